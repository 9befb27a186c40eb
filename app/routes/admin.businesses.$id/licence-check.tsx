import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { Licence } from "#domain/businesses/businesses.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { Day } from "../../components/fact.tsx";
import { useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { LicenceFacts, licenceHeading } from "../../components/licence-facts.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, Input } from "../../components/ui/field.tsx";

const declining = ["decline"];

/** A licence beside its register, and the form that says what the register says today. */
export function LicenceCheck({
	licence,
	request,
	version,
	isOwn,
	answer,
}: {
	licence: Licence;
	/** What its professional says that the register shows, and asks to be checked; null where nothing is asked. */
	request: { expires_on: string | null; created_at: string } | null;
	version: number;
	isOwn: boolean;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const { id } = licence;
	const typed = answer && answer.outcome !== "saved" && answer.typed.licence_id === id ? answer.typed : null;
	const isInvalid = typed !== null && answer?.outcome === "invalid";
	const declined = answer?.typed.licence_id === id ? answer : undefined;
	const form = useAnswer(declined, declining, {
		answer: t`Write why, in 10 to ${textLimits.message} characters.`,
	});
	return (
		<Card as="li" isCompact aria-labelledby={licenceHeading(id)}>
			<LicenceFacts licence={licence} as="h3">
				<Trans>
					issued on <Day at={licence.issued_on} />
				</Trans>
			</LicenceFacts>
			{request && (
				<p className="mt-3 rounded-control bg-accent-soft px-4 py-3">
					{request.expires_on ? (
						<Trans>
							The professional asks for a check: the register shows it until <Day at={request.expires_on} />.
						</Trans>
					) : (
						<Trans>The professional asks for a check: the register shows it without an end.</Trans>
					)}
				</p>
			)}
			{!isOwn && (
				<Form method="post" preventScrollReset noValidate className="mt-4 grid gap-3">
					<input type="hidden" name="licence_id" value={id} />
					<input type="hidden" name="version" value={version} />
					<Field
						label={t`Valid until, according to the register`}
						hint={t`Leave it empty if it has no end.`}
						error={isInvalid && t`Enter a day that is not over yet, or leave it empty.`}
						className="max-w-72"
					>
						{(control) => (
							<Input
								name="expires_on"
								type="date"
								defaultValue={String(typed?.expires_on ?? request?.expires_on ?? licence.expires_on ?? "")}
								{...control}
							/>
						)}
					</Field>
					<div>
						<SubmitButton intent="confirm" value={{ name: "which", value: id }}>
							<Trans>The register confirms it</Trans>
						</SubmitButton>
					</div>
				</Form>
			)}
			{!isOwn && request && (
				<Form method="post" preventScrollReset noValidate className="mt-5 grid gap-3 border-t border-line pt-4">
					<input type="hidden" name="asked_at" value={request.created_at} />
					<input type="hidden" name="licence_id" value={id} />
					<LongText
						form={form}
						name="answer"
						label={t`Why the register does not confirm it`}
						hint={t`The professional reads this. The licence stays as it is.`}
						rows={3}
					/>
					<div>
						<SubmitButton intent="decline" kind="quiet">
							<Trans>The register does not confirm it</Trans>
						</SubmitButton>
					</div>
				</Form>
			)}
		</Card>
	);
}
