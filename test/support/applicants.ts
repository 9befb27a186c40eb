import { newAvailability } from "#domain/availability/availability.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { saveStep, submitRegistration } from "#domain/registrations/applying.server.ts";
import { addEvidence } from "#domain/registrations/evidence.server.ts";
import { findOwnRegistration } from "#domain/registrations/reading.server.ts";
import { type RegistrationAnswers, stepInputs, stepsOf } from "#domain/registrations/registrations.ts";
import { jpeg } from "./pictures.ts";

const madrid = 3117735;
let made = 0;

/** What somebody answers who is a lawyer in Madrid; of each another name and licence. */
export function wholeAnswers(given: RegistrationAnswers = {}): Required<RegistrationAnswers> {
	const n = ++made;
	return {
		profession: { category: "immigration_lawyers" },
		jurisdiction: { jurisdiction: "ES", region: null },
		licence: {
			profession: "Abogada",
			register: "Ilustre Colegio de Prueba",
			register_url: "https://register.test/",
			number: `T ${n}`,
			issued_on: "2015-01-01",
			expires_on: null,
		},
		identity: {
			name: `Quenby Zyxo${[...String(n)].map((digit) => "bcdfghjklm"[Number(digit)]).join("u")}a`,
			firm: null,
			headline: "Residence permits and family reunification",
			about: "I have worked with families who come to Spain for fifteen years.",
			city_id: madrid,
			address: "Calle de Prueba 1",
			postcode: "28001",
			step_free: true,
			website: null,
			practising_since: 2015,
		},
		services: {
			modes: ["in_person", "video"],
			services: [
				{
					legal_service_id: "residence_permit",
					fee_type: "fixed",
					fee_min_minor: 9000,
					fee_max_minor: null,
					includes: "",
					government_fee_minor: null,
					duration_minutes: 45,
				},
			],
			currency: "EUR",
			free_consultation: false,
			legal_aid: false,
			languages: [{ language: "es", speaker: "professional" }],
			country_experience: ["MA"],
		},
		availability: newAvailability("Europe/Madrid"),
		attestation: { attested: "on" },
		...given,
	};
}

/** Answers every step of an application, with a document for each that must come; it is not sent in. */
export async function applied(ctx: Ctx, person: Person, given: RegistrationAnswers = {}) {
	const answers = wholeAnswers(given);
	for (const step of stepsOf(answers)) {
		const version = (await findOwnRegistration(ctx, person))?.version ?? 0;
		await saveStep(ctx, person, version, step, stepInputs[step].parse(answers[step]) as never);
	}
	const own = await findOwnRegistration(ctx, person);
	if (!own) throw new Error("There is no application.");
	for (const kind of ["licence", "identity"] as const)
		await addEvidence(ctx, person, own.id, { kind, name: `${kind}.jpg`, bytes: jpeg });
	return { ...own, answers };
}

/** Sends in a whole application. */
export async function submitted(ctx: Ctx, person: Person, given: RegistrationAnswers = {}) {
	const own = await applied(ctx, person, given);
	await submitRegistration(ctx, person, own.version);
	return { ...own, version: own.version + 1 };
}
