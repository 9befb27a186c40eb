/** Values of a sentence: what its `{name}`s stand for. */
export type Values = Record<string, unknown>;

/** The same values with the texts changed. */
export const changeTexts = (values: Values, change: (text: string) => unknown): Values =>
	Object.fromEntries(
		Object.entries(values).map(([name, value]) => [name, typeof value === "string" ? change(value) : value]),
	);

/**
 * Values that Lingui shows as they are. Of a finished sentence it reads `\u0041` and `\x41` as a letter, and in plurals
 * a mark that begins with `%__` as the count, also where people have typed them: so the first sign of each is itself
 * written that way.
 */
export const inert = (values: Values = {}) =>
	changeTexts(values, (text) => text.replace(/\\|%(?=__)/g, (sign) => `\\x${sign.charCodeAt(0).toString(16)}`));
