import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPersonalDetails, mask } from "#domain/ground/personal-details.ts";
import { type DetailKind, formats } from "#domain/ground/personal-formats.ts";
import { Random } from "#drizzle/seed/random.ts";

/**
 * Numbers that documents print as examples, or made up with the right check characters; by the name of their format.
 * `called` is what somebody calls them, for those that are only known by it.
 */
const samples: Record<string, { numbers: string[]; called?: string[] }> = {
	"Mail address": {
		numbers: ["maria.lopez+visa@example.org", "li_wei@mail.example.com.cn", "J.O'Neil@bücher.example"],
	},
	"Mail address whose signs are written as words": {
		numbers: [
			...["maria.lopez at example dot com", "li_wei [at] mail (dot) example (dot) org", "ana(at)example.org"],
			...["pedro arroba ejemplo punto com", "j.doe@example dot net", "lena {at} beispiel [punkt] de"],
		],
	},
	"Telephone number with its country code": {
		numbers: ["+34 612 345 678", "+1 (212) 555-0123", "0049 30 901820", "+91-98765-43210", "+971501234567"],
	},
	"Telephone number of the United States, Canada and the Caribbean": { numbers: ["(212) 555-0123", "416-555-0199"] },
	"Telephone number of France": { numbers: ["01 23 45 67 89", "06.12.34.56.78", "0612345678"] },
	"Telephone number of Spain or Portugal": {
		numbers: [
			...["612 345 678", "612 34 56 78", "912 34 56 78", "612345678", "912345678", "812345678"],
			...["61 23 45 67 8", "91 234 56 78"],
		],
	},
	"Telephone number of the United Kingdom": { numbers: ["07700 900123", "020 7946 0958", "01632 960961"] },
	"Telephone number of Germany": { numbers: ["0171 2345678", "030/901820", "0221 123456"] },
	"Mobile number of Italy": { numbers: ["333 123 4567", "3331234567"] },
	"Mobile number of the Netherlands": { numbers: ["06-12345678", "06 1234 5678"] },
	"Mobile number of Russia": { numbers: ["8 (912) 345-67-89", "89123456789"] },
	"Mobile number of China": { numbers: ["13812345678", "138-1234-5678"] },
	"Telephone number of Japan": { numbers: ["090-1234-5678", "03-1234-5678"] },
	"Mobile number of India": { numbers: ["98765 43210", "9876543210"] },
	"Mobile number of Türkiye": {
		numbers: ["0532 123 45 67", "05321234567", "0(532) 123 45 67", "532 123 45 67", "05 32 12 34 56 7"],
	},
	"Telephone number of Ukraine": {
		numbers: ["050 123 45 67", "0671234567", "(044) 123-45-67", "067 12 34 567"],
	},
	"Mobile number of Syria": { numbers: ["0944 123 456", "0944123456", "094 412 3456"] },
	"Telephone number of Brazil": { numbers: ["(11) 98765-4321", "11 98765-4321"] },
	"Telephone number that somebody calls so": {
		numbers: ["1234567", "555 01 23 4"],
		called: ["phone", "teléfono", "téléphone", "Telefon", "telefono", "telefone", "телефон", "电话", "هاتف", "फ़ोन"],
	},
	"A-number of the United States": {
		numbers: ["A012345678", "A-12345678", "A 012 345 678", "A# 012345678", "a1234567"],
	},
	"A-number of the United States that somebody calls so": {
		numbers: ["012345678", "A012345678", "012-345-678"],
		called: ["A-number", "A number", "a-no", "USCIS"],
	},
	"Receipt number of USCIS": { numbers: ["IOE0912345678", "EAC2190012345", "MSC-21-900-12345", "wac 2190012345"] },
	"Form I-94 record of the United States": { numbers: ["123456789A1"] },
	"SEVIS number of the United States": { numbers: ["N0012345678"] },
	"UCI of Canada": { numbers: ["11-1234-5678"] },
	"UCI of Canada that somebody calls so": { numbers: ["1234-5678", "1112345678"], called: ["UCI", "IUC"] },
	"Application number of IRCC": { numbers: ["E000123456"] },
	"Reference of an application to the Home Office": { numbers: ["GWF012345678", "1212-0001-2345-6789"] },
	"Number of a Japanese residence card": { numbers: ["AB12345678CD"] },
	"Number that somebody calls that of a permit, visa or file; among them AGDREF, of ten digits": {
		numbers: ["7512345678", "I12345678", "K2L3M4N56"],
		called: [
			"residence permit",
			"tarjeta de residencia",
			"titre de séjour",
			"Aufenthaltstitel",
			"permesso di soggiorno",
			"título de residência",
			"verblijfsvergunning",
			"вид на жительство",
			"居留证",
			"在留カード",
			"بطاقة الإقامة",
		],
	},
	"Machine-readable lines of a passport": {
		numbers: ["P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<", "L898902C36UTO7408122F1204159ZE184226B<<<<<10"],
	},
	"Machine-readable lines of a card of the size TD1, such as a residence permit": {
		numbers: ["I<UTOD231458907<<<<<<<<<<<<<<<", "7408122F1204159UTO<<<<<<<<<<<6"],
	},
	"Number of a passport or residence permit: letters and digits as most states print them": {
		numbers: ["E12345678", "YA1234567", "AAA123456", "12AB34567", "ZUX123456", "N1234567"],
	},
	"Serial number of a German passport, identity card or residence permit": {
		numbers: ["C01X00T47", "C01X00T478", "L01X00T47"],
	},
	"Number that somebody calls that of a passport": {
		numbers: ["45 10 123456", "AB 1234567", "533401372", "x1234567"],
		called: [
			"passport",
			"pasaporte",
			"passeport",
			"Reisepass",
			"passaporto",
			"paspoort",
			"паспорт",
			"护照",
			"パスポート",
		],
	},
	"DNI and NIE of Spain": { numbers: ["12345678Z", "12.345.678-Z", "X1234567L", "y-1234567-x"] },
	"Social security number of Spain": { numbers: ["28/12345678/40"] },
	"SSN and ITIN of the United States": { numbers: ["219-09-9999", "912-71-1234"] },
	"SSN and ITIN of the United States that somebody calls so": {
		numbers: ["219099998"],
		called: ["SSN", "Social Security number"],
	},
	"SIN of Canada": { numbers: ["130-692-544"] },
	"National Insurance number of the United Kingdom": { numbers: ["AB 12 34 56 C", "ab123456c"] },
	"NHS number": { numbers: ["401 023 2137"] },
	"PPS number of Ireland": { numbers: ["1234567T", "1234567FA"] },
	"NIR, the social security number of France": { numbers: ["2 55 08 14 168 025 38", "255081416802538"] },
	"Insurance number of the German pension system": { numbers: ["65 170839 J 003", "65170839J003"] },
	"BSN of the Netherlands": { numbers: ["111222333"], called: ["BSN", "burgerservicenummer"] },
	"National number of Belgium": { numbers: ["85.07.30-033.28"] },
	"AHV number of Switzerland": { numbers: ["756.9217.0769.85"] },
	"Insurance number of Austria": { numbers: ["1237 010180"] },
	"PESEL of Poland": { numbers: ["44051401359"] },
	"Personal number of Sweden": { numbers: ["811218-9876", "19811218-9876"] },
	"Personal number of Denmark": { numbers: ["211062-5629"] },
	"Personal number of Norway": { numbers: ["130972 48022"] },
	"Personal identity code of Finland": { numbers: ["131052-308T"] },
	"SNILS of Russia": { numbers: ["112-233-445 95"] },
	"T.C. identity number of Türkiye, also of foreigners": { numbers: ["10000000146"] },
	"Resident identity number of China": { numbers: ["11010519491231002X"] },
	"Individual number (My Number) of Japan": { numbers: ["1234 5678 9018"] },
	"Resident or alien registration number of Korea": { numbers: ["900101-5234567"] },
	"Aadhaar number of India": { numbers: ["2345 6789 0124"] },
	"CNIC of Pakistan": { numbers: ["35202-1234567-1"] },
	"National number of Egypt": { numbers: ["29001011234567"] },
	"Emirates ID": { numbers: ["784-1990-1234567-1"] },
	"CPF of Brazil": { numbers: ["111.444.777-35"] },
	"CURP of Mexico": { numbers: ["HEGG560427MVZRRL04"] },
	"RUT of Chile": { numbers: ["12.345.678-5"] },
	"Identity number of South Africa": { numbers: ["8001015009087"] },
	"Number that somebody calls that of an identity card or licence": {
		numbers: ["1234567", "AB123456C7"],
		called: ["ID card", "cédula", "carte d'identité", "Personalausweis", "carta d'identità", "удостоверение", "身份证"],
	},
	"Steuer-ID of Germany": { numbers: ["86 095 742 719", "86095742719"] },
	"Numéro fiscal of France": { numbers: ["30 23 217 600 053"] },
	"Codice fiscale of Italy": { numbers: ["RSSMRA85T10A562S", "rssmra85t10a562s"] },
	"NIF of Portugal": { numbers: ["123456789", "123 456 789"], called: ["NIF", "contribuinte"] },
	"INN of a person in Russia": { numbers: ["500100732259"] },
	"PAN of a person in India": { numbers: ["ABCPE1234F"] },
	"CUIT and CUIL of Argentina": { numbers: ["20-12345678-6"] },
	"TFN of Australia": { numbers: ["123 456 782"], called: ["TFN", "tax file number"] },
	IBAN: {
		numbers: [
			...["DE89 3704 0044 0532 0130 00", "ES91 2100 0418 4502 0005 1332", "GB29 NWBK 6016 1331 9268 19"],
			...["FR14 2004 1010 0505 0001 3M02 606", "IT60X0542811101000000123456", "nl91abna0417164300"],
			...["PT50 0002 0123 1234 5678 9015 4", "SA03 8000 0000 6080 1016 7519", "DE89.3704.0044.0532.0130.00"],
		],
	},
	"CLABE of Mexico": { numbers: ["032180000118359719"] },
	"Account number of Norway": { numbers: ["8601.11.17947", "8601 11 17947"] },
	"Number that somebody calls that of an account": {
		numbers: ["12345678", "1234 5678 90", "12.34.56.789"],
		called: [
			"account number",
			"número de cuenta",
			"numéro de compte",
			"Kontonummer",
			"номер счёта",
			"口座番号",
			"رقم الحساب",
		],
	},
	"Payment card": { numbers: ["4111 1111 1111 1111", "378282246310005", "5555-5555-5555-4444", "4111.1111.1111.1111"] },
};

/** Sentences around a number that say nothing of what it is. */
const around = [
	"They gave me {} and I do not know what it is for.",
	"¿Qué hago con {}, por favor?",
	"Sur le papier il y a {}; que faire ?",
	"Auf dem Brief steht {}. Was heißt das?",
	"Sul foglio c'è {}: cosa devo fare?",
	"No papel está {}. O que faço?",
	"Op de brief staat {}, wat nu?",
	"В письме указано {}. Что делать?",
	"信上写着{}，怎么办？",
	"手紙に「{}」とあります。",
	"مكتوب في الرسالة {}، ماذا أفعل؟",
	"पत्र में {} लिखा है।",
	"{}",
	"What is\n{}\nfor?",
];

const foundIn = (text: string) => findPersonalDetails(text).map(({ from, until }) => text.slice(from, until));

test("Every format of the table has an example here, and a document that describes it", () => {
	expect(Object.keys(samples).sort()).toEqual(formats.map(({ what }) => what).sort());
	for (const { source } of formats) expect(source.length).toBeGreaterThan(4);
});

test.each(formats)("$what is found in running text, whatever the language", ({ what, after }) => {
	const { numbers, called } = samples[what] as { numbers: string[]; called?: string[] };
	expect(Boolean(called)).toBe(Boolean(after));
	for (const number of numbers)
		for (const sentence of around)
			for (const word of called ?? [""]) {
				const text = sentence.replace("{}", word ? `${word} ${number}` : number);
				expect(foundIn(text), text).toEqual([number]);
			}
});

test.each<[string, DetailKind]>([
	["maria@example.org", "email"],
	["+34 612 345 678", "phone"],
	["YA1234567", "passport"],
	["A012345678", "immigration_number"],
	["12345678Z", "identity_number"],
	["RSSMRA85T10A562S", "tax_number"],
	["DE89 3704 0044 0532 0130 00", "bank_account"],
	["4111 1111 1111 1111", "payment_card"],
])("It is said what %s seems to be", (number, kind) => {
	expect(findPersonalDetails(`Is ${number} mine?`)).toEqual([{ kind, from: 3, until: 3 + number.length }]);
});

test("A number of which a check character is wrong is left alone", () => {
	for (const wrong of [
		...["12345678A", "X1234567A", "ES90 2100 0418 4502 0005 1332", "4111 1111 1111 1112", "RSSMRA85T10A562T"],
		...["86095742718", "44051401358", "11010519491231002Y", "2 55 08 14 168 025 39", "111.444.777-36"],
		...["000-12-3456", "666-12-3456", "85.07.30-033.29", "756.9217.0769.84", "12.345.678-4", "112-233-445 96"],
		...["8601.11.17948", "DE89.3704.0044.0532.0130.01", "4111.1111.1111.1112"],
	])
		expect(foundIn(`They gave me ${wrong} and left.`), wrong).toEqual([]);
});

test("Digits of other scripts, full-width letters and signs that nobody sees hide nothing", () => {
	expect(foundIn("رقمي ‎+٣٤ ٦١٢ ٣٤٥ ٦٧٨‎ شكرا")).toEqual(["+٣٤ ٦١٢ ٣٤٥ ٦٧٨"]);
	expect(foundIn("मेरा नंबर +९१ ९८७६५ ४३२१० है")).toEqual(["+९१ ९८७६५ ४३२१०"]);
	expect(foundIn("番号はＹＡ１２３４５６７です")).toEqual(["ＹＡ１２３４５６７"]);
	expect(foundIn("it is 4111\u200b1111\u00ad1111\u20601111 now")).toHaveLength(1);
	expect(foundIn("call +34\u00a0612\u2011345\u2011678 now")).toHaveLength(1);
	expect(foundIn("😀 A012345678 😀")).toEqual(["A012345678"]);
});

test("Of several in one text each is found at its place, and all are hidden, the rest kept", () => {
	const text = "I am Ana (ana@example.org, +34 612 345 678). NIE X1234567L, card 4111 1111 1111 1111, since 2019.";
	expect(foundIn(text)).toEqual(["ana@example.org", "+34 612 345 678", "X1234567L", "4111 1111 1111 1111"]);
	const masked = mask(text);
	expect(masked).toBe("I am Ana ([…], […]). NIE […], card […], since 2019.");
	expect(mask(masked)).toBe(masked);
	expect(mask("Nothing here, on 12/03/2026.")).toBe("Nothing here, on 12/03/2026.");
});

const two = (value: number) => String(value).padStart(2, "0");

/** Sentences with dates, prices, sections of laws, case numbers, opening hours and postcodes, with other numbers each time. */
function sentence(random: Random): string {
	const n = (from: number, until: number) => random.int(from, until);
	const [d, m, y] = [n(1, 31), n(1, 12), n(1950, 2035)];
	const letter = () => String.fromCharCode(65 + n(0, 25));
	const thousands = (sign: string) => `${n(1, 999)}${sign}${String(n(0, 999)).padStart(3, "0")}`;
	const made = [
		...[`It ends on ${two(d)}/${two(m)}/${y}.`, `Es endet am ${two(d)}.${two(m)}.${y}.`, `Acaba el ${d}-${m}-${y}.`],
		...[`Since ${y}-${two(m)}-${two(d)}T${two(n(0, 23))}:${two(n(0, 59))}.`, `${y}年${m}月${d}日に来ました。`],
		...[`From ${y} to ${n(2000, 2030)}, ${n(1, 300)} months.`, `من ${two(d)}/${two(m)}/${y} حتى الآن`],
		...[`It costs $${thousands(",")}.${two(n(0, 99))}.`, `Das kostet ${thousands(".")},${two(n(0, 99))} €.`],
		...[`Ça coûte ${thousands(" ")} euros.`, `Это стоит ${thousands(" ")} рублей.`, `费用是${thousands(",")}元。`],
		...[`They have ${n(1, 9)},${thousands(",")} members.`, `Il y en a ${n(1, 9)} ${thousands(" ")}.`],
		...[`A loan of ${n(1, 900)} 000 000 yen.`, `Ein Gehalt von ${n(10, 90)}000 Euro.`],
		...[
			`Section ${n(1, 400)}(${letter().toLowerCase()})(${n(1, 9)})(${letter()}) of the Act.`,
			`§ ${n(1, 110)}${letter().toLowerCase()} Abs. ${n(1, 9)} AufenthG`,
		],
		...[`Article L. ${n(100, 999)}-${n(1, 40)} du CESEDA`, `Art. ${n(1, 250)}.${n(1, 9)} del RD ${n(1, 1999)}/${y}`],
		...[
			`${n(1, 50)} U.S.C. ${n(1000, 9999)}(${letter().toLowerCase()})(${n(1, 9)})`,
			`${n(1, 90)} FR ${n(10000, 99999)}`,
		],
		...[
			`Case C-${n(1, 999)}/${two(n(0, 25))}, point ${n(1, 99)}.`,
			`[${y}] EWCA Civ ${n(1, 1999)}`,
			`No. ${two(n(10, 25))}-${n(100, 99999)}`,
		],
		...[
			`${n(1, 9)}:${two(n(10, 25))}-cv-${n(10000, 99999)}-${letter()}${letter()}`,
			`Az. ${n(1, 30)} K ${n(100, 9999)}/${two(n(10, 25))}.A`,
		],
		...[
			`Recurso ${n(1, 999)}/${y}, juzgado ${n(1, 30)}`,
			`n° RG ${two(n(10, 25))}/${n(10000, 99999)}`,
			`дело № А${n(10, 99)}-${n(1000, 99999)}/${y}`,
		],
		...[
			`(${y})京${two(n(1, 99))}民终${n(100, 9999)}号`,
			`ECLI:EU:C:${y}:${n(100, 999)}`,
			`Cass. civ. n. ${n(1000, 39999)}/${y}`,
		],
		...[
			`Open ${n(7, 10)}:${two(n(0, 59))}-${n(15, 20)}:${two(n(0, 59))} on weekdays.`,
			`Mo-Fr ${two(n(7, 9))}.00-${n(12, 18)}.30 Uhr`,
		],
		...[
			`Ouvert de ${n(7, 10)}h${two(n(0, 59))} à ${n(15, 19)}h.`,
			`受付は${n(8, 10)}:00から${n(15, 18)}:00まで`,
			`от ${n(8, 10)}:00 до ${n(17, 20)}:00`,
		],
		...[
			`I live in ${n(10000, 99999)} Berlin.`,
			`Vivo en ${n(10000, 52999)} Madrid.`,
			`New York, NY ${n(10000, 14999)}-${n(1000, 9999)}`,
		],
		...[
			`London ${letter()}${letter()}${n(1, 20)} ${n(1, 9)}${letter()}${letter()}`,
			`〒${n(100, 999)}-${n(1000, 9999)}`,
			`São Paulo, ${two(n(1, 99))}${n(100, 999)}-${n(100, 999)}`,
		],
		...[
			`${n(1000, 9999)} ${letter()}${letter()} Amsterdam`,
			`Toronto ${letter()}${n(1, 9)}${letter()} ${n(1, 9)}${letter()}${n(1, 9)}`,
			`邮编${n(100000, 899999)}`,
		],
		...[
			`Room ${n(1, 9)}.${n(100, 400)}, floor ${n(1, 20)}, line ${letter()}${n(1, 9)}.`,
			`Form I-${n(90, 999)} takes ${n(2, 30)} months.`,
		],
		// What looks like telephone numbers, mail addresses and accounts.
		...[
			`Buses leave at 0${n(5, 9)} ${n(10, 59)}, 0${n(5, 9)} ${n(10, 59)} and ${n(10, 22)} ${n(10, 59)}.`,
			`Titel 0${n(3, 9)}${n(0, 9)}, Seite ${n(10, 99)}-${n(100, 400)}`,
			`Dossier 0${n(3, 9)}${n(0, 9)}/${n(10, 99)}/${n(100, 999)}, pièce ${n(1, 30)}`,
		],
		...[
			`Ley 9/${y}, apartados ${n(60, 99)}, ${n(10, 59)} y ${n(10, 59)}, párrafo ${n(1, 9)}`,
			`Art. ${n(1, 99)}.${n(1, 99)}.${n(1, 99)} of the code, version ${n(1, 9)}.${n(10, 99)}.${n(100, 999)}`,
			`It grew from ${n(1, 9)}.${n(100, 999)}.${n(100, 999)} to ${n(1, 9)}.${n(100, 999)}.${n(100, 999)} pesos.`,
		],
		...[
			`Meet me at gate ${n(1, 30)}, dot ${n(1, 9)} on the map.`,
			`Llegué a las ${n(1, 12)}, punto ${n(1, 9)} de la lista.`,
			`We were at point ${n(1, 20)} at ${n(1, 12)} o'clock.`,
		],
	];
	return random.pick(made);
}

test("Of 1,000 sentences with dates, prices, sections, case numbers, hours and postcodes at most 2 % raise a false alarm", () => {
	const written = readFileSync("test/domain/nothing-personal.txt", "utf8").trim().split("\n");
	expect(written.length).toBeGreaterThanOrEqual(200);
	expect(new Set(written).size).toBe(written.length);
	const random = new Random(12);
	const all = [...written, ...Array.from({ length: 1000 - written.length }, () => sentence(random))];
	const alarms = (some: string[]) => some.filter((text) => findPersonalDetails(text).length > 0);
	expect(alarms(written)).toEqual([]);
	expect(alarms(all).length, alarms(all).join("\n")).toBeLessThanOrEqual(20);
});

test("Long texts of hostile shape are read to their end", () => {
	for (const unit of [
		"1",
		"1 ",
		"A1",
		"+1-",
		"<",
		"a.",
		"a@a.",
		"passport ",
		"телефон ",
		"(((",
		"١",
		"0-0.",
		"X1234567",
	])
		expect(() => mask(unit.repeat(4000))).not.toThrow();
});

test("A text of nothing but details is hidden in one pass", { timeout: 40_000 }, () => {
	expect(mask("a@b.com ".repeat(60_000))).toBe("[…] ".repeat(60_000));
});

test.each([
	"+1 415 **555** 2671",
	"+1 415 [555](https://example.org/x) 2671",
	"+1 415 555\n2671",
	"> +1 415\n> 555 2671",
	"415·555·2671",
	"+1 415 ~555~ _2671_",
	"joe**@**example.com",
	"joe[@](x)example.com",
	"joe@_example_.com",
	"joe@example。com",
	"A**123456**789",
	"A1234\u034f56789",
	"A_123_456_789",
	"DE89 3704 **0044** 0532 0130 00",
])("What readers see without its marks is found, and hidden with them: %s", (text) => {
	expect(foundIn(`Ask ${text} about it`)).toHaveLength(1);
	expect(foundIn(mask(`Ask ${text} about it`))).toEqual([]);
	expect(mask(`Ask\n${text}\nabout it`)).not.toMatch(/\d\d/);
});
