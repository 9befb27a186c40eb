import { Hono } from "hono";
import * as z from "zod";
import { Refusal } from "#domain/ground/refusal.ts";
import {
	articleInput,
	articleSaving,
	articleVersion,
	scheduling,
	supersession,
	withdrawal,
} from "#domain/news/article-input.ts";
import {
	createArticle,
	listArticles,
	listVersions,
	requireArticle,
	saveArticle,
	savePicture,
} from "#domain/news/editing.server.ts";
import { articleLimits, articleStatuses } from "#domain/news/news.ts";
import {
	publishArticle,
	scheduleArticle,
	supersedeArticle,
	unscheduleArticle,
	withdrawArticle,
} from "#domain/news/publishing.server.ts";
import type { AppEnv } from "../../measured.ts";
import { readBody, readFile } from "../body.ts";
import { query } from "../query.ts";
import { adminOf, freshAdminOf } from "./admin.ts";

const wanted = z.object({
	status: z.enum(articleStatuses).default("draft"),
	cursor: z.string().max(80).optional(),
});
const alt = z.string().trim().min(1).max(articleLimits.alt);

/** The desk of those who write news; every answer is for an admin alone. */
export const news = new Hono<AppEnv>()
	.get("/", query(wanted), async (c) => {
		const caller = await adminOf(c);
		const { status, cursor = null } = c.req.valid("query");
		return c.json(await listArticles(c.var.ctx, caller, status, cursor));
	})
	.post("/", async (c) => {
		const caller = await adminOf(c);
		const id = await createArticle(c.var.ctx, caller, await readBody(c, articleInput));
		return c.json(await requireArticle(c.var.ctx, caller, id), 201);
	})
	.get("/:id", async (c) => c.json(await requireArticle(c.var.ctx, await adminOf(c), c.req.param("id"))))
	.put("/:id", async (c) => {
		const caller = await adminOf(c);
		const { version, is_checked, ...content } = await readBody(c, articleSaving);
		await saveArticle(c.var.ctx, caller, c.req.param("id"), version, content, is_checked);
		return c.json(await requireArticle(c.var.ctx, caller, c.req.param("id")));
	})
	.get("/:id/versions", async (c) =>
		c.json({ versions: await listVersions(c.var.ctx, await adminOf(c), c.req.param("id")) }),
	)
	.put("/:id/picture", async (c) => {
		const caller = await adminOf(c);
		const { file, form } = await readFile(c);
		const words = alt.safeParse(form.get("picture_alt"));
		if (!words.success) throw new Refusal("invalid", { field: "picture_alt" });
		const { version } = versionOf(form.get("version"));
		await savePicture(c.var.ctx, caller, c.req.param("id"), version, { bytes: file.bytes, alt: words.data });
		return c.json(await requireArticle(c.var.ctx, caller, c.req.param("id")));
	})
	.delete("/:id/picture", async (c) => {
		const { version } = versionOf(c.req.query("version"));
		await savePicture(c.var.ctx, await adminOf(c), c.req.param("id"), version, null);
		return c.body(null, 204);
	})
	.post("/:id/publication", async (c) => {
		const caller = await adminOf(c);
		const { version } = await readBody(c, articleVersion);
		await publishArticle(c.var.ctx, caller, c.req.param("id"), version);
		return c.json(await requireArticle(c.var.ctx, caller, c.req.param("id")));
	})
	.put("/:id/schedule", async (c) => {
		const caller = await adminOf(c);
		await scheduleArticle(c.var.ctx, caller, c.req.param("id"), await readBody(c, scheduling));
		return c.json(await requireArticle(c.var.ctx, caller, c.req.param("id")));
	})
	.post("/:id/schedule/end", async (c) => {
		const caller = await adminOf(c);
		const { version } = await readBody(c, articleVersion);
		await unscheduleArticle(c.var.ctx, caller, c.req.param("id"), version);
		return c.json(await requireArticle(c.var.ctx, caller, c.req.param("id")));
	})
	.post("/:id/supersession", async (c) => {
		const caller = await adminOf(c);
		await supersedeArticle(c.var.ctx, caller, c.req.param("id"), await readBody(c, supersession));
		return c.json(await requireArticle(c.var.ctx, caller, c.req.param("id")));
	})
	.post("/:id/withdrawal", async (c) => {
		const caller = await freshAdminOf(c);
		await withdrawArticle(c.var.ctx, caller, c.req.param("id"), await readBody(c, withdrawal));
		return c.body(null, 204);
	});

function versionOf(value: unknown) {
	const given = articleVersion.safeParse({ version: value });
	if (!given.success) throw new Refusal("invalid", { field: "version" });
	return given.data;
}
