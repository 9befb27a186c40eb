import crypto, { type ScryptOptions } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { afterAll, beforeAll } from "vitest";

/** What each call of scrypt was asked to cost, in order. */
export const scryptCosts: string[] = [];

/**
 * For the tests of a file that calls it, a scrypt that notes what it should cost and takes no time: for tests that count
 * work, and for those to whom passwords do not matter. Put in the place of the real one, not of the modules that use it:
 * test files share these, and one that was read before would go on with the real one.
 */
export function cheapenScrypt() {
	const real = crypto.scrypt;
	const cheap = (...[password, salt, length, options, done]: Parameters<typeof real>) => {
		const { N, r, p } = options as ScryptOptions;
		scryptCosts.push(`${N} ${r} ${p}`);
		(real as (...given: unknown[]) => void)(password, salt, length, { N: 2, r: 1, p: 1 }, done);
	};
	const put = (scrypt: typeof real) => {
		crypto.scrypt = scrypt;
		syncBuiltinESMExports();
	};
	beforeAll(() => put(cheap as typeof real));
	afterAll(() => put(real));
}
