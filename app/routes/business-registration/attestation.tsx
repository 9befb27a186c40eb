import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { tierOf } from "#domain/businesses/legal-services.ts";
import type { RegistrationStep } from "#domain/registrations/registrations.ts";
import { Day, Fact, LanguageList } from "../../components/fact.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TierBadge } from "../../components/tier-badge.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { Checkbox, FieldError } from "../../components/ui/field.tsx";
import { categorySingular } from "../../legal-service-names.ts";
import { DocumentLink } from "./documents.tsx";
import type { StepProps } from "./step-props.ts";
import { intentsOf, stepNames, stepPath } from "./steps.ts";
import type { ViewOf } from "./view.server.ts";

const intents = intentsOf("attestation");
const withdrawIntents = ["withdraw"];

export function AttestationStep({ view, answer }: StepProps<ViewOf<"attestation">>) {
	const { t, i18n } = useLingui();
	const { errorOf } = useAnswer(answer, intents, { attested: t`Tick this to send your application.` });
	const unfinished = view.steps.filter(({ state, name }) => state !== "done" && name !== "attestation");
	const error = errorOf("attested");
	return (
		<div className="grid gap-8">
			<Summary view={view} />
			{unfinished.length > 0 && (
				<section className="rounded-control border border-seal bg-seal-soft p-4">
					<h2 className="font-semibold">
						<Trans>Before you can send it</Trans>
					</h2>
					<ul className="mt-2 list-disc ps-5">
						{unfinished.map(({ name, state }) => (
							<li key={name}>
								<Link to={stepPath(name)} className="underline underline-offset-4">
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

/** What was answered, as an admin and then everybody will read it, each part with the way back to it. */
function Summary({ view: { answers, city, names, documents } }: { view: ViewOf<"attestation"> }) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const { profession, jurisdiction, licence, identity, services, availability } = answers;
	const days = [...new Set(availability?.weekly.map(({ weekday }) => weekday))].length;
	return (
		<div className="rounded-card border border-line bg-raised">
			{profession && (
				<Row step="profession">
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						{i18n._(categorySingular(profession.category))} <TierBadge tier={tierOf[profession.category]} />
					</p>
				</Row>
			)}
			{jurisdiction && (
				<Row step="jurisdiction">
					<p>
						<Fact>{formats.country(jurisdiction.jurisdiction)}</Fact>
						{jurisdiction.region && (
							<>
								{" · "}
								<bdi>{jurisdiction.region}</bdi>
							</>
						)}
					</p>
				</Row>
			)}
			{licence && (
				<Row step="licence">
					<p>
						<bdi>{licence.profession}</bdi>, <bdi>{licence.register}</bdi>
					</p>
					<p>
						<Trans>
							Number <bdi className="tabular-nums">{licence.number}</bdi>
						</Trans>
						{licence.expires_on && (
							<>
								{" · "}
								<Trans>
									valid until <Day at={licence.expires_on} />
								</Trans>
							</>
						)}
					</p>
				</Row>
			)}
			{identity && (
				<Row step="identity">
					<p className="font-semibold">
						<bdi>{identity.name}</bdi>
					</p>
					{identity.firm && (
						<p>
							<bdi>{identity.firm}</bdi>
						</p>
					)}
					<p dir="auto">{identity.headline}</p>
					<p dir="auto" className="line-clamp-3 text-muted">
						{identity.about}
					</p>
					<p>
						<bdi>{identity.address}</bdi>, <bdi>{identity.postcode}</bdi> <bdi>{city?.name}</bdi>
					</p>
				</Row>
			)}
			{services && (
				<Row step="services">
					<p>{formats.list(names.map(({ name }) => name))}</p>
					<p>
						<LanguageList codes={services.languages.map(({ language }) => language)} />
					</p>
				</Row>
			)}
			{availability && (
				<Row step="availability">
					<p>
						<Plural value={days} one="# day a week" other="# days a week" />,{" "}
						{formats.zone(new Date(0).toISOString(), availability.time_zone)}
					</p>
				</Row>
			)}
			{documents.length > 0 && (
				<div className="border-t border-line px-4 py-3">
					<h2 className="text-sm text-muted">{t`Documents`}</h2>
					{documents.map((document) => (
						<DocumentLink key={document.id} {...document} />
					))}
				</div>
			)}
		</div>
	);
}

function Row({ step, children }: { step: RegistrationStep; children: ReactNode }) {
	const { i18n } = useLingui();
	const name = i18n._(stepNames[step]);
	return (
		<div className="flex items-start gap-4 border-t border-line px-4 py-3 first:border-t-0">
			<div className="min-w-0 flex-1">
				<h2 className="text-sm text-muted">{name}</h2>
				{children}
			</div>
			<Link to={stepPath(step)} className="shrink-0 py-1 text-accent underline underline-offset-4">
				<Trans>Change</Trans>
				<span className="sr-only">: {name}</span>
			</Link>
		</div>
	);
}
