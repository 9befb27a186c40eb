import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { categories, tierOf } from "#domain/businesses/legal-services.ts";
import { CategoryIcon } from "../../components/category-icon.tsx";
import { categoryDescription, categoryName, tierName } from "../../legal-service-names.ts";

/** The thirteen categories, a ledger of cards; the last cell fills the row with the way to their explanation. */
export function ServiceGrid() {
	const { i18n } = useLingui();
	return (
		<section aria-labelledby="services" className="page-width mt-20 lg:mt-28">
			<h2 id="services" className="text-2xl lg:text-3xl">
				<Trans>Who can help you with what</Trans>
			</h2>
			<p className="mt-3 max-w-prose text-lg">
				<Trans>
					A translator is not a lawyer, and a consultant is not a notary. They may do different things for you. Choose
					the one you need.
				</Trans>
			</p>
			<ul className="mt-8 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:mt-10 lg:grid-cols-3">
				{categories.map((category) => (
					<li
						key={category}
						className="group relative flex gap-4 bg-raised p-5 transition-colors hover:bg-accent-soft sm:p-6"
					>
						<CategoryIcon category={category} className="size-8 shrink-0 text-accent" />
						<div className="min-w-0">
							<h3 className="text-lg">
								<Link
									to={`/search?service=${category}`}
									className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-(--focus)"
								>
									{i18n._(categoryName(category))}
								</Link>
							</h3>
							<p className="mt-1">{i18n._(categoryDescription(category))}</p>
							<p className="mt-3 text-sm text-muted">{i18n._(tierName(tierOf[category]))}</p>
						</div>
					</li>
				))}
				<li className="flex flex-col items-start justify-center gap-2 bg-sunken p-5 sm:p-6 lg:col-span-2">
					<p className="font-serif text-xl">
						<Trans>Not sure which one?</Trans>
					</p>
					<p className="max-w-[52ch]">
						<Trans>See what each of them does, and what each may and may not do for you.</Trans>
					</p>
					<Link to="/services" className="mt-1 inline-flex items-center gap-2 text-accent underline underline-offset-4">
						<Trans>The thirteen services explained</Trans>
						<ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
					</Link>
				</li>
			</ul>
		</section>
	);
}
