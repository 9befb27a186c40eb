import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import { type AccountAct, suspensionDays } from "#domain/identity/account-acts.ts";
import type { AccountCase } from "#domain/identity/account-cases.server.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LongText } from "../../components/form/long-text.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, FieldError, Radio, Select } from "../../components/ui/field.tsx";

const intents = ["decide"];

/** What can be decided about an account as it is now. */
const actsFor = ({ is_suspended, role, devices, factors, factors_end_at }: AccountCase): AccountAct[] => [
	is_suspended ? "account_restored" : "account_suspended",
	...(devices > 0 ? (["account_signed_out"] as const) : []),
	...(factors_end_at ? (["factor_removal_stopped"] as const) : []),
	...(factors.length > 0 && !factors_end_at && !is_suspended ? (["factor_removal_planned"] as const) : []),
	role === "admin" ? "admin_dismissed" : "admin_appointed",
];

/** One decision about an account, with the reason that its person reads. */
export function DecisionForm({ account, given }: { account: AccountCase; given: Answer | undefined }) {
	const { t } = useLingui();
	const form = useAnswer(given, intents, {
		act: t`Choose what to do.`,
		reason: t`Write why, in 10 to ${textLimits.message} characters.`,
	});
	const acts: Record<AccountAct, { words: string; detail: string }> = {
		account_suspended: {
			words: t`Suspend the account`,
			detail: t`For as long as you choose below, nobody can use it. Appointments stay. A profile of a professional is suspended on its own page.`,
		},
		account_restored: { words: t`End the suspension`, detail: t`They can use the account again.` },
		account_signed_out: {
			words: t`Sign out everywhere`,
			detail: t`For when a device was stolen. They can sign in again.`,
		},
		factor_removal_planned: {
			words: t`Remove the lost second step`,
			detail: t`In 24 hours, with the recovery codes. We tell every address we know. If they use the second step before then, it stays.`,
		},
		factor_removal_stopped: { words: t`Keep the second step`, detail: t`It is not removed.` },
		admin_appointed: {
			words: t`Make them an admin`,
			detail: t`They can then do everything that you can do here, once they have a second step.`,
		},
		admin_dismissed: { words: t`Take the admin role away`, detail: t`The rest of their account stays as it is.` },
	};
	const days = { "1": t`1 day`, "7": t`7 days`, "30": t`30 days`, open: t`Until an admin ends it` };
	// What was chosen and written for one decision is nothing for the next.
	const decided = account.decisions[0]?.id;
	const error = form.errorOf("act");
	const chosen = form.textOf("act", "");
	return (
		<ActionForm
			action={`/admin/users/${account.id}`}
			intents={intents}
			answer={given}
			saved={{ title: t`Decision saved`, description: t`We tell them why.` }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			className="gap-4!"
		>
			<fieldset key={`act ${decided}`} aria-describedby={error ? "act-error" : undefined}>
				<legend className="mb-1 text-lg">
					<Trans>Decide</Trans>
				</legend>
				{error && <FieldError id="act-error">{error}</FieldError>}
				{actsFor(account).map((act) => (
					<Radio
						key={act}
						name="act"
						value={act}
						defaultChecked={chosen === act}
						{...(error && { "aria-invalid": true })}
					>
						{acts[act].words}
						<span className="block text-sm text-muted">{acts[act].detail}</span>
					</Radio>
				))}
			</fieldset>
			{!account.is_suspended && (
				<Field label={t`How long a suspension lasts`} className="max-w-72">
					{(control) => (
						<Select name="days" defaultValue={form.textOf("days", "7")} {...control}>
							{suspensionDays.map((value) => (
								<option key={value} value={value}>
									{days[value]}
								</option>
							))}
						</Select>
					)}
				</Field>
			)}
			<LongText
				form={form}
				name="reason"
				key={`reason ${decided}`}
				label={t`What they read`}
				hint={t`Why you decided so, and what they can do.`}
			/>
			<div>
				<SubmitButton intent="decide" kind="danger">
					<Trans>Save the decision</Trans>
				</SubmitButton>
			</div>
		</ActionForm>
	);
}
