import { Trans } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Arcs } from "./ui/arcs.tsx";
import { ButtonLink, buttonClass } from "./ui/button.tsx";

/** A page that could not be drawn: what happened, what was kept, what to do. Never a word of the error itself. */
export function ErrorPage({ status, requestId }: { status: number; requestId: string | null }) {
	const isOffline = useIsOffline();
	const { pathname, search } = useLocation();
	return (
		<div className="page-width py-16 lg:py-28">
			<Arcs className="size-14" />
			<h1 className="mt-6 text-3xl lg:text-4xl">
				{isOffline ? <Trans>You are offline</Trans> : <Trans>Something went wrong on our side</Trans>}
			</h1>
			<p className="mt-5 max-w-prose text-lg">
				{isOffline ? (
					<Trans>This page could not be fetched without a connection. Try again when you have one.</Trans>
				) : (
					<Trans>This page could not be shown. It is not your fault, and what you saved before is still there.</Trans>
				)}
			</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<a href={pathname + search} className={buttonClass()}>
					<Trans>Try again</Trans>
				</a>
				<ButtonLink to="/" kind="quiet" reloadDocument>
					<Trans>Go to the home page</Trans>
				</ButtonLink>
			</div>
			{!isOffline && (
				<p className="mt-8 text-sm text-muted">
					<Trans>
						Error {status}. If it happens again, write to{" "}
						<a className="text-accent underline underline-offset-4" href="mailto:support@visavis.example">
							support@visavis.example
						</a>
					</Trans>
					{requestId && (
						<>
							{" "}
							<Trans>
								and give this number: <code className="select-all">{requestId}</code>
							</Trans>
						</>
					)}
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
