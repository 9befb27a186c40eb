import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { Missing, OwnBusiness, Today } from "#domain/appointments/agenda.server.ts";
import { aboutLength, type CompletenessPart } from "#domain/businesses/quality.ts";
import { placeOf, useTimes, When } from "../../components/business-area/times.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { classes } from "../../components/ui/classes.ts";

/** What stands in the way of being booked, and what clients can book next. */
export function Aside({
	business,
	missing,
	completeness,
}: {
	business: OwnBusiness;
	missing: Missing[];
	completeness: Today["completeness"];
}) {
	return (
		<aside className="grid gap-6">
			<Card as="section" aria-labelledby="ready-title" isCompact>
				<h2 id="ready-title" className="text-lg">
					<Trans>Can clients book you?</Trans>
				</h2>
				{missing.length === 0 ? (
					<p className="mt-2 flex items-start gap-2">
						<CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
						<Trans>Yes. Nothing is missing.</Trans>
					</p>
				) : (
					<ul className="mt-2 grid gap-3">
						{missing.map((what) => (
							<li key={what} className="flex items-start gap-2">
								<CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-seal" />
								<span>
									<Lack what={what} />
								</span>
							</li>
						))}
					</ul>
				)}
			</Card>
			<Completeness completeness={completeness} />
			{!missing.includes("not_listed") && <NextSlots business={business} />}
		</aside>
	);
}

function Lack({ what }: { what: Missing }) {
	const link = "text-accent underline underline-offset-4";
	switch (what) {
		case "not_listed":
			return <Trans>Not yet: only professionals whose licence is verified appear in search and take bookings.</Trans>;
		case "services":
			return (
				<Trans>
					You offer no service yet.{" "}
					<Link to="/business/services" className={link}>
						Add one
					</Link>
					.
				</Trans>
			);
		case "hours":
			return (
				<Trans>
					You have no opening hours yet.{" "}
					<Link to="/business/hours" className={link}>
						{" "}
						Add hours{" "}
					</Link>
					.
				</Trans>
			);
		case "no_times":
			return (
				<Trans>
					Your week has no open hours.{" "}
					<Link to="/business/hours" className={link}>
						Change your hours
					</Link>
					.
				</Trans>
			);
		default:
			return what satisfies never;
	}
}

/** Which parts of the profile are filled in, and links to those that are not. */
function Completeness({ completeness }: { completeness: Today["completeness"] }) {
	const { t } = useLingui();
	const words: Record<CompletenessPart, { to: string; text: string }> = {
		about: { to: "/business/profile#about", text: t`Write at least ${aboutLength} characters about yourself` },
		country_experience: { to: "/business/profile#countries", text: t`Name the countries your clients come from` },
		education: { to: "/business/profile#education", text: t`Add your education` },
		insurance: { to: "/business/profile#insurance", text: t`Name your insurance` },
		fees: { to: "/business/services", text: t`Publish your fees` },
		accessibility: { to: "/business/profile#office", text: t`Say how people with a disability can get in` },
	};
	const parts = Object.entries(completeness) as [CompletenessPart, boolean][];
	const done = parts.filter(([, isDone]) => isDone).length;
	const all = parts.length;
	return (
		<Card as="section" aria-labelledby="complete-title" isCompact>
			<h2 id="complete-title" className="text-lg">
				<Trans>Your profile</Trans>
			</h2>
			<p className="mt-1">
				<Trans>
					{done} of {all} parts are filled in.
				</Trans>
			</p>
			<div aria-hidden="true" className="mt-2 flex gap-1">
				{parts.map(([part], at) => (
					<span key={part} className={classes("h-2 flex-1 rounded-full", at < done ? "bg-accent" : "bg-line")} />
				))}
			</div>
			{done < all && (
				<ul className="mt-3 grid gap-1">
					{parts
						.filter(([, isDone]) => !isDone)
						.map(([part]) => (
							<li key={part}>
								<Link
									to={words[part].to}
									className="inline-flex min-h-8 items-center text-accent underline underline-offset-4"
								>
									{words[part].text}
								</Link>
							</li>
						))}
				</ul>
			)}
			<p className="mt-2 text-sm text-muted">
				<Trans>
					A complete profile{" "}
					<Link to="/about#ranking" className="underline underline-offset-4">
						ranks
					</Link>{" "}
					a little higher in search.
				</Trans>
			</p>
		</Card>
	);
}

function NextSlots({ business: { availability, next_slots } }: { business: OwnBusiness }) {
	const { t } = useLingui();
	const times = useTimes();
	const place = placeOf(availability.time_zone);
	return (
		<Card as="section" aria-labelledby="next-title" isCompact>
			<h2 id="next-title" className="text-lg">
				<Trans>Next free times</Trans>
			</h2>
			<p className="mt-1 text-sm text-muted">
				<Trans>
					As clients see them on your card, shown here in <bdi>{place}</bdi> time.
				</Trans>
			</p>
			{next_slots.length > 0 ? (
				<ul className="mt-3 grid gap-2">
					{next_slots.map((slot) => (
						<li key={slot} className="rounded-control bg-sunken px-3 py-2">
							<When at={slot}>{times.dayAndTime(slot, availability.time_zone)}</When>
						</li>
					))}
				</ul>
			) : (
				<p className="mt-3">{t`None in the next two weeks.`}</p>
			)}
			<ButtonLink to="/business/hours?preview#preview" kind="quiet" size="small" className="mt-4">
				<Trans>Preview as the client sees it</Trans>
			</ButtonLink>
		</Card>
	);
}
