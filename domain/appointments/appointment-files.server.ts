import { sql } from "drizzle-orm";
import { cleanFile, fileName } from "#domain/files/files.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { appointmentFiles } from "#drizzle/schema/appointments.ts";
import { type AppointmentStatus, appointmentLimits, type Party } from "./appointments.ts";
import { isOwn, ownOf, requireAppointment } from "./reading.server.ts";

/** The key of such a file in the file store. */
export const appointmentFileKey = (id: string) => `appointment-files/${id}`;

/** A file beside an appointment, as both of its parties see it. */
export type AppointmentFile = Omit<typeof appointmentFiles.$inferSelect, "appointment_id">;

/** While an appointment has one of these states, files can be added. */
const open: readonly AppointmentStatus[] = ["pending", "confirmed", "completed"];
export const takesFiles = (status: AppointmentStatus) => open.includes(status);

/** The files of an appointment of the person's own, oldest first; a stranger's has none. */
export async function listFiles(ctx: Ctx, person: Person, appointment_id: string): Promise<AppointmentFile[]> {
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT f.id, f.party, f.name, f.media_type, f.bytes, f.created_at FROM appointment_files f
			JOIN appointments a ON a.id = f.appointment_id WHERE a.id = ? AND ${isOwn} ORDER BY f.created_at, f.rowid`,
		)
		.bind(appointment_id, ...ownOf(person))
		.all<AppointmentFile>();
	return results;
}

/**
 * Puts a file beside an own appointment; the other of the two can read it. Throws `not_found` to strangers, `not_now`
 * for one that is off, `too_many_files`, `too_large`, `unsupported_file`, `signed_out`.
 */
export async function addFile(
	ctx: Ctx,
	person: Person,
	appointment_id: string,
	given: { name: string; bytes: Uint8Array },
): Promise<AppointmentFile> {
	const { kept, party } = await requireAppointment(ctx, person, appointment_id);
	if (!takesFiles(kept.status)) throw new Refusal("not_now");
	const { bytes, media_type } = cleanFile(given.bytes);
	const row = {
		id: newId(),
		party,
		name: fileName(given.name, media_type),
		media_type,
		bytes: bytes.length,
		created_at: ctx.now().toISOString(),
	};
	// The file first: a row never names one that is not there.
	await ctx.files.put(appointmentFileKey(row.id), bytes, { httpMetadata: { contentType: media_type } });
	try {
		await writeAs(
			ctx,
			person,
			[statementOf(ctx.db, ctx.db.insert(appointmentFiles).values({ ...row, appointment_id }))],
			[
				{
					condition: sql`EXISTS (SELECT 1 FROM appointments WHERE id = ${appointment_id}
						AND status IN (${sql.join(
							open.map((status) => sql`${status}`),
							sql`, `,
						)}))`,
					refusal: new Refusal("not_now"),
				},
				{
					condition: sql`(SELECT count(*) FROM appointment_files WHERE appointment_id = ${appointment_id} AND party = ${party}) < ${appointmentLimits.files}`,
					refusal: new Refusal("too_many_files"),
				},
			],
		);
	} catch (error) {
		await ctx.files.delete(appointmentFileKey(row.id));
		throw error;
	}
	return row;
}

async function requireFile(ctx: Ctx, person: Person, appointment_id: string, file_id: string) {
	const { party } = await requireAppointment(ctx, person, appointment_id);
	const row = await ctx.db.$client
		.prepare("SELECT party, name, media_type FROM appointment_files WHERE id = ? AND appointment_id = ?")
		.bind(file_id, appointment_id)
		.first<{ party: Party; name: string; media_type: string }>();
	if (!row) throw new Refusal("not_found");
	return { row, party };
}

/** A file of an own appointment, to be read. Throws `not_found` to strangers and for what is not there. */
export async function openFile(ctx: Ctx, person: Person, appointment_id: string, file_id: string) {
	const { row } = await requireFile(ctx, person, appointment_id, file_id);
	const file = await ctx.files.get(appointmentFileKey(file_id));
	if (!file) throw new Refusal("not_found");
	return { ...row, body: file.body, size: file.size };
}

/** Deletes an own file. Throws `not_found` to strangers, `forbidden` for the other's. */
export async function removeFile(ctx: Ctx, person: Person, appointment_id: string, file_id: string): Promise<void> {
	const { row, party } = await requireFile(ctx, person, appointment_id, file_id);
	if (row.party !== party) throw new Refusal("forbidden");
	await writeAs(ctx, person, [ctx.db.$client.prepare("DELETE FROM appointment_files WHERE id = ?").bind(file_id)]);
	await ctx.files.delete(appointmentFileKey(file_id));
}
