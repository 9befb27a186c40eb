import { Hono } from "hono";
import type { AppEnv } from "../../measured.ts";
import { appeals } from "./appeals.ts";
import { businesses } from "./businesses.ts";
import { checks } from "./checks.ts";
import { contact } from "./contact.ts";
import { deliveries } from "./deliveries.ts";
import { evidence } from "./evidence.ts";
import { log } from "./log.ts";
import { news } from "./news.ts";
import { queues } from "./queues.ts";
import { registrations } from "./registrations.ts";
import { reports } from "./reports.ts";
import { reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { urgentHelp } from "./urgent-help.ts";
import { users } from "./users.ts";

/** What admins decide and set; every answer is for an admin alone. */
export const admin = new Hono<AppEnv>()
	.route("/queues", queues)
	.route("/registrations", registrations)
	.route("/evidence", evidence)
	.route("/checks", checks)
	.route("/businesses", businesses)
	.route("/appeals", appeals)
	.route("/reports", reports)
	.route("/reviews", reviews)
	.route("/contact", contact)
	.route("/users", users)
	.route("/log", log)
	.route("/settings", settings)
	.route("/urgent-help", urgentHelp)
	.route("/deliveries", deliveries)
	.route("/news", news);
