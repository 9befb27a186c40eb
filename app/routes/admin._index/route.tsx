import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { tierOf } from "#domain/businesses/legal-services.ts";
import { type CaseLine, listCases } from "#domain/registrations/reading.server.ts";
import { requireAdmin } from "../../admin-area.server.ts";
import { Queue } from "../../components/admin/queue.tsx";
import { Day, Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { TierBadge } from "../../components/tier-badge.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { outcome } from "../../http.server.ts";
import { categorySingular } from "../../legal-service-names.ts";
import { pageMeta } from "../../meta.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const { value, refusal } = await outcome(listCases(context, admin, cursor));
	// A cursor that is none: from the beginning.
	if (refusal) throw redirect("/admin");
	return { ...value, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Applications`,
		description: msg`Applications to be listed that wait for a decision.`,
		path: "/admin",
		noindex: true,
	});

export default function Applications() {
	const { cases, waiting, next_cursor, isFirst } = useLoaderData<typeof loader>();
	return (
		<Queue
			heading={<Plural value={waiting} one="# application is waiting" other="# applications are waiting" />}
			rows={cases.map((one) => <CaseRow key={one.id} {...one} />)}
			path="/admin"
			isFirst={isFirst}
			next={next_cursor}
			nextWords={<Trans>Next applications</Trans>}
		/>
	);
}

function CaseRow({ id, reference, status, answers, business_id, submitted_at, is_own }: CaseLine) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const { profession, jurisdiction, identity } = answers;
	return (
		<li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`/admin/registrations/${id}`}
					className="font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					<bdi>{identity?.name ?? reference}</bdi>
				</Link>
				<p className="text-sm text-muted">
					{profession && i18n._(categorySingular(profession.category))}
					{jurisdiction && (
						<>
							{" · "}
							<Fact>{formats.country(jurisdiction.jurisdiction)}</Fact>
						</>
					)}
					{" · "}
					<span className="tabular-nums">{reference}</span>
				</p>
			</div>
			{profession && <TierBadge tier={tierOf[profession.category]} />}
			{status === "appealed" && (
				<Badge kind="seal">
					<Trans>Appeal</Trans>
				</Badge>
			)}
			{business_id && (
				<Badge>
					<Trans>Claim</Trans>
				</Badge>
			)}
			{is_own && (
				<Badge>
					<Trans>Your own</Trans>
				</Badge>
			)}
			<p className="text-sm text-muted">
				<Trans>
					waiting since <Day at={submitted_at} />
				</Trans>
			</p>
		</li>
	);
}
