/** A text with the digits of every script as ours and full-width letters as usual ones, so that a number is a number. */
export const foldDigits = (text: string) =>
	text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
		const code = digit.codePointAt(0) ?? 0;
		// The digits of a script are ten code points in a row, beginning at its zero.
		let zero = code;
		while (code - zero < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero--;
		return code < 128 ? digit : String((code - zero) % 10);
	});
