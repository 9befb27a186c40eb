import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { CountryName } from "../../components/place-name.tsx";
import { categoryName } from "../../legal-service-names.ts";
import { type ShownProfile, searchFor } from "./profile.ts";

/** The way here: category, country and city are searches. */
export function Breadcrumb({ profile }: { profile: ShownProfile }) {
	const { t, i18n } = useLingui();
	const { category, country_id, city_name, name } = profile;
	const steps: [to: string, words: ReactNode][] = [
		["/", <Trans key="home">Home</Trans>],
		[searchFor(profile, true), i18n._(categoryName(category))],
		[`/search?service=${category}&location=${country_id}`, <CountryName key="country" code={country_id} />],
		[searchFor(profile), <bdi key="city">{city_name}</bdi>],
	];
	return (
		<nav aria-label={t`Breadcrumb`}>
			<ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
				{steps.map(([to, words]) => (
					<li key={to} className="flex items-center gap-1.5">
						<Link
							to={to}
							className="inline-flex min-h-8 items-center underline-offset-4 hover:text-accent hover:underline"
						>
							{words}
						</Link>
						<ChevronRight aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
					</li>
				))}
				<li aria-current="page" className="min-w-0 text-text">
					<bdi>{name}</bdi>
				</li>
			</ol>
		</nav>
	);
}
