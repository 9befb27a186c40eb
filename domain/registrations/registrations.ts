/**
 * Applications to be listed.
 *
 * | from                         | act                 | to                | who       |
 * |------------------------------|---------------------|-------------------|-----------|
 * |                              | save a step         | draft             | applicant |
 * | draft, needs_information     | submit              | submitted         | applicant |
 * | draft, needs_information     | withdraw            | (deleted)         | applicant |
 * | submitted, appealed          | approve             | approved          | admin     |
 * | submitted, appealed          | ask                 | needs_information | admin     |
 * | submitted, appealed          | reject              | rejected          | admin     |
 * | rejected, never appealed     | appeal              | appealed          | applicant |
 *
 * Whoever was rejected may also begin again, which is another application.
 */

import * as z from "zod";
import { availability, date } from "#domain/availability/availability.ts";
import { type Category, categories } from "#domain/businesses/legal-services.ts";
import { keptNumber } from "#domain/businesses/licence-numbers.ts";
import { professionOf, professions } from "#domain/businesses/professions.ts";
import { clientele, countryCode, introduction, names, webAddress } from "#domain/businesses/profile-fields.ts";
import { servicesChange } from "#domain/businesses/services-offered.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { line, lines, orNull, visibleLine } from "#domain/ground/typed-text.ts";
import { evidenceKinds } from "./evidence.ts";

export const registrationStatuses = [
	"draft",
	"submitted",
	"needs_information",
	"appealed",
	"approved",
	"rejected",
] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** In which the applicant can change their answers. */
export const openStatuses = ["draft", "needs_information"] as const satisfies readonly RegistrationStatus[];
/** In which the case waits for an admin. */
export const waitingStatuses = ["submitted", "appealed"] as const satisfies readonly RegistrationStatus[];

export const isOpen = (status: RegistrationStatus) => (openStatuses as readonly string[]).includes(status);
export const isWaiting = (status: RegistrationStatus) => (waitingStatuses as readonly string[]).includes(status);

/** What each step asks; the last, a look at the whole, asks nothing. */
export const stepInputs = {
	profession: z.object({ category: z.enum(categories) }),
	jurisdiction: z.object({
		/** Whose law the licence, or the trade, is for. */
		jurisdiction: countryCode,
		region: orNull(line(80)),
	}),
	/** Nobody asks it of document helpers. */
	licence: z
		.object({
			/** The title that it grants, as the register writes it. */
			profession: visibleLine(80).min(2),
			register: visibleLine(160).min(3),
			register_url: webAddress,
			number: line(40).overwrite(keptNumber).min(1),
			issued_on: date,
			expires_on: orNull(date),
		})
		.refine(({ issued_on, expires_on }) => expires_on === null || expires_on > issued_on, {
			path: ["expires_on"],
			// Told with all else that is wrong.
			when: ({ value }) => z.object({ issued_on: date, expires_on: orNull(date) }).safeParse(value).success,
		}),
	identity: z.object({ ...names, ...introduction }),
	services: servicesChange.extend({ currency: z.string().regex(/^[A-Z]{3}$/), ...clientele }),
	availability,
	attestation: z.object({ attested: z.literal("on") }),
} as const;

export type RegistrationStep = keyof typeof stepInputs;
export type RegistrationAnswers = { [Step in RegistrationStep]?: z.infer<(typeof stepInputs)[Step]> };
export type WholeAnswers = Required<Omit<RegistrationAnswers, "licence">> & Pick<RegistrationAnswers, "licence">;

export const registrationSteps = Object.keys(stepInputs) as RegistrationStep[];

/** The step of this name; undefined for none. */
export const stepNamed = (name: string) => registrationSteps.find((step) => step === name);

/** Of which registers a list is wanted. */
export const registersOf = z.object({ jurisdiction: countryCode, profession: z.enum(professions) });

/** Whether a profession is practised with a licence: document helpers have none. */
const needsLicence = (category: Category | undefined) =>
	category !== undefined && professionOf[category] !== "document";

/** The steps of an application, in order: who needs no licence is not asked for one. */
export const stepsOf = ({ profession }: RegistrationAnswers): RegistrationStep[] =>
	registrationSteps.filter((step) => step !== "licence" || !profession || needsLicence(profession.category));

/** The documents that must come with an application. */
const evidenceNeeded = ({ profession }: RegistrationAnswers) =>
	evidenceKinds.filter((kind) => kind !== "licence" || needsLicence(profession?.category));

/** The steps that are not done, documents counted to theirs. */
export const missingSteps = (answers: RegistrationAnswers, evidence: readonly { kind: string }[]): RegistrationStep[] =>
	stepsOf(answers).filter((step) => {
		const documents = evidenceNeeded(answers).filter((kind) => kind === step);
		return !answers[step] || documents.some((kind) => !evidence.some((one) => one.kind === kind));
	});

/**
 * The answers after one step. Another profession or country makes what followed from it a new question: the attestation
 * always, the services of another category, the licence of another profession or country, and of one that has none.
 */
export function answered<Step extends RegistrationStep>(
	answers: RegistrationAnswers,
	step: Step,
	input: NonNullable<RegistrationAnswers[Step]>,
): RegistrationAnswers {
	const next: RegistrationAnswers = { ...answers, [step]: input };
	if (step !== "attestation") delete next.attestation;
	const [was, is] = [answers.profession?.category, next.profession?.category];
	if (was !== is) delete next.services;
	const isOtherLicence =
		(was && is && professionOf[was] !== professionOf[is]) ||
		answers.jurisdiction?.jurisdiction !== next.jurisdiction?.jurisdiction;
	if ((isOtherLicence && step !== "licence") || !stepsOf(next).includes("licence")) delete next.licence;
	return next;
}

/** What an admin decides of an application, and what the applicant reads of it. */
export const decisions = ["approve", "ask", "reject"] as const;
export type RegistrationDecision = (typeof decisions)[number];
export const decision = z
	.object({
		decision: z.enum(decisions),
		/** An approval may say nothing; nothing else may. */
		reason: lines(textLimits.message),
		/** Of an approval: the last day of the licence as the register says it, null for no end; as applied for without it. */
		expires_on: orNull(date).optional(),
		version: z.coerce.number().int().positive(),
	})
	.refine(({ decision, reason }) => decision === "approve" || reason.length >= 10, { path: ["reason"] });

export type DecisionInput = z.infer<typeof decision>;

export const appeal = z.object({
	appeal: lines(textLimits.message).min(10),
	version: z.coerce.number().int().positive(),
});
