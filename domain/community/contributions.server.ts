import { type SQL, sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { requireOwnTitles } from "#domain/listings/reserved-titles.server.ts";
import { keyOf } from "#domain/search/terms.ts";
import { unallowedIn } from "./allowed-text.ts";
import type { ContributionKind, ContributionStatus } from "./kinds.ts";
import { rolesIn } from "./pseudonyms.ts";
import { postAtSql } from "./slugs.ts";
import { contributionsToBeKnown, perHour, type TrustLevel, trustLevelOf } from "./trust.ts";

/** A post by the end of its address, or an answer to it by its id. */
export type Named = { slug: string; answer_id?: string | undefined };

/** What is written, as far as rules ask. */
type Contribution = {
	object: ContributionKind;
	id: string;
	post_id: string;
	slug: string;
	author_id: string | null;
	status: ContributionStatus;
	deleted_at: string | null;
};

export const tableOf: Record<ContributionKind, string> = { post: "posts", answer: "answers" };

/** Throws `not_found`; one or two rows. */
export async function requireContribution({ db }: Ctx, { slug, answer_id }: Named): Promise<Contribution> {
	const statement =
		answer_id === undefined
			? db.$client
					.prepare(
						`SELECT 'post' AS object, id, id AS post_id, slug, author_id, status, deleted_at FROM posts WHERE id = ${postAtSql}`,
					)
					.bind(slug)
			: db.$client
					.prepare(
						`SELECT 'answer' AS object, a.id, a.post_id, p.slug, a.author_id, a.status, a.deleted_at
						FROM answers a JOIN posts p ON p.id = a.post_id WHERE a.id = ?2 AND p.id = ${postAtSql}`,
					)
					.bind(slug, answer_id);
	const row = await statement.first<Contribution>();
	if (!row) throw new Refusal("not_found");
	return row;
}

const isListed = sql.raw("status = 'published' AND deleted_at IS NULL");

/** Whether everybody sees it, as a condition; of an answer its post too. */
const isSeen = ({ object, id, post_id }: Pick<Contribution, "object" | "id" | "post_id">): SQL =>
	object === "post"
		? sql`EXISTS (SELECT 1 FROM posts WHERE id = ${id} AND ${isListed})`
		: sql`(EXISTS (SELECT 1 FROM answers WHERE id = ${id} AND ${isListed}) AND EXISTS (SELECT 1 FROM posts WHERE id = ${post_id} AND ${isListed}))`;

export const seen = (of: Pick<Contribution, "object" | "id" | "post_id">): Guard => ({
	condition: isSeen(of),
	refusal: new Refusal("not_found"),
});

/** Whose it is, as guards of what only its writer does: `is` says what else must be so. */
export const ownGuard = ({ object, id }: Contribution, { user_id }: Person, is: SQL, refusal: Refusal): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM ${sql.raw(tableOf[object])} WHERE id = ${id} AND author_id = ${user_id} AND ${is})`,
	refusal,
});

/** Nobody votes for what they wrote, chooses it as what helped them, or flags it. */
export const notOwn = ({ object, id }: Contribution, { user_id }: Person): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM ${sql.raw(tableOf[object])} WHERE id = ${id} AND author_id IS NOT ${user_id})`,
	refusal: new Refusal("own_words"),
});

/** How far a person is trusted. At most six rows. */
export async function findTrustLevel(ctx: Ctx, person: Person): Promise<TrustLevel> {
	const of = (table: string) =>
		sql`SELECT 1 FROM (SELECT 1 FROM ${sql.raw(table)} WHERE author_id = ${person.user_id} AND ${isListed} LIMIT ${contributionsToBeKnown})`;
	const [row] = await ctx.db.all<{ published: number }>(
		sql`SELECT count(*) AS published FROM (${of("posts")} UNION ALL ${of("answers")})`,
	);
	return trustLevelOf(person, row?.published ?? 0, ctx.now());
}

/** As many posts and answers in an hour as their level may; deleted ones count. */
export const withinTheHour = (ctx: Ctx, { user_id }: Person, level: TrustLevel): Guard => {
	const since = later(ctx, -3600);
	const lately = (table: string) =>
		sql`(SELECT count(*) FROM ${sql.raw(table)} WHERE author_id = ${user_id} AND created_at > ${since})`;
	return {
		condition: sql`${lately("posts")} + ${lately("answers")} < ${perHour[level]}`,
		refusal: new Refusal("too_fast", { seconds: 3600 }),
	};
};

/** Throws `invalid` with the field, `why` and the `words` that may not be published. Nothing of it is logged. */
export function requireAllowed(texts: Record<string, string>, writer: { level: TrustLevel; isProfessional?: boolean }) {
	for (const [field, text] of Object.entries(texts)) {
		const found = unallowedIn(text, { isProfessional: false, ...writer });
		if (found) throw new Refusal("invalid", { field, ...found });
	}
}

/**
 * Throws `invalid` for a name that claims a title or to speak for the site, and for the name of the writer's own account, with
 * `why` and `words`.
 */
export async function requirePlainName(ctx: Ctx, user_id: string, pseudonym: string) {
	const words = rolesIn(pseudonym);
	if (words.length > 0) throw new Refusal("invalid", { field: "pseudonym", why: "role", words });
	await requireOwnTitles(ctx, null, { pseudonym });
	const own = await ctx.db.$client
		.prepare("SELECT full_name FROM profiles WHERE user_id = ?")
		.bind(user_id)
		.first<{ full_name: string | null }>();
	if (own?.full_name && keyOf(own.full_name) === keyOf(pseudonym))
		throw new Refusal("invalid", { field: "pseudonym", why: "own_name", words: [pseudonym] });
}

/** The made-up name under which a person writes in a thread already; null for none. */
export async function findOwnName({ db }: Ctx, post_id: string, user_id: string): Promise<string | null> {
	const [own] = await db.all<{ pseudonym: string }>(sql`
		SELECT pseudonym FROM posts WHERE id = ${post_id} AND author_id = ${user_id} UNION ALL
		SELECT pseudonym FROM answers WHERE post_id = ${post_id} AND author_id = ${user_id} AND pseudonym <> '' LIMIT 1`);
	return own?.pseudonym ?? null;
}

/** Nobody writes under the name of another in the same thread. */
export const ownName = (post_id: string, { user_id }: Person, pseudonym: string): Guard => {
	const ofAnother = sql`lower(pseudonym) = lower(${pseudonym}) AND author_id IS NOT ${user_id}`;
	return {
		condition: sql`NOT EXISTS (SELECT 1 FROM posts WHERE id = ${post_id} AND ${ofAnother})
			AND NOT EXISTS (SELECT 1 FROM answers WHERE post_id = ${post_id} AND ${ofAnother})`,
		refusal: new Refusal("invalid", { field: "pseudonym", why: "taken", words: [pseudonym] }),
	};
};
