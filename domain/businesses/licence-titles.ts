import type { Profession } from "./professions.ts";

/**
 * Parts of the titles that registers grant, by profession, in the order in which they are looked for: a legal translator
 * translates, and a tax consultant advises on taxes. A document helper has a trade, and no title.
 */
const parts: readonly [Profession, RegExp][] = [
	[
		"translation",
		/translat|linguist|interpret|intérpret|tradu|übersetz|dolmetsch|vertaler|tłumacz|překlad|kääntäj|penerjemah|μεταφρ|переводчи|مترجم|翻译|翻訳|통역|번역/,
	],
	["notary", /not[aá](r|ř|ir|i[oa]|ari)|noter$|tabeli|escriban|közjegyző|нотар|συμβολαιογράφ|موثق|公证|公証|公證/],
	[
		"tax",
		/\btax\b|fiscal|steuer|accountant|enrolled agent|contador|contab|comptable|commercialista|belasting|skatter|müşavir|podatk|daňov|налог|ضريبي|税|稅|세무|λογ[ιί]στ|φοροτεχν/,
	],
	[
		"consultant",
		/migra|migratie|accredited representative|gestora?(?!\p{L})|solicitador|despachante|consulente|rechtsdienst|行政書士|هجرة|миграц/u,
	],
	[
		"law",
		/lawyer|attorney|barrister|solicitor|advoca|advok|advoga|abogad|derecho|avocat|avvocat|avukat|adwokat|rechtsanw|asianajaja|odvjetni|ügyvéd|luật sư|адвокат|δικηγ|עורכת? דין|עורך|محام|律师|律師|弁護士|변호사|ทนาย/,
	],
];

/** The profession that a title stands for, in the languages of the registers that we know; null for another word. */
export const professionOfTitle = (title: string): Profession | null =>
	parts.find(([, part]) => part.test(title.toLowerCase()))?.[0] ?? null;
