import {
	base64url,
	createLocalJWKSet,
	errors,
	importJWK,
	type JSONWebKeySet,
	type JWK,
	type JWTPayload,
	jwtVerify,
	SignJWT,
} from "jose";

/** What is done with the site's secret: the first key signs, seals and hashes; all of them still verify and open. */
export type Keys = {
	/** The public halves, for `/.well-known/jwks.json`. */
	jwks: JSONWebKeySet;
	sign: (claims: JWTPayload) => Promise<string>;
	/** The claims of a token that one of the keys has signed, whatever its age; null for any other text. */
	verify: (token: string, issuer: string, now: Date) => Promise<JWTPayload | null>;
	/** Keyed hashes of a text, one a key, the signing key's first. `use` keeps hashes of different things apart. */
	macs: (use: string, text: string) => Promise<string[]>;
	/** Text that only the site can read (AES-GCM). */
	seal: (text: string) => Promise<string>;
	/** Throws for what the site has not sealed. */
	open: (sealed: string) => Promise<string>;
};

/** Settings without which the site cannot do its work. The message names them and never says their values. */
export class ConfigurationError extends Error {
	constructor(...settings: string[]) {
		const verbs = settings.length > 1 ? "are missing or cannot" : "is missing or cannot";
		super(`Configuration error: ${settings.join(", ")} ${verbs} be read.`);
		this.name = "ConfigurationError";
	}
}

const audience = "authenticated";
/** How far the clocks of two machines may be apart. */
const clockSkewSeconds = 60;
const utf8 = new TextEncoder();

/** The keys of a site from its secret `AUTH_KEYS`, a JSON list of private ES256 JWKs. Throws ConfigurationError. */
export async function readKeys(secret: string | undefined): Promise<Keys> {
	const jwks = parse(secret);
	const signing = jwks[0] as JWK;
	// All of them are tried now: a broken one would show at somebody's request, in an error that may quote it.
	const [signer] = (await Promise.all(jwks.map((jwk) => importJWK(jwk, "ES256"))).catch(() => {
		throw new ConfigurationError("AUTH_KEYS");
	})) as [CryptoKey];
	const publicJwks = { keys: jwks.map(({ d: _, ...key }) => ({ ...key, use: "sig", key_ops: ["verify"] })) };
	const findKey = createLocalJWKSet(publicJwks);
	const derived = await Promise.all(jwks.map(derive));
	return {
		jwks: publicJwks,
		sign: (claims) =>
			new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid: signing.kid ?? "", typ: "JWT" }).sign(signer),
		verify: async (token, issuer, now) => {
			if (!isPlain(token)) return null;
			try {
				const { payload } = await jwtVerify(token, findKey, {
					algorithms: ["ES256"],
					issuer,
					audience,
					requiredClaims: ["exp", "iat"],
					currentDate: now,
				});
				const { iat } = payload;
				return typeof iat === "number" && iat <= now.getTime() / 1000 + clockSkewSeconds ? payload : null;
			} catch (error) {
				if (error instanceof errors.JOSEError) return null;
				throw error;
			}
		},
		macs: (use, text) =>
			Promise.all(
				derived.map(async ({ mac }) =>
					base64url.encode(new Uint8Array(await crypto.subtle.sign("HMAC", mac, utf8.encode(`${use}\0${text}`)))),
				),
			),
		seal: async (text) => {
			const iv = crypto.getRandomValues(new Uint8Array(12));
			const key = (derived[0] as Derived).seal;
			const sealed = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, utf8.encode(text));
			return `${base64url.encode(iv)}.${base64url.encode(new Uint8Array(sealed))}`;
		},
		open: async (sealed) => {
			const [iv, body] = sealed.split(".").map(decode);
			if (!iv || !body) throw new Error("Not a sealed text");
			for (const { seal } of derived) {
				const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, seal, body).catch(() => null);
				if (text) return new TextDecoder().decode(text);
			}
			throw new Error("Sealed with another key");
		},
	};
}

function parse(secret: string | undefined): JWK[] {
	try {
		const jwks = JSON.parse(secret ?? "") as JWK[];
		if (Array.isArray(jwks) && jwks.length > 0 && jwks.every(isPrivate)) return jwks;
	} catch {}
	throw new ConfigurationError("AUTH_KEYS");
}

const isPrivate = ({ kty, crv, kid, d }: JWK) =>
	kty === "EC" && crv === "P-256" && Boolean(kid) && typeof d === "string";

type Derived = { mac: CryptoKey; seal: CryptoKey };

/** Keys for hashing and sealing from a signing key (HKDF, RFC 5869). */
async function derive(jwk: JWK): Promise<Derived> {
	const root = await crypto.subtle.importKey("raw", decode(jwk.d as string), "HKDF", false, ["deriveKey"]);
	const from = (info: string) => ({ name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info: utf8.encode(info) });
	return {
		mac: await crypto.subtle.deriveKey(
			from("visavis mac"),
			root,
			{ name: "HMAC", hash: "SHA-256", length: 256 },
			false,
			["sign"],
		),
		seal: await crypto.subtle.deriveKey(from("visavis seal"), root, { name: "AES-GCM", length: 256 }, false, [
			"encrypt",
			"decrypt",
		]),
	};
}

/**
 * Three parts of strict base64url, and a header that says nothing but what we write: algorithm, key and "JWT". jose
 * forgives padding and odd last characters, so that one token would have several spellings; and it tries every key for
 * a token that names none.
 */
function isPlain(token: string) {
	const parts = token.split(".");
	if (parts.length !== 3 || !parts.every((part) => part && base64url.encode(decode(part)) === part)) return false;
	try {
		const header = JSON.parse(new TextDecoder().decode(decode(parts[0] as string)));
		const { alg, kid, typ = "JWT", ...more } = header as Record<string, unknown>;
		return typeof alg === "string" && Boolean(kid) && typ === "JWT" && Object.keys(more).length === 0;
	} catch {
		return false;
	}
}

/** The bytes of base64url; none for any other text. */
function decode(text: string): Uint8Array<ArrayBuffer> {
	try {
		return new Uint8Array(base64url.decode(text));
	} catch {
		return new Uint8Array();
	}
}
