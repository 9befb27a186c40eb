import { Hono } from "hono";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";
import { businesses } from "./businesses.ts";
import { health } from "./health.ts";
import { lookups } from "./lookups.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";

/** The API, one router per resource. Only here does a refusal become a status. */
export const api = new Hono<Door>()
	.route("/search", search)
	.route("/businesses", businesses)
	.route("/suggest", suggest)
	.route("/lookups", lookups)
	.route("/health", health)
	.all("*", () => {
		throw new Refusal("not_found");
	})
	.onError((error, c) => {
		if (error instanceof Refusal) {
			return c.json({ code: error.code, message: messages[error.code](error.values), ...error.values }, error.status);
		}
		const cause = error.cause instanceof Error ? error.cause : error;
		c.var.ctx.log("error", { message: cause.message });
		return c.json({ code: "internal", message: "Something broke on our side.", request_id: c.var.requestId }, 500);
	});

/** The API speaks English, like its field names. */
const messages: Record<Refusal["code"], (values: Refusal["values"]) => string> = {
	invalid: ({ field }) => `The value of "${field}" is not possible.`,
	not_found: () => "There is nothing at this address.",
	conflict: () => "Somebody else has changed this meanwhile.",
};
