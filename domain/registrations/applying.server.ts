import { sql } from "drizzle-orm";
import { hasEnded } from "#domain/businesses/licences.ts";
import { professionOf } from "#domain/businesses/professions.ts";
import { deleteFiles } from "#domain/files/files.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { newReference } from "#domain/ground/references.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { requireOwnTitles } from "#domain/listings/reserved-titles.server.ts";
import { evidenceKey } from "./evidence.server.ts";
import { findLicensed } from "./listed-licences.server.ts";
import { registrationNotice } from "./notices.server.ts";
import { findOwnRegistration, isOpenSql, type OwnRegistration, requireOwnRegistration } from "./reading.server.ts";
import { registerNamed, registersStatement } from "./registers.server.ts";
import {
	answered,
	isOpen,
	missingSteps,
	type RegistrationAnswers,
	type RegistrationStep,
	registrationSteps,
	stepsOf,
} from "./registrations.ts";

/** An own application that is as it was read, and can be changed. */
const isOwnOpen = ({ user_id }: Person, { id, version }: { id: string; version: number }): Guard[] => [
	{
		condition: sql`EXISTS (SELECT 1 FROM registrations WHERE id = ${id} AND user_id = ${user_id} AND ${isOpenSql})`,
		refusal: new Refusal("not_now"),
	},
	{
		condition: sql`EXISTS (SELECT 1 FROM registrations WHERE id = ${id} AND version = ${version})`,
		refusal: new Refusal("conflict"),
	},
];

/** Nobody has two profiles. */
const ownsNone = ({ user_id }: Person): Guard => ({
	condition: sql`NOT EXISTS (SELECT 1 FROM business_owners WHERE user_id = ${user_id})`,
	refusal: new Refusal("not_now"),
});

const answersStatement = (ctx: Ctx, id: string, answers: RegistrationAnswers, business_id: string | null) =>
	ctx.db.$client
		.prepare(
			"UPDATE registrations SET answers = ?, business_id = ?, updated_at = ?, version = version + 1 WHERE id = ?",
		)
		.bind(JSON.stringify(answers), business_id, ctx.now().toISOString(), id);

/** What puts an application at the end of the queue; what was once said in an appeal stays. */
const waitStatements = async (
	ctx: Ctx,
	{ user_id }: Person,
	registration_id: string,
	{ version, status, appeal }: { version: number; status: "submitted" | "appealed"; appeal: string | null },
) => [
	ctx.db.$client
		.prepare(
			`UPDATE registrations SET status = ?1, appeal = coalesce(?2, appeal), submitted_at = ?3, updated_at = ?3,
			version = version + 1 WHERE id = ?4`,
		)
		.bind(status, appeal, ctx.now().toISOString(), registration_id),
	await registrationNotice(ctx, user_id, "registration_submitted", { registration_id, version: version + 1 }),
];

/** Throws `licence_listed` for a licence that stands in the directory under another profile than the one claimed. */
async function requireUnlisted(ctx: Ctx, { answers, business_id }: Pick<OwnRegistration, "answers" | "business_id">) {
	const listed = answers.licence && (await findLicensed(ctx, answers.licence));
	if (!listed || listed.business_id === business_id) return;
	throw new Refusal("licence_listed", { business_id: listed.business_id, is_owned: listed.is_owned });
}

/** The claimed profile, where the licence is still its own: whoever names another licence claims nothing any more. */
async function stillClaimed(ctx: Ctx, { answers, business_id }: Pick<OwnRegistration, "answers" | "business_id">) {
	const listed = business_id && answers.licence && (await findLicensed(ctx, answers.licence));
	return listed && listed.business_id === business_id ? business_id : null;
}

/** Throws `invalid` with the field for what is of the right shape and cannot be. */
async function requirePossible(ctx: Ctx, answers: RegistrationAnswers, step: RegistrationStep): Promise<void> {
	const { profession, jurisdiction, licence, identity, services } = answers;
	const { $client: d1 } = ctx.db;
	if (step === "jurisdiction" && jurisdiction) {
		const known = await d1.prepare("SELECT 1 FROM countries WHERE id = ?").bind(jurisdiction.jurisdiction).first();
		if (!known) throw new Refusal("invalid", { field: "jurisdiction" });
	}
	if (step === "identity" && identity) {
		const city = await d1.prepare("SELECT 1 FROM cities WHERE id = ?").bind(identity.city_id).first();
		if (!city) throw new Refusal("invalid", { field: "city_id" });
		if (identity.practising_since > ctx.now().getUTCFullYear())
			throw new Refusal("invalid", { field: "practising_since" });
	}
	if (step === "services" && services) {
		const offered = JSON.stringify(services.services.map(({ legal_service_id }) => legal_service_id));
		const [foreign, rate] = await d1.batch([
			d1
				.prepare(
					`SELECT value FROM json_each(?) WHERE value NOT IN (SELECT id FROM legal_services WHERE category = ?) LIMIT 1`,
				)
				.bind(offered, profession?.category ?? ""),
			d1.prepare("SELECT 1 FROM reference_rates WHERE currency = ?").bind(services.currency),
		]);
		if (foreign?.results.length !== 0) throw new Refusal("invalid", { field: "services" });
		if (rate?.results.length === 0) throw new Refusal("invalid", { field: "currency" });
	}
	if (step === "licence" && profession && licence)
		await requireOwnTitles(ctx, professionOf[profession.category], { profession: licence.profession });
	// Where the day begins first.
	const latestDay = new Date(ctx.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
	if (step === "licence" && licence && licence.issued_on > latestDay)
		throw new Refusal("invalid", { field: "issued_on" });
	if (
		step === "licence" &&
		licence &&
		jurisdiction &&
		hasEnded({ ...licence, ...jurisdiction }, ctx.now().toISOString())
	)
		throw new Refusal("invalid", { field: "expires_on" });
	if (profession && identity && (step === "identity" || step === "profession")) {
		// Not what they tell of themselves: "I am not a lawyer" is what a document helper should say there.
		const { name, firm, headline } = identity;
		await requireOwnTitles(ctx, professionOf[profession.category], { name, firm, headline });
	}
}

/**
 * Keeps the answers of one step of an own application, and makes the application with the first. `version` is that which
 * was read, 0 for none. Throws `conflict` when it is another by now, `not_now` for one that is not open, for a step that is not asked of this
 * profession and for who owns a profile, `licence_listed` with `business_id` and `is_owned`, `invalid` with `field` (with `why` `reserved_title` and
 * `words` for titles that only others may use), `signed_out`.
 */
export async function saveStep<Step extends RegistrationStep>(
	ctx: Ctx,
	person: Person,
	version: number,
	step: Step,
	input: NonNullable<RegistrationAnswers[Step]>,
): Promise<OwnRegistration> {
	const last = await findOwnRegistration(ctx, person);
	const isNew = last === null || last.status === "rejected" || last.status === "approved";
	if (!isNew && !isOpen(last.status)) throw new Refusal("not_now");
	if (version !== (isNew ? 0 : last.version)) throw new Refusal("conflict");
	const given = isNew ? {} : last.answers;
	if (!stepsOf(given).includes(step)) throw new Refusal("not_now");
	const answers = answered(given, step, input);
	await requirePossible(ctx, answers, step);
	if (step === "licence") await requireUnlisted(ctx, { answers, business_id: isNew ? null : last.business_id });
	const now = ctx.now().toISOString();
	const { $client: d1 } = ctx.db;
	if (isNew) {
		await writeAs(
			ctx,
			person,
			[
				d1
					.prepare(
						`INSERT INTO registrations (id, reference, user_id, status, answers, created_at, updated_at, version)
						VALUES (?1, ?2, ?3, 'draft', ?4, ?5, ?5, 1)`,
					)
					.bind(newId(), newReference("A"), person.user_id, JSON.stringify(answers), now),
			],
			[
				ownsNone(person),
				{
					condition: sql`NOT EXISTS (SELECT 1 FROM registrations WHERE user_id = ${person.user_id}
						AND status NOT IN ('approved', 'rejected'))`,
					refusal: new Refusal("conflict"),
				},
			],
		);
	} else {
		const claimed = await stillClaimed(ctx, { answers, business_id: last.business_id });
		await writeAs(ctx, person, [answersStatement(ctx, last.id, answers, claimed)], isOwnOpen(person, last));
	}
	return requireOwnRegistration(ctx, person);
}

/**
 * Says that the profile which has this licence is the applicant's own; an admin decides. Throws `not_found` for an
 * application or a profile that is none, `invalid` for a title that only others may use, `not_now` for a profile
 * that is somebody's and for a profession without licences, `conflict`, `signed_out`.
 */
export async function claimBusiness(
	ctx: Ctx,
	person: Person,
	{ version, licence }: { version: number; licence: NonNullable<RegistrationAnswers["licence"]> },
): Promise<OwnRegistration> {
	const own = await requireOwnRegistration(ctx, person);
	if (own.version !== version) throw new Refusal("conflict");
	if (!isOpen(own.status) || !stepsOf(own.answers).includes("licence")) throw new Refusal("not_now");
	const listed = await findLicensed(ctx, licence);
	if (!listed) throw new Refusal("not_found");
	if (listed.is_owned) throw new Refusal("not_now");
	const answers = answered(own.answers, "licence", licence);
	await requirePossible(ctx, answers, "licence");
	await writeAs(ctx, person, [answersStatement(ctx, own.id, answers, listed.business_id)], isOwnOpen(person, own));
	return requireOwnRegistration(ctx, person);
}

/** The answers with the name and the address that a register of ours has, whatever address they give for it. */
async function inKnownRegister(ctx: Ctx, answers: RegistrationAnswers): Promise<RegistrationAnswers> {
	const { licence, jurisdiction } = answers;
	if (!licence || !jurisdiction) return answers;
	const known = registerNamed(await registersStatement(ctx, jurisdiction.jurisdiction), licence);
	return known ? { ...answers, licence: { ...licence, register: known.name, register_url: known.url } } : answers;
}

/**
 * Sends an own application in: it waits for an admin, and cannot be changed meanwhile. Sent twice it is one. Throws
 * `not_found`, `not_now`, `conflict`, `incomplete` with the `steps`, `licence_listed`, `signed_out`.
 */
export async function submitRegistration(ctx: Ctx, person: Person, version: number): Promise<void> {
	const own = await requireOwnRegistration(ctx, person);
	if (!isOpen(own.status)) throw new Refusal("not_now");
	if (own.version !== version) throw new Refusal("conflict");
	const steps = missingSteps(own.answers, own.evidence);
	if (steps.length > 0) throw new Refusal("incomplete", { steps });
	await requireUnlisted(ctx, own);
	if ((await stillClaimed(ctx, own)) !== own.business_id) throw new Refusal("incomplete", { steps: ["licence"] });
	for (const step of registrationSteps) await requirePossible(ctx, own.answers, step);
	await writeAs(
		ctx,
		person,
		[
			ctx.db.$client
				.prepare("UPDATE registrations SET answers = ? WHERE id = ?")
				.bind(JSON.stringify(await inKnownRegister(ctx, own.answers)), own.id),
			...(await waitStatements(ctx, person, own.id, { version, status: "submitted", appeal: null })),
		],
		[...isOwnOpen(person, own), ownsNone(person)],
	);
}

/** Deletes an own application that is open, with its documents. Throws `not_found`, `not_now`, `conflict`, `signed_out`. */
export async function withdrawRegistration(ctx: Ctx, person: Person, version: number): Promise<void> {
	const { id } = await requireOwnRegistration(ctx, person);
	const { $client: d1 } = ctx.db;
	// Asked in the batch which documents there are: one may have come since the application was read.
	const [documents] = await writeAs(
		ctx,
		person,
		[
			d1.prepare("DELETE FROM evidence WHERE registration_id = ? RETURNING id").bind(id),
			d1.prepare("DELETE FROM registrations WHERE id = ?").bind(id),
		],
		isOwnOpen(person, { id, version }),
	);
	await deleteFiles(
		ctx,
		((documents?.results ?? []) as { id: string }[]).map((one) => evidenceKey(one.id)),
	);
}

/**
 * Says why a refusal of an own application is wrong: it waits for an admin again, once. Throws `not_found`, `not_now`,
 * `conflict`, `signed_out`.
 */
export async function appealRegistration(
	ctx: Ctx,
	person: Person,
	{ version, appeal }: { version: number; appeal: string },
): Promise<void> {
	const own = await requireOwnRegistration(ctx, person);
	await writeAs(ctx, person, await waitStatements(ctx, person, own.id, { version, status: "appealed", appeal }), [
		{
			condition: sql`EXISTS (SELECT 1 FROM registrations WHERE id = ${own.id} AND user_id = ${person.user_id}
					AND status = 'rejected' AND appeal IS NULL)`,
			refusal: new Refusal("not_now"),
		},
		{
			condition: sql`EXISTS (SELECT 1 FROM registrations WHERE id = ${own.id} AND version = ${version})`,
			refusal: new Refusal("conflict"),
		},
	]);
}
