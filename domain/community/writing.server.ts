import { sql } from "drizzle-orm";
import { isListedSql } from "#domain/businesses/listed.ts";
import { type Person, requireRole } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { countStatement, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { answers, postFollows, posts } from "#drizzle/schema/community.ts";
import {
	findOwnName,
	findTrustLevel,
	type Named,
	ownGuard,
	ownName,
	requireAllowed,
	requireContribution,
	requirePlainName,
	seen,
	withinTheHour,
} from "./contributions.server.ts";
import { undoSeconds } from "./kinds.ts";
import type { AnswerChange, NewAnswer, NewPost, PostChange } from "./posts.ts";
import { documentOf, indexStatements, reindexStatements, unindexStatement } from "./searchable.server.ts";
import { postAtSql, slugOf } from "./slugs.ts";

/** Counts a text against what one network may write in an hour. Throws `too_fast`. */
async function requireWithinNetwork(ctx: Ctx) {
	const [counted] = await ctx.db.$client.batch([await countStatement(ctx, "postFrom", ctx.client.network)]);
	requireWithin(ctx, "postFrom", counted, "too_fast");
}

const countryExists = (id: string): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM countries WHERE id = ${id})`,
	refusal: new Refusal("invalid", { field: "country_id" }),
});

/** The same words by the same person within the hour are a form that was sent twice. */
const notTwice = (ctx: Ctx, table: "posts" | "answers", { user_id }: Person, body: string): Guard => ({
	condition: sql`NOT EXISTS (SELECT 1 FROM ${sql.raw(table)} WHERE author_id = ${user_id} AND created_at > ${later(ctx, -3600)} AND body = ${body})`,
	refusal: new Refusal("already_posted"),
});

/**
 * Publishes a question or an experience, which its writer follows; answers the end of its address. Throws `invalid` (for
 * `title`, `body` and `pseudonym` with `why` and `words`; `country_id`), `already_posted`, `too_fast` beyond what one of
 * their level may in an hour and one network in all, `signed_out`.
 */
export async function createPost(ctx: Ctx, person: Person, input: NewPost): Promise<string> {
	const level = await findTrustLevel(ctx, person);
	requireAllowed({ title: input.title, body: input.body, pseudonym: input.pseudonym }, { level });
	await requirePlainName(ctx, person.user_id, input.pseudonym);
	await requireWithinNetwork(ctx);
	const id = newId();
	const slug = slugOf(input.title, id);
	const created_at = ctx.now().toISOString();
	const row = { ...input, id, slug, author_id: person.user_id, created_at, updated_at: created_at };
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.insert(posts).values(row)),
			statementOf(ctx.db, ctx.db.insert(postFollows).values({ post_id: id, user_id: person.user_id, created_at })),
			...indexStatements(ctx, id, documentOf(input)),
		],
		[countryExists(input.country_id), notTwice(ctx, "posts", person, input.body), withinTheHour(ctx, person, level)],
	);
	return slug;
}

/** `not_now` for what is hidden, removed or deleted, `conflict` when it was changed since `version`. */
const changeable = (of: Parameters<typeof ownGuard>[0], person: Person, version: number): Guard[] => [
	ownGuard(of, person, sql`TRUE`, new Refusal("not_found")),
	ownGuard(of, person, sql`status = 'published' AND deleted_at IS NULL`, new Refusal("not_now")),
	ownGuard(of, person, sql`version = ${version}`, new Refusal("conflict")),
];

/** Other words can be flagged anew, by those too whose flags of the earlier ones were decided. */
const forgetDecidedFlags = (ctx: Ctx, id: string) =>
	ctx.db.$client.prepare("DELETE FROM flags WHERE object_id = ? AND decided_at IS NOT NULL").bind(id);

/**
 * Changes an own post, which says from then on that it was edited; answers the end of its address, which has the words of
 * the new title. Throws what `createPost` throws of its words, `not_found` to strangers, `not_now` for one that not everybody
 * sees, `conflict` when it was changed meanwhile, `too_fast` beyond what one network may write in an hour, `signed_out`.
 */
export async function editPost(ctx: Ctx, person: Person, slug: string, change: PostChange): Promise<string> {
	const found = await requireContribution(ctx, { slug });
	if (found.author_id !== person.user_id) throw new Refusal("not_found");
	const level = await findTrustLevel(ctx, person);
	requireAllowed({ title: change.title, body: change.body }, { level });
	await requireWithinNetwork(ctx);
	const { version, ...words } = change;
	const now = ctx.now().toISOString();
	const renamed = slugOf(change.title, found.id);
	const values = { ...words, slug: renamed, edited_at: now, updated_at: now, version: version + 1 };
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.update(posts).set(values).where(sql`id = ${found.id}`)),
			forgetDecidedFlags(ctx, found.id),
			...indexStatements(ctx, found.id, documentOf(change)),
		],
		[...changeable(found, person, version), countryExists(change.country_id)],
	);
	return renamed;
}

/**
 * Answers a post, under a made-up name (that which the person has in this thread already, else the one given) or, as a
 * professional, under the own profile while it is listed. Answers the id.
 * Throws `not_found`, `invalid` (for `body` and `pseudonym` with `why` and `words`; for `as_profile` under a post of one's
 * own), `forbidden` for a profile that is not theirs or not listed, `already_posted`, `too_fast`, `signed_out`, and what
 * `requireRole` throws.
 */
export async function createAnswer(ctx: Ctx, person: Person, slug: string, input: NewAnswer): Promise<string> {
	const post = await requireContribution(ctx, { slug });
	const business_id = input.as_profile ? await requireListedProfile(ctx, person) : null;
	const kept = input.as_profile ? null : await findOwnName(ctx, post.id, person.user_id);
	const pseudonym = input.as_profile ? "" : (kept ?? input.pseudonym);
	if (pseudonym === null) throw new Refusal("invalid", { field: "pseudonym" });
	const level = await findTrustLevel(ctx, person);
	requireAllowed({ body: input.body, pseudonym }, { level, isProfessional: input.as_profile });
	if (!input.as_profile && kept === null) await requirePlainName(ctx, person.user_id, pseudonym);
	await requireWithinNetwork(ctx);
	const id = newId();
	const created_at = ctx.now().toISOString();
	const { user_id: author_id } = person;
	const row = { id, post_id: post.id, author_id, pseudonym, business_id, body: input.body, created_at };
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.insert(answers).values(row)),
			statementOf(ctx.db, ctx.db.update(posts).set({ updated_at: created_at }).where(sql`id = ${post.id}`)),
		],
		[
			seen(post),
			...(business_id
				? [ownsListed(business_id, person), notAsker(post.id, person)]
				: [ownName(post.id, person, pseudonym)]),
			notTwice(ctx, "answers", person, input.body),
			withinTheHour(ctx, person, level),
		],
	);
	return id;
}

const listed = isListedSql("b.status");

const ownsListed = (business_id: string, { user_id }: Person): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM business_owners o JOIN businesses b ON b.id = o.business_id
		WHERE o.user_id = ${user_id} AND b.id = ${business_id} AND ${sql.raw(listed)})`,
	refusal: new Refusal("forbidden"),
});

/** Whoever asked under a made-up name does not answer there under their own: readers could tell that the two are one. */
const notAsker = (post_id: string, { user_id }: Person): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM posts WHERE id = ${post_id} AND author_id IS NOT ${user_id})`,
	refusal: new Refusal("invalid", { field: "as_profile" }),
});

async function requireListedProfile(ctx: Ctx, person: Person): Promise<string> {
	const { user_id } = requireRole(person, "business");
	const own = await ctx.db.$client
		.prepare(
			`SELECT b.id FROM business_owners o JOIN businesses b ON b.id = o.business_id WHERE o.user_id = ? AND ${listed} LIMIT 1`,
		)
		.bind(user_id)
		.first<{ id: string }>();
	if (!own) throw new Refusal("forbidden");
	return own.id;
}

type AnswerNamed = { slug: string; answer_id: string };

/** The words of an own answer that can be changed. Throws `not_found` to strangers, and for one that is deleted. */
export async function findOwnAnswer(
	ctx: Ctx,
	person: Person,
	{ slug, answer_id }: AnswerNamed,
): Promise<{ body: string; version: number; is_accepted: boolean; is_professional: boolean }> {
	const row = await ctx.db.$client
		.prepare(
			`SELECT a.body, a.version, a.is_accepted, a.business_id FROM answers a JOIN posts p ON p.id = a.post_id
			WHERE a.id = ?2 AND p.id = ${postAtSql} AND a.author_id = ?3 AND a.deleted_at IS NULL`,
		)
		.bind(slug, answer_id, person.user_id)
		.first<{ body: string; version: number; is_accepted: number; business_id: string | null }>();
	if (!row) throw new Refusal("not_found");
	const { body, version, is_accepted, business_id } = row;
	return { body, version, is_accepted: is_accepted === 1, is_professional: business_id !== null };
}

/** Changes an own answer; as `editPost`. Whoever asked chose its words: with others it is chosen no more. */
export async function editAnswer(
	ctx: Ctx,
	person: Person,
	named: AnswerNamed,
	{ body, version }: AnswerChange,
): Promise<void> {
	const { is_professional: isProfessional } = await findOwnAnswer(ctx, person, named);
	const found = await requireContribution(ctx, named);
	requireAllowed({ body }, { level: await findTrustLevel(ctx, person), isProfessional });
	await requireWithinNetwork(ctx);
	const now = ctx.now().toISOString();
	const isChosenStill = sql`is_accepted AND body = ${body}`;
	const values = { body, is_accepted: isChosenStill, edited_at: now, version: version + 1 };
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.update(answers).set(values).where(sql`id = ${found.id}`)),
			forgetDecidedFlags(ctx, found.id),
			statementOf(ctx.db, ctx.db.update(posts).set({ updated_at: now }).where(sql`id = ${found.post_id}`)),
		],
		changeable(found, person, version),
	);
}

/** Deletes an own post or answer; for an hour it can be brought back as it was. Throws `not_found`, `signed_out`. */
export async function deleteContribution(ctx: Ctx, person: Person, named: Named): Promise<void> {
	const found = await requireContribution(ctx, named);
	const now = ctx.now().toISOString();
	const table = found.object === "post" ? posts : answers;
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.update(table).set({ deleted_at: now }).where(sql`id = ${found.id}`)),
			...(found.object === "post" ? [unindexStatement(ctx, found.id)] : []),
		],
		[ownGuard(found, person, sql`deleted_at IS NULL`, new Refusal("not_found"))],
	);
}

/** Brings back what one has deleted within the hour. Throws `not_found`, `signed_out`. */
export async function restoreContribution(ctx: Ctx, person: Person, named: Named): Promise<void> {
	const found = await requireContribution(ctx, named);
	const table = found.object === "post" ? posts : answers;
	await writeAs(
		ctx,
		person,
		[
			statementOf(ctx.db, ctx.db.update(table).set({ deleted_at: null }).where(sql`id = ${found.id}`)),
			...(found.object === "post" ? await reindexStatements(ctx, found.id) : []),
		],
		[ownGuard(found, person, sql`deleted_at > ${later(ctx, -undoSeconds)}`, new Refusal("not_found"))],
	);
}

/** Takes away what was deleted and can no longer be brought back; the schedule calls it. */
export async function sweepCommunity(ctx: Ctx): Promise<void> {
	const { $client: d1 } = ctx.db;
	const before = later(ctx, -undoSeconds);
	const gone = "SELECT id FROM answers WHERE deleted_at <= ?1";
	await d1.batch(
		[
			`DELETE FROM votes WHERE object_id IN (${gone})`,
			`DELETE FROM flags WHERE object_id IN (${gone})`,
			`DELETE FROM community_cases WHERE object_id IN (${gone})`,
			"DELETE FROM answers WHERE deleted_at <= ?1",
			// What belongs to a post goes with it.
			"DELETE FROM posts WHERE deleted_at <= ?1",
		].map((statement) => d1.prepare(statement).bind(before)),
	);
}
