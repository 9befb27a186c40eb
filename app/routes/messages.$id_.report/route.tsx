import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { FileText } from "lucide-react";
import type { Message, Thread } from "#domain/messages/messages.ts";
import { messageQuery } from "#domain/messages/messages.ts";
import { readThread } from "#domain/messages/reading.server.ts";
import { reportLimits } from "#domain/reports/kinds.ts";
import { reportMessages } from "#domain/reports/reporting.server.ts";
import { messageReport } from "#domain/reports/reports.ts";
import { Fact } from "../../components/fact.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { otherNameOf } from "../../components/messages/thread-status.tsx";
import { ReportFields, ReportSent, referenceIn } from "../../components/report-fields.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Checkbox, FieldError } from "../../components/ui/field.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound, outcome, requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { searchParams } = new URL(request.url);
	const { before } = messageQuery.safeParse(Object.fromEntries(searchParams)).data ?? {};
	const [{ value }, { zone }] = await Promise.all([
		outcome(readThread(context, person, params.id ?? "", { before })),
		readerZoneOf(request, context, "UTC"),
	]);
	if (!value) throw notFound();
	return { ...value, zone, reference: referenceIn(request.url) };
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
	formAction(
		{
			async report(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const id = params.id ?? "";
				return saveForm(submission, "report", messageReport, async (report) => {
					const reference = await reportMessages(submission.context, person, id, report);
					throw redirect(`/messages/${id}/report?reference=${reference}#done`, 303);
				});
			},
		},
		{ fallback: "report" },
	)({ request, context, params });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Report messages`,
		description: msg`Report messages that someone sent you.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["report"];

export default function Report() {
	const { t } = useLingui();
	const { thread, messages, before, isEnd, zone, reference } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { errorOf, listOf } = useAnswer(answer, intents, {
		messages: t`Tick the messages that you want to show us, at most ${reportLimits.messages}.`,
	});
	const ticked = listOf("messages", []);
	const path = `/messages/${thread.id}`;
	if (reference)
		return (
			<Frame>
				<ReportSent reference={reference}>
					<Trans>We read only the messages you ticked, and do not tell the other person.</Trans>
				</ReportSent>
				<div className="flex flex-wrap gap-4">
					<ButtonLink to={path}>
						<Trans>Back to the messages</Trans>
					</ButtonLink>
				</div>
			</Frame>
		);
	return (
		<Frame>
			<p className="text-muted">
				<Trans>
					Tick the messages that show what is wrong. We read only these, and we do not tell the other person. If you are
					in danger now, call the police: we will not see this right away.
				</Trans>
			</p>
			<ActionForm
				action=""
				intents={intents}
				answer={answer}
				failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
			>
				<fieldset aria-describedby={errorOf("messages") ? "messages-error" : undefined}>
					<legend className="mb-2 font-medium">
						<Trans>Messages</Trans>
					</legend>
					{before && (
						<ButtonLink to={`${path}/report?before=${before}`} kind="quiet" className="mb-3">
							<Trans>Earlier messages</Trans>
						</ButtonLink>
					)}
					<ul className="grid gap-3">
						{messages.map((message) => (
							<li key={message.id}>
								<Checkbox
									name="messages"
									value={message.seq}
									defaultChecked={ticked.includes(String(message.seq))}
									{...(errorOf("messages") && { "aria-invalid": true, "aria-describedby": "messages-error" })}
								>
									<Quoted thread={thread} message={message} zone={zone} />
								</Checkbox>
							</li>
						))}
					</ul>
					{errorOf("messages") && (
						<FieldError id="messages-error" className="mt-2">
							{errorOf("messages")}
						</FieldError>
					)}
					{!isEnd && (
						<ButtonLink to={`${path}/report`} kind="quiet" className="mt-3">
							<Trans>Newest messages</Trans>
						</ButtonLink>
					)}
				</fieldset>
				<ReportFields object="thread" answer={answer} intents={intents} />
				<div className="flex flex-wrap items-center gap-4">
					<SubmitButton intent="report">
						<Trans>Send the report</Trans>
					</SubmitButton>
					<ButtonLink to={path} kind="plain">
						<Trans>Back to the messages</Trans>
					</ButtonLink>
				</div>
			</ActionForm>
		</Frame>
	);
}

function Frame({ children }: { children: React.ReactNode }) {
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<h1 className="text-2xl">
					<Trans>Report messages</Trans>
				</h1>
				{children}
			</div>
		</div>
	);
}

function Quoted({ thread, message, zone }: { thread: Thread; message: Message; zone: string }) {
	const { t } = useLingui();
	const times = useTimeFormats();
	const { party, body, file, created_at } = message;
	return (
		<>
			<span className="block text-sm text-muted">
				{party === thread.party ? <Trans>You</Trans> : <bdi>{otherNameOf(thread) || t`Somebody who has left`}</bdi>}
				{" · "}
				<Fact>{times.dayAndTime(created_at, zone)}</Fact>
			</span>
			{body && (
				<span dir="auto" className="block whitespace-pre-line [overflow-wrap:anywhere]">
					{body}
				</span>
			)}
			{file && (
				<span dir="auto" className="flex items-center gap-2 text-sm [overflow-wrap:anywhere]">
					<FileText size={16} aria-hidden className="shrink-0" />
					{file.name}
				</span>
			)}
			{!body && !file && <Trans>A file that was deleted</Trans>}
		</>
	);
}
