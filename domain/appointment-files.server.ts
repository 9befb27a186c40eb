import { sql } from "drizzle-orm";
import { statementOf } from "#drizzle/db.ts";
import { appointmentFiles } from "#drizzle/schema/appointments.ts";
import { cleanPaper, paperKey, paperName } from "./appointment-files.ts";
import { requireAppointment } from "./appointments/reading.server.ts";
import { type AppointmentStatus, limits, type Party } from "./appointments.ts";
import type { Ctx } from "./context.server.ts";
import type { Actor } from "./identity/identity.ts";
import { newId } from "./ids.ts";
import { writeAs } from "./must.server.ts";
import { Refusal } from "./refusal.ts";

/** A paper beside an appointment, as both of its parties see it. */
export type AppointmentFile = Omit<typeof appointmentFiles.$inferSelect, "appointment_id">;

/** While an appointment is one of these, papers can be added. */
const open: readonly AppointmentStatus[] = ["pending", "confirmed", "completed"];
export const takesFiles = (status: AppointmentStatus) => open.includes(status);

/** The papers of an appointment, oldest first. Whoever asks has been shown to be one of the two. */
export async function listFiles(ctx: Ctx, appointment_id: string): Promise<AppointmentFile[]> {
	const { results } = await ctx.db.$client
		.prepare(
			"SELECT id, party, name, media_type, bytes, created_at FROM appointment_files WHERE appointment_id = ? ORDER BY created_at, rowid",
		)
		.bind(appointment_id)
		.all<AppointmentFile>();
	return results;
}

/**
 * Puts a paper beside an own appointment; the other of the two can read it. Throws `not_found` to strangers, `not_now`
 * for one that is off, `too_many_files`, `too_large`, `unsupported_file`, `signed_out`.
 */
export async function addFile(
	ctx: Ctx,
	actor: Actor,
	appointment_id: string,
	given: { name: string; bytes: Uint8Array },
): Promise<AppointmentFile> {
	const { kept, party } = await requireAppointment(ctx, actor, appointment_id);
	if (!takesFiles(kept.status)) throw new Refusal("not_now");
	const { bytes, media_type } = cleanPaper(given.bytes);
	const row = {
		id: newId(),
		party,
		name: paperName(given.name, media_type),
		media_type,
		bytes: bytes.length,
		created_at: ctx.now().toISOString(),
	};
	// The file first: a row never names one that is not there.
	await ctx.files.put(paperKey(row.id), bytes, { httpMetadata: { contentType: media_type } });
	try {
		await writeAs(
			ctx,
			actor,
			[statementOf(ctx.db, ctx.db.insert(appointmentFiles).values({ ...row, appointment_id }))],
			[
				{
					holds: sql`EXISTS (SELECT 1 FROM appointments WHERE id = ${appointment_id}
						AND status IN (${sql.join(
							open.map((status) => sql`${status}`),
							sql`, `,
						)}))`,
					refusal: new Refusal("not_now"),
				},
				{
					holds: sql`(SELECT count(*) FROM appointment_files WHERE appointment_id = ${appointment_id} AND party = ${party}) < ${limits.files}`,
					refusal: new Refusal("too_many_files"),
				},
			],
		);
	} catch (error) {
		await ctx.files.delete(paperKey(row.id));
		throw error;
	}
	return row;
}

async function requireFile(ctx: Ctx, actor: Actor, appointment_id: string, file_id: string) {
	const { party } = await requireAppointment(ctx, actor, appointment_id);
	const row = await ctx.db.$client
		.prepare("SELECT party, name, media_type FROM appointment_files WHERE id = ? AND appointment_id = ?")
		.bind(file_id, appointment_id)
		.first<{ party: Party; name: string; media_type: string }>();
	if (!row) throw new Refusal("not_found");
	return { row, party };
}

/** A paper of an own appointment, to be read. Throws `not_found` to strangers and for what is not there. */
export async function openFile(ctx: Ctx, actor: Actor, appointment_id: string, file_id: string) {
	const { row } = await requireFile(ctx, actor, appointment_id, file_id);
	const file = await ctx.files.get(paperKey(file_id));
	if (!file) throw new Refusal("not_found");
	return { ...row, body: file.body, size: file.size };
}

/** Takes an own paper away. Throws `not_found` to strangers, `forbidden` for the other's. */
export async function removeFile(ctx: Ctx, actor: Actor, appointment_id: string, file_id: string): Promise<void> {
	const { row, party } = await requireFile(ctx, actor, appointment_id, file_id);
	if (row.party !== party) throw new Refusal("forbidden");
	await writeAs(ctx, actor, [ctx.db.$client.prepare("DELETE FROM appointment_files WHERE id = ?").bind(file_id)]);
	await ctx.files.delete(paperKey(file_id));
}
