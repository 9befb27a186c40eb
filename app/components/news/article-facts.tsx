import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { directionOf } from "../../i18n.ts";
import { Day } from "../fact.tsx";

/** How long an article takes to read. */
export const ReadingTime = ({ minutes }: { minutes: number }) => (
	<span>
		<Plural value={minutes} one="# minute to read" other="# minutes to read" />
	</span>
);

/** The day as of which an article describes the law. */
export const LawAsOf = ({ day }: { day: string }) => (
	<span>
		<Trans>
			Law as of <Day at={day} />
		</Trans>
	</span>
);

/** What says in which language words are, where it is not the page's own. */
export function useOwnLanguage(language: string) {
	const { i18n } = useLingui();
	return i18n.locale === language ? {} : { lang: language, dir: directionOf(language) };
}
