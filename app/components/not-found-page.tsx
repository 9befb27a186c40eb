import { Trans, useLingui } from "@lingui/react/macro";
import { SearchForm } from "./search-form.tsx";
import { ButtonLink } from "./ui/button.tsx";
import { FacingArcs } from "./ui/ornaments.tsx";

/** No such page: says so, and three ways on. */
export function NotFoundPage() {
	const { t } = useLingui();
	return (
		<div className="page-width grid items-center gap-12 py-16 lg:grid-cols-[1.2fr_1fr] lg:py-28">
			<div>
				<p className="font-medium text-muted">404</p>
				<h1 className="mt-2 text-3xl lg:text-4xl">
					<Trans>There is no page at this address</Trans>
				</h1>
				<p className="mt-5 max-w-prose text-lg">
					<Trans>
						It may have moved, or the link may have lost a part of itself on its way to you. Nothing you did was wrong.
					</Trans>
				</p>
				<SearchForm label={t`Search instead`} className="mt-8 max-w-md" />
				<div className="mt-6 flex flex-wrap gap-3">
					<ButtonLink to="/">
						<Trans>Go to the home page</Trans>
					</ButtonLink>
					<ButtonLink to="/services" kind="quiet">
						<Trans>See all services</Trans>
					</ButtonLink>
				</div>
			</div>
			<FacingArcs className="mx-auto hidden w-full max-w-sm opacity-80 lg:block" />
		</div>
	);
}
