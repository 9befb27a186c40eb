import type * as crypto from "node:crypto";
import { vi } from "vitest";

/** What each call of scrypt was asked to cost, in order. */
export const scryptCosts: string[] = [];

/**
 * `node:crypto` for `vi.mock`, with a scrypt that notes what it should cost and takes no time: for tests that count
 * work, and for those to whom passwords do not matter.
 */
export async function cheapCrypto(original: () => Promise<typeof crypto>) {
	const real = await original();
	const scrypt = vi.fn((...[password, salt, length, options, done]: Parameters<typeof real.scrypt>) => {
		const { N, r, p } = options as crypto.ScryptOptions;
		scryptCosts.push(`${N} ${r} ${p}`);
		(real.scrypt as (...given: unknown[]) => void)(password, salt, length, { N: 2, r: 1, p: 1 }, done);
	});
	return { ...real, default: { ...real, scrypt }, scrypt };
}
