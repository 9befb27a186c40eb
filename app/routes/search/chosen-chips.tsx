import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Fact } from "../../components/fact.tsx";
import { RemovableChip } from "../../components/ui/chip.tsx";
import { useFilterWords } from "./filter-words.ts";
import type { Results } from "./search-data.ts";

/** Everything that was understood or chosen; each is a link to the page without it. */
export function ChosenChips({ results: { chips, place, q } }: { results: Results }) {
	const { t } = useLingui();
	const { valueName } = useFilterWords();
	if (chips.length === 0) return null;
	return (
		<section aria-label={t`Active filters`}>
			<ul className="flex flex-wrap items-center gap-2">
				{chips.map(({ field, value, to }) => {
					const label = valueName(field, value, place);
					return (
						<li key={field} className="max-w-full">
							<RemovableChip label={label} to={to} preventScrollReset className="max-w-full py-1 leading-5">
								<Fact>{label}</Fact>
							</RemovableChip>
						</li>
					);
				})}
				{(chips.length > 1 || q) && (
					<li>
						<Link
							to="/search"
							preventScrollReset
							className="inline-flex min-h-9 items-center px-2 text-sm text-accent underline underline-offset-4 hover:text-accent-hover"
						>
							<Trans>Clear all</Trans>
						</Link>
					</li>
				)}
			</ul>
		</section>
	);
}
