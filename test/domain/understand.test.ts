import fc from "fast-check";
import { expect, test } from "vitest";
import { languages } from "#domain/ground/languages.ts";
import type { Place } from "#domain/places/places.ts";
import { dictionary, peopleOf } from "#domain/search/dictionary.ts";
import { isFiller } from "#domain/search/fillers.ts";
import { withInflections } from "#domain/search/inflections.ts";
import { isEverydayWord } from "#domain/search/intents.ts";
import { namesakesOf } from "#domain/search/location.ts";
import { toWords } from "#domain/search/neighbour-words.ts";
import { textWords, writtenIn } from "#domain/search/people-words.ts";
import { cityLines, countryLines } from "#domain/search/places.generated.ts";
import { emptyQuery, isCategory, type SearchQuery, type ServiceId } from "#domain/search/query.ts";
import type { Answers } from "#domain/search/questions.ts";
import { keyOf, wordsOf } from "#domain/search/terms.ts";
import { understand } from "#domain/search/understand.ts";
import "../support/intents.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { rounds } from "../support/rounds.ts";

const nothing: Answers = { places: [], words: new Map() };

function read(q: string, more: Partial<SearchQuery> = {}, answers: Answers = nothing) {
	const { understanding } = understand({ ...emptyQuery, q, ...more }, dictionary(), answers);
	const { filters, ...rest } = understanding;
	const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== false));
	return { ...rest, filters: set };
}

test.each([
	["immigration lawyer madrid", "immigration_lawyers", "3117735"],
	["abogado de extranjería en Madrid", "immigration_lawyers", "3117735"],
	["avocat en droit des étrangers à Paris", "immigration_lawyers", "2988507"],
	["Anwalt für Ausländerrecht in München", "immigration_lawyers", "2867714"],
	["avvocato immigrazione Roma", "immigration_lawyers", "3169070"],
	["advogado de imigração Lisboa", "immigration_lawyers", "2267057"],
	["immigratieadvocaat Amsterdam", "immigration_lawyers", "2759794"],
	["иммиграционный адвокат Москва", "immigration_lawyers", "524901"],
	["北京移民律师", "immigration_lawyers", "1816670"],
	["東京 移民 弁護士", "immigration_lawyers", "1850147"],
	["محامي هجرة دبي", "immigration_lawyers", "292223"],
	["दिल्ली में आप्रवासन वकील", "immigration_lawyers", "1273294"],
])("A service and a place are understood in each of the 12 languages: %s", (q, category, place) => {
	expect(read(q)).toMatchObject({ filters: { category, place }, words: [] });
});

test.each([
	["Immigration Law", "immigration_lawyers"],
	["Business Law", "business_formation_lawyers"],
	["Family Law", "family_marriage_law"],
	["Real Estate Law", "housing_tenancy_lawyers"],
])("The shortcut %s of the home page finds its category", (q, category) => {
	expect(read(q)).toMatchObject({ filters: { category }, words: [] });
});

test.each([
	["green card", "permanent_residence"],
	["NIE", "foreigner_identity_number"],
])("The synonym %s names a legal service, and with it the category", (q, legal_service) => {
	expect(read(q).filters).toMatchObject({ legal_service });
});

test.each([
	["my husband beats me, please help", "domestic_violence_protection"],
	["help my landlord wants to evict me", "eviction_defence"],
	["I was fired without pay", "unfair_dismissal"],
	["my boss does not pay me", "unpaid_wages"],
	["I got a deportation letter", "deportation_defence"],
	["I want a freelance visa", "work_permit"],
	["I have overstayed my visa", "regularisation"],
	["translate my birth certificate", "civil_certificate_translation"],
	["how can I translate my diploma", "diploma_translation"],
	["my ex took my child", "child_custody"],
	["I want to get married abroad", "marriage_with_foreigner"],
	["my landlord keeps my deposit", "deposit_recovery"],
	["there is mold in my flat", "housing_repairs"],
	["the bank refused me", "bank_account_refusal"],
	["I lost money online", "scam_recovery"],
	["I want to open a restaurant", "business_licence"],
	["the police stopped me", "police_misconduct"],
	["mi marido me pega", "domestic_violence_protection"],
	["me echaron del trabajo", "unfair_dismissal"],
	["tengo una orden de deportación", "deportation_defence"],
	["quiero traducir mis documentos", "certified_translation"],
	["mon mari me frappe", "domestic_violence_protection"],
	["mon patron ne me paie pas", "unpaid_wages"],
	["je veux ouvrir un compte", "bank_account_refusal"],
	["mein Mann schlägt mich", "domestic_violence_protection"],
	["mein Chef bezahlt mich nicht", "unpaid_wages"],
	["mein Vermieter will mich rauswerfen", "eviction_defence"],
	["ich möchte ein Restaurant eröffnen", "business_licence"],
	["mi vogliono sfrattare", "eviction_defence"],
	["ho perso il lavoro", "unfair_dismissal"],
	["mio marito mi picchia", "domestic_violence_protection"],
	["fui despedida", "unfair_dismissal"],
	["o senhorio não devolve a caução", "deposit_recovery"],
	["mijn man slaat me", "domestic_violence_protection"],
	["mijn baas betaalt me niet", "unpaid_wages"],
	["ik wil een bedrijf beginnen", "company_formation"],
	["муж меня бьёт, помогите", "domestic_violence_protection"],
	["меня хотят депортировать", "deportation_defence"],
	["мне нужно перевести документы", "certified_translation"],
	["我老公打我", "domestic_violence_protection"],
	["我的签证过期了怎么办", "regularisation"],
	["我被裁员了", "unfair_dismissal"],
	["夫に殴られる", "domestic_violence_protection"],
	["給料が払われない", "unpaid_wages"],
	["解雇されました", "unfair_dismissal"],
	["زوجي يضربني", "domestic_violence_protection"],
	["فصلوني من العمل", "unfair_dismissal"],
	["لدي قرار ترحيل", "deportation_defence"],
	["मेरा पति मुझे मारता है", "domestic_violence_protection"],
	["मुझे नौकरी से निकाल दिया", "unfair_dismissal"],
	["मकान मालिक ने निकाल दिया", "eviction_defence"],
	["translate", "sworn_translators"],
	["ich möchte etwas übersetzen", "sworn_translators"],
	["quiero traducir", "sworn_translators"],
	["मुझे अनुवाद करवाना है", "sworn_translators"],
	["I have lost my passport", "visa_residency_consultants"],
	["я потеряла паспорт", "visa_residency_consultants"],
	["护照丢了", "visa_residency_consultants"],
])("What has happened to somebody is understood as they say it: %s", (q, service) => {
	const { filters, words } = read(q);
	expect(filters.legal_service ?? filters.category).toBe(service);
	expect(words).toEqual([]);
});

test.each([
	["family visa for my parents canada", { legal_service: "family_reunification", place: "CA" }],
	["recognition of my diploma in Ngerulmud", { legal_service: "diploma_recognition", place: "8063361" }],
	["my landlord does not give back the deposit", { legal_service: "deposit_recovery" }],
	["visa lawyer london", { category: "immigration_lawyers", place: "2643743" }],
	["oqtf que faire", { legal_service: "deportation_defence", place: "FR" }],
	["ICE detained my husband", { legal_service: "immigration_detention", place: "US" }],
	["georgia usa immigration lawyer", { category: "immigration_lawyers", place: "US" }],
	["mein chef zahlt mir keinen lohn", { legal_service: "unpaid_wages" }],
	["我被公司辞退了怎么办", { legal_service: "unfair_dismissal" }],
	["मेरा मालिक वेतन नहीं दे रहा", { legal_service: "unpaid_wages" }],
	["tax advisor under 100 euros", { category: "tax_advisors", fee_max: 100 }],
	["avukat berlin", { tier: "licensed_lawyer", place: "2950159" }],
	["new york divorce", { legal_service: "divorce", place: "5128581" }],
])("A query is understood as a whole: %s", (q, filters) => {
	expect(read(q)).toMatchObject({ filters, words: [] });
});

test.each([
	["bring my wife from morocco to france", "MA", "FR"],
	["quiero traer a mis hijos de colombia a españa", "CO", "ES"],
	["أريد إحضار زوجتي من سوريا الى المانيا", "SY", "DE"],
	["ich möchte meine frau aus syrien nachholen", "SY", undefined],
	["أريد إحضار زوجتي من سوريا لألمانيا", "SY", "DE"],
])("Where the matter comes from ranks, and where help is wanted filters: %s", (q, experience, place) => {
	const { filters, ...rest } = read(q);
	expect(filters).toMatchObject({ legal_service: "family_reunification" });
	expect(filters.place).toBe(place);
	expect(filters.country_experience).toBeUndefined();
	expect(rest).toMatchObject({ origin: experience, experience });
});

test.each([
	["муж остался в ташкенте, я в польше, хочу забрать его к себе", "PL", "UZ"],
	["da napoli aprire un ristorante a londra", "2643743", "IT"],
	["von zürich nach amerika gezogen und zahle zweimal steuern", "US", "CH"],
	["nepalese guard in qatar, the boss keeps my passport", "QA", "NP"],
	["splitting up with my husband, nice france", "2990440", null],
	["mi novio es aleman, boda en oaxaca", "3522507", "DE"],
	["чоловік у харкові а я з дітьми в чехії, хочу розлучитись", "CZ", "UA"],
	["همسرم هنوز تهرانه من استکهلمم میخوام بیارمش پیش خودم", "2673730", "IR"],
	["tôi muốn bảo lãnh mẹ từ việt nam sang mỹ", "US", "VN"],
	["مهندس مصري عايز اشتغل في الامارات", "AE", "EG"],
	["my uncle died in jamaica left me land, i am in toronto", "JM", "CA"],
	["i live in berlin and inherited a flat in lisbon", "2267057", "DE"],
	["landlord in berlin keeps my deposit, i am back in dublin", "2950159", "IE"],
	["人在法蘭克福 想委託姐姐賣台北的房子", "1668341", "DE"],
	["nigerian documents to be used in italy, i am in lagos", "IT", "NG"],
	["my wife is still in kabul how do i bring her", undefined, "AF"],
])("Of several places one is where help is wanted, another where somebody or kin are: %s", (q, place, origin) => {
	expect(read(q).filters.place ?? undefined).toBe(place);
	expect(read(q).origin).toBe(origin);
});

test.each([
	["rechtsanwalt mietrecht ffm", "2925533"],
	["abogado cdmx divorcio", "3530597"],
	["wohnung kaufen in bayern", "DE"],
	["abogado de familia kerala", "IN"],
])("Short names of cities and names of regions are places: %s", (q, place) => {
	expect(read(q).filters.place).toBe(place);
});

test("A day, somebody near, and a language that nobody can name yet are understood", () => {
	expect(read("immigration lawyer by video tomorrow")).toMatchObject({
		available: "tomorrow",
		filters: { mode: "video" },
	});
	expect(read("divorce lawyer near me")).toMatchObject({ isNear: true, place: null });
	expect(read("turkish lawyer berlin")).toMatchObject({ otherLanguage: "tr", experience: "TR" });
});

test("To go is not Togo", () => {
	expect(read("i am scared to go home").place).toBeNull();
});

test("A notario is a notary, not a lawyer", () => {
	expect(read("notario").filters).toEqual({ category: "notary_apostille_services" });
});

test("A language that somebody speaks is a filter", () => {
	expect(read("tax advisor who speaks Arabic")).toMatchObject({
		filters: { category: "tax_advisors", language: "ar" },
		words: [],
	});
});

test("A city and its country are one place, either way round", () => {
	for (const q of ["Valencia Venezuela", "Venezuela Valencia"]) expect(read(q).filters).toEqual({ place: "3625549" });
	for (const q of ["Valencia Spain", "España Valencia"]) expect(read(q).filters).toEqual({ place: "2509954" });
});

test("Slips in words of the dictionary are mended, and said", () => {
	const words = new Map(["imigration", "lawyr"].map((word) => [word, { isText: false, isName: false, near: [] }]));
	expect(read("imigration lawyr", {}, { places: [], words })).toMatchObject({
		filters: { category: "immigration_lawyers" },
		corrections: [
			{ from: "imigration", to: "immigration" },
			{ from: "lawyr", to: "lawyer" },
		],
	});
});

test("A word that occurs in a profile is never corrected", () => {
	const words = new Map([["lawyr", { isText: true, isName: false, near: [] }]]);
	expect(read("lawyr", {}, { places: [], words })).toMatchObject({ words: ["lawyr"], corrections: [] });
});

test("A word that no profile holds is left aside, and said, where the rest says enough to go by", () => {
	const found = (isText: boolean) => ({ isText, isName: false, near: [] });
	const words = new Map([
		["qwertz", found(false)],
		["zuiop", found(false)],
		["xylophon", found(true)],
	]);
	const answers = { places: [], words };
	expect(read("tax advisor Qwertz zuiop qwertz", {}, answers)).toMatchObject({
		words: [],
		unknown: ["qwertz", "zuiop"],
	});
	expect(read("xylophon qwertz", {}, answers)).toMatchObject({ words: ["xylophon"], unknown: ["qwertz"] });
	expect(read("qwertz", { service: "tax_advisors" }, answers)).toMatchObject({ words: [], unknown: ["qwertz"] });
	// Nothing else says who is looked for.
	for (const q of ["qwertz", "qwertz zuiop"])
		expect(read(q, {}, answers)).toMatchObject({
			unknown: [],
			words: expect.arrayContaining(["qwertz"]),
			areWordsRequired: true,
		});
	for (const q of ["qwertz berlin", "qwertz arabic"])
		expect(read(q, {}, answers)).toMatchObject({ unknown: ["qwertz"], words: [], areWordsRequired: false });
});

test.each([
	["is there a lawyer called Henrik Lindqvist in oslo", ["henrik", "lindqvist"]],
	["lawyer called khan in bradford", ["khan"]],
	["dra. Iracema Brandão advogada", ["iracema", "brandao"]],
	["maître bénédicte charpentreau avocate", ["benedicte", "charpentreau"]],
])("What stands behind a title, or behind a lawyer called so, is a name: %s", (q, names) => {
	const named = (isName: boolean) =>
		new Map(names.map((name) => [name, { isText: isName, isName, near: ["miracema"] }]));
	const found = read(q, {}, { places: [], words: named(true) });
	expect(found).toMatchObject({ filters: { tier: "licensed_lawyer" }, words: names, corrections: [] });
	const { unknown, words } = read(q, {}, { places: [], words: named(false) });
	expect(unknown).toHaveLength(names.length);
	expect(words).toEqual([]);
});

test("A word that is nothing else is a town of some size, though no preposition says so", () => {
	const lecco = { id: "3174945", name: "Lecco", country_id: "IT", population: 46_580, keys: ["lecco"] };
	const q = "avvocato per permesso lecco";
	expect(read(q, {}, { places: [lecco], words: new Map() }).filters.place).toBe(lecco.id);
	const words = new Map([["lecco", { isText: true, isName: true, near: [] }]]);
	expect(read(q, {}, { places: [lecco], words }).filters.place).toBeUndefined();
});

test("A word is not mended to one that then says nothing", () => {
	const unknown = { isText: false, isName: false, near: [] };
	const words = new Map(["under", "euros"].map((word) => [word, unknown]));
	expect(read("tax advisor under euros", {}, { places: [], words })).toMatchObject({
		filters: { category: "tax_advisors" },
		words: [],
		corrections: [],
		unknown: [],
	});
	const near = new Map([["ondass", { isText: false, isName: false, near: ["ondas"] }]]);
	expect(read("ondass", {}, { places: [], words: near })).toMatchObject({
		words: ["ondas"],
		corrections: [{ from: "ondass", to: "ondas" }],
	});
});

test("A namesake abroad is told that has a twentieth of the people or more, the largest three", () => {
	const city = (id: string, country_id: string, population: number): Place => ({
		id,
		name: "A",
		country_id,
		population,
	});
	const first = city("1", "VE", 1_000_000);
	const told = (...others: Place[]) => namesakesOf([first, ...others]).map(({ id }) => id);
	expect(told(city("2", "ES", 50_000), city("3", "PT", 49_999), city("4", "VE", 900_000))).toEqual(["2"]);
	expect(told(...[60_000, 70_000, 80_000, 90_000].map((n) => city(String(n), "ES", n)))).toEqual([
		"90000",
		"80000",
		"70000",
	]);
	expect(told()).toEqual([]);
});

test("Where a city has namesakes abroad, they are told; a country named with it leaves no doubt", () => {
	const told = (q: string, more: Partial<SearchQuery> = {}) =>
		read(q, more).namesakes.map(({ name, country_id }) => `${name} ${country_id}`);
	expect(told("abogado valencia")).toEqual(["Valencia VE"]);
	expect(told("", { location: "valencia" })).toEqual(["Valencia VE"]);
	for (const q of ["valencia spain", "madrid", "london", "georgia"]) expect(told(q), q).toEqual([]);
	expect(told("", { location: "Valencia, Spain" })).toEqual([]);
});

test("Signs that are no letters are no words", () => {
	for (const q of ["🏛️", "*", "(((((", "\u0301", "— …"]) expect(read(q), q).toMatchObject({ filters: {}, words: [] });
});

test("A name that is also a city's is a name beside other words, unless a preposition makes it a place", () => {
	const words = new Map([
		["sevilla", { isText: true, isName: true, near: [] }],
		["ana", { isText: true, isName: true, near: [] }],
	]);
	expect(read("ana sevilla", {}, { places: [], words })).toMatchObject({ filters: {}, words: ["ana", "sevilla"] });
	expect(read("ana in sevilla", {}, { places: [], words })).toMatchObject({
		filters: { place: "2510911" },
		words: ["ana"],
	});
});

test("A chosen filter wins over a word that says otherwise, and the word is left aside", () => {
	expect(read("immigration lawyer madrid", { location: "Berlin", service: "tax_advisors" })).toMatchObject({
		filters: { category: "tax_advisors", place: "2950159" },
		ignored: expect.arrayContaining(["immigration lawyer", "madrid"]),
	});
});

test.each([
	["i am from syria and need asylum", "Berlin", { filters: { place: "2950159" }, origin: "SY" }],
	["divorce berlin", "Berlin", { filters: { place: "2950159" } }],
	["divorce germany", "Berlin", { filters: { place: "2950159" } }],
	["divorce berlin", "Germany", { filters: { place: "2950159" } }],
	["divorce berlin", "Atlantis", { filters: { place: "2950159" }, isLocationUnknown: true }],
])("Beside a chosen place words say where from, or the same: %s, %s", (q, location, expected) => {
	expect(read(q, { location })).toMatchObject({ ...expected, ignored: [] });
});

test.each([
	["my landlord told the local authority that i left", false],
	["alquiler de un local", false],
	["local immigration lawyer", true],
	["notary nearby", true],
	["附近的律师", true],
])("Whoever asks for a local professional means near: %s", (q, isNear) => {
	expect(read(q).isNear).toBe(isNear);
});

test("A location may be a name with its country, or an id", () => {
	for (const location of ["Madrid, Spain", "madrid", "MADRID, España", "3117735"])
		expect(read("", { location }).filters).toEqual({ place: "3117735" });
	expect(read("", { location: "ES" }).filters).toEqual({ place: "ES" });
	expect(read("", { location: "Atlantis" })).toMatchObject({ filters: {}, isLocationUnknown: true });
});

test("Kinds of meeting and of help are filters", () => {
	expect(read("free consultation by video").filters).toEqual({ free_consultation: true, mode: "video" });
	expect(read("legal aid").filters).toEqual({ legal_aid: true });
});

test("What needs no database asks nothing of it", () => {
	const { questions } = understand(
		{ ...emptyQuery, q: "immigration lawyer in madrid who speaks french" },
		dictionary(),
		null,
	);
	expect(questions).toBeNull();
});

test("No more than twelve words are read, and no more than four mended", () => {
	const q = Array.from({ length: 30 }, (_, i) => `qxzv${i}`).join(" ");
	const { understanding, questions } = understand({ ...emptyQuery, q }, dictionary(), null);
	expect(understanding.words).toHaveLength(12);
	expect(questions?.words).toHaveLength(12);
	const words = new Map(
		questions?.words.map((word, i) => [word, { isText: false, isName: false, near: [`qxzy${i}`] }]),
	);
	const few = q.split(" ").slice(0, 5).join(" ");
	const again = understand({ ...emptyQuery, q: few }, dictionary(), { places: [], words });
	expect(again.understanding.corrections).toHaveLength(4);
});

test("An everyday word is not a place, unless it is written or used like one", () => {
	expect(read("nice lawyer").filters).toEqual({ tier: "licensed_lawyer" });
	for (const q of ["lawyer Nice", "lawyer in nice"])
		expect(read(q).filters).toEqual({ tier: "licensed_lawyer", place: "2990440" });
});

/** A phrase, a language's name or a place's name, with what it stands for: "service:x", "language:x", "place:1". */
type Named = { name: string; thing: string };

const named = { service: [] as Named[], language: [] as Named[], place: [] as Named[] };
/** By the words of the phrase in one form, with nothing between them. */
const meant = new Map<string, Set<string>>();
const knownWords = new Set<string>();

/** Letters that Unicode does not take apart, as they are typed without their key. */
const typedAs: Record<string, string> = { ß: "ss", ø: "o", æ: "ae", œ: "oe", ł: "l", đ: "d", ı: "i", ى: "ي", ة: "ه" };

/** A text without its accents; signs that are letters of their own in Hindi and Japanese stay. */
const withoutAccents = (text: string) =>
	text
		.normalize("NFD")
		.replace(/([\p{Script=Latin}\p{Script=Cyrillic}])\p{M}+/gu, "$1")
		.replace(/[\u0640\u064b-\u0655]/g, "")
		.normalize("NFC");

const isCjk = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]/u.test(text);
/** Whether a name can stand beside another without a space: one of two Japanese scripts hides where it ends. */
const needsNoSpace = (name: string) => /^(\p{Script=Han}+|[\p{Script=Katakana}ー]+)$/u.test(name);

/** The words of a text in one form each; of Chinese and Japanese, the characters. */
function plainWords(text: string): string[] {
	const words = text.match(/[\p{L}\p{M}\p{N}ー々]+/gu) ?? [];
	return words.flatMap((word) => {
		const plain = [...withoutAccents(word.normalize("NFKC").toLowerCase())]
			.map((letter) => typedAs[letter] ?? letter)
			.join("");
		if (isCjk(plain)) return [...plain];
		return [plain.startsWith("ال") && plain.length > 4 ? plain.slice(2) : plain];
	});
}

/** Nobody reads further than six words for one thing: three territories have longer names. */
const longestName = 6;

function learn(kind: string, name: string, thing: string) {
	const words = plainWords(name);
	const key = words.join("");
	meant.set(key, (meant.get(key) ?? new Set()).add(thing));
	for (const word of words) knownWords.add(word);
	// Alofi is written like an Arabic word that everybody uses.
	const isOnlyWord = kind === "place" && words.length === 1 && isEverydayWord(key);
	if (kind in named && !isOnlyWord && name.split(/[\s'-]+/).length <= longestName)
		named[kind as keyof typeof named].push({ name, thing });
}

for (const [target, phrases] of Object.entries(vocabulary)) {
	for (const phrase of phrases.split("|")) learn(target.split(":")[0] ?? "", phrase, target);
}
for (const reader of languages) {
	const names = new Intl.DisplayNames([reader], { type: "language" });
	for (const language of languages) learn("language", names.of(language) ?? language, `language:${language}`);
}
for (const line of countryLines.trim().split("\n")) {
	const [id = "", ...names] = line.split("|");
	for (const name of names) learn("place", name, `place:${id}`);
}
for (const line of cityLines.trim().split("\n")) {
	const [id = "", , , , ...names] = line.split("|");
	for (const name of names) learn("place", name, `place:${id}`);
}
const isLittle = (word: string) => isFiller(word) || toWords.has(word);

/** Words that lead to a place, in the languages of the specification that write them before it. */
const connectors = ["in", "near", "en", "à", "a", "em", "bei", "te", "в", "في", "在"];

/** Whether one letter left out, added, mistaken or swapped with its neighbour makes one word of the other. */
function isOneSlipAway(a: string, b: string): boolean {
	if (a === b) return false;
	const [short, long] = a.length <= b.length ? [a, b] : [b, a];
	if (long.length - short.length > 1) return false;
	const cuts = Array.from({ length: long.length }, (_, i) => i);
	if (long.length > short.length) return cuts.some((i) => long.slice(0, i) + long.slice(i + 1) === short);
	return cuts.some(
		(i) =>
			long.slice(0, i) + short[i] + long.slice(i + 1) === short ||
			long.slice(0, i) + long[i + 1] + long[i] + long.slice(i + 2) === short,
	);
}

const isTerm = (key: string) =>
	dictionary()
		.meanings.get(key)
		?.some(({ kind }) => kind === "term") ?? false;

/** Whether a text holds what only one country has: then another place beside it may be where the matter comes from. */
function holdsTerm(text: string): boolean {
	if (isTerm(keyOf(text))) return true;
	const words = plainWords(text);
	return words.some((_, from) => words.some((_, to) => isTerm(words.slice(from, to + 1).join(""))));
}

type Part = { text: string; thing: string | null };
type Slip = { part: number; word: number; at: number; kind: "drop" | "double" | "mistake" | "swap"; letter: number };

/**
 * Whether a query can be read in one way only: each part stands for one thing, and no words across parts, nor those
 * between them, stand for anything. Looks at every run of words.
 */
function isPlain(parts: Part[]): boolean {
	const words = parts.flatMap(({ text }, part) => plainWords(text).map((word) => ({ word, part })));
	for (let from = 0; from < words.length; from++) {
		for (let to = from + 1; to <= words.length; to++) {
			const run = words.slice(from, to);
			const things = meant.get(run.map(({ word }) => word).join(""));
			if (!things) continue;
			const own = parts[run[0]?.part ?? 0];
			const isWithin = run.every(({ part }) => parts[part] === own) && own?.thing;
			const isWhole = isWithin && run.length === plainWords(own.text).length;
			if (!isWithin || (isWhole && (things.size > 1 || !things.has(own.thing ?? "")))) return false;
		}
	}
	return true;
}

/** The parts with one slip of the finger, or null where it may have been meant as another word or as none. */
function withSlip(parts: Part[], { part, word, at, kind, letter }: Slip): Part[] | null {
	const { text, thing } = parts[part % parts.length] as Part;
	const words = text.split(" ");
	const typed = words[word % words.length] ?? "";
	const letters = [...typed];
	const i = at % letters.length;
	const other = letters[letter % letters.length] ?? "";
	const slipped = letters
		.map((one, n) => {
			if (n === i) return { drop: "", double: one + one, mistake: other, swap: letters[i + 1] ?? "" }[kind];
			return kind === "swap" && n === i + 1 ? (letters[i] ?? "") : one;
		})
		.join("");
	const [was = "", ...more] = plainWords(typed);
	const [is = "", ...others] = plainWords(slipped);
	if (!thing || more.length > 0 || others.length > 0 || isCjk(typed)) return null;
	// A town with four letters is a slip away from too many others.
	const least = thing.startsWith("place:") ? 5 : 4;
	if (Math.min(was.length, is.length) < least) return null;
	if (knownWords.has(is) || dictionary().words.has(is) || isEverydayWord(is) || isLittle(is) || !isOneSlipAway(was, is))
		return null;
	// The form of a people's name, or of another place's.
	if (peopleOf(dictionary(), is)) return null;
	const [read] = withInflections([{ folded: is, text: slipped, start: 0, end: slipped.length }], dictionary(), null);
	if (read?.folded !== is) return null;
	for (const known of dictionary().words) if (known !== was && isOneSlipAway(known, is)) return null;
	const mended = words.with(word % words.length, slipped).join(" ");
	return parts.with(part % parts.length, { text: mended, thing });
}

/** Words of a query that may hold a slip: in longer ones four others may have been looked at before it. */
const mostMended = 4;

const slips = fc.record({
	part: fc.nat(2),
	word: fc.nat(5),
	at: fc.nat(20),
	kind: fc.constantFrom("drop", "double", "mistake", "swap" as const),
	letter: fc.nat(20),
});

const asWritten = (text: string) => text;
const styles = [
	asWritten,
	(text: string) => text.toLowerCase(),
	(text: string) => text.toUpperCase(),
	withoutAccents,
	(text: string) => withoutAccents(text).toLowerCase(),
];

const oneOf = (kind: keyof typeof named) => fc.constantFrom(...named[kind]);
const between = (name: string) => ({ name, thing: null });
const styled = fc.constantFrom(...styles);
/** A service with a place or a language, and how it is written: where nothing leads to the place, with its capitals. */
const compositions = fc.oneof(
	fc.tuple(oneOf("service"), fc.constantFrom(...connectors).map(between), oneOf("place"), styled),
	fc.tuple(oneOf("place"), fc.constantFrom("में", "").map(between), oneOf("service"), fc.constant(asWritten)),
	fc.tuple(oneOf("language"), fc.constant(between("")), oneOf("service"), styled),
	fc.tuple(oneOf("service"), fc.constantFrom("", "who speaks").map(between), oneOf("language"), styled),
);

/** What is understood of a query none of whose words stands in a profile or is a small place. */
function thingsIn(q: string): string[] {
	const query = { ...emptyQuery, q };
	const { questions } = understand(query, dictionary(), null);
	const unknown = { isText: false, isName: false, near: [] };
	const words = new Map(questions?.words.map((word) => [word, unknown]));
	const { filters, origin } = understand(query, dictionary(), questions && { places: [], words }).understanding;
	const { category, legal_service, place, language } = filters;
	// What only one country has is asked for there: another country beside it is the one that the matter comes from.
	return [
		`service:${category}`,
		`service:${legal_service}`,
		`place:${place}`,
		`place:${origin}`,
		`language:${language}`,
	];
}

/**
 * Whether a language is understood as its people, as it may be right beside a matter: "French bank refused me", "Spanish
 * citizenship". Not beside a kind of professional, and not where somebody speaks it.
 */
function isOfPeople(text: string, thing: string, parts: Part[], things: string[]): boolean {
	if (!thing.startsWith("language:") || parts.length > 2) return false;
	const service = parts.find((part) => part.thing?.startsWith("service:"))?.thing?.slice(8) as ServiceId;
	const people = peopleOf(dictionary(), wordsOf(text).at(-1)?.folded ?? "");
	return people !== null && !isCategory(service) && things.includes(`place:${people}`);
}

/** Whether a language is what a text is written in: "rental contract in Spanish". */
function isOfText(thing: string, q: string): boolean {
	const words = wordsOf(q).map(({ folded }) => folded);
	return (
		thing.startsWith("language:") && words.some((word, i) => textWords.has(word) && writtenIn.has(words[i + 1] ?? ""))
	);
}

test("Every service is understood beside every place and language: in any case, without accents, with a slip", () => {
	const runs = rounds(500, 5_000);
	let judged = 0;
	let slipped = 0;
	fc.assert(
		fc.property(compositions, fc.option(slips, { freq: 2 }), ([first, middle, last, style], slip) => {
			const parts = [first, middle, last]
				.filter(({ name }) => name)
				.map(({ name, thing }) => ({ text: style(name), thing }));
			const typed = slip ? withSlip(parts, slip) : parts;
			if (!typed || !isPlain(parts) || !isPlain(typed)) return;
			// "BEI Québec" is an office; the words between may be part of a term too.
			if (parts.some(({ text }) => holdsTerm(text)) || holdsTerm(typed.map(({ text }) => text).join(" "))) return;
			if (slip && typed.flatMap(({ text }) => plainWords(text)).length > mostMended) return;
			judged++;
			if (slip) slipped++;
			const q = typed.map(({ text }) => text).join([first, last].every(({ name }) => needsNoSpace(name)) ? "" : " ");
			const things = thingsIn(q);
			for (const { text, thing } of parts)
				if (thing && !isOfPeople(text, thing, parts, things) && !isOfText(thing, q)) expect(things, q).toContain(thing);
		}),
		{ numRuns: runs },
	);
	expect(judged).toBeGreaterThan(runs * 0.5);
	expect(slipped).toBeGreaterThan(runs * 0.1);
});

test("A large city is one in the middle of a sentence too, though many national terms name it", () => {
	for (const [q, id] of [
		["meine frau aus syrien nachholen berlin", "2950159"],
		["moved to dubai and need a trade licence", "292223"],
		["meine kinder sind noch in wien", "2761369"],
	] as const)
		expect(read(q).place?.id, q).toBe(id);
});

const town = (name: string, country_id: string, ...keys: string[]) => ({
	id: "900",
	name,
	country_id,
	population: 200_000,
	keys,
});

test.each([
	["нотариус в Дирборне", town("Dearborn", "US", "дирборн")],
	["адвокат по разводам в Вероне", town("Verona", "IT", "верона")],
	["محامي طلاق بديربورن", town("Dearborn", "US", "ديربورن")],
	["在尔湾找离婚律师", town("Irvine", "US", "尔湾")],
	["在爾灣找離婚律師", town("Irvine", "US", "尔湾")],
])("A small town is asked for and understood in the form that grammar gives it: %s", (q, place) => {
	const { questions } = understand({ ...emptyQuery, q }, dictionary(), null);
	expect(questions?.places).toContain(place.keys[0]);
	expect(read(q, {}, { places: [place], words: new Map() }).filters.place).toBe(place.id);
});

test("A word of two scripts is known before the particle that touches it", () => {
	expect(read("在留カードの期限が切れそう")).toMatchObject({
		filters: { place: "JP", legal_service: "residence_permit_renewal" },
	});
});

test("Traditional characters read as the simplified ones", () => {
	for (const [traditional, plain] of [
		["離婚律師 倫敦", "离婚律师 伦敦"],
		["公司註冊", "公司注册"],
	] as const)
		expect(read(traditional).filters).toEqual(read(plain).filters);
});

test.each([
	["power of attorney for a flat in Kyiv, I live in Madrid", "Madrid ES", "Kyiv UA"],
	["power of attorney for my mother in Kyiv, I live in Madrid", "Madrid ES", "Kyiv UA"],
	["I live in Berlin and inherited a flat in Lisbon", "Lisbon PT", "Berlin DE"],
])("Where two places are named and help may be wanted in either, the other one is told: %s", (q, place, elsewhere) => {
	const told = read(q);
	const nameOf = (one: Place | null) => one && `${one.name} ${one.country_id}`;
	expect([nameOf(told.place), nameOf(told.elsewhere)]).toEqual([place, elsewhere]);
});

test.each([
	"from Morocco to France",
	"notary in Lisbon",
	"lawyer madrid spain",
	"divorce lawyer london who speaks polish",
])("Where the words leave no doubt, no other place is told: %s", (q) => {
	expect(read(q).elsewhere).toBeNull();
});

test.each([
	["from Morocco to France", "France"],
	["notary in Lisbon", "Lisbon"],
	["lawyer madrid spain", "Madrid"],
])("Where another place is chosen than words say, the one that they say is offered: %s", (q, said) => {
	expect(read(q, { location: "Rome" })).toMatchObject({ place: { name: "Rome" }, elsewhere: { name: said } });
	expect(read(q, { location: said }).elsewhere).toBeNull();
});

test.each([
	["my dad is 71 and wants to live in chiang mai on his pension, someone who speaks spanish", "retirement_visa", "es"],
	["mi anno lisenziato senza motivo, qualcuno che parli inglese", "unfair_dismissal", "en"],
	["graag iemand die engels spreekt, mijn baas heeft mij vandaag op staande voet ontslagen", "unfair_dismissal", "en"],
])("Who adds that somebody shall speak a language asks for nobody who interprets: %s", (q, service, language) => {
	expect(read(q).filters).toMatchObject({ legal_service: service, language });
});

test("Who only asks for somebody who speaks for them asks for one who interprets", () => {
	const { filters } = read("who can come with me to the doctor, someone who speaks arabic");
	expect(filters).toMatchObject({ legal_service: "appointment_interpreting", language: "ar" });
});
