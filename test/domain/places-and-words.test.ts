import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery } from "#domain/search/query.ts";
import type { Answers, NamedPlace } from "#domain/search/questions.ts";
import { understand } from "#domain/search/understand.ts";
import { loadPlaces } from "#drizzle/seed/places.ts";
import { namedCities } from "#drizzle/seed/reference.ts";
import "../support/intents.ts";

const cities = new Map<string, NamedPlace[]>();
for (const city of namedCities(loadPlaces()))
	for (const key of city.keys) cities.set(key, [...(cities.get(key) ?? []), city]);

/** What is understood where the database knows every city and nobody's name. */
function read(q: string, location = "") {
	const asked = { ...emptyQuery, q, location };
	const { questions, understanding: first } = understand(asked, dictionary(), null);
	const answers: Answers | null = questions && {
		places: [...new Set(questions.places.flatMap((key) => cities.get(key) ?? []))],
		words: new Map(questions.words.map((word) => [word, { isText: false, isName: false, near: [] }])),
	};
	const understanding = answers ? understand(asked, dictionary(), answers).understanding : first;
	const { place, origin, elsewhere, filters, otherLanguage } = understanding;
	return {
		place: place?.name,
		country: place?.country_id,
		origin,
		elsewhere: elsewhere?.name,
		spoken: filters.language ?? otherLanguage,
		legal_aid: filters.legal_aid,
		mode: filters.mode,
	};
}

test.each([
	"our permit ends in spring and the office is closed",
	"وين احط مصاريف الروضة؟",
	"ابنتي قبلت في الجامعة كيف نطلب فيزتها",
	"mi casero me rompió la ceja",
	"me multan por un formulario de bienes de fuera que entregué tarde",
	"мужчина в метро ударил бабушку",
	"umowa najmu kończy się 20 września a on chce nas wyrzucić",
	"meu irmão cumpriu a pena e no portão disseram que vai ser expulso",
	"बैंक वाले ने सारी बचत निकाल ली",
	"the letting agent just laughs at us",
	"trẻ vị thành niên một mình có được ở lại không",
	"sello de la haya para un título",
	"dublin, they have my fingerprints from another country",
	"thane me FIR nahi likhi, paise mange",
	"ऐसी सूरत में मकान मालिक क्या कर सकता है",
	"बैंक में खाता खुलना मुश्किल है",
	"bank account khulna nahi ho raha",
	"какая находка, хозяин вернул залог",
])("A word of everyday life is no small town that is called so: %s", (q) => {
	expect(read(q).place).toBeUndefined();
});

test.each([
	["lawyer in spring, texas", "Spring"],
	["apostille den haag", "The Hague"],
	["खुलना में वकील", "Khulna"],
	["суд в находке, нужен адвокат", "Nakhodka"],
	["asylum solicitor dublin", "Dublin"],
	["ठाणे में वकील", "Thāne"],
	["moving to the us for work, visa", "United States"],
	["advogado em natal", "Natal"],
	["j'ai fui de Goma, je veux demander l'asile à Namur", "Namur"],
	["lawyer in multan", "Multan"],
	["avocat à goma", "Goma"],
])("It is the town where something says so: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test.each([
	["ricongiungimento, faccio la badante e non mi pagano", undefined],
	["sfratto, due bambini", undefined],
	["traductor jurado para mi título", undefined],
	["permesso di soggiorno scaduto", "IT"],
	["me ha llegado un burofax del casero", "ES"],
	["dtv visa", "TH"],
	["advocaat op toevoeging", "NL"],
])("What one country alone has says where, and what all countries have does not: %s", (q, country) => {
	expect(read(q).country).toBe(country);
});

test.each([
	["вид на жительство, живу в питере", "Saint Petersburg"],
	["وکیل خرید خونه تامپا", "Tampa"],
	["مترجم محلف في باتراس", "Pátra"],
	["wypadek w zakładzie pod kielcami", "Kielce"],
	["asielzoeker in ter apel", "Ter Apel"],
	["صاحب البيت رفع الاجار بعمّان", "Amman"],
])("A city is known as people write it, in their script: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test("Every city of the file of further names is one that there is", () => {
	const ids = new Set([...cities.values()].flat().map(({ id }) => id));
	const named = readFileSync(new URL("../../drizzle/seed/more-city-names.tsv", import.meta.url), "utf8");
	const unknown = named
		.split("\n")
		.flatMap((line) => (line === "" || ids.has(line.split("\t")[0] ?? "") ? [] : [line]));
	expect(unknown).toEqual([]);
});

test.each([
	["engelssprekende advocaat rotterdam", "en"],
	["türkischsprachiger notar", "tr"],
	["abugado na nagtatagalog sa milan", "tl"],
	["wohnung bezahlt, wer kann türkisch", "tr"],
])("Who speaks a language is asked for in one word as well: %s", (q, language) => {
	expect(read(q).spoken).toBe(language);
});

test("Whoever cannot pay says so in the middle of a long sentence without commas", () => {
	expect(read("رفضوا طلب لجوئي للمرة الثانية والموعد للطعن عشرة ايام فقط وما عندي فلوس لمحامي").legal_aid).toBe(true);
	expect(read("zoek de best mogelijke advocaat voor mijn ontslag").legal_aid).toBe(false);
});

test("Whoever has chosen one of two places is offered the other", () => {
	const q = "power of attorney for a flat in Lisbon, I live in Madrid";
	expect(read(q)).toMatchObject({ place: "Madrid", elsewhere: "Lisbon" });
	expect(read(q, "PT")).toMatchObject({ country: "PT", elsewhere: "Madrid" });
	expect(read(q, "ES")).toMatchObject({ place: "Madrid", elsewhere: "Lisbon" });
	expect(read("visa for canada", "DE")).toMatchObject({ place: "Germany", elsewhere: "Canada" });
	expect(read("family visa for my wife in kabul", "DE").elsewhere).toBeUndefined();
});

test.each([
	["abogado en Londres para divorcio, vivo en Bogotá", "London"],
	["divorce lawyer in London, I live in Bogotá", "London"],
	["vivo en Bogotá, necesito abogado en Londres", "London"],
])("A lawyer is looked for where one is asked for, wherever somebody lives, and there too: %s", (q, place) => {
	expect(read(q)).toMatchObject({ place, elsewhere: "Bogotá" });
});

test.each([
	["alexandria va immigration lawyer", "US"],
	["notary near alexandria va", "US"],
	["ich suche einen anwalt in alexandria va", "US"],
	["divorce attorney portland me", "US"],
	["london on eviction", "CA"],
	["abogado alexandria", "EG"],
	["lawyer in alexandria va bene", "EG"],
])("A state in two small letters behind a city is one where it has a namesake there: %s", (q, country) => {
	expect(read(q)).toMatchObject({ country });
});

test.each([["advocaat bergen op zoom"], ["bergen op zoom verblijfsvergunning verlengen advocaat"]])(
	"A place of three words is named by all of them, whatever some say alone: %s",
	(q) => {
		expect(read(q)).toMatchObject({ place: "Bergen op Zoom", mode: null });
	},
);

test.each([
	["reading solicitor", "Reading"],
	["bath divorce solicitor", "Bath"],
	["erzurum boşanma avukatı", "Erzurum"],
	["goes advocaat", "Goes"],
	["faro advogado imigração", "Faro"],
	["prato commercialista", "Prato"],
	["mesa spanish speaking attorney", "Mesa"],
	["best lawyer", undefined],
	["mobile notary", undefined],
	["green card lawyer", "United States"],
	["family lawyer", undefined],
	["nice lawyer", undefined],
	["union lawyer", undefined],
])("A town that is a word is meant before a kind of professional: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test.each([
	["my boss did not pay me for three months, lima", "Lima"],
	["deposit not returned (kabul)", "Kabul"],
	["Quito: my landlord keeps my deposit", "Quito"],
	["me quitaron todo lo que tenía, la plata", undefined],
	["mieter, halle, schimmel", undefined],
	["kocam bana vurdu, tokat, boşanma", undefined],
	["kündigung während der krankheit. riga", "Riga"],
	["nice, but how do i get my deposit back", undefined],
	["oma, 85, braucht eine vollmacht", undefined],
	["sale, they do not give a refund", undefined],
	["march, he hit me again", undefined],
])("A town that is a word is meant where it stands apart: %s", (q, place) => {
	expect(read(q).place).toBe(place);
});

test.each([
	["vivo en perú y mi casero no me devuelve la fianza", "PE"],
	["visa refused, i live in angola", "AO"],
	["ik woon in suriname en de huisbaas betaalt de borg niet terug", "SR"],
	["मैं नेपाल में रहता हूँ और मकान मालिक जमा वापस नहीं देता", "NP"],
	["私はケニアに住んでいて敷金が返ってこない", "KE"],
	["アルバニアの弁護士", "AL"],
	["advogado em salvador", "BR"],
	["asylum lawyer salvador", "SV"],
])("Whoever names one place and lives there, or asks for a professional of it, wants help there: %s", (q, country) => {
	expect(read(q).country).toBe(country);
});

test.each([
	["je vis au kenya, divorce", "KE"],
	["je vis au vietnam et je cherche un traducteur assermenté", "VN"],
	["податкова італії пише про борг, а я давно в коста-риці", "IT"],
	["passeport de belgique expiré, je vis au kenya, prendre rendez-vous à l'ambassade", "BE|KE"],
])("What only sounds like an office or a paper of a country does not say where: %s", (q, countries) => {
	expect(countries.split("|")).toContain(read(q).country);
});

test.each([
	["DACA Mexico", "US", "MX"],
	["PESEL Niemcy", "PL", "DE"],
	["visto D7 Brasil", "PT", "BR"],
	["OFII Sénégal", "FR", "SN"],
	["ESTA Japan", "US", "JP"],
])("Of two key words the paper of a country says where, and the other who comes: %s", (q, country, origin) => {
	const understood = read(q);
	expect([understood.country, understood.origin]).toEqual([country, origin]);
});

test.each([
	["apostille houston birth certificate for spain", "US", "ES"],
	["国内的结婚证要拿到西班牙用,附加证明书怎么办", "CN", "ES"],
	["my ex took our son from peru to spain without asking me", "PE", "ES"],
	["paid a man in kumasi 4000 for canada visa, no visa, phone off", "GH", "CA"],
	["доверенность из Алматы на продажу дачи под Омском", "KZ", "RU"],
])(
	"Of two countries help is wanted in the one that the matter says, whichever words lead there: %s",
	(q, country, origin) => {
		const understood = read(q);
		expect([understood.country, understood.origin]).toEqual([country, origin]);
	},
);
