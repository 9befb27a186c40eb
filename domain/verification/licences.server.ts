/**
 * What the schedule does about licences: warns before they end, and writes down that they have. Readers compare with the
 * clock by themselves (`statusNow`); search, and who is told, wait for this.
 */
import { sql } from "drizzle-orm";
import type { Licence } from "#domain/businesses/businesses.ts";
import { firstZone, lastZone } from "#domain/businesses/jurisdictions.ts";
import { daysLeft, jurisdictionsByDay, statusNow, warningDays, warningDue } from "#domain/businesses/licences.ts";
import { isListed, isListedSql } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { daysAfter, daysFrom } from "#domain/ground/days.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { dateIn } from "#domain/ground/time.ts";
import { type Listed, outdated, readAllListed } from "#domain/listings/listings.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { verdictStatements } from "./changing.server.ts";
import { clientNotices, clientsStatement, ownerNotice } from "./notices.server.ts";

/** Licences that one run ends, so that 20,000 of one midnight take ten runs, a minute each. */
const endedPerRun = 2_000;
/** Licences that one run warns of. */
const warnedPerRun = 1_000;
/** Licences that are settled in one batch: three trips to D1 for all of them. */
const settledAtOnce = 10;

/** A licence that something is due for. */
type Due = Pick<Licence, "id" | "jurisdiction" | "status" | "expires_on"> & {
	business_id: string;
	warned_days: number | null;
	owner_id: string | null;
};

const dueSql = (where: string, limit: number) =>
	`SELECT l.id, l.business_id, l.jurisdiction, l.status, l.expires_on, l.warned_days, o.user_id AS owner_id
	FROM licences l INDEXED BY licences_expires JOIN businesses b ON b.id = l.business_id LEFT JOIN business_owners o ON o.business_id = l.business_id
	WHERE l.status = 'active' AND ${where} ORDER BY l.expires_on, l.id LIMIT ${limit}`;

/** The countries where it is a day already, as JSON. */
const countriesFrom = (byDay: ReturnType<typeof jurisdictionsByDay>, from: string) =>
	JSON.stringify([...byDay].flatMap(([day, countries]) => (day >= from ? countries : [])));

/**
 * Ends licences whose last day is over, and takes who has no other out of search; the schedule calls it. The oldest come
 * first. What is over everywhere is found by the index alone; of the last two days those are read that end on them.
 */
export async function endLicences(ctx: Ctx): Promise<void> {
	const now = ctx.now().toISOString();
	const byDay = jurisdictionsByDay(now);
	const last = dateIn(lastZone, now);
	const days = [last, daysAfter(last, 1)];
	const { $client: d1 } = ctx.db;
	const results = await d1.batch<Due>([
		d1.prepare(dueSql("l.expires_on < ?", endedPerRun)).bind(last),
		...days.map((day) =>
			d1
				.prepare(dueSql("l.expires_on = ?1 AND l.jurisdiction IN (SELECT value FROM json_each(?2))", endedPerRun))
				.bind(day, countriesFrom(byDay, daysAfter(day, 1))),
		),
	]);
	await settleAll(ctx, "endLicences", results.flatMap((one) => one.results).slice(0, endedPerRun), now);
}

/**
 * Warns owners 60, 30, 7 and 1 days before a licence ends, and marks profiles that expire soon; the schedule calls it.
 * Each run looks at the licences that end in the next days, and at those of one further day, another each minute of the
 * hour: so all are looked at each hour, and a run reads no more than the licences that end on a few days.
 */
export async function warnOfLicences(ctx: Ctx): Promise<void> {
	const now = ctx.now().toISOString();
	const byDay = jurisdictionsByDay(now);
	const [first, last] = [dateIn(firstZone, now), dateIn(lastZone, now)];
	const near = Array.from({ length: daysFrom(last, first) + 2 }, (_, i) => daysAfter(last, i));
	const furthest = Math.max(...warningDays);
	const far = daysAfter(first, 2 + (ctx.now().getUTCMinutes() % (furthest - 1)));
	const { $client: d1 } = ctx.db;
	const statements = [...near, far].map((day) => {
		const due = [...byDay].flatMap(([today, countries]) => {
			const left = daysFrom(today, day);
			const warning = left < 0 ? null : warningDue(left);
			return warning === null ? [] : [{ warning, countries: JSON.stringify(countries) }];
		});
		const isDue = due.map(
			({ warning }, i) =>
				`(l.jurisdiction IN (SELECT value FROM json_each(?${i + 2})) AND coalesce(l.warned_days, 1000) > ${warning})`,
		);
		const where = `l.expires_on = ?1 AND (${[...isDue, "FALSE"].join(" OR ")}) AND ${isListedSql("b.status")}`;
		return d1.prepare(dueSql(where, warnedPerRun)).bind(day, ...due.map(({ countries }) => countries));
	});
	const results = await d1.batch<Due>(statements);
	await settleAll(ctx, "warnOfLicences", results.flatMap((one) => one.results).slice(0, warnedPerRun), now);
}

/** Some at once, no professional twice among them: the second of theirs would be computed from what the first changes. */
function inBatches(all: readonly Due[]): Due[][] {
	const batches: Due[][] = [];
	for (const one of all) {
		const free = batches.findLast(
			(batch) => batch.length < settledAtOnce && batch.every(({ business_id }) => business_id !== one.business_id),
		);
		if (free) free.push(one);
		else batches.push([one]);
	}
	return batches;
}

/** Settles some at once; where that fails for whichever reason, each alone: one keeps none of the others. */
async function settleAll(ctx: Ctx, job: string, all: readonly Due[], now: string): Promise<void> {
	for (const batch of inBatches(all)) {
		try {
			await settle(ctx, batch, now);
		} catch {
			await forEachSafely(
				ctx,
				() => job,
				batch,
				(one) => settle(ctx, [one], now).catch(unlessOutdated),
			);
		}
	}
}

/** What has changed since it was read, the next run looks at again. */
function unlessOutdated(error: unknown) {
	if (error !== outdated) throw error;
}

/**
 * Writes in one batch what is due for licences of different professionals: that they have ended, or that their owners were
 * warned, with the status that each profile has by now, search, and what people hear. Throws `outdated` where something has
 * changed since it was read, and has written nothing then; so however often and late runs come, each step is made once.
 */
async function settle(ctx: Ctx, all: readonly Due[], now: string): Promise<void> {
	const listed = await readAllListed(
		ctx,
		all.map(({ business_id }) => business_id),
	);
	const settled = all.flatMap((due) => {
		const found = listed.find(({ profile }) => profile.id === due.business_id);
		const left = daysLeft(due, now);
		return found && left !== null ? [settlementOf(due, found, left, now)] : [];
	});
	if (settled.length === 0) return;
	const { $client: d1 } = ctx.db;
	const gone = settled.filter(({ isGone }) => isGone);
	const clients =
		gone.length === 0 ? [] : await d1.batch(gone.map(({ due }) => clientsStatement(ctx, due.business_id)));
	const statements = await Promise.all([
		...settled.map((one) => statementsOf(ctx, one)),
		...gone.map(({ due }, i) => clientNotices(ctx, due.business_id, clients[i] as D1Result)),
	]);
	const guards = settled.map(({ isAsRead }) => statementOf(ctx.db, mustHold(ctx.db, isAsRead)));
	await guarded(outdated, d1.batch([...guards, ...statements.flat()]));
}

/** What becomes of a licence that something is due for, and of its professional. */
function settlementOf(due: Due, listed: Listed, left: number, now: string) {
	const { profile } = listed;
	const hasEnded = left < 0;
	const licences = profile.licences.map((one) =>
		hasEnded && one.id === due.id ? { ...one, status: "expired" as const } : one,
	);
	const status = statusNow({ ...profile, licences }, now);
	const isAsRead = sql`SELECT 1 FROM licences WHERE id = ${due.id} AND status = 'active' AND expires_on = ${due.expires_on}
		AND warned_days IS ${due.warned_days} AND ${listed.isAsRead}`;
	const isGone = isListed(profile.status) && !isListed(status);
	return { due, listed, verdict: { status, licences }, warning: hasEnded ? null : warningDue(left), isGone, isAsRead };
}

async function statementsOf(ctx: Ctx, { due, listed, verdict, warning }: ReturnType<typeof settlementOf>) {
	const { $client: d1 } = ctx.db;
	const { id, owner_id, expires_on } = due;
	const hasEnded = warning === null;
	const mark = hasEnded
		? d1.prepare("UPDATE licences SET status = 'expired' WHERE id = ?").bind(id)
		: d1.prepare("UPDATE licences SET warned_days = CAST(? AS INTEGER) WHERE id = ?").bind(warning, id);
	const { status } = listed.profile;
	const isTold = isListed(status) && expires_on !== null;
	return [
		mark,
		...(hasEnded || verdict.status !== status ? verdictStatements(ctx, listed, verdict) : []),
		...(isTold
			? await ownerNotice(ctx, owner_id, hasEnded ? "licence_ended" : "licence_ends", { licence_id: id, expires_on })
			: []),
	];
}
