/** The package brings no types for its tables. */
declare module "opencc-js/dict/TSCharacters" {
	/** A traditional character and its simplified forms, likeliest first, with spaces between; pairs divided by "|". */
	const characters: string;
	export default characters;
}
