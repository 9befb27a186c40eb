import { listPublicProfiles, type PublicProfile } from "#domain/businesses/businesses.server.ts";
import { type BusinessChanges, isNewClaim, type SpokenLanguage } from "#domain/businesses/businesses.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { findOwnBusiness, isOwnedBy } from "#domain/businesses/owners.server.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import type { NamesChange, ProfileChange, ProfilePatch } from "#domain/businesses/profile-fields.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { requireOwnTitles } from "#domain/listings/reserved-titles.server.ts";
import { reviseBusiness } from "#domain/listings/revise.server.ts";
import { findCity } from "#domain/places/places.server.ts";
import { keepCheckedClaim } from "./checked-claims.server.ts";
import { clientNotices, clientsStatement } from "./notices.server.ts";

/** The profile that a professional owns, whole; null for who has none. */
export async function findOwnProfile(ctx: Ctx, owner: Professional): Promise<PublicProfile | null> {
	const own = await findOwnBusiness(ctx, owner);
	const [profile] = own ? await listPublicProfiles(ctx, [own.id]) : [];
	return profile ?? null;
}

async function requireOwnProfile(ctx: Ctx, owner: Professional, version: number): Promise<PublicProfile> {
	const profile = await findOwnProfile(ctx, owner);
	if (!profile) throw new Refusal("not_found");
	if (profile.version !== version) throw new Refusal("conflict");
	return profile;
}

/** Who leaves search by what they say of themself: their clients ahead hear that they are not verified now. */
async function revise(
	ctx: Ctx,
	owner: Professional,
	before: PublicProfile,
	changes: BusinessChanges,
	country_id = before.country_id,
): Promise<PublicProfile> {
	const { id, version, status } = before;
	const isNew = isNewClaim(before, { ...before, ...changes, country_id });
	const leaves = isNew && isListed(status);
	return reviseBusiness(ctx, owner, id, version, changes, {
		statements: [
			...(isNew ? keepCheckedClaim(ctx, before) : []),
			...(leaves ? await clientNotices(ctx, id, await clientsStatement(ctx, id).all()) : []),
		],
		guards: [{ condition: isOwnedBy(id, owner), refusal: new Refusal("not_found") }],
	});
}

/** The form says one speaker of each language: those of a language of which that is one stay. */
const spoken = (before: readonly SpokenLanguage[], said: readonly SpokenLanguage[]) =>
	[...new Set(said.map(({ language }) => language))].flatMap((language) => {
		const of = (all: readonly SpokenLanguage[]) => all.filter((one) => one.language === language);
		const [known, now] = [of(before), of(said)];
		return now.every(({ speaker }) => known.some((one) => one.speaker === speaker)) ? known : now;
	});

/** The main office of a profile; null for none. */
const mainOf = ({ offices }: PublicProfile) => offices.find(({ is_main }) => is_main) ?? null;

/** What a profile says so far, as its owner would say it again. */
function saidSoFar(profile: PublicProfile): ProfileChange {
	const { headline, about, city_id, website, practising_since, free_consultation, legal_aid } = profile;
	const { languages, country_experience, education, memberships, insurance } = profile;
	const { address = "", postcode = "", step_free = false, accessibility = null } = mainOf(profile) ?? {};
	return {
		...{ headline, about, city_id, website, practising_since, free_consultation, legal_aid },
		...{ languages, country_experience, education, memberships, insurance },
		...{ address, postcode, step_free, accessibility },
	};
}

/**
 * What the owner of a profile says of themself from now on, on the profile and in search; what `patch` leaves out stays.
 * What was verified stays so, unless the office moves to where the licence has not been checked (`isNewClaim`). Throws
 * `not_found` where they own no profile, `conflict` when it is no longer at `version`, `invalid` for a title that only
 * another profession may use, and for a city that does not exist, or is in another country where there is no licence by
 * which that could be checked.
 */
export async function saveOwnProfile(
	ctx: Ctx,
	owner: Professional,
	version: number,
	patch: ProfilePatch,
): Promise<PublicProfile> {
	const before = await requireOwnProfile(ctx, owner, version);
	const change = { ...saidSoFar(before), ...patch } as ProfileChange;
	const { address, postcode, step_free, accessibility, languages, ...said } = change;
	const city = await findCity(ctx, said.city_id);
	if (!city || (before.licences.length === 0 && city.country_id !== before.country_id))
		throw new Refusal("invalid", { field: "city_id" });
	const profession = professionOf[before.category];
	await requireOwnTitles(ctx, profession, {
		headline: said.headline,
		// Whoever is a lawyer or a notary may have studied what others practise, and have colleagues among them.
		...(profession !== "law" &&
			profession !== "notary" && {
				education: said.education.map(({ title }) => title).join("\n"),
				memberships: said.memberships.join("\n"),
				// Not the address, the places of study and what a fee covers: streets and faculties are called after lawyers,
				// and "without the notary's fee" is what should be said there.
				insurance: said.insurance,
				accessibility,
			}),
	});
	const main = mainOf(before);
	const office = {
		...{ id: main?.id ?? newId(), is_main: true, city_id: said.city_id },
		...{ address, postcode, step_free, accessibility },
	};
	const offices = [office, ...before.offices.filter((one) => one !== main)];
	const changes = { ...said, languages: spoken(before.languages, languages), offices };
	return revise(ctx, owner, before, changes, city.country_id);
}

/**
 * Another name of the person or of their office. Both are claims: until the licence has been checked with them, the
 * profile leaves search and takes no bookings. Throws `not_found` and `conflict` as `saveOwnProfile` does, `invalid` where
 * nothing would change and for a title of another profession, `not_now` where there is no licence to check.
 */
export async function changeOwnNames(
	ctx: Ctx,
	owner: Professional,
	version: number,
	{ name, firm }: NamesChange,
): Promise<PublicProfile> {
	const before = await requireOwnProfile(ctx, owner, version);
	if (before.licences.length === 0) throw new Refusal("not_now");
	if (name === before.name && firm === before.firm) throw new Refusal("invalid", { field: "name" });
	await requireOwnTitles(ctx, professionOf[before.category], { name, firm });
	return revise(ctx, owner, before, { name, firm });
}
