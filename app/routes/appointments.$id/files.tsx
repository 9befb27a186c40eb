import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { FileText, Image } from "lucide-react";
import { acceptedFiles } from "#domain/files/limits.ts";
import { otherName } from "../../components/appointment-status.tsx";
import { Fact } from "../../components/fact.tsx";
import { useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { Field, fileInput } from "../../components/ui/field.tsx";
import { refusalWords } from "../../refusals.ts";
import type { Shown } from "./shown.server.ts";

const uploading = ["upload"];

/** Papers that only the two can open. */
export function Files({ shown, answer }: { shown: Shown; answer: Answer | undefined }) {
	const { i18n, t } = useLingui();
	const formats = useFormats();
	const times = useTimeFormats();
	const { appointment, files, takesFiles, mostFiles, zone } = shown;
	const { errorOf } = useAnswer(answer, uploading, { file: t`Choose a file first.` });
	const refusal = answer?.intent === "upload" ? answer.refusal : null;
	const error = errorOf("file") ?? (refusal ? i18n._(refusalWords(refusal.code, refusal.values)) : null);
	const action = `/appointments/${appointment.id}`;
	const other = <bdi>{otherName(appointment)}</bdi>;
	if (files.length === 0 && !takesFiles) return null;
	return (
		<section id="files" aria-labelledby="files-title">
			<h2 id="files-title" className="text-xl">
				<Trans>Files</Trans>
			</h2>
			<p className="mt-1 text-sm text-muted">
				<Trans>Only you and {other} can open them.</Trans>
			</p>
			{files.length > 0 && (
				<ul className="mt-4 grid gap-2">
					{files.map(({ id, name, party, media_type, bytes, created_at }) => (
						<li
							key={id}
							className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-line bg-raised px-4 py-3"
						>
							{media_type === "application/pdf" ? (
								<FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
							) : (
								<Image aria-hidden="true" className="size-5 shrink-0 text-muted" />
							)}
							<span className="min-w-0 flex-1 basis-48">
								<a
									href={`${action}/files/${id}`}
									download={name}
									className="font-medium [overflow-wrap:anywhere] text-accent underline underline-offset-4"
								>
									<bdi>{name}</bdi>
								</a>
								<span className="block text-sm text-muted">
									{party === appointment.party ? <Trans>From you</Trans> : <Trans>From {other}</Trans>}
									{" · "}
									<Fact>{times.dayAndTime(created_at, zone.zone)}</Fact>
									{" · "}
									<Fact>{`${formats.number(Math.max(1, Math.round(bytes / 1024)))} kB`}</Fact>
								</span>
							</span>
							{party === appointment.party && (
								<Form method="post" action={action} preventScrollReset>
									<SubmitButton intent="remove_file" kind="plain" size="small" value={{ name: "file", value: id }}>
										<Trans>Delete</Trans>
										<span className="sr-only">
											: <bdi>{name}</bdi>
										</span>
									</SubmitButton>
								</Form>
							)}
						</li>
					))}
				</ul>
			)}
			{takesFiles && files.length < mostFiles && (
				<Form
					method="post"
					action={action}
					encType="multipart/form-data"
					noValidate
					preventScrollReset
					className="mt-4 grid gap-3"
				>
					<Field
						label={<Trans>Add a file</Trans>}
						hint={
							<Trans>
								JPEG, PNG, WebP or PDF, up to 10 MB, at most ten files. We remove place, time and camera details from
								pictures. We do not change PDFs.
							</Trans>
						}
						error={error}
					>
						{(control) => <input type="file" name="file" accept={acceptedFiles} className={fileInput} {...control} />}
					</Field>
					<SubmitButton intent="upload" kind="quiet">
						<Trans>Upload</Trans>
					</SubmitButton>
				</Form>
			)}
		</section>
	);
}
