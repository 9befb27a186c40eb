import type { Context } from "hono";
import * as z from "zod";
import { email, phone } from "#domain/identity/identity.ts";
import type { Identifier } from "#domain/identity/sign-up.server.ts";
import { languages } from "#domain/languages.ts";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";

const longestBody = 64 * 1024;

/** The JSON body as the schema wants it. Throws `validation_failed` with the first wrong field, `too_large`. */
export async function readBody<Schema extends z.ZodType>(c: Context<Door>, schema: Schema): Promise<z.infer<Schema>> {
	const text = await c.req.text();
	if (text.length > longestBody) throw new Refusal("too_large");
	let value: unknown;
	try {
		value = JSON.parse(text || "{}");
	} catch {
		throw new Refusal("validation_failed");
	}
	const result = schema.safeParse(value);
	if (!result.success) {
		throw new Refusal("validation_failed", { field: String(result.error.issues[0]?.path[0] ?? "body") });
	}
	return result.data;
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

/** Who is meant. Throws `validation_failed` when nobody is. */
export function identifierOf({ email, phone }: { email?: string | undefined; phone?: string | undefined }): Identifier {
	if (email) return { kind: "email", value: email };
	if (phone) return { kind: "phone", value: phone };
	throw new Refusal("validation_failed", { field: "email" });
}

/** The language of messages to who has no account yet. */
export function localeOfClient(c: Context<Door>): string {
	const wanted = (c.req.header("Accept-Language") ?? "").split(",")[0]?.split("-")[0]?.trim() ?? "";
	return languages.find((language) => language === wanted) ?? "en";
}

/** Where a link may lead back to: a path of this site, else nowhere. */
export function nextOf(c: Context<Door>): string | null {
	const asked = c.req.query("redirect_to");
	if (!asked || asked.length > 500) return null;
	const { publicUrl } = c.var.ctx;
	if (!URL.canParse(asked, publicUrl)) return null;
	const url = new URL(asked, publicUrl);
	if (url.origin !== new URL(publicUrl).origin || url.pathname.startsWith("//")) return null;
	return url.pathname + url.search;
}
