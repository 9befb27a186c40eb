import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { isListed } from "#domain/businesses/listed.ts";
import { FeeFrom } from "../../components/fee.tsx";
import { modeNames } from "../../components/mode-names.ts";
import { ResponseTime } from "../../components/response-time.tsx";
import { Share } from "../../components/share.tsx";
import { Card } from "../../components/ui/card.tsx";
import { classes } from "../../components/ui/classes.ts";
import { type Booking, BookingBox } from "./booking-box.tsx";
import { Clocks } from "./clocks.tsx";
import type { ShownProfile } from "./profile.ts";
import { SectionNav } from "./section-nav.tsx";

/** What one decides by, beside the profile. Says nothing that invites to somebody who may not practise. */
export function AtAGlance({
	profile,
	booking,
	className,
}: {
	profile: ShownProfile;
	booking: Booking;
	className?: string;
}) {
	const { t, i18n } = useLingui();
	const { fee_from_minor, currency, free_consultation, legal_aid, modes, response_hours, practising_since } = profile;
	const listed = isListed(profile.status);
	const { id, name } = profile;
	return (
		<div className={classes("grid min-w-0 gap-8", className)}>
			{listed && <BookingBox profile={profile} booking={booking} />}
			<Card as="aside" aria-label={t`At a glance`}>
				{listed && (
					<p className="font-serif text-xl">
						<FeeFrom minor={fee_from_minor} currency={currency} />
					</p>
				)}
				{listed && (free_consultation || legal_aid) && (
					<p className="mt-1 text-accent">
						{[free_consultation && t`Free first consultation`, legal_aid && t`Accepts legal aid`]
							.filter(Boolean)
							.join(" · ")}
					</p>
				)}
				<dl className={classes("grid gap-4", listed && "mt-5 border-t border-line pt-5")}>
					{listed && (
						<Line term={t`First answer`}>
							<ResponseTime hours={response_hours} />
						</Line>
					)}
					{listed && modes.length > 0 && (
						<Line term={t`How you meet`}>{modes.map((mode) => i18n._(modeNames[mode])).join(" · ")}</Line>
					)}
					<Line term={t`Practising since`}>
						<span className="tabular-nums">{practising_since}</span>
					</Line>
					<Line term={t`Their time now`}>
						<Clocks now={profile.now} timeZone={profile.time_zone} readerZone={booking.zone.zone} />
					</Line>
				</dl>
				<div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-5">
					<Share subject={t`${name} on Visavis`} path={`/business/${id}`} />
					<Link to="/about#verification" className="text-accent underline underline-offset-4 hover:text-accent-hover">
						<Trans>How we check</Trans>
					</Link>
				</div>
			</Card>
			<SectionNav profile={profile} />
		</div>
	);
}

function Line({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div>
			<dt className="text-sm text-muted">{term}</dt>
			<dd>{children}</dd>
		</div>
	);
}
