import { type Context, Hono } from "hono";
import * as z from "zod";
import { idempotencyKey } from "#domain/appointments/appointments.ts";
import { findNameMatches } from "#domain/appointments/name-matches.server.ts";
import { fileHeaders } from "#domain/files/files.ts";
import { hasRole, requireActor } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { blockOther, decideThread, unblockOther } from "#domain/messages/deciding.server.ts";
import {
	declining,
	messageQuery,
	messageSearch,
	newMessage,
	type ThreadDecision,
	threadDecisions,
	threadQuery,
	threadRequest,
	wordsBesideFile,
} from "#domain/messages/messages.ts";
import { listThreads, readThread, requireThread, searchMessages } from "#domain/messages/reading.server.ts";
import { whoSeesTyping } from "#domain/messages/typing.server.ts";
import { markThreadRead, openMessageFile, removeMessageFile, writeMessage } from "#domain/messages/writing.server.ts";
import { tellRoom } from "../mailer.ts";
import type { AppEnv } from "../measured.ts";
import { readBody, readFile } from "./body.ts";
import { query } from "./query.ts";

const request = threadRequest.extend({ business_id: z.string().max(40) });

const isDecision = (text: string): text is ThreadDecision => (threadDecisions as readonly string[]).includes(text);

/** What the caller and others write to one another, from either side. */
export const threads = new Hono<AppEnv>()
	.get("/", query(threadQuery), async (c) =>
		c.json(await listThreads(c.var.ctx, await personOf(c), c.req.valid("query"))),
	)
	.get("/search", query(messageSearch), async (c) =>
		c.json(await searchMessages(c.var.ctx, await personOf(c), c.req.valid("query"))),
	)
	.post("/", async (c) => {
		const person = await personOf(c);
		const key = keyOf(c);
		const { business_id, ...asked } = await readBody(c, request);
		const id = await askProfessional(c.var.ctx, person, business_id, asked, key);
		return c.json(await readThread(c.var.ctx, person, id), 201);
	})
	.get("/:id/messages", query(messageQuery), async (c) => {
		const person = await personOf(c);
		const id = c.req.param("id");
		const [read, name_matches] = await Promise.all([
			readThread(c.var.ctx, person, id, c.req.valid("query")),
			hasRole(person, "business") ? findNameMatches(c.var.ctx, person, "threads", id) : null,
		]);
		return c.json({ ...read, ...(read.thread.party === "business" && { name_matches }) });
	})
	.post("/:id/messages", async (c) => {
		const person = await personOf(c);
		const key = keyOf(c);
		// Strangers learn nothing from what is wrong with their request.
		await requireThread(c.var.ctx, person, c.req.param("id"));
		return c.json(await writeMessage(c.var.ctx, person, c.req.param("id"), await readMessage(c), key), 201);
	})
	.get("/:id/messages/:message/file", async (c) => {
		const person = await personOf(c);
		const file = await openMessageFile(c.var.ctx, person, c.req.param("id"), c.req.param("message"));
		return c.body(file.body, 200, fileHeaders(file));
	})
	.delete("/:id/messages/:message/file", async (c) => {
		await removeMessageFile(c.var.ctx, await personOf(c), c.req.param("id"), c.req.param("message"));
		return c.body(null, 204);
	})
	.post("/:id/typing", async (c) => {
		const to = await whoSeesTyping(c.var.ctx, await personOf(c), c.req.param("id"));
		if (to) await tellRoom(c.env.USER)(to, { event: "typing", thread_id: c.req.param("id") });
		return c.body(null, 204);
	})
	.post("/:id/read", async (c) => {
		await markThreadRead(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	})
	.put("/:id/block", async (c) => {
		await blockOther(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	})
	.delete("/:id/block", async (c) => {
		await unblockOther(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	})
	.post("/:id/:decision", async (c) => {
		const person = await personOf(c);
		const decision = c.req.param("decision");
		if (!isDecision(decision)) throw new Refusal("not_found");
		await requireThread(c.var.ctx, person, c.req.param("id"));
		const reason = decision === "decline" ? (await readBody(c, declining)).reason : null;
		await decideThread(c.var.ctx, person, c.req.param("id"), decision, reason);
		return c.json((await readThread(c.var.ctx, person, c.req.param("id"))).thread);
	});

/** A message as JSON, or as a form with a file. Throws `too_large`, and `invalid` with the field. */
async function readMessage(c: Context<AppEnv>): Promise<{ body: string; file?: { name: string; bytes: Uint8Array } }> {
	if (!c.req.header("Content-Type")?.startsWith("multipart/form-data")) return readBody(c, newMessage);
	const { file, form } = await readFile(c);
	const words = wordsBesideFile.safeParse({ body: form.get("body") ?? undefined });
	if (!words.success) throw new Refusal("invalid", { field: "body" });
	return { ...words.data, file };
}

const personOf = async (c: Context<AppEnv>) => requireActor(await c.var.actor());

/** The caller's idempotency key; null for none. Throws `invalid` for what is none. */
function keyOf(c: Context<AppEnv>): string | null {
	const key = idempotencyKey.optional().safeParse(c.req.header("Idempotency-Key"));
	if (!key.success) throw new Refusal("invalid", { field: "Idempotency-Key" });
	return key.data ?? null;
}
