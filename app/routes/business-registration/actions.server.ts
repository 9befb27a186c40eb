import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { availability } from "#domain/availability/availability.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import type { Person } from "#domain/ground/callers.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import {
	appealRegistration,
	claimBusiness,
	saveStep,
	submitRegistration,
	withdrawRegistration,
} from "#domain/registrations/applying.server.ts";
import { addEvidence, removeEvidence } from "#domain/registrations/evidence.server.ts";
import { type EvidenceKind, evidenceKinds } from "#domain/registrations/evidence.ts";
import { findOwnRegistration, type OwnRegistration } from "#domain/registrations/reading.server.ts";
import { listRegisters } from "#domain/registrations/registers.server.ts";
import { appeal, type RegistrationStep, stepInputs } from "#domain/registrations/registrations.ts";
import { chosenCities } from "../../city-options.server.ts";
import { clienteleIn } from "../../clientele-form.ts";
import { type Answer, answerOf } from "../../components/form/answer.ts";
import { typedIn } from "../../components/form/drafts.ts";
import * as hours from "../../components/hours-form/draft.ts";
import type { CityOption } from "../../components/profile-form/place-fields.tsx";
import * as services from "../../components/services-form/draft.ts";
import { formAction, invalid, runCommand, type Submission, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { namedLegalServices } from "../../legal-service-list.server.ts";
import { localeOf } from "../../locale.server.ts";
import { registrationPath, stepPath, unread } from "./steps.ts";
import { nextPath } from "./view.server.ts";

/** What became of a step's form, with what stands in it now where that is more than its fields. */
export type WizardAnswer = Answer & {
	hours?: hours.Draft;
	services?: services.ServicesDraft;
	/** Of the country that was chosen, for who has no scripts. */
	cities?: CityOption[];
};

type Issue = { path: readonly PropertyKey[] };
const fieldsOf = (issues: readonly Issue[]) => [...new Set(issues.map(({ path }) => String(path[0])))];
const versionIn = (form: FormData) => Number(form.get("version")) || 0;

/** Keeps a step with its document and goes on to the next. */
async function goOn(context: AppLoadContext, person: Person, form: FormData, step: RegistrationStep, input: unknown) {
	const own = await saveStep(context, person, versionIn(form), step, input as never);
	const kind = evidenceKinds.find((one) => one === step);
	if (kind) await addDocument(context, person, own, kind, form.get("file"));
	throw redirect(nextPath(own, step), 303);
}

/** What is wrong with a document is said beside its field. */
async function addDocument(
	context: AppLoadContext,
	person: Person,
	own: OwnRegistration,
	kind: EvidenceKind,
	file: FormDataEntryValue | null,
) {
	if (!(file instanceof File) || file.size === 0) return;
	try {
		await addEvidence(context, person, own.id, {
			kind,
			name: file.name,
			bytes: new Uint8Array(await file.arrayBuffer()),
		});
	} catch (error) {
		throw error instanceof Refusal && error.code !== "signed_out"
			? new Refusal(error.code, { ...error.values, field: "file" })
			: error;
	}
}

/** The form of a step whose fields are what the step asks; `read` says what it means. */
const saving =
	(
		step: RegistrationStep,
		read: (form: FormData, submission: Submission) => unknown = (form) => Object.fromEntries(form),
		more: (form: FormData, submission: Submission) => Promise<Partial<WizardAnswer>> = async () => ({}),
	) =>
	async (submission: Submission) => {
		const { context, request } = submission;
		const person = await requirePerson(context, request);
		const form = await request.formData();
		const typed = typedIn(form);
		const parsed = stepInputs[step].safeParse(await read(form, submission));
		const answer = parsed.success
			? await runCommand(submission, step, typed, () => goOn(context, person, form, step, parsed.data))
			: invalid(step, { typed, invalid: fieldsOf(parsed.error.issues) });
		return data<WizardAnswer>({ ...answer.data, ...(await more(form, submission)) }, answer.init ?? 200);
	};

/** What a licence form says: the register is one of the list, or one that is named. */
async function licenceIn(form: FormData, { context, request }: Submission) {
	const given = Object.fromEntries(form);
	const chosen = form.get("register_id");
	if (!chosen) return given;
	// Which of the two is meant only they can say.
	if (given.register) return { ...given, register: "" };
	const own = await findOwnRegistration(context, await requirePerson(context, request));
	const { profession, jurisdiction } = own?.answers ?? {};
	if (!profession || !jurisdiction) return given;
	const known = await listRegisters(context, {
		jurisdiction: jurisdiction.jurisdiction,
		profession: professionOf[profession.category],
	});
	const register = known.find(({ id }) => id === chosen);
	return register ? { ...given, register: register.name, register_url: register.url } : given;
}

async function offer({ context, request }: Submission, person: Person) {
	const own = await findOwnRegistration(context, person);
	const category = own?.answers.profession?.category;
	const names = await namedLegalServices(
		context,
		localeOf(request, context).locale,
		(service) => service.category === category,
	);
	return names.map(({ id }) => id);
}

export const wizardAction = formAction<ReturnType<typeof data<WizardAnswer>>>(
	{
		profession: saving("profession"),
		jurisdiction: saving("jurisdiction"),
		licence: saving("licence", licenceIn),
		identity: saving("identity", undefined, async (form, submission) => ({
			cities: await chosenCities(form, submission),
		})),

		/** The licence is that of a listed profile, which is theirs. */
		async claim(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			const form = await request.formData();
			const typed = typedIn(form);
			const licence = stepInputs.licence.safeParse(await licenceIn(form, submission));
			if (!licence.success) return invalid("licence", { typed, invalid: fieldsOf(licence.error.issues) });
			return runCommand(submission, "claim", typed, async () => {
				const own = await claimBusiness(context, person, { version: versionIn(form), licence: licence.data });
				await addDocument(context, person, own, "licence", form.get("file"));
				throw redirect(nextPath(own, "licence"), 303);
			});
		},

		async services(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			const form = await request.formData();
			const currency = String(form.get("currency") ?? "");
			const isCurrency = /^[A-Z]{3}$/.test(currency);
			const draft = services.draftFrom(form, await offer(submission, person));
			const parsed = stepInputs.services.safeParse({
				...services.inputOf(draft, isCurrency ? currency : "EUR"),
				currency,
				...clienteleIn(form),
			});
			const typed = typedIn(form);
			const answer = parsed.success
				? await runCommand(submission, "services", typed, () => goOn(context, person, form, "services", parsed.data))
				: invalid("services", { typed, invalid: services.fieldsOf(draft, parsed.error.issues) });
			return data<WizardAnswer>({ ...answer.data, services: draft }, answer.init ?? 200);
		},

		async availability(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			const form = await request.formData();
			const draft = hours.withoutBlanks(hours.draftFrom(form));
			const parsed = availability.safeParse(hours.inputOf(draft));
			const wrong = hours.fieldsOf(draft, parsed.success ? [] : parsed.error.issues);
			const answer =
				parsed.success && wrong.length === 0
					? await runCommand(submission, "availability", {}, () =>
							goOn(context, person, form, "availability", parsed.data),
						)
					: invalid("availability", { typed: {}, invalid: wrong });
			return data<WizardAnswer>({ ...answer.data, hours: draft }, answer.init ?? 200);
		},

		/** The buttons that add and take away rows of opening hours, for who has no scripts. */
		async ""({ context, request }) {
			await requirePerson(context, request);
			const form = await request.formData();
			const draft = hours.edited(hours.draftFrom(form), String(form.get("edit")));
			if (!draft) {
				const refusal = { code: "invalid" as const, values: {} };
				return data<WizardAnswer>(answerOf("availability", "refused", { refusal }), 400);
			}
			return data<WizardAnswer>({ ...answerOf("edit", "unsent"), hours: draft }, 200);
		},

		/** What was told is attested, and sent in. */
		async attestation(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			const form = await request.formData();
			const typed = typedIn(form);
			const attested = stepInputs.attestation.safeParse(Object.fromEntries(form));
			if (!attested.success) return invalid("attestation", { typed, invalid: ["attested"] });
			return runCommand(submission, "attestation", typed, async () => {
				const { version } = await saveStep(context, person, versionIn(form), "attestation", attested.data);
				await submitRegistration(context, person, version);
				throw redirect(registrationPath, 303);
			});
		},

		async remove_document(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			const form = await request.formData();
			return runCommand(submission, "remove_document", {}, () =>
				removeEvidence(context, person, String(form.get("id") ?? "")),
			);
		},

		async withdraw(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			const form = await request.formData();
			return runCommand(submission, "withdraw", {}, async () => {
				await withdrawRegistration(context, person, versionIn(form));
				throw redirect(stepPath("profession"), 303);
			});
		},

		async appeal(submission) {
			const { context, request } = submission;
			const person = await requirePerson(context, request);
			return saveForm(submission, "appeal", appeal, async (given) => {
				await appealRegistration(context, person, given);
				throw redirect(registrationPath, 303);
			});
		},
	},
	{ fallback: unread },
);
