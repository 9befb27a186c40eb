import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type ArticleVersion, listVersions } from "#domain/news/editing.server.ts";
import { type ArticleContent, changedParts } from "#domain/news/news.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { LanguageName, Moment } from "../components/fact.tsx";
import { useFormats } from "../components/formats.ts";
import { Disclosure } from "../components/ui/disclosure.tsx";
import { notFound, outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import { topicNames } from "../topic-names.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const id = params.id ?? "";
	const { value, refusal } = await outcome(listVersions(context, admin, id));
	if (refusal) throw notFound();
	return {
		id,
		versions: value.map((one, n) => ({ ...one, changed: changedParts(value[n + 1]?.content ?? null, one.content) })),
	};
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`What was saved before`,
		description: msg`Every saved state of an article.`,
		path: args.location.pathname,
		noindex: true,
	});

type Shown = ArticleVersion & { changed: (keyof ArticleContent)[] };

export default function Versions() {
	const { id, versions } = useLoaderData<typeof loader>();
	return (
		<>
			<p>
				<Link to={`/admin/news/${id}`} className="text-accent underline underline-offset-4">
					<Trans>Back to the editor</Trans>
				</Link>
			</p>
			<h2 className="mt-3 text-xl">
				<Trans>What was saved before</Trans>
			</h2>
			<p className="mt-1 mb-4 text-muted">
				<Trans>The last one comes first. Parts that changed with it are marked.</Trans>
			</p>
			<div className="rounded-card border border-line bg-raised px-4">
				{versions.map((one, n) => (
					<Version key={one.version} version={one} isFirst={n === 0} />
				))}
			</div>
		</>
	);
}

function Version({
	version: { version, content, saved_at, saved_by, changed },
	isFirst,
}: {
	version: Shown;
	isFirst: boolean;
}) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const parts: [part: keyof ArticleContent, name: string, value: string][] = [
		["title", t`Title`, content.title],
		["summary", t`Summary`, content.summary],
		["body", t`Text`, content.body],
		["topics", t`Topics`, formats.list(content.topics.map((topic) => i18n._(topicNames[topic])))],
		["countries", t`Countries`, formats.list(content.countries.map(formats.country))],
		["law_as_of", t`Law as of`, content.law_as_of ?? ""],
		["reviewer_id", t`Checked by`, content.reviewer_id ?? ""],
		["sources", t`Sources`, content.sources.map(({ title, url }) => `${title}: ${url}`).join("\n")],
		["picture", t`Picture`, content.picture ?? ""],
		["picture_alt", t`What the picture shows`, content.picture_alt ?? ""],
	];
	return (
		<Disclosure
			isOpen={isFirst}
			className="last:border-0"
			summary={
				<>
					<Trans>Version {version}</Trans>
					{", "}
					<Moment at={saved_at} />
				</>
			}
			detail={saved_by ? <bdi>{saved_by}</bdi> : <Trans>Someone whose account was deleted</Trans>}
		>
			<p className="mb-3 text-sm text-muted">
				<LanguageName code={content.language} />
			</p>
			<dl className="grid gap-4">
				{parts.map(([part, name, value]) => (
					<div key={part}>
						<dt className="text-sm text-muted">
							{name}
							{changed.includes(part) && (
								<span className="ms-2 rounded-full bg-accent-soft px-2 text-accent">
									<Trans>changed</Trans>
								</span>
							)}
						</dt>
						<dd dir="auto" className="max-w-prose wrap-anywhere whitespace-pre-line">
							{value || "–"}
						</dd>
					</div>
				))}
			</dl>
		</Disclosure>
	);
}
