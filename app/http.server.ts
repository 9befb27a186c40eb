import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { type Person, requireActor } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn } from "#domain/identity/sessions.server.ts";
import { isSecretField } from "./components/form/secret-fields.ts";
import { shippedLocales } from "./i18n.ts";
import { localeOf } from "./locale.server.ts";

/** What was typed into a form, to be shown again beside what is wrong with it. A password is never sent back. */
export type Typed = Record<string, string>;

/** A form as typed, and either what it means or the names of the fields that mean nothing. */
export type Parsed<T> =
	| { typed: Typed; data: T; invalid: null }
	| { typed: Typed; data: null; invalid: readonly string[] };

/** Reads a form with a schema; fields of the same name are a list where the schema's field is one. */
export async function parseForm<Schema extends z.ZodObject>(
	request: Request,
	schema: Schema,
): Promise<Parsed<z.infer<Schema>>> {
	const form = await request.formData();
	const typed: Typed = {};
	const values: Record<string, unknown> = {};
	for (const name of new Set(form.keys())) {
		const all = form.getAll(name);
		const [first] = all;
		if (typeof first === "string" && !isSecretField(name)) typed[name] = all.join(",");
		values[name] = isList(schema.shape[name]) ? all : first;
	}
	for (const [name, field] of Object.entries(schema.shape)) if (isList(field)) values[name] ??= [];
	const result = schema.safeParse(values);
	if (result.success) return { typed, data: result.data, invalid: null };
	return { typed, data: null, invalid: [...new Set(result.error.issues.map((issue) => String(issue.path[0])))] };
}

/**
 * Which button of a form was pressed; null for a body that is no form. The form can still be read. Throws `too_large`.
 */
export async function intentOf(request: Request): Promise<string | null> {
	const form = await request
		.clone()
		.formData()
		.catch(() => null);
	if (form) return String(form.get("intent") ?? "");
	// A body left unread ends the connection, and with it the request that comes next on it.
	await request.arrayBuffer();
	return null;
}

/** The form of a page that has nothing to say to a body that is no form, too long, or comes too often: an error page. */
export async function formOf(request: Request, limited: Refusal | null = null): Promise<FormData> {
	if (limited) throw data(null, limited.status);
	try {
		return await request.formData();
	} catch (error) {
		throw data(null, error instanceof Refusal ? error.status : 400);
	}
}

/** The language to write to who asks in; the pseudo locale has no words of its own. */
export function mailLocaleOf(request: Request, context: AppLoadContext): string {
	const { locale } = localeOf(request, context);
	return (shippedLocales as readonly string[]).includes(locale) ? locale : "en";
}

function isList(field: unknown): boolean {
	if (field instanceof z.ZodArray) return true;
	return field instanceof z.ZodOptional || field instanceof z.ZodDefault ? isList(field.def.innerType) : false;
}

/** The answer when something asked for is not there. */
export const notFound = () => new Response(null, { status: 404 });

/**
 * The signed-in person of a page; others are sent to sign in, or to their second factor, and come back here after.
 */
export async function requirePerson(context: AppLoadContext, request: Request): Promise<Person> {
	const actor = await context.actor();
	try {
		return requireActor(actor);
	} catch (error) {
		throw error instanceof Refusal ? toAuth(request, error.code === "insufficient_aal" ? "factor" : null) : error;
	}
}

/** The account and session of who is signed in, be it by half; others are sent to sign in. */
export async function requireAccount(context: AppLoadContext, request: Request): Promise<SignedIn> {
	const actor = await context.actor();
	const signedIn = actor && (await findSignedIn(context, actor.session_id));
	if (!signedIn) throw toAuth(request, null);
	return signedIn;
}

/** Sends to the sign-in page (or one of its steps) with the way back; `unsent` tells it that a form did not arrive. */
export function toAuth(request: Request, step: "factor" | "prove" | null) {
	const { pathname, search } = new URL(request.url);
	const back = pathname.endsWith(".data") ? pathname.slice(0, -".data".length) : pathname;
	const isForm = request.method === "POST" && back !== "/auth";
	const query = new URLSearchParams({ ...(step && { step }), ...(isForm && { unsent: "1" }), next: back + search });
	return redirect(`/auth?${query}`);
}

/** Runs a command; a refusal becomes data for the page, everything else goes on. */
export async function outcome<T>(
	work: Promise<T>,
): Promise<{ value: T; refusal: null } | { value: null; refusal: RefusalData }> {
	try {
		return { value: await work, refusal: null };
	} catch (error) {
		if (error instanceof Refusal) return { value: null, refusal: { code: error.code, values: { ...error.values } } };
		throw error;
	}
}

/** A refusal as it travels to the page; `app/refusals.ts` has its words. */
export type RefusalData = { code: Refusal["code"]; values: Record<string, string | number | readonly string[]> };
