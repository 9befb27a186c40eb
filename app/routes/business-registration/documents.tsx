import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { FileText } from "lucide-react";
import { useState } from "react";
import { fileBytes } from "#domain/files/limits.ts";
import type { EvidenceKind } from "#domain/registrations/evidence.ts";
import type { RegistrationStep } from "#domain/registrations/registrations.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, fileInput } from "../../components/ui/field.tsx";
import { registrationPath, stepPath } from "./steps.ts";
import type { StepView } from "./view.server.ts";

type Document = { id: string; name: string };

/** The documents that were sent for a step, each to be read again or removed. */
export function Documents({ step, documents }: { step: EvidenceKind; documents: readonly Document[] }) {
	if (documents.length === 0) return null;
	return (
		<section className="mb-8">
			<h2 className="mb-2 font-medium">
				<Trans>Documents you have added</Trans>
			</h2>
			<ul className="grid divide-y divide-line rounded-control border border-line">
				{documents.map((document) => (
					<li key={document.id} className="flex min-h-12 items-center gap-3 ps-3.5 pe-1">
						<DocumentLink {...document} />
						<Form method="post" action={stepPath(step)} preventScrollReset>
							<input type="hidden" name="id" value={document.id} />
							<SubmitButton intent="remove_document" kind="plain" size="small" of={document.id}>
								<Trans>Remove</Trans>
								<span className="sr-only">: {document.name}</span>
							</SubmitButton>
						</Form>
					</li>
				))}
			</ul>
		</section>
	);
}

export function DocumentLink({ id, name }: Document) {
	return (
		<a
			href={`${registrationPath}/evidence/${id}`}
			download
			className="flex min-w-0 flex-1 items-center gap-2.5 py-2 text-accent underline underline-offset-4"
		>
			<FileText aria-hidden="true" className="size-5 shrink-0" />
			<bdi className="truncate">{name}</bdi>
		</a>
	);
}

/** Of the field for a document, on the page of its step. */
const documentAnchor = "document";

/** Where the document of a step can be added. */
export const documentPath = (step: RegistrationStep) => `${stepPath(step)}#${documentAnchor}`;

/** One document of the step's form: the first, of which `label` says what it shows, or another one. */
export function DocumentField({
	label,
	view: { step, steps, documents },
	error,
}: {
	label: string;
	view: Pick<StepView, "step" | "steps"> & { documents: readonly Document[] };
	error: string | null;
}) {
	const { t } = useLingui();
	const isMissing = steps.some(({ name, state }) => name === step && state === "unfinished");
	const [isTooLarge, setTooLarge] = useState(false);
	// All at once: a page brings only the words that the server has used for it.
	const more = t`Add another document`;
	const missing = t`Add this document, so that you can send your application.`;
	const tooLarge = t`This file is larger than 10 MB. Choose a smaller one.`;
	return (
		<div id={documentAnchor} className="scroll-mt-24">
			<Field
				label={documents.length > 0 ? more : label}
				hint={t`PDF, JPEG or PNG, at most 10 MB. Only you and our reviewers see it. We delete it 90 days after the decision.`}
				error={isTooLarge ? tooLarge : (error ?? (isMissing ? missing : null))}
			>
				{(control) => (
					<input
						type="file"
						name="file"
						accept="application/pdf,image/jpeg,image/png"
						onChange={({ currentTarget: { files } }) => setTooLarge((files?.[0]?.size ?? 0) > fileBytes)}
						className={fileInput}
						{...control}
					/>
				)}
			</Field>
		</div>
	);
}
