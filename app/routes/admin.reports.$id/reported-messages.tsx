import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { FileText } from "lucide-react";
import type { Party } from "#domain/appointments/appointments.ts";
import type { ReportedMessage } from "#domain/reports/reading.server.ts";
import { Day, Fact } from "../../components/fact.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";

/** What an action of the page answers; once they were opened with the messages. */
export type Shown = Answer & { names?: Record<Party, string>; messages?: ReportedMessage[] };

/** The messages that a report shows, once somebody asks for them: each look is entered in the audit log. */
export function ReportedMessages({ id, count, answer }: { id: string; count: number; answer: Shown | undefined }) {
	const { t } = useLingui();
	const formats = useFormats();
	if (!answer?.messages || !answer.names)
		return (
			<Form method="post" preventScrollReset className="grid gap-3">
				<p>
					<Plural value={count} one="# message was reported." other="# messages were reported." />{" "}
					<Trans>You see no others. The audit log records that you read them.</Trans>
				</p>
				<SubmitButton intent="open" kind="quiet">
					<Trans>Read the messages</Trans>
				</SubmitButton>
			</Form>
		);
	const { names, messages } = answer;
	return (
		<section aria-label={t`Messages`}>
			<ol className="grid gap-3">
				{messages.map(({ seq, party, body, file_name, sent_at }) => (
					<li key={seq} className="rounded-card border border-line bg-raised px-4 py-3">
						<p className="text-sm text-muted">
							<bdi className="font-semibold text-text">{names[party]}</bdi>
							{" · "}
							{party === "client" ? <Trans>Client</Trans> : <Trans>Professional</Trans>}
							{" · "}
							<Day at={sent_at} /> <Fact>{`${formats.slotTime(sent_at, "UTC")} UTC`}</Fact>
						</p>
						{body && (
							<p dir="auto" className="mt-1 wrap-anywhere whitespace-pre-line">
								{body}
							</p>
						)}
						{file_name && (
							<a
								href={`/admin/reports/${id}/files/${seq}`}
								download={file_name}
								className="mt-1 inline-flex min-h-9 items-center gap-2 text-accent underline underline-offset-4"
							>
								<FileText aria-hidden="true" className="size-4" />
								<bdi className="wrap-anywhere">{file_name}</bdi>
							</a>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
