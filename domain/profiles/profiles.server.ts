import { eq, getTableColumns, sql } from "drizzle-orm";
import { photoUrl } from "#domain/files/photos.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { isPossiblePhone } from "#domain/ground/phones.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { profiles, userLegalPreferences } from "#drizzle/schema/profiles.ts";
import { type LegalPreferences, languagesOf, legalPreferences, type ProfileChange } from "./profiles.ts";

const { is_discreet: _, quiet_from: __, quiet_until: ___, ...profileColumns } = getTableColumns(profiles);
const { user_id: ____, updated_at: _____, ...preferenceColumns } = getTableColumns(userLegalPreferences);

/** What a person says of themself; `avatar_url` is an address of this site. */
export type Profile = Omit<typeof profiles.$inferSelect, "is_discreet" | "quiet_from" | "quiet_until">;

/** The person's own profile and what they look for; null for who has been erased meanwhile. One statement. */
export async function findProfile(
	ctx: Ctx,
	{ user_id }: Person,
): Promise<{ profile: Profile; preferences: LegalPreferences } | null> {
	const [row] = await ctx.db
		.select({ ...profileColumns, ...preferenceColumns })
		.from(profiles)
		.leftJoin(userLegalPreferences, eq(userLegalPreferences.user_id, profiles.id))
		.where(eq(profiles.user_id, user_id));
	if (!row) return null;
	const {
		legal_experience_level,
		budget_range,
		preferred_contact_method,
		preferred_consultation_type,
		preferred_service_categories,
		...profile
	} = row;
	return {
		profile: { ...profile, avatar_url: photoUrl(profile.avatar_url) },
		preferences: legalPreferences.parse({
			legal_experience_level,
			budget_range,
			preferred_contact_method: preferred_contact_method ?? undefined,
			preferred_consultation_type: preferred_consultation_type ?? undefined,
			preferred_service_categories: preferred_service_categories ?? undefined,
		}),
	};
}

/**
 * Changes the person's own profile and, when given, what they look for, in one batch. Throws `signed_out`, and
 * `invalid` with the field for a number that cannot be, and for a country, city or service that is not there.
 */
export async function saveProfile(
	ctx: Ctx,
	person: Person,
	change: ProfileChange,
	preferences: LegalPreferences | null = null,
): Promise<void> {
	if (change.phone && !isPossiblePhone(change.phone)) throw new Refusal("invalid", { field: "phone" });
	const place = placeChange(person, change);
	const looks = preferences && preferencesChange(ctx, person, preferences);
	const statement = statementOf(
		ctx.db,
		ctx.db
			.update(profiles)
			.set({
				...pick(change, ["full_name", "phone", "time_zone", "is_reading_shown"]),
				...languageChange(change),
				...place.set,
				updated_at: ctx.now().toISOString(),
			})
			.where(eq(profiles.user_id, person.user_id)),
	);
	await writeAs(
		ctx,
		person,
		[statement, ...(looks ? [looks.statement] : [])],
		[...place.guards, ...(looks?.guards ?? [])],
	);
}

/** Keeps what the person looks for. Throws `signed_out`, and `invalid` with the field for an unknown service. */
export async function savePreferences(ctx: Ctx, person: Person, preferences: LegalPreferences): Promise<void> {
	const { statement, guards } = preferencesChange(ctx, person, preferences);
	await writeAs(ctx, person, [statement], guards);
}

/** Remembers on all devices that the person has been greeted; the first time counts. Throws `signed_out`. */
export async function finishOnboarding(ctx: Ctx, person: Person): Promise<void> {
	const statement = ctx.db.$client
		.prepare("UPDATE profiles SET onboarded_at = coalesce(onboarded_at, ?) WHERE user_id = ?")
		.bind(ctx.now().toISOString(), person.user_id);
	await writeAs(ctx, person, [statement]);
}

function pick<T extends object, K extends keyof T>(from: T, names: readonly K[]) {
	return Object.fromEntries(names.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
}

/** The first of all languages is the preferred one, whichever of the two was changed. */
function languageChange(change: ProfileChange) {
	const all = languagesOf(change);
	const [first] = all ?? [];
	if (all) return { languages: all, ...(first && { preferred_language: first }) };
	const preferred = change.preferred_language;
	if (!preferred) return {};
	// Put first in the row as it is now: another tab may have changed the list.
	const rest = sql`SELECT value FROM json_each(languages) WHERE value <> ${preferred}`;
	return {
		preferred_language: preferred,
		languages: sql<string[]>`(SELECT json_group_array(value) FROM (SELECT ${preferred} AS value UNION ALL ${rest}))`,
	};
}

/** A city belongs to its country: another country drops the city, and a stranger city is refused. */
function placeChange(person: Person, { country_id, city_id }: ProfileChange) {
	const guards: Guard[] = [];
	if (country_id)
		guards.push({
			condition: sql`EXISTS (SELECT 1 FROM countries WHERE id = ${country_id})`,
			refusal: new Refusal("invalid", { field: "country_id" }),
		});
	if (city_id) {
		const country =
			country_id === undefined
				? sql`(SELECT country_id FROM profiles WHERE user_id = ${person.user_id})`
				: sql`${country_id}`;
		guards.push({
			condition: sql`EXISTS (SELECT 1 FROM cities WHERE id = ${city_id} AND country_id = ${country})`,
			refusal: new Refusal("invalid", { field: "city_id" }),
		});
	}
	const set = {
		...(country_id !== undefined && { country_id }),
		...(city_id !== undefined
			? { city_id }
			: country_id !== undefined && { city_id: sql`CASE WHEN country_id IS ${country_id} THEN city_id END` }),
	};
	return { guards, set };
}

function preferencesChange(ctx: Ctx, person: Person, preferences: LegalPreferences) {
	const values = {
		...preferences,
		preferred_service_categories: [...new Set(preferences.preferred_service_categories)],
		updated_at: ctx.now().toISOString(),
	};
	const services = JSON.stringify(values.preferred_service_categories);
	const statement = statementOf(
		ctx.db,
		ctx.db
			.insert(userLegalPreferences)
			.values({ user_id: person.profile_id, ...values })
			.onConflictDoUpdate({ target: userLegalPreferences.user_id, set: values }),
	);
	const guards: Guard[] = [
		{
			condition: sql`NOT EXISTS (SELECT value FROM json_each(${services}) EXCEPT SELECT id FROM legal_services)`,
			refusal: new Refusal("invalid", { field: "preferred_service_categories" }),
		},
	];
	return { statement, guards };
}
