import { sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { bookmarks } from "#drizzle/schema/bookmarks.ts";
import { type BookmarkChange, savedId } from "./bookmarks.ts";
import { mostSaved, undoSeconds } from "./limits.ts";

/** Somebody saved, with what was written to them. */
export type Bookmark = { business_id: string; folder_id: string | null; note: string; created_at: string };

export type Folder = { id: string; name: string; saved: number };

/** What a person has saved, the last first, and their folders by name. */
export type Saved = { bookmarks: Bookmark[]; folders: Folder[] };

/** At most 200 with 20 folders: what one person can look through. One batch. */
export async function listSaved(ctx: Ctx, person: Person): Promise<Saved> {
	const { $client: d1 } = ctx.db;
	const [saved, folders] = await d1.batch([
		d1
			.prepare(
				`SELECT business_id, folder_id, note, created_at FROM bookmarks WHERE user_id = ? AND deleted_at IS NULL
				ORDER BY created_at DESC, business_id DESC`,
			)
			.bind(person.user_id),
		d1.prepare("SELECT id, name FROM folders WHERE user_id = ? ORDER BY name").bind(person.user_id),
	]);
	const kept = (saved?.results ?? []) as Bookmark[];
	return {
		bookmarks: kept,
		folders: ((folders?.results ?? []) as Omit<Folder, "saved">[]).map((one) => ({
			...one,
			saved: kept.filter(({ folder_id }) => folder_id === one.id).length,
		})),
	};
}

/** Ids of those whom a person has saved. */
export async function listSavedIds(ctx: Ctx, { user_id }: Person): Promise<string[]> {
	const { results } = await ctx.db.$client
		.prepare("SELECT business_id FROM bookmarks WHERE user_id = ? AND deleted_at IS NULL")
		.bind(user_id)
		.all<{ business_id: string }>();
	return results.map(({ business_id }) => business_id);
}

/**
 * Saves professionals; who is saved already stays as they are, and ids of nobody are left out. Throws `too_many_bookmarks`
 * beyond 200, `signed_out`, and `not_found` for a single one that is nobody's.
 */
export async function saveBookmarks(ctx: Ctx, person: Person, ids: readonly string[]): Promise<void> {
	const { db } = ctx;
	const wanted = JSON.stringify([...new Set(ids.filter((id) => savedId.safeParse(id).success))]);
	const known = sql`SELECT id FROM businesses WHERE id IN (SELECT value FROM json_each(${wanted}))`;
	const own = sql`user_id = ${person.user_id}`;
	const total = sql`SELECT count(*) FROM (
		SELECT business_id FROM bookmarks WHERE ${own} AND deleted_at IS NULL UNION ${known})`;
	const guards: Guard[] = [{ condition: sql`(${total}) <= ${mostSaved}`, refusal: new Refusal("too_many_bookmarks") }];
	if (ids.length === 1) guards.push({ condition: sql`EXISTS (${known})`, refusal: new Refusal("not_found") });
	await writeAs(
		ctx,
		person,
		[
			db.$client
				.prepare(
					`INSERT INTO bookmarks (user_id, business_id, folder_id, note, created_at)
					SELECT ?1, id, NULL, '', ?2 FROM businesses WHERE id IN (SELECT value FROM json_each(?3))
					ON CONFLICT (user_id, business_id) DO UPDATE SET deleted_at = NULL, created_at = ?2
					WHERE bookmarks.deleted_at IS NOT NULL`,
				)
				.bind(person.user_id, ctx.now().toISOString(), wanted),
		],
		guards,
	);
}

/** Removes somebody; for an hour they can be brought back as they were. Throws `not_found`, `signed_out`. */
export const removeBookmark = (ctx: Ctx, person: Person, business_id: string): Promise<void> =>
	change(ctx, person, business_id, sql`deleted_at IS NULL`, { deleted_at: ctx.now().toISOString() });

/** Brings back who was removed within the hour, with note and folder. Throws `not_found`, `signed_out`. */
export const restoreBookmark = (ctx: Ctx, person: Person, business_id: string): Promise<void> =>
	change(ctx, person, business_id, sql`deleted_at > ${later(ctx, -undoSeconds)}`, { deleted_at: null });

/** Changes note or folder. Throws `not_found` (the folder of somebody else too), `signed_out`. */
export async function changeBookmark(
	ctx: Ctx,
	person: Person,
	business_id: string,
	{ note, folder_id }: BookmarkChange,
): Promise<void> {
	const isOwnFolder = sql`EXISTS (SELECT 1 FROM folders WHERE id = ${folder_id ?? null} AND user_id = ${person.user_id})`;
	await change(
		ctx,
		person,
		business_id,
		sql`deleted_at IS NULL`,
		{ ...(note !== undefined && { note }), ...(folder_id !== undefined && { folder_id }) },
		folder_id ? [{ condition: isOwnFolder, refusal: new Refusal("not_found") }] : [],
	);
}

async function change(
	ctx: Ctx,
	person: Person,
	business_id: string,
	is: ReturnType<typeof sql>,
	values: Partial<typeof bookmarks.$inferInsert>,
	guards: readonly Guard[] = [],
): Promise<void> {
	if (Object.keys(values).length === 0) return;
	const mine = sql`user_id = ${person.user_id} AND business_id = ${business_id}`;
	await writeAs(
		ctx,
		person,
		[statementOf(ctx.db, ctx.db.update(bookmarks).set(values).where(mine))],
		[
			{
				condition: sql`EXISTS (SELECT 1 FROM bookmarks WHERE ${mine} AND ${is})`,
				refusal: new Refusal("not_found"),
			},
			...guards,
		],
	);
}

/** Takes away what was removed and can no longer be brought back; the schedule calls it. */
export async function sweepBookmarks(ctx: Ctx): Promise<void> {
	await ctx.db.delete(bookmarks).where(sql`deleted_at <= ${later(ctx, -undoSeconds)}`);
}
