import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { reportBusiness } from "#domain/reports/reporting.server.ts";
import { businessReport } from "#domain/reports/reports.ts";
import { ActionForm } from "../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../components/form/answer.ts";
import { ReportFields, ReportSent, referenceIn } from "../components/report-fields.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { formAction, saveForm } from "../form-action.server.ts";
import { notFound, requirePerson } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import type { PageHandle } from "../root-data.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const profile = await findPublicProfile(context, params.id ?? "");
	if (!profile) throw notFound();
	const isGuest = (await context.actor()) === null;
	return { id: profile.id, name: profile.name, isGuest, reference: referenceIn(request.url) };
}

export const action = ({ params, ...args }: ActionFunctionArgs) =>
	formAction(
		{
			async report(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const id = params.id ?? "";
				return saveForm(submission, "report", businessReport, async (given) => {
					const reference = await reportBusiness(submission.context, person, id, given);
					throw redirect(`/business/${id}/report?reference=${reference}#done`, 303);
				});
			},
		},
		{ fallback: "report" },
	)({ params, ...args });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Report a profile`,
		description: msg`Tell us when a profile makes false claims, or somebody cheats or threatens people.`,
		path: args.location.pathname,
		noindex: true,
	});

const intents = ["report"];

export default function ReportProfile() {
	const { t } = useLingui();
	const { id, name, isGuest, reference } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	return (
		<div className="page-width py-8 sm:py-12">
			<div className="mx-auto grid max-w-[40rem] gap-6">
				<h1 className="text-2xl">
					<Trans>
						Report the profile of <bdi>{name}</bdi>
					</Trans>
				</h1>
				{reference ? (
					<ReportSent reference={reference}>
						<Trans>We do not tell them who reported it.</Trans>
					</ReportSent>
				) : (
					<>
						<p className="text-muted">
							<Trans>
								We do not tell them who reported it. If you are in danger now, call the police: we will not see this
								right away.
							</Trans>{" "}
							<Link to="/help#urgent" className="text-accent underline underline-offset-4">
								<Trans>Urgent help</Trans>
							</Link>
						</p>
						{isGuest ? (
							<ButtonLink
								to={`/auth?${new URLSearchParams({ next: `/business/${id}/report` })}`}
								className="justify-self-start"
							>
								<Trans>Sign in to report this profile</Trans>
							</ButtonLink>
						) : (
							<ActionForm
								action=""
								intents={intents}
								answer={answer}
								failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
							>
								<ReportFields object="business" answer={answer} intents={intents} />
								<SubmitButton intent="report">
									<Trans>Send the report</Trans>
								</SubmitButton>
							</ActionForm>
						)}
					</>
				)}
				<p>
					<Link to={`/business/${id}`} className="text-accent underline underline-offset-4">
						<Trans>Back to the profile</Trans>
					</Link>
				</p>
			</div>
		</div>
	);
}
