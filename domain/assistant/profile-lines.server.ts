/** What a profile says of a professional, in the assistant's sentences. */
import { speakers } from "#domain/businesses/businesses.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { cityOfZone } from "#domain/ground/time-zones.ts";
import type { ProfileFacts } from "#domain/listings/profile-facts.server.ts";
import type { AnswerLanguage } from "./language.server.ts";
import type { ProfileTopic } from "./profile-question.ts";

/**
 * What a profile says of what was asked, a sentence each. Of who may not be booked it says nothing but that. Times are in the
 * reader's zone, or in the professional's where nobody knows it.
 */
export function profileLines(
	language: AnswerLanguage,
	facts: ProfileFacts,
	asked: readonly ProfileTopic[],
	timeZone: string | null,
): string[] {
	const { say } = language;
	const { status, tier } = facts;
	if (!isListed(status)) return [say(`answer.profile_${status}`)];
	const lines: Record<ProfileTopic, string[]> = {
		licence: [
			say("answer.profile_tier", { tier }),
			...licenceLines(language, facts),
			...(status === "expiring" ? [say("answer.profile_expiring", { tier })] : []),
		],
		languages: languageLines(language, facts),
		fee: feeLines(language, facts),
		times: [timesLine(language, facts, timeZone ?? facts.time_zone)],
	};
	return asked.flatMap((topic) => lines[topic]);
}

/** Those that somebody has found in the register. */
function licenceLines({ say, country, day }: AnswerLanguage, { licences, tier }: ProfileFacts): string[] {
	if (licences.length === 0 && tier !== "document_helper") return [say("answer.profile_no_licence")];
	return licences.flatMap(({ profession, register, number, jurisdiction, region, status, checked_at }) => {
		if (checked_at === null) return [];
		const place = [region, country(jurisdiction)].filter((part) => part !== null).join(", ");
		const values = {
			profession: plain(profession),
			place: plain(place),
			register: plain(register),
			number: plain(number),
		};
		return [say("answer.profile_licence", { ...values, state: status, day: day(checked_at) })];
	});
}

const languageLines = ({ say, language, list }: AnswerLanguage, { languages }: ProfileFacts) =>
	speakers.flatMap((speaker) => {
		const spoken = languages.filter((one) => one.speaker === speaker).map((one) => language(one.language));
		return spoken.length > 0 ? [say("answer.profile_languages", { speaker, languages: list(spoken) })] : [];
	});

function feeLines({ say, money }: AnswerLanguage, { fee_from_minor, currency, free_consultation }: ProfileFacts) {
	// The lowest fee says nothing of the others.
	const fee = fee_from_minor === null ? "none" : fee_from_minor === 0 ? "free" : money(fee_from_minor, currency);
	return [say("answer.profile_fee", { fee }), ...(free_consultation ? [say("answer.profile_free_consultation")] : [])];
}

function timesLine({ say, dayAndTime }: AnswerLanguage, { id, next_slots }: ProfileFacts, timeZone: string): string {
	if (next_slots === null) return say("answer.profile_no_bookings");
	if (next_slots.length === 0) return say("answer.profile_no_times");
	const times = next_slots.map((at) => `[${dayAndTime(at, timeZone)}](/business/${id}/book?at=${at.slice(0, 16)}Z)`);
	return say("answer.profile_times", { city: cityOfZone(timeZone), times: times.join(" · ") });
}

/** A text of a register that cannot read as a link. */
const plain = (text: string) => text.replace(/[[\]\s]+/g, " ").trim();
