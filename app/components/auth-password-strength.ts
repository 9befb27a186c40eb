export type Strength = "short" | "weak" | "fair" | "good" | "strong";

/** How much a character tells that could be told from the ones before it. */
const predictable = 0.25;

/**
 * How hard a password is to guess, by its length: a character that repeats the one before, goes on counting ("abc",
 * "321") or says again what was said before adds little. What others use too is known to the server alone.
 */
export function strengthOf(password: string, shortest: number): Strength {
	const letters = [...password.toLowerCase()];
	if (letters.length < shortest) return "short";
	const pairs = new Set<string>();
	let worth = 0;
	let before = "";
	for (const letter of letters) {
		const step = before ? (letter.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0) : Number.NaN;
		const isExpected = Math.abs(step) <= 1 || pairs.has(before + letter);
		pairs.add(before + letter);
		worth += isExpected ? predictable : 1;
		before = letter;
	}
	if (worth < 8) return "weak";
	if (worth < 11) return "fair";
	return worth < 15 ? "good" : "strong";
}
