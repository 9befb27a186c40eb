import { Hono } from "hono";
import { Refusal } from "#domain/refusal.ts";
import type { Door } from "../measured.ts";
import { messageOf } from "../messages.ts";
import { appointments } from "./appointments.ts";
import { businesses } from "./businesses.ts";
import { health } from "./health.ts";
import { lookups } from "./lookups.ts";
import { profile } from "./profile.ts";
import { reviews } from "./reviews.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";

/** The API, one router per resource. Only here does a refusal become a status. */
export const api = new Hono<Door>()
	.route("/search", search)
	.route("/businesses", businesses)
	.route("/appointments", appointments)
	.route("/reviews", reviews)
	.route("/suggest", suggest)
	.route("/lookups", lookups)
	.route("/profile", profile)
	.route("/health", health)
	.all("*", () => {
		throw new Refusal("not_found");
	})
	.onError((error, c) => {
		if (error instanceof Refusal) {
			return c.json({ code: error.code, message: messageOf(error), ...error.values }, error.status);
		}
		const cause = error.cause instanceof Error ? error.cause : error;
		c.var.ctx.log("error", { message: cause.message });
		return c.json({ code: "internal", message: "Something broke on our side.", request_id: c.var.requestId }, 500);
	});
