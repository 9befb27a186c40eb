import { Trans, useLingui } from "@lingui/react/macro";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Profile } from "#domain/profiles/profiles.server.ts";
import type { LegalPreferences, ProfileChange } from "#domain/profiles/profiles.ts";
import { askApi, HttpError } from "../../ask-api.ts";
import { dropDraft, useDraft, useKeeping } from "../form/drafts.ts";
import { useFormats } from "../formats.ts";
import { useFieldWords } from "../profile-form/field-words.ts";
import { LanguageField } from "../profile-form/language-field.tsx";
import { NameAndPhoneFields } from "../profile-form/name-and-phone-fields.tsx";
import { type CityOption, PlaceFields } from "../profile-form/place-fields.tsx";
import {
	BudgetField,
	ConsultationField,
	ContactField,
	ExperienceField,
	groupServices,
	ServiceInterests,
	type ServiceOption,
} from "../profile-form/preference-fields.tsx";
import { byName } from "../profile-form/use-cities.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { StepFrame } from "./step-frame.tsx";

type Kept = { profile: Profile; preferences: LegalPreferences };
type WizardProps = { titleId: string; onSaved: () => void; onSkip: () => void };

/** It opens over any page: its draft belongs to none of them. */
const [page, intent] = ["onboarding", "save"];
const formName = `${page} ${intent}`;

/** The step on which a field stands. */
const stepOfField: Record<string, number> = { full_name: 1, phone: 1, country_id: 2, city_id: 2, languages: 2 };
const steps = 3;

/** Empty, or begins with the country code; the server looks more closely. */
const isWholePhone = (text: string) => /^\s*$|^\s*(\+|00)[\d\s().-]{7,30}$/.test(text);

/** The profile wizard: begins with what is known already. */
export function Wizard({ titleId, onSaved, onSkip }: WizardProps) {
	const { t } = useLingui();
	const kept = useQuery({
		queryKey: ["profile"],
		queryFn: async (): Promise<Kept> => {
			const [profile, preferences] = await Promise.all([
				askApi<Profile>("/api/profile"),
				askApi<LegalPreferences>("/api/profile/preferences"),
			]);
			return { profile, preferences };
		},
	});
	const typed = useDraft(formName);
	const ending = (end: () => void) => () => {
		dropDraft(page, intent);
		end();
	};
	if (kept.data)
		return (
			<WizardForm
				titleId={titleId}
				kept={typed ? withTyped(kept.data, typed) : kept.data}
				onSaved={ending(onSaved)}
				onSkip={ending(onSkip)}
			/>
		);
	return (
		<StepFrame
			titleId={titleId}
			step={1}
			steps={steps}
			title={t`Personal Information`}
			controls={
				<>
					<Button kind="plain" onClick={onSkip} className="-ms-3 px-3!">
						<Trans>Skip Setup</Trans>
					</Button>
					{kept.isError && (
						<Button onClick={() => kept.refetch()} className="ms-auto">
							<Trans>Try again</Trans>
						</Button>
					)}
				</>
			}
		>
			{kept.isError ? (
				<p role="alert">
					<Trans>
						We could not load your profile. Nothing is lost. Try again, or fill it in later in your profile settings.
					</Trans>
				</p>
			) : (
				<div className="grid gap-6">
					<p className="sr-only">
						<Trans>Loading...</Trans>
					</p>
					{[1, 2, 3].map((field) => (
						<div key={field} className="grid gap-2">
							<Skeleton className="h-5 w-32" />
							<Skeleton className="h-11" />
						</div>
					))}
				</div>
			)}
		</StepFrame>
	);
}

function WizardForm({ titleId, kept: { profile, preferences }, onSaved, onSkip }: WizardProps & { kept: Kept }) {
	const { t, i18n } = useLingui();
	const { country: nameOf } = useFormats();
	const words = useFieldWords();
	const form = useRef<HTMLFormElement>(null);
	const [step, setStep] = useState(1);
	const [wrong, setWrong] = useState<string | null>(null);
	const [country, setCountry] = useState(profile.country_id ?? "");

	const countries = useQuery({
		queryKey: ["countries"],
		queryFn: () => askApi<{ id: string; name: string }[]>("/api/lookups/countries"),
		select: (list) =>
			byName(
				list.map(({ id }) => ({ id, name: nameOf(id) })),
				i18n.locale,
			),
	});
	const cities = useQuery({
		queryKey: ["cities", country],
		queryFn: () => askApi<CityOption[]>(`/api/lookups/cities?country_id=${country}`),
		enabled: country !== "",
		select: (list) => byName(list, i18n.locale),
	});
	const services = useQuery({
		queryKey: ["legal_services"],
		queryFn: () => askApi<ServiceOption[]>("/api/lookups/legal_services"),
		select: (list) => groupServices(list, i18n),
	});

	const keeping = useKeeping(form, formName, false);
	const { preferred_service_categories } = preferences;
	const keptServices = { preferred_service_categories };
	const save = useMutation({
		mutationFn: async (typed: FormData) => {
			await askApi("/api/profile", { method: "PATCH", body: profileOf(typed) });
			await askApi("/api/profile/preferences", {
				method: "PUT",
				// Services that could not be shown stay as they were.
				body: { ...preferencesOf(typed), ...(!services.data && keptServices) },
			});
		},
		onSuccess: onSaved,
		onError: (error) => {
			const field = error instanceof HttpError ? error.body?.field : undefined;
			if (!field || !(field in words)) return;
			setWrong(field);
			setStep(stepOfField[field] ?? steps);
		},
	});

	// After the heading of the step has had it: what is wrong is where the person has to be.
	useEffect(() => {
		if (wrong) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [wrong]);

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (save.isPending) return;
		const typed = new FormData(event.currentTarget);
		if (step === 1 && !isWholePhone(String(typed.get("phone")))) {
			setWrong("phone");
			return;
		}
		setWrong(null);
		if (step < steps) setStep(step + 1);
		else save.mutate(typed);
	};

	const field = {
		errorOf: (name: string) => (wrong === name ? (words[name] ?? null) : null),
		textOf: (_name: string, value: string | null) => value ?? "",
	};
	const isLast = step === steps;
	// While the list is on its way, and where it does not come: what was chosen before stays chosen.
	const known = countries.data ?? (country ? [{ id: country, name: nameOf(country) }] : []);
	return (
		<form ref={form} noValidate onSubmit={onSubmit} {...keeping} className="flex min-h-0 flex-1 flex-col">
			<StepFrame
				titleId={titleId}
				step={step}
				steps={steps}
				title={[t`Personal Information`, t`Location & Language`, t`Legal Preferences`][step - 1]}
				intro={
					[
						t`Your name and how to contact you. Everything is optional.`,
						t`So we can show you professionals who are near you and speak your language.`,
						t`What you are looking for. Only you can see it.`,
					][step - 1]
				}
				controls={
					<>
						<Button kind="plain" onClick={onSkip} className="-ms-3 px-3!">
							<Trans>Skip Setup</Trans>
						</Button>
						<span className="ms-auto flex flex-wrap justify-end gap-2 sm:gap-3">
							{step > 1 && (
								<Button kind="quiet" onClick={() => setStep(step - 1)}>
									<Trans>Back</Trans>
								</Button>
							)}
							<Button type="submit" isBusy={save.isPending}>
								{save.isPending ? (
									<Trans>Saving...</Trans>
								) : isLast ? (
									<Trans>Complete Setup</Trans>
								) : (
									<Trans>Next</Trans>
								)}
							</Button>
						</span>
					</>
				}
			>
				{save.isError && wrong === null && (
					<Notice kind="bad" title={<Trans>Error</Trans>} className="mb-5">
						<Trans>Failed to save your preferences. Please try again.</Trans>
					</Notice>
				)}
				{/* All steps are one form: what is not in sight keeps what was typed. */}
				<div hidden={step !== 1} className="grid gap-6">
					<NameAndPhoneFields profile={profile} {...field} />
					<ContactField kept={preferences.preferred_contact_method} {...field} />
				</div>
				<div hidden={step !== 2} className="grid gap-6">
					<PlaceFields
						countries={known}
						cities={cities.data ?? null}
						country={country}
						city={country === profile.country_id ? String(profile.city_id ?? "") : ""}
						isBroken={cities.isError}
						onCountry={setCountry}
						onRetry={() => cities.refetch()}
						errorOf={field.errorOf}
					/>
					<LanguageField
						chosen={profile.languages}
						preferred={profile.preferred_language}
						error={field.errorOf("languages")}
					/>
				</div>
				<div hidden={step !== 3} className="grid gap-7">
					<ExperienceField kept={preferences.legal_experience_level} {...field} />
					<BudgetField kept={preferences.budget_range} {...field} />
					<ConsultationField kept={preferences.preferred_consultation_type} {...field} />
					<ServiceInterests
						groups={services.data ?? []}
						chosen={preferred_service_categories}
						error={field.errorOf("preferred_service_categories")}
					/>
				</div>
			</StepFrame>
		</form>
	);
}

const textOf = (typed: FormData, name: string) => {
	const value = typed.get(name);
	return typeof value === "string" && value.trim() !== "" ? value : null;
};

/** What is saved, with what was typed before a reload over it. */
const withTyped = ({ profile, preferences }: Kept, typed: FormData) =>
	({ profile: { ...profile, ...profileOf(typed) }, preferences: { ...preferences, ...preferencesOf(typed) } }) as Kept;

/** The body of `PATCH /api/profile`: what is empty is null; a city that could not be asked for is left out. */
function profileOf(typed: FormData): Partial<Record<keyof ProfileChange, unknown>> {
	return {
		full_name: textOf(typed, "full_name"),
		phone: textOf(typed, "phone"),
		country_id: textOf(typed, "country_id"),
		...(typed.has("city_id") && { city_id: textOf(typed, "city_id") }),
		languages: typed.getAll("languages"),
	};
}

/** The body of `PUT /api/profile/preferences`. */
function preferencesOf(typed: FormData): Record<keyof LegalPreferences, unknown> {
	return {
		legal_experience_level: textOf(typed, "legal_experience_level"),
		budget_range: textOf(typed, "budget_range"),
		preferred_contact_method: textOf(typed, "preferred_contact_method"),
		preferred_consultation_type: textOf(typed, "preferred_consultation_type"),
		preferred_service_categories: typed.getAll("preferred_service_categories"),
	};
}
