import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import { newAvailability } from "#domain/availability/availability.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import { findCity } from "#domain/places/places.server.ts";
import { cardOnApproval } from "#domain/registrations/approved-profile.ts";
import type { EvidenceKind } from "#domain/registrations/evidence.ts";
import type { OwnRegistration } from "#domain/registrations/reading.server.ts";
import { listRegisters } from "#domain/registrations/registers.server.ts";
import {
	missingSteps,
	type RegistrationAnswers,
	type RegistrationStep,
	stepNamed,
	stepsOf,
} from "#domain/registrations/registrations.ts";
import { listCurrencies } from "#domain/site/currencies.server.ts";
import { cityOptions } from "../../city-options.server.ts";
import { draftOf as hoursDraftOf } from "../../components/hours-form/draft.ts";
import { draftOf as servicesDraftOf } from "../../components/services-form/draft.ts";
import { countryOptions } from "../../country-options.server.ts";
import type { Locale } from "../../i18n.ts";
import { namedLegalServices } from "../../legal-service-list.server.ts";
import { timeZones } from "../../time-zones.server.ts";
import { stepPath } from "./steps.ts";

/** An application that can be changed; null before its first answer. */
type Open = OwnRegistration | null;

/** The step that an address asks for; where an earlier one has no answer yet, that one. */
export function stepAt(url: URL, own: Open): RegistrationStep {
	const answers = own?.answers ?? {};
	const steps = stepsOf(answers);
	const wanted = stepNamed(url.searchParams.get("step") ?? "");
	const unanswered = steps.find((step) => !answers[step]) ?? "attestation";
	if (!wanted || !steps.includes(wanted) || steps.indexOf(wanted) > steps.indexOf(unanswered)) return unanswered;
	return wanted;
}

/** Where somebody goes on after a step. */
export function nextPath(own: OwnRegistration, step: RegistrationStep): string {
	const steps = stepsOf(own.answers);
	return stepPath(steps[steps.indexOf(step) + 1] ?? "attestation");
}

/** What one step shows, besides what all of them do. */
export async function stepView(context: AppLoadContext, locale: Locale, own: Open, step: RegistrationStep) {
	const answers = own?.answers ?? {};
	const missing = missingSteps(answers, own?.evidence ?? []);
	const common = {
		version: own?.version ?? 0,
		reference: own?.reference ?? null,
		/** What the admin wants to know. */
		reason: own?.status === "needs_information" ? own.reason : null,
		steps: stepsOf(answers).map((name) => ({
			name,
			state: !answers[name] ? ("open" as const) : missing.includes(name) ? ("unfinished" as const) : ("done" as const),
		})),
	};
	return { ...common, ...(await partOf(context, locale, answers, own, step)) };
}

export type StepView = Awaited<ReturnType<typeof stepView>>;
export type ViewOf<Step extends RegistrationStep> = Extract<StepView, { step: Step }>;

async function partOf(
	context: AppLoadContext,
	locale: Locale,
	answers: RegistrationAnswers,
	own: Open,
	step: RegistrationStep,
) {
	const documentsOf = (kind: EvidenceKind) =>
		(own?.evidence ?? []).filter((one) => one.kind === kind).map(({ id, name }) => ({ id, name }));
	const country = answers.jurisdiction?.jurisdiction ?? "";
	const { profession } = answers;
	switch (step) {
		case "profession":
			return { step: "profession" as const, kept: profession ?? null };
		case "jurisdiction":
			return {
				step: "jurisdiction" as const,
				kept: answers.jurisdiction ?? null,
				countries: await countryOptions(context, locale),
			};
		case "licence": {
			if (!profession) throw redirect(stepPath("profession"));
			const [registers, [claimed]] = await Promise.all([
				listRegisters(context, { jurisdiction: country, profession: professionOf[profession.category] }),
				own?.business_id ? listPublicProfiles(context, [own.business_id]) : [],
			]);
			return {
				step: "licence" as const,
				kept: answers.licence ?? null,
				documents: documentsOf("licence"),
				registers,
				claimed: claimed ? { id: claimed.id, name: claimed.name } : null,
			};
		}
		case "identity": {
			const kept = answers.identity ?? null;
			const city = kept && (await findCity(context, kept.city_id));
			const here = city?.country_id ?? country;
			const [countries, cities] = await Promise.all([
				countryOptions(context, locale),
				cityOptions(context, here, locale),
			]);
			return {
				step: "identity" as const,
				kept,
				country: here,
				countries,
				cities,
				documents: documentsOf("identity"),
			};
		}
		case "services": {
			const kept = answers.services ?? null;
			const [names, currencies, countries] = await Promise.all([
				namedLegalServices(context, locale, ({ category }) => category === profession?.category),
				listCurrencies(context),
				countryOptions(context, locale),
			]);
			const currency = kept?.currency ?? "EUR";
			const ids = names.map(({ id }) => id);
			return {
				step: "services" as const,
				names,
				currencies,
				countries,
				currency,
				draft: servicesDraftOf(ids, kept?.modes ?? [], kept?.services ?? [], currency),
				languages: kept?.languages ?? [],
				country_experience: kept?.country_experience ?? [],
				free_consultation: kept?.free_consultation ?? false,
				legal_aid: kept?.legal_aid ?? false,
			};
		}
		case "availability": {
			const city = answers.identity && (await findCity(context, answers.identity.city_id));
			const kept = answers.availability ?? newAvailability(city?.time_zone ?? "UTC");
			return { step: "availability" as const, draft: hoursDraftOf(kept), zones: timeZones(kept.time_zone) };
		}
		case "attestation": {
			const offered = new Set(answers.services?.services.map(({ legal_service_id }) => legal_service_id));
			const [city, names] = await Promise.all([
				answers.identity ? findCity(context, answers.identity.city_id) : null,
				namedLegalServices(context, locale, ({ id }) => offered.has(id)),
			]);
			const { attestation: _, ...told } = answers;
			return {
				step: "attestation" as const,
				answers: told,
				city,
				names,
				preview: cardOnApproval(told, city, context.now().toISOString()),
				documents: { licence: documentsOf("licence"), identity: documentsOf("identity") },
			};
		}
		default:
			return step satisfies never;
	}
}
