import { sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import { deleteFiles } from "#domain/files/files.server.ts";
import { cleanFile, fileName } from "#domain/files/files.ts";
import type { Admin, Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { evidence } from "#drizzle/schema/registrations.ts";
import { type EvidenceKind, evidenceLimits } from "./evidence.ts";
import { type Evidence, isOpenSql } from "./reading.server.ts";

/** The key of such a document in the file store. */
export const evidenceKey = (id: string) => `evidence/${id}`;

/**
 * Adds a document to an own application that is open. Throws `not_found` to strangers, `not_now`, `too_much_evidence`,
 * `too_large`, `unsupported_file` for what is no PDF, JPEG or PNG, `signed_out`.
 */
export async function addEvidence(
	ctx: Ctx,
	person: Person,
	registration_id: string,
	given: { kind: EvidenceKind; name: string; bytes: Uint8Array },
): Promise<Evidence> {
	const { bytes, media_type } = cleanFile(given.bytes);
	if (media_type === "image/webp") throw new Refusal("unsupported_file");
	const row = {
		id: newId(),
		kind: given.kind,
		name: fileName(given.name, media_type),
		media_type,
		size: bytes.length,
		created_at: ctx.now().toISOString(),
	};
	const own = sql`EXISTS (SELECT 1 FROM registrations WHERE id = ${registration_id} AND user_id = ${person.user_id}`;
	// The file first: a row never names one that is not there.
	await ctx.files.put(evidenceKey(row.id), bytes, { httpMetadata: { contentType: media_type } });
	try {
		await writeAs(
			ctx,
			person,
			[statementOf(ctx.db, ctx.db.insert(evidence).values({ ...row, registration_id }))],
			[
				{ condition: sql`${own})`, refusal: new Refusal("not_found") },
				{ condition: sql`${own} AND ${isOpenSql})`, refusal: new Refusal("not_now") },
				{
					condition: sql`(SELECT count(*) FROM evidence WHERE registration_id = ${registration_id} AND kind = ${given.kind}) < ${evidenceLimits.files}`,
					refusal: new Refusal("too_much_evidence"),
				},
			],
		);
	} catch (error) {
		await ctx.files.delete(evidenceKey(row.id));
		throw error;
	}
	return row;
}

/** Removes a document from an own application that is open. Throws `not_found` to strangers, `not_now`. */
export async function removeEvidence(ctx: Ctx, person: Person, id: string): Promise<void> {
	const own = sql`EXISTS (SELECT 1 FROM evidence e JOIN registrations r ON r.id = e.registration_id
		WHERE e.id = ${id} AND r.user_id = ${person.user_id}`;
	await writeAs(
		ctx,
		person,
		[ctx.db.$client.prepare("DELETE FROM evidence WHERE id = ?").bind(id)],
		[
			{ condition: sql`${own})`, refusal: new Refusal("not_found") },
			{ condition: sql`${own} AND r.${isOpenSql})`, refusal: new Refusal("not_now") },
		],
	);
	await ctx.files.delete(evidenceKey(id));
}

async function requireEvidence(ctx: Ctx, id: string, whose: { sql: string; values: string[] }) {
	const row = await ctx.db.$client
		.prepare(
			`SELECT e.name, e.media_type, e.registration_id FROM evidence e JOIN registrations r ON r.id = e.registration_id
			WHERE e.id = ? AND ${whose.sql}`,
		)
		.bind(id, ...whose.values)
		.first<{ name: string; media_type: string; registration_id: string }>();
	if (!row) throw new Refusal("not_found");
	return row;
}

async function opened(ctx: Ctx, id: string, { name, media_type }: { name: string; media_type: string }) {
	const file = await ctx.files.get(evidenceKey(id));
	if (!file) throw new Refusal("not_found");
	return { name, media_type, body: file.body, size: file.size };
}

/** A document of an own application, to be read. Throws `not_found` to strangers and for what has been erased. */
export async function openOwnEvidence(ctx: Ctx, person: Person, id: string) {
	const row = await requireEvidence(ctx, id, { sql: "r.user_id = ?", values: [person.user_id] });
	return opened(ctx, id, row);
}

/** A document of an application that somebody else has sent in, for an admin; each look is audited. Throws `not_found`. */
export async function openEvidence(ctx: Ctx, admin: Admin, id: string) {
	const row = await requireEvidence(ctx, id, {
		sql: "r.user_id <> ? AND r.submitted_at IS NOT NULL",
		values: [admin.user_id],
	});
	await actAs(ctx, admin, { act: "evidence_opened", object: "evidence", object_id: id }, []);
	return opened(ctx, id, row);
}

/** Documents that one run of the schedule erases. */
const perRun = 200;

/** Erases the documents of cases that were decided, or left open without a change, 90 days ago; the schedule calls it. */
export async function sweepEvidence(ctx: Ctx): Promise<void> {
	const { results } = await ctx.db.$client
		.prepare(
			// By the documents that are left, of which decided cases have none before long: cases are kept for good.
			`SELECT e.id FROM evidence e CROSS JOIN registrations r ON r.id = e.registration_id
			WHERE e.created_at <= ?1 AND (r.status IN ('approved', 'rejected') AND r.decided_at <= ?1
				OR r.status IN ('draft', 'needs_information') AND r.updated_at <= ?1) LIMIT ${perRun}`,
		)
		.bind(later(ctx, -evidenceLimits.keptDays * 24 * 3600))
		.all<{ id: string }>();
	if (results.length === 0) return;
	const ids = results.map(({ id }) => id);
	// The rows last: what fails midway is done again.
	await deleteFiles(ctx, ids.map(evidenceKey));
	await ctx.db.$client
		.prepare("DELETE FROM evidence WHERE id IN (SELECT value FROM json_each(?))")
		.bind(JSON.stringify(ids))
		.run();
}
