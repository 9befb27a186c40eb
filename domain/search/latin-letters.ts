/** Words of Cyrillic as people type them who have Latin letters only: "nuzhen advokat na russkom", "v germanii". */

const cyrillic = /[а-яё]|[іїєґ]/iu;
const ukrainian = /[іїєґ]/iu;

/** Letters by what most people type for them. */
const letters: Readonly<Record<string, string>> = {
	...{ а: "a", б: "b", в: "v", г: "g", д: "d", е: "e", ё: "yo", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l" },
	...{ м: "m", н: "n", о: "o", п: "p", р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh" },
	...{ щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "yu", я: "ya", і: "i", ї: "yi", є: "ye", ґ: "g", "'": "", "’": "" },
};
const ofUkrainian: Readonly<Record<string, string>> = { г: "h", и: "y" };
/** How others type some of them. */
const manners: readonly Readonly<Record<string, string>>[] = [
	{},
	{ ё: "e", й: "i", х: "h", ц: "c", щ: "sch" },
	{ ё: "jo", й: "j", х: "h", ю: "ju", я: "ja" },
];

export const isCyrillic = (phrase: string) => cyrillic.test(phrase);

/** The letters of each manner, made once: spreading them for each phrase takes longer than all else. */
const tables = [{}, ofUkrainian].map((own) => manners.map((manner) => ({ ...letters, ...own, ...manner })));
const softEndings = /(?:iy|yy)(?![a-z])/g;

/** A phrase of Cyrillic in Latin letters, in each manner. */
export function inLatinLetters(phrase: string): string[] {
	const [russian = [], ofUkraine = []] = tables;
	const lower = phrase.toLowerCase();
	return (ukrainian.test(phrase) ? ofUkraine : russian).map((by: Readonly<Record<string, string>>, i) => {
		let typed = "";
		for (const letter of lower) typed += by[letter] ?? letter;
		// "Russkiy" is "russky" as often.
		return i === 0 ? typed.replace(softEndings, "y") : typed;
	});
}
