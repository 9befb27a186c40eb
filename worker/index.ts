import { Hono } from "hono";
import { api } from "./api/index.ts";
import { headers } from "./headers.ts";
import { type Door, measured } from "./measured.ts";
import { pages } from "./pages.ts";
import { parties } from "./parties.ts";
import { sameOrigin } from "./same-origin.ts";

const worker = new Hono<Door>()
	.use(measured)
	.use(headers)
	.use(sameOrigin)
	.route("/api", api)
	.route("/parties", parties)
	.all("*", pages);

export default worker;
export { NotificationsRoom } from "./rooms.ts";
