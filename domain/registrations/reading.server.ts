import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { licenceKeySql } from "#domain/businesses/licence-numbers.ts";
import type { Admin, Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { evidence, registrations } from "#drizzle/schema/registrations.ts";
import { registerNamed, registersStatement } from "./registers.server.ts";
import { openStatuses, type RegistrationStatus, waitingStatuses } from "./registrations.ts";

const among = (statuses: readonly RegistrationStatus[]) =>
	sql.raw(`status IN (${statuses.map((status) => `'${status}'`).join(", ")})`);
/** Whether the applicant can change it, and whether it waits for an admin. */
export const isOpenSql = among(openStatuses);
export const isWaitingSql = among(waitingStatuses);

/** A document as its applicant and admins see it. */
export type Evidence = Omit<typeof evidence.$inferSelect, "registration_id">;

export type Registration = typeof registrations.$inferSelect;
/** As its applicant sees it: by whom it was decided is nothing to them. */
export type OwnRegistration = Omit<Registration, "user_id" | "decided_by"> & { evidence: Evidence[] };

const { registration_id: _, ...evidenceColumns } = getTableColumns(evidence);
const { user_id: __, decided_by: ___, ...ownColumns } = getTableColumns(registrations);

/** The last application of a person with its documents; null for who has none. One batch. */
export async function findOwnRegistration({ db }: Ctx, { user_id }: Person): Promise<OwnRegistration | null> {
	const last = sql`(SELECT id FROM registrations WHERE user_id = ${user_id} ORDER BY created_at DESC LIMIT 1)`;
	const [[row], files] = await db.batch([
		db
			.select(ownColumns)
			.from(registrations)
			.where(eq(registrations.user_id, user_id))
			.orderBy(desc(registrations.created_at))
			.limit(1),
		db.select(evidenceColumns).from(evidence).where(sql`registration_id = ${last}`).orderBy(asc(evidence.created_at)),
	]);
	return row ? { ...row, evidence: files } : null;
}

/** Throws `not_found` for who has no application. */
export async function requireOwnRegistration(ctx: Ctx, person: Person): Promise<OwnRegistration> {
	const own = await findOwnRegistration(ctx, person);
	if (!own) throw new Refusal("not_found");
	return own;
}

const casesPerPage = 20;

/** An application in the queue. */
export type CaseLine = Pick<Registration, "id" | "reference" | "status" | "answers" | "business_id"> & {
	submitted_at: string;
	/** It is the admin's own, whom somebody else decides. */
	is_own: boolean;
};

/**
 * Applications that wait, the oldest first, and how many there are in all. Throws `invalid` for a cursor that is none.
 * One batch; a page costs its rows, and the count those that wait.
 */
export async function listCases(
	{ db }: Ctx,
	{ user_id }: Admin,
	cursor: string | null = null,
): Promise<{ cases: CaseLine[]; waiting: number; next_cursor: string | null }> {
	const { at, id } = placeOf(cursor) ?? { at: "", id: "" };
	const [found, [counted]] = await db.batch([
		db
			.select({
				id: registrations.id,
				reference: registrations.reference,
				status: registrations.status,
				answers: registrations.answers,
				business_id: registrations.business_id,
				submitted_at: sql<string>`submitted_at`,
				is_own: sql<number>`user_id = ${user_id}`,
			})
			.from(registrations)
			.where(sql`${isWaitingSql} AND (submitted_at, id) > (${at}, ${id})`)
			.orderBy(asc(registrations.submitted_at), asc(registrations.id))
			.limit(casesPerPage + 1),
		db.select({ waiting: sql<number>`count(*)` }).from(registrations).where(isWaitingSql),
	]);
	const { rows, next_cursor } = pageOf(found, casesPerPage, (one) => ({ at: one.submitted_at, id: one.id }));
	const cases = rows.map((one) => ({ ...one, is_own: one.is_own === 1 }));
	return { cases, waiting: counted?.waiting ?? 0, next_cursor };
}

const numberKey = sql.raw(licenceKeySql("(answers ->> '$.licence.number')"));

/** Somebody else with the same number in the same country: a profile, or an application. */
export type SameNumber = { id: string; name: string; register: string; is_listed: boolean };

/** An application as an admin reads it to decide it. */
export type Case = Omit<Registration, "user_id"> & {
	is_own: boolean;
	applicant: { id: string; full_name: string | null; email: string | null; created_at: string; has_factor: boolean };
	/** Who decided it last; null for nobody, or somebody who is gone. */
	decided_by_name: string | null;
	city: { name: string; country_id: string } | null;
	evidence: Evidence[];
	/** Whether the register and its address are of our list. */
	is_known_register: boolean;
	same_number: SameNumber[];
};

/** An application that has been sent in. Throws `not_found`. One batch. */
export async function requireCase(ctx: Ctx, { user_id }: Admin, id: string): Promise<Case> {
	const { db } = ctx;
	const jurisdiction = sql`(SELECT answers ->> '$.jurisdiction.jurisdiction' FROM registrations WHERE id = ${id})`;
	const key = sql`(SELECT ${numberKey} FROM registrations WHERE id = ${id})`;
	const ownBusiness = sql`(SELECT business_id FROM registrations WHERE id = ${id})`;
	const [[row], files, same, registers] = await db.batch([
		db
			.select({
				...getTableColumns(registrations),
				full_name: sql<string | null>`(SELECT full_name FROM profiles WHERE user_id = registrations.user_id)`,
				email: sql<string | null>`(SELECT email FROM users WHERE id = registrations.user_id)`,
				account_created_at: sql<string>`(SELECT created_at FROM users WHERE id = registrations.user_id)`,
				has_factor: sql<number>`EXISTS (SELECT 1 FROM factors WHERE user_id = registrations.user_id AND status = 'verified')`,
				decided_by_name: sql<string | null>`(SELECT full_name FROM profiles WHERE user_id = registrations.decided_by)`,
				city_name: sql<string | null>`(SELECT name FROM cities WHERE id = answers ->> '$.identity.city_id')`,
				city_country: sql<string | null>`(SELECT country_id FROM cities WHERE id = answers ->> '$.identity.city_id')`,
			})
			.from(registrations)
			.where(sql`id = ${id} AND status <> 'draft'`),
		db.select(evidenceColumns).from(evidence).where(eq(evidence.registration_id, id)).orderBy(asc(evidence.created_at)),
		db
			.select({
				id: sql<string>`id`,
				name: sql<string>`name`,
				register: sql<string>`register`,
				is_listed: sql<number>`is_listed`,
			})
			.from(
				sql`(SELECT * FROM (
					SELECT b.id, b.name, l.register, 1 AS is_listed FROM licences l JOIN businesses b ON b.id = l.business_id
					WHERE ${sql.raw(licenceKeySql("l.number"))} = ${key} AND l.jurisdiction = ${jurisdiction}
					AND b.id IS NOT ${ownBusiness} LIMIT 10
				) UNION ALL SELECT * FROM (
					SELECT id, coalesce(answers ->> '$.identity.name', reference), answers ->> '$.licence.register', 0 FROM registrations
					WHERE ${isWaitingSql} AND id <> ${id} AND ${numberKey} = ${key}
					AND answers ->> '$.jurisdiction.jurisdiction' = ${jurisdiction} LIMIT 10
				))`,
			),
		registersStatement(ctx, jurisdiction),
	]);
	if (!row) throw new Refusal("not_found");
	const {
		user_id: applicant_id,
		full_name,
		email,
		account_created_at,
		has_factor,
		city_name,
		city_country,
		...kept
	} = row;
	const { licence } = row.answers;
	return {
		...kept,
		is_own: applicant_id === user_id,
		applicant: { id: applicant_id, full_name, email, created_at: account_created_at, has_factor: has_factor === 1 },
		city: city_name && city_country ? { name: city_name, country_id: city_country } : null,
		evidence: files,
		is_known_register: !!licence && registerNamed(registers, licence)?.url === licence.register_url,
		same_number: same.map((one) => ({ ...one, is_listed: one.is_listed === 1 })),
	};
}
