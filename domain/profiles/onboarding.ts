/** What greets a person: nothing, the tour and then the wizard, the wizard alone, or nothing ever again. */
export type OnboardingStep = "none" | "tour" | "wizard" | "complete";

/** How long an account counts as new; the specification's window for the welcome tour. */
export const newAccountSeconds = 5 * 60;

/** What is known of a person when a page opens; times are ISO 8601. */
export type OnboardingFacts = {
	/** This browser remembers that the person finished or skipped. */
	hasLocalFlag: boolean;
	/** When they did so on any device; null for never. */
	onboarded_at: string | null;
	account_created_at: string;
	now: string;
	city_id: number | null;
	phone: string | null;
};

/** The rule of the specification, in its order; `complete` asks for being remembered. */
export function stepOf(facts: OnboardingFacts): OnboardingStep {
	if (facts.hasLocalFlag || facts.onboarded_at) return "none";
	const ageMs = Date.parse(facts.now) - Date.parse(facts.account_created_at);
	if (ageMs <= newAccountSeconds * 1000) return "tour";
	return facts.city_id === null || !facts.phone ? "wizard" : "complete";
}
