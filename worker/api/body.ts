import type { Context } from "hono";
import type * as z from "zod";
import { Refusal } from "#domain/ground/refusal.ts";
import { parseJson } from "../json.ts";
import type { AppEnv } from "../measured.ts";

/**
 * Reads the JSON of a request and checks it. Throws `too_large`, and `invalid` with the first wrong field, `body` for no
 * JSON at all.
 */
export async function readBody<Schema extends z.ZodType>(c: Context<AppEnv>, schema: Schema): Promise<z.infer<Schema>> {
	const text = await c.req.text();
	let value: unknown;
	try {
		value = parseJson(text);
	} catch {
		throw new Refusal("invalid", { field: "body" });
	}
	const result = schema.safeParse(value);
	if (!result.success) throw new Refusal("invalid", { field: String(result.error.issues[0]?.path[0] ?? "body") });
	return result.data;
}

/**
 * Reads a form with the field `file`, and what else is in it. Throws `too_large`, and `invalid` with `body` for no form,
 * `file` for none in it.
 */
export async function readFile(
	c: Context<AppEnv>,
): Promise<{ file: { name: string; bytes: Uint8Array }; form: FormData }> {
	const whole = await c.req.arrayBuffer();
	const form = await new Response(whole, { headers: { "Content-Type": c.req.header("Content-Type") ?? "" } })
		.formData()
		.catch(() => {
			throw new Refusal("invalid", { field: "body" });
		});
	const file = form.get("file");
	if (!(file instanceof File) || file.size === 0) throw new Refusal("invalid", { field: "file" });
	return { file: { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, form };
}
