import { Plural, Trans } from "@lingui/react/macro";

/** How long a first answer takes, as a rule. */
export function ResponseTime({ hours }: { hours: number | null }) {
	if (hours === null) return <Trans>Not known yet</Trans>;
	if (hours < 36)
		return (
			<Plural value={Math.max(1, Math.round(hours))} one="Usually within an hour" other="Usually within # hours" />
		);
	return <Plural value={Math.round(hours / 24)} one="Usually within a day" other="Usually within # days" />;
}
