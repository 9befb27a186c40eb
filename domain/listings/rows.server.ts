import { and, eq, getTableColumns } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Business } from "#domain/businesses/businesses.ts";
import { type Database, statementOf } from "#drizzle/db.ts";
import { businessLanguages, businessServices, licences, offices } from "#drizzle/schema/businesses.ts";

/** What stands in tables of its own: services, languages, licences and offices. */
type Children = Pick<Business, "services" | "languages" | "licences" | "offices">;

/** What brings the child rows of a professional from one state to the next: only rows that differ are written. */
export const childrenStatements = (db: Database, id: string, before: Children, after: Children) => [
	...childStatements(db, businessServices, ["legal_service_id"], id, before.services, after.services),
	...childStatements(db, businessLanguages, ["language", "speaker"], id, before.languages, after.languages),
	...childStatements(db, licences, ["id"], id, before.licences, after.licences),
	...childStatements(db, offices, ["id"], id, before.offices, after.offices),
];

type ChildTable = typeof businessServices | typeof businessLanguages | typeof licences | typeof offices;

function childStatements<Child extends object>(
	db: Database,
	table: ChildTable,
	keys: (keyof Child & string)[],
	business_id: string,
	before: readonly Child[],
	after: readonly Child[],
): D1PreparedStatement[] {
	const columns = getTableColumns(table) as unknown as Record<string, SQLiteColumn>;
	const rowOf = (child: Child) =>
		Object.fromEntries(Object.entries({ ...child, business_id }).filter(([name]) => name in columns));
	const keyOf = (child: Child) => JSON.stringify(keys.map((key) => child[key]));
	const textOf = (child: Child) => JSON.stringify(Object.entries(rowOf(child)).sort());
	const old = new Map(before.map((child) => [keyOf(child), child]));
	const kept = new Set(after.map(keyOf));
	const gone = before.filter((child) => !kept.has(keyOf(child)));
	const changed = after.filter((child) => {
		const was = old.get(keyOf(child));
		return !was || textOf(was) !== textOf(child);
	});
	return [
		...gone.map((child) =>
			statementOf(
				db,
				db
					.delete(table)
					.where(
						and(eq(table.business_id, business_id), ...keys.map((key) => eq(columns[key] as SQLiteColumn, child[key]))),
					),
			),
		),
		...changed.map((child) =>
			statementOf(
				db,
				old.has(keyOf(child))
					? db
							.update(table)
							.set(rowOf(child))
							.where(
								and(
									eq(table.business_id, business_id),
									...keys.map((key) => eq(columns[key] as SQLiteColumn, child[key])),
								),
							)
					: db.insert(table).values(rowOf(child) as never),
			),
		),
	];
}
