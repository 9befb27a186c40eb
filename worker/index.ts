import { Hono } from "hono";
import { Meter } from "#drizzle/db.ts";
import { api } from "./api/index.ts";
import { auth } from "./auth/index.ts";
import { calendar } from "./calendar.ts";
import { contextOf } from "./context.ts";
import { dev } from "./dev.ts";
import { headers } from "./headers.ts";
import { runSchedule } from "./jobs/index.ts";
import { portsOf } from "./mailer.ts";
import { type Door, measured } from "./measured.ts";
import { pages } from "./pages.ts";
import { parties } from "./parties.ts";
import { photos } from "./photos.ts";
import { sameOrigin } from "./same-origin.ts";
import { sweeping } from "./sweeping.ts";

const worker = new Hono<Door>()
	// Outside of what is measured: what an answer says of its cost does not depend on what others have sent.
	.use(sweeping)
	.use(measured)
	.use(headers)
	.use(sameOrigin)
	.route("/api", api)
	.route("/auth/v1", auth)
	.route("/parties", parties)
	.route("/photos", photos)
	.route("/calendar", calendar)
	.route("/dev", dev)
	.all("*", pages);

export default {
	fetch: worker.fetch,
	async scheduled(_controller, env, execution) {
		const ctx = await contextOf(env, (work) => execution.waitUntil(work), new Meter(), crypto.randomUUID());
		await runSchedule(ctx, portsOf(env, ctx));
	},
} satisfies ExportedHandler<Env>;
export { NotificationsRoom } from "./rooms.ts";
