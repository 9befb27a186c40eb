/**
 * A small seeded generator (sfc32), so that demo data is the same on every machine and in every order.
 * One instance is re-seeded for each record: at a million records an object per record would be felt.
 */
export class Random {
	private a = 0;
	private b = 0;
	private c = 0;
	private counter = 1;
	private seeded = 0;

	constructor(seed = 0) {
		this.seed(seed);
	}

	/** Starts the stream that belongs to an integer; the same integer always gives the same stream. */
	seed(seed: number): void {
		this.seeded = seed;
		// Neighbouring seeds (1, 2, 3...) differ in a few bits only: a splitmix step spreads them first.
		let state = seed | 0;
		const next = () => {
			state = (state + 0x9e3779b9) | 0;
			let z = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
			z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
			return z ^ (z >>> 15);
		};
		this.a = next();
		this.b = next();
		this.c = next();
		this.counter = 1;
		for (let i = 0; i < 12; i++) this.uint32();
	}

	/** 0 to 2^32 - 1. */
	uint32(): number {
		const result = (this.a + this.b + this.counter) | 0;
		this.counter = (this.counter + 1) | 0;
		this.a = this.b ^ (this.b >>> 9);
		this.b = (this.c + (this.c << 3)) | 0;
		this.c = (((this.c << 21) | (this.c >>> 11)) + result) | 0;
		return result >>> 0;
	}

	/** 0 (included) to 1 (excluded). */
	float(): number {
		return this.uint32() / 4294967296;
	}

	/** An integer from `min` to `max`, both included. */
	int(min: number, max: number): number {
		return min + Math.floor(this.float() * (max - min + 1));
	}

	/** True with the given probability (0 to 1). */
	chance(probability: number): boolean {
		return this.float() < probability;
	}

	/** Puts a list into another order (Fisher and Yates). */
	shuffle(list: unknown[]): void {
		for (let i = list.length - 1; i > 0; i--) {
			const j = this.int(0, i);
			[list[i], list[j]] = [list[j], list[i]];
		}
	}

	/** One of a list that is not empty. */
	pick<T>(list: ArrayLike<T>): T {
		return list[Math.floor(this.float() * list.length)] as T;
	}

	/** One item of a table made by `weightedTable`. */
	weighted<T>(table: WeightedTable<T>): T {
		const { items, cumulative } = table;
		return items[indexIn(cumulative, this.float() * (cumulative[cumulative.length - 1] as number))] as T;
	}

	/** `count` different items (fewer where the list is shorter), in random order. */
	sample<T>(list: readonly T[], count: number): T[] {
		const result: T[] = [];
		if (count * 3 >= list.length) {
			const rest = list.slice();
			while (result.length < count && rest.length > 0) {
				const at = Math.floor(this.float() * rest.length);
				result.push(rest[at] as T);
				rest[at] = rest[rest.length - 1] as T;
				rest.pop();
			}
			return result;
		}
		while (result.length < count) {
			const item = this.pick(list);
			if (!result.includes(item)) result.push(item);
		}
		return result;
	}

	/** About normal, mean 0 and deviation 1 (a sum of uniforms: no tails beyond 3, which suits prices). */
	normal(): number {
		return (this.float() + this.float() + this.float() - 1.5) * 2;
	}

	/**
	 * 128 bits as 32 lower-case hex digits, in the manner of UUID version 7: 48 bits that grow with the seed, the rest
	 * random. What comes later stands at the end of every index, so that writing a million touches few pages twice.
	 */
	id(): string {
		const order = (firstMoment + this.seeded * msBetween).toString(16).padStart(12, "0");
		return order + hex8(this.uint32()) + hex8(this.uint32()) + (hex4[this.uint32() & 0xffff] as string);
	}
}

const firstMoment = Date.parse("2024-01-01T00:00:00Z");
const msBetween = 60_000;

/** Items with the running total of their weights. */
export type WeightedTable<T> = { items: readonly T[]; cumulative: Float64Array };

/** Prepares items with positive weights for `Random.weighted`. */
export function weightedTable<T>(items: readonly T[], weights: ArrayLike<number>): WeightedTable<T> {
	const cumulative = new Float64Array(items.length);
	let total = 0;
	for (let i = 0; i < items.length; i++) {
		total += weights[i] as number;
		cumulative[i] = total;
	}
	return { items, cumulative };
}

/** The first index whose running total lies above `target`. */
function indexIn(cumulative: Float64Array, target: number): number {
	let low = 0;
	let high = cumulative.length - 1;
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((cumulative[middle] as number) > target) high = middle;
		else low = middle + 1;
	}
	return low;
}

const hex4 = Array.from({ length: 65536 }, (_, n) => n.toString(16).padStart(4, "0"));

function hex8(n: number): string {
	return (hex4[n >>> 16] as string) + (hex4[n & 0xffff] as string);
}
