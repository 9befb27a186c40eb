import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { OwnRegistration } from "#domain/registrations/reading.server.ts";
import { Day } from "../../components/fact.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { LongText } from "../../components/form/long-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import type { WizardAnswer } from "./actions.server.ts";
import { registrationPath, stepPath } from "./steps.ts";

type Props = Pick<
	OwnRegistration,
	"reference" | "status" | "reason" | "appeal" | "submitted_at" | "decided_at" | "version" | "business_id"
> & { answer: WizardAnswer | undefined };

/** Where an application stands that cannot be changed: it waits, or is decided. */
export function Standing({ answer, ...own }: Props) {
	const { t } = useLingui();
	const titles = {
		submitted: t`We are checking your application`,
		appealed: t`We are reviewing your application again`,
		approved: t`Your application is approved`,
		rejected: t`Your application is not approved`,
	};
	const { status, reference, submitted_at, decided_at, reason } = own;
	return (
		<div className="page-width py-10 sm:py-14">
			<div className="grid max-w-[40rem] gap-5">
				<h1 tabIndex={-1} className="text-2xl sm:text-3xl">
					{titles[status as keyof typeof titles]}
				</h1>
				<p className="text-muted">
					<Trans>
						Reference number <strong className="font-semibold text-text">{reference}</strong>
					</Trans>
					{submitted_at && (
						<>
							{" · "}
							<Trans>
								sent on <Day at={submitted_at} />
							</Trans>
						</>
					)}
					{decided_at && (status === "approved" || status === "rejected") && (
						<>
							{" · "}
							<Trans>
								decided on <Day at={decided_at} />
							</Trans>
						</>
					)}
				</p>
				{(status === "submitted" || status === "appealed") && (
					<p className="max-w-prose">
						<Trans>
							One of our reviewers checks your details against the register. We will write to you here and by email when
							there is a decision, or if we need anything else. Until then, you cannot change your application.
						</Trans>
					</p>
				)}
				{status === "approved" && <Approved business_id={own.business_id} />}
				{reason && (status === "rejected" || status === "approved") && (
					<section className="rounded-control border border-line bg-sunken p-4">
						<h2 className="font-semibold">
							<Trans>What we wrote to you</Trans>
						</h2>
						<p dir="auto" className="mt-1 whitespace-pre-line">
							{reason}
						</p>
					</section>
				)}
				{own.appeal && (
					<section>
						<h2 className="font-semibold">
							<Trans>What you wrote to us</Trans>
						</h2>
						<p dir="auto" className="mt-1 whitespace-pre-line">
							{own.appeal}
						</p>
					</section>
				)}
				{status === "rejected" && (
					<>
						{own.appeal ? (
							<p className="max-w-prose">
								<Trans>We have reviewed it twice. If something has changed since, you can apply again.</Trans>
							</p>
						) : (
							<AppealForm version={own.version} answer={answer} />
						)}
						<ButtonLink to={stepPath("profession")} kind="quiet" className="justify-self-start">
							<Trans>Apply again</Trans>
						</ButtonLink>
					</>
				)}
			</div>
		</div>
	);
}

function Approved({ business_id }: { business_id: string | null }) {
	return (
		<>
			<p className="max-w-prose">
				<Trans>
					People can find you from now on. Your calendar and your profile are in your business area. To open it, you
					need two-step sign-in, for example with an authenticator app.
				</Trans>
			</p>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to="/business" kind="action">
					<Trans>Go to your business area</Trans>
				</ButtonLink>
				{business_id && (
					<ButtonLink to={`/business/${business_id}`} kind="quiet">
						<Trans>See your public profile</Trans>
					</ButtonLink>
				)}
			</div>
		</>
	);
}

const intents = ["appeal"];

function AppealForm({ version, answer }: { version: number; answer: WizardAnswer | undefined }) {
	const { t } = useLingui();
	const form = useAnswer(answer, intents, {
		appeal: t`Write why, in 10 to ${textLimits.message} characters.`,
	});
	return (
		<ActionForm
			action={registrationPath}
			intents={intents}
			answer={answer}
			failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
		>
			<input type="hidden" name="version" value={version} />
			<LongText
				form={form}
				name="appeal"
				label={t`Do you disagree with this decision?`}
				hint={t`Tell us why, and we will review it again. You can appeal once.`}
				rows={5}
			/>
			<SubmitButton intent="appeal">
				<Trans>Appeal this decision</Trans>
			</SubmitButton>
		</ActionForm>
	);
}
