import type { Profession } from "#domain/businesses/professions.ts";
import { titleKey } from "#domain/listings/reserved-titles.ts";
import { publicRegisters } from "./licences.ts";

/** The registers that an applicant can choose from. Nobody has opened their addresses yet: an admin confirms each. */
export const registerRows = publicRegisters.map(({ key, titles: _, ...register }) => ({
	id: key.toLowerCase().replaceAll(" ", "-"),
	...register,
	checked_on: null,
}));

/** Words for a lawyer or a notary that no register has as its title, in the languages of the directory: our own rule. */
const commonWords: Partial<Record<Profession, string>> = {
	law: `lawyer, lawyers, attorney, attorneys, solicitor, solicitors, barrister, barristers, law firm, law office,
		abogado, abogada, abogados, bufete de abogados, avocat, avocate, avocats, anwalt, anwältin, anwälte, rechtsanwalt,
		rechtsanwältin, anwaltskanzlei, fachanwalt, fachanwältin, avvocato, avvocata, avvocati, studio legale, advogado,
		advogada, advogados, advocaat, advocate, advocaten, advocatenkantoor, адвокат, адвокаты, 律师, 律師, 律师事务所, 弁護士,
		弁護士法人, محام, محامي, محامية, المحامي, वकील, अधिवक्ता`,
	notary: `notary, notaries, notary public, notario, notaria, notario público, notaire, notar, notarin, notaio, notaia,
		notário, notária, notaris, нотариус, 公证人, 公証人, كاتب العدل, موثق, नोटरी`,
};

/** Titles of which other professions make use: no proof that somebody calls themselves a lawyer. */
const keptTitles = new Set<Profession>(["law", "notary"]);

/** Words that only those may call themselves by who have the licence. */
export const reservedTitleRows = (() => {
	const rows = new Map<string, { word: string; profession: Profession; source_url: string | null; checked_on: null }>();
	const add = (title: string, profession: Profession, source_url: string | null) => {
		const word = titleKey(title);
		const key = `${word} ${profession}`;
		if (word !== "" && !rows.has(key)) rows.set(key, { word, profession, source_url, checked_on: null });
	};
	for (const { profession, titles, url } of publicRegisters)
		if (keptTitles.has(profession)) for (const title of titles) add(title, profession, url);
	for (const [profession, words] of Object.entries(commonWords))
		for (const word of words.split(",")) add(word.trim(), profession as Profession, null);
	return [...rows.values()];
})();
