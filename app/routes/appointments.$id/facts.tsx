import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { NameMatchNote } from "../../components/business-area/name-matches.tsx";
import { CancellationPolicy } from "../../components/cancellation-policy.tsx";
import { Fee } from "../../components/fee.tsx";
import { legalServiceName } from "../../legal-service-names.ts";
import type { Shown } from "./shown.server.ts";

/** What was said and announced: the matter, what to bring, the fee, the terms. */
export function Facts({ shown: { appointment, matches, zone, now } }: { shown: Shown }) {
	const { t, i18n } = useLingui();
	const { party, legal_service_id, terms, facts, other_party, reason, status, business_id, business_name, starts_at } =
		appointment;
	const isOn = status === "pending" || status === "confirmed";
	const { bring, fee_type, fee_min_minor, fee_max_minor, currency } = terms;
	return (
		<section aria-labelledby="facts">
			<h2 id="facts" className="text-xl">
				<Trans>What it is about</Trans>
			</h2>
			<div className="mt-4 empty:hidden">
				<NameMatchNote matches={matches} names={appointment} />
			</div>
			<dl className="mt-4 grid gap-4">
				<Line term={t`Service`}>
					{i18n._(legalServiceName(legal_service_id as LegalServiceId))} ·{" "}
					<Fee type={fee_type} min={fee_min_minor} max={fee_max_minor} currency={currency} />
				</Line>
				{party === "client" && (
					<Line term={t`With`}>
						<Link to={`/business/${business_id}`} className="text-accent underline underline-offset-4">
							<bdi>{business_name}</bdi>
						</Link>
					</Line>
				)}
				{facts && (
					<Line term={party === "client" ? t`What you wrote` : t`What the client wrote`}>
						<span dir="auto" className="block whitespace-pre-line">
							{facts}
						</span>
					</Line>
				)}
				{other_party && (
					<Line term={t`The other side`}>
						<bdi>{other_party}</bdi>
					</Line>
				)}
				{reason && (isOn || status === "cancelled") && (
					<Line term={t`Reason for the last change`}>
						<span dir="auto" className="block whitespace-pre-line">
							{reason}
						</span>
					</Line>
				)}
				{bring && isOn && (
					<Line term={party === "client" ? t`What to bring` : t`What the client should bring`}>
						<span dir="auto" className="block whitespace-pre-line">
							{bring}
						</span>
					</Line>
				)}
				{party === "client" && isOn && (
					<Line term={t`If you cancel`}>
						<CancellationPolicy
							terms={terms}
							name={<bdi>{business_name}</bdi>}
							starts_at={starts_at}
							zone={zone.zone}
							now={now}
						/>
					</Line>
				)}
			</dl>
		</section>
	);
}

function Line({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="grid gap-x-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
			<dt className="text-muted max-sm:text-sm">{term}</dt>
			<dd className="min-w-0">{children}</dd>
		</div>
	);
}
