import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { kindsOf, type ReportObject } from "#domain/reports/kinds.ts";
import { kindNames } from "../report-kind-names.ts";
import { useAnswer } from "./form/action-form.tsx";
import type { Answer } from "./form/answer.ts";
import { LongText } from "./form/long-text.tsx";
import { Field, Select } from "./ui/field.tsx";
import { Notice } from "./ui/notice.tsx";

/** What is wrong, and what happened. */
export function ReportFields({
	object,
	answer,
	intents,
	hint,
}: {
	object: ReportObject;
	answer: Answer | undefined;
	intents: readonly string[];
	hint?: ReactNode;
}) {
	const { t, i18n } = useLingui();
	const form = useAnswer(answer, intents, {
		kind: t`Choose what is wrong.`,
		reason: t`Write what happened, in 10 to ${textLimits.reason} characters.`,
	});
	return (
		<>
			<Field label={<Trans>What is wrong?</Trans>} error={form.errorOf("kind")}>
				{(control) => (
					<Select name="kind" defaultValue={form.textOf("kind", "")} {...control}>
						<option value="">{t`Choose…`}</option>
						{kindsOf[object].map((kind) => (
							<option key={kind} value={kind}>
								{i18n._(kindNames[object][kind])}
							</option>
						))}
					</Select>
				)}
			</Field>
			<LongText
				form={form}
				name="reason"
				label={<Trans>What happened?</Trans>}
				hint={hint}
				maxLength={textLimits.reason}
			/>
		</>
	);
}

/** Whether an address says the reference of a report that was just made. */
export const referenceIn = (url: string) => {
	const reference = new URL(url).searchParams.get("reference") ?? "";
	return /^R-[0-9A-Z]{8}$/.test(reference) ? reference : null;
};

/** What stands where a report was sent. `children` say what happens now. */
export const ReportSent = ({ reference, children }: { reference: string; children: ReactNode }) => (
	<div id="done" className="scroll-mt-24">
		<Notice kind="good" title={<Trans>Thank you. We have your report.</Trans>}>
			<p>
				<Trans>
					Your report number is <strong className="font-semibold">{reference}</strong>. One of us will read it, and we
					tell you what they decide.
				</Trans>{" "}
				{children}
			</p>
		</Notice>
	</div>
);
