import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { listLegalServices } from "#domain/legal-services.server.ts";
import { findProfile, saveProfile } from "#domain/profiles.server.ts";
import { legalPreferences, profileChange } from "#domain/profiles.ts";
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
import { type Answer, keepingTyped } from "../../components/settings/answer.ts";
import { SettingsForm, useAnswer } from "../../components/settings/form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { i18nFor, localeOf } from "../../i18n.ts";
import { pageMeta } from "../../meta.ts";
import { Panel } from "../profile/panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const userId = (await context.userId()) ?? "";
	const [, found, services] = await Promise.all([
		requirePerson(context, request),
		findProfile(context, userId),
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
		async save(asked) {
			const person = await requirePerson(asked.context, asked.request);
			return saveForm(asked, "save", chosen, ({ languages, preferred_language, ...preferences }) =>
				saveProfile(
					asked.context,
					person,
					{ ...(languages && { languages }), ...(preferred_language && { preferred_language }) },
					preferences,
				),
			);
		},
	},
	{ unread: "save" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Languages and preferences`,
		description: msg`The languages that you speak, and what you look for.`,
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
		<SettingsForm action="/profile/languages" intents={intents} answer={answer} className="gap-0!">
			<Panel title={t`Languages`}>
				<LanguageField
					chosen={listOf("languages", languages)}
					preferred={textOf("preferred_language", preferred_language)}
					error={errorOf("languages") ?? errorOf("preferred_language")}
				/>
			</Panel>
			<Panel
				title={t`Legal preferences`}
				lead={<Trans>They fill in forms for you. Professionals do not see them.</Trans>}
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
		</SettingsForm>
	);
}
