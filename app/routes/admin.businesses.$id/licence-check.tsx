import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { Licence } from "#domain/businesses/businesses.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { Day, Fact } from "../../components/fact.tsx";
import { useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { LicenceStatusText } from "../../components/licence-status-text.tsx";
import { RegisterLink } from "../../components/register-link.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, Input, TextArea } from "../../components/ui/field.tsx";

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
	const formats = useFormats();
	const { id, profession, register, register_url, number, jurisdiction, region, status, issued_on, checked_at } =
		licence;
	const typed = answer && answer.outcome !== "saved" && answer.typed.licence_id === id ? answer.typed : null;
	const isInvalid = typed !== null && answer?.outcome === "invalid";
	const declined = answer?.typed.licence_id === id ? answer : undefined;
	const { errorOf, textOf } = useAnswer(declined, declining, {
		answer: t`Write why, in 10 to ${textLimits.message} characters.`,
	});
	return (
		<Card as="li" isCompact aria-labelledby={`licence-${id}`}>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<h3 id={`licence-${id}`} className="text-lg">
					<bdi>{profession}</bdi>
				</h3>
				<LicenceStatusText status={status} />
			</div>
			<p className="mt-1">
				<RegisterLink name={register} url={register_url} />
			</p>
			<p>
				<Trans>
					Number <bdi className="font-semibold tabular-nums select-all">{number}</bdi>
				</Trans>
				{" · "}
				<Fact>{formats.country(jurisdiction)}</Fact>
				{region && (
					<>
						{" · "}
						<bdi>{region}</bdi>
					</>
				)}
			</p>
			<p className="text-sm text-muted">
				<Trans>
					issued on <Day at={issued_on} />
				</Trans>
				{" · "}
				{checked_at ? (
					<Trans>
						checked on <Day at={checked_at} />
					</Trans>
				) : (
					<Trans>not checked yet</Trans>
				)}
			</p>
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
						label={t`Valid until, says the register`}
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
					<Field
						label={t`Why the register does not confirm it`}
						hint={t`The professional reads this. The licence stays as it is.`}
						error={errorOf("answer")}
					>
						{(control) => (
							<TextArea
								name="answer"
								rows={3}
								dir="auto"
								maxLength={textLimits.message}
								defaultValue={textOf("answer", "")}
								{...control}
							/>
						)}
					</Field>
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
