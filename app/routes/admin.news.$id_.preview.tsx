import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { requireArticle } from "#domain/news/editing.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { ArticleView } from "../components/news/article-view.tsx";
import { notFound, outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value: article, refusal } = await outcome(requireArticle(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	const reviewer = article.reviewer_id && (await findPublicProfile(context, article.reviewer_id));
	const shown = reviewer
		? {
				...{ id: reviewer.id, name: reviewer.name, category: reviewer.category, tier: reviewer.tier },
				...{ status: reviewer.status, licences: reviewer.licences },
			}
		: null;
	return { ...article, body: "", reviewer: shown };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Preview`,
		description: msg`An article as people would read it.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Preview() {
	const article = useLoaderData<typeof loader>();
	return (
		<>
			<p className="mb-6">
				<Link to={`/admin/news/${article.id}`} className="text-accent underline underline-offset-4">
					<Trans>Back to the editor</Trans>
				</Link>
			</p>
			<div className="rounded-card border border-dashed border-control p-4 sm:p-6">
				<ArticleView article={article} />
			</div>
		</>
	);
}
