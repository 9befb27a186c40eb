import type { PasswordCost } from "#domain/ground/rules.ts";

/** Enough to be a hash, and no work. */
const cheapPasswordCost: PasswordCost = { N: 2, r: 1, p: 1 };

/**
 * What a test asks by headers for one request, when `isBelieved`: `X-Test-Ahead`, by how many seconds it comes later,
 * and `X-Test-Passwords: cheap`, to hash the passwords that it sets at next to no cost.
 */
export function asTested(isBelieved: boolean, request?: Request): { aheadMs: number; passwordCost?: PasswordCost } {
	const header = (name: string) => (isBelieved ? (request?.headers.get(name) ?? null) : null);
	return {
		aheadMs: (Number(header("X-Test-Ahead")) || 0) * 1000,
		...(header("X-Test-Passwords") === "cheap" && { passwordCost: cheapPasswordCost }),
	};
}
