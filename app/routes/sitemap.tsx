import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { categories, tierOf, tiers } from "#domain/businesses/legal-services.ts";
import { categoryName, tierName } from "../legal-service-names.ts";
import { pageMeta } from "../meta.ts";

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Sitemap`,
		description: msg`All pages of Visavis in one list.`,
		path: "/sitemap",
	});

/** Where most searches lead; any other country is a search away. */
const topCountries = "AE AU BE BR CA CH DE ES FR GB IE IN IT JP MX NL PT SE US".split(" ");

export default function Sitemap() {
	const { t, i18n } = useLingui();
	const names = new Intl.DisplayNames(i18n.locale, { type: "region" });
	const countries = topCountries
		.map((id) => ({ id, name: names.of(id) ?? id }))
		.sort((a, b) => a.name.localeCompare(b.name, i18n.locale));
	return (
		<div className="page-width pt-12 lg:pt-20">
			<h1 className="text-3xl lg:text-4xl">
				<Trans>Sitemap</Trans>
			</h1>
			<div className="mt-10 grid gap-x-10 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
				<Branch title={t`Visavis`}>
					<Leaf to="/">{t`Home`}</Leaf>
					<Leaf to="/search">{t`Search`}</Leaf>
					<Leaf to="/services">{t`Services`}</Leaf>
					<Leaf to="/news">{t`News`}</Leaf>
					<Leaf to="/community">{t`Community`}</Leaf>
					<Leaf to="/about">{t`About`}</Leaf>
					<Leaf to="/about#ranking">{t`How results are ranked`}</Leaf>
					<Leaf to="/careers">{t`Careers`}</Leaf>
				</Branch>
				<Branch title={t`Your account`}>
					<Leaf to="/auth">{t`Sign In`}</Leaf>
					<Leaf to="/auth?mode=signup">{t`Get Started`}</Leaf>
					<Leaf to="/profile">{t`Profile`}</Leaf>
					<Leaf to="/bookmarks">{t`Bookmarks`}</Leaf>
					<Leaf to="/appointments">{t`Appointments`}</Leaf>
					<Leaf to="/messages">{t`Messages`}</Leaf>
					<Leaf to="/notifications">{t`Notifications`}</Leaf>
				</Branch>
				<Branch title={t`Help and legal`}>
					<Leaf to="/help">{t`Help`}</Leaf>
					<Leaf to="/help#urgent">{t`Urgent help`}</Leaf>
					<Leaf to="/help#notario-fraud">{t`Notario fraud`}</Leaf>
					<Leaf to="/contact">{t`Contact`}</Leaf>
					<Leaf to="/accessibility">{t`Accessibility`}</Leaf>
					<Leaf to="/privacy">{t`Privacy`}</Leaf>
					<Leaf to="/cookies">{t`Cookies`}</Leaf>
					<Leaf to="/terms">{t`Terms`}</Leaf>
				</Branch>
				{tiers.map((tier) => (
					<Branch key={tier} title={i18n._(tierName(tier))}>
						{categories
							.filter((category) => tierOf[category] === tier)
							.map((category) => (
								<Leaf key={category} to={`/search?service=${category}`}>
									{i18n._(categoryName(category))}
								</Leaf>
							))}
					</Branch>
				))}
				<Branch title={t`For professionals`}>
					<Leaf to="/business">{t`Business`}</Leaf>
					<Leaf to="/business-registration">{t`Join our network`}</Leaf>
				</Branch>
				<Branch title={t`Countries`} className="sm:col-span-2" listClassName="sm:columns-2">
					{countries.map(({ id, name }) => (
						<Leaf key={id} to={`/search?location=${encodeURIComponent(name)}`}>
							{name}
						</Leaf>
					))}
				</Branch>
			</div>
		</div>
	);
}

function Branch({
	title,
	className,
	listClassName,
	children,
}: {
	title: string;
	className?: string;
	listClassName?: string;
	children: ReactNode;
}) {
	return (
		<section className={className}>
			<h2 className="border-b border-line pb-3 text-xl">{title}</h2>
			<ul className={listClassName}>{children}</ul>
		</section>
	);
}

function Leaf({ to, children }: { to: string; children: ReactNode }) {
	return (
		<li className="break-inside-avoid">
			<Link to={to} className="inline-flex min-h-10 items-center underline-offset-4 hover:text-accent hover:underline">
				{children}
			</Link>
		</li>
	);
}
