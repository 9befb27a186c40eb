import { sql } from "drizzle-orm";
import { clientStatement } from "#domain/appointments/clients.server.ts";
import { nameKey } from "#domain/appointments/name-key.ts";
import { requireAppointment } from "#domain/appointments/reading.server.ts";
import type { Business } from "#domain/businesses/businesses.ts";
import { heldLicencesSql, rowStatusNow } from "#domain/businesses/licences.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { weekStatement } from "#domain/businesses/weeks.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import type { Language } from "#domain/ground/languages.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { threads } from "#drizzle/schema/messages.ts";
import { changeOf, messageStatements } from "./changes.server.ts";
import { decideThread } from "./deciding.server.ts";
import { messageLimits } from "./limits.ts";
import type { ThreadRequest, ThreadStatus } from "./messages.ts";
import { messageNotice } from "./notices.server.ts";
import { findOwnThread } from "./reading.server.ts";
import { searchableStatement } from "./searchable.server.ts";

const day = 24 * 3600;

/** The professional, as whoever writes to them for the first time finds them. */
async function requireReachable(ctx: Ctx, person: Person, business_id: string) {
	const found = await ctx.db.$client
		.prepare(
			`SELECT b.name, b.category, b.status, ${heldLicencesSql("b.id")} AS licences, o.user_id AS owner_id, EXISTS (SELECT 1 FROM blocks WHERE client_id = ?2 AND business_id = b.id
				AND "by" = 'business') AS is_withheld
			FROM businesses b LEFT JOIN business_owners o ON o.business_id = b.id
			WHERE b.id = ?1`,
		)
		.bind(business_id, person.user_id)
		.first<
			Pick<Business, "name" | "category" | "status"> & {
				licences: string;
				owner_id: string | null;
				is_withheld: number;
			}
		>();
	if (!found || !isListed(rowStatusNow(found, ctx.now().toISOString()))) throw new Refusal("not_found");
	const { name, owner_id, is_withheld } = found;
	if (owner_id === person.user_id) throw new Refusal("not_now");
	return { name, owner_id, is_withheld: is_withheld === 1 };
}

/**
 * Asks a professional: a name, a language, one line and the other party. Answers the id of the thread; the same key again
 * answers the one that came of it. Throws `not_found` for nobody who is verified, `not_now` to oneself, `thread_exists` (with `thread_id`), `too_many_requests` beyond ten
 * that wait, `too_fast` beyond ten a day, `signed_out`.
 */
export async function askProfessional(
	ctx: Ctx,
	person: Person,
	business_id: string,
	request: ThreadRequest,
	key: string | null = null,
): Promise<string> {
	const { name, language, body, other_party } = request;
	const asked = key === null ? null : await findAsked(ctx, person, business_id, key);
	if (asked) return asked;
	const { name: business_name, owner_id, is_withheld } = await requireReachable(ctx, person, business_id);
	const id = newId();
	const own = sql`client_id = ${person.user_id}`;
	const guards: Guard[] = [
		{
			condition: sql`EXISTS (SELECT 1 FROM blocks WHERE ${own} AND business_id = ${business_id} AND "by" = 'business')
				= ${Number(is_withheld)}`,
			refusal: new Refusal("conflict"),
		},
		await isNone(ctx, person, business_id),
		{
			condition: sql`(SELECT count(*) FROM threads WHERE ${own} AND status = 'requested') < ${messageLimits.waiting}`,
			refusal: new Refusal("too_many_requests"),
		},
		{
			condition: sql`(SELECT count(*) FROM threads WHERE ${own} AND created_at > ${later(ctx, -day)}) < ${messageLimits.perDay}`,
			refusal: new Refusal("too_fast", { seconds: day }),
		},
	];
	const thread = { id, business_id, client_id: person.user_id, client_name: name, language, other_party, is_withheld };
	const kept = { ...thread, owner_id, last_seq: 0, client_read_seq: 0, business_read_seq: 0 };
	const { statements } = await messageStatements(ctx, person, { ...kept, party: "client", body, key });
	const told = owner_id && !is_withheld ? owner_id : null;
	const writing = writeAs(
		ctx,
		person,
		[
			...changeOf(ctx, told, "insert", id),
			...changeOf(ctx, person.user_id, "insert", id),
			...threadStatements(ctx, person, { ...thread, business_name }, "requested"),
			...statements,
			...(is_withheld ? [] : [weekStatement(ctx, business_id, { requests: 1 })]),
			...(told ? [await messageNotice(ctx, told, "thread_requested", { thread_id: id, party: "business" })] : []),
		],
		guards,
	);
	try {
		await writing;
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		// Blocked or unblocked meanwhile.
		if (error.code === "conflict") return askProfessional(ctx, person, business_id, request, key);
		// Sent twice at once: the other was quicker.
		const twin = key !== null && error.code === "thread_exists" && (await findAsked(ctx, person, business_id, key));
		if (!twin) throw error;
		return twin;
	}
	return id;
}

const findAsked = async (ctx: Ctx, person: Person, business_id: string, key: string) => {
	const row = await ctx.db.$client
		.prepare(
			`SELECT t.id FROM threads t JOIN messages m ON m.thread_id = t.id AND m.seq = 1
			WHERE t.client_id = ? AND t.business_id = ? AND m.party = 'client' AND m.idempotency_key = ?`,
		)
		.bind(person.user_id, business_id, key)
		.first<{ id: string }>();
	return row?.id ?? null;
};

/**
 * The thread of the two who have an appointment, from either side; begins it where there is none, open at once. Throws
 * `not_found` to strangers and where the client is no more, `not_now` for an appointment that is off, `signed_out`.
 */
export async function threadOfAppointment(ctx: Ctx, person: Person, appointment_id: string): Promise<string> {
	const { kept, party } = await requireAppointment(ctx, person, appointment_id);
	const { business_id, business_name, client_id, client_name, other_party, owner_id } = kept;
	if (!client_id) throw new Refusal("not_found");
	const { $client: d1 } = ctx.db;
	const [found, blocked, profile] = await d1.batch<Record<string, unknown>>([
		d1
			.prepare(
				`SELECT id, status, is_withheld FROM threads
				WHERE client_id = ? AND business_id = ? AND status IN ('requested', 'open')`,
			)
			.bind(client_id, business_id),
		d1
			.prepare(`SELECT 1 FROM blocks WHERE client_id = ? AND business_id = ? AND "by" = 'business'`)
			.bind(client_id, business_id),
		d1.prepare("SELECT preferred_language FROM profiles WHERE user_id = ?").bind(client_id),
	]);
	const [there] = (found?.results ?? []) as { id: string; status: ThreadStatus; is_withheld: number }[];
	const isKeptAway = party === "business" && there?.is_withheld === 1;
	if (there?.status === "open" && !isKeptAway) return there.id;
	if (kept.status === "cancelled" || kept.status === "expired") throw new Refusal("not_now");
	// A professional who writes to somebody whom they have blocked sees that thread, under the names of the appointment;
	// what was kept from them stays away.
	if (there && isKeptAway)
		await writeAs(ctx, person, [
			d1
				.prepare(
					`UPDATE threads SET is_withheld = 0, client_name = ?, other_party = ?, client_key = ?, other_party_key = ?
					WHERE id = ?`,
				)
				.bind(client_name, other_party, nameKey(client_name), nameKey(other_party), there.id),
		]);
	if (there?.status === "open") return there.id;
	// Where the client has asked already, an appointment answers for the professional.
	if (there && party === "client") return there.id;
	if (there) {
		await decideThread(ctx, person, there.id, "accept");
		return there.id;
	}
	const id = newId();
	const language = profile?.results[0]?.preferred_language as Language;
	const is_withheld = party === "client" && (blocked?.results.length ?? 0) > 0;
	await writeAs(
		ctx,
		person,
		[
			...changeOf(ctx, client_id, "insert", id),
			...changeOf(ctx, is_withheld ? null : owner_id, "insert", id),
			...threadStatements(
				ctx,
				person,
				{ id, business_id, business_name, client_id, client_name, language, other_party, is_withheld },
				"open",
			),
			...(is_withheld ? [] : [clientStatement(ctx, { business_id, client_id, client_name })]),
		],
		[await isNone(ctx, person, business_id, client_id)],
	);
	return id;
}

/** That the two have no thread which is not over. */
async function isNone(ctx: Ctx, person: Person, business_id: string, client_id = person.user_id): Promise<Guard> {
	const thread_id = client_id === person.user_id ? await findOwnThread(ctx, person, business_id) : null;
	return {
		condition: sql`NOT EXISTS (SELECT 1 FROM threads WHERE client_id = ${client_id} AND business_id = ${business_id}
			AND status IN ('requested', 'open'))`,
		refusal: new Refusal("thread_exists", thread_id ? { thread_id } : {}),
	};
}

type NewThread = Pick<
	typeof threads.$inferInsert,
	"id" | "business_id" | "client_name" | "language" | "other_party" | "is_withheld"
> & { client_id: string; business_name: string };

/** A thread, and how each of the two finds it by the name of the other. */
function threadStatements(ctx: Ctx, person: Person, { business_name, ...thread }: NewThread, status: ThreadStatus) {
	const now = ctx.now().toISOString();
	const { id, client_id, client_name, other_party, business_id, is_withheld } = thread;
	const keys = { client_key: nameKey(client_name), other_party_key: nameKey(other_party) };
	const byClient = { client_id, business_id: null, written_by: person.user_id };
	const byBusiness = { client_id: null, business_id: is_withheld ? null : business_id, written_by: client_id };
	return [
		statementOf(
			ctx.db,
			ctx.db.insert(threads).values({ ...thread, ...keys, status, created_at: now, updated_at: now }),
		),
		searchableStatement(ctx, id, byClient, business_name, "name"),
		searchableStatement(ctx, id, byBusiness, client_name, "name"),
	];
}
