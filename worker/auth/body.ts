import type { Context } from "hono";
import * as z from "zod";
import { languages } from "#domain/ground/languages.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { email } from "#domain/identity/identity.ts";
import type { Identifier } from "#domain/identity/new-users.server.ts";
import { phone } from "#domain/identity/phones.server.ts";
import { challenge } from "#domain/identity/pkce.ts";
import { redirectOf } from "#domain/identity/redirects.ts";
import { parseJson } from "../json.ts";
import type { AppEnv } from "../measured.ts";

/** The JSON body as the schema wants it. Throws `validation_failed` with the first wrong field, `too_large`. */
export async function readBody<Schema extends z.ZodType>(c: Context<AppEnv>, schema: Schema): Promise<z.infer<Schema>> {
	const text = await c.req.text();
	let value: unknown;
	try {
		value = parseJson(text || "{}");
	} catch {
		throw new Refusal("validation_failed");
	}
	return checked(schema, value);
}

/** The query as the schema wants it. Throws `validation_failed` with the first wrong field. */
export const readQuery = <Schema extends z.ZodType>(c: Context<AppEnv>, schema: Schema) =>
	checked(schema, c.req.query());

function checked<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
	const result = schema.safeParse(value);
	if (result.success) return result.data;
	throw new Refusal("validation_failed", { field: String(result.error.issues[0]?.path[0] ?? "body") });
}

/** What clients leave empty they often send as "". */
const given = <Schema extends z.ZodType>(schema: Schema) =>
	z.preprocess((value) => (value === "" || value === null ? undefined : value), schema.optional());

const data = z.preprocess((value) => value ?? {}, z.record(z.string().max(100), z.json()));

export const fields = {
	email: given(email),
	phone: given(phone),
	password: given(z.string().max(1000)),
	/** What the client tells about its person. */
	data,
	text: z.string().max(2000),
	given,
};

/** Of a client that keeps a secret until the link brings its person back; both or neither. */
export const withChallenge = z.object({
	code_challenge: given(challenge.shape.code_challenge),
	code_challenge_method: given(challenge.shape.code_challenge_method),
});

/** Throws `validation_failed` for half a challenge. */
export function challengeOf({ code_challenge, code_challenge_method }: z.infer<typeof withChallenge>) {
	if (!code_challenge && !code_challenge_method) return undefined;
	const { data } = challenge.safeParse({ code_challenge, code_challenge_method });
	if (!data) throw new Refusal("validation_failed", { field: "code_challenge" });
	return data;
}

/** Who is meant. Throws `validation_failed` when nobody is. */
export function identifierOf({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Identifier {
	if (email) return { kind: "email", value: email };
	if (phone) return { kind: "phone", value: phone };
	throw new Refusal("validation_failed", { field: "identifier" });
}

/** The language of messages to who has no account yet. */
export function localeOfClient(c: Context<AppEnv>): string {
	const wanted = (c.req.header("Accept-Language") ?? "").split(",")[0]?.split("-")[0]?.trim() ?? "";
	return languages.find((language) => language === wanted) ?? "en";
}

/** Where a link may lead back to. */
export const nextOf = (c: Context<AppEnv>): string | null => redirectOf(c.var.ctx, c.req.query("redirect_to"));
