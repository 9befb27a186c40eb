import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useSupportAddress } from "../root-data.ts";
import { Arcs } from "./ui/arcs.tsx";
import { ButtonLink, buttonClass } from "./ui/button.tsx";

/** Sent with every page, whatever it shows: what broke must be said without the network too. See words.server.ts. */
export const errorWords = {
	offline: msg`You are offline`,
	offlineText: msg`We could not load this page without a connection. Try again when you are online.`,
	broken: msg`Something went wrong on our side`,
	brokenText: msg`We could not show this page. It is not your fault, and what you saved before is still there.`,
	paused: msg`Please wait a minute`,
	pausedText: msg`Too many pages were opened from your internet connection in one minute. Other people may use the same connection. What you saved is still there. Wait a minute, then try again.`,
	retry: msg`Try again`,
	home: msg`Go to the home page`,
	contact: msg`Contact`,
	report: msg`Error {status}. If it happens again, write to us and give this number:`,
};

/** A page that could not be drawn: what happened, what was kept, what to do. Never a word of the error itself. */
export function ErrorPage({ status, requestId }: { status: number; requestId: string | null }) {
	const { i18n } = useLingui();
	const isOffline = useIsOffline();
	const { pathname, search } = useLocation();
	const support = useSupportAddress();
	const { retry, home, report, contact } = errorWords;
	const [title, text] = isOffline
		? [errorWords.offline, errorWords.offlineText]
		: status === 429
			? [errorWords.paused, errorWords.pausedText]
			: [errorWords.broken, errorWords.brokenText];
	return (
		<div className="page-width py-16 lg:py-28">
			<Arcs className="size-14" />
			<h1 className="mt-6 text-3xl lg:text-4xl">{i18n._(title)}</h1>
			<p className="mt-5 max-w-prose text-lg">{i18n._(text)}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<a href={pathname + search} className={buttonClass()}>
					{i18n._(retry)}
				</a>
				<ButtonLink to="/" kind="quiet" reloadDocument>
					{i18n._(home)}
				</ButtonLink>
			</div>
			{!isOffline && (
				<p className="mt-8 text-sm text-muted">
					{i18n._(report.id, { status })} <code className="select-all">{requestId ?? "-"}</code>
					<br />
					<a className="text-accent underline underline-offset-4" href={support ? `mailto:${support}` : "/contact"}>
						{support ?? i18n._(contact)}
					</a>
				</p>
			)}
		</div>
	);
}

function useIsOffline() {
	const [isOffline, setIsOffline] = useState(false);
	useEffect(() => {
		const update = () => setIsOffline(!navigator.onLine);
		update();
		addEventListener("online", update);
		addEventListener("offline", update);
		return () => {
			removeEventListener("online", update);
			removeEventListener("offline", update);
		};
	}, []);
	return isOffline;
}
