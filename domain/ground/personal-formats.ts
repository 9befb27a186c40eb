/**
 * The formats of numbers and addresses that name one person, each with the public document that describes it. Where a
 * number carries check characters they are computed; where its shape says nothing, a word beside it must say what it is.
 */
import {
	cpfDigit,
	digitsOf,
	fall,
	hasIcaoDigit,
	hasLuhn,
	hasMod11And10,
	hasVerhoeff,
	isDay,
	isElevens,
	remainder,
	signValue,
	spanishLetters,
	weighed,
} from "./check-digits.ts";

export type DetailKind =
	| "email"
	| "phone"
	| "passport"
	| "immigration_number"
	| "identity_number"
	| "tax_number"
	| "bank_account"
	| "payment_card";

type Format = {
	kind: DetailKind;
	/** The name of the number. */
	what: string;
	/** The document that describes it. */
	source: string;
	/** Spaces and hyphens between groups belong to it. Upper case stands for both where `isAnyCase`. */
	pattern: string;
	isAnyCase?: boolean;
	/** Words of which one stands shortly before it, in the languages in which people name it. */
	after?: string;
	/** Whether its check characters, or its parts, can be right; of its letters (upper case) and digits alone. */
	check?: (bare: string, found: string) => boolean;
};

/** ISO 13616: the length of an account number by country, of the registry that SWIFT keeps. */
const ibanLengths = {
	15: "NO",
	16: "BE",
	18: "DK FI FO GL NL SD",
	19: "MK SI",
	20: "AT BA EE KZ LT LU XK",
	21: "CH HR LI LV",
	22: "BG BH CR DE GB GE IE ME RS",
	23: "AE GI IL IQ OM TL",
	24: "AD CZ ES MD PK RO SA SE SK TN VA",
	25: "LY PT ST",
	26: "IS TR",
	27: "BI DJ FR GR IT MC SM",
	28: "AL AZ BY CY DO GT HU LB PL SV",
	29: "BR EG PS QA UA",
	30: "JO KW MU",
	31: "MT SC",
	33: "RU",
};

const ibanPattern = Object.entries(ibanLengths)
	.map(([length, countries]) => `(?:${countries.replaceAll(" ", "|")})\\d{2}(?:[ .-]?[A-Z\\d]){${Number(length) - 4}}`)
	.join("|");

/** Country codes of ITU-T E.164, as assigned (Operational Bulletin, list of E.164 assigned country codes). */
const callingCode =
	/^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\d|3[578]\d|42\d|5[09]\d|6[7-9]\d|8[0578]\d|9[679]\d)/;

/** What stands for a number of which the shape says little: no years, no round sums. */
const isNoSum = (bare: string, found: string) =>
	!/000$/.test(bare) && !/^(?:(?:19|20)\d\d ?)+$/.test(found) && (bare.match(/\d/g) ?? []).length >= 5;

const phoneWords =
	"phone|mobile|\\bcell|whats ?app|telegram|call me|text me|my number is|tel[ée]fono|m[óo]vil|celular|ll[áa]ma|t[ée]l[ée]phone|portable|\\bt[ée]l\\b|appelez|telefon|handy|rufnummer|ruf(?:t|en)? mich|telefonino|telefone|telem[óo]vel|telefoon|bel (?:me|mij)|телефон|тел[.:]|звони|电话|電話|手机|手機|微信|携帯|هاتف|جوال|واتس ?اب|موبايل|\u092b\u093c?\u094b\u0928|मोबाइल|व्हाट्सऐप|व्हाट्सएप";
const passportWords =
	"passport|pasaporte|passeport|reisepass|\\bpass ?(?:nummer|nr)|passaporto|passaporte|paspoort|паспорт|护照|護照|旅券|パスポート|جواز|पासपोर्ट";
const permitWords =
	"residence (?:permit|card)|green card|visa (?:number|no)|alien (?:registration|number)|uscis (?:number|no|account)|tarjeta de residencia|permiso de residencia|\\btie\\b|titre de s[ée]jour|carte de s[ée]jour|num[ée]ro (?:d['’])?[ée]tranger|agdref|aufenthaltstitel|aufenthaltserlaubnis|permesso di soggiorno|autoriza[çc][ãa]o de resid[êe]ncia|t[íi]tulo de resid[êe]ncia|verblijfsvergunning|v-nummer|вид на жительство|居留证|居留證|在留カード|بطاقة (?:ال)?إقامة|الإقامة|निवास परमिट";
const identityWords =
	"identity card|\\bid (?:card|number|no)|national id|driving licen[cs]e|driver['’]?s licen[cs]e|c[ée]dula|documento de identidad|carte d['’]identit[ée]|personalausweis|ausweis(?:nummer|nr)|f[üu]hrerschein|carta d['’]identit[àa]|cart[ãa]o de cidad[ãa]o|identiteitskaart|rijbewijs|удостоверени|身份证|身分證|マイナンバー|免許証|رقم (?:ال)?هوية|الهوية|पहचान पत्र|iqama";
const accountWords =
	"account (?:number|no|#)|acct|routing (?:number|no)|sort code|n[úu]mero de (?:la )?cuenta|num[ée]ro de compte|kontonummer|konto-?nr|numero di conto|conto corrente|n[úu]mero da conta|conta (?:corrente|banc[áa]ria)|rekeningnummer|номер сч[её]та|расч[её]тный сч[её]т|账号|帐号|帳號|口座番号|رقم (?:ال)?حساب|खाता (?:संख्या|नंबर)";

/** Groups of digits with one space, hyphen or other sign of `gaps` between them, `least` to `most` digits. */
const grouped = (least: number, most: number, gaps = " -") => `\\d(?:[${gaps}]?\\d){${least - 1},${most - 1}}`;

/** The last seven digits of a telephone number in the groups that people make: 123 45 67, 12 34 567, 1234567. */
const lastSeven = "(?:\\d{3}[ .-]?\\d{2}[ .-]?\\d{2}|\\d{2}[ .-]?\\d{2}[ .-]?\\d{3})";

/** "at" and "dot" as people write them for programs not to read: in brackets, or as words. */
const spelledAt = "(?: ?[[({<] ?(?:at|ät|arroba|arobase|@) ?[\\])}>] ?| (?:at|arroba|arobase|chiocciola|собака) )";
const spelledDot =
	"(?: ?[[({<] ?(?:dot|punto|point|ponto|punkt|punt|точка|\\.) ?[\\])}>] ?| (?:dot|punto|point|ponto|punkt|punt|точка) )";
const domainLabel = "[\\p{Script=Latin}\\d](?:[\\p{Script=Latin}\\d-]{0,61}[\\p{Script=Latin}\\d])?";
/** Where a sentence may go on behind a "dot", only what many addresses end with is one. */
const commonEndings = "com|net|org|edu|gov|info|eu|uk|de|fr|es|it|pt|nl|be|ch|pl|ru|ua|tr|br|mx|ar|cn|jp|ca|au|io|me";

export const formats: readonly Format[] = [
	// How to reach somebody
	{
		kind: "email",
		what: "Mail address",
		source: "RFC 5321, 4.1.2",
		pattern:
			"[a-z\\d.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\\p{Script=Latin}\\d](?:[\\p{Script=Latin}\\d-]{0,61}[\\p{Script=Latin}\\d])?\\.){1,5}\\p{Script=Latin}{2,24}",
		isAnyCase: true,
	},
	{
		kind: "email",
		what: "Mail address whose signs are written as words",
		source: "RFC 5321, 4.1.2: local part, at sign, domain of labels with dots",
		pattern: `[a-z\\d][a-z\\d._+-]{0,63}(?:(?:${spelledAt}|@)(?:${domainLabel}${spelledDot}){1,4}(?:${commonEndings})| ?[[({<] ?(?:at|ät|arroba|arobase|@) ?[\\])}>] ?(?:${domainLabel}\\.){1,4}\\p{Script=Latin}{2,24})`,
		isAnyCase: true,
	},
	{
		kind: "phone",
		what: "Telephone number with its country code",
		source: "ITU-T E.164",
		pattern: "(?:\\+|00) ?[1-9](?:[ ().\\-/]{0,3}\\d){6,14}",
		check: (bare) => {
			const number = bare.replace(/^00/, "");
			return number.length >= 8 && number.length <= 15 && callingCode.test(number);
		},
	},
	{
		kind: "phone",
		what: "Telephone number of the United States, Canada and the Caribbean",
		source: "North American Numbering Plan, ATIS-0300051",
		pattern: "(?:\\([2-9]\\d\\d\\) ?|[2-9]\\d\\d[-. ])[2-9]\\d\\d[-. ]\\d{4}",
		check: isNoSum,
	},
	{
		kind: "phone",
		what: "Telephone number of France",
		source: "Arcep, plan national de numérotation",
		pattern: "0[1-9](?:[ .-]\\d\\d){4}|0[67]\\d{8}",
	},
	{
		kind: "phone",
		what: "Telephone number of Spain or Portugal",
		source: "CNMC, plan nacional de numeración telefónica; Anacom, plano nacional de numeração",
		pattern:
			"[6-9]\\d\\d(?:[ .-]\\d{3}){2}|[6-9]\\d\\d(?:[ .-]\\d\\d){3}|[6-9]\\d(?:[ .-]\\d\\d){3}[ .-]\\d|[89]\\d[ .-]\\d{3}(?:[ .-]\\d\\d){2}|[67]\\d{8}|[89][1-8]\\d{7}",
		check: isNoSum,
	},
	{
		kind: "phone",
		what: "Telephone number of the United Kingdom",
		source: "Ofcom, National Telephone Numbering Plan",
		pattern:
			"07\\d{3}[ -]?\\d{3}[ -]?\\d{3}|02\\d[ -]\\d{4}[ -]?\\d{4}|01\\d{3}[ -]\\d{5,6}|0[138]\\d{2}[ -]\\d{3}[ -]\\d{4}",
	},
	{
		kind: "phone",
		what: "Telephone number of Germany",
		source: "Bundesnetzagentur, Nummernplan öffentliche Telekommunikation",
		pattern: "01[567]\\d(?:[ /-]?\\d){7,8}|0[2-9]\\d{1,4}(?: ?[/-] ?| )\\d{3} ?\\d{3,5}",
	},
	{
		kind: "phone",
		what: "Mobile number of Italy",
		source: "AGCOM, piano nazionale di numerazione",
		pattern: "3[2-9]\\d[ .-]?\\d{3}[ .-]?\\d{4}|3[2-9]\\d[ .-]\\d{6,7}",
	},
	{
		kind: "phone",
		what: "Mobile number of the Netherlands",
		source: "ACM, nummerplan telefoon- en ISDN-diensten",
		pattern: "06[ -]\\d{8}|06[ -]\\d{4}[ -]\\d{4}",
	},
	{
		kind: "phone",
		what: "Mobile number of Russia",
		source: "Российская система и план нумерации",
		pattern: "8[ -]?\\(?9\\d\\d\\)?[ -]?\\d{3}[ -]?\\d\\d[ -]?\\d\\d",
	},
	{
		kind: "phone",
		what: "Mobile number of China",
		source: "MIIT, telecommunications network numbering plan (2017)",
		pattern: "1[3-9]\\d[ -]?\\d{4}[ -]?\\d{4}",
	},
	{
		kind: "phone",
		what: "Telephone number of Japan",
		source: "Ministry of Internal Affairs and Communications, telephone numbering plan",
		pattern: "0[789]0-?\\d{4}-?\\d{4}|0\\d{1,4}-\\d{1,4}-\\d{4}",
		check: (bare) => bare.length === 10 || bare.length === 11,
	},
	{
		kind: "phone",
		what: "Mobile number of India",
		source: "Department of Telecommunications, National Numbering Plan",
		pattern: "[6-9]\\d{4}[ -]?\\d{5}",
		check: isNoSum,
	},
	{
		kind: "phone",
		what: "Mobile number of Türkiye",
		source: "BTK, Numaralandırma Yönetmeliği; ITU, national numbering plan of Türkiye (+90)",
		pattern: `0 ?\\(?5\\d\\d\\)?[ .-]?${lastSeven}|05(?:[ .-]\\d\\d){4}[ .-]?\\d|5\\d\\d \\d{3} \\d\\d \\d\\d`,
	},
	{
		kind: "phone",
		what: "Telephone number of Ukraine",
		source: "ITU, national numbering plan of Ukraine (+380): nine digits behind the 0",
		pattern: `\\(?0[3-9]\\d\\)?[ .-]?${lastSeven}`,
	},
	{
		kind: "phone",
		what: "Mobile number of Syria",
		source: "ITU, national numbering plan of the Syrian Arab Republic (+963): 9 and eight digits behind the 0",
		pattern: "09\\d\\d[ .-]?\\d{3}[ .-]?\\d{3}|09\\d[ .-]?\\d{3}[ .-]?\\d{4}",
	},
	{
		kind: "phone",
		what: "Telephone number of Brazil",
		source: "Anatel, Resolução 749/2022",
		pattern: "\\(\\d\\d\\) ?9? ?\\d{4}-?\\d{4}|\\d\\d 9 ?\\d{4}-\\d{4}",
	},
	{
		kind: "phone",
		what: "Telephone number that somebody calls so",
		source: "ITU-T E.164: at most 15 digits",
		pattern: "\\(?\\d(?:[ ().\\-/]{0,2}\\d){6,14}",
		after: phoneWords,
		check: (bare, found) => isNoSum(bare, found) && !isDate(found),
	},

	// Immigration and residence
	{
		kind: "immigration_number",
		what: "A-number of the United States",
		source: "USCIS glossary, A-Number: the letter A and seven to nine digits",
		pattern: "A(?:[-#] ?|# ?)?(?:\\d{7,9}|\\d{2,3}[- ]\\d{3}[- ]\\d{3})|A (?:\\d{2,3}[- ]\\d{3}[- ]\\d{3}|\\d{9})",
		isAnyCase: true,
		check: (_, found) => /^A/.test(found) || !found.includes(" "),
	},
	{
		kind: "immigration_number",
		what: "A-number of the United States that somebody calls so",
		source: "USCIS glossary, A-Number: the letter A and seven to nine digits",
		pattern: "A?(?:\\d{7,9}|\\d{2,3}[-. ]\\d{3}[-. ]\\d{3})",
		isAnyCase: true,
		after: "\\ba[- ]?(?:number|num|no)\\b|\\buscis\\b",
	},
	{
		kind: "immigration_number",
		what: "Receipt number of USCIS",
		source: "USCIS, Checking Your Case Status Online: three letters and ten digits",
		pattern:
			"[A-Z]{3}\\d{10}|(?:EAC|VSC|WAC|CSC|LIN|NSC|SRC|TSC|MSC|NBC|IOE|YSC)[- ]\\d{10}|[A-Z]{3}-\\d{2}-\\d{3}-\\d{5}",
		isAnyCase: true,
	},
	{
		kind: "immigration_number",
		what: "Form I-94 record of the United States",
		source: "CBP, I-94 numbers of May 2019: nine digits, a letter, a digit",
		pattern: "\\d{9}[A-Z]\\d",
		isAnyCase: true,
	},
	{
		kind: "immigration_number",
		what: "SEVIS number of the United States",
		source: "ICE, Student and Exchange Visitor Program: N and ten digits",
		pattern: "N-?\\d{10}",
		isAnyCase: true,
	},
	{
		kind: "immigration_number",
		what: "UCI of Canada",
		source: "IRCC, unique client identifier: eight or ten digits, NNNN-NNNN or NN-NNNN-NNNN",
		pattern: "\\d{2}-\\d{4}-\\d{4}",
	},
	{
		kind: "immigration_number",
		what: "UCI of Canada that somebody calls so",
		source: "IRCC, unique client identifier: eight or ten digits, NNNN-NNNN or NN-NNNN-NNNN",
		pattern: "\\d{4}-?\\d{4}|\\d{2}-?\\d{4}-?\\d{4}",
		after: "\\buci\\b|\\biuc\\b|client (?:id|identifier|number)|identificateur unique",
	},
	{
		kind: "immigration_number",
		what: "Application number of IRCC",
		source: "IRCC, application number: a letter and nine digits",
		pattern: "[A-Z]\\d{9}",
	},
	{
		kind: "immigration_number",
		what: "Reference of an application to the Home Office",
		source: "GOV.UK: GWF and nine digits; unique application number of 16 digits, 1212- or 3434-",
		pattern: "GWF ?\\d{9}|(?:1212|3434)(?:-\\d{4}){3}",
		isAnyCase: true,
	},
	{
		kind: "immigration_number",
		what: "Number of a Japanese residence card",
		source: "Immigration Services Agency, 在留カード番号: two letters, eight digits, two letters",
		pattern: "[A-Z]{2}\\d{8}[A-Z]{2}",
		isAnyCase: true,
	},
	{
		kind: "immigration_number",
		what: "Number that somebody calls that of a permit, visa or file; among them AGDREF, of ten digits",
		source: "Regulation (EC) 1030/2002, annex; CESEDA, R142-11",
		pattern: `[A-Z]{0,3}${grouped(6, 12)}[A-Z]{0,2}|(?:[A-Z]{0,3}\\d){4,9}[A-Z]{0,3}`,
		isAnyCase: true,
		after: permitWords,
		check: (bare, found) => bare.length >= 7 && isNoSum(bare, found) && !isDate(found),
	},

	// Passports and other travel documents
	{
		kind: "passport",
		what: "Machine-readable lines of a passport",
		source: "ICAO Doc 9303-4, 4.2",
		pattern: "P[A-Z<][A-Z<]{3}[A-Z<]{39}|[A-Z\\d<]{9}\\d[A-Z<]{3}\\d{6}\\d[MFX<]\\d{6}\\d[A-Z\\d<]{14}[\\d<]\\d",
		check: (_, line) => line.startsWith("P") || hasIcaoDigit(line.slice(0, 9), line.charAt(9)),
	},
	{
		kind: "passport",
		what: "Machine-readable lines of a card of the size TD1, such as a residence permit",
		source: "ICAO Doc 9303-5, 4.2; Regulation (EC) 1030/2002, annex",
		pattern: "[ACI][A-Z<][A-Z<]{3}[A-Z\\d<]{9}\\d[A-Z\\d<]{15}|\\d{6}\\d[MFX<]\\d{6}\\d[A-Z<]{3}[A-Z\\d<]{11}\\d",
		check: (_, line) =>
			/^\d/.test(line)
				? hasIcaoDigit(line.slice(0, 6), line.charAt(6))
				: hasIcaoDigit(line.slice(5, 14), line.charAt(14)),
	},
	{
		kind: "passport",
		what: "Number of a passport or residence permit: letters and digits as most states print them",
		source: "ICAO Doc 9303-3, 4.1: document number of up to nine letters and digits",
		pattern: "[A-Z]\\d{7,8}|[A-Z]{2}[X\\d]\\d{5,6}|[A-Z]{3}\\d{6}|\\d{2}[A-Z]{2}\\d{5}",
	},
	{
		kind: "passport",
		what: "Serial number of a German passport, identity card or residence permit",
		source: "Bundesdruckerei and PAuswV: digits and the letters CFGHJKLMNPRTVWXYZ",
		pattern: "[CFGHJKLMNPRTVWXYZ](?:[CFGHJKLMNPRTVWXYZ]{0,5}\\d){3,8}[CFGHJKLMNPRTVWXYZ]{0,5}\\d?",
		check: (bare) => bare.length === 9 || (bare.length === 10 && hasIcaoDigit(bare.slice(0, 9), bare.charAt(9))),
	},
	{
		kind: "passport",
		what: "Number that somebody calls that of a passport",
		source: "ICAO Doc 9303-3, 4.1: up to nine letters and digits",
		pattern:
			"[A-Z]{1,3} \\d(?: ?\\d){5,9}|[A-Za-z]{0,3}\\d(?: ?\\d){5,9}[A-Za-z]{0,2}|(?:[A-Za-z]{0,3}\\d){4,9}[A-Za-z]{0,3}",
		after: passportWords,
		check: (bare, found) => bare.length >= 6 && bare.length <= 12 && isNoSum(bare, found),
	},

	// Numbers of persons
	{
		kind: "identity_number",
		what: "DNI and NIE of Spain",
		source: "Ministerio del Interior, cálculo del dígito de control del NIF/NIE",
		pattern: "(?:\\d{8}|\\d{2}\\.\\d{3}\\.\\d{3}|[XYZ][- ]?\\d{7})[- ]?[A-HJ-NP-TV-Z]",
		isAnyCase: true,
		check: (bare) => {
			const number = Number(bare.slice(0, -1).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter))));
			return spanishLetters[number % 23] === bare.at(-1);
		},
	},
	{
		kind: "identity_number",
		what: "Social security number of Spain",
		source: "Tesorería General de la Seguridad Social, número de afiliación: remainder by 97",
		pattern: "\\d{2}[/ -]?\\d{7,8}[/ -]?\\d{2}",
		check: (bare) => {
			const [province, number, control] = [bare.slice(0, 2), bare.slice(2, -2), bare.slice(-2)];
			const whole = Number(number) < 1e7 ? Number(number) + Number(province) * 1e7 : Number(province + number);
			return bare.length >= 11 && Number(province) >= 1 && Number(province) <= 66 && whole % 97 === Number(control);
		},
	},
	{
		kind: "identity_number",
		what: "SSN and ITIN of the United States",
		source: "SSA, POMS RM 10201.035; IRS, Publication 1915",
		pattern: "\\d{3}(?<gap>[- ])\\d{2}\\k<gap>\\d{4}",
		check: isSocialSecurityNumber,
	},
	{
		kind: "identity_number",
		what: "SSN and ITIN of the United States that somebody calls so",
		source: "SSA, POMS RM 10201.035; IRS, Publication 1915",
		pattern: "\\d{9}",
		after: "\\bssn\\b|\\bitin\\b|social security|seguro social",
		check: isSocialSecurityNumber,
	},
	{
		kind: "identity_number",
		what: "SIN of Canada",
		source: "Employment and Social Development Canada, SIN: nine digits with a Luhn digit",
		pattern: "\\d{3}(?<gap>[- ])\\d{3}\\k<gap>\\d{3}",
		check: (bare, found) => hasLuhn(bare) && !/^[08]/.test(bare) && isNoSum(bare, found),
	},
	{
		kind: "identity_number",
		what: "National Insurance number of the United Kingdom",
		source: "HMRC, NIM39110",
		pattern: "(?!BG|GB|KN|NK|NT|TN|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z](?: ?\\d{2}){3} ?[A-D]",
		isAnyCase: true,
	},
	{
		kind: "identity_number",
		what: "NHS number",
		source: "NHS Data Model and Dictionary, NHS NUMBER: remainder by 11",
		pattern: "\\d{3} \\d{3} \\d{4}",
		check: (bare) => (11 - (weighed(digitsOf(bare), fall(10, 2)) % 11)) % 11 === Number(bare.at(-1)),
	},
	{
		kind: "identity_number",
		what: "PPS number of Ireland",
		source: "Department of Social Protection, PPS number: check letter by 23",
		pattern: "\\d{7}[A-W][A-IW]?",
		isAnyCase: true,
		check: (bare) => {
			const second = bare.charAt(8);
			const extra = second && second !== "W" ? (signValue(second) - 9) * 9 : 0;
			return "WABCDEFGHIJKLMNOPQRSTUV"[(weighed(digitsOf(bare), fall(8, 2)) + extra) % 23] === bare.charAt(7);
		},
	},
	{
		kind: "identity_number",
		what: "NIR, the social security number of France",
		source: "INSEE, Répertoire national d'identification: key 97 less the remainder by 97",
		pattern: "[12] ?\\d{2} ?(?:0[1-9]|1[0-2]|[2-9]\\d) ?(?:\\d{2}|2[AB]) ?\\d{3} ?\\d{3} ?\\d{2}",
		isAnyCase: true,
		check: (bare) => {
			const number = bare.slice(0, 13).replace("2A", "19").replace("2B", "18");
			return 97 - remainder(number, 97) === Number(bare.slice(13));
		},
	},
	{
		kind: "identity_number",
		what: "Insurance number of the German pension system",
		source: "VKVV, § 2; check digit of the Deutsche Rentenversicherung",
		pattern: "\\d{2} ?[0-3]\\d[01]\\d{3} ?[A-Z] ?\\d{3}",
		isAnyCase: true,
		check: (bare) => {
			const letter = String(signValue(bare.charAt(8)) - 9).padStart(2, "0");
			const digits = digitsOf(bare.slice(0, 8) + letter + bare.slice(9));
			const sum = [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1].reduce((total, weight, i) => {
				const product = weight * (digits[i] ?? 0);
				return total + Math.floor(product / 10) + (product % 10);
			}, 0);
			return sum % 10 === digits[12];
		},
	},
	{
		kind: "identity_number",
		what: "BSN of the Netherlands",
		source: "Rijksdienst voor Identiteitsgegevens, burgerservicenummer: elfproef",
		pattern: "\\d{9}|\\d{4}[ .]\\d{2}[ .]\\d{3}|\\d{3}[ .]\\d{3}[ .]\\d{3}",
		after: "\\bbsn\\b|burgerservicenummer|sofinummer",
		check: (bare) => weighed(digitsOf(bare), [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0,
	},
	{
		kind: "identity_number",
		what: "National number of Belgium",
		source: "Arrêté royal du 3 avril 1984: 97 less the remainder by 97",
		pattern: "\\d{2}[. ]?\\d{2}[. ]?\\d{2}[- ]?\\d{3}[. ]?\\d{2}",
		check: (bare) => {
			const [number, control] = [bare.slice(0, 9), Number(bare.slice(9))];
			const isKey = 97 - (Number(number) % 97) === control || 97 - (Number(`2${number}`) % 97) === control;
			return isKey && isDay(bare.slice(4, 6), bare.slice(2, 4));
		},
	},
	{
		kind: "identity_number",
		what: "AHV number of Switzerland",
		source: "AHVG, art. 50c; EAN-13 check digit",
		pattern: "756[. ]?\\d{4}[. ]?\\d{4}[. ]?\\d{2}",
		check: (bare) =>
			(10 - (weighed(digitsOf(bare), [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10 === Number(bare.at(-1)),
	},
	{
		kind: "identity_number",
		what: "Insurance number of Austria",
		source: "Dachverband der Sozialversicherungsträger: remainder by 11 at the fourth place",
		pattern: "[1-9]\\d{3}[ -]?\\d{6}",
		check: (bare) =>
			isDay(bare.slice(4, 6), bare.slice(6, 8)) &&
			weighed(digitsOf(bare), [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === Number(bare.charAt(3)),
	},
	{
		kind: "identity_number",
		what: "PESEL of Poland",
		source: "Ustawa o ewidencji ludności of 2010, art. 15: weights 1, 3, 7, 9",
		pattern: "\\d{11}",
		check: (bare) =>
			isDay(bare.slice(4, 6), String(Number(bare.slice(2, 4)) % 20)) &&
			weighed(digitsOf(bare), [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0,
	},
	{
		kind: "identity_number",
		what: "Personal number of Sweden",
		source: "Folkbokföringslag (1991:481), § 18; Skatteverket, SKV 704: Luhn digit",
		pattern: "(?:19|20)?\\d{6}[-+]\\d{4}",
		check: (bare) => {
			const ten = bare.slice(-10);
			const day = Number(ten.slice(4, 6));
			return hasLuhn(ten) && isDay(String(day > 60 ? day - 60 : day), ten.slice(2, 4));
		},
	},
	{
		kind: "identity_number",
		what: "Personal number of Denmark",
		source: "CPR-kontoret, personnummeret i CPR",
		pattern: "(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d{2}-\\d{4}",
	},
	{
		kind: "identity_number",
		what: "Personal number of Norway",
		source: "Skatteetaten, fødselsnummer: two remainders by 11",
		pattern: "\\d{6} ?\\d{5}",
		check: (bare) => {
			const digits = digitsOf(bare);
			return (
				weighed(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
				weighed(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
			);
		},
	},
	{
		kind: "identity_number",
		what: "Personal identity code of Finland",
		source: "Digital and Population Data Services Agency: remainder by 31",
		pattern: "[0-3]\\d[01]\\d{3}[-+A-FU-Y]\\d{3}[\\dA-FHJ-NPR-Y]",
		isAnyCase: true,
		check: (bare, found) => {
			const number = Number(found.slice(0, 6) + found.slice(7, 10));
			return "0123456789ABCDEFHJKLMNPRSTUVWXY"[number % 31] === bare.at(-1);
		},
	},
	{
		kind: "identity_number",
		what: "SNILS of Russia",
		source: "Пенсионный фонд, постановление 237п: remainder by 101",
		pattern: "\\d{3}-\\d{3}-\\d{3}[ -]\\d{2}",
		check: (bare) => (weighed(digitsOf(bare), fall(9, 1)) % 101) % 100 === Number(bare.slice(9)),
	},
	{
		kind: "identity_number",
		what: "T.C. identity number of Türkiye, also of foreigners",
		source: "Nüfus ve Vatandaşlık İşleri, T.C. kimlik numarası",
		pattern: "[1-9]\\d{10}",
		check: (bare) => {
			const d = digitsOf(bare);
			const odd = weighed(d, [1, 0, 1, 0, 1, 0, 1, 0, 1]);
			const even = weighed(d, [0, 1, 0, 1, 0, 1, 0, 1]);
			return (((odd * 7 - even) % 10) + 10) % 10 === d[9] && (odd + even + (d[9] ?? 0)) % 10 === d[10];
		},
	},
	{
		kind: "identity_number",
		what: "Resident identity number of China",
		source: "GB 11643-1999; ISO 7064, MOD 11-2",
		pattern: "[1-9]\\d{16}[\\dX]",
		isAnyCase: true,
		check: (bare) =>
			"10X98765432"[weighed(digitsOf(bare), [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11] ===
			bare.at(-1),
	},
	{
		kind: "identity_number",
		what: "Individual number (My Number) of Japan",
		source: "行政手続における特定の個人を識別するための番号の利用等に関する法律施行令, check digit by 11",
		pattern: "\\d{4}(?<gap>[- ]?)\\d{4}\\k<gap>\\d{4}(?![- ]\\d{4})",
		check: (bare) => {
			const rest = weighed(digitsOf(bare), [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
			return (rest < 2 ? 0 : 11 - rest) === Number(bare.at(-1));
		},
	},
	{
		kind: "identity_number",
		what: "Resident or alien registration number of Korea",
		source: "Resident Registration Act; Immigration Act, alien registration number",
		pattern: "\\d{6}-[1-8]\\d{6}",
		check: (bare) => isDay(bare.slice(4, 6), bare.slice(2, 4)),
	},
	{
		kind: "identity_number",
		what: "Aadhaar number of India",
		source: "UIDAI: twelve digits, the last by Verhoeff",
		pattern: "[2-9]\\d{3}(?<gap>[- ]?)\\d{4}\\k<gap>\\d{4}(?![- ]\\d{4})",
		check: (bare) => hasVerhoeff(bare),
	},
	{
		kind: "identity_number",
		what: "CNIC of Pakistan",
		source: "NADRA: 13 digits, 5-7-1",
		pattern: "\\d{5}-\\d{7}-\\d",
	},
	{
		kind: "identity_number",
		what: "National number of Egypt",
		source: "Ministry of Interior, Civil Status Organization: century, birth date, governorate",
		pattern: "[23]\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)\\d{5}",
	},
	{
		kind: "identity_number",
		what: "Emirates ID",
		source: "Federal Authority for Identity: 784 of ISO 3166-1, year, number, digit",
		pattern: "784(?<gap>[- ]?)(?:19|20)\\d{2}\\k<gap>\\d{7}\\k<gap>\\d",
	},
	{
		kind: "identity_number",
		what: "CPF of Brazil",
		source: "Receita Federal, CPF: two remainders by 11",
		pattern: "\\d{3}\\.?\\d{3}\\.?\\d{3}-?\\d{2}",
		check: (bare) => {
			const digits = digitsOf(bare);
			return !/^(\d)\1+$/.test(bare) && cpfDigit(digits, 9) && cpfDigit(digits, 10);
		},
	},
	{
		kind: "identity_number",
		what: "CURP of Mexico",
		source: "DOF 18 October 2021, instructivo normativo para la asignación de la CURP",
		pattern: "[A-Z][AEIOUX][A-Z]{2}\\d{6}[HMX][A-Z]{2}[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d",
		isAnyCase: true,
		check: (bare) => isDay(bare.slice(8, 10), bare.slice(6, 8)),
	},
	{
		kind: "identity_number",
		what: "RUT of Chile",
		source: "Servicio de Impuestos Internos: remainder by 11",
		pattern: "\\d{1,2}\\.?\\d{3}\\.?\\d{3}-[\\dK]",
		isAnyCase: true,
		check: (bare) => {
			const digits = digitsOf(bare.slice(0, -1)).reverse();
			const rest = 11 - (weighed(digits, [2, 3, 4, 5, 6, 7, 2, 3]) % 11);
			return (rest === 11 ? "0" : rest === 10 ? "K" : String(rest)) === bare.at(-1);
		},
	},
	{
		kind: "identity_number",
		what: "Identity number of South Africa",
		source: "Department of Home Affairs: birth date and a Luhn digit",
		pattern: "\\d{6} ?\\d{4} ?[01]\\d{2}",
		check: (bare) => isDay(bare.slice(4, 6), bare.slice(2, 4)) && hasLuhn(bare),
	},
	{
		kind: "identity_number",
		what: "Number that somebody calls that of an identity card or licence",
		source: "ICAO Doc 9303-5; national documents",
		pattern: `[A-Z]{0,3}${grouped(6, 12)}[A-Z]{0,2}|(?:[A-Z]{0,3}\\d){5,10}[A-Z]{0,3}`,
		isAnyCase: true,
		after: identityWords,
		check: (bare, found) => bare.length >= 6 && isNoSum(bare, found) && !isDate(found),
	},

	// Numbers of taxpayers
	{
		kind: "tax_number",
		what: "Steuer-ID of Germany",
		source: "AO, § 139b; BZSt: ISO 7064, MOD 11,10",
		pattern: "[1-9]\\d ?\\d{3} ?\\d{3} ?\\d{3}",
		check: (bare) => {
			const counts = [...new Set(bare.slice(0, 10))].map((one) => bare.slice(0, 10).split(one).length - 1);
			// One digit stands there two or three times, all others at most once.
			return Math.max(...counts) <= 3 && counts.filter((count) => count > 1).length === 1 && hasMod11And10(bare);
		},
	},
	{
		kind: "tax_number",
		what: "Numéro fiscal of France",
		source: "OECD, tax identification numbers, France: first ten digits by 511",
		pattern: "[0-3]\\d(?: ?\\d{2})(?: ?\\d{3}){3}",
		check: (bare) => Number(bare.slice(0, 10)) % 511 === Number(bare.slice(10)),
	},
	{
		kind: "tax_number",
		what: "Codice fiscale of Italy",
		source: "D.M. 23 dicembre 1976: check letter",
		pattern: "[A-Z]{3} ?[A-Z]{3} ?[\\dL-NP-V]{2}[A-EHLMPRST][\\dL-NP-V]{2} ?[A-Z][\\dL-NP-V]{3}[A-Z]",
		isAnyCase: true,
		check: (bare) => {
			const odd = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23];
			const sum = [...bare.slice(0, 15)].reduce((total, sign, i) => {
				const value = /\d/.test(sign) ? Number(sign) : signValue(sign) - 10;
				return total + (i % 2 === 0 ? (odd[value] ?? 0) : value);
			}, 0);
			return String.fromCharCode(65 + (sum % 26)) === bare.at(-1);
		},
	},
	{
		kind: "tax_number",
		what: "NIF of Portugal",
		source: "Decreto-Lei 14/2013: remainder by 11",
		pattern: "[1-35689]\\d{2} ?\\d{3} ?\\d{3}",
		after: "\\bnif\\b|contribuinte",
		check: (bare) => {
			const rest = weighed(digitsOf(bare), fall(9, 2)) % 11;
			return (rest < 2 ? 0 : 11 - rest) === Number(bare.at(-1));
		},
	},
	{
		kind: "tax_number",
		what: "INN of a person in Russia",
		source: "ФНС, приказ ЕД-7-14/559@: two remainders by 11",
		pattern: "\\d{12}",
		check: (bare) => {
			const digits = digitsOf(bare);
			return (
				isElevens(digits, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 10) &&
				isElevens(digits, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8], 11)
			);
		},
	},
	{
		kind: "tax_number",
		what: "PAN of a person in India",
		source: "Income Tax Department: five letters (the fourth P), four digits, a letter",
		pattern: "[A-Z]{3}P[A-Z]\\d{4}[A-Z]",
		isAnyCase: true,
	},
	{
		kind: "tax_number",
		what: "CUIT and CUIL of Argentina",
		source: "ARCA: remainder by 11",
		pattern: "(?:20|2[3-7])-?\\d{8}-?\\d",
		check: (bare) => {
			const rest = 11 - (weighed(digitsOf(bare), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11);
			return (rest === 11 ? 0 : rest === 10 ? 9 : rest) === Number(bare.at(-1));
		},
	},
	{
		kind: "tax_number",
		what: "TFN of Australia",
		source: "Australian Taxation Office: weights by 11",
		pattern: "\\d{3} ?\\d{3} ?\\d{3}",
		after: "\\btfn\\b|tax file",
		check: (bare) => weighed(digitsOf(bare), [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0,
	},

	// Money
	{
		kind: "bank_account",
		what: "IBAN",
		source: "ISO 13616-1, SWIFT IBAN registry; ISO 7064, MOD 97-10",
		pattern: ibanPattern,
		isAnyCase: true,
		check: (bare) => remainder(bare.slice(4) + bare.slice(0, 4), 97) === 1,
	},
	{
		kind: "bank_account",
		what: "CLABE of Mexico",
		source: "Asociación de Bancos de México: weights 3, 7, 1",
		pattern: "\\d{18}",
		check: (bare) => {
			const sum = digitsOf(bare.slice(0, 17)).reduce(
				(total, digit, i) => total + ((digit * ([3, 7, 1][i % 3] ?? 0)) % 10),
				0,
			);
			return (10 - (sum % 10)) % 10 === Number(bare.at(-1));
		},
	},
	{
		kind: "bank_account",
		what: "Account number of Norway",
		source: "Bits, Finance Norway's standard for account numbers: eleven digits, the last by 11",
		pattern: "\\d{4}(?<gap>[ .])\\d{2}\\k<gap>\\d{5}",
		check: (bare) => weighed(digitsOf(bare), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
	},
	{
		kind: "bank_account",
		what: "Number that somebody calls that of an account",
		source: "ISO 13616-1: up to 30 letters and digits",
		pattern: grouped(6, 20, " .-"),
		after: accountWords,
		check: (bare, found) => isNoSum(bare, found) && !isDate(found),
	},
	{
		kind: "payment_card",
		what: "Payment card",
		source: "ISO/IEC 7812-1: issuers 2 to 6, Luhn digit",
		pattern:
			"[2-6]\\d{3}(?<gap>[-. ]?)(?:\\d{4}\\k<gap>){2}\\d{4}(?:\\k<gap>\\d{3})?|3[47]\\d{2}[-. ]?\\d{6}[-. ]?\\d{5}",
		check: (bare) => hasLuhn(bare) && !/^(\d)\1+$/.test(bare),
	},
];

/** Numbers that the SSA or the IRS may have given out. */
function isSocialSecurityNumber(bare: string): boolean {
	const [area, group, serial] = [bare.slice(0, 3), Number(bare.slice(3, 5)), bare.slice(5)];
	if (area === "000" || area === "666" || serial === "0000" || group === 0) return false;
	const isItin = (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group !== 93);
	return !area.startsWith("9") || isItin;
}

/** Days as people write them, in either order. */
function isDate(found: string): boolean {
	const [, one = "", , two = "", three = ""] = /^(\d{1,4})([-/. ])(\d{1,2})\2(\d{1,4})$/.exec(found) ?? [];
	return one !== "" && (isDay(one, two) || isDay(two, one) || isDay(three, two));
}
