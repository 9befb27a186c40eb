import { asc, eq, sql } from "drizzle-orm";
import { actAs } from "#domain/audit/audit.server.ts";
import type { Admin, Fresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import type { Guard } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { urgentHelp } from "#drizzle/schema/urgent-help.ts";
import type { UrgentHelp } from "./urgent-help.ts";
import { factsOf, fieldsOf, type HelpFacts, type HelpInput } from "./urgent-help-input.ts";

/** How much urgent help there is in a country, and how much of it nobody has compared with its source. */
export type HelpInCountry = { country_id: string; count: number; unchecked: number };

export async function countUrgentHelp({ db }: Ctx, _admin: Admin): Promise<HelpInCountry[]> {
	return db.all<HelpInCountry>(
		sql`SELECT country_id, count(*) AS count, sum(checked_on IS NULL) AS unchecked FROM urgent_help
			GROUP BY country_id ORDER BY country_id`,
	);
}

/** All that is known for a country, checked or not. */
export const listHelpIn = (ctx: Ctx, _admin: Admin, country_id: string): Promise<UrgentHelp[]> =>
	ctx.db
		.select()
		.from(urgentHelp)
		.where(eq(urgentHelp.country_id, country_id))
		.orderBy(asc(urgentHelp.situation), asc(urgentHelp.id));

/** Throws `not_found`. */
export async function requireHelp(ctx: Ctx, _admin: Admin, id: string): Promise<UrgentHelp> {
	const [row] = await ctx.db.select().from(urgentHelp).where(eq(urgentHelp.id, id));
	if (!row) throw new Refusal("not_found");
	return row;
}

/**
 * Writes urgent help as an admin sees it in the form: new (`seen` null), or in place of the version that they have seen.
 * People are shown it once somebody has compared it with its source (`isChecked`: today, by the admin); what is changed
 * without that is compared again. Answers its id. Throws `not_found`, `conflict` when it is no longer at this version,
 * `invalid` for a country that there is not, and what `actAs` throws.
 */
export async function saveHelp(
	ctx: Ctx,
	admin: Admin,
	seen: Pick<UrgentHelp, "id" | "version"> | null,
	input: HelpInput,
	{ isChecked }: { isChecked: boolean },
): Promise<string> {
	const before = seen && (await requireHelp(ctx, admin, seen.id));
	const typed = factsOf(input);
	// A form can show less than a row may hold, as a second opening time of a day: what was not changed stays whole.
	const facts = before && isSame(typed, shownOf(before)) ? factsIn(before) : typed;
	const changed = changedFields(before, facts);
	const checked_on = isChecked
		? ctx.now().toISOString().slice(0, 10)
		: before && changed.length === 0
			? before.checked_on
			: null;
	const version = (seen?.version ?? 0) + 1;
	const row: UrgentHelp = { id: before?.id ?? newId(), ...facts, checked_on, version };
	const country: Guard = {
		condition: sql`EXISTS (SELECT 1 FROM countries WHERE id = ${facts.country_id})`,
		refusal: new Refusal("invalid", { field: "country_id" }),
	};
	await actAs(
		ctx,
		admin,
		{
			act: isChecked ? "urgent_help_checked" : "urgent_help_changed",
			object: "urgent_help",
			object_id: row.id,
			fields: changed,
		},
		[
			statementOf(
				ctx.db,
				ctx.db
					.insert(urgentHelp)
					.values(row)
					.onConflictDoUpdate({ target: urgentHelp.id, set: { ...facts, checked_on, version } }),
			),
		],
		seen ? [isThere(row.id), isAt(seen), country] : [country],
	);
	return row.id;
}

const isThere = (id: string): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM urgent_help WHERE id = ${id})`,
	refusal: new Refusal("not_found"),
});

const isAt = ({ id, version }: Pick<UrgentHelp, "id" | "version">): Guard => ({
	condition: sql`EXISTS (SELECT 1 FROM urgent_help WHERE id = ${id} AND version = ${version})`,
	refusal: new Refusal("conflict"),
});

const factsIn = ({ id: _, checked_on: __, version: ___, ...facts }: UrgentHelp): HelpFacts => facts;

/** A row as the form gives it back untouched. */
const shownOf = (row: UrgentHelp): HelpFacts => factsOf(fieldsOf(row) as HelpInput);

const isSame = (one: HelpFacts, other: HelpFacts) => changedFields(one, other).length === 0;

const changedFields = (before: HelpFacts | null, facts: HelpFacts) =>
	(Object.keys(facts) as (keyof HelpFacts)[]).filter(
		(field) => !before || JSON.stringify(before[field]) !== JSON.stringify(facts[field]),
	);

/** Takes urgent help away from people: a second factor must be fresh. Throws `not_found`, and what `actAs` throws. */
export async function removeHelp(ctx: Ctx, admin: Fresh<Admin>, id: string): Promise<void> {
	await actAs(
		ctx,
		admin,
		{ act: "urgent_help_removed", object: "urgent_help", object_id: id },
		[ctx.db.$client.prepare("DELETE FROM urgent_help WHERE id = ?").bind(id)],
		[isThere(id)],
	);
}
