import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findFigures } from "#domain/businesses/weeks.server.ts";
import { periods } from "#domain/businesses/weeks.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { Day } from "../../components/fact.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { Chart } from "./chart.tsx";
import { measures } from "./measures.ts";
import { Tiles } from "./tiles.tsx";

const path = "/business/figures";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requireProfessional(context, request);
	const wanted = Number(new URL(request.url).searchParams.get("weeks"));
	const period = periods.find((weeks) => weeks === wanted) ?? periods[0];
	return requireOwned(request, await findFigures(context, person, period));
}

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your figures`,
		description: msg`How often your profile is viewed, and how many requests and bookings come of it.`,
		path,
		noindex: true,
	});

export default function BusinessFigures() {
	const { t } = useLingui();
	const figures = useLoaderData<typeof loader>();
	const { business, since, weeks } = figures;
	const count = weeks.length;
	if (since === null)
		return (
			<Frame business={business}>
				<EmptyState
					title={t`No figures yet`}
					description={t`When people open your profile or send you a request, you will see here how many, week by week. We only count. We never store who looked.`}
				>
					<ButtonLink to={`/business/${business.id}`}>
						<Trans>See your public profile</Trans>
					</ButtonLink>
					<ButtonLink to="/business/services" kind="quiet">
						<Trans>Check your services</Trans>
					</ButtonLink>
				</EmptyState>
			</Frame>
		);
	return (
		<Frame business={business}>
			<div className="grid gap-6">
				<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
					<p className="text-muted">
						{since > (weeks[0]?.week ?? "") ? (
							<Trans>
								The last {count} full weeks, Monday to Sunday. The first view or request was in the week of{" "}
								<Day at={since} />.
							</Trans>
						) : (
							<Trans>The last {count} full weeks, Monday to Sunday</Trans>
						)}
					</p>
					<Period current={count} />
				</div>
				<Tiles figures={figures} />
				<div className="grid gap-6 lg:grid-cols-2">
					{measures.map((measure) => (
						<Chart key={measure.id} measure={measure} figures={figures} />
					))}
				</div>
				<p className="max-w-prose text-sm text-muted">
					<Trans>
						A view is counted each time your listed profile is opened in a browser with scripts turned on. Reloads count
						too. Your own visits are not counted while you are signed in. We never store who looked. Weeks begin on
						Monday at midnight UTC.
					</Trans>
				</p>
			</div>
		</Frame>
	);
}

/** Which weeks are shown. */
function Period({ current }: { current: number }) {
	const { t } = useLingui();
	const names: Record<(typeof periods)[number], string> = { 12: t`Last 12 weeks`, 52: t`Last 52 weeks` };
	return (
		<nav aria-label={t`Period`}>
			<ul className="flex rounded-control border border-control">
				{periods.map((weeks) => (
					<li key={weeks} className="border-s border-control first:border-s-0">
						<Link
							to={weeks === periods[0] ? path : `${path}?weeks=${weeks}`}
							preventScrollReset
							aria-current={weeks === current ? "true" : undefined}
							className="flex min-h-11 items-center rounded-control px-4 text-muted hover:text-accent aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
						>
							{names[weeks]}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
