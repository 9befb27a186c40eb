import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { siteFigures } from "#domain/site-settings.server.ts";
import { FiguresRow } from "../components/figures-row.tsx";
import { FacingArcs } from "../components/ui/ornaments.tsx";
import { Stamp } from "../components/ui/stamp.tsx";
import { pageMeta } from "../meta.ts";

export async function loader({ context }: LoaderFunctionArgs) {
	return { figures: await siteFigures(context) };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`About Visavis`,
		description: msg`What Visavis is, how professionals are verified, how results are ranked, and where our data comes from.`,
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
							Visavis is a directory for people who live, or want to live, in a country that is new to them. It lists
							legal professionals whose licence has been checked, and lets the two meet: in person, on video or by
							phone.
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
					You search; nobody is chosen for you. You see who a professional is, what they may do, which languages they
					speak, what they charge and when they are free. Then you decide.
				</Trans>
			</p>
			<p>
				<Trans>
					Visavis is not a law firm and gives no legal advice. It does not pass your case around, and it never asks
					about your immigration status. Searching, comparing and reading need no account.
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
					Thirteen kinds of service are not one kind of "lawyer". Each profile stands in one of three groups: licensed
					lawyer, regulated professional, or document helper.{" "}
					<Link to="/services">What each group may and may not do</Link> is written out, and repeated on every profile.
				</Trans>
			</p>
			<ol>
				<li>
					<Trans>
						The professional names the licence, its number and the register that holds it, and proves who they are.
					</Trans>
				</li>
				<li>
					<Trans>A person on our side compares each of these with the register of that country.</Trans>
				</li>
				<li>
					<Trans>
						The profile shows register, number, status and the day of the check, with a link to see for yourself.
					</Trans>
				</li>
				<li>
					<Trans>
						We check again. When a licence is about to end, the profile says so; when it has ended or was suspended, the
						badge and the booking go at once.
					</Trans>
				</li>
			</ol>
			<p>
				<Stamp kind="verified">
					<Trans>No licence checked, no badge and no booking.</Trans>
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
				<Trans>
					These are all the rules. They are the same for everybody, and a place in the list cannot be bought.
				</Trans>
			</p>
			<ol>
				<li>
					<Trans>
						<strong>What you wrote comes first.</strong> Profiles whose name contains your words stand above those whose
						headline does, and these above those that contain them anywhere else.
					</Trans>
				</li>
				<li>
					<Trans>
						<strong>Then the quality of the profile.</strong> It grows with how recently the licence was checked, how
						complete the profile is, how many languages are spoken, how soon they answer, and how many years they have
						practised.
					</Trans>
				</li>
				<li>
					<Trans>
						<strong>Filters never change the order,</strong> they only leave out what does not fit.
					</Trans>
				</li>
			</ol>
			<p>
				<Trans>
					You can also sort by fee, lowest first. Fees in different currencies are then compared in euros, by reference
					rates whose date is shown.
				</Trans>
			</p>
			<p>
				<Trans>
					Or by the next free time, soonest first; then only those are listed who take bookings here and are free in the
					next two weeks. Or by reviews, the best mean first and of equal means the one of more reviews; then only those
					are listed who have three reviews or more, because fewer say little. The filters by reviews count the same
					way. Reviews come from people who have met the professional through Visavis, once for each appointment, and
					have no part in the first order.
				</Trans>
			</p>
			<p>
				<Trans>
					"Free today" and "free within 7 days" mean days as you count them, found in the calendar of the professional
					for the shortest of their services.
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
						Professionals: what they say of themselves, compared with the public registers named on each profile.
					</Trans>
				</li>
			</ul>
		</>
	);
}
