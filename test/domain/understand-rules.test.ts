import fc from "fast-check";
import { expect, test } from "vitest";
import { isIn } from "#domain/search/bloom-filter.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { whatIsLearnt } from "#domain/search/learnt.ts";
import { emptyQuery } from "#domain/search/query.ts";
import type { Answers, NamedPlace } from "#domain/search/questions.ts";
import { keyOf, slipsBetween } from "#domain/search/terms.ts";
import { understand } from "#domain/search/understand.ts";
import { correctedByDictionary } from "#domain/search/words-alike.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { namedCities } from "#drizzle/seed/reference.ts";
import "../support/intents.ts";

const town = (id: string, name: string, country_id: string, population: number, ...keys: string[]): NamedPlace => ({
	id,
	name,
	country_id,
	population,
	keys,
});
const answersOf = (...places: NamedPlace[]): Answers => ({ places, words: new Map() });

function read(q: string, answers = answersOf()) {
	const { understanding, questions } = understand({ ...emptyQuery, q }, dictionary(), answers);
	const { place, origin, filters, available, otherLanguage } = understanding;
	return { place: place?.name, country: place?.country_id, origin, available, otherLanguage, filters, questions };
}
const askedOf = (q: string) => understand({ ...emptyQuery, q }, dictionary(), null).questions?.places ?? [];

test.each([
	"mein chef zahlt die überstunden nicht",
	"beschwerde formulieren schule",
	"want to open an llc in the states from pakistan",
	"апостиль на диплом алматы срочно",
	"出生证明 公证 翻译",
])("What holds no name of a place in the world asks the database for none: %s", (q) => {
	expect(understand({ ...emptyQuery, q }, dictionary(), null).questions).toBeNull();
});

test("Every place of the lexicon is asked for by each of its names", () => {
	const { placeKeys } = whatIsLearnt() ?? expect.fail("nothing is learnt");
	const places = namedCities(loadPlaces());
	const keys = places.flatMap((place) => place.keys);
	expect(keys.length).toBeGreaterThan(50_000);
	expect(keys.filter((key) => !isIn(placeKeys, key))).toEqual([]);
	const others = Array.from({ length: 10_000 }, (_, i) => `qx${i}`).filter((key) => isIn(placeKeys, key));
	expect(others.length).toBeLessThan(20);
	const town = places.findLast(({ country_id }) => country_id === "ES") ?? expect.fail("Spain has no town");
	expect(askedOf(`abogado en ${town.name}`)).toContain(keyOf(town.name));
});

test("A word for money behind a number is no town", () => {
	const lira = town("230166", "Lira", "UG", 119_323, "lira");
	expect(read("istanbul 500 lira", answersOf(lira))).toMatchObject({ place: "Istanbul", origin: null });
	expect(read("lawyer in lira", answersOf(lira))).toMatchObject({ place: "Lira" });
});

test.each([
	["marokkanische studentin mit zusage für ein studium in wien", "MA", "Vienna"],
	["retraité français, je veux vivre à lisbonne", "FR", "Lisbon"],
	["ingeniero colombiano quiere trabajar en berlín", "CO", "Berlin"],
])("A people beside what somebody does is where they come from: %s", (q, origin, place) => {
	expect(read(q)).toMatchObject({ origin, place, filters: { language: null } });
});

test("Of two peoples the one that is not at home where help is wanted says where from", () => {
	expect(read("my fiancée is thai, i am british, we want to marry in bangkok")).toMatchObject({
		place: "Bangkok",
		origin: "GB",
	});
});

test("Whose people somebody is says more than where they have been", () => {
	expect(read("afghanische familie, waren im iran, asyl in berlin")).toMatchObject({ origin: "AF", place: "Berlin" });
});

test("Citizenship of a state is wanted there, and asks for nobody who speaks its language", () => {
	for (const q of ["spanish citizenship", "how do i become a spanish citizen"])
		expect(read(q)).toMatchObject({ country: "ES", origin: null, filters: { language: null } });
});

test.each([
	["lawyer who speaks gujarati", "gu"],
	["interprète soninké pour l'ofpra", "snk"],
	["court interpreter sesotho", "st"],
	["abogado que hable bereber", "zgh"],
	["বাংলা আইনজীবী", "bn"],
])("A language that nobody here may name yet is known: %s", (q, language) => {
	expect(read(q).otherLanguage).toBe(language);
});

test("A language at the end of a few wishes is one of them", () => {
	expect(read("anwalt arbeitsrecht telefonisch heute noch, rumänisch").otherLanguage).toBe("ro");
});

test("An embassy is where somebody is, not where they want help", () => {
	expect(read("zusage der universität wien, botschaft rabat lehnt mein visum ab")).toMatchObject({
		place: "Vienna",
		origin: "MA",
	});
});

test("From one country to another: the first is where somebody comes from", () => {
	expect(read("germany to netherlands work permit")).toMatchObject({ country: "NL", origin: "DE" });
	expect(read("台湾人嫁到德国")).toMatchObject({ country: "DE", origin: "TW" });
});

test("Behind an indefinite article stands a thing, no city", () => {
	expect(read("acheter un riad à marrakech").place).toBe("Marrakesh");
});

test("Two letters behind a country are no state of America", () => {
	expect(read("half a year in croatia, ok?").country).toBe("HR");
});

test("In capitals among small letters LA is Los Angeles", () => {
	expect(read("green card lawyer LA").place).toBe("Los Angeles");
	expect(read("avocat LA ROCHELLE").place).toBeUndefined();
});

test("Bali is an island of Indonesia, not only its largest city", () => {
	expect(read("notary in bali").place).toBe("Indonesia");
});

test.each([
	["adwokat w Łodzi", "Łódź"],
	["محامي بحلب", "Aleppo"],
])("Short and bent names of cities are known: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test("What only a country is called by is where help is wanted, though its people are called alike", () => {
	expect(read("tayland emeklilik vizesi danışman")).toMatchObject({ country: "TH", origin: null });
	expect(read("obywatelstwo litewskie po dziadku")).toMatchObject({ country: "LT", origin: null });
	expect(read("badante ucraina senza contratto").country).not.toBe("UA");
});

test("A town is known amid a request by its accent, or because it is no word at all", () => {
	const [liege, paphos] = [town("1", "Liège", "BE", 182_597, "liege"), town("2", "Paphos", "CY", 35_961, "paphos")];
	const evicted = "avocat gratuit liège expulsion du logement";
	expect(askedOf(evicted)).toContain("liege");
	expect(read(evicted, answersOf(liege)).place).toBe("Liège");
	expect(read("avocat gratuit liege expulsion du logement", answersOf(liege)).place).toBeUndefined();
	const bought = "kaufvertrag reihenhaus paphos auf griechisch, was unterschreib ich da überhaupt";
	expect(askedOf(bought)).toContain("paphos");
	expect(read(bought, answersOf(paphos)).place).toBe("Paphos");
	const somebodys = bought.replace("paphos", "Paphos & Söhne");
	expect(read(somebodys, answersOf(paphos)).place).toBeUndefined();
});

test("A term of a country may hold a city or a language, which are read as well", () => {
	const geneva = town("2660646", "Genève", "CH", 183_981, "geneve");
	expect(askedOf("permis b genève échéance en mars")).toContain("geneve");
	expect(read("permis b genève échéance en mars", answersOf(geneva)).place).toBe("Genève");
	expect(read("tłumacz przysięgły ukraiński").otherLanguage).toBe("uk");
	const green = town("1", "Green", "US", 25_000, "green");
	expect(read("abogado para la green card", answersOf(green))).toMatchObject({ place: "United States" });
});

test("Beside a word for a city a country is the city of that name", () => {
	expect(read("fiduciaire luxembourg ville")).toMatchObject({ place: "Luxembourg", country: "LU" });
	const { understanding } = understand({ ...emptyQuery, q: "fiduciaire luxembourg ville" }, dictionary(), answersOf());
	expect(understanding.place?.population).toBeGreaterThan(0);
});

test("A long word with a slip is a city, wherever it stands; a shorter one only where a place may stand, and with its first letter", () => {
	const bremerhaven = town("2944368", "Bremerhaven", "DE", 117_446, "bremerhaven");
	const slips = (q: string, word: string, ...near: (string | NamedPlace)[]) =>
		read(q, {
			places: near.filter((one) => typeof one !== "string"),
			words: new Map([[word, { isText: false, isName: false, near }]]),
		}).place;
	expect(slips("vom gerüst bremerhafen und der chef zahlt nicht", "bremerhafen", bremerhaven)).toBe("Bremerhaven");
	expect(slips("wala akong pambayad sa abogado tsaka di ako makabyahe", "tsaka")).toBeUndefined();
});

test("A small town is known by its state, which people write in capitals", () => {
	const griffith = town("2165200", "Griffith", "AU", 18_154, "griffith");
	expect(read("hurt my back on a farm near griffith nsw", answersOf(griffith)).place).toBe("Griffith");
	expect(read("lawyer qld").country).toBe("AU");
});

test.each([
	["notary under 80 euros", "80 euros", 100],
	["notary under 100 euros", undefined, undefined],
	["notary istanbul max 500 lira", "500 lira", 50],
])("A sum below the fee that is filtered by is told: %s", (q, said, fee_max) => {
	const answers: Answers = { ...answersOf(), perEur: { TRY: 49 } };
	const { understanding } = understand({ ...emptyQuery, q }, dictionary(), answers);
	expect(understanding.filters.fee_max).toBe(fee_max ?? 100);
	expect(understanding.feeBelow ?? undefined).toEqual(said && { said, fee_max });
});

test("A small word is a town behind a professional, where one of that name is", () => {
	const como = town("1", "Como", "IT", 83_000, "como");
	expect(askedOf("avvocato a como per frontalieri")).toContain("como");
	expect(read("avvocato a como per frontalieri", answersOf(como)).place).toBe("Como");
	expect(read("como puedo pedir asilo", answersOf(como)).place).toBeUndefined();
});

test("Whoever says that they live there names a town", () => {
	const annemasse = town("1", "Annemasse", "FR", 36_000, "annemasse");
	expect(askedOf("frontalier habitant annemasse, où déclarer")).toContain("annemasse");
	expect(read("frontalier habitant annemasse, où déclarer", answersOf(annemasse)).place).toBe("Annemasse");
});

test("A town is told from its namesake by the river that it lies at", () => {
	const oder = town("1", "Frankfurt (Oder)", "DE", 58_000, "frankfurtoder", "frankfurtanderoder");
	expect(askedOf("anwalt in frankfurt an der oder")).toContain("frankfurtanderoder");
	expect(read("anwalt in frankfurt an der oder", answersOf(oder)).place).toBe("Frankfurt (Oder)");
});

test("A word with the accents of a town is no word of a language that has none", () => {
	const liege = town("1", "Liège", "BE", 180_000, "liege");
	expect(read("acte de mariage à faire traduire pour l'état civil de liège", answersOf(liege)).place).toBe("Liège");
	expect(read("ich liege im krankenhaus", answersOf(liege)).place).toBeUndefined();
});

test("A name that begins with an article is found behind a preposition", () => {
	const aquila = town("1", "L'Aquila", "IT", 70_000, "laquila");
	expect(askedOf("notaio all'aquila")).toContain("laquila");
	expect(read("notaio all'aquila", answersOf(aquila)).place).toBe("L'Aquila");
});

test.each([
	["avvocato all'Aia", "The Hague"],
	["L'Aia notaio", "The Hague"],
	["avvocato all'Avana", "Havana"],
	["avocat au Caire", "Cairo"],
	["avocat au Cap", "Cape Town"],
	["avvocato al Cairo", "Cairo"],
])("A large town whose name begins with an article is found behind a preposition: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test.each(["mon patron au ciné ne paie pas les heures", "avocat, perdu au pari en ligne"])(
	"What stands behind such a preposition is no place of two words that is spelt like it: %s",
	(q) => {
		expect(read(q).place).toBeUndefined();
	},
);

test("A French town with an article is told from the word that it is", () => {
	const port = town("1", "Le Port", "FR", 35_000, "leport");
	const havre = town("2", "Le Havre", "FR", 170_000, "lehavre");
	expect(askedOf("avocat au Havre")).toContain("lehavre");
	expect(read("avocat au havre", answersOf(havre)).place).toBe("Le Havre");
	expect(read("avocat au Port", answersOf(port)).place).toBe("Le Port");
	expect(read("mes meubles sont bloqués au port", answersOf(port)).place).toBeUndefined();
});

test("A town that films have made a common word is a town", () => {
	const winterthur = town("1", "Winterthur", "CH", 92_000, "winterthur");
	expect(read("arbeitsvertrag durchlesen lassen winterthur", answersOf(winterthur)).place).toBe("Winterthur");
});

test("A city that a treaty is called by is the city at the end of a sentence too", () => {
	expect(read("my manager keeps cutting my tips dublin").place).toBe("Dublin");
});

test("A town of 50,000 whose name is no word is a town within a sentence", () => {
	const emmen = town("1", "Emmen", "NL", 57_000, "emmen");
	const q = "eritrese jongen van 17 in azc emmen wil zijn moeder laten overkomen";
	expect(read(q, answersOf(emmen)).place).toBe("Emmen");
});

test("A thing with its article is no town, unless it is written like one or stands among few words", () => {
	expect(read("unos policías me quitaron la plata y me rompieron el permiso")).toMatchObject({ place: undefined });
	expect(read("unos policías me quitaron la plata y me rompieron el permiso").origin).toBeNull();
	expect(read("abogado la plata").place).toBe("La Plata");
});

test("Of the Polish endings that fit a word the longest is meant", () => {
	const busia = town("1", "Busia", "KE", 71_000, "busia");
	expect(read("szef potrącił mi z wypłaty za zderzak w busie", answersOf(busia)).place).toBeUndefined();
});

test.each([
	["notary Argentina", "Argentina"],
	["company formation estonia", "Estonia"],
	["Notar Polen", "Poland"],
	["Anwalt Indien", "India"],
	["notario suiza", "Switzerland"],
	["immigration lawyer philippines", "Philippines"],
])("A country behind a matter is one, though a woman or a people be called so: %s", (q, place) => {
	expect(read(q)).toMatchObject({ place, origin: null });
});

test.each([
	["abogada argentina", "AR"],
	["avocat algérien", "DZ"],
	["notario argentina madrid", "AR"],
])("Who is called like a country in another language is somebody from there: %s", (q, origin) => {
	expect(read(q).origin).toBe(origin);
});

test("A common name that somebody here bears is that name, though a town is called so", () => {
	const garcia = town("1", "García", "MX", 94_000, "garcia");
	const names = (...words: string[]) => new Map(words.map((word) => [word, { isText: true, isName: true, near: [] }]));
	const known = { places: [garcia], words: names("maria", "garcia") };
	for (const q of ["maria garcia", "garcia", "lawyer garcia"]) expect(read(q, known).place, q).toBeUndefined();
	expect(read("lawyer in garcia", known).place).toBe("García");
});

test("An everyday word is no small town of that name, unless it is written or led to like one", () => {
	const police = answersOf(town("1", "Police", "PL", 34_000, "police"));
	for (const q of ["police", "avocat police", "lawyer police"]) expect(read(q, police).place, q).toBeUndefined();
	for (const q of ["Police", "avocat à Police", "adwokat w police"]) expect(read(q, police).place, q).toBe("Police");
	const prato = answersOf(town("2", "Prato", "IT", 195_000, "prato"));
	for (const q of ["prato", "avvocato prato"]) expect(read(q, prato).place, q).toBe("Prato");
});

test("An everyday word that nobody is called by leads to who deals with it, and offers what it may be about", () => {
	const held = (isName: boolean): Answers => ({
		places: [],
		words: new Map([["husband", { isText: isName, isName, near: [] }]]),
	});
	const of = (answers: Answers) => understand({ ...emptyQuery, q: "husband" }, dictionary(), answers).understanding;
	const nobody = of(held(false));
	expect(nobody.filters.category).toBe("family_marriage_law");
	expect(nobody.alternatives).toContain("divorce");
	expect(of(held(true))).toMatchObject({ filters: { category: null }, words: ["husband"] });
});

test.each([
	["tax advisor London under £80", "GBP", 0.87, 100],
	["avocat moins de 200 francs suisses", "CHF", 0.93, 350],
	["юрист до 5 000 рублей", "RUB", 95, 100],
	["不超过800元的律师", "CNY", 8.2, 100],
	["adwokat poniżej 300 zł", "PLN", 4.2, 100],
	["lawyer under 100 dollars", "USD", 1.16, 100],
	["yurist ne dorozhe 200 dollarov", "USD", 1.16, 200],
	["abogado po, 50 dollars lang budget", "USD", 1.16, 50],
])(
	"A fee in another currency is compared in euro, by the rate of that currency: %s",
	(q, currency, perEur, ceiling) => {
		const asked = understand({ ...emptyQuery, q }, dictionary(), null);
		expect(asked.questions?.currencies).toEqual([currency]);
		expect(asked.understanding.filters.fee_max).toBeNull();
		expect(read(q, { ...answersOf(), perEur: { [currency]: perEur } }).filters.fee_max).toBe(ceiling);
		expect(read(q, answersOf()).filters.fee_max).toBeNull();
	},
);

test.each([
	["abogado en Bogotá hasta 400 mil pesos", "COP", 4_500, 100],
	["abogado en Buenos Aires, máximo 80 mil pesos", "ARS", 1_600, 50],
	["محامي في الكويت بحدود 60 دينار", "KWD", 0.36, 200],
	["محاسب في لندن أقل من مية جنيه", "GBP", 0.87, 200],
	["lawyer in Sydney under 150 dollars", "AUD", 1.7, 100],
	["lawyer Ho Chi Minh City under 500k", "VND", 30_000, 50],
])(
	"What several countries call their money is that of the country where help is wanted: %s",
	(q, currency, rate, ceiling) => {
		const perEur = { USD: 1.16, EGP: 55, [currency]: rate };
		expect(understand({ ...emptyQuery, q }, dictionary(), null).questions?.currencies).toContain(currency);
		expect(read(q, { ...answersOf(), perEur }).filters.fee_max).toBe(ceiling);
	},
);

test.each([
	["tax advisor by phone, under 80", 100],
	["vertaler Gent niet duurder dan 120", 200],
	["avvocato divorzio, budget 150", 200],
])("A number that words call a price is one without its currency: %s", (q, ceiling) => {
	expect(read(q).filters.fee_max).toBe(ceiling);
});

test.each(["abogado máximo 500 euros", "abogado 500 euros como máximo", "lawyer, not more than 500 euro"])(
	"The words that make a sum the most to pay say nothing else, and go with it: %s",
	(q) => {
		const { filters, alternatives, words, understood } = understand(
			{ ...emptyQuery, q },
			dictionary(),
			answersOf(),
		).understanding;
		expect(filters).toMatchObject({ tier: "licensed_lawyer", legal_service: null, fee_max: 500 });
		expect({ alternatives, words }).toEqual({ alternatives: [], words: [] });
		const [range] = understood.find(({ kind }) => kind === "fee_max")?.ranges ?? [];
		expect((q.slice(0, range?.start) + q.slice(range?.end)).trim()).toMatch(/^(?:abogado|lawyer,)$/);
	},
);

test("Pesos and dinars of no country are no fee, for they differ too much", () => {
	const perEur = { MXN: 21, COP: 4_500, KWD: 0.36, IQD: 1_500 };
	for (const q of ["abogado máximo 500 pesos", "محامي بحدود 60 دينار"])
		expect(read(q, { ...answersOf(), perEur }).filters.fee_max, q).toBeNull();
});

test.each([
	"lawyer for children under 18",
	"up to 3 years in prison",
	"visa bis 90 Tage",
	"under 5000000 rubles",
	"tourist visa, maximum 90 days",
	"prison until 2031",
])("A number that is no price, or beyond what anybody charges, is no fee: %s", (q) => {
	expect(read(q, { ...answersOf(), perEur: { RUB: 95 } }).filters.fee_max).toBeNull();
});

test.each(["strafverteidiger", "abogado penalista", "drunk driving", "刑事律师", "адвокат по уголовным делам"])(
	"Whoever defends against a criminal charge is a licensed lawyer: %s",
	(q) => {
		expect(read(q).filters).toMatchObject({ tier: "licensed_lawyer", category: null });
	},
);

test("Granada is the city in Spain, Grenada the country", () => {
	expect(read("abogado en granada")).toMatchObject({ place: "Granada", country: "ES" });
	expect(read("lawyer in grenada")).toMatchObject({ country: "GD" });
});

test("Dutch 'van' and 'naar' lead from one place to another", () => {
	const brugge = town("1", "Brugge", "BE", 117_000, "brugge");
	const q = "van brugge naar kaapstad verhuizen met mijn pensioentje, wat moet ik aanvragen";
	expect(read(q, answersOf(brugge))).toMatchObject({ place: "Cape Town", origin: "BE" });
});

test("A day by which something must be done is no day to meet", () => {
	expect(read("hab einen aufhebungsvertrag bekommen, soll bis morgen unterschreiben").available).toBeNull();
	expect(read("anwalt für aufhebungsvertrag morgen").available).toBe("tomorrow");
});

test("Work for nothing and trouble in the office are no wishes of how to meet", () => {
	expect(read("szef każe robić nadgodziny za darmo").filters.free_consultation).toBe(false);
	expect(read("दफ़्तर में मेरे रंग को लेकर ताने मारते हैं").filters.mode).toBeNull();
});

test.each([
	"no puedo pagar un abogado para el divorcio",
	"kann mir keinen anwalt leisten",
	"I don't have money lawyer Berlin",
	"parasız avukat",
	"محامي طلاق وليس معي مال",
])("Whoever cannot pay a lawyer asks for legal aid: %s", (q) => {
	expect(read(q).filters.legal_aid).toBe(true);
});

test.each([
	["signed a loan for my cousin jordan and now the bank wants all of it from me"],
	["santiago me ofreció ser socio de su taquería, quiero que quede por escrito"],
	["found a piece of glass in the turkey i bought and the shop won't give money back"],
	['my shop is called "paris fashion" and somebody else has taken the name'],
	["il volo per tirana è partito con nove ore di ritardo"],
	["夫が子どもを連れて行った、ハーグ条約は使えますか"],
	["عندي بصمة دبلن وخايف يرجعوني"],
])("What people, shops, treaties and flights are called by is no place where help is wanted: %s", (q) => {
	expect(read(q).place).toBeUndefined();
});

test.each([
	["my husband london job visa", "London"],
	["moved from sydney to paris and my landlord keeps the deposit", "Paris"],
	["avvocato a como per divorzio", "Como"],
])("A name that people bear too is a town where words lead to it: %s", (q, place) => {
	expect(read(q, answersOf(town("900", "Como", "IT", 84_000, "como"))).place).toBe(place);
});

test.each([
	["nhs wants 7,000 for the birth of my son", "GB"],
	["gardai searched me because i am black", "IE"],
	["actiris et onem me renvoient l'un à l'autre", "BE"],
	["iras寄信話我欠稅", "SG"],
])("An office that only one country has says where, whatever the matter: %s", (q, country) => {
	expect(read(q).country).toBe(country);
});

test.each([
	["landlord in hackney wants me out", "London"],
	["anmeldung neukölln termin", "Berlin"],
	["tsim sha tsui employer keeps my passport", "Hong Kong"],
])("A well-known part of a city is that city: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test("A city of the country that a permit implies is meant", () => {
	expect(read("stamp 2 permission in dublin, can i work more hours").place).toBe("Dublin");
});

test("A country within the name of a permit is where people come from", () => {
	expect(read("tps honduras terminated")).toMatchObject({ country: "US", origin: "HN" });
});

test.each([
	["vertrag auf englisch, bitte durchsehen bevor ich unterschreibe"],
	["please read my contract in english before i sign it on friday"],
])("The language of a text is not one that somebody must speak: %s", (q) => {
	expect(read(q).filters.language).toBeNull();
});

test("What is bought or sold online says nothing of how to meet", () => {
	expect(read("i sold my car online and the buyer never paid").filters.mode).toBeNull();
});

test("A text that is to be translated says which language the translator must know", () => {
	for (const q of ["translate documents in arabic", "übersetzung vertrag auf arabisch"])
		expect(read(q).filters.language, q).toBe("ar");
});

test("A name that people bear too is a place beside its country, and a word like a treaty's takes no other city away", () => {
	expect(read("the landlord wants me out of the flat adelaide australia").place).toBe("Adelaide");
	expect(read("ich brauche hilfe, asyl verfahren frankfurt läuft schon lange").place).toBe("Frankfurt am Main");
});

test("Of two languages of a translation the translator must know the one that the text is in", () => {
	expect(read("traduire mon diplôme de l'ukrainien au français strasbourg").otherLanguage).toBe("uk");
	expect(read("ترجمة محلفة شهادة ميلاد من العربي للبرتغالي").filters.language).toBe("ar");
});

test("Whoever says where they are has somebody act for them there, in what lies elsewhere", () => {
	expect(read("poder para vender mi piso en bogotá, estoy en madrid")).toMatchObject({ place: "Madrid", origin: "CO" });
	expect(read("power of attorney for my flat in warsaw, i am in dublin")).toMatchObject({
		place: "Dublin",
		origin: "PL",
	});
});

test("A call to an office, somebody's own phone and an interview at the office are no ways to meet", () => {
	for (const q of [
		"un gendarme m'a giflé au contrôle et garde mon téléphone, dakar",
		"老板拖了五个月工资 还说我再要就打电话给移民局",
		"从福州来洛杉矶 政庇面谈通知到了 很紧张",
	])
		expect(read(q).filters.mode, q).toBeNull();
	expect(read("lawyer by phone madrid").filters.mode).toBe("phone");
});

test("A word of one language that a town is called in another is the town only behind a preposition", () => {
	expect(read("attestation sur l'honneur que je vis seul").place).toBeUndefined();
	expect(read("quero abrir uma empresa em seul com um sócio").place).toBe("Seoul");
});

test("At the end of a request a name is where, unless somebody is called so", () => {
	expect(read("teacher degree from zimbabwe recognised adelaide").place).toBe("Adelaide");
	for (const q of ["my boss is called jordan", "i have not heard from my son jordan"])
		expect(read(q).place, q).toBeUndefined();
});

test.each([
	["geçen hafta geldik şimdi atinadayız sığınma için", "Athens"],
	["адвокат в буэнос айресе", "Buenos Aires"],
	["адвокат в нижнем новгороде", "Nizhniy Novgorod"],
	["شريكي بالمطعم بساو باولو عم يسحب مصاري", "São Paulo"],
	["переезд в новую зеландию виза", "New Zealand"],
	["адвокат у ґданську", "Gdańsk"],
	["وكيل مهاجرت در تورنتو", "Toronto"],
])("Names of places are known as grammar bends them, of two words as well: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test("A long word that is none is a town in a story, however small, and a short Arabic one is not", () => {
	const naaldwijk = answersOf(town("1", "Naaldwijk", "NL", 17_700, "naaldwijk"));
	expect(read("60 uur per week in de tomatenkas naaldwijk met 12 man in 1 huis", naaldwijk).place).toBe("Naaldwijk");
	const qamsar = (people: number) => answersOf(town("3", "Qamsar", "IR", people, keyOf("قمصر")));
	expect(read("طلاق قمصر", qamsar(17_000)).place).toBeUndefined();
	expect(read("طلاق قمصر", qamsar(400_000)).place).toBe("Qamsar");
	expect(read("طلاق در قمصر", qamsar(17_000)).place).toBe("Qamsar");
	const meaux = answersOf(town("2", "Meaux", "FR", 55_000, "مو"));
	expect(read("المالك مو راضي يوقع العقد", meaux).place).toBeUndefined();
});

test("A city with a slip in it is known at the end of a request, a country anywhere", () => {
	const near = (word: string, place: NamedPlace): Answers => ({
		places: [place],
		words: new Map([[word, { isText: false, isName: false, near: [place] }]]),
	});
	const eindhoven = town("1", "Eindhoven", "NL", 235_000, "eindhoven");
	expect(read("verlenging verblijfsvergunning voor vrouw eindhven", near("eindhven", eindhoven)).place).toBe(
		"Eindhoven",
	);
	const taverny = town("2", "Taverny", "FR", 26_000, "taverny");
	expect(read("boss keeps my tips at the tavern", near("tavern", taverny)).place).toBeUndefined();
	const unknown: Answers = { places: [], words: new Map([["bagladesh", { isText: false, isName: false, near: [] }]]) };
	expect(read("how can i bring my wife from bagladesh quickly", unknown).origin).toBe("BD");
});

test("In a run of Chinese or Japanese a small place is known at its beginning, or in katakana", () => {
	const chiangMai = answersOf(town("1", "Chiang Mai", "TH", 200_000, "清迈"));
	expect(askedOf("清迈养老签")).toContain("清迈");
	expect(read("清迈养老签", chiangMai).place).toBe("Chiang Mai");
	const graz = answersOf(town("2", "Graz", "AT", 290_000, "グラーツ"));
	expect(askedOf("グラーツに引っ越して住所登録したい")).toContain("グラーツ");
	expect(read("グラーツに引っ越して住所登録したい", graz).place).toBe("Graz");
	const dongfang = answersOf(town("3", "Dongfang", "CN", 440_000, "东方"));
	expect(read("东方航空取消航班退款", dongfang).place).toBeUndefined();
});

test("A people before a comma is somebody's, and no law's", () => {
	expect(read("tunisienne, visa refusé deux fois pour voir ma sœur à turin")).toMatchObject({
		place: "Turin",
		origin: "TN",
	});
});

test("A phone that is off, a dismissal by phone and a night that is over are no wishes of how or when to meet", () => {
	for (const q of [
		"paid a man 4000 for a visa, no visa, phone off",
		"a fábrica em luanda despediu me por telefone",
		"soll heute noch aufhebungsvertrag unterschreiben 4000 abfindung",
		"पति मारता है, कल रात घर से निकाल दिया",
	]) {
		const { filters, available } = read(q);
		expect([filters.mode, available], q).toEqual([null, null]);
	}
});

test("A fee is read in the digits of every script", () => {
	expect(read("وکیل طلاق زیر ۱۰۰ یورو").filters.fee_max).toBe(100);
	expect(read("委任状 100ユーロまで").filters.fee_max).toBe(100);
});

test("Whoever asks for the citizenship of their forebears wants that of their country", () => {
	expect(read("mio nonno era di udine e vorrei diventare cittadino italiano").country).toBe("IT");
	expect(read("mio nonno era di napoli e vorrei diventare cittadino italiano").place).toBe("Italy");
	expect(read("mio nonno è morto a napoli, chi mi fa la successione").place).toBe("Naples");
});

test("An office says where, unless a place elsewhere is likelier", () => {
	expect(read("migrationsverket به برادرم سه بار منفی داده گفتن باید برگرده کابل")).toMatchObject({
		country: "SE",
		origin: "AF",
	});
});

test("The language of a text in Chinese, and one that is taught, are none that a professional must speak", () => {
	expect(read("利马进货合同全是西班牙文 怕被坑")).toMatchObject({ place: "Lima", filters: { language: null } });
	expect(read("在釜山补习班教中文 院长两个月薪水没发").filters.language).toBeNull();
	expect(read("会说西班牙语的律师").filters.language).toBe("es");
});

test("In Chinese the own country is China, in Japanese it is no place", () => {
	const { country, origin } = read("国内的出生公证拿到墨尔本用");
	expect([country, origin].sort()).toEqual(["AU", "CN"]);
	expect(read("国内の会社に解雇された").place).toBeUndefined();
});

test("A town is told from the region of its name", () => {
	const phuket = answersOf(town("1", "Phuket", "TH", 90_000, "phuket"));
	expect(askedOf("lawyer in phuket")).toContain("phuket");
	expect(read("lawyer in phuket", phuket).place).toBe("Phuket");
	const california: NamedPlace = { ...town("2", "California", "US", 60_000, "california"), region: "Maryland" };
	expect(read("lawyer in california", answersOf(california)).place).toBe("United States");
});

test.each([
	["ミャンマーにいる妹を仙台の日本語学校に呼びたい", "student_visa_application"],
	["jordan marriage paper must be in english for the home office", "civil_certificate_translation"],
])(
	"A language that is named says something of the matter, and a run without spaces is heard whole: %s",
	(q, service) => {
		expect(read(q).filters.legal_service).toBe(service);
	},
);

test("Whoever cannot pay a lawyer asks for one", () => {
	expect(read("I can't afford a lawyer, my landlord locked me out").filters).toMatchObject({
		legal_aid: true,
		tier: null,
		legal_service: "eviction_defence",
	});
	expect(read("kann mir keinen Anwalt leisten").filters).toMatchObject({ legal_aid: true, tier: "licensed_lawyer" });
});

test.each([
	["NIE 予約サイトいつも満席", "ES"],
	["wie bekomme ich eine NIE Nummer vor dem Umzug", "ES"],
	["was ist eine nie gestellte Rechnung", undefined],
	["ICH HABE NIE EINE RECHNUNG BEKOMMEN", undefined],
])("An abbreviation says its country in capitals, or among words of another script: %s", (q, country) => {
	expect(read(q).country).toBe(country);
});

test.each([
	["отказали в немецкой визе, что делать", "DE"],
	["on m'a refusé le visa canadien", "CA"],
	["renouveler mon titre de séjour belge", "BE"],
	["my greek landlord keeps the deposit", "GR"],
	["le fisc espagnol me réclame 4000", "ES"],
	["رفضولي الفيزا الفرنسية", "FR"],
	["alman vatandaşlığına başvurmak istiyorum", "DE"],
	["odmówiono mi brytyjskiej wizy", "GB"],
	["voglio la cittadinanza svizzera", "CH"],
])("Whose visa, tax office, landlord or citizenship it is says where, in few words too: %s", (q, country) => {
	expect(read(q)).toMatchObject({ country, origin: null, filters: { language: null } });
});

test.each([
	["墨尔本 学生签被拒 想找会说中文的", "zh"],
	["ubezpieczyciel nie płaci za zalaną kuchnię, potrzebny ktoś kto mówi po angielsku", "en"],
	["wollen ein haus auf teneriffa kaufen, wer prüft uns das auf deutsch", "de"],
	["qui a signé le bail en anglais", null],
	["открыть ИП в ереване, я россиянин, можно по видео", null],
])("Who looks for somebody who speaks a language is understood in a story as well: %s", (q, language) => {
	expect(read(q).filters.language).toBe(language);
});

test.each([
	["I don't speak German, landlord threw me out in berlin"],
	["i cant speak german lawyer berlin"],
	["no hablo alemán, abogado en Berlín"],
	["je ne parle pas allemand, besoin d'un avocat à Berlin"],
	["ich spreche kein deutsch, anwalt berlin"],
	["non parlo tedesco avvocato berlino"],
	["não falo alemão, advogado em berlim"],
	["ik spreek geen duits, advocaat berlijn"],
	["не говорю по-немецки, адвокат берлин"],
	["не розмовляю німецькою адвокат берлін"],
	["nie mówię po niemiecku, prawnik berlin"],
	["almanca bilmiyorum avukat berlin"],
	["ما بحكي الماني محامي في برلين"],
	["آلمانی بلد نیستم وکیل برلین"],
	["मुझे जर्मन नहीं आती, बर्लिन में वकील"],
	["我不会说德语 柏林律师"],
	["ドイツ語が話せません ベルリン 弁護士"],
	["tôi không nói được tiếng Đức, luật sư berlin"],
	["hindi ako marunong mag german, abogado berlin"],
])("A language that somebody does not speak is none to look for: %s", (q) => {
	expect(read(q)).toMatchObject({ place: "Berlin", filters: { language: null } });
});

test.each([
	["lawyer who does not speak only english", "en"],
	["no tengo dinero, abogado que hable árabe", "ar"],
	["не знаю что делать, нужен русскоязычный адвокат", "ru"],
	["je ne sais pas quoi faire, avocat qui parle arabe", "ar"],
	["hindi speaking lawyer in dubai", "hi"],
])("What else is denied says nothing of the language: %s", (q, language) => {
	expect(read(q).filters.language).toBe(language);
});

test.each([
	["محامي هجرة بالهند", { country: "IN" }],
	["تأشيرة للصين", { country: "CN" }],
	["محامي طلاق وألمانيا", { country: "DE" }],
	["em quê Đà Nẵng, làm ở Praha, chủ không trả lương", { country: "CZ", origin: "VN" }],
	["адвокат у Празі", { country: "CZ" }],
])("Grammar bends the names of countries: %s", (q, expected) => {
	expect(read(q)).toMatchObject(expected);
});

test.each([
	["got an rfe on my petition", "US"],
	["lost my w2", "US"],
	["lost my brp", "GB"],
	["szef nie dał c4", "BE"],
	["600 euro zurück", undefined],
	["sat in my shop for two days", undefined],
	["got an rfe, i live in berlin", "DE"],
])("An abbreviation of one country says it in small letters too, unless a place is named: %s", (q, country) => {
	expect(read(q).country).toBe(country);
});

test.each([
	["psw 学校还没report毕业 学签下周到期", "GB"],
	["psw for my old mother, she has dementia", undefined],
])("What is another word elsewhere says its country where the matter fits: %s", (q, country) => {
	expect(read(q).country).toBe(country);
});

test.each([
	["beglaubigte kopie reisepass bern", town("2661552", "Bern", "CH", 121_631, "bern")],
	["visto de estudante negado coimbra, sou de luanda", town("2740637", "Coimbra", "PT", 106_582, "coimbra")],
])("What people tell as the name of a town alone is no word, wherever it stands: %s", (q, place) => {
	expect(read(q, answersOf(place))).toMatchObject({ place: place.name, country: place.country_id });
});

test.each([
	["wann hat die stadtbücherei in hamburg offen"],
	["كم سعر الذهب اليوم في دبي عيار ٢١"],
	["graz ta en iyi döner nerde"],
])("What needs no professional is wanted nowhere: %s", (q) => {
	expect(read(q)).toMatchObject({ place: undefined, filters: { category: null, place: null } });
});

test("Who names only a place, a lawyer or somebody there is sent there", () => {
	const people: Answers = {
		places: [],
		words: new Map(["anna", "huber"].map((word) => [word, { isText: false, isName: true, near: [] }])),
	};
	for (const q of ["hamburg", "anwalt hamburg", "hamburg heute noch"]) expect(read(q).place, q).toBe("Hamburg");
	expect(read("anna huber hamburg", people).place).toBe("Hamburg");
});

test("A chosen place or service stays, whatever the words are about", () => {
	const q = "wann hat die stadtbücherei in hamburg offen";
	const chosen = { ...emptyQuery, q, service: "divorce" as const };
	expect(understand(chosen, dictionary(), answersOf()).understanding.place?.name).toBe("Hamburg");
	const there = { ...emptyQuery, q, location: "Berlin" };
	expect(understand(there, dictionary(), answersOf()).understanding.place?.name).toBe("Berlin");
});

test.each([["i speak arabic and french, lawyer madrid"], ["hablo arabe y frances, abogado madrid"]])(
	"A second language that somebody speaks is no people of theirs: %s",
	(q) => {
		expect(read(q)).toMatchObject({ place: "Madrid", origin: null, filters: { language: "ar" } });
	},
);

test("A lawyer is one in Arabic that is written in Latin letters, too", () => {
	for (const q of ["mohami madrid", "mo7ami f Madrid"])
		expect(read(q), q).toMatchObject({ place: "Madrid", filters: { tier: "licensed_lawyer" } });
});

test.each([
	["hurt at the plant, red deer alberta", "work_accident"],
	["immigration judge in el paso gave me a date, i have no lawyer and no money for one", "deportation_defence"],
])("What one clause tells is not watered down by the others: %s", (q, legal_service) => {
	expect(read(q).filters).toMatchObject({ legal_service });
});

test("A slip is mended as if it were compared with every word of the dictionary", () => {
	const all = dictionary().wordsByLength.flatMap(({ words, areOfTown }) =>
		words.map((word, i) => ({ word, isOfTown: areOfTown[i] as boolean })),
	);
	const compared = (typed: string) => {
		const limit = typed.length >= 8 ? 2 : 1;
		return (
			all
				.map(({ word, isOfTown }) => {
					const [slips, isFirstRight] = [slipsBetween(typed, word, limit), word[0] === typed[0]];
					const isMeant = slips <= limit && !(isOfTown && slips > 1 && !isFirstRight);
					return { word, cost: isMeant ? slips * 2 + (isFirstRight ? 0 : 1) + (isOfTown ? 0.5 : 0) : Infinity };
				})
				.filter(({ cost }) => cost < Infinity)
				.sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))[0]?.word ?? null
		);
	};
	const edit = fc.record({ at: fc.nat(), letter: fc.constantFrom(..."aeinorstß"), cut: fc.nat(1), add: fc.boolean() });
	fc.assert(
		fc.property(fc.nat(), fc.array(edit, { minLength: 1, maxLength: 3 }), (n, edits) => {
			let typed = all[n % all.length]?.word ?? "";
			for (const { at, letter, cut, add } of edits) {
				const i = at % typed.length;
				typed = typed.slice(0, i) + (add ? letter : "") + typed.slice(i + cut);
			}
			fc.pre(typed.length > 2);
			expect(correctedByDictionary(dictionary(), typed)).toBe(compared(typed));
		}),
		{ numRuns: 100 },
	);
});

test.each([
	["Anwalt Italien", "IT"],
	["anwalt in Pakistan", "PK"],
	["tax advisor armenia", "AM"],
	["visum für Italien", "IT"],
	["visa suisse", "CH"],
	["Tunus avukat", "TN"],
	["Nijerya avukat", "NG"],
	["وکیل روسیه", "RU"],
	["ویزای آلمان", "DE"],
	["luật sư Pháp", "FR"],
])("Who names no more than a kind of professional and a country is sent there: %s", (q, country) => {
	expect(read(q)).toMatchObject({ country, origin: null });
});

test("The law of Vietnam is not in France", () => {
	for (const q of ["tư vấn pháp luật", "luật sư Bộ Tư Pháp", "cư trú hợp Pháp"])
		expect(read(q), q).toMatchObject({ country: undefined, origin: null });
});

test.each(["uk", "pl", "tr", "zh-Hant", "fa", "vi", "ro", "ur", "ko", "el"])(
	"Countries are known by their names in languages beyond the twelve: %s",
	(reader) => {
		const names = new Intl.DisplayNames([reader], { type: "region" });
		const unknown = ["MX", "LU", "IS", "DZ", "NG", "KZ", "GT", "MY", "SE", "KH"].filter(
			(id) => read(`lawyer ${names.of(id)}`).country !== id,
		);
		expect(unknown).toEqual([]);
	},
);

test("A city is asked for by all of its name, though a part of it is another or a state", () => {
	for (const [q, key] of [
		["abogado Santiago de Compostela", "santiagodecompostela"],
		["immigration lawyer in virginia beach", "virginiabeach"],
		["advogado porto seguro", "portoseguro"],
	] as const)
		expect(askedOf(q), q).toContain(key);
	const compostela = town("3109642", "Santiago de Compostela", "ES", 95_000, "santiagodecompostela");
	expect(read("divorcio santiago de compostela", answersOf(compostela)).place).toBe("Santiago de Compostela");
});

test("A compound that names a lawyer is read as the lawyer and what they are for", () => {
	expect(read("Sorgerechtsanwältin").filters.legal_service).toBe("child_custody");
	expect(read("Schuldenanwalt").filters.legal_service).toBe("debt_relief");
	expect(read("Rechtsanwalt Köln").filters.tier).toBe("licensed_lawyer");
	expect(read("Brief vom Staatsanwalt").filters.tier).toBeNull();
});

test("A lawyer and one telling word lead to who serves it; a word that is somebody's name leads to them", () => {
	const answersFor = (isName: boolean): Answers => ({
		places: [],
		words: new Map([["labor", { isText: false, isName, near: [] }]]),
	});
	expect(read("labor attorney", answersFor(false)).filters.category).toBe("employment_lawyers");
	expect(read("labor attorney", answersFor(true)).filters.category).toBeNull();
});

test("Near means the reader's city, though a term implies its country", () => {
	const { understanding } = understand(
		{ ...emptyQuery, q: "permesso di soggiorno vicino a me" },
		dictionary(),
		answersOf(),
	);
	expect(understanding).toMatchObject({ isNear: true, place: { id: "IT" } });
});

test("Two letters behind a city are the state that the city is in", () => {
	const seattle = town("5809844", "Seattle", "US", 740_000, "seattle");
	expect(read("lawyer Perth WA")).toMatchObject({ place: "Perth", country: "AU", origin: null });
	expect(read("lawyer Seattle WA", answersOf(seattle))).toMatchObject({ place: "Seattle", origin: null });
	expect(read("lawyer Adelaide SA")).toMatchObject({ place: "Adelaide", origin: null });
});

test.each([
	["my daughter Sofia was expelled from school"],
	["Milan and Verona are my sons, their father pays nothing"],
	["mi hija Valencia no tiene papeles"],
	["ma fille Vienne n'a pas de titre de séjour"],
	["моя дочь София не получила визу"],
	["my ex Dallas does not pay child support"],
])("Who is of the family is no town, whatever is called so: %s", (q) => {
	expect(read(q)).toMatchObject({ place: undefined, origin: null });
});

test("A town that kin are in is one", () => {
	expect(read("my daughter in Sofia was expelled from school")).toMatchObject({ origin: "BG" });
	expect(read("divorce lawyer for my wife Milan")).toMatchObject({ place: "Milan" });
});

test("What opens a sentence as a word is no town", () => {
	expect(read("Nice landlord before but now he keeps my deposit, flat in Dublin")).toMatchObject({
		place: "Dublin",
		origin: null,
	});
	expect(read("Nice, my landlord does not give back the deposit")).toMatchObject({ place: "Nice" });
});

test.each([
	["私はカナダ人です。離婚したい", "CA"],
	["我是加拿大人 想离婚", "CA"],
	["nif sem representante fiscal da pra tirar com passaporte angolano", "AO"],
])("Somebody of a country comes from there: %s", (q, origin) => {
	expect(read(q)).toMatchObject({ origin });
	expect(read(q).country).not.toBe(origin);
});

test("A language with a slip in it is one where somebody speaks it", () => {
	expect(read("anwalt der rumenisch spricht")).toMatchObject({ otherLanguage: "ro", origin: null });
	expect(read("anwalt spricht polnich")).toMatchObject({ otherLanguage: "pl", origin: null });
});

test("The tax office that is named asks, wherever somebody is", () => {
	const q = "Can SARS still tax my Dubai salary, I left South Africa two years ago";
	expect(read(q)).toMatchObject({ country: "ZA", origin: "AE" });
});

test("A city that a term is named with is where help is wanted", () => {
	expect(read("cita toma de huellas TIE barcelona no sale ninguna")).toMatchObject({ place: "Barcelona" });
	expect(read("می‌خوایم توی آلمان ازدواج کنیم")).toMatchObject({ country: "DE", origin: null });
});

test.each([
	["they want to send me back to croatia under dublin", "asylum_application"],
	["dublin iii bulgaria", "asylum_application"],
])("The Dublin procedure is no city: %s", (q, service) => {
	expect(read(q).place).not.toBe("Dublin");
	expect(read(q).filters.legal_service).toBe(service);
});

test.each([
	"dublin law firm",
	"solicitor in dublin 3",
	"i live in dublin, case against my landlord",
	"asylum solicitor dublin",
])("The city of Dublin is one: %s", (q) => {
	expect(read(q).place).toBe("Dublin");
});

test.each([
	["i want to emigrate from egypt to canada", "EG", "CA"],
	["quiero emigrar de chile a alemania", "CL", "DE"],
	["أريد أن أهاجر من مصر إلى كندا", "EG", "CA"],
])("Whoever emigrates, and says no more, looks for somebody for immigration: %s", (q, origin, country) => {
	expect(read(q)).toMatchObject({ origin, country, filters: { category: "immigration_lawyers" } });
});

test("Whoever emigrates and says as what is understood by that", () => {
	expect(read("emigrate to australia as a nurse").filters.legal_service).toBe("skilled_worker_visa");
});

test.each([
	["tengo nacionalidad española y vivo en suiza, impuestos", "double_taxation", "ES", "CH"],
	["j'ai la nationalité française et je vis au canada, divorce", "divorce", "FR", "CA"],
	["i have polish citizenship and live in kenya, need a divorce", "divorce", "PL", "KE"],
	["у меня российское гражданство, живу в сербии, налоги", "double_taxation", "RU", "RS"],
	[
		"ich bin syrer, habe die deutsche staatsbürgerschaft, lebe in kenia und will mich scheiden lassen",
		"divorce",
		"SY",
		"KE",
	],
])("The nationality that somebody has is not what they want: %s", (q, service, origin, country) => {
	expect(read(q)).toMatchObject({ origin, country, filters: { legal_service: service } });
});

test.each([
	"how do i get spanish nationality",
	"tengo nacionalidad española",
	"j'ai la nationalité française, comment la donner à mon fils",
])("A nationality is the matter where nothing else is told: %s", (q) => {
	expect(read(q).filters.legal_service).toBe("citizenship_naturalisation");
});

test.each([
	["hindi ibinabalik ng landlord ang deposit ko sa singapore", undefined],
	["hindi lawyer in dubai", "hi"],
	["hindi speaking lawyer sa dubai", "hi"],
])("A Tagalog no is no language: %s", (q, language) => {
	expect(read(q).filters.language ?? undefined).toBe(language);
});

test("What is in a country, as Turkish says it with one word, is there", () => {
	expect(read("ingilteredeki evimin depozitosunu alamıyorum").country).toBe("GB");
	expect(read("türkiyedeki evimi satmak istiyorum").country).toBe("TR");
});

test("Who is said to be of a people says nothing of a language, in Farsi too", () => {
	expect(read("شوهرم ایتالیاییه و من در تهرانم، ویزای ازدواج")).toMatchObject({ origin: "IT" });
	expect(read("شوهرم ایتالیاییه و من در تهرانم، ویزای ازدواج").filters.language).toBeNull();
});
