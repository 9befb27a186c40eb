/** The profile that an application becomes once somebody has checked it. */
import {
	type Business,
	type BusinessChanges,
	type Licence,
	newBusiness,
	revised,
} from "#domain/businesses/businesses.ts";
import { isSameLicence } from "#domain/businesses/licence-numbers.ts";
import { newId } from "#domain/ground/ids.ts";
import { listingOf, type ShownCard } from "#domain/search/listing.ts";
import { type RegistrationAnswers, stepsOf, type WholeAnswers } from "./registrations.ts";

/**
 * The licences of the profile with that of the application, which somebody has compared with its register just now. The
 * others have not been compared with whom the profile is now.
 */
function licencesOf(before: readonly Licence[], { licence, jurisdiction }: WholeAnswers, now: string): Licence[] {
	if (!licence) return [...before];
	const known = before.find((one) => isSameLicence(one, licence));
	const checked: Licence = {
		id: newId(),
		conditions: null,
		...known,
		...licence,
		...jurisdiction,
		// As the directory has written them so far.
		...(known && { register: known.register, register_url: known.register_url, number: known.number }),
		status: "active",
		checked_at: now,
	};
	return [...before.filter((one) => one !== known).map((one) => ({ ...one, checked_at: null })), checked];
}

function changesOf({ profession, identity, services }: WholeAnswers): BusinessChanges {
	const { city_id, address, postcode, step_free, ...own } = identity;
	const office = { id: newId(), city_id, address, postcode, is_main: true, step_free, accessibility: null };
	return { ...profession, ...own, ...services, city_id, offices: [office] };
}

/**
 * A profile, new or claimed, with what the application says of it, checked at `now` (UTC instant).
 *
 * @param perEur units of each currency for one euro
 * @param place where the office is
 */
export const approvedProfile = (
	profile: Business,
	answers: WholeAnswers,
	perEur: Readonly<Record<string, number>>,
	place: Pick<Business, "country_id" | "time_zone">,
	now: string,
): Business => ({
	...revised(profile, changesOf(answers), perEur, place),
	status: "verified",
	licences: licencesOf(profile.licences, answers, now),
});

type Office = Pick<Business, "country_id" | "time_zone"> & { name: string };

/** The card in search that an application would have, were it approved `now`; null before all is answered. */
export function cardOnApproval(answers: RegistrationAnswers, city: Office | null, now: string): ShownCard | null {
	const isAnswered = stepsOf(answers).every((step) => step === "attestation" || answers[step]);
	if (!city || !isAnswered) return null;
	const profile = approvedProfile(newBusiness(newId(), city, now), answers as WholeAnswers, {}, city, now);
	const listing = listingOf(profile, { name: city.name, is_large: false });
	if (!listing) return null;
	const { fees: _, ...card } = listing.card;
	return { ...card, fee: null };
}
