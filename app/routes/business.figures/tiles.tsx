import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowDown, ArrowUp, Equal } from "lucide-react";
import { comparedWeeks, type Figures } from "#domain/businesses/weeks.ts";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { type Measure, measures } from "./measures.ts";

/** The figures of the period side by side, each with how it compares and what this week has brought so far. */
export function Tiles({ figures }: { figures: Figures }) {
	const { i18n } = useLingui();
	const formats = useFormats();
	return (
		<dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
			{measures.map((measure) => {
				const total = measure.of(figures.total);
				const now = measure.of(figures.this_week);
				const soFar = now === null ? null : measure.write(now, formats);
				return (
					<div key={measure.id} className="rounded-card border border-line bg-raised p-3 sm:p-4">
						<dt className="text-muted">{i18n._(measure.title)}</dt>
						<dd className="mt-1 font-serif text-xl tabular-nums sm:text-2xl">
							{total === null ? <Trans>None yet</Trans> : <Fact>{measure.write(total, formats)}</Fact>}
						</dd>
						<dd className="mt-1 text-sm">
							<Comparison measure={measure} figures={figures} />
						</dd>
						<dd className="mt-1 text-sm text-muted">
							{measure.id === "views" ? (
								<Trans>This week counts when it is over</Trans>
							) : soFar === null ? (
								<Trans>No answers yet this week</Trans>
							) : (
								<Trans>
									This week so far: <Fact>{soFar}</Fact>
								</Trans>
							)}
						</dd>
					</div>
				);
			})}
		</dl>
	);
}

/** In words; the arrow only repeats them. */
function Comparison({ measure, figures: { compared, weeks } }: { measure: Measure; figures: Figures }) {
	const formats = useFormats();
	const count = comparedWeeks;
	if (!compared) return <Trans>Nothing to compare with yet</Trans>;
	const [last, before] = [measure.of(compared.last), measure.of(compared.before)];
	if (last === null) return <Trans>No answers in the last {count} weeks</Trans>;
	if (before === null) return <Trans>No answers in the {count} weeks before</Trans>;
	const difference = Math.round((last - before) * 10) / 10;
	const Icon = difference === 0 ? Equal : difference > 0 ? ArrowUp : ArrowDown;
	const by = <Fact>{measure.write(Math.abs(difference), formats)}</Fact>;
	return (
		<span className="flex gap-1.5">
			<Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			<span>
				{weeks.length > count && (
					<>
						<Trans>Last {count} weeks:</Trans>{" "}
					</>
				)}
				{difference === 0 ? (
					<Trans>the same as in the {count} weeks before</Trans>
				) : measure.id === "answers" ? (
					difference > 0 ? (
						<Trans>
							{by} slower than in the {count} weeks before
						</Trans>
					) : (
						<Trans>
							{by} quicker than in the {count} weeks before
						</Trans>
					)
				) : difference > 0 ? (
					<Trans>
						{by} more than in the {count} weeks before
					</Trans>
				) : (
					<Trans>
						{by} fewer than in the {count} weeks before
					</Trans>
				)}
			</span>
		</span>
	);
}
