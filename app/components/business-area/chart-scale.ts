/** The number at the top of a scale: the next one from `most` on whose half is a round number too. */
export function ceilingOf(most: number): number {
	if (most <= 2) return 2;
	const power = 10 ** Math.floor(Math.log10(most));
	return ([1, 2, 4, 6, 8].find((times) => times * power >= most) ?? 10) * power;
}
