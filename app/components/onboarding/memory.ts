import type { OnboardingStep } from "#domain/profiles/onboarding.ts";

const keyOf = (userId: string) => `visavis.onboarded.${userId}`;

/** Whether this browser remembers that the person finished or skipped. One that keeps nothing remembers nothing. */
function isRemembered(userId: string): boolean {
	try {
		return localStorage.getItem(keyOf(userId)) !== null;
	} catch {
		return false;
	}
}

const stepKey = "visavis.onboarding";

/**
 * What greets the person as it was decided at their first page here: a newcomer who books first is a newcomer still
 * when the greeting comes. Without storage it is decided anew with each page.
 */
export function firstStep(userId: string, step: OnboardingStep): OnboardingStep {
	if (isRemembered(userId) || step === "none") return "none";
	try {
		const [owner, kept] = (sessionStorage.getItem(stepKey) ?? "").split(" ");
		if (owner === userId && kept === "tour") return kept;
		sessionStorage.setItem(stepKey, `${userId} ${step}`);
	} catch {}
	return step;
}

/** Remembers it here and, for the other devices, on the server. What fails is tried again with the next page. */
export function remember(userId: string) {
	try {
		localStorage.setItem(keyOf(userId), "1");
	} catch {}
	fetch("/onboarding", { method: "POST", keepalive: true }).catch(() => {});
}
