import { Trans } from "@lingui/react/macro";
import { useRevalidator } from "@remix-run/react";
import { Languages, MapPin, Phone, Video } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Fact, LanguageName } from "../../components/fact.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { buttonClass } from "../../components/ui/button.tsx";
import type { Shown } from "./shown.server.ts";

const longestTimer = 2 ** 31 - 1;

/** How the two meet. The link to a video meeting is shown from ten minutes before it begins. */
export function Meeting({ shown: { appointment, joinsAt, now, zone } }: { shown: Shown }) {
	const times = useTimeFormats();
	const { mode, meeting_url, status, ends_at, terms, client_phone, audio_only, interpreter_language, party } =
		appointment;
	const isComing = (status === "confirmed" || status === "pending") && ends_at > now;
	useAt(mode === "video" && status === "confirmed" && joinsAt > now ? joinsAt : null);
	return (
		<ul className="mt-4 grid gap-2.5 border-t border-line pt-4">
			{mode === "in_person" && (
				<Line icon={MapPin}>
					<Trans>In person</Trans>
					{terms.address && (
						<span className="block">
							<bdi>{terms.address}</bdi>
						</span>
					)}
				</Line>
			)}
			{mode === "phone" && (
				<Line icon={Phone}>
					{party === "client" ? <Trans>By phone: they call you</Trans> : <Trans>By phone: you call them</Trans>}
					{client_phone && (
						<span className="block">
							<bdi dir="ltr">{client_phone}</bdi>
						</span>
					)}
				</Line>
			)}
			{mode === "video" && (
				<Line icon={Video}>
					{audio_only ? <Trans>By video, sound only</Trans> : <Trans>By video</Trans>}
					{meeting_url ? (
						<span className="mt-2 block">
							<a
								href={meeting_url}
								target="_blank"
								rel="noreferrer noopener"
								className={buttonClass({ kind: "action" })}
							>
								<Video aria-hidden="true" className="size-5" />
								<Trans>Join</Trans>
							</a>
							<span className="mt-1 block text-sm text-muted">
								<Trans>Opens the video call in a new tab. Only the two of you have this link.</Trans>
							</span>
						</span>
					) : (
						isComing && (
							<span className="block text-sm text-muted">
								<Trans>
									The link appears here ten minutes before the start:{" "}
									<Fact>{times.dayAndTime(joinsAt, zone.zone)}</Fact>
								</Trans>
							</span>
						)
					)}
				</Line>
			)}
			{interpreter_language && (
				<Line icon={Languages}>
					<Trans>
						With an interpreter: <LanguageName code={interpreter_language} />
					</Trans>
				</Line>
			)}
		</ul>
	);
}

function Line({ icon: Icon, children }: { icon: typeof Video; children: ReactNode }) {
	return (
		<li className="flex items-start gap-2.5">
			<Icon aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-muted" />
			<div className="min-w-0">{children}</div>
		</li>
	);
}

/** Loads the page's data again at an instant. */
function useAt(instant: string | null) {
	const { revalidate } = useRevalidator();
	useEffect(() => {
		if (!instant) return;
		const wait = Date.parse(instant) - Date.now() + 500;
		if (wait > longestTimer) return;
		const timer = setTimeout(revalidate, Math.max(500, wait));
		return () => clearTimeout(timer);
	}, [instant, revalidate]);
}
