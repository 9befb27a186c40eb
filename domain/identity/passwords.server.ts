import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { fullPasswordCost, type PasswordCost } from "#domain/ground/rules.ts";
import { longestPassword } from "./identity.ts";

const maxmem = 64 * 1024 * 1024;
const hashBytes = 32;

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost) {
	return new Promise<Buffer>((resolve, reject) =>
		scrypt(password.normalize("NFKC"), salt, hashBytes, { N, r, p, maxmem }, (error, hash) =>
			error ? reject(error) : resolve(hash),
		),
	);
}

/** `scrypt$N$r$p$salt$hash`. */
export async function hashPassword(password: string, cost = fullPasswordCost): Promise<string> {
	const salt = randomBytes(16);
	const hash = await derive(password, salt, cost);
	return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64"), hash.toString("base64")].join("$");
}

/**
 * Whether the password is the one that was hashed. Without a hash the work is done that one of this cost takes, and the
 * answer is no.
 */
export async function isPassword(password: string, stored: string | null, cost = fullPasswordCost): Promise<boolean> {
	const [, N, r, p, salt = "", hash = ""] = (stored ?? `scrypt$${cost.N}$${cost.r}$${cost.p}$AAAA$`).split("$");
	const expected = Buffer.from(hash, "base64");
	const derived = await derive(password, Buffer.from(salt, "base64"), { N: Number(N), r: Number(r), p: Number(p) });
	return expected.length === derived.length && timingSafeEqual(derived, expected);
}

/** The first 48 bits of the SHA-256 of a password as it is hashed: what the table of the commonest keeps. */
export async function breachPrefix(password: string): Promise<number> {
	const letters = new TextEncoder().encode(password.normalize("NFKC"));
	const hash = new DataView(await crypto.subtle.digest("SHA-256", letters));
	return hash.getUint32(0) * 2 ** 16 + hash.getUint16(4);
}

/** Why a password is too weak: its length, or that many others have it; empty when it is not. Reads at most one row. */
async function weaknessOf(ctx: Ctx, password: string): Promise<("length" | "pwned")[]> {
	const { shortestPassword, refusesBreached } = ctx.rules;
	if ([...password].length < shortestPassword) return ["length"];
	if (!refusesBreached) return [];
	const found = await ctx.db.$client
		.prepare("SELECT 1 FROM breached_passwords WHERE prefix = CAST(? AS INTEGER)")
		.bind(await breachPrefix(password))
		.first();
	return found ? ["pwned"] : [];
}

/** Throws `weak_password` with the reasons, `validation_failed` for one that is too long. */
export async function requireStrong(ctx: Ctx, password: string): Promise<void> {
	if ([...password].length > longestPassword) throw new Refusal("validation_failed", { field: "password" });
	const reasons = await weaknessOf(ctx, password);
	if (reasons.length > 0)
		throw new Refusal("weak_password", { reasons: reasons.join(" "), shortest: ctx.rules.shortestPassword });
}
