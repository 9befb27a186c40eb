import { type SQL, sql } from "drizzle-orm";
import { appointmentNoticeStatement } from "#domain/appointments/notices.server.ts";
import { requireAppointment } from "#domain/appointments/reading.server.ts";
import { type Person, requireRole } from "#domain/ground/callers.ts";
import { contactDataIn, outcomeClaimsIn } from "#domain/ground/clean-text.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { untilWritten } from "#domain/listings/listings.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { reviews } from "#drizzle/schema/reviews.ts";
import { criteria } from "./criteria.ts";
import { indexChange, ratingChange, ratingOfRow, ratingStatement, type Scores } from "./ratings.server.ts";
import {
	type Moderation,
	type Rating,
	type ReviewInput,
	type ReviewStatus,
	ratingOf,
	type ShownReview,
} from "./reviews.ts";

const shownColumns = `id, pseudonym, ${criteria.join(", ")}, rating, text, language, reply, replied_at, created_at`;
const isShown = "status IN ('published', 'reported')";

export const reviewsPerPage = 10;

export type ReviewPage = {
	rating: Rating | null;
	reviews: ShownReview[];
	/** What to pass as `cursor` for the next page; null on the last. */
	next_cursor: string | null;
};

/**
 * The published reviews of a professional, newest first. One batch; a page costs its rows, wherever it lies. Throws
 * `invalid` for a cursor that is none.
 */
export async function listReviews(
	ctx: Ctx,
	business_id: string,
	{ cursor = null }: { cursor?: string | null | undefined } = {},
): Promise<ReviewPage> {
	const { $client: d1 } = ctx.db;
	const { at, id } = placeOf(cursor) ?? { at: "9", id: "" };
	const [rated, found] = await d1.batch([
		ratingStatement(ctx, business_id),
		d1
			.prepare(
				`SELECT ${shownColumns} FROM reviews WHERE business_id = ?1 AND created_at <= ?2
				AND (created_at < ?2 OR id < ?3) AND ${isShown} ORDER BY created_at DESC, id DESC LIMIT ${reviewsPerPage + 1}`,
			)
			.bind(business_id, at, id),
	]);
	const { rows, next_cursor } = pageOf((found?.results ?? []) as ShownReview[], reviewsPerPage, (one) => ({
		at: one.created_at,
		id: one.id,
	}));
	return { rating: ratingOfRow(rated), reviews: rows, next_cursor };
}

/** A published review of a professional; null if there is none. */
export async function findReview(ctx: Ctx, business_id: string, id: string) {
	return ctx.db.$client
		.prepare(
			`SELECT ${shownColumns}, (SELECT name FROM businesses WHERE id = business_id) AS business_name
			FROM reviews WHERE id = ? AND business_id = ? AND ${isShown}`,
		)
		.bind(id, business_id)
		.first<ShownReview & { business_name: string }>();
}

/** A review as its writer reads it: with what a moderator has said of it. */
export type OwnReview = ShownReview & { status: ReviewStatus; status_reason: string | null };

/**
 * The appointment that a client writes of, and what they have written already. Throws `not_found` to everybody else,
 * the professional too.
 */
export async function requireReviewable(ctx: Ctx, person: Person, appointment_id: string) {
	const { kept, party } = await requireAppointment(ctx, person, appointment_id);
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

/**
 * Writes a client's review of a completed appointment of their own, once; ratings and search follow in the same batch,
 * and the professional is told. Throws `invalid` (for `text`, `pseudonym` with `why` and `words`), `not_found` to
 * strangers, `not_now` for an appointment that is not completed, `already_reviewed`.
 */
export async function createReview(ctx: Ctx, person: Person, input: ReviewInput): Promise<ShownReview> {
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
		? [await appointmentNoticeStatement(ctx, owner_id, "review_received", { appointment_id, sequence })]
		: [];
	const own = sql`EXISTS (SELECT 1 FROM appointments WHERE id = ${appointment_id} AND client_id = ${person.user_id}`;
	await untilWritten(async () => {
		const { statements, guard } = await indexChange(ctx, business_id, row, 1);
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
				{ condition: sql`${own})`, refusal: new Refusal("not_found") },
				{ condition: sql`${own} AND status = 'completed' AND starts_at <= ${now})`, refusal: new Refusal("not_now") },
				{
					condition: sql`NOT EXISTS (SELECT 1 FROM reviews WHERE appointment_id = ${appointment_id})`,
					refusal: new Refusal("already_reviewed"),
				},
				guard,
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
export async function replyToReview(ctx: Ctx, person: Person, id: string, reply: string): Promise<void> {
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
			...(user_id ? [await appointmentNoticeStatement(ctx, user_id, "review_replied", about)] : []),
		],
		[
			{ condition: sql`${ownsReviewed(id, person.user_id)})`, refusal: new Refusal("not_found") },
			{ condition: sql`${ownsReviewed(id, person.user_id)} AND r.reply IS NULL)`, refusal: new Refusal("conflict") },
		],
	);
}

type Moderated = Scores & { business_id: string; status: ReviewStatus };

/**
 * What a decision about a review changes that has one of the statuses `from`: it stands (again), or it is taken down, out
 * of ratings and search; its writer reads the reason. null where it has another status. Belongs within `untilWritten`.
 * Throws `not_found`; its guards say `conflict` when somebody else has decided meanwhile.
 */
export async function reviewVerdict(
	ctx: Ctx,
	id: string,
	decision: Moderation,
	{ from, reason }: { from: readonly ReviewStatus[]; reason: string | null },
): Promise<{ statements: D1PreparedStatement[]; guards: Guard[] } | null> {
	const kept = await ctx.db.$client
		.prepare(`SELECT business_id, status, rating, ${criteria.join(", ")} FROM reviews WHERE id = ?`)
		.bind(id)
		.first<Moderated>();
	if (!kept) throw new Refusal("not_found");
	if (!from.includes(kept.status)) return null;
	const status = decision === "keep" ? "published" : "removed";
	const step = status === "removed" ? -1 : kept.status === "removed" ? 1 : null;
	const update = ctx.db.$client
		.prepare("UPDATE reviews SET status = ?, status_reason = ? WHERE id = ?")
		.bind(status, reason, id);
	const asRead: Guard = {
		condition: sql`EXISTS (SELECT 1 FROM reviews WHERE id = ${id} AND status = ${kept.status})`,
		refusal: new Refusal("conflict"),
	};
	const change = step && (await indexChange(ctx, kept.business_id, kept, step));
	if (!change) return { statements: [update], guards: [asRead] };
	return {
		statements: [update, ratingChange(ctx, kept.business_id, kept, step), ...change.statements],
		guards: [asRead, change.guard],
	};
}
