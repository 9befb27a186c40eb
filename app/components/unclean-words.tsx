import { useLingui } from "@lingui/react/macro";
import type { Answer } from "./form/answer.ts";

/** What is wrong with a text that may not stand in a review: which words, and why; null where nothing is. */
export function useUncleanWords(answer: Answer | null | undefined) {
	const { t } = useLingui();
	return (field: string): string | null => {
		const values = answer?.refusal?.values;
		if (answer?.refusal?.code !== "invalid" || values?.field !== field) return null;
		const words = [values.words ?? []].flat().map(String).join("”, “");
		return values.why === "contact"
			? t`“${words}” could identify someone. Please remove addresses, phone numbers, links and document numbers.`
			: t`“${words}” tells how a case ended. Please remove it, and say what the work was like.`;
	};
}
