/** Who applies to be listed: an application in every state, with its documents. */
import { newAvailability } from "#domain/availability/availability.ts";
import type { Category, LegalServiceId } from "#domain/businesses/legal-services.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Language } from "#domain/ground/languages.ts";
import { appealRegistration, saveStep, submitRegistration } from "#domain/registrations/applying.server.ts";
import { decideRegistration } from "#domain/registrations/deciding.server.ts";
import { addEvidence } from "#domain/registrations/evidence.server.ts";
import type { EvidenceKind } from "#domain/registrations/evidence.ts";
import { type OwnRegistration, requireOwnRegistration } from "#domain/registrations/reading.server.ts";
import {
	appeal,
	decision,
	type RegistrationAnswers,
	type RegistrationDecision,
	type RegistrationStep,
	stepInputs,
	stepsOf,
} from "#domain/registrations/registrations.ts";
import { licenceNumber, registerOf } from "../licences.ts";
import { minutesAfter } from "./acts.ts";
import type { Calendar } from "./calendar.ts";
import { ines, type NewcomerKey, newcomerOf } from "./cast.ts";
import { paperOf } from "./paper.ts";
import type { Stage } from "./stage.ts";

type Applicant = {
	category: Category;
	/** With its English name. */
	country: readonly [id: string, name: string];
	time_zone: string;
	/** Many registers write the title of a woman in another way. */
	isWoman: boolean;
	/** Since when they have their licence, or do this work. */
	issued_on: string;
	/** GeoNames id. */
	city_id: number;
	address: string;
	postcode: string;
	firm?: string;
	headline: string;
	about: string;
	currency: string;
	/** With what the first costs and how long it takes. */
	services: readonly (readonly [id: LegalServiceId, fee: number, minutes: number])[];
	languages: readonly Language[];
	country_experience: readonly string[];
};

/** The most professionals that the demo has: what comes after them are numbers that nobody has. */
const mostProfessionals = 1_000_000;

/** How an applicant answers every step. `n` tells their number in the register from those of others. */
function answersOf(name: string, n: number, applicant: Applicant): Required<RegistrationAnswers> {
	const { category, country, isWoman, issued_on, services, languages, currency } = applicant;
	const [jurisdiction, countryName] = country;
	const { headline, about, city_id, address, postcode, firm = null } = applicant;
	const register = registerOf(professionOf[category], jurisdiction, null, countryName);
	const practising_since = Number(issued_on.slice(0, 4));
	return {
		profession: { category },
		jurisdiction: { jurisdiction, region: register.region },
		licence: {
			...{ profession: register.titles[isWoman ? 0 : 1], register: register.name, register_url: register.url },
			number: licenceNumber(register, mostProfessionals + n, practising_since),
			...{ issued_on, expires_on: null },
		},
		identity: {
			...{ name, firm, headline, about, city_id, address, postcode, practising_since },
			...{ step_free: true, website: null },
		},
		services: {
			modes: ["in_person", "video"],
			services: services.map(([legal_service_id, fee, duration_minutes]) => ({
				...{ legal_service_id, fee_type: "fixed", fee_min_minor: fee * 100, fee_max_minor: null, includes: "" },
				...{ government_fee_minor: null, duration_minutes },
			})),
			...{ currency, free_consultation: false, legal_aid: false },
			languages: languages.map((language) => ({ language, speaker: "professional" })),
			country_experience: [...applicant.country_experience],
		},
		availability: newAvailability(applicant.time_zone),
		attestation: { attested: "on" },
	};
}

/** What the documents of an applicant are called and show. They say of themselves that they are invented. */
function paperFor(kind: EvidenceKind, { identity, licence, jurisdiction }: Required<RegistrationAnswers>) {
	const of = [identity.name, `${identity.address}, ${identity.postcode}`, jurisdiction.jurisdiction];
	const lines =
		kind === "licence"
			? [licence.register, licence.profession, `No. ${licence.number}`, `Since ${licence.issued_on}`, ...of]
			: of;
	const title = kind === "licence" ? "Entry in the register" : "Proof of identity";
	return {
		kind,
		name: `${title} - ${identity.name}.pdf`,
		bytes: paperOf(title, [...lines, "", "A document of the demo: it is invented, like whom it is about."]),
	};
}

/** How long somebody sits over one step. */
const minutesPerStep = 4;

class Application {
	#kept: OwnRegistration | null = null;
	readonly #person: Person;

	/** Somebody fills in the form, up to a step (all of it without one), and adds the documents of each. */
	constructor(
		readonly stage: Stage,
		key: NewcomerKey,
		at: number,
		applicant: Applicant,
		until?: RegistrationStep,
	) {
		const person = newcomerOf(key);
		this.#person = person;
		const answers = answersOf(person.full_name ?? "", Number.parseInt(person.user_id.slice(-3), 10), applicant);
		const all = stepsOf(answers);
		const steps = until ? all.slice(0, all.indexOf(until) + 1) : all;
		stage.at(at, async (ctx) => {
			for (const [n, step] of steps.entries()) {
				const then: Ctx = { ...ctx, now: () => new Date(minutesAfter(at, n * minutesPerStep)) };
				const input = stepInputs[step].parse(answers[step]) as never;
				this.#kept = await saveStep(then, person, this.#version, step, input);
				if (step === "licence" || step === "identity")
					await addEvidence(then, person, this.#id, paperFor(step, answers));
			}
		});
	}

	get #id() {
		return this.#kept?.id ?? "";
	}

	get #version() {
		return this.#kept?.version ?? 0;
	}

	#at(at: number, play: (ctx: Ctx) => Promise<void>): this {
		this.stage.at(at, async (ctx) => {
			await play(ctx);
			this.#kept = await requireOwnRegistration(ctx, this.#person);
		});
		return this;
	}

	submitted(at: number): this {
		return this.#at(at, (ctx) => submitRegistration(ctx, this.#person, this.#version));
	}

	/** The demo admin decides. */
	decided(at: number, what: RegistrationDecision, reason = ""): this {
		return this.#at(at, (ctx) =>
			decideRegistration(ctx, ines, this.#id, decision.parse({ decision: what, reason, version: this.#version })),
		);
	}

	appealed(at: number, words: string): this {
		return this.#at(at, (ctx) =>
			appealRegistration(ctx, this.#person, appeal.parse({ appeal: words, version: this.#version })),
		);
	}
}

/** One application in each state; two wait for the demo admin. */
export function apply(stage: Stage, calendar: Calendar) {
	new Application(
		stage,
		"jimena",
		calendar.at(-1, "21:10"),
		{
			...{ category: "employment_lawyers", country: ["PE", "Peru"], time_zone: "America/Lima", isWoman: true },
			...{ issued_on: "2014-08-11", city_id: 3936456, address: "Jirón Camaná 615", postcode: "15001" },
			headline: "Employment law for people who came to Lima to work",
			about:
				"I help people who are paid late, or not at all, or who were sent away without a letter. We look at what you have in writing first.",
			...{ currency: "PEN", services: [["unpaid_wages", 150, 45]], languages: ["es"], country_experience: ["VE"] },
		},
		"licence",
	);
	new Application(stage, "tiago", calendar.at(-3, "18:22"), {
		...{ category: "tax_advisors", country: ["PT", "Portugal"], time_zone: "Europe/Lisbon", isWoman: false },
		...{ issued_on: "2011-05-16", city_id: 2267057, address: "Rua da Madalena 48, 2.º", postcode: "1100-321" },
		firm: "Lourenço Pires Contabilidade",
		headline: "Tax returns for people who earn in two countries",
		about:
			"I do the books of small companies in Lisbon and the tax returns of people who live here and are paid from abroad. I answer in Portuguese or English, and you know the price before I begin.",
		currency: "EUR",
		services: [
			["tax_return", 140, 45],
			["double_taxation", 90, 60],
			["self_employed_tax", 110, 45],
		],
		...{ languages: ["pt", "en"], country_experience: ["BR", "GB"] },
	}).submitted(calendar.at(-2, "09:35"));
	new Application(stage, "abena", calendar.at(-6, "13:40"), {
		...{ category: "legal_document_writers", country: ["GB", "United Kingdom"], time_zone: "Europe/London" },
		...{ isWoman: true, issued_on: "2019-02-04", city_id: 2644688, address: "12 Harehills Lane", postcode: "LS8 5BS" },
		headline: "Help with forms and letters, in plain English or Twi",
		about:
			"I fill in forms with people who are not used to them, and write the letters that go with them. I give no legal advice: when you need a lawyer, I say so and help you to find one.",
		currency: "GBP",
		services: [
			["application_forms", 35, 60],
			["official_letter", 25, 30],
			["invitation_letter", 20, 30],
		],
		...{ languages: ["en"], country_experience: ["GH", "NG"] },
	})
		.submitted(calendar.at(-6, "14:20"))
		.decided(
			calendar.at(-4, "11:05"),
			"ask",
			"Thank you for applying. The document that you sent has your name and address, but no photo. Could you add one that has: a passport, an identity card or a driving licence? The rest is fine.",
		);
	new Application(stage, "meriem", calendar.at(-27, "16:30"), {
		...{ category: "sworn_translators", country: ["FR", "France"], time_zone: "Europe/Paris", isWoman: true },
		...{ issued_on: "2013-01-21", city_id: 2995469, address: "31 rue d'Aubagne", postcode: "13001" },
		headline: "Sworn translations between Arabic and French, civil certificates first",
		about:
			"I translate birth, marriage and divorce certificates, diplomas and judgments between Arabic and French. Send me a photo, and you get a price and a day the same evening. The stamped original comes by post, or you fetch it near the old port.",
		currency: "EUR",
		services: [
			["civil_certificate_translation", 45, 30],
			["diploma_translation", 60, 30],
			["appointment_interpreting", 80, 60],
		],
		...{ languages: ["fr", "ar"], country_experience: ["DZ", "MA", "TN"] },
	})
		.submitted(calendar.at(-27, "17:15"))
		.decided(calendar.at(-24, "10:30"), "approve", "Welcome to Visavis. We found you in the list at once.");
	new Application(stage, "arnel", calendar.at(-13, "17:45"), {
		...{ category: "visa_residency_consultants", country: ["CA", "Canada"], time_zone: "America/Toronto" },
		...{
			isWoman: false,
			issued_on: "2021-09-07",
			city_id: 6167865,
			address: "214 Bathurst Street",
			postcode: "M5T 2S2",
		},
		headline: "Work permits for caregivers and skilled workers",
		about:
			"I came as a caregiver myself and know how long the evenings with these forms are. I go through them with you, and tell you honestly when the answer will be no.",
		...{ currency: "CAD", services: [["skilled_worker_visa", 220, 60]], languages: ["en"], country_experience: ["PH"] },
	})
		.submitted(calendar.at(-13, "18:50"))
		.decided(
			calendar.at(-11, "12:15"),
			"reject",
			"The register has this number, but under another name, and it has nobody with yours. Without an entry we cannot list you as a consultant. If you have been entered since, you can apply again at any time.",
		);
	new Application(stage, "ilaria", calendar.at(-12, "10:25"), {
		...{ category: "family_marriage_law", country: ["IT", "Italy"], time_zone: "Europe/Rome", isWoman: true },
		...{ issued_on: "2010-11-15", city_id: 3165524, address: "Via Saluzzo 27", postcode: "10125" },
		headline: "Separation and custody across borders",
		about:
			"I work for parents who live in two countries and want to go on being parents. We begin with what the children need this month, and only then talk about judges.",
		currency: "EUR",
		services: [
			["divorce", 180, 60],
			["child_custody", 150, 60],
			["marriage_with_foreigner", 120, 45],
		],
		...{ languages: ["it", "fr"], country_experience: ["RO", "MA"] },
	})
		.submitted(calendar.at(-12, "11:00"))
		.decided(
			calendar.at(-9, "16:40"),
			"reject",
			"We looked for your number in the register, under Turin, and found nobody with your name. If you are entered somewhere else, please tell us where.",
		)
		.appealed(
			calendar.at(-2, "19:20"),
			"I moved from Bologna to Turin last year, and my entry has not moved with me yet. The number is right. Could you please look under Bologna?",
		);
}
