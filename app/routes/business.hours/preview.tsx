import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { placeOf, useTimes, When } from "../../components/business-area/times.tsx";
import { Duration } from "../../components/duration.tsx";
import { Fact } from "../../components/fact.tsx";
import { Part } from "../../components/settings/part.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { legalServiceName } from "../../legal-service-names.ts";

/** What a client could choose from. */
export type Preview = {
	/** The zone whose clock the client reads. */
	zone: string;
	/** By the length of a meeting, shortest first; days with free time only. */
	lengths: { minutes: number; services: string[]; days: { day: string; slots: string[] }[] }[];
};

export function PreviewPart({
	preview,
	time_zone,
	isSaved,
}: {
	preview: Preview;
	time_zone: string;
	isSaved: boolean;
}) {
	const { zone, lengths } = preview;
	// A preview that was just asked for is where the reader wants to be.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each preview anew
	useEffect(() => {
		if (!isSaved) document.getElementById("preview-title")?.focus();
	}, [isSaved, preview]);
	const { t, i18n } = useLingui();
	const place = placeOf(zone);
	const nameOf = (id: string) => i18n._(legalServiceName(id as LegalServiceId));
	return (
		<Part
			id="preview"
			title={t`What the client sees`}
			lead={
				<>
					{isSaved ? (
						<Trans>The next two weeks with your saved hours.</Trans>
					) : (
						<Trans>The next two weeks if you save this form. It is not saved yet.</Trans>
					)}{" "}
					<Trans>
						Times as a client in <bdi>{place}</bdi> sees them.
					</Trans>
				</>
			}
		>
			{lengths.length === 0 && <p>{t`You offer no service yet, so there is nothing to book.`}</p>}
			{lengths.map(({ minutes, services, days }, i) => {
				const count = days.reduce((sum, { slots }) => sum + slots.length, 0);
				return (
					<Disclosure
						key={minutes}
						isOpen={i === 0}
						summary={
							<>
								<Duration minutes={minutes} />
								<span className="block text-sm font-normal text-muted">{services.map(nameOf).join(", ")}</span>
							</>
						}
						detail={<Plural value={count} one="# free time" other="# free times" />}
					>
						{days.length === 0 ? (
							<p>
								<Trans>No free time in the next two weeks.</Trans>
							</p>
						) : (
							<ul className="grid gap-4">
								{days.map(({ day, slots }) => (
									<Day key={day} day={day} slots={slots} zone={zone} ownZone={time_zone} />
								))}
							</ul>
						)}
					</Disclosure>
				);
			})}
		</Part>
	);
}

/** A day of the client's calendar; where their clock is another than the professional's, both are said. */
function Day({ day, slots, zone, ownZone }: { day: string; slots: string[]; zone: string; ownZone: string }) {
	const { t } = useLingui();
	const times = useTimes();
	return (
		<li className="grid gap-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
			<When className="font-medium sm:py-1">{times.shortDay(day)}</When>
			<ul className="flex flex-wrap gap-2">
				{slots.map((slot) => {
					const [theirs, own] = [times.time(slot, zone), times.time(slot, ownZone)];
					return (
						<li key={slot} className="rounded-control border border-line bg-raised px-2.5 py-1 text-sm">
							<When at={slot}>{theirs}</When>
							{/* Empty where the clocks agree, and there on every side: zones as the browser knows them may be older. */}
							<Fact className="block text-muted empty:hidden">{theirs === own ? "" : t`you: ${own}`}</Fact>
						</li>
					);
				})}
			</ul>
		</li>
	);
}
