import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { Fact } from "../../components/fact.tsx";
import { useUnreachableWords } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { SlotDays, SlotWords, slotClass } from "../../components/slot-days.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { legalServiceName } from "../../legal-service-names.ts";
import { refusalWords } from "../../refusals.ts";
import { FeeAndLength } from "./fee-and-length.tsx";
import { Frame } from "./frame.tsx";
import type { View } from "./view.server.ts";

/** A week of free times; pressing one holds it. */
export function ChooseTime({ view, answer }: { view: View<"times">; answer: Answer | undefined }) {
	const { i18n } = useLingui();
	const { business, service, zone, now, shown, mode, held, isOnly, isGuest } = view;
	const at = { service: service.legal_service_id };
	const times = useTimeFormats();
	const unreachable = useUnreachableWords();
	return (
		<Frame view={view} step="time" title={<Trans>Choose a time</Trans>}>
			<div className="grid gap-5">
				{answer?.refusal && (
					<Notice kind="bad">{i18n._(refusalWords(answer.refusal.code, answer.refusal.values))}</Notice>
				)}
				{answer?.outcome === "unreachable" && <Notice kind="bad">{unreachable}</Notice>}
				{answer?.outcome === "failed" && (
					<Notice kind="bad">
						<Trans>Something went wrong on our side. Nothing was booked. Please choose the time again.</Trans>
					</Notice>
				)}
				{held && (
					<div className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border border-seal bg-seal-soft p-4">
						<p className="min-w-0 flex-1 basis-60">
							<Trans>
								<Fact className="font-medium">{times.dayAndTime(held.starts_at, zone.zone)}</Fact> is held for you until{" "}
								<Fact>{times.time(held.expires_at, zone.zone)}</Fact>. If you choose another time, we release this one.
							</Trans>
						</p>
						<ButtonLink
							to={bookingPath(business.id, { service: held.legal_service_id, at: held.starts_at, mode: held.mode })}
							kind="quiet"
						>
							<Trans>Continue</Trans>
						</ButtonLink>
					</div>
				)}
				<div className="grid gap-1.5">
					<p>
						<span className="font-medium">{i18n._(legalServiceName(service.legal_service_id as LegalServiceId))}</span>
						<FeeAndLength service={service} business={business} />
						{!isOnly && (
							<Link
								to={bookingPath(business.id)}
								className="inline-block min-h-6 text-sm text-accent underline underline-offset-4"
							>
								<Trans>Choose another service</Trans>
							</Link>
						)}
					</p>
					<ReaderZoneLine zone={zone} at={now} />
				</div>
				<Form method="post" action={bookingPath(business.id, at)}>
					<input type="hidden" name="intent" value="hold" />
					<input type="hidden" name="legal_service_id" value={service.legal_service_id} />
					<input type="hidden" name="mode" value={mode} />
					<SlotDays
						shown={shown}
						hrefOf={(from) => bookingPath(business.id, { ...(!isOnly && at), from })}
						slot={(starts_at) => (
							<button type="submit" name="starts_at" value={starts_at} className={slotClass}>
								<SlotWords at={starts_at} zone={zone.zone} otherZone={business.time_zone} />
							</button>
						)}
					/>
				</Form>
				<p className="text-sm text-muted">
					{isGuest ? (
						<Trans>Choose a time, then sign in. Once you are signed in, we hold it for you for ten minutes.</Trans>
					) : (
						<Trans>We hold the time you choose for ten minutes while you fill in the form.</Trans>
					)}
				</p>
			</div>
		</Frame>
	);
}
