import type { WizardAnswer } from "./actions.server.ts";

/** What each step shows, and what became of its form. */
export type StepProps<View> = { view: View; answer: WizardAnswer | undefined };
