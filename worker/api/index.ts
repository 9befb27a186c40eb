import { Hono } from "hono";
import { Refusal } from "#domain/ground/refusal.ts";
import type { AppEnv } from "../measured.ts";
import { admin } from "./admin/index.ts";
import { appointments } from "./appointments.ts";
import { assistant } from "./assistant.ts";
import { bookmarks } from "./bookmarks.ts";
import { businesses } from "./businesses.ts";
import { clients } from "./clients.ts";
import { health } from "./health.ts";
import { lookups } from "./lookups.ts";
import { news } from "./news.ts";
import { notifications } from "./notifications.ts";
import { posts } from "./posts.ts";
import { profile } from "./profile.ts";
import { registrations } from "./registrations.ts";
import { reports } from "./reports.ts";
import { reviews } from "./reviews.ts";
import { savedReplies } from "./saved-replies.ts";
import { search } from "./search.ts";
import { suggest } from "./suggest.ts";
import { threads } from "./threads.ts";
import { tickets } from "./tickets.ts";

/** The API, one router per resource. */
export const api = new Hono<AppEnv>()
	.route("/search", search)
	.route("/businesses", businesses)
	.route("/appointments", appointments)
	.route("/reviews", reviews)
	.route("/reports", reports)
	.route("/suggest", suggest)
	.route("/lookups", lookups)
	.route("/profile", profile)
	.route("/notifications", notifications)
	.route("/bookmarks", bookmarks)
	.route("/threads", threads)
	.route("/posts", posts)
	.route("/clients", clients)
	.route("/saved-replies", savedReplies)
	.route("/tickets", tickets)
	.route("/registrations", registrations)
	.route("/news", news)
	.route("/admin", admin)
	.route("/ai-chat-assistant", assistant)
	.route("/health", health)
	.all("*", () => {
		throw new Refusal("not_found");
	});
