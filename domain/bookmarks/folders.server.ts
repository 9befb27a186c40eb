import { sql } from "drizzle-orm";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { folders } from "#drizzle/schema/bookmarks.ts";
import { mostFolders } from "./limits.ts";

/** Makes a folder; answers its id. Throws `folder_exists` for a name that is taken, `too_many_folders` beyond 20, `signed_out`. */
export async function createFolder(ctx: Ctx, person: Person, name: string): Promise<string> {
	const id = newId();
	const row = { id, user_id: person.user_id, name, created_at: ctx.now().toISOString() };
	await writeAs(
		ctx,
		person,
		[statementOf(ctx.db, ctx.db.insert(folders).values(row))],
		[
			{ condition: isFree(person, name), refusal: new Refusal("folder_exists") },
			{
				condition: sql`(SELECT count(*) FROM folders WHERE user_id = ${person.user_id}) < ${mostFolders}`,
				refusal: new Refusal("too_many_folders"),
			},
		],
	);
	return id;
}

/** Throws `folder_exists` for a name that is taken, `not_found`, `signed_out`. */
export async function renameFolder(ctx: Ctx, person: Person, id: string, name: string): Promise<void> {
	const { db } = ctx;
	await writeAs(
		ctx,
		person,
		[statementOf(db, db.update(folders).set({ name }).where(own(person, id)))],
		[isThere(person, id), { condition: isFree(person, name, id), refusal: new Refusal("folder_exists") }],
	);
}

/** Who was in it is in none from then on. Throws `not_found`, `signed_out`. */
export async function deleteFolder(ctx: Ctx, person: Person, id: string): Promise<void> {
	const { db } = ctx;
	await writeAs(ctx, person, [statementOf(db, db.delete(folders).where(own(person, id)))], [isThere(person, id)]);
}

const own = (person: Person, id: string) => sql`id = ${id} AND user_id = ${person.user_id}`;

const isThere = (person: Person, id: string) => ({
	condition: sql`EXISTS (SELECT 1 FROM folders WHERE ${own(person, id)})`,
	refusal: new Refusal("not_found"),
});

const isFree = (person: Person, name: string, but = "") =>
	sql`NOT EXISTS (SELECT 1 FROM folders WHERE user_id = ${person.user_id} AND name = ${name} AND id <> ${but})`;
