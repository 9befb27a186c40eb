import { sql } from "drizzle-orm";
import { businessOwnedBy, ownedBusiness } from "#domain/businesses/owners.server.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { businessClients } from "#drizzle/schema/appointments.ts";
import type { Client, ClientNote, ClientPage, ListedClient } from "./clients.ts";
import { appointmentsOf, appointmentsStatement, asReadBy, type OwnAppointment } from "./reading.server.ts";

export const clientsPerPage = 20;

/** Appointments that the page of a client shows. */
const latestAppointments = 20;

/**
 * Makes somebody a client of a professional, or says that they were in touch again; for the batch of what they did. The
 * note stays, and so does its version. Nothing happens where they have no account any more.
 */
export const clientStatement = (
	ctx: Ctx,
	{ business_id, client_id, client_name }: { business_id: string; client_id: string; client_name: string },
): D1PreparedStatement =>
	ctx.db.$client
		.prepare(
			`INSERT INTO business_clients (id, business_id, user_id, name, last_at, created_at)
			SELECT ?5, ?1, id, ?3, ?4, ?4 FROM users WHERE id = ?2
			ON CONFLICT (business_id, user_id) DO UPDATE SET last_at = excluded.last_at,
				name = CASE excluded.name WHEN '' THEN name ELSE excluded.name END`,
		)
		.bind(business_id, client_id, client_name, ctx.now().toISOString(), newId());

/**
 * The clients of a professional, those who were in touch last first, twenty a page; a page costs its rows, wherever it
 * lies. Throws `invalid` for a cursor that is none.
 */
export async function listClients(ctx: Ctx, owner: Professional, cursor: string | null = null): Promise<ClientPage> {
	const { at, id } = placeOf(cursor) ?? { at: "9", id: "" };
	const { results } = await ctx.db.$client
		.prepare(
			`SELECT id, name, last_at, note <> '' AS has_note FROM business_clients
			WHERE business_id = ${ownedBusiness} AND (last_at, id) < (?2, ?3)
			ORDER BY last_at DESC, id DESC LIMIT ${clientsPerPage + 1}`,
		)
		.bind(owner.user_id, at, id)
		.all<Omit<ListedClient, "has_note"> & { has_note: number }>();
	const { rows, next_cursor } = pageOf(results, clientsPerPage, (one) => ({ at: one.last_at, id: one.id }));
	return { clients: rows.map((one) => ({ ...one, has_note: one.has_note === 1 })), next_cursor };
}

/** A client with their last appointments with this professional, latest first, and the thread of the two. */
export type ClientFile = Client & {
	/** At most twenty. */
	appointments: OwnAppointment[];
	/** The thread that was last written in; null for none. */
	thread_id: string | null;
};

const clientColumns = "c.id, c.name, c.note, c.last_at, c.created_at, c.version";

/** The account of the client `?2`, as long as they are this professional's. */
const theirs = `(SELECT user_id FROM business_clients WHERE id = ?2 AND business_id = ${ownedBusiness})`;

/** A client of the professional's; null for whoever is none. One batch. */
export async function findClient(ctx: Ctx, owner: Professional, id: string): Promise<ClientFile | null> {
	const { $client: d1 } = ctx.db;
	const [found, met, threads] = await d1.batch([
		d1
			.prepare(`SELECT ${clientColumns} FROM business_clients c WHERE c.business_id = ${ownedBusiness} AND c.id = ?2`)
			.bind(owner.user_id, id),
		appointmentsStatement(
			ctx,
			// By the client: they have fewer appointments than the professional.
			`a.client_id = ${theirs} AND +a.business_id = ${ownedBusiness} AND a.status <> 'held'
			ORDER BY a.starts_at DESC LIMIT ${latestAppointments}`,
			owner.user_id,
			id,
		),
		d1
			.prepare(
				`SELECT id FROM threads WHERE client_id = ${theirs} AND +business_id = ${ownedBusiness} AND is_withheld = 0
				ORDER BY updated_at DESC, id DESC LIMIT 1`,
			)
			.bind(owner.user_id, id),
	]);
	const [client] = (found?.results ?? []) as Client[];
	if (!client) return null;
	const [thread] = (threads?.results ?? []) as { id: string }[];
	return {
		...client,
		appointments: appointmentsOf(met).map((kept) => asReadBy(ctx, kept, "business")),
		thread_id: thread?.id ?? null,
	};
}

/** What a professional reads about the client beside an appointment or a thread. */
export type NoteBeside = Pick<Client, "id" | "note">;

/** The client of an appointment or a thread of the professional's; null where they are none, or have no account any more. */
export async function findClientOf(
	ctx: Ctx,
	owner: Professional,
	of: "appointments" | "threads",
	id: string,
): Promise<NoteBeside | null> {
	return ctx.db.$client
		.prepare(
			`SELECT c.id, c.note FROM ${of} x
			JOIN business_clients c ON c.business_id = x.business_id AND c.user_id = x.client_id
			WHERE x.id = ?2 AND x.business_id = ${ownedBusiness}${of === "threads" ? " AND x.is_withheld = 0" : ""}`,
		)
		.bind(owner.user_id, id)
		.first<NoteBeside>();
}

/**
 * Writes the note on a client, or empties it; answers its new version. Throws `not_found` for whoever is no client of
 * theirs, `conflict` where the note was changed since `version`, `signed_out`.
 */
export async function saveClientNote(
	ctx: Ctx,
	owner: Professional,
	id: string,
	{ note, version }: ClientNote,
): Promise<number> {
	const isOwn = sql`id = ${id} AND business_id = ${businessOwnedBy(owner)}`;
	await writeAs(
		ctx,
		owner,
		[
			statementOf(
				ctx.db,
				ctx.db
					.update(businessClients)
					.set({ note, version: version + 1 })
					.where(isOwn),
			),
		],
		[
			{
				condition: sql`EXISTS (SELECT 1 FROM business_clients WHERE ${isOwn})`,
				refusal: new Refusal("not_found"),
			},
			{
				condition: sql`EXISTS (SELECT 1 FROM business_clients WHERE ${isOwn} AND version = ${version})`,
				refusal: new Refusal("conflict"),
			},
		],
	);
	return version + 1;
}
