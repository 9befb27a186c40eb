import type { PasswordCost } from "#domain/ground/rules.ts";

/** Enough to be a hash, and no work. */
const cheapPasswordCost: PasswordCost = { N: 2, r: 1, p: 1 };

/**
 * What a test asks by headers for one request, when `isBelieved`: `X-Test-Ahead`, by how many seconds it comes later,
 * `X-Test-Passwords: cheap`, to hash the passwords that it sets at next to no cost, and `X-Test-Silence`, for how many
 * milliseconds what words the assistant's answers may be silent.
 */
export function asTested(
	isBelieved: boolean,
	request?: Request,
): { aheadMs: number; passwordCost?: PasswordCost; assistantSilenceMs?: number } {
	const header = (name: string) => (isBelieved ? (request?.headers.get(name) ?? null) : null);
	const silenceMs = Number(header("X-Test-Silence"));
	return {
		aheadMs: (Number(header("X-Test-Ahead")) || 0) * 1000,
		...(header("X-Test-Passwords") === "cheap" && { passwordCost: cheapPasswordCost }),
		...(silenceMs > 0 && { assistantSilenceMs: silenceMs }),
	};
}
