import { Trans } from "@lingui/react/macro";
import { agoOf } from "#domain/notices/ago.ts";
import { useFormats } from "../formats.ts";

/** When it was, as people say it: "Just now", minutes, hours, days up to seven, then the date. */
export function TimeAgo({ at, now }: { at: string; now: number }) {
	const formats = useFormats();
	const ago = agoOf(at, now);
	return (
		<time dateTime={at} suppressHydrationWarning className="whitespace-nowrap">
			{ago === "now" ? <Trans>Just now</Trans> : ago === "date" ? formats.day(at) : formats.ago(ago)}
		</time>
	);
}
