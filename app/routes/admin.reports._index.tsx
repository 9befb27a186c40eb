import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { listReports, type ReportLine } from "#domain/reports/reading.server.ts";
import { type Appeal, listAppeals } from "#domain/verification/suspending.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Queue } from "../components/admin/queue.tsx";
import { Day } from "../components/fact.tsx";
import { Badge } from "../components/ui/badge.tsx";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import { kindNames, objectNames } from "../report-kind-names.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const [{ value, refusal }, appeals] = await Promise.all([
		outcome(listReports(context, admin, cursor)),
		listAppeals(context, admin),
	]);
	// A cursor that is none: from the beginning.
	if (refusal) throw redirect("/admin/reports");
	return { ...value, appeals, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Reports`,
		description: msg`Profiles, reviews and messages that people have reported.`,
		path: "/admin/reports",
		noindex: true,
	});

export default function Reports() {
	const { reports, appeals, waiting, next_cursor, isFirst } = useLoaderData<typeof loader>();
	return (
		<>
			{appeals.length > 0 && (
				<section className="mb-10">
					<h2 className="mb-4 text-xl">
						<Trans>Suspended professionals who ask us to look again</Trans>
					</h2>
					<ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
						{appeals.map((one) => (
							<AppealRow key={one.business_id} {...one} />
						))}
					</ul>
				</section>
			)}
			{(reports.length > 0 || appeals.length === 0) && (
				<Queue
					heading={<Plural value={waiting} one="# report is waiting" other="# reports are waiting" />}
					rows={reports.map((one) => <ReportRow key={one.id} {...one} />)}
					path="/admin/reports"
					isFirst={isFirst}
					next={next_cursor}
					nextWords={<Trans>Next reports</Trans>}
				/>
			)}
		</>
	);
}

function AppealRow({ business_id, name, appealed_at, beginning }: Appeal) {
	return (
		<li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`/admin/businesses/${business_id}`}
					className="font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					<bdi>{name}</bdi>
				</Link>
				<p dir="auto" className="line-clamp-2 wrap-anywhere">
					{beginning}
				</p>
			</div>
			<p className="text-sm text-muted">
				<Trans>
					waiting since <Day at={appealed_at} />
				</Trans>
			</p>
		</li>
	);
}

function ReportRow({ id, reference, object, kind, beginning, created_at }: ReportLine) {
	const { i18n } = useLingui();
	return (
		<li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`/admin/reports/${id}`}
					className="font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					{i18n._(kindNames[object][kind])}
				</Link>
				<p dir="auto" className="line-clamp-2 wrap-anywhere">
					{beginning}
				</p>
			</div>
			<Badge>{i18n._(objectNames[object])}</Badge>
			<p className="text-sm text-muted">
				<span className="tabular-nums">{reference}</span>
				{" · "}
				<Trans>
					waiting since <Day at={created_at} />
				</Trans>
			</p>
		</li>
	);
}
