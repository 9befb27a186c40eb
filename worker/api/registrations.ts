import { type Context, Hono } from "hono";
import * as z from "zod";
import { fileHeaders } from "#domain/files/files.ts";
import { requireActor } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import {
	appealRegistration,
	claimBusiness,
	saveStep,
	submitRegistration,
	withdrawRegistration,
} from "#domain/registrations/applying.server.ts";
import { addEvidence, openOwnEvidence, removeEvidence } from "#domain/registrations/evidence.server.ts";
import { evidenceKinds } from "#domain/registrations/evidence.ts";
import { requireOwnRegistration } from "#domain/registrations/reading.server.ts";
import { listRegisters } from "#domain/registrations/registers.server.ts";
import { appeal, registersOf, stepInputs, stepNamed } from "#domain/registrations/registrations.ts";
import type { AppEnv } from "../measured.ts";
import { readBody, readFile } from "./body.ts";
import { query } from "./query.ts";

const version = z.coerce.number().int().min(0);
const versioned = z.object({ version });
const claim = z.object({ version, licence: stepInputs.licence });

/** The caller's own application to be listed: step by step, its documents, and what becomes of it. */
export const registrations = new Hono<AppEnv>()
	.get("/", async (c) => c.json(await requireOwnRegistration(c.var.ctx, await personOf(c))))
	.get("/registers", query(registersOf), async (c) => c.json(await listRegisters(c.var.ctx, c.req.valid("query"))))
	.put("/steps/:step", async (c) => {
		const person = await personOf(c);
		const step = stepNamed(c.req.param("step"));
		if (!step) throw new Refusal("not_found");
		const { answer, version } = await readBody(c, versioned.extend({ answer: stepInputs[step] as z.ZodType }));
		return c.json(await saveStep(c.var.ctx, person, version, step, answer as never));
	})
	.post("/claim", async (c) => c.json(await claimBusiness(c.var.ctx, await personOf(c), await readBody(c, claim))))
	.post("/submit", async (c) => {
		const person = await personOf(c);
		await submitRegistration(c.var.ctx, person, (await readBody(c, versioned)).version);
		return c.json(await requireOwnRegistration(c.var.ctx, person));
	})
	.post("/appeal", async (c) => {
		const person = await personOf(c);
		await appealRegistration(c.var.ctx, person, await readBody(c, appeal));
		return c.json(await requireOwnRegistration(c.var.ctx, person));
	})
	.delete("/", async (c) => {
		await withdrawRegistration(c.var.ctx, await personOf(c), (await readBody(c, versioned)).version);
		return c.body(null, 204);
	})
	.post("/evidence/:kind", async (c) => {
		const person = await personOf(c);
		const kind = evidenceKinds.find((one) => one === c.req.param("kind"));
		if (!kind) throw new Refusal("not_found");
		const { id } = await requireOwnRegistration(c.var.ctx, person);
		const { file } = await readFile(c);
		return c.json(await addEvidence(c.var.ctx, person, id, { kind, ...file }), 201);
	})
	.get("/evidence/:id", async (c) => {
		const file = await openOwnEvidence(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(file.body, 200, fileHeaders(file));
	})
	.delete("/evidence/:id", async (c) => {
		await removeEvidence(c.var.ctx, await personOf(c), c.req.param("id"));
		return c.body(null, 204);
	});

const personOf = async (c: Context<AppEnv>) => requireActor(await c.var.actor());
