/** Reads JSON whose texts are well formed: a lone surrogate, which "\ud800" may smuggle in, becomes U+FFFD. */
export const parseJson = (text: string): unknown =>
	JSON.parse(text, (_, value) => (typeof value === "string" ? value.toWellFormed() : value));
