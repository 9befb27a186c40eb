import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findSiteFigures } from "#domain/site/site-settings.server.ts";
import { FiguresRow } from "../components/figures-row.tsx";
import { FacingArcs } from "../components/ui/ornaments.tsx";
import { Stamp } from "../components/ui/stamp.tsx";
import { pageMeta } from "../meta.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	return { figures: await findSiteFigures(context) };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`About Visavis`,
		description: msg`What Visavis is, how we verify professionals, how we rank results, and where our data comes from.`,
		path: "/about",
	});

export default function About() {
	const { t } = useLingui();
	const { figures } = useLoaderData<typeof loader>();
	return (
		<div className="page-width pt-12 lg:pt-20">
			<div className="grid items-center gap-x-12 lg:grid-cols-[1.4fr_1fr]">
				<div>
					<h1 className="max-w-[11.5em] text-3xl lg:text-4xl">
						<Trans>Two people, face to face, across a border</Trans>
					</h1>
					<p className="mt-5 max-w-prose text-lg">
						<Trans>
							Visavis is a directory for people who live, or want to live, in a new country. It lists legal
							professionals with checked licences. You can meet them in person, by video or by phone.
						</Trans>
					</p>
				</div>
				<FacingArcs className="hidden w-full max-w-80 justify-self-end lg:block" />
			</div>
			<section aria-label={t`Visavis in figures`}>
				<FiguresRow
					className="mt-12 border-y border-line"
					figures={[
						{ value: figures.countries, label: t`Countries` },
						{ value: figures.cities, label: t`Cities` },
						{ value: figures.languages, label: t`Languages` },
						{ value: figures.average_rating, label: t`Average rating` },
					]}
				/>
			</section>
			<div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_1fr]">
				<Contents />
				<div className="prose [&>h2:first-child]:mt-0">
					<WhatItIs />
					<Verification />
					<Ranking />
					<DataSources />
					<ReadOn />
				</div>
			</div>
		</div>
	);
}

function Contents() {
	const { t } = useLingui();
	const entries = [
		{ to: "#what", label: t`What it is, and is not` },
		{ to: "#verification", label: t`How verification works` },
		{ to: "#ranking", label: t`How results are ranked` },
		{ to: "#data", label: t`Where our data comes from` },
		{ to: "#more", label: t`Read on` },
	];
	return (
		<nav aria-label={t`On this page`} className="self-start lg:sticky lg:top-24">
			<ul className="border-s-2 border-line">
				{entries.map(({ to, label }) => (
					<li key={to}>
						<Link to={to} className="flex min-h-10 items-center ps-4 hover:text-accent">
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function WhatItIs() {
	return (
		<>
			<h2 id="what">
				<Trans>What it is, and is not</Trans>
			</h2>
			<p>
				<Trans>
					You search. Nobody chooses for you. You see who a professional is, what they may do, which languages they
					speak, what they charge and when they are free. Then you decide.
				</Trans>
			</p>
			<p>
				<Trans>
					Visavis is not a law firm and gives no legal advice. We do not pass your case around. We never ask about your
					immigration status. You can search, compare and read without an account.
				</Trans>
			</p>
		</>
	);
}

function Verification() {
	return (
		<>
			<h2 id="verification">
				<Trans>How verification works</Trans>
			</h2>
			<p>
				<Trans>
					Not everyone in our thirteen services is a lawyer. Each profile is in one of three groups: licensed lawyer,
					regulated professional, or document helper. <Link to="/services">See what each group may and may not do</Link>
					. Every profile shows it too.
				</Trans>
			</p>
			<ol>
				<li>
					<Trans>The professional tells us their licence, its number and its register, and proves who they are.</Trans>
				</li>
				<li>
					<Trans>One of our team compares each of these with the register of that country.</Trans>
				</li>
				<li>
					<Trans>
						The profile shows the register, the number, the status and the date of the check. A link lets you see for
						yourself.
					</Trans>
				</li>
				<li>
					<Trans>
						We check again. If a licence expires soon, the profile says so. If it has expired or was suspended, we
						remove the badge and the booking immediately.
					</Trans>
				</li>
			</ol>
			<p>
				<Stamp kind="verified">
					<Trans>We check every licence first.</Trans>
				</Stamp>
			</p>
		</>
	);
}

function Ranking() {
	return (
		<>
			<h2 id="ranking">
				<Trans>How results are ranked</Trans>
			</h2>
			<p>
				<Trans>These are all the rules. They are the same for everyone, and nobody can buy a place in the list.</Trans>
			</p>
			<ol>
				<li>
					<Trans>
						<strong>First, what you wrote.</strong> We look for a service, a place, a language and other filters in your
						words, and show only professionals who match. If you used other words too, profiles with all of them in the
						name come first, then in the headline, then anywhere in the profile. Everyone else who matches follows.
					</Trans>
				</li>
				<li>
					<Trans>
						<strong>Then specialists.</strong> Professionals who specialise in what you need come before those who also
						offer it. If you say where you come from, those who have worked with people from there come first among
						them.
					</Trans>
				</li>
				<li>
					<Trans>
						<strong>Then the quality of the profile.</strong> It depends on how recently we checked the licence, how
						complete the profile is, how many languages they speak, how soon they answer, and how many years they have
						practised.
					</Trans>
				</li>
				<li>
					<Trans>
						<strong>Filters never change the order.</strong> They only leave out what does not match.
					</Trans>
				</li>
			</ol>
			<p>
				<Trans>
					Quality is counted in points, 255 at most. We give 80 for a licence that was checked in the last 30 days,
					falling to none at 365 days. We give 40 for a first answer within 4 hours, falling to none at 72 hours. We
					give 10 for each language spoken, up to 30. We give up to 30 for years of practice, of which the first count
					most. We give 20 for published fees, 15 for at least 200 characters about their work, 15 for insurance, and 15
					for a main office with step-free access or a word on how to get in. We give 10 for education.
				</Trans>
			</p>
			<p>
				<Trans>
					You can also sort by fee, lowest first. We then compare fees in different currencies in euros. We use
					reference rates for this. If you look for one service, we sort by its price in steps: up to 50, 100, 200, 350,
					500 and 1,000 euros. Within a step, the professional with the lowest starting fee comes first.
				</Trans>
			</p>
			<p>
				<Trans>
					Or you can sort by the next free time, soonest first. Then we list only professionals who take bookings here
					and are free in the next two weeks. Or you can sort by reviews: highest average first; if equal, the one with
					more reviews. Then we list only professionals with three reviews or more, because fewer reviews say little.
					The review filters work the same way. Reviews come from people who have met the professional through Visavis,
					one for each appointment. They do not change the order by relevance.
				</Trans>
			</p>
			<p>
				<Trans>
					For "Free today" and "Free within 7 days" we count the days from the date where you are. Then we look at those
					days in the professional's calendar, for their shortest service.
				</Trans>
			</p>
			<p>
				<Trans>Professionals who are not verified, or whose licence has been suspended, are not in the results.</Trans>
			</p>
		</>
	);
}

function DataSources() {
	return (
		<>
			<h2 id="data">
				<Trans>Where our data comes from</Trans>
			</h2>
			<ul>
				<li>
					<Trans>
						Cities and countries: <a href="https://www.geonames.org/">GeoNames</a>, under the{" "}
						<a href="https://creativecommons.org/licenses/by/4.0/">Creative Commons Attribution 4.0</a> licence. We
						added names in more languages and left out small places.
					</Trans>
				</li>
				<li>
					<Trans>
						Names of languages, countries and regions: <a href="https://cldr.unicode.org/">Unicode CLDR</a>, Copyright
						Unicode, Inc.
					</Trans>
				</li>
				<li>
					<Trans>
						Professionals: what they say about themselves, compared with the public registers named on each profile.
					</Trans>
				</li>
			</ul>
		</>
	);
}

function ReadOn() {
	return (
		<>
			<h2 id="more">
				<Trans>Read on</Trans>
			</h2>
			<ul>
				<li>
					<Trans>
						<Link to="/help">Help</Link>: answers to common questions, and what to do when it is urgent
					</Trans>
				</li>
				<li>
					<Trans>
						<Link to="/help#notario-fraud">Notario fraud</Link>: how to recognise it and what to do
					</Trans>
				</li>
				<li>
					<Trans>
						<Link to="/privacy">Privacy</Link>: what we keep about you, and how we treat requests of governments
					</Trans>
				</li>
				<li>
					<Trans>
						<Link to="/contact">Contact</Link>: write to the people who run Visavis
					</Trans>
				</li>
			</ul>
		</>
	);
}
