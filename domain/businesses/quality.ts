import { dayMs } from "#domain/ground/durations.ts";
import type { Business } from "./businesses.ts";

/** What the quality of a profile is computed from. */
export type QualityFacts = Pick<
	Business,
	| "about"
	| "country_experience"
	| "education"
	| "fee_from_minor"
	| "insurance"
	| "languages"
	| "licences"
	| "offices"
	| "practising_since"
	| "response_hours"
>;

/**
 * The greatest contribution of each part; together 255. The published text is /about#ranking.
 * Nothing here can be bought, and what a person may not wish to give (a portrait, a phone) is not asked for.
 */
const qualityWeights = {
	licence: 80,
	about: 15,
	education: 10,
	insurance: 15,
	fees: 20,
	accessibility: 15,
	languages: 30,
	response: 40,
	experience: 30,
} as const;

/** What an owner can still say of themself so that people find and trust them; each counts in `qualityOf` or in search. */
export const completenessParts = [
	"about",
	"country_experience",
	"education",
	"insurance",
	"fees",
	"accessibility",
] as const;
export type CompletenessPart = (typeof completenessParts)[number];

/** From how many characters on a text about oneself counts. */
export const aboutLength = 200;

/** Which parts of a profile are there. */
export const completenessOf = (
	business: Pick<Business, "about" | "country_experience" | "education" | "fee_from_minor" | "insurance"> & {
		offices: readonly Pick<Business["offices"][number], "is_main" | "step_free" | "accessibility">[];
	},
): Record<CompletenessPart, boolean> => ({
	about: business.about.length >= aboutLength,
	country_experience: business.country_experience.length > 0,
	education: business.education.length > 0,
	insurance: business.insurance !== null,
	fees: business.fee_from_minor !== null,
	accessibility: business.offices.some(
		({ is_main, step_free, accessibility }) => is_main && (step_free || accessibility !== null),
	),
});

/**
 * How far a profile can be relied on, 0 (worst) to 255 (best). The rule is published and has no ratings in it:
 *
 * - licence, 80: the latest check of an active licence; full for 30 days, then falling evenly to 0 at 365 days
 * - about, 15: at least 200 characters; education, 10: at least one entry; insurance, 15: stated;
 *   fees, 20: published; accessibility, 15: step-free or explained at the main office
 * - languages, 30: 10 for each different language that the professional or the staff speaks, up to three
 * - response, 40: full up to 4 hours, falling with the logarithm to 0 at 72 hours; unknown counts 0
 * - experience, 30 x (1 - e^(-years / 8)): the first years count most
 *
 * @param now the instant to judge by, UTC ISO 8601; the rule reads no clock
 */
export function qualityOf(business: QualityFacts, now: string): number {
	const at = Date.parse(now);
	const w = qualityWeights;
	let sum = w.licence * licenceFreshness(business.licences, at);

	const has = completenessOf(business);
	for (const part of ["about", "education", "insurance", "fees", "accessibility"] as const)
		if (has[part]) sum += w[part];

	sum += w.languages * (Math.min(3, spokenLanguages(business.languages)) / 3);

	const hours = business.response_hours;
	if (hours !== null) sum += w.response * Math.max(0, 1 - Math.log(Math.max(hours, 4) / 4) / Math.log(72 / 4));

	const years = Math.max(0, Number(now.slice(0, 4)) - business.practising_since);
	sum += w.experience * (1 - Math.exp(-years / 8));

	return Math.min(255, Math.max(0, Math.round(sum)));
}

/** 1 for an active licence checked within 30 days, 0 for none or one last checked a year ago. */
function licenceFreshness(licences: Business["licences"], at: number): number {
	let best = 0;
	for (const licence of licences) {
		if (licence.status !== "active" || licence.checked_at === null) continue;
		const days = (at - Date.parse(licence.checked_at)) / dayMs;
		best = Math.max(best, Math.min(1, Math.max(0, (365 - days) / (365 - 30))));
	}
	return best;
}

/** Different languages that need no interpreter. */
function spokenLanguages(spoken: Business["languages"]): number {
	let count = 0;
	for (let i = 0; i < spoken.length; i++) {
		const { language, speaker } = spoken[i] as Business["languages"][number];
		if (speaker === "interpreter") continue;
		const isFirst = !spoken.slice(0, i).some((other) => other.language === language && other.speaker !== "interpreter");
		if (isFirst) count++;
	}
	return count;
}
