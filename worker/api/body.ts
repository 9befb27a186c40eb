import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type * as z from "zod";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";

const longestBody = 128 * 1024;

/** Refuses a body of more than 128 kB before it is read. */
export const limitedBody = bodyLimit({
	maxSize: longestBody,
	onError: () => {
		throw new Refusal("too_large", { kilobytes: longestBody / 1024 });
	},
});

/** Reads the JSON of a request and checks it. Throws `invalid` with the first wrong field, `body` for no JSON at all. */
export async function readBody<Schema extends z.ZodType>(c: Context<Door>, schema: Schema): Promise<z.infer<Schema>> {
	let value: unknown;
	try {
		value = JSON.parse(await c.req.text());
	} catch {
		throw new Refusal("invalid", { field: "body" });
	}
	const result = schema.safeParse(value);
	if (!result.success) throw new Refusal("invalid", { field: String(result.error.issues[0]?.path[0] ?? "body") });
	return result.data;
}
