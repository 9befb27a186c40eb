import { type Context, Hono } from "hono";
import * as z from "zod";
import {
	changeBookmark,
	listSaved,
	removeBookmark,
	restoreBookmark,
	saveBookmarks,
} from "#domain/bookmarks/bookmarks.server.ts";
import { bookmarkChange, folder, savedId } from "#domain/bookmarks/bookmarks.ts";
import { createFolder, deleteFolder, renameFolder } from "#domain/bookmarks/folders.server.ts";
import { requireActor } from "#domain/ground/callers.ts";
import type { AppEnv } from "../measured.ts";
import { readBody } from "./body.ts";

const saved = z.object({ business_id: savedId });

/** Whom a person has saved. Saving twice is saving once, so a key for it is heard and not needed. */
export const bookmarks = new Hono<AppEnv>()
	.get("/", async (c) => c.json(await listSaved(c.var.ctx, await personOf(c))))
	.post("/", async (c) => {
		const person = await personOf(c);
		const { business_id } = await readBody(c, saved);
		await saveBookmarks(c.var.ctx, person, [business_id]);
		return c.json(await listSaved(c.var.ctx, person), 201);
	})
	.post("/folders", async (c) => {
		const person = await personOf(c);
		const { name } = await readBody(c, folder);
		return c.json({ id: await createFolder(c.var.ctx, person, name), name }, 201);
	})
	.patch("/folders/:id", async (c) => {
		const person = await personOf(c);
		await renameFolder(c.var.ctx, person, c.req.param("id"), (await readBody(c, folder)).name);
		return c.body(null, 204);
	})
	.delete("/folders/:id", async (c) => {
		await deleteFolder(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	})
	.patch("/:id", async (c) => {
		const person = await personOf(c);
		await changeBookmark(c.var.ctx, person, c.req.param("id"), await readBody(c, bookmarkChange));
		return c.body(null, 204);
	})
	.delete("/:id", async (c) => {
		await removeBookmark(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	})
	.post("/:id/restore", async (c) => {
		await restoreBookmark(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	});

const personOf = async (c: Context<AppEnv>) => requireActor(await c.var.actor());
