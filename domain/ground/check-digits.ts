/** Check characters of numbers that people bear, each by its public description. */

export const digitsOf = (bare: string) => [...bare].map(Number);
export const weighed = (digits: number[], weights: readonly number[]) =>
	weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0);
/** "10 to 36" of ISO 7064: A is 10. */
export const signValue = (sign: string) => Number.parseInt(sign, 36);

/** ISO/IEC 7812-1, annex B. */
export function hasLuhn(bare: string): boolean {
	const sum = digitsOf(bare)
		.reverse()
		.reduce((total, digit, i) => total + (i % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)), 0);
	return sum % 10 === 0;
}

/** The remainder of a number with letters (A is 10) that is too long for arithmetic. */
export function remainder(signs: string, modulus: number): number {
	let rest = 0;
	for (const sign of signs) {
		const value = signValue(sign);
		rest = (rest * (value > 9 ? 100 : 10) + value) % modulus;
	}
	return rest;
}

/** ISO 7064, MOD 11,10. */
export function hasMod11And10(bare: string): boolean {
	let product = 10;
	for (const digit of digitsOf(bare.slice(0, -1))) {
		const sum = (digit + product) % 10 || 10;
		product = (sum * 2) % 11;
	}
	return (11 - product) % 10 === Number(bare.at(-1));
}

const verhoeffProduct = [
	[0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
	[1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
	[2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
	[3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
	[4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
	[5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
	[6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
	[7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
	[8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
	[9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const verhoeffTurn = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4];

/** J. Verhoeff, "Error detecting decimal codes", 1969. */
export function hasVerhoeff(bare: string): boolean {
	const turned = (digit: number, times: number): number =>
		times === 0 ? digit : turned(verhoeffTurn[digit] ?? 0, times - 1);
	return (
		digitsOf(bare)
			.reverse()
			.reduce((sum, digit, i) => verhoeffProduct[sum]?.[turned(digit, i % 8)] ?? 0, 0) === 0
	);
}

/** Day and month of six digits, in either order of day and year. */
export const isDay = (day: string, month: string) => {
	const [d, m] = [Number(day), Number(month)];
	return d >= 1 && d <= 31 && m >= 1 && m <= 12;
};

/** ICAO Doc 9303-3, 4.9: weights 7, 3, 1; the filler is 0. */
export const hasIcaoDigit = (field: string, digit: string) =>
	[...field].reduce((sum, sign, i) => sum + (sign === "<" ? 0 : signValue(sign)) * ([7, 3, 1][i % 3] ?? 0), 0) % 10 ===
	Number(digit);

export const spanishLetters = "TRWAGMYFPDXBNJZSQVHLCKE";

/** Of the second of the two check digits of a number whose first digits are weighed by `weights`; 10 counts as 0. */
export const isElevens = (digits: number[], weights: readonly number[], at: number) =>
	(weighed(digits, weights) % 11) % 10 === digits[at];

export const fall = (from: number, until: number) => Array.from({ length: from - until + 1 }, (_, i) => from - i);

export const cpfDigit = (digits: number[], at: number) =>
	((weighed(digits, fall(at + 1, 2)) * 10) % 11) % 10 === digits[at];
