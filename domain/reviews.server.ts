import { type SQL, sql } from "drizzle-orm";
import { statementOf } from "#drizzle/db.ts";
import { reviewReports, reviews } from "#drizzle/schema/reviews.ts";
import { requireAppointment } from "./appointments/reading.server.ts";
import { outdated, readListed, untilWritten } from "./businesses.server.ts";
import type { Ctx } from "./context.server.ts";
import { type Criterion, criteria } from "./criteria.ts";
import type { Actor } from "./identity/identity.ts";
import { newId } from "./ids.ts";
import { type Truth, writeAs } from "./must.server.ts";
import { noticeStatement } from "./notices.server.ts";
import { Refusal } from "./refusal.ts";
import {
	contactDataIn,
	type Moderation,
	outcomeClaimsIn,
	type Rating,
	type ReviewInput,
	type ReviewStatus,
	ratingOf,
	type ShownReview,
	starsOf,
} from "./reviews.ts";
import { reindex } from "./search/index.server.ts";
import { listingOf } from "./search/listing.ts";
import { requireActor, requireRole } from "./session.server.ts";

type RatingRow = Record<Criterion | "count" | "rating", number> & { stars: string };

/** The row of a professional's ratings, for a page's own batch; `ratingOfRow` reads it. */
const ratingStatement = (ctx: Ctx, business_id: string) =>
	ctx.db.$client.prepare("SELECT * FROM ratings WHERE business_id = ?").bind(business_id);

/** null where nothing is published. */
function ratingOfRow(result: D1Result | undefined): Rating | null {
	const row = result?.results[0] as RatingRow | undefined;
	if (!row?.count) return null;
	const mean = (sum: number) => Math.round(sum / row.count);
	return {
		count: row.count,
		mean: mean(row.rating),
		criteria: Object.fromEntries(criteria.map((one) => [one, mean(row[one] * 100)])) as Rating["criteria"],
		stars: JSON.parse(row.stars),
	};
}

/** What is published of a professional in figures; null for nothing. One row. */
export const findRating = async (ctx: Ctx, business_id: string) =>
	ratingOfRow(await ratingStatement(ctx, business_id).all());

const shownColumns = `id, pseudonym, ${criteria.join(", ")}, rating, text, language, reply, replied_at, created_at`;
const isShown = "status IN ('published', 'reported')";

export const reviewsPerPage = 10;
const cursorShape = /^([\dT:.Z-]{24})\.([0-9a-f]{32})$/;

export type ReviewPage = {
	rating: Rating | null;
	reviews: ShownReview[];
	/** What to pass as `cursor` for the next page; null on the last. */
	next_cursor: string | null;
	/** Whether the profile is the reader's own: then they may reply. */
	is_own: boolean;
};

/**
 * The published reviews of a professional, newest first. One batch; a page costs its rows, wherever it lies. Throws
 * `invalid` for a cursor that is none.
 */
export async function listReviews(
	ctx: Ctx,
	business_id: string,
	{ cursor = null, reader_id = null }: { cursor?: string | null | undefined; reader_id?: string | null } = {},
): Promise<ReviewPage> {
	const { $client: d1 } = ctx.db;
	const after = cursor === null ? ["9", ""] : cursorShape.exec(cursor)?.slice(1);
	if (!after) throw new Refusal("invalid", { field: "cursor" });
	const [rated, found, owned] = await d1.batch([
		ratingStatement(ctx, business_id),
		d1
			.prepare(
				`SELECT ${shownColumns} FROM reviews WHERE business_id = ?1 AND created_at <= ?2
				AND (created_at < ?2 OR id < ?3) AND ${isShown} ORDER BY created_at DESC, id DESC LIMIT ${reviewsPerPage + 1}`,
			)
			.bind(business_id, ...after),
		d1
			.prepare("SELECT 1 FROM business_owners WHERE business_id = ? AND user_id = ?")
			.bind(business_id, reader_id ?? ""),
	]);
	const rows = (found?.results ?? []) as ShownReview[];
	const page = rows.slice(0, reviewsPerPage);
	const last = page.at(-1);
	return {
		rating: ratingOfRow(rated),
		reviews: page,
		next_cursor: rows.length > reviewsPerPage && last ? `${last.created_at}.${last.id}` : null,
		is_own: (owned?.results.length ?? 0) > 0,
	};
}

/** A published review of a professional, and whether the profile is the reader's own; null if there is none. */
export async function findReview(ctx: Ctx, business_id: string, id: string, reader_id: string | null) {
	const { $client: d1 } = ctx.db;
	const [found, owned] = await d1.batch([
		d1
			.prepare(
				`SELECT ${shownColumns}, (SELECT name FROM businesses WHERE id = business_id) AS business_name
				FROM reviews WHERE id = ? AND business_id = ? AND ${isShown}`,
			)
			.bind(id, business_id),
		d1
			.prepare("SELECT 1 FROM business_owners WHERE business_id = ? AND user_id = ?")
			.bind(business_id, reader_id ?? ""),
	]);
	const review = found?.results[0] as (ShownReview & { business_name: string }) | undefined;
	return review ? { review, is_own: (owned?.results.length ?? 0) > 0 } : null;
}

/** A review as its writer reads it: with what a moderator has said of it. */
export type OwnReview = ShownReview & { status: ReviewStatus; status_reason: string | null };

/**
 * The appointment that a client writes of, and what they have written already. Throws `not_found` to everybody else,
 * the professional too.
 */
export async function requireReviewable(ctx: Ctx, actor: Actor, appointment_id: string) {
	const { kept, party } = await requireAppointment(ctx, requireActor(actor), appointment_id);
	if (party !== "client") throw new Refusal("not_found");
	const { business_id, business_name, starts_at, ends_at, time_zone, client_time_zone, status } = kept;
	const own = await ctx.db.$client
		.prepare(`SELECT ${shownColumns}, status, status_reason FROM reviews WHERE appointment_id = ?`)
		.bind(appointment_id)
		.first<OwnReview>();
	return {
		appointment: { id: kept.id, business_id, business_name, starts_at, ends_at, time_zone, client_time_zone, status },
		own,
	};
}

/** Throws `invalid` with the `words` that may not stand in a text, and `why`: `outcome` or `contact`. */
function requireCleanText(field: string, text: string) {
	const contact = contactDataIn(text);
	if (contact.length > 0) throw new Refusal("invalid", { field, why: "contact", words: contact });
	const outcome = outcomeClaimsIn(text);
	if (outcome.length > 0) throw new Refusal("invalid", { field, why: "outcome", words: outcome });
}

type Scores = Record<Criterion | "rating", number>;

/** Adds a review to the figures, or takes it out (`-1`): a relative change, whatever others add meanwhile. */
function ratingChange(ctx: Ctx, business_id: string, scores: Scores, step: 1 | -1) {
	const at = starsOf(scores.rating) - 1;
	const sums = [...criteria, "rating"] as const;
	const first = [0, 1, 2, 3, 4].map((i) => (i === at ? 1 : 0));
	return ctx.db.$client
		.prepare(
			`INSERT INTO ratings (business_id, count, ${sums.join(", ")}, stars)
			VALUES (?, 1, ${sums.map(() => "CAST(? AS INTEGER)").join(", ")}, '${JSON.stringify(first)}')
			ON CONFLICT (business_id) DO UPDATE SET count = count + ${step},
			${sums.map((sum) => `${sum} = ${sum} + ${step} * excluded.${sum}`).join(", ")},
			stars = json_replace(stars, '$[${at}]', stars ->> ${at} + ${step})`,
		)
		.bind(business_id, ...sums.map((sum) => scores[sum]));
}

/** What search must be told when a review comes or goes, and the truth that it was computed from. */
async function indexChange(ctx: Ctx, business_id: string, scores: Scores, step: 1 | -1) {
	const listed = await readListed(ctx, business_id);
	if (!listed) throw new Refusal("not_found");
	const { profile, standing, listing, sum, holds } = listed;
	const count = (standing.rating?.count ?? 0) + step;
	const rating = count > 0 ? { count, mean: Math.round((sum + step * scores.rating) / count) } : null;
	return {
		statements: reindex(ctx.db.$client, listing, listingOf(profile, profile.city_name, { ...standing, rating })),
		truth: { holds, refusal: outdated } satisfies Truth,
	};
}

/**
 * Writes a client's review of a completed appointment of their own, once; ratings and search follow in the same batch,
 * and the professional is told. Throws `invalid` (for `text`, `pseudonym` with `why` and `words`), `not_found` to
 * strangers, `not_now` for an appointment that is not completed, `already_reviewed`.
 */
export async function createReview(ctx: Ctx, actor: Actor, input: ReviewInput): Promise<ShownReview> {
	const person = requireActor(actor);
	const { kept, party } = await requireAppointment(ctx, person, input.appointment_id);
	if (party !== "client") throw new Refusal("not_found");
	requireCleanText("text", input.text);
	requireCleanText("pseudonym", input.pseudonym);
	const { id: appointment_id, business_id, owner_id, sequence } = kept;
	const now = ctx.now().toISOString();
	const row = {
		...input,
		id: newId(),
		business_id,
		client_id: person.user_id,
		rating: ratingOf(input),
		status: "published" as const,
		created_at: now,
	};
	const notices = owner_id
		? [
				await noticeStatement(ctx, {
					user_id: owner_id,
					kind: "review_received",
					appointment_id,
					sequence,
					reminder: null,
				}),
			]
		: [];
	const own = sql`EXISTS (SELECT 1 FROM appointments WHERE id = ${appointment_id} AND client_id = ${person.user_id}`;
	await untilWritten(async () => {
		const { statements, truth } = await indexChange(ctx, business_id, row, 1);
		await writeAs(
			ctx,
			person,
			[
				statementOf(ctx.db, ctx.db.insert(reviews).values(row)),
				ratingChange(ctx, business_id, row, 1),
				...notices,
				...statements,
			],
			[
				{ holds: sql`${own})`, refusal: new Refusal("not_found") },
				{ holds: sql`${own} AND status = 'completed' AND starts_at <= ${now})`, refusal: new Refusal("not_now") },
				{
					holds: sql`NOT EXISTS (SELECT 1 FROM reviews WHERE appointment_id = ${appointment_id})`,
					refusal: new Refusal("already_reviewed"),
				},
				truth,
			],
		);
	});
	const { appointment_id: _, business_id: __, client_id: ___, status: ____, ...shown } = row;
	return { ...shown, reply: null, replied_at: null };
}

const ownsReviewed = (id: string, user_id: string): SQL =>
	sql`EXISTS (SELECT 1 FROM reviews r JOIN business_owners o ON o.business_id = r.business_id
		WHERE r.id = ${id} AND o.user_id = ${user_id} AND r.status <> 'removed'`;

/**
 * Answers a review of an own profile, once; the client is told. Throws `invalid` (for `reply`), `not_found` to
 * strangers, `conflict` when it is answered already, and what `requireRole` throws.
 */
export async function replyToReview(ctx: Ctx, actor: Actor, id: string, reply: string): Promise<void> {
	const person = requireActor(actor);
	const reviewed = await ctx.db.$client
		.prepare(
			`SELECT r.client_id, a.id AS appointment_id, a.sequence FROM reviews r
			JOIN business_owners o ON o.business_id = r.business_id AND o.user_id = ?
			JOIN appointments a ON a.id = r.appointment_id WHERE r.id = ?`,
		)
		.bind(person.user_id, id)
		.first<{ client_id: string | null; appointment_id: string; sequence: number }>();
	if (!reviewed) throw new Refusal("not_found");
	requireRole(person, "business");
	requireCleanText("reply", reply);
	const { client_id: user_id, ...about } = reviewed;
	const now = ctx.now().toISOString();
	await writeAs(
		ctx,
		person,
		[
			ctx.db.$client.prepare("UPDATE reviews SET reply = ?, replied_at = ? WHERE id = ?").bind(reply, now, id),
			...(user_id ? [await noticeStatement(ctx, { ...about, user_id, kind: "review_replied", reminder: null })] : []),
		],
		[
			{ holds: sql`${ownsReviewed(id, person.user_id)})`, refusal: new Refusal("not_found") },
			{ holds: sql`${ownsReviewed(id, person.user_id)} AND r.reply IS NULL)`, refusal: new Refusal("conflict") },
		],
	);
}

/**
 * Says that a review should not stand. It stands until a moderator has looked; the same person's second report says
 * nothing new. Throws `not_found` for a review that is not shown.
 */
export async function reportReview(ctx: Ctx, actor: Actor, id: string, reason: string): Promise<void> {
	const { user_id } = requireActor(actor);
	const isNew = sql`NOT EXISTS (SELECT 1 FROM review_reports WHERE review_id = ${id} AND user_id = ${user_id})`;
	const created_at = ctx.now().toISOString();
	await writeAs(
		ctx,
		actor,
		[
			statementOf(
				ctx.db,
				ctx.db.update(reviews).set({ status: "reported" }).where(sql`id = ${id} AND status = 'published' AND ${isNew}`),
			),
			statementOf(
				ctx.db,
				ctx.db.insert(reviewReports).values({ review_id: id, user_id, reason, created_at }).onConflictDoNothing(),
			),
		],
		[
			{
				holds: sql`EXISTS (SELECT 1 FROM reviews WHERE id = ${id} AND status <> 'removed')`,
				refusal: new Refusal("not_found"),
			},
		],
	);
}

type Moderated = Scores & { business_id: string; status: ReviewStatus };

/**
 * A moderator's decision about a review: it stands (again), or it is taken down, out of ratings and search; its writer
 * reads the reason. Throws `not_found`, `conflict` when somebody else has decided meanwhile, `not_now` for what is so
 * already, and what `requireRole` throws.
 */
export async function moderateReview(
	ctx: Ctx,
	actor: Actor,
	id: string,
	decision: Moderation,
	reason: string,
): Promise<void> {
	const admin = requireRole(actor, "admin");
	const kept = await ctx.db.$client
		.prepare(`SELECT business_id, status, rating, ${criteria.join(", ")} FROM reviews WHERE id = ?`)
		.bind(id)
		.first<Moderated>();
	if (!kept) throw new Refusal("not_found");
	const status = decision === "keep" ? "published" : "removed";
	if (kept.status === status) throw new Refusal("not_now");
	const step = status === "removed" ? -1 : kept.status === "removed" ? 1 : null;
	const update = ctx.db.$client
		.prepare("UPDATE reviews SET status = ?, status_reason = ? WHERE id = ?")
		.bind(status, reason, id);
	const asRead: Truth = {
		holds: sql`EXISTS (SELECT 1 FROM reviews WHERE id = ${id} AND status = ${kept.status})`,
		refusal: new Refusal("conflict"),
	};
	await untilWritten(async () => {
		const change = step && (await indexChange(ctx, kept.business_id, kept, step));
		const statements = change ? [ratingChange(ctx, kept.business_id, kept, step), ...change.statements] : [];
		await writeAs(ctx, admin, [update, ...statements], change ? [asRead, change.truth] : [asRead]);
	});
}
