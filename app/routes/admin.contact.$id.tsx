import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { answerContactMessage, type ContactCase, requireContactMessage } from "#domain/contact/answering.server.ts";
import { contactAnswer } from "#domain/contact/contact.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { BackLink } from "../components/back-link.tsx";
import { Day, LanguageName } from "../components/fact.tsx";
import { ActionForm, useAnswer } from "../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../components/form/answer.ts";
import { LongText } from "../components/form/long-text.tsx";
import { Said } from "../components/said.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { topicNames } from "../contact-topic-names.ts";
import { formAction, saveForm } from "../form-action.server.ts";
import { notFound, outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(requireContactMessage(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	const { user_id: _, ...message } = value;
	return message;
}

export const action = ({ params, ...args }: ActionFunctionArgs) =>
	formAction(
		{
			answer: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "answer", contactAnswer, (given) =>
					answerContactMessage(submission.context, admin, params.id ?? "", given),
				);
			},
			close: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "close", z.object({}), () =>
					answerContactMessage(submission.context, admin, params.id ?? "", { answer: null }),
				);
			},
		},
		{ fallback: "answer" },
	)({ params, ...args });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Message to us`,
		description: msg`What somebody wrote on the contact page.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function ContactMessage() {
	const { i18n } = useLingui();
	const message = useLoaderData<typeof loader>();
	const { topic, reference, body, created_at, locale } = message;
	return (
		<>
			<BackLink to="/admin/contact">
				<Trans>All messages to us</Trans>
			</BackLink>
			<h2 className="mt-3 text-xl">{i18n._(topicNames[topic])}</h2>
			<p className="text-muted">
				<span className="tabular-nums">{reference}</span>
				{" · "}
				<Day at={created_at} />
				{" · "}
				<Trans>
					read in <LanguageName code={locale} />
				</Trans>
			</p>
			<div className="mt-6 grid max-w-2xl gap-8">
				<Writer {...message} />
				<Said>{body}</Said>
				<Reply {...message} />
			</div>
		</>
	);
}

/** Who wrote it, and where an answer goes. */
function Writer({ writer, email }: Pick<ContactCase, "writer" | "email">) {
	return (
		<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
			<dt className="text-muted">
				<Trans>From</Trans>
			</dt>
			<dd className="wrap-anywhere">
				{writer ? <bdi>{writer.full_name ?? writer.email}</bdi> : <Trans>Someone without an account</Trans>}
			</dd>
			<dt className="text-muted">
				<Trans>Answer to</Trans>
			</dt>
			<dd className="wrap-anywhere">
				{email === null ? (
					<Trans>No address given</Trans>
				) : (
					<>
						<bdi>{email}</bdi>{" "}
						{writer?.email !== email && (
							<span className="text-muted">
								<Trans>(not confirmed, so it could belong to someone else)</Trans>
							</span>
						)}
					</>
				)}
			</dd>
		</dl>
	);
}

const intents = ["answer", "close"];

/** The answer, or the form for it. */
function Reply({ id, email, answered_at, answer: written }: Omit<ContactCase, "user_id">) {
	const { t } = useLingui();
	const given = useActionData<Answer>();
	const form = useAnswer(given, intents, {
		answer: t`Write your answer, in 10 to ${textLimits.message} characters.`,
	});
	const words = {
		saved:
			given?.intent === "close"
				? { title: t`Message put aside` }
				: { title: t`Answer sent`, description: t`It is on its way by mail.` },
		failed: { title: t`Error`, description: t`That could not be saved. Please try again.` },
	};
	const close = (
		<SubmitButton intent="close" kind="quiet">
			<Trans>Put aside without an answer</Trans>
		</SubmitButton>
	);
	return (
		<ActionForm action={`/admin/contact/${id}`} intents={intents} answer={given} {...words} className="gap-4!">
			{answered_at !== null ? (
				<section className="grid gap-2">
					<h3 className="font-semibold">
						{written === null ? <Trans>Put aside without an answer</Trans> : <Trans>Our answer</Trans>}
						{", "}
						<Day at={answered_at} />
					</h3>
					{written !== null && <Said>{written}</Said>}
				</section>
			) : email === null ? (
				close
			) : (
				<>
					<LongText
						form={form}
						name="answer"
						label={t`Your answer`}
						hint={t`We email it, with their message below.`}
						rows={8}
					/>
					<div className="flex flex-wrap gap-3">
						<SubmitButton intent="answer">
							<Trans>Send the answer</Trans>
						</SubmitButton>
						{close}
					</div>
				</>
			)}
		</ActionForm>
	);
}
