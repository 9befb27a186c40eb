import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { formToken, writeToUs } from "#domain/contact/contact.server.ts";
import { contactMessage, formTraces } from "#domain/contact/contact.ts";
import { contactTopics } from "#domain/contact/topics.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { findSiteDetails } from "#domain/site/site-settings.server.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, answerOf, keepingTyped } from "../../components/form/answer.ts";
import { Operator } from "../../components/operator.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Field, Input, Select, TextArea } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { topicNames } from "../../contact-topic-names.ts";
import { formAction, invalid, refused, saveForm } from "../../form-action.server.ts";
import { mailLocaleOf, outcome, parseForm } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";

const referenceShape = /^C-[0-9A-Z]{8}$/;
/** As the domain has it; a page does not load what checks it. */
const longestBody = 4_000;

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { searchParams } = new URL(request.url);
	const reference = searchParams.get("reference") ?? "";
	const [actor, details] = await Promise.all([context.actor(), findSiteDetails(context)]);
	return {
		details,
		token: await formToken(context),
		topic: contactTopics.find((one) => one === searchParams.get("topic")) ?? "",
		email: actor && isFullySignedIn(actor) ? (actor.email ?? "") : "",
		sent: referenceShape.test(reference) ? { reference, mailed: searchParams.get("mailed") } : null,
	};
}

export const action = formAction(
	{
		async write(submission) {
			const { request, context } = submission;
			const actor = await context.actor();
			const person = isFullySignedIn(actor) ? actor : null;
			return saveForm(submission, "write", contactMessage.extend(formTraces.shape), async (form) => {
				const { token, website, ...message } = form;
				const traces = { token, website, locale: mailLocaleOf(request, context) };
				const { reference, mailed } = await writeToUs(context, person, message, traces);
				throw redirect(`/contact?reference=${reference}${mailed ? `&mailed=${mailed}` : ""}#sent`, 303);
			});
		},
		/** An answer of the assistant, out of its window: that stays where it is and says the reference itself. */
		async report({ request, context }) {
			const form = await parseForm(request, contactMessage.pick({ body: true }).extend(formTraces.shape));
			if (form.invalid) return invalid("report", form);
			const { body, ...given } = form.data;
			const actor = await context.actor();
			const traces = { ...given, locale: mailLocaleOf(request, context) };
			const message = { topic: "assistant" as const, body, email: null };
			const { value, refusal } = await outcome(
				writeToUs(context, isFullySignedIn(actor) ? actor : null, message, traces),
			);
			if (refusal) return refused("report", form.typed, refusal);
			return data({ ...answerOf("report", "saved"), reference: value.reference }, 200);
		},
	},
	{ fallback: "write" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Contact`,
		description: msg`Write to the people who run Visavis. You get a reference number, with or without an account.`,
		path: "/contact",
	});

const intents = ["write"];

export default function Contact() {
	const { sent, details } = useLoaderData<typeof loader>();
	return (
		<div className="page-width pt-12 lg:pt-20">
			<div className="grid max-w-[40rem] gap-6">
				<h1 className="text-3xl lg:text-4xl">
					<Trans>Write to us</Trans>
				</h1>
				{sent ? <Sent {...sent} /> : <WriteForm />}
				<Operator {...details} className="border-t border-line pt-6" />
			</div>
		</div>
	);
}

const link = "text-accent underline underline-offset-4";

function Sent({ reference, mailed }: { reference: string; mailed: string | null }) {
	return (
		<>
			<div id="sent" className="scroll-mt-24">
				<Notice kind="good" title={<Trans>Thank you. We have your message.</Trans>}>
					<p>
						<Trans>
							Your reference number is <strong className="font-semibold whitespace-nowrap">{reference}</strong>. Keep it
							if you want to write to us about this again.
						</Trans>{" "}
						{mailed === "copy" && <Trans>We are mailing you a copy.</Trans>}
						{mailed === "reference" && <Trans>We are mailing you this number.</Trans>}
					</p>
				</Notice>
			</div>
			<div className="flex flex-wrap gap-4">
				<ButtonLink to="/help" kind="quiet">
					<Trans>Go to help</Trans>
				</ButtonLink>
				<ButtonLink to="/contact" kind="quiet" reloadDocument>
					<Trans>Write another message</Trans>
				</ButtonLink>
			</div>
		</>
	);
}

function WriteForm() {
	const { t, i18n } = useLingui();
	const { token, topic, email } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { errorOf, textOf } = useAnswer(answer, intents, {
		topic: t`Choose what it is about.`,
		body: t`Write your message, in 10 to ${longestBody} characters.`,
		email: t`Enter a complete email address, or leave it empty.`,
	});
	return (
		<>
			<p className="max-w-prose">
				<Trans>
					This goes to the people who run Visavis, not to a professional. Many answers are in{" "}
					<Link to="/help" className={link}>
						Help
					</Link>
					. If it is urgent, see{" "}
					<Link to="/help#urgent" className={link}>
						urgent help
					</Link>
					: we may not see this right away.
				</Trans>
			</p>
			<ActionForm
				action="/contact"
				intents={intents}
				answer={answer}
				failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
			>
				<input type="hidden" name="token" value={token} />
				<Trap />
				<Field label={<Trans>What is it about?</Trans>} error={errorOf("topic")}>
					{(control) => (
						<Select name="topic" defaultValue={textOf("topic", topic)} {...control}>
							<option value="">{t`Choose…`}</option>
							{contactTopics.map((one) => (
								<option key={one} value={one}>
									{i18n._(topicNames[one])}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field
					label={<Trans>Your message</Trans>}
					hint={
						<Trans>Leave out your immigration status and the numbers of your documents. We give no legal advice.</Trans>
					}
					error={errorOf("body")}
				>
					{(control) => (
						<TextArea name="body" rows={8} maxLength={longestBody} defaultValue={textOf("body", "")} {...control} />
					)}
				</Field>
				<Field
					label={<Trans>Your email address (optional)</Trans>}
					hint={
						<Trans>
							Without it we read your message but cannot answer. We send your reference number there, and a copy of your
							message if it is the address of your account. Use a mailbox that only you can read.
						</Trans>
					}
					error={errorOf("email")}
				>
					{(control) => (
						<Input
							type="email"
							name="email"
							dir="ltr"
							autoComplete="email"
							className="text-start"
							defaultValue={textOf("email", email)}
							{...control}
						/>
					)}
				</Field>
				<SubmitButton intent="write">
					<Trans>Send message</Trans>
				</SubmitButton>
			</ActionForm>
			<p className="max-w-prose text-sm text-muted">
				<Trans>
					We keep what you write for a year.{" "}
					<Link to="/privacy#data-contact" className={link}>
						What we do with it
					</Link>
				</Trans>
			</p>
		</>
	);
}

/** A field that people do not see and programs fill in. */
function Trap() {
	const { t } = useLingui();
	return (
		<div aria-hidden="true" className="absolute size-px overflow-hidden [clip-path:inset(50%)]">
			<label>
				{t`Leave this empty`}
				<input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
			</label>
		</div>
	);
}
