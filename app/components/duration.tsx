import { Plural, Trans } from "@lingui/react/macro";

/** A length of time in minutes, in hours from one hour on. */
export function Duration({ minutes }: { minutes: number }) {
	const hours = Math.floor(minutes / 60);
	const rest = minutes % 60;
	const restWords = <Plural value={rest} one="# minute" other="# minutes" />;
	if (hours === 0) return <span className="whitespace-nowrap">{restWords}</span>;
	const hourWords = <Plural value={hours} one="# hour" other="# hours" />;
	return (
		<span>
			{rest === 0 ? (
				hourWords
			) : (
				<Trans>
					{hourWords} {restWords}
				</Trans>
			)}
		</span>
	);
}
