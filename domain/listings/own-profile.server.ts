import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import { findOwnBusiness, isOwnedBy } from "#domain/businesses/owners.server.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import type { ProfileChange } from "#domain/businesses/profile-fields.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { requireOwnTitles } from "./reserved-titles.server.ts";
import { reviseBusiness } from "./revise.server.ts";

/** The profile that a professional owns, whole; null for who has none. */
export async function findOwnProfile(ctx: Ctx, owner: Professional): Promise<PublicProfile | null> {
	const own = await findOwnBusiness(ctx, owner);
	const [profile] = own ? await listPublicProfiles(ctx, [own.id]) : [];
	return profile ?? null;
}

async function requireOwnProfile(ctx: Ctx, owner: Professional): Promise<PublicProfile> {
	const profile = await findOwnProfile(ctx, owner);
	if (!profile) throw new Refusal("not_found");
	return profile;
}

const onlyOwner = (id: string, owner: Professional) => ({
	statements: [],
	guards: [{ condition: isOwnedBy(id, owner), refusal: new Refusal("not_found") }],
});

/**
 * What the owner of a profile says of themself from now on, on the profile and in search. Neither name nor licences are
 * touched, so what was verified stays so. Throws `not_found` to who owns none, `conflict` when the profile is no longer
 * at `version`, `invalid` for a city that does not exist and for a title that only another profession may use.
 */
export async function saveOwnProfile(
	ctx: Ctx,
	owner: Professional,
	version: number,
	{ address, postcode, step_free, accessibility, ...said }: ProfileChange,
): Promise<PublicProfile> {
	const before = await requireOwnProfile(ctx, owner);
	await requireOwnTitles(ctx, professionOf[before.category], { firm: said.firm, headline: said.headline });
	const [main] = before.offices.filter(({ is_main }) => is_main);
	const office = {
		...{ id: main?.id ?? newId(), is_main: true, city_id: said.city_id },
		...{ address, postcode, step_free, accessibility },
	};
	const offices = [office, ...before.offices.filter((one) => one !== main)];
	return reviseBusiness(ctx, owner, before.id, version, { ...said, offices }, onlyOwner(before.id, owner));
}

/**
 * Another name on the profile. A name is a claim about a licence: until the licence has been checked with it, the
 * profile leaves search and takes no bookings. Throws what `saveOwnProfile` throws, and `not_now` for the same name, and
 * for who has no licence by which it could be checked.
 */
export async function changeOwnName(
	ctx: Ctx,
	owner: Professional,
	version: number,
	{ name }: { name: string },
): Promise<PublicProfile> {
	const before = await requireOwnProfile(ctx, owner);
	if (name === before.name || before.licences.length === 0) throw new Refusal("not_now");
	await requireOwnTitles(ctx, professionOf[before.category], { name });
	return reviseBusiness(ctx, owner, before.id, version, { name }, onlyOwner(before.id, owner));
}
