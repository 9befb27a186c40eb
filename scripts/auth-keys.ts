import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { exportJWK, generateKeyPair } from "jose";

/** A new value for `AUTH_KEYS`: a JSON list of one private ES256 key. */
export async function newAuthKeys(): Promise<string> {
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	return JSON.stringify([{ ...(await exportJWK(privateKey)), alg: "ES256", kid: crypto.randomUUID() }]);
}

/** The `AUTH_KEYS` that local state is sealed with; makes them when there are none. */
export async function localAuthKeys(state: string): Promise<string> {
	const secrets = join(state, "secrets.env");
	mkdirSync(state, { recursive: true });
	if (!existsSync(secrets)) {
		console.log("Making local secrets…");
		writeFileSync(secrets, `AUTH_KEYS='${await newAuthKeys()}'\n`, { mode: 0o600 });
	}
	return /^AUTH_KEYS='(.*)'$/m.exec(readFileSync(secrets, "utf8"))?.[1] ?? "";
}
