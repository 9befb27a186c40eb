import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { classes } from "../../components/ui/classes.ts";
import { orders } from "./filter-words.ts";
import type { Results } from "./search-data.ts";

/** The published orders, and how they come about. */
export function SortLinks({ results: { search, sort }, className }: { results: Results; className?: string }) {
	const { t, i18n } = useLingui();
	const to = (value: Results["sort"]) => {
		const params = new URLSearchParams(search);
		params.delete("sort");
		if (value !== "relevance") params.set("sort", value);
		return params.size > 0 ? `/search?${params}` : "/search";
	};
	return (
		<nav aria-label={t`Sort order`} className={classes("flex flex-wrap items-center gap-x-1 text-sm", className)}>
			{orders.map(({ value, name }) => (
				<Link
					key={value}
					to={to(value)}
					preventScrollReset
					aria-current={sort === value || undefined}
					className="inline-flex min-h-8 items-center rounded-control px-2.5 text-muted hover:text-accent aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
				>
					{i18n._(name)}
				</Link>
			))}
			<Link
				to="/about#ranking"
				className="inline-flex min-h-8 items-center px-2.5 text-muted underline underline-offset-4 hover:text-accent"
			>
				<Trans>How results are ranked</Trans>
			</Link>
		</nav>
	);
}
