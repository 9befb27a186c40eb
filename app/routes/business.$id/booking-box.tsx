import { Trans, useLingui } from "@lingui/react/macro";
import { Form, useSubmit } from "@remix-run/react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { bookingPath } from "../../booking-path.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { SlotWords, slotClass } from "../../components/slot-days.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, Select } from "../../components/ui/field.tsx";
import { legalServiceName } from "../../legal-service-names.ts";
import type { ReaderZone } from "../../reader-zone.ts";
import { type ShownProfile, searchFor } from "./profile.ts";

/** The next free times, as the profile's page gets them. */
export type Booking = {
	zone: ReaderZone;
	/** null for who takes no bookings. */
	next: { slots: string[]; time_zone: string; minutes: number } | null;
	/** For which these times are. */
	service: string | null;
};

/** Books from the profile: a service, and a press on one of the next free times. */
export function BookingBox({ profile, booking: { next, zone, service } }: { profile: ShownProfile; booking: Booking }) {
	const { id, modes, now } = profile;
	if (!next || !service)
		return (
			<Card as="section" aria-labelledby="book" isCompact className="sm:p-6">
				<h2 id="book" className="text-xl">
					<Trans>No bookings here</Trans>
				</h2>
				<p className="mt-2">
					<Trans>This professional does not take bookings on Visavis. Other professionals for this service do.</Trans>
				</p>
				<ButtonLink to={searchFor(profile)} kind="quiet" className="mt-4">
					<Trans>See others nearby</Trans>
				</ButtonLink>
			</Card>
		);
	return (
		<Card as="section" aria-labelledby="book" isCompact className="scroll-mt-24 sm:p-6">
			<h2 id="book" className="text-xl">
				<Trans>Book a time</Trans>
			</h2>
			<ServiceChoice profile={profile} service={service} />
			{next.slots.length > 0 ? (
				<Form method="post" action={bookingPath(id, { service })} className="mt-4">
					<input type="hidden" name="intent" value="hold" />
					<input type="hidden" name="legal_service_id" value={service} />
					<input type="hidden" name="mode" value={modes[0]} />
					<ul className="grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-2">
						{next.slots.map((at) => (
							<li key={at}>
								<button type="submit" name="starts_at" value={at} className={slotClass}>
									<SlotWords at={at} zone={zone.zone} otherZone={next.time_zone} isDayShown />
								</button>
							</li>
						))}
					</ul>
				</Form>
			) : (
				<p className="mt-4">
					<Trans>There are no free times in the next few weeks.</Trans>
				</p>
			)}
			<ButtonLink to={bookingPath(id, { service })} kind="action" className="mt-4 w-full">
				<Trans>See all free times</Trans>
			</ButtonLink>
			<ReaderZoneLine zone={zone} at={now} className="mt-4" />
		</Card>
	);
}

/** For which service; times of another come at once with scripts, after a press without. */
function ServiceChoice({ profile: { services, id }, service }: { profile: ShownProfile; service: string }) {
	const { t, i18n } = useLingui();
	const submit = useSubmit();
	const nameOf = (one: string) => i18n._(legalServiceName(one as LegalServiceId));
	if (services.length < 2) return <p className="mt-1">{nameOf(service)}</p>;
	return (
		<Form action={`/business/${id}`} preventScrollReset className="mt-3 grid gap-2">
			<Field label={t`Service`}>
				{(control) => (
					<Select
						name="service"
						defaultValue={service}
						onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true, replace: true })}
						{...control}
					>
						{services.map(({ legal_service_id }) => (
							<option key={legal_service_id} value={legal_service_id}>
								{nameOf(legal_service_id)}
							</option>
						))}
					</Select>
				)}
			</Field>
			<noscript>
				<Button type="submit" kind="quiet" size="small">
					<Trans>Show times</Trans>
				</Button>
			</noscript>
		</Form>
	);
}

/** The way to the times, in reach of the thumb on narrow screens; it ends where the page's footer begins. */
export function BookingBar({
	profile: { id },
	booking: { next, service },
}: {
	profile: ShownProfile;
	booking: Booking;
}) {
	if (!next || !service) return null;
	return (
		<div
			data-bottom-bar
			className="sticky bottom-0 z-20 -mx-4 mt-8 flex justify-end border-t border-line bg-surface px-4 py-3 sm:-mx-8 sm:px-8 lg:hidden print:hidden"
		>
			<ButtonLink to={bookingPath(id, { service })} kind="action">
				<Trans>Book a time</Trans>
			</ButtonLink>
		</div>
	);
}
