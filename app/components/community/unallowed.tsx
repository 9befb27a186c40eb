import { useLingui } from "@lingui/react/macro";
import type { Unallowed } from "#domain/community/kinds.ts";
import type { Answer } from "../form/answer.ts";

/** What may not be published of a text, field by field: which words, and why; null where nothing is wrong. */
export function useUnallowedWords(answer: Answer | null | undefined) {
	const { t } = useLingui();
	const values = answer?.refusal?.code === "invalid" ? answer.refusal.values : {};
	return (field: string): string | null => {
		if (!values.why || values.field !== field) return null;
		const words = [values.words ?? []].flat().map(String).join("”, “");
		const said: Record<Unallowed, string> = {
			details: t`“${words}” could give someone away. Everyone can read what you post. Remove it, or let us hide it.`,
			pictures: t`“${words}” is a picture from another site. Please describe it in words.`,
			links: t`“${words}” is a link. You can add links when you have been here for a while. Please name the page instead.`,
			solicitation: t`“${words}” asks people to write to you somewhere else. Please answer here, where everyone can check it.`,
			role: t`“${words}” sounds like someone who works for us. Please choose a name that claims nothing.`,
			taken: t`Someone else writes as “${words}” here. Please choose another name.`,
			own_name: t`“${words}” is the name of your account. Please make up a name, so that nobody finds out who you are.`,
			outcome: t`“${words}” promises how a case ends. Professionals can't say that here. Please remove it.`,
		};
		return said[values.why as Unallowed] ?? null;
	};
}

/** Whether a text was refused for what one click can hide. */
export const isMaskable = (answer: Answer | null | undefined) =>
	answer?.refusal?.code === "invalid" && answer.refusal.values.why === "details";
