import { exportJWK, generateKeyPair } from "jose";

/** A new value for `AUTH_KEYS`: a JSON list of one private ES256 key. */
export async function newAuthKeys(): Promise<string> {
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	return JSON.stringify([{ ...(await exportJWK(privateKey)), alg: "ES256", kid: crypto.randomUUID() }]);
}
