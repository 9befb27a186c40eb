import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { api } from "./api/index.ts";
import { sameOrigin } from "./same-origin.ts";
import { headers } from "./headers.ts";
import { pages } from "./pages.ts";
import { type Door, measured } from "./measured.ts";
import { parties } from "./parties.ts";

const worker = new Hono<Door>()
	.use(measured)
	.use(secureHeaders(headers))
	.use(sameOrigin)
	.route("/api", api)
	.route("/parties", parties)
	.all("*", pages);

export default {
	fetch: worker.fetch,
	async scheduled() {},
} satisfies ExportedHandler<Env>;

export { NotificationsRoom } from "./rooms.ts";
