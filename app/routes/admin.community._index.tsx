import { msg } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type CaseLine, listCommunityCases } from "#domain/community/moderation.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Queue } from "../components/admin/queue.tsx";
import { Day } from "../components/fact.tsx";
import { Badge } from "../components/ui/badge.tsx";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

const path = "/admin/community";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const { value, refusal } = await outcome(listCommunityCases(context, admin, cursor));
	// A cursor that is none: from the beginning.
	if (refusal) throw redirect(path);
	return { ...value, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Community`,
		description: msg`Posts and answers that people have reported, and appeals by their writers.`,
		path,
		noindex: true,
	});

export default function CommunityCases() {
	const { cases, waiting, next_cursor, isFirst } = useLoaderData<typeof loader>();
	return (
		<Queue
			heading={<Plural value={waiting} one="# post or answer is waiting" other="# posts and answers are waiting" />}
			rows={cases.map((one) => <CaseRow key={one.object_id} {...one} />)}
			path={path}
			isFirst={isFirst}
			next={next_cursor}
			nextWords={<Trans>Next ones</Trans>}
		/>
	);
}

function CaseRow({ object_id, object, title, beginning, status, flag_count, is_appeal, waiting_since }: CaseLine) {
	return (
		<li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`${path}/${object_id}`}
					className="font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					{object === "answer" ? (
						<Trans>
							An answer to: <bdi>{title}</bdi>
						</Trans>
					) : (
						<bdi>{title}</bdi>
					)}
				</Link>
				<p dir="auto" className="line-clamp-2 wrap-anywhere">
					{beginning}
				</p>
			</div>
			{is_appeal ? (
				<Badge kind="seal">
					<Trans>Appeal</Trans>
				</Badge>
			) : (
				<Badge kind={status === "hidden" ? "danger" : "neutral"}>
					{status === "hidden" ? <Trans>Hidden</Trans> : <Plural value={flag_count} one="# report" other="# reports" />}
				</Badge>
			)}
			<p className="text-sm text-muted">
				<Trans>
					waiting since <Day at={waiting_since} />
				</Trans>
			</p>
		</li>
	);
}
