/** Keeps what was made last: to read a query asks for the same several times. */

/** A maker of values that keeps at most so many of them, by a key, as long as they are made by the same object. */
export function lately<Value>(most: number) {
	const kept = new Map<string, Value>();
	let keptBy: object | null = null;
	return (by: object | null, key: string, make: () => Value): Value => {
		const known = keptBy === by ? kept.get(key) : undefined;
		if (known !== undefined) return known;
		const value = make();
		// All at once: a map that loses its first entry again and again becomes slow.
		if (keptBy !== by || kept.size >= most) kept.clear();
		keptBy = by;
		kept.set(key, value);
		return value;
	};
}
