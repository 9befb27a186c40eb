import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { isListed } from "#domain/businesses/listed.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { findOwnThread } from "#domain/messages/reading.server.ts";
import { isOwnBusiness } from "../../business-area.server.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { LanguageOptions } from "../../components/language-options.tsx";
import { ResponseTime } from "../../components/response-time.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Input, Select } from "../../components/ui/field.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound, requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const id = params.id ?? "";
	const [profile, thread, isOwn] = await Promise.all([
		findPublicProfile(context, id),
		findOwnThread(context, person, id),
		isOwnBusiness(context, id),
	]);
	if (!profile || !isListed(profile.status)) throw notFound();
	if (isOwn) throw redirect(`/business/${id}`);
	if (thread) throw redirect(`/messages/${thread}`);
	return {
		business: { id, name: profile.name, response_hours: profile.response_hours },
		name: person.full_name,
		language: person.preferred_language,
	};
}

export const action = ({ request, context, params }: ActionFunctionArgs) =>
	formAction(
		{
			async ask(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "ask", threadRequest, async (asked) => {
					const id = await askProfessional(submission.context, person, params.id ?? "", asked);
					throw redirect(`/messages/${id}`, 303);
				});
			},
		},
		{ fallback: "ask" },
	)({ request, context, params });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Write to a professional`,
		description: msg`Your name, your language and one line.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["ask"];

export default function Ask() {
	const { t } = useLingui();
	const { business, name, language } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { errorOf, textOf } = useAnswer(answer, intents, {
		name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
		body: t`Write one line, in at most ${textLimits.firstLine} characters.`,
		other_party: useTooLongWords()(textLimits.otherParty),
	});
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<div>
					<h1 className="text-2xl">
						<Trans>
							Write to <bdi>{business.name}</bdi>
						</Trans>
					</h1>
					<p className="mt-2 text-muted">
						<Trans>
							One line is enough for now. When they accept, you can write more. You are not their client yet, and this
							is not for emergencies.
						</Trans>{" "}
						<Trans>
							Only <bdi>{business.name}</bdi> will read it. They will not see your email address or phone number.
						</Trans>
					</p>
					{business.response_hours !== null && (
						<p className="mt-2">
							<Trans>
								First answer: <ResponseTime hours={business.response_hours} />
							</Trans>
						</p>
					)}
				</div>
				<ActionForm
					action=""
					intents={intents}
					answer={answer}
					failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
				>
					<Field label={<Trans>Your name</Trans>} error={errorOf("name")}>
						{(control) => (
							<Input name="name" autoComplete="name" required defaultValue={textOf("name", name)} {...control} />
						)}
					</Field>
					<Field label={<Trans>The language you want to write in</Trans>} error={errorOf("language")}>
						{(control) => (
							<Select name="language" defaultValue={textOf("language", language)} {...control}>
								<LanguageOptions />
							</Select>
						)}
					</Field>
					<Field
						label={<Trans>What is it about, in one line?</Trans>}
						hint={<Trans>Do not write your immigration status or numbers of papers here.</Trans>}
						error={errorOf("body")}
					>
						{(control) => (
							<Input
								name="body"
								dir="auto"
								maxLength={textLimits.firstLine}
								required
								defaultValue={textOf("body", "")}
								{...control}
							/>
						)}
					</Field>
					<Field
						label={<Trans>Name of the other side (optional)</Trans>}
						hint={
							<Trans>
								The person or company that you have a dispute with. The professional must check that they do not already
								work for them.
							</Trans>
						}
						error={errorOf("other_party")}
					>
						{(control) => <Input name="other_party" defaultValue={textOf("other_party", "")} {...control} />}
					</Field>
					<SubmitButton intent="ask">
						<Trans>Send the request</Trans>
					</SubmitButton>
				</ActionForm>
				<p>
					<Link to={`/business/${business.id}`} className="text-accent underline underline-offset-4">
						<Trans>Back to the profile</Trans>
					</Link>
				</p>
			</div>
		</div>
	);
}
