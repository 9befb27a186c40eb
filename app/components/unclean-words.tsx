import { useLingui } from "@lingui/react/macro";
import type { Answer } from "./settings/answer.ts";

/** What is wrong with a text that may not stand in a review: which words, and why; null where nothing is. */
export function useUncleanWords(answer: Answer | null | undefined) {
	const { t } = useLingui();
	return (field: string): string | null => {
		const values = answer?.refusal?.values;
		if (answer?.refusal?.code !== "invalid" || values?.field !== field) return null;
		const words = [values.words ?? []].flat().map(String).join("”, “");
		return values.why === "contact"
			? t`“${words}” leads to a person. Leave out addresses, telephone numbers, links and numbers of papers.`
			: t`“${words}” speaks of an outcome. Every case is another, so say what the work was like, not how it ended.`;
	};
}
