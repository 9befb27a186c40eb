import { Hono } from "hono";
import { findPhoto } from "#domain/profiles/photos.server.ts";
import type { AppEnv } from "./measured.ts";

/** Photos of people. One never changes: another picture has another address. */
export const photos = new Hono<AppEnv>().get("/:id", async (c) => {
	const photo = await findPhoto(c.var.ctx, c.req.param("id"));
	if (!photo) return c.body(null, 404);
	return c.body(photo.body, 200, {
		"Content-Type": photo.content_type,
		"Content-Length": String(photo.size),
		"Cache-Control": "public, max-age=31536000, immutable",
	});
});
