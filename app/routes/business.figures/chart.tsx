import { Trans, useLingui } from "@lingui/react/macro";
import type { Figures } from "#domain/businesses/weeks.ts";
import { BarChart } from "../../components/business-area/bar-chart.tsx";
import { Day, Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { Card } from "../../components/ui/card.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import type { Measure } from "./measures.ts";

/** One figure week by week: as bars, and as a table under them. */
export function Chart({ measure, figures }: { measure: Measure; figures: Figures }) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const summary = useSummary(measure, figures);
	const title = i18n._(measure.title);
	const heading = `figures-${measure.id}`;
	// Views of a week are told when it is over.
	const isLive = measure.id !== "views";
	const weeks = isLive ? [...figures.weeks, figures.this_week] : figures.weeks;
	const bars = weeks.map((week) => {
		const value = measure.of(week);
		const [day, written] = [formats.day(week.week), value === null ? "" : measure.write(value, formats)];
		return { key: week.week, value, title: t`Week of ${day}: ${written}` };
	});
	const thisWeek = t`This week`;
	const first = figures.weeks[0]?.week ?? "";
	return (
		<Card as="section" aria-labelledby={heading} className="min-w-0">
			<h2 id={heading} className="text-xl">
				{title}
			</h2>
			<p className="mt-1 mb-6 text-sm text-muted">{i18n._(measure.explains)}</p>
			<BarChart
				summary={summary}
				bars={bars}
				ends={[formats.day(first), isLive ? thisWeek : formats.day(figures.weeks.at(-1)?.week ?? "")]}
				isLastHollow={isLive}
			/>
			<Disclosure
				summary={
					<>
						<Trans>Week by week</Trans>
						<span className="sr-only">: {title}</span>
					</>
				}
				className="mt-3 -mb-2 border-b-0"
			>
				<table aria-labelledby={heading} className="w-full text-start tabular-nums">
					<thead>
						<tr className="text-sm text-muted">
							<th scope="col" className="pb-1.5 text-start font-normal">
								<Trans>Week from Monday</Trans>
							</th>
							<th scope="col" className="pb-1.5 text-end font-normal">
								{title}
							</th>
						</tr>
					</thead>
					<tbody>
						{weeks.toReversed().map((week) => {
							const value = measure.of(week);
							return (
								<tr key={week.week} className="border-t border-line">
									<th scope="row" className="py-1.5 text-start font-normal">
										<Day at={week.week} />
										{week.week === figures.this_week.week && (
											<span className="text-muted">
												{" "}
												<Trans>(so far)</Trans>
											</span>
										)}
									</th>
									<td className="py-1.5 text-end">
										{value === null ? (
											<span className="text-muted">
												<Trans>No answers</Trans>
											</span>
										) : (
											<Fact>{measure.write(value, formats)}</Fact>
										)}
									</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</Disclosure>
		</Card>
	);
}

/** What the bars show, in one sentence. */
function useSummary(measure: Measure, { weeks, total }: Figures) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const title = i18n._(measure.title);
	const [from, until] = [formats.day(weeks[0]?.week ?? ""), formats.day(weeks.at(-1)?.week ?? "")];
	const whole = measure.of(total);
	const top = weeks.reduce<{ value: number; week: string } | null>((found, week) => {
		const value = measure.of(week);
		return value === null || (found && found.value >= value) ? found : { value, week: week.week };
	}, null);
	if (!whole || !top) return t`${title} from the week of ${from} to the week of ${until}: none`;
	const [all, most, when] = [measure.write(whole, formats), measure.write(top.value, formats), formats.day(top.week)];
	return measure.id === "answers"
		? t`${title} from the week of ${from} to the week of ${until}: ${all} on average, the slowest was ${most}, in the week of ${when}`
		: t`${title} from the week of ${from} to the week of ${until}: ${all} in all, the most was ${most}, in the week of ${when}`;
}
