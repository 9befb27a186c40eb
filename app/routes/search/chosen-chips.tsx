import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Fact } from "../../components/fact.tsx";
import { RemovableChip } from "../../components/ui/chip.tsx";
import { useFilterWords } from "./filter-words.ts";
import type { Results } from "./search-data.ts";

/** Everything that was understood or chosen; each is a link to the page without it. */
export function ChosenChips({ results: { chips, place, q }, className }: { results: Results; className?: string }) {
	const { t } = useLingui();
	const { valueName, originName } = useFilterWords();
	if (chips.length === 0) return null;
	return (
		<section aria-label={t`Active filters`} className={className}>
			<ul className="flex items-center gap-2 max-lg:w-max max-lg:pe-8 lg:flex-wrap">
				{chips.map(({ field, value, isRankOnly, to }) => {
					const label = isRankOnly ? originName(value) : valueName(field, value, place);
					return (
						<li key={field} className="max-w-full">
							<RemovableChip
								label={label}
								to={to}
								preventScrollReset
								className="max-w-full py-1 leading-5 max-lg:max-w-none max-lg:whitespace-nowrap"
							>
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
							className="inline-flex min-h-9 items-center px-2 text-sm whitespace-nowrap text-accent underline underline-offset-4 hover:text-accent-hover"
						>
							<Trans>Clear all</Trans>
						</Link>
					</li>
				)}
			</ul>
		</section>
	);
}
