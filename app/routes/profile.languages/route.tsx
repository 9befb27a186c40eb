import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listLegalServices } from "#domain/businesses/legal-services.server.ts";
import { findProfile, saveProfile } from "#domain/profiles/profiles.server.ts";
import { legalPreferences, profileChange } from "#domain/profiles/profiles.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useFieldWords } from "../../components/profile-form/field-words.ts";
import { LanguageField } from "../../components/profile-form/language-field.tsx";
import {
	BudgetField,
	ConsultationField,
	ContactField,
	ExperienceField,
	groupServices,
	ServiceInterests,
} from "../../components/profile-form/preference-fields.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { Panel } from "../profile/panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const [found, services] = await Promise.all([
		requirePerson(context, request).then((person) => findProfile(context, person)),
		listLegalServices(context),
	]);
	if (!found) throw new Response(null, { status: 404 });
	const { languages, preferred_language } = found.profile;
	const i18n = await i18nFor(localeOf(request, context).locale);
	return { languages, preferred_language, preferences: found.preferences, groups: groupServices(services, i18n) };
}

const chosen = profileChange.pick({ languages: true, preferred_language: true }).extend(legalPreferences.shape);

export const action = formAction(
	{
		async save(submission) {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, "save", chosen, ({ languages, preferred_language, ...preferences }) =>
				saveProfile(
					submission.context,
					person,
					{ ...(languages && { languages }), ...(preferred_language && { preferred_language }) },
					preferences,
				),
			);
		},
	},
	{ fallback: "save" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Languages and preferences`,
		description: msg`The languages you speak and what you are looking for.`,
		path: "/profile/languages",
		noindex: true,
	});

const intents = ["save"];

export default function LanguagesAndPreferences() {
	const { t } = useLingui();
	const { languages, preferred_language, preferences, groups } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { errorOf, textOf, listOf } = useAnswer(answer, intents, useFieldWords());
	const field = { errorOf, textOf };
	return (
		<ActionForm action="/profile/languages" intents={intents} answer={answer} className="gap-0!">
			<Panel title={t`Languages`}>
				<LanguageField
					chosen={listOf("languages", languages)}
					preferred={textOf("preferred_language", preferred_language)}
					error={errorOf("languages") ?? errorOf("preferred_language")}
				/>
			</Panel>
			<Panel
				title={t`Legal preferences`}
				lead={<Trans>We use them to fill in forms for you. Professionals do not see them.</Trans>}
			>
				<div className="grid gap-7">
					<ExperienceField kept={preferences.legal_experience_level} {...field} />
					<BudgetField kept={preferences.budget_range} {...field} />
					<div className="grid gap-7 sm:grid-cols-2">
						<ContactField kept={preferences.preferred_contact_method} {...field} />
						<ConsultationField kept={preferences.preferred_consultation_type} {...field} />
					</div>
					<ServiceInterests
						groups={groups}
						chosen={listOf("preferred_service_categories", preferences.preferred_service_categories)}
						error={errorOf("preferred_service_categories")}
					/>
				</div>
			</Panel>
			<div className="mt-8">
				<SubmitButton intent="save">
					<Trans>Save</Trans>
				</SubmitButton>
			</div>
		</ActionForm>
	);
}
