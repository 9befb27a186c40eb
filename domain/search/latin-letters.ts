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

/** A phrase in Latin letters, in each manner; none for a phrase that has no Cyrillic. */
export function inLatinLetters(phrase: string): string[] {
	if (!cyrillic.test(phrase)) return [];
	const own = ukrainian.test(phrase) ? ofUkrainian : {};
	return manners.map((manner) => {
		const by = { ...letters, ...own, ...manner };
		const typed = Array.from(phrase.toLowerCase(), (letter) => by[letter] ?? letter).join("");
		// "Russkiy" is "russky" as often.
		return manner === manners[0] ? typed.replace(/(?:iy|yy)(?!\p{L})/gu, "y") : typed;
	});
}
