import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { compareExactly, mostCompared } from "./compare.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import type { Comparison } from "./search-data.ts";

/** Up to four professionals side by side. The address holds the choice, so it can be shared. */
export default function ComparisonPage({ comparison: { professionals, wasCut, back } }: { comparison: Comparison }) {
	// Back among the results the same boxes are ticked.
	useEffect(() => compareExactly(professionals.map(({ id, name }) => ({ id, name }))), [professionals]);
	return (
		<div id="comparison" className="page-width pt-8">
			<p>
				<Link to={back} className="inline-flex min-h-9 items-center gap-2 text-accent underline underline-offset-4">
					<ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
					<Trans>Back to the results</Trans>
				</Link>
			</p>
			<h1 className="mt-3 text-2xl lg:text-3xl">
				<Trans>Compare professionals</Trans>
			</h1>
			{wasCut && (
				<p className="mt-3 rounded-card bg-seal-soft px-4 py-3">
					<Plural
						value={mostCompared}
						one="You can compare only # professional. We show the first one you chose."
						other="You can compare up to # professionals. We show the first ones you chose."
					/>
				</p>
			)}
			{professionals.length === 0 ? (
				<EmptyState
					className="mt-8"
					title={<Trans>Nobody to compare yet</Trans>}
					description={
						<Trans>Tick "Compare" on two or more professionals in the results. We cannot show deleted profiles.</Trans>
					}
				>
					<ButtonLink to={back}>
						<Trans>Go to the results</Trans>
					</ButtonLink>
				</EmptyState>
			) : (
				<>
					{professionals.length === 1 && (
						<p className="mt-3 max-w-prose text-muted">
							<Trans>Go back to the results and tick one more to see the difference.</Trans>
						</p>
					)}
					<ComparisonTable professionals={professionals} />
				</>
			)}
		</div>
	);
}
