import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { findOwnSuspension } from "#domain/verification/suspending.server.ts";
import { Day } from "../../components/fact.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Notice } from "../../components/ui/notice.tsx";

const intents = ["appeal"];

type Props = NonNullable<Awaited<ReturnType<typeof findOwnSuspension>>>;

/** Why the profile is suspended, and the way to say that it is wrong. */
export function Suspended({ reason, created_at, appeal, answer, given }: Props & { given: Answer | undefined }) {
	const { t } = useLingui();
	const form = useAnswer(given, intents, {
		appeal: t`Write why it is wrong, in 10 to ${textLimits.message} characters.`,
	});
	return (
		<section className="mb-10 grid max-w-2xl gap-5">
			<Notice kind="bad" title={<Trans>Your profile is suspended</Trans>}>
				<p>
					<Trans>
						Since <Day at={created_at} /> people do not find you in search, and nobody can book you. Your appointments
						stay as they are.
					</Trans>
				</p>
				<p dir="auto" className="mt-2 wrap-anywhere whitespace-pre-line">
					{reason}
				</p>
			</Notice>
			<ActionForm
				action="/business?index"
				intents={intents}
				answer={given}
				saved={{ title: t`Appeal sent`, description: t`One of us looks again and tells you.` }}
				failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
				className="gap-4!"
			>
				{appeal === null ? (
					<>
						<LongText
							form={form}
							name="appeal"
							label={t`Why do you think this is wrong?`}
							hint={t`You can write once. Name what we can check, such as an entry in the register.`}
							rows={5}
						/>
						<SubmitButton intent="appeal">
							<Trans>Ask us to look again</Trans>
						</SubmitButton>
					</>
				) : (
					<div className="grid gap-2">
						<p className="font-medium">
							{answer === null ? (
								<Trans>We have what you wrote, and are looking at it again.</Trans>
							) : (
								<Trans>We have looked again. Your profile stays suspended:</Trans>
							)}
						</p>
						<p dir="auto" className="border-s-2 border-line ps-4 wrap-anywhere whitespace-pre-line text-muted">
							{answer ?? appeal}
						</p>
					</div>
				)}
			</ActionForm>
		</section>
	);
}
