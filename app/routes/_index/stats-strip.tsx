import { useLingui } from "@lingui/react/macro";
import { FiguresRow } from "../../components/figures-row.tsx";

/** The four figures under the hero. */
export function StatsStrip({
	figures,
}: {
	figures: { verified_lawyers: string; global_coverage: string; happy_clients: string; success_rate: string };
}) {
	const { t } = useLingui();
	return (
		<section aria-label={t`Visavis in figures`} className="page-width mt-14 lg:mt-20">
			<FiguresRow
				className="border-y border-line"
				figures={[
					{ value: figures.verified_lawyers, label: t`Verified lawyers` },
					{ value: figures.global_coverage, label: t`Global coverage` },
					{ value: figures.happy_clients, label: t`Happy clients` },
					{ value: figures.success_rate, label: t`Success rate` },
				]}
			/>
		</section>
	);
}
