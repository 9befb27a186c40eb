import { Trans } from "@lingui/react/macro";
import { Form, useLocation } from "@remix-run/react";
import { bookingPath } from "../../booking-path.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Frame } from "./frame.tsx";
import { NotFree } from "./not-free.tsx";
import { Summary } from "./summary.tsx";
import type { View } from "./view.server.ts";

/** A guest at a time: they sign in and come back to it. */
export function SignInFirst({ view }: { view: View<"guest"> }) {
	const { pathname, search } = useLocation();
	const { business, service, chosen, until, taken, owesFactor, zone, now } = view;
	const next = pathname + search;
	const to = (more: Record<string, string>) => `/auth?${new URLSearchParams({ ...more, next })}`;
	if (taken)
		return (
			<Frame view={view} step="time" title={<Trans>Choose another time</Trans>}>
				<Form method="post" action={bookingPath(business.id, { service: service.legal_service_id })}>
					<input type="hidden" name="intent" value="hold" />
					<input type="hidden" name="legal_service_id" value={service.legal_service_id} />
					<input type="hidden" name="mode" value={chosen.mode} />
					<NotFree view={view} nearest={taken} intent="hold" />
				</Form>
				<ReaderZoneLine zone={zone} at={now} className="mt-5" />
			</Frame>
		);
	return (
		<Frame
			view={view}
			step="details"
			title={<Trans>Sign in to book this time</Trans>}
			aside={<Summary view={view} chosen={{ starts_at: chosen.starts_at, until }} />}
		>
			<p className="max-w-prose text-lg font-medium">
				<Trans>Nobody has booked this time yet. Sign in to reserve it.</Trans>
			</p>
			<p className="mt-3 max-w-prose">
				<Trans>
					After you sign in, you come back here, and we hold the time for you for ten minutes. With your account you can
					see, move and cancel the appointment. We ask for your email. We ask nothing about your immigration status.
				</Trans>
			</p>
			<div className="mt-6 flex flex-wrap gap-3">
				{owesFactor ? (
					<ButtonLink to={to({ step: "factor" })} kind="action">
						<Trans>Finish signing in</Trans>
					</ButtonLink>
				) : (
					<>
						<ButtonLink to={to({})} kind="action">
							<Trans>Sign in</Trans>
						</ButtonLink>
						<ButtonLink to={to({ mode: "signup" })} kind="quiet">
							<Trans>Create an account</Trans>
						</ButtonLink>
					</>
				)}
			</div>
			<ReaderZoneLine zone={zone} at={now} className="mt-5" />
		</Frame>
	);
}
