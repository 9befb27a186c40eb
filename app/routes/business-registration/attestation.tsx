import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { Answers } from "../../components/registrations/answers.tsx";
import { stepNames } from "../../components/registrations/step-names.ts";
import { ResultCard } from "../../components/result-card.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Checkbox, FieldError } from "../../components/ui/field.tsx";
import { DocumentLink, documentPath } from "./documents.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("attestation");
const withdrawIntents = ["withdraw"];

export function AttestationStep({ view, answer }: StepProps<ViewOf<"attestation">>) {
	const { t, i18n } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, intents, { attested: t`Tick this to send your application.` });
	const unfinished = view.steps.filter(({ state, name }) => state !== "done" && name !== "attestation");
	const error = errorOf("attested");
	const documents = [
		{ kind: "licence", label: t`Documents about your licence`, files: view.documents.licence },
		{ kind: "identity", label: t`Documents about who you are`, files: view.documents.identity },
	];
	return (
		<div className="grid gap-8">
			<Answers answers={view.answers} city={view.city} names={view.names} pathOf={stepPath}>
				{documents.map(({ kind, label, files }) => (
					<div key={kind} className="border-t border-line px-4 py-3 empty:hidden">
						{files.length > 0 && (
							<>
								<h2 className="text-sm text-muted">{label}</h2>
								{files.map((document) => (
									<DocumentLink key={document.id} {...document} />
								))}
							</>
						)}
					</div>
				))}
			</Answers>
			{view.preview && (
				<section>
					<h2 className="font-semibold">
						<Trans>How people will see you</Trans>
					</h2>
					<p className="mt-1 mb-3 text-sm text-muted">
						<Trans>
							This is your card in search, once we have checked your details. Your free times will show here too.
						</Trans>
					</p>
					{/* A picture of the card: there is no page behind it yet. */}
					<div {...{ inert: "" }}>
						<ResultCard result={view.preview} heading="h3" />
					</div>
				</section>
			)}
			{unfinished.length > 0 && (
				<section className="rounded-control border border-seal bg-seal-soft p-4">
					<h2 className="font-semibold">
						<Trans>Before you can send it</Trans>
					</h2>
					<ul className="mt-2 list-disc ps-5">
						{unfinished.map(({ name, state }) => (
							<li key={name}>
								<Link
									to={state === "unfinished" ? documentPath(name) : stepPath(name)}
									className="underline underline-offset-4"
								>
									{i18n._(stepNames[name])}
								</Link>
								{state === "unfinished" && <> {t`(a document is missing)`}</>}
							</li>
						))}
					</ul>
				</section>
			)}
			<ActionForm action={stepPath("attestation")} intents={intents} answer={answer}>
				<input type="hidden" name="version" value={view.version} />
				<div>
					<Checkbox
						name="attested"
						value="on"
						defaultChecked={textOf("attested", null) === "on"}
						{...(error && { "aria-invalid": true, "aria-describedby": "attested-error" })}
					>
						<Trans>
							What I have entered is true, the documents are mine, and I will tell Visavis right away if my licence
							changes or ends.
						</Trans>
					</Checkbox>
					{error && <FieldError id="attested-error">{error}</FieldError>}
				</div>
				<SubmitButton intent="attestation" kind="action">
					<Trans>Send application</Trans>
				</SubmitButton>
			</ActionForm>
			<Disclosure summary={<Trans>Delete this application</Trans>} className="border-t">
				<ActionForm
					action={stepPath("attestation")}
					intents={withdrawIntents}
					answer={answer}
					failed={{ title: t`Error`, description: t`That could not be deleted. Please try again.` }}
				>
					<input type="hidden" name="version" value={view.version} />
					<p className="max-w-prose">
						<Trans>Everything you have entered and all documents are deleted. This cannot be undone.</Trans>
					</p>
					<SubmitButton intent="withdraw" kind="danger">
						<Trans>Delete application</Trans>
					</SubmitButton>
				</ActionForm>
			</Disclosure>
		</div>
	);
}
