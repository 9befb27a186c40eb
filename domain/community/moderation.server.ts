/**
 * What becomes of a post or an answer that people flag.
 *
 * | State | Row of `community_cases` | Comes from | Goes to |
 * | --- | --- | --- | --- |
 * | flagged | waits, no appeal since the decision | a person flags it | kept, removed |
 * | kept | `keep` | an admin finds nothing against the rules | flagged (by other people, or once its words are changed) |
 * | removed | `remove` | an admin decides so | appealed |
 * | appealed | `remove`, waits, with an appeal | its writer asks to look again, once | kept (it is published again), upheld |
 * | upheld | `remove` with an appeal, waits no more | an admin decides as before | |
 *
 * The third flag of people who are not new hides what it is about until an admin decides. A flag is decided with its case,
 * and nobody flags the same words twice. Its writer reads the reason, and not who flagged it.
 */
import { type SQL, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin, Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { type Named, notOwn, ownGuard, requireContribution, seen, tableOf } from "./contributions.server.ts";
import {
	type CaseDecision,
	type ContributionKind,
	type ContributionStatus,
	type FlagKind,
	flagsPerDay,
	flagsToHide,
} from "./kinds.ts";
import type { DecisionNotice } from "./notices.ts";
import type { CaseAppeal, Flag, GivenDecision } from "./posts.ts";
import { reindexStatements } from "./searchable.server.ts";
import { isNewToday } from "./trust.ts";

const day = 24 * 3600;

/**
 * Says that a post or an answer breaks the rules; saying it again says nothing new. Throws `not_found` for what not everybody
 * sees, `own_words`, `too_fast` beyond twenty a day, `signed_out`.
 */
export async function flagContribution(ctx: Ctx, person: Person, named: Named, { kind }: Flag): Promise<void> {
	const found = await requireContribution(ctx, named);
	const { user_id } = person;
	const { object, id, post_id } = found;
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const isNew = "NOT EXISTS (SELECT 1 FROM flags WHERE object_id = ?1 AND user_id = ?2)";
	const table = tableOf[object];
	await writeAs(
		ctx,
		person,
		[
			// The trigger that counts flags adds this one.
			d1
				.prepare(
					`INSERT INTO community_cases (object_id, object, post_id, flag_count, waiting_since)
					SELECT ?1, ?3, ?4, 0, ?5 WHERE ${isNew}
					ON CONFLICT (object_id) DO UPDATE SET waiting_since = coalesce(waiting_since, excluded.waiting_since)`,
				)
				.bind(id, user_id, object, post_id, now),
			d1
				.prepare(
					`INSERT INTO flags (object_id, user_id, post_id, kind, is_counted, created_at)
					SELECT ?1, ?2, ?3, ?4, CAST(?5 AS INTEGER), ?6 WHERE ${isNew}`,
				)
				.bind(id, user_id, post_id, kind, isNewToday(person, ctx.now()) ? 0 : 1, now),
			d1
				.prepare(
					`UPDATE ${table} SET status = 'hidden' WHERE id = ?1 AND status = 'published'
					AND (SELECT count(*) FROM flags WHERE object_id = ?1 AND is_counted = 1 AND decided_at IS NULL) >= ${flagsToHide}`,
				)
				.bind(id),
			...(object === "post"
				? [
						d1
							.prepare(
								"DELETE FROM post_search WHERE rowid IN (SELECT seq FROM posts WHERE id = ? AND status = 'hidden')",
							)
							.bind(id),
					]
				: []),
		],
		[
			seen(found),
			notOwn(found, person),
			{
				condition: sql`(SELECT count(*) FROM flags WHERE user_id = ${user_id} AND created_at > ${later(ctx, -day)}) < ${flagsPerDay}`,
				refusal: new Refusal("too_fast", { seconds: day }),
			},
		],
	);
}

/**
 * Asks to look again at the removal of what one wrote, once. Throws `not_found` to strangers, `not_now` for what is not
 * removed or was appealed before, `signed_out`.
 */
export async function appealRemoval(ctx: Ctx, person: Person, named: Named, { appeal }: CaseAppeal): Promise<void> {
	const found = await requireContribution(ctx, named);
	const now = ctx.now().toISOString();
	await writeAs(
		ctx,
		person,
		[
			ctx.db.$client
				.prepare("UPDATE community_cases SET appeal = ?2, appealed_at = ?3, waiting_since = ?3 WHERE object_id = ?1")
				.bind(found.id, appeal, now),
		],
		[
			ownGuard(found, person, sql`deleted_at IS NULL`, new Refusal("not_found")),
			{
				condition: sql`EXISTS (SELECT 1 FROM community_cases WHERE object_id = ${found.id} AND decision = 'remove' AND appeal IS NULL)`,
				refusal: new Refusal("not_now"),
			},
			ownGuard(found, person, sql`status = 'removed'`, new Refusal("not_now")),
		],
	);
}

/** A case in the queue; `beginning` has the first characters of the text. */
export type CaseLine = {
	object_id: string;
	object: ContributionKind;
	title: string;
	beginning: string;
	status: ContributionStatus;
	flag_count: number;
	is_appeal: boolean;
	waiting_since: string;
};

const casesPerPage = 20;
const beginningLength = 200;
const isAppeal = "c.decision = 'remove' AND c.appeal IS NOT NULL";

/**
 * What was flagged, or appealed, and waits, the longest first, and how much there is in all. Throws `invalid` for a cursor
 * that is none. One batch; a page costs its rows, and the count those that wait.
 */
export async function listCommunityCases(
	{ db }: Ctx,
	_admin: Admin,
	cursor: string | null = null,
): Promise<{ cases: CaseLine[]; waiting: number; next_cursor: string | null }> {
	const { at, id } = placeOf(cursor) ?? { at: "", id: "" };
	const [found, counted] = await db.$client.batch([
		db.$client
			.prepare(
				`SELECT c.object_id, c.object, c.flag_count, c.waiting_since, ${isAppeal} AS is_appeal, p.title,
					coalesce(a.status, p.status) AS status, substr(coalesce(a.body, p.body), 1, ${beginningLength}) AS beginning
				FROM community_cases c JOIN posts p ON p.id = c.post_id LEFT JOIN answers a ON a.id = c.object_id
				WHERE c.waiting_since IS NOT NULL AND (c.waiting_since, c.object_id) > (?1, ?2)
				ORDER BY c.waiting_since, c.object_id LIMIT ${casesPerPage + 1}`,
			)
			.bind(at, id),
		db.$client.prepare("SELECT count(*) AS waiting FROM community_cases WHERE waiting_since IS NOT NULL"),
	]);
	const { rows, next_cursor } = pageOf(
		(found?.results ?? []) as (Omit<CaseLine, "is_appeal"> & { is_appeal: number })[],
		casesPerPage,
		(one) => ({ at: one.waiting_since, id: one.object_id }),
	);
	const [{ waiting } = { waiting: 0 }] = (counted?.results ?? []) as { waiting: number }[];
	return { cases: rows.map((one) => ({ ...one, is_appeal: one.is_appeal === 1 })), waiting, next_cursor };
}

/** A case as an admin reads it to decide it. */
export type CommunityCase = {
	object_id: string;
	object: ContributionKind;
	post_id: string;
	slug: string;
	title: string;
	body: string;
	/** Of the question, where it is about an answer. */
	question: string | null;
	pseudonym: string;
	/** Whose account it is; null when they are no more. */
	author_id: string | null;
	status: ContributionStatus;
	deleted_at: string | null;
	created_at: string;
	edited_at: string | null;
	waiting_since: string | null;
	decision: CaseDecision | null;
	reason: string | null;
	decided_at: string | null;
	appeal: string | null;
	/** How many people said what of it, and wait for a decision. */
	flags: { kind: FlagKind; count: number }[];
	/** The admin is a party to it: somebody else decides. */
	is_own: boolean;
};

type CaseRow = Omit<CommunityCase, "flags" | "is_own"> & { flags: string; is_own: number };

/**
 * Whether somebody else decides about a case, as a condition: nobody decides about what they wrote or flagged. Where there is
 * another admin, nobody decides either about an answer to their own post, or about an appeal against their own decision.
 */
function isPartyTo(ctx: Ctx, { user_id }: Admin, object_id: string): SQL {
	const isAnotherAdmin = sql`EXISTS (SELECT 1 FROM profiles o JOIN users u ON u.id = o.user_id WHERE o.role = 'admin'
		AND o.user_id <> ${user_id} AND u.deleted_at IS NULL AND (u.banned_until IS NULL OR u.banned_until <= ${ctx.now().toISOString()}))`;
	const lastRemover = sql`(SELECT actor_id FROM audit_entries WHERE object_id = ${object_id} AND act = 'contribution_removed'
		ORDER BY created_at DESC, rowid DESC LIMIT 1)`;
	return sql`EXISTS (SELECT 1 FROM community_cases c JOIN posts p ON p.id = c.post_id LEFT JOIN answers a ON a.id = c.object_id
		WHERE c.object_id = ${object_id} AND (
			iif(c.object = 'answer', a.author_id, p.author_id) IS ${user_id}
			OR EXISTS (SELECT 1 FROM flags WHERE object_id = c.object_id AND user_id = ${user_id})
			OR c.waiting_since IS NOT NULL AND ${isAnotherAdmin}
				AND (p.author_id IS ${user_id} OR ${sql.raw(isAppeal)} AND ${lastRemover} IS ${user_id})))`;
}

/** Throws `not_found`. One case with its flags. */
export async function requireCommunityCase(ctx: Ctx, admin: Admin, object_id: string): Promise<CommunityCase> {
	const [row] = await ctx.db.all<CaseRow>(
		sql`SELECT c.object_id, c.object, c.post_id, p.slug, p.title, coalesce(a.body, p.body) AS body,
			iif(c.object = 'answer', p.body, NULL) AS question, coalesce(a.pseudonym, p.pseudonym) AS pseudonym,
			iif(c.object = 'answer', a.author_id, p.author_id) AS author_id, coalesce(a.status, p.status) AS status,
			iif(c.object = 'answer', a.deleted_at, p.deleted_at) AS deleted_at,
			coalesce(a.created_at, p.created_at) AS created_at, iif(c.object = 'answer', a.edited_at, p.edited_at) AS edited_at,
			c.waiting_since, c.decision, c.reason, c.decided_at, c.appeal,
			(SELECT json_group_array(json_object('kind', kind, 'count', n)) FROM (SELECT kind, count(*) AS n FROM flags
				WHERE object_id = c.object_id AND decided_at IS NULL GROUP BY kind ORDER BY n DESC)) AS flags,
			${isPartyTo(ctx, admin, object_id)} AS is_own
		FROM community_cases c JOIN posts p ON p.id = c.post_id LEFT JOIN answers a ON a.id = c.object_id
		WHERE c.object_id = ${object_id}`,
	);
	if (!row) throw new Refusal("not_found");
	return { ...row, flags: JSON.parse(row.flags), is_own: row.is_own === 1 };
}

/**
 * An admin's decision about what was flagged, or about an appeal: it stays, or is published again; or it goes, and its writer
 * reads why. All flags that wait are decided with it. Its writer hears of every decision but that something stays which was
 * never hidden. Throws `not_found`, `own_case`, `conflict` when it waits no more, and what `actAs` throws.
 */
export async function decideCommunityCase(
	ctx: Ctx,
	admin: Admin,
	object_id: string,
	{ decision, reason }: GivenDecision,
): Promise<void> {
	const found = await requireCommunityCase(ctx, admin, object_id);
	const { object, post_id, status, author_id, appeal } = found;
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	const wanted: ContributionStatus = decision === "keep" ? "published" : "removed";
	const isAppealed = status === "removed" && appeal !== null;
	const act = isAppealed
		? ({ keep: "appeal_granted", remove: "appeal_declined" } as const)[decision]
		: ({ keep: "contribution_kept", remove: "contribution_removed" } as const)[decision];
	const notice: DecisionNotice | null =
		author_id && !(decision === "keep" && status === "published")
			? { kind: "contribution_decided", channel: "person", to: author_id, values: { object, object_id }, locale: "" }
			: null;
	await actAs(
		ctx,
		admin,
		{ act, object, object_id },
		[
			d1
				.prepare(
					`UPDATE community_cases SET decision = ?2, reason = ?3, decided_at = ?4, waiting_since = NULL${
						decision === "keep" ? ", appeal = NULL, appealed_at = NULL" : ""
					} WHERE object_id = ?1`,
				)
				.bind(object_id, decision, reason, now),
			d1.prepare("UPDATE flags SET decided_at = ?2 WHERE object_id = ?1 AND decided_at IS NULL").bind(object_id, now),
			d1.prepare(`UPDATE ${tableOf[object]} SET status = ?2 WHERE id = ?1`).bind(object_id, wanted),
			...(object === "post" ? await reindexStatements(ctx, post_id) : []),
			...(notice ? [await planStatement(ctx, notice)] : []),
		],
		[
			{ condition: sql`NOT ${isPartyTo(ctx, admin, object_id)}`, refusal: new Refusal("own_case") },
			{
				condition: sql`EXISTS (SELECT 1 FROM community_cases WHERE object_id = ${object_id} AND waiting_since IS NOT NULL)`,
				refusal: new Refusal("conflict"),
			},
			{
				condition: sql`EXISTS (SELECT 1 FROM ${sql.raw(tableOf[object])} WHERE id = ${object_id} AND status = ${status})`,
				refusal: new Refusal("conflict"),
			},
		],
	);
}
