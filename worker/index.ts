import { Hono } from "hono";
import { Meter } from "#drizzle/db.ts";
import { api } from "./api/index.ts";
import { auth } from "./auth/index.ts";
import { calendar } from "./calendar.ts";
import { configured } from "./configured.ts";
import { contextOf, settingsOf } from "./context.ts";
import { dev } from "./dev.ts";
import { answerError } from "./errors.ts";
import { guestSaves } from "./guest-saves.ts";
import { headers } from "./headers.ts";
import { runSchedule } from "./jobs/index.ts";
import { limitedSize } from "./limited-size.ts";
import { portsOf } from "./mailer.ts";
import { type AppEnv, measured } from "./measured.ts";
import { pages } from "./pages.ts";
import { parties } from "./parties.ts";
import { photos } from "./photos.ts";
import { privacy } from "./privacy.ts";
import { rateLimits } from "./rate-limits.ts";
import { sameOrigin } from "./same-origin.ts";
import { securityTxt } from "./security-txt.ts";
import { sweeping } from "./sweeping.ts";

const worker = new Hono<AppEnv>()
	.use(configured)
	// Outside of what is measured: what an answer says of its cost does not depend on what others have sent.
	.use(sweeping)
	.use(headers)
	.use(privacy)
	.use(measured)
	.use(sameOrigin)
	.use(rateLimits)
	.use(limitedSize)
	.use(guestSaves)
	.route("/api", api)
	.route("/auth/v1", auth)
	.route("/parties", parties)
	.route("/photos", photos)
	.route("/calendar", calendar)
	.route("/dev", dev)
	.route("/.well-known/security.txt", securityTxt)
	.all("*", pages)
	.onError(answerError);

export default {
	fetch: worker.fetch,
	async scheduled(_controller, env, execution) {
		const { ctx } = await contextOf(env, (work) => execution.waitUntil(work), new Meter(), crypto.randomUUID());
		await runSchedule(ctx, portsOf(await settingsOf(env), ctx));
	},
} satisfies ExportedHandler<Env>;
export { UserRoom } from "./rooms.ts";
