import { zValidator } from "@hono/zod-validator";
import * as z from "zod";
import { Refusal } from "#domain/ground/refusal.ts";

/** Where the page of a list begins; `next_cursor` of the page before. */
export const paged = z.object({ cursor: z.string().max(80).optional() });

/** Checks the parameters of a GET; the first wrong one is named in the refusal. */
export const query = <Schema extends z.ZodType>(schema: Schema) =>
	zValidator("query", schema, (result) => {
		if (!result.success) throw new Refusal("invalid", { field: String(result.error.issues[0]?.path[0] ?? "query") });
	});
