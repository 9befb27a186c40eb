import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { type Category, categories, type Tier, tierOf, tiers } from "#domain/businesses/legal-services.ts";
import { CategoryIcon } from "../components/category-icon.tsx";
import { TierRules } from "../components/tier-rules.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Card } from "../components/ui/card.tsx";
import { ChipLink } from "../components/ui/chip.tsx";
import { categoryExplanation, categoryName, tierName } from "../legal-service-names.ts";
import { pageMeta } from "../meta.ts";

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Services: thirteen kinds of legal help explained`,
		description: msg`What each kind of professional does, what they may and may not do for you, and how to find one.`,
		path: "/services",
	});

const inTier = (tier: Tier) => categories.filter((category) => tierOf[category] === tier);

export default function Services() {
	const { t, i18n } = useLingui();
	return (
		<div className="page-width pt-12 lg:pt-20">
			<h1 className="text-3xl lg:text-4xl">
				<Trans>Who can help you with what</Trans>
			</h1>
			<p className="mt-5 max-w-prose text-lg">
				<Trans>
					In many countries a "notario", a consultant or a friendly office may fill in your forms, but may not advise
					you. Here every professional is in one of three groups. For each group, we say what they may do.
				</Trans>
			</p>
			<p className="mt-4 max-w-prose">
				<Trans>
					Not sure which one you need?{" "}
					<Link to="/help#which-kind" className="text-accent underline underline-offset-4">
						Help
					</Link>{" "}
					explains how to choose, and{" "}
					<Link to="/help#notario-fraud" className="text-accent underline underline-offset-4">
						how to recognise false lawyers
					</Link>
					.
				</Trans>
			</p>
			<nav aria-label={t`On this page`} className="mt-8 flex flex-wrap gap-2">
				{tiers.map((tier) => (
					<ChipLink key={tier} to={`#${tier}`}>
						{i18n._(tierName(tier))}
					</ChipLink>
				))}
			</nav>
			{tiers.map((tier) => (
				<TierChapter key={tier} tier={tier} />
			))}
		</div>
	);
}

function TierChapter({ tier }: { tier: Tier }) {
	const { i18n } = useLingui();
	return (
		<section id={tier} aria-labelledby={`${tier}-title`} className="mt-20">
			<div className="border-t border-line pt-8">
				<h2 id={`${tier}-title`} className="text-2xl lg:text-3xl">
					{i18n._(tierName(tier))}
				</h2>
				<TierRules tier={tier} className="mt-5 grid gap-x-12 gap-y-6 md:grid-cols-2" />
			</div>
			<ul className="mt-8 grid gap-5 md:grid-cols-2">
				{inTier(tier).map((category) => (
					<CategoryCard key={category} category={category} />
				))}
			</ul>
		</section>
	);
}

function CategoryCard({ category }: { category: Category }) {
	const { i18n } = useLingui();
	const name = i18n._(categoryName(category));
	return (
		<Card as="li" id={category} className="flex flex-col items-start only:md:col-span-2 target:border-accent">
			<CategoryIcon category={category} className="size-8 text-accent" />
			<h3 className="mt-4 text-xl">{name}</h3>
			<p className="mt-2 mb-5 max-w-prose">{i18n._(categoryExplanation(category))}</p>
			<ButtonLink to={`/search?service=${category}`} kind="quiet" className="mt-auto">
				<Trans>
					Find one <span className="sr-only">({name})</span>
				</Trans>
				<ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
			</ButtonLink>
		</Card>
	);
}
