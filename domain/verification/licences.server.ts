/**
 * What the schedule does about licences: warns before they end, and writes down that they have. Readers compare with the
 * clock by themselves (`statusNow`); search, and who is told, wait for this.
 */
import { sql } from "drizzle-orm";
import type { Licence } from "#domain/businesses/businesses.ts";
import { firstZone, lastZone } from "#domain/businesses/jurisdictions.ts";
import {
	daysAfter,
	daysFrom,
	daysLeft,
	jurisdictionsByDay,
	statusNow,
	warningDays,
	warningDue,
} from "#domain/businesses/licences.ts";
import { isListed, isListedSql } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { guarded, mustHold } from "#domain/ground/must.server.ts";
import { dateIn } from "#domain/ground/time.ts";
import { outdated, readListed } from "#domain/listings/listings.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { verdictStatements } from "./changing.server.ts";
import { clientNotices, clientsStatement, ownerNotice } from "./notices.server.ts";

/** Licences that one run ends: 2,200 in ten minutes, two trips to D1 each. */
const endedPerRun = 220;
/** Licences that one run warns of. */
const warnedPerRun = 100;

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
const countriesFrom = (byDay: Map<string, string[]>, from: string) =>
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
	const due = results.flatMap((one) => one.results).slice(0, endedPerRun);
	await forEachSafely(
		ctx,
		() => "endLicences",
		due,
		(one) => settleLicence(ctx, one, now),
	);
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
	const due = results.flatMap((one) => one.results).slice(0, warnedPerRun);
	await forEachSafely(
		ctx,
		() => "warnOfLicences",
		due,
		(one) => settleLicence(ctx, one, now),
	);
}

/**
 * Writes in one batch what is due for a licence: that it has ended, or that its owner was warned, with the status that
 * its profile has by now, search, and what people hear. Where something has changed since it was read nothing is written,
 * and the next run looks again; so however often and late runs come, each step is made once.
 */
async function settleLicence(ctx: Ctx, due: Due, now: string): Promise<void> {
	const { db } = ctx;
	const { $client: d1 } = db;
	const { id, business_id, owner_id, expires_on } = due;
	const left = daysLeft(due, now);
	const listed = await readListed(ctx, business_id);
	if (!listed || left === null || expires_on === null) return;
	const { profile } = listed;
	const hasEnded = left < 0;
	const licences = profile.licences.map((one) =>
		hasEnded && one.id === id ? { ...one, status: "expired" as const } : one,
	);
	const status = statusNow({ ...profile, licences }, now);
	const mark = hasEnded
		? d1.prepare("UPDATE licences SET status = 'expired' WHERE id = ?").bind(id)
		: d1.prepare("UPDATE licences SET warned_days = CAST(? AS INTEGER) WHERE id = ?").bind(warningDue(left), id);
	const isTold = isListed(profile.status);
	const isGone = isTold && !isListed(status);
	const isAsRead = sql`SELECT 1 FROM licences WHERE id = ${id} AND status = 'active' AND expires_on = ${expires_on}
		AND warned_days IS ${due.warned_days} AND ${listed.isAsRead}`;
	const statements = [
		statementOf(db, mustHold(db, isAsRead)),
		mark,
		...(hasEnded || status !== profile.status ? verdictStatements(ctx, listed, { status, licences }) : []),
		...(isTold
			? await ownerNotice(ctx, owner_id, hasEnded ? "licence_ended" : "licence_ends", { licence_id: id, expires_on })
			: []),
		...(isGone ? await clientNotices(ctx, business_id, await clientsStatement(ctx, business_id).all()) : []),
	];
	try {
		await guarded(outdated, d1.batch(statements));
	} catch (error) {
		if (error !== outdated) throw error;
	}
}
