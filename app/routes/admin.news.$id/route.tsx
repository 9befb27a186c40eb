import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import type * as z from "zod";
import {
	articleForm,
	articleOf,
	articleVersion,
	fieldsOf,
	scheduling,
	supersession,
	withdrawal,
} from "#domain/news/article-input.ts";
import {
	type ArticleCase,
	createArticle,
	requireArticle,
	saveArticle,
	savePicture,
} from "#domain/news/editing.server.ts";
import { htmlOf } from "#domain/news/markdown.ts";
import { articleLimits, contentOf, missingIn } from "#domain/news/news.ts";
import {
	publishArticle,
	scheduleArticle,
	supersedeArticle,
	unscheduleArticle,
	withdrawArticle,
} from "#domain/news/publishing.server.ts";
import { requireAdmin, requireFreshAdmin } from "../../admin-area.server.ts";
import { articleStatusNames } from "../../article-status-names.ts";
import { Day, Moment } from "../../components/fact.tsx";
import { type Answer, afterConflict, answerOf, keepingTyped } from "../../components/form/answer.ts";
import { Badge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { countryOptions } from "../../country-options.server.ts";
import { formAction, invalid, runCommand, type Submission, saveForm } from "../../form-action.server.ts";
import { notFound, outcome, parseForm } from "../../http.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { ArticleEditor } from "./article-editor.tsx";
import { PictureForm } from "./picture-form.tsx";
import { PublishForm, SupersedeForm, WithdrawForm } from "./state-forms.tsx";

const path = "/admin/news";

/** What stands in the address of an article that nobody has saved yet. */
const newArticle = "new";

/** The answer to a form, with unsaved text as people would read it. */
type EditorAnswer = Answer & { preview?: string };

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const id = params.id ?? "";
	const { locale } = localeOf(request, context);
	const [found, countries] = await Promise.all([
		id === newArticle ? null : outcome(requireArticle(context, admin, id)),
		countryOptions(context, locale),
	]);
	if (found?.refusal) throw notFound();
	const article: ArticleCase | null = found?.value ?? null;
	const content = article
		? contentOf(article)
		: {
				...{ title: "", summary: "", body: "", language: "en" as const, countries: [], topics: [], sources: [] },
				...{ law_as_of: null, reviewer_id: null, picture: null, picture_alt: null },
			};
	return {
		id,
		countries,
		article: article && { ...article, body: "", html: "" },
		fields: fieldsOf(content),
		lists: { countries: content.countries, topics: content.topics as string[] },
		missing: article ? missingIn(content) : [],
	};
}

export const action = ({ params, ...args }: ActionFunctionArgs) => {
	const id = params.id === newArticle ? null : (params.id ?? "");
	const by = <Schema extends z.ZodObject>(
		intent: string,
		schema: Schema,
		command: (submission: Submission, given: z.infer<Schema>) => Promise<void>,
	) => {
		return async (submission: Submission) => {
			await requireAdmin(submission.context, submission.request);
			return saveForm(submission, intent, schema, (given) => command(submission, given));
		};
	};
	const callerOf = ({ context, request }: Submission) => requireAdmin(context, request);
	return formAction(
		{
			save: async (submission) => {
				const admin = await callerOf(submission);
				const form = await parseForm(submission.request, articleForm);
				if (form.invalid) return invalid("save", form);
				const { content, wrong } = articleOf(form.data);
				if (wrong) return invalid("save", { typed: form.typed, invalid: [wrong] });
				return runCommand(submission, "save", form.typed, async () => {
					const { version, is_checked } = form.data;
					if (id !== null) return saveArticle(submission.context, admin, id, version, content, is_checked === "on");
					throw redirect(`${path}/${await createArticle(submission.context, admin, content)}`, 303);
				});
			},
			// Nothing is saved: the form comes back with what was typed, and how it would look.
			preview: async (submission) => {
				await callerOf(submission);
				const { typed } = await parseForm(submission.request, articleForm);
				const preview = htmlOf((typed.body ?? "").slice(0, articleLimits.body));
				return data({ ...answerOf("preview", "unsent", { typed }), preview }, 200);
			},
			picture: async (submission) => {
				const admin = await callerOf(submission);
				const form = await submission.request.clone().formData();
				const file = form.get("picture");
				const alt = String(form.get("picture_alt") ?? "").trim();
				const { typed, data: given } = await parseForm(submission.request, articleVersion);
				const isFile = file instanceof File && file.size > 0;
				const isDescribed = alt !== "" && alt.length <= articleLimits.alt;
				if (!given || !isFile || !isDescribed) {
					const wrong = [...(isFile ? [] : ["picture"]), ...(isDescribed ? [] : ["picture_alt"])];
					return invalid("picture", { typed, invalid: wrong });
				}
				const bytes = new Uint8Array(await file.arrayBuffer());
				return runCommand(submission, "picture", typed, () =>
					savePicture(submission.context, admin, id ?? "", given.version, { bytes, alt }),
				);
			},
			remove_picture: by("remove_picture", articleVersion, async (submission, { version }) =>
				savePicture(submission.context, await callerOf(submission), id ?? "", version, null),
			),
			publish: by("publish", articleVersion, async (submission, { version }) =>
				publishArticle(submission.context, await callerOf(submission), id ?? "", version),
			),
			schedule: by("schedule", scheduling, async (submission, given) =>
				scheduleArticle(submission.context, await callerOf(submission), id ?? "", given),
			),
			unschedule: by("unschedule", articleVersion, async (submission, { version }) =>
				unscheduleArticle(submission.context, await callerOf(submission), id ?? "", version),
			),
			supersede: by("supersede", supersession, async (submission, given) =>
				supersedeArticle(submission.context, await callerOf(submission), id ?? "", given),
			),
			withdraw: by("withdraw", withdrawal, async (submission, given) =>
				withdrawArticle(
					submission.context,
					await requireFreshAdmin(submission.context, submission.request),
					id ?? "",
					given,
				),
			),
		},
		{ fallback: "save" },
	)({ params, ...args });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<EditorAnswer>(args);

export const shouldRevalidate = afterConflict;

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Article`,
		description: msg`What people read in the news.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Desk() {
	const { i18n } = useLingui();
	const { id, article, countries, fields, lists, missing } = useLoaderData<typeof loader>();
	const given = useActionData<EditorAnswer>();
	const version = article?.version ?? 0;
	const status = article?.status ?? "draft";
	const isOver = status === "superseded" || status === "withdrawn";
	const isRead = status === "published" || status === "superseded";
	return (
		<>
			<p>
				<Link to={`${path}?status=${status}`} className="text-accent underline underline-offset-4">
					<Trans>All articles</Trans>
				</Link>
			</p>
			<div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
				<h2 className="min-w-0 text-xl wrap-anywhere">
					{article ? <bdi>{article.title}</bdi> : <Trans>Write an article</Trans>}
				</h2>
				<Badge kind={isRead ? "accent" : "neutral"}>{i18n._(articleStatusNames[status])}</Badge>
			</div>
			{article && (
				<div className="mt-3 flex flex-wrap items-center gap-3">
					{isRead ? (
						<ButtonLink to={`/news/${id}`} kind="quiet" size="small">
							<Trans>Open the page</Trans>
						</ButtonLink>
					) : (
						status !== "withdrawn" && (
							<ButtonLink to={`${path}/${id}/preview`} kind="quiet" size="small">
								<Trans>See what is saved as a page</Trans>
							</ButtonLink>
						)
					)}
					<ButtonLink to={`${path}/${id}/versions`} kind="quiet" size="small">
						<Trans>What was saved before</Trans>
					</ButtonLink>
					{article.publish_at && (
						<p className="text-muted">
							<Trans>
								Goes online on <Moment at={article.publish_at} />
							</Trans>
						</p>
					)}
				</div>
			)}
			{article?.withdrawn_reason && article.withdrawn_at && (
				<div className="mt-6 grid max-w-2xl gap-2">
					<p>
						<Trans>
							Withdrawn on <Day at={article.withdrawn_at} />. People read:
						</Trans>
					</p>
					<p dir="auto" className="border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line">
						{article.withdrawn_reason}
					</p>
				</div>
			)}
			{article?.superseding && (
				<p className="mt-6">
					<Trans>
						Replaced by{" "}
						<Link to={`${path}/${article.superseding.id}`} className="text-accent underline underline-offset-4">
							<bdi>{article.superseding.title}</bdi>
						</Link>
					</Trans>
				</p>
			)}
			{!isOver && (
				<ArticleEditor
					key={id}
					id={id}
					version={version}
					isRead={isRead}
					fields={fields}
					lists={lists}
					reviewer={article?.reviewer ?? null}
					countries={countries}
					given={given}
					preview={given?.preview ?? null}
				/>
			)}
			{article && !isOver && (
				<PictureForm id={id} version={version} picture={article.picture} alt={article.picture_alt} given={given} />
			)}
			{article && !isRead && !isOver && (
				<PublishForm id={id} version={version} publish_at={article.publish_at} missing={missing} given={given} />
			)}
			{article && status === "published" && <SupersedeForm id={id} version={version} given={given} />}
			{article && isRead && <WithdrawForm id={id} version={version} given={given} />}
		</>
	);
}
