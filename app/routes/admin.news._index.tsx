import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type ArticleLine, listArticles } from "#domain/news/editing.server.ts";
import { type ArticleStatus, articleStatuses } from "#domain/news/news.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { articleStatusNames } from "../article-status-names.ts";
import { Day, LanguageName, Moment } from "../components/fact.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { ChipLink } from "../components/ui/chip.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

const path = "/admin/news";

const isStatus = (text: string): text is ArticleStatus => (articleStatuses as readonly string[]).includes(text);

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { searchParams } = new URL(request.url);
	const status = searchParams.get("status") ?? "draft";
	const cursor = searchParams.get("cursor");
	// What cannot be looked for: drafts, from the beginning.
	if (!isStatus(status)) throw redirect(path);
	const { value, refusal } = await outcome(listArticles(context, admin, status, cursor));
	if (refusal) throw redirect(`${path}?status=${status}`);
	return { ...value, status, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, { title: msg`News`, description: msg`Articles, from the draft on.`, path, noindex: true });

export default function ArticleList() {
	const { t, i18n } = useLingui();
	const { articles, status, next_cursor, isFirst } = useLoaderData<typeof loader>();
	return (
		<>
			<div className="mb-6 flex flex-wrap items-center justify-between gap-4">
				<nav aria-label={t`State`}>
					<ul className="flex flex-wrap gap-2">
						{articleStatuses.map((one) => (
							<li key={one}>
								<ChipLink to={`${path}?status=${one}`} isCurrent={one === status}>
									{i18n._(articleStatusNames[one])}
								</ChipLink>
							</li>
						))}
					</ul>
				</nav>
				<ButtonLink to={`${path}/new`}>
					<Trans>Write an article</Trans>
				</ButtonLink>
			</div>
			{articles.length > 0 ? (
				<ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
					{articles.map((one) => (
						<Line key={one.id} {...one} />
					))}
				</ul>
			) : (
				<EmptyState title={t`There is no such article`} />
			)}
			<PageLinks path={path} query={`status=${status}`} isFirst={isFirst} next={next_cursor}>
				<Trans>Older articles</Trans>
			</PageLinks>
		</>
	);
}

function Line({ id, title, language, publish_at, published_at, updated_at }: ArticleLine) {
	return (
		<li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`${path}/${id}`}
					className="font-medium wrap-anywhere text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					<bdi>{title}</bdi>
				</Link>
			</div>
			<p className="text-sm text-muted">
				<LanguageName code={language} />
				{" · "}
				{publish_at ? (
					<Trans>
						on <Moment at={publish_at} />
					</Trans>
				) : published_at ? (
					<Trans>
						published on <Day at={published_at} />
					</Trans>
				) : (
					<Trans>
						changed on <Day at={updated_at} />
					</Trans>
				)}
			</p>
		</li>
	);
}
