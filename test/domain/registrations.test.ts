import { afterAll, beforeAll, expect, test } from "vitest";
import { listSlots } from "#domain/availability/slots.server.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import type { Licence } from "#domain/businesses/businesses.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Refusal } from "#domain/ground/refusal.ts";
import { findActor } from "#domain/identity/session.server.ts";
import { requireOwnTitles } from "#domain/listings/reserved-titles.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { findCity } from "#domain/places/places.server.ts";
import {
	appealRegistration,
	claimBusiness,
	saveStep,
	submitRegistration,
	withdrawRegistration,
} from "#domain/registrations/applying.server.ts";
import { cardOnApproval } from "#domain/registrations/approved-profile.ts";
import { decideRegistration } from "#domain/registrations/deciding.server.ts";
import {
	addEvidence,
	openEvidence,
	openOwnEvidence,
	removeEvidence,
	sweepEvidence,
} from "#domain/registrations/evidence.server.ts";
import { findLicensed } from "#domain/registrations/listed-licences.server.ts";
import { findOwnRegistration, listCases, requireCase } from "#domain/registrations/reading.server.ts";
import { answered, decision as decisionInput, missingSteps, stepInputs } from "#domain/registrations/registrations.ts";
import { readQuery } from "#domain/search/query.ts";
import { searchBusinesses } from "#domain/search/search.server.ts";
import { publicRegisters } from "#drizzle/seed/licences.ts";
import { someone, withRole } from "../support/actors.ts";
import { applied, submitted, wholeAnswers } from "../support/applicants.ts";
import { testCtx } from "../support/database.ts";
import { makeBusiness } from "../support/demo.ts";
import { everything, growth, outcomeOf, testSite } from "../support/identity.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { jpeg, webp } from "../support/pictures.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());

const admin = async () => withRole(ctx, "admin", { full_name: "Admin" });
const refusalOf = async (work: Promise<unknown>) => {
	const error = await work.then(
		() => null,
		(thrown: Refusal) => thrown,
	);
	return error && { code: error.code, values: error.values };
};
const entriesOf = async (object_id: string) =>
	(
		await site.d1
			.prepare("SELECT act, actor_id, fields FROM audit_entries WHERE object_id = ?")
			.bind(object_id)
			.all<{ act: string; actor_id: string; fields: string }>()
	).results;
const isFound = async (name: string) => {
	const { query } = readQuery(new URLSearchParams({ q: name }));
	return (await searchBusinesses(ctx, query)).businesses.some((one) => one.name === name);
};
async function lettersTo(address: string) {
	const sent: Letter[] = [];
	await sweepOutbox(ctx, { email: async (letter) => void sent.push(letter), text: null });
	return sent.filter(({ to }) => to === address);
}
const approve = (version: number) => ({ decision: "approve" as const, reason: "", version });

test("An application is kept step by step, and goes on on another device", async () => {
	const { actor } = await someone(ctx);
	expect(await findOwnRegistration(ctx, actor)).toBeNull();
	const first = await saveStep(ctx, actor, 0, "profession", { category: "tax_advisors" });
	expect(first).toMatchObject({ status: "draft", version: 1, answers: { profession: { category: "tax_advisors" } } });
	expect(first.reference).toMatch(/^A-/);
	await saveStep(ctx, actor, 1, "jurisdiction", { jurisdiction: "FR", region: null });
	expect(await findOwnRegistration(ctx, actor)).toMatchObject({
		version: 2,
		answers: { profession: { category: "tax_advisors" }, jurisdiction: { jurisdiction: "FR" } },
	});
});

test("Of two devices that change one version, one is told that it was changed meanwhile", async () => {
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "tax_advisors" });
	const both = await Promise.all(
		(["FR", "DE"] as const).map((jurisdiction) =>
			outcomeOf(saveStep(ctx, actor, 1, "jurisdiction", { jurisdiction, region: null })),
		),
	);
	expect(both.sort()).toEqual(["conflict", "done"]);
	const somebody = (await someone(ctx)).actor;
	const began = await Promise.all(
		Array.from({ length: 10 }, () => outcomeOf(saveStep(ctx, somebody, 0, "profession", { category: "tax_advisors" }))),
	);
	expect(began.filter((code) => code === "done")).toHaveLength(1);
});

test("Nothing but whole answers can be sent in, and what lacks is named", async () => {
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "immigration_lawyers" });
	expect(await refusalOf(submitRegistration(ctx, actor, 1))).toEqual({
		code: "incomplete",
		values: { steps: ["jurisdiction", "licence", "identity", "services", "availability", "attestation"] },
	});
	const whole = wholeAnswers();
	const documents = [{ kind: "licence" }, { kind: "identity" }];
	expect(missingSteps(whole, documents)).toEqual([]);
	expect(missingSteps(whole, [{ kind: "licence" }])).toEqual(["identity"]);
	expect(
		missingSteps({ ...whole, profession: { category: "legal_document_writers" } }, [{ kind: "identity" }]),
	).toEqual([]);
});

test("Another profession makes what followed from it a new question, and every change the attestation", () => {
	const whole = wholeAnswers();
	const other = answered(whole, "profession", { category: "tax_advisors" });
	expect(Object.keys(other).sort()).toEqual(["availability", "identity", "jurisdiction", "profession"]);
	const alike = answered(whole, "profession", { category: "family_marriage_law" });
	expect(alike.licence).toEqual(whole.licence);
	expect(alike.services).toBeUndefined();
	expect(answered(whole, "jurisdiction", { jurisdiction: "FR", region: null }).licence).toBeUndefined();
	expect(answered(whole, "availability", whole.availability).attestation).toBeUndefined();
});

test("What cannot be is refused with its field: a country, a city, a service of another profession, a currency", async () => {
	const { actor } = await someone(ctx);
	const whole = wholeAnswers();
	await saveStep(ctx, actor, 0, "profession", whole.profession);
	const fieldOf = async (work: Promise<unknown>) => (await refusalOf(work))?.values.field;
	expect(await fieldOf(saveStep(ctx, actor, 1, "jurisdiction", { jurisdiction: "ZZ", region: null }))).toBe(
		"jurisdiction",
	);
	expect(await fieldOf(saveStep(ctx, actor, 1, "identity", { ...whole.identity, city_id: 1 }))).toBe("city_id");
	expect(await fieldOf(saveStep(ctx, actor, 1, "identity", { ...whole.identity, practising_since: 2099 }))).toBe(
		"practising_since",
	);
	const [service] = whole.services.services;
	if (!service) throw new Error("There is no service.");
	const foreign = { ...whole.services, services: [{ ...service, legal_service_id: "tax_return" }] };
	expect(await fieldOf(saveStep(ctx, actor, 1, "services", foreign))).toBe("services");
	expect(await fieldOf(saveStep(ctx, actor, 1, "services", { ...whole.services, currency: "XXX" }))).toBe("currency");
	for (const website of ["javascript:alert(1)", "ftp://x.test", "x"])
		expect(stepInputs.identity.safeParse({ ...whole.identity, website }).success, website).toBe(false);
});

test.each([
	["legal_document_writers", "name", "Lawyer Services"],
	["legal_document_writers", "headline", "Your abogado for residence permits"],
	["legal_document_writers", "headline", "Cabinet of an AVOCAT à la cour"],
	["legal_document_writers", "firm", "Rechtsanwältin Beispiel"],
	["legal_document_writers", "headline", "東京の弁護士事務所です、ご相談ください"],
	["tax_advisors", "headline", "Tax lawyer for newcomers to Spain"],
	["visa_residency_consultants", "firm", "Notario Express"],
	["immigration_lawyers", "firm", "Notaria Express"],
] as const)("A %s may not call themselves in %s: %s", async (category, field, text) => {
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category });
	const identity = { ...wholeAnswers().identity, [field]: text };
	const refusal = await refusalOf(saveStep(ctx, actor, 1, "identity", identity));
	expect(refusal).toMatchObject({ code: "invalid", values: { field, why: "reserved_title" } });
	expect(refusal?.values.words).not.toEqual([]);
});

test("Whoever has the licence may use its title, and a document helper may say that they are no lawyer", async () => {
	const lawyer = (await someone(ctx)).actor;
	const { identity } = wholeAnswers();
	await saveStep(ctx, lawyer, 0, "profession", { category: "immigration_lawyers" });
	await saveStep(ctx, lawyer, 1, "identity", { ...identity, headline: "Abogada for residence permits" });
	const helper = (await someone(ctx)).actor;
	await saveStep(ctx, helper, 0, "profession", { category: "legal_document_writers" });
	const about = "I am not a lawyer. I fill in forms and write letters for you, and I give no advice.";
	await saveStep(ctx, helper, 1, "identity", { ...identity, about });
	// With the title above it, another profession is refused as well.
	expect(await outcomeOf(saveStep(ctx, lawyer, 2, "profession", { category: "legal_document_writers" }))).toBe(
		"invalid",
	);
});

test("A decision needs a reason, but for an approval", () => {
	expect(decisionInput.safeParse({ decision: "approve", reason: "", version: 1 }).success).toBe(true);
	for (const decision of ["ask", "reject"])
		expect(decisionInput.safeParse({ decision, reason: "No.", version: 1 }).success).toBe(false);
});

test("Approved, somebody is found, bookable and a professional, all of it at once, and nobody before", async () => {
	const applicant = await someone(ctx);
	const { actor } = applicant;
	const { id, version, answers } = await submitted(ctx, actor);
	expect(await isFound(answers.identity.name)).toBe(false);
	expect(await findOwnBusiness(ctx, actor)).toBeNull();
	const { actor: decider } = await admin();
	const before = await everything(site.d1);
	await decideRegistration(ctx, decider, id, approve(version));
	const grown = growth(before, await everything(site.d1));
	expect(grown).toMatchObject({ audit_entries: 1, availabilities: 1, business_owners: 1, next_slots: 1, outbox: 1 });
	const own = await findOwnBusiness(ctx, actor);
	const [profile] = await listPublicProfiles(ctx, [own?.id ?? ""]);
	expect(profile).toMatchObject({
		name: answers.identity.name,
		status: "verified",
		tier: "licensed_lawyer",
		country_id: "ES",
		fee_from_minor: 9000,
		licences: [{ number: answers.licence.number, status: "active", checked_at: ctx.now().toISOString() }],
		offices: [{ city_id: answers.identity.city_id, is_main: true, step_free: true }],
	});
	expect(await isFound(answers.identity.name)).toBe(true);
	const slots = await listSlots(ctx, own?.id ?? "", { legal_service_id: "residence_permit" });
	expect(slots.slots).not.toEqual([]);
	expect(await findActor(ctx, { session_id: actor.session_id, user_id: actor.user_id })).toMatchObject({
		role: "business",
	});
	expect(await entriesOf(id)).toMatchObject([
		{ act: "registration_approved", actor_id: decider.user_id, fields: "[]" },
	]);
	expect((await lettersTo(applicant.email)).map(({ subject }) => subject)).toContain("Your profile is on Visavis");
});

test("The card that applicants see of themselves before they send is the one that search shows once they are approved", async () => {
	const { actor } = await someone(ctx);
	const { id, version, answers } = await submitted(ctx, actor);
	const seen = cardOnApproval(answers, await findCity(ctx, answers.identity.city_id), ctx.now().toISOString());
	await decideRegistration(ctx, (await admin()).actor, id, approve(version));
	const { query } = readQuery(new URLSearchParams({ q: answers.identity.name }));
	const found = (await searchBusinesses(ctx, query)).businesses.find(({ name }) => name === answers.identity.name);
	expect(found).toMatchObject({ ...seen, id: found?.id });
	expect(seen?.status).toBe("verified");
	const { availability: _, ...unfinished } = answers;
	expect(cardOnApproval(unfinished, await findCity(ctx, answers.identity.city_id), "")).toBeNull();
});

test("A document helper is listed without a licence, and says what they may not do by their tier", async () => {
	const { actor } = await someone(ctx);
	const whole = wholeAnswers();
	const [service] = whole.services.services;
	if (!service) throw new Error("There is no service.");
	const services = [{ ...service, legal_service_id: "form_filling" }];
	const known = await site.d1
		.prepare("SELECT id FROM legal_services WHERE category = 'legal_document_writers' LIMIT 1")
		.first<{ id: string }>();
	const { id, version } = await submitted(ctx, actor, {
		profession: { category: "legal_document_writers" },
		services: { ...whole.services, services: services.map((one) => ({ ...one, legal_service_id: known?.id ?? "" })) },
	});
	await decideRegistration(ctx, (await admin()).actor, id, approve(version));
	const own = await findOwnBusiness(ctx, actor);
	const [profile] = await listPublicProfiles(ctx, [own?.id ?? ""]);
	expect(profile).toMatchObject({ tier: "document_helper", status: "verified", licences: [] });
});

test("Asked, the applicant changes what they said and sends it in again; refused, they appeal once", async () => {
	const { actor } = await someone(ctx);
	const { actor: decider } = await admin();
	const { id, version, answers } = await submitted(ctx, actor);
	expect(await outcomeOf(saveStep(ctx, actor, version, "identity", answers.identity))).toBe("not_now");
	const reason = "The scan of your licence cannot be read. Please send a clearer one.";
	await decideRegistration(ctx, decider, id, { decision: "ask", reason, version });
	expect(await findOwnRegistration(ctx, actor)).toMatchObject({ status: "needs_information", reason });
	await submitRegistration(ctx, actor, version + 1);
	await decideRegistration(ctx, decider, id, { decision: "reject", reason, version: version + 2 });
	const appeal = "The register has had my new name since Monday.";
	await appealRegistration(ctx, actor, { version: version + 3, appeal });
	expect(await requireCase(ctx, decider, id)).toMatchObject({ status: "appealed", appeal });
	await decideRegistration(ctx, decider, id, { decision: "reject", reason, version: version + 4 });
	expect(await outcomeOf(appealRegistration(ctx, actor, { version: version + 5, appeal }))).toBe("not_now");
	// They may begin again, which is another application.
	const again = await saveStep(ctx, actor, 0, "profession", answers.profession);
	expect(again).toMatchObject({ status: "draft", version: 1 });
	expect(again.id).not.toBe(id);
});

test("The same application, sent in 50 times at once, is one", async () => {
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor);
	const before = await everything(site.d1);
	const outcomes = await Promise.all(
		Array.from({ length: 50 }, () => outcomeOf(submitRegistration(ctx, actor, own.version))),
	);
	expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
	expect(growth(before, await everything(site.d1))).toEqual({ outbox: 1 });
});

test("Of 50 admins at once one decides; the others are told who did, and there is one audit entry", async () => {
	const { actor } = await someone(ctx);
	const { id, version, answers } = await submitted(ctx, actor);
	const admins = await Promise.all(Array.from({ length: 8 }, admin));
	const before = await everything(site.d1);
	const refusals = await Promise.all(
		Array.from({ length: 50 }, (_, i) =>
			refusalOf(decideRegistration(ctx, (admins[i % 8] as (typeof admins)[number]).actor, id, approve(version))),
		),
	);
	expect(refusals.filter((one) => one === null)).toHaveLength(1);
	for (const one of refusals)
		if (one) expect(one).toEqual({ code: "already_decided", values: { name: "Admin", status: "approved" } });
	expect(growth(before, await everything(site.d1))).toMatchObject({ audit_entries: 1, business_owners: 1, outbox: 1 });
	expect(await entriesOf(id)).toHaveLength(1);
	expect(await isFound(answers.identity.name)).toBe(true);
});

test("Applications that are approved at once get profiles of their own", async () => {
	const { actor: decider } = await admin();
	const cases = await Promise.all(Array.from({ length: 6 }, async () => submitted(ctx, (await someone(ctx)).actor)));
	await Promise.all(cases.map(({ id, version }) => decideRegistration(ctx, decider, id, approve(version))));
	for (const { answers } of cases) expect(await isFound(answers.identity.name)).toBe(true);
});

test("Nobody decides their own case", async () => {
	const { actor } = await withRole(ctx, "admin");
	const { id, version } = await submitted(ctx, actor);
	expect(await outcomeOf(decideRegistration(ctx, actor, id, approve(version)))).toBe("own_case");
	expect((await listCases(ctx, actor)).cases.find((one) => one.id === id)).toMatchObject({ is_own: true });
});

test("Somebody who is an admin no longer decides nothing, even with a page that is open", async () => {
	const { actor } = await someone(ctx);
	const { id, version } = await submitted(ctx, actor);
	const { actor: decider, user } = await admin();
	await site.d1.prepare("UPDATE profiles SET role = 'user' WHERE user_id = ?").bind(user.id).run();
	expect(await outcomeOf(decideRegistration(ctx, decider, id, approve(version)))).toBe("forbidden");
	expect(await entriesOf(id)).toEqual([]);
});

test("No person and no professional gets past the door of a decision", async () => {
	const { actor } = await someone(ctx);
	const business = await withRole(ctx, "business");
	for (const one of [actor, business.actor, null]) expect(() => requireRole(one, "admin")).toThrow();
});

test("A licence that is listed is refused; its profile can be claimed where it is nobody's", async () => {
	const listed = [...Array(40).keys()]
		.map((i) => makeBusiness(i + 1))
		.find((one) => one.status === "verified" && one.category === "immigration_lawyers" && one.seq > 1);
	const known = listed?.licences[0];
	if (!listed || !known) throw new Error("Nobody has a licence.");
	const licence = {
		profession: known.profession,
		register: known.register,
		register_url: known.register_url,
		number: known.number,
		issued_on: known.issued_on,
		expires_on: null,
	};
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "immigration_lawyers" });
	await saveStep(ctx, actor, 1, "jurisdiction", { jurisdiction: known.jurisdiction, region: null });
	expect(await refusalOf(saveStep(ctx, actor, 2, "licence", licence))).toEqual({
		code: "licence_listed",
		values: { business_id: listed.id, is_owned: 0 },
	});
	const claimed = await claimBusiness(ctx, actor, { version: 2, licence });
	expect(claimed).toMatchObject({ business_id: listed.id, version: 3 });
	const whole = wholeAnswers();
	let version = 3;
	for (const step of ["identity", "services", "availability", "attestation"] as const)
		await saveStep(ctx, actor, version++, step, whole[step] as never);
	for (const kind of ["licence", "identity"] as const)
		await addEvidence(ctx, actor, claimed.id, { kind, name: "a.jpg", bytes: jpeg });
	await submitRegistration(ctx, actor, version);
	await decideRegistration(ctx, (await admin()).actor, claimed.id, approve(version + 1));
	expect(await findOwnBusiness(ctx, actor)).toMatchObject({ id: listed.id, name: whole.identity.name });
	expect(await isFound(whole.identity.name)).toBe(true);
	const other = (await someone(ctx)).actor;
	await saveStep(ctx, other, 0, "profession", { category: "immigration_lawyers" });
	await saveStep(ctx, other, 1, "jurisdiction", { jurisdiction: known.jurisdiction, region: null });
	expect(await refusalOf(saveStep(ctx, other, 2, "licence", licence))).toMatchObject({ values: { is_owned: 1 } });
	expect(await outcomeOf(claimBusiness(ctx, other, { version: 2, licence }))).toBe("not_now");
});

/** A profile that is nobody's and has licences, with one of them as somebody would enter it. */
async function unowned() {
	const listed = await site.d1
		.prepare(
			`SELECT l.* FROM licences l JOIN businesses b ON b.id = l.business_id
			WHERE b.status = 'verified' AND b.category = 'immigration_lawyers'
			AND NOT EXISTS (SELECT 1 FROM business_owners WHERE business_id = b.id) LIMIT 1`,
		)
		.first<Licence & { business_id: string }>();
	if (!listed) throw new Error("Nobody has a licence.");
	const { business_id, jurisdiction, profession, register, register_url, number, issued_on } = listed;
	const licence = { profession, register, register_url, number, issued_on, expires_on: null };
	return { business_id, jurisdiction: { jurisdiction, region: null }, licence };
}

test("Whoever claims a profile by its licence and then names another licence claims it no more", async () => {
	const { business_id, jurisdiction, licence } = await unowned();
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor, { jurisdiction });
	const claimed = await claimBusiness(ctx, actor, { version: own.version, licence });
	expect(claimed).toMatchObject({ business_id });
	const other = await saveStep(ctx, actor, claimed.version, "licence", wholeAnswers().licence);
	expect(other.business_id).toBeNull();
	// With an answer of another step, and the same licence, the claim stays.
	const again = await claimBusiness(ctx, actor, { version: other.version, licence });
	const attested = await saveStep(ctx, actor, again.version, "attestation", { attested: "on" });
	expect(attested).toMatchObject({ business_id });
	const dated = await saveStep(ctx, actor, attested.version, "licence", { ...licence, issued_on: "2016-01-01" });
	expect(dated).toMatchObject({ business_id });
});

test("No licence is issued in the future, wherever the day begins first", async () => {
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor);
	const { licence } = wholeAnswers();
	const issued = (hours: number) => new Date(ctx.now().getTime() + hours * 3_600_000).toISOString().slice(0, 10);
	await expect(
		saveStep(ctx, actor, own.version, "licence", { ...licence, issued_on: issued(48) }),
	).rejects.toMatchObject({ code: "invalid", values: { field: "issued_on" } });
	await saveStep(ctx, actor, own.version, "licence", { ...licence, issued_on: issued(0) });
});

test("A claim by a licence that is not the profile's is neither sent in nor approved", async () => {
	const { business_id } = await unowned();
	const [drafter, applicant] = [(await someone(ctx)).actor, (await someone(ctx)).actor];
	const draft = await applied(ctx, drafter);
	const sent = await submitted(ctx, applicant);
	await site.d1
		.prepare("UPDATE registrations SET business_id = ? WHERE id IN (?, ?)")
		.bind(business_id, draft.id, sent.id)
		.run();
	expect(await refusalOf(submitRegistration(ctx, drafter, draft.version))).toEqual({
		code: "incomplete",
		values: { steps: ["licence"] },
	});
	expect(await outcomeOf(decideRegistration(ctx, (await admin()).actor, sent.id, approve(sent.version)))).toBe(
		"not_now",
	);
	expect(await findOwnBusiness(ctx, applicant)).toBeNull();
});

test("Of a claimed profile only the licence that was looked at counts as checked", async () => {
	const { business_id, jurisdiction, licence } = await unowned();
	await site.d1
		.prepare(
			`INSERT INTO licences SELECT 'second', business_id, profession, register, register_url, 'second', jurisdiction, region,
			status, issued_on, expires_on, conditions, checked_at, warned_days FROM licences WHERE business_id = ? LIMIT 1`,
		)
		.bind(business_id)
		.run();
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor, { jurisdiction });
	const claimed = await claimBusiness(ctx, actor, { version: own.version, licence });
	const { version } = await saveStep(ctx, actor, claimed.version, "attestation", { attested: "on" });
	await submitRegistration(ctx, actor, version);
	await decideRegistration(ctx, (await admin()).actor, own.id, approve(version + 1));
	const [profile] = await listPublicProfiles(ctx, [business_id]);
	const checked = profile?.licences.filter(({ checked_at }) => checked_at !== null).map(({ number }) => number);
	expect(checked).toEqual([licence.number]);
	expect(profile?.licences.length).toBeGreaterThan(1);
});

test("A document helper has no licence to enter, claims nobody's profile by one, and is listed without it", async () => {
	const { business_id, licence } = await unowned();
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "legal_document_writers" });
	expect(await outcomeOf(saveStep(ctx, actor, 1, "licence", licence))).toBe("not_now");
	expect(await outcomeOf(claimBusiness(ctx, actor, { version: 1, licence }))).toBe("not_now");
	expect(await findOwnRegistration(ctx, actor)).toMatchObject({ version: 1, business_id: null });
	const helper = { profession: { category: "legal_document_writers" } } as const;
	expect(answered({ licence }, "profession", helper.profession)).toEqual(helper);
	// One that was kept with a licence and a claim before is listed without both.
	const known = await site.d1
		.prepare("SELECT id FROM legal_services WHERE category = 'legal_document_writers' LIMIT 1")
		.first<{ id: string }>();
	const { services } = wholeAnswers();
	const own = await submitted(ctx, (await someone(ctx)).actor, {
		...helper,
		services: {
			...services,
			services: services.services.map((one) => ({ ...one, legal_service_id: known?.id ?? "" })),
		},
	});
	await site.d1
		.prepare("UPDATE registrations SET business_id = ?, answers = json_set(answers, '$.licence', json(?)) WHERE id = ?")
		.bind(business_id, JSON.stringify(licence), own.id)
		.run();
	await decideRegistration(ctx, (await admin()).actor, own.id, approve(own.version));
	const listed = await site.d1.prepare("SELECT business_id FROM registrations WHERE id = ?").bind(own.id).first();
	expect(listed?.business_id).not.toBe(business_id);
	const [profile] = await listPublicProfiles(ctx, [String(listed?.business_id)]);
	expect(profile).toMatchObject({ tier: "document_helper", licences: [] });
});

test("A licence grants no title of another profession", async () => {
	const { actor } = await someone(ctx);
	const { licence } = wholeAnswers();
	await saveStep(ctx, actor, 0, "profession", { category: "tax_advisors" });
	const refusal = { code: "invalid", values: { field: "profession", why: "reserved_title", words: ["abogada"] } };
	expect(await refusalOf(saveStep(ctx, actor, 1, "licence", licence))).toEqual(refusal);
	const claim = { ...(await unowned()).licence, profession: "Abogada" };
	expect(await refusalOf(claimBusiness(ctx, actor, { version: 1, licence: claim }))).toEqual(refusal);
	await saveStep(ctx, actor, 1, "licence", { ...licence, profession: "Asesora fiscal" });
});

test("What a register calls its members is refused to none of them", async () => {
	for (const { name, profession, titles } of publicRegisters)
		expect(await outcomeOf(requireOwnTitles(ctx, profession, { profession: titles.join(", ") })), name).toBe("done");
});

test("A listed licence is known however it is written: with what cannot be seen, other marks, other letters", async () => {
	const { business_id, jurisdiction, licence } = await unowned();
	const number = "28/01234/Ab";
	await site.d1.prepare("UPDATE licences SET number = ? WHERE business_id = ?").bind(number, business_id).run();
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "immigration_lawyers" });
	await saveStep(ctx, actor, 1, "jurisdiction", jurisdiction);
	const spellings = [
		"28/0\u200b1234/AB",
		"28-01234 ab",
		"28012\u00ad34AB",
		"２８/01234/ａｂ",
		"28\u22150\u20601234 A.B",
	];
	for (const spelling of spellings)
		for (const register of [licence.register, ` ${licence.register.toUpperCase()}\u200b`]) {
			const given = stepInputs.licence.parse({ ...licence, number: spelling, register });
			expect(await refusalOf(saveStep(ctx, actor, 2, "licence", given)), spelling).toEqual({
				code: "licence_listed",
				values: { business_id, is_owned: 0 },
			});
		}
	// The same number in another register is another licence.
	await saveStep(ctx, actor, 2, "licence", { ...licence, number, register: "Another register" });
});

test("Whoever claims a profile takes its licence over as it was listed, whatever they write", async () => {
	const { business_id, jurisdiction, licence } = await unowned();
	const number = "99/01234";
	await site.d1.prepare("UPDATE licences SET number = ? WHERE business_id = ?").bind(number, business_id).run();
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor, { jurisdiction });
	const written = { ...licence, number: "99-01234", register_url: "https://another.example" };
	const claimed = await claimBusiness(ctx, actor, { version: own.version, licence: written });
	const { version } = await saveStep(ctx, actor, claimed.version, "attestation", { attested: "on" });
	await submitRegistration(ctx, actor, version);
	await decideRegistration(ctx, (await admin()).actor, own.id, approve(version + 1));
	const [profile] = await listPublicProfiles(ctx, [business_id]);
	const { register, register_url } = licence;
	expect(profile?.licences).toMatchObject([{ register, register_url, number }]);
});

test("A register of ours is reached at its own address, whatever an applicant gives; admins see which is none of ours", async () => {
	const register = await site.d1
		.prepare("SELECT name, url FROM registers WHERE jurisdiction = 'ES' AND profession = 'law' LIMIT 1")
		.first<{ name: string; url: string }>();
	const { licence } = wholeAnswers();
	const apply = async (given: Partial<typeof licence>) =>
		submitted(ctx, (await someone(ctx)).actor, { licence: { ...wholeAnswers().licence, ...given } });
	const { actor: decider } = await admin();
	const read = async (id: string) => {
		const { answers, is_known_register } = await requireCase(ctx, decider, id);
		return { register: answers.licence?.register, register_url: answers.licence?.register_url, is_known_register };
	};
	const named = await apply({ register: ` ${register?.name.toUpperCase()}`, register_url: "https://register.example" });
	expect(await read(named.id)).toEqual({
		register: register?.name,
		register_url: register?.url,
		is_known_register: true,
	});
	const other = await apply({});
	const { register: name, register_url } = licence;
	expect(await read(other.id)).toEqual({ register: name, register_url, is_known_register: false });
	// One that was sent in with another address before.
	await site.d1
		.prepare(
			"UPDATE registrations SET answers = json_set(answers, '$.licence.register_url', 'https://x.example') WHERE id = ?",
		)
		.bind(named.id)
		.run();
	expect(await read(named.id)).toMatchObject({ is_known_register: false });
});

test("When a licence ends is what the admin read in its register; one that has ended is neither sent in nor approved", async () => {
	const ended = { ...wholeAnswers().licence, expires_on: "2026-11-19" };
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "immigration_lawyers" });
	await saveStep(ctx, actor, 1, "jurisdiction", { jurisdiction: "ES", region: null });
	expect(await refusalOf(saveStep(ctx, actor, 2, "licence", ended))).toEqual({
		code: "invalid",
		values: { field: "expires_on" },
	});
	const { actor: decider } = await admin();
	const applicant = (await someone(ctx)).actor;
	const { id, version } = await submitted(ctx, applicant);
	expect(
		await refusalOf(decideRegistration(ctx, decider, id, { ...approve(version), expires_on: "2026-11-19" })),
	).toEqual({ code: "invalid", values: { field: "expires_on" } });
	const given = decisionInput.parse({ ...approve(version), expires_on: "2027-03-31" });
	await decideRegistration(ctx, decider, id, given);
	const [profile] = await listPublicProfiles(ctx, [(await findOwnBusiness(ctx, applicant))?.id ?? ""]);
	expect(profile?.licences).toMatchObject([{ expires_on: "2027-03-31" }]);
	// An application that waited until its licence had ended.
	const late = await submitted(ctx, (await someone(ctx)).actor);
	await site.d1
		.prepare("UPDATE registrations SET answers = json_set(answers, '$.licence.expires_on', '2026-11-19') WHERE id = ?")
		.bind(late.id)
		.run();
	expect(await outcomeOf(decideRegistration(ctx, decider, late.id, approve(late.version)))).toBe("invalid");
	expect(decisionInput.parse({ ...approve(1), expires_on: "" }).expires_on).toBeNull();
	expect(decisionInput.parse(approve(1)).expires_on).toBeUndefined();
});

test("Of two applications with one number, written in two ways, the admin sees both and approves one", async () => {
	const { licence } = wholeAnswers();
	const write = (number: string) => ({ licence: { ...licence, number } });
	const first = await submitted(ctx, (await someone(ctx)).actor, write("77/555-K"));
	const second = await submitted(ctx, (await someone(ctx)).actor, write("77555 k"));
	const { actor: decider } = await admin();
	expect((await requireCase(ctx, decider, first.id)).same_number).toMatchObject([{ id: second.id, is_listed: false }]);
	await decideRegistration(ctx, decider, first.id, approve(first.version));
	expect((await requireCase(ctx, decider, second.id)).same_number).toMatchObject([{ is_listed: true }]);
	expect(await outcomeOf(decideRegistration(ctx, decider, second.id, approve(second.version)))).toBe("licence_listed");
});

test("Looking a licence up reads those with its number, not its register", async () => {
	const { jurisdiction, licence } = await unowned();
	await site.d1
		.prepare(
			`INSERT INTO licences (id, business_id, profession, register, register_url, number, jurisdiction, status, issued_on)
			SELECT 'many' || value, (SELECT id FROM businesses LIMIT 1), 'x', ?, 'https://x.example', 'M-' || value, ?, 'active', '2020-01-01'
			FROM json_each(?)`,
		)
		.bind(licence.register, jurisdiction.jurisdiction, JSON.stringify([...Array(3_000).keys()]))
		.run();
	const metered = testCtx(site.d1);
	expect(await findLicensed(metered, { ...licence, number: "m 2999" })).not.toBeNull();
	expect(metered.meter.rowsRead).toBeLessThan(10);
	const { actor } = await someone(ctx);
	const { id } = await submitted(ctx, actor);
	const before = metered.meter.rowsRead;
	await requireCase(metered, (await admin()).actor, id);
	expect(metered.meter.rowsRead - before).toBeLessThan(300);
	await site.d1.prepare("DELETE FROM licences WHERE id LIKE 'many%'").run();
});

test("Of two applications with one licence the second is not approved, and the admin sees both", async () => {
	const whole = wholeAnswers();
	const [one, two] = [(await someone(ctx)).actor, (await someone(ctx)).actor];
	const first = await submitted(ctx, one, { licence: whole.licence });
	const second = await submitted(ctx, two, { licence: whole.licence });
	const { actor: decider } = await admin();
	expect((await requireCase(ctx, decider, first.id)).same_number).toMatchObject([{ id: second.id, is_listed: false }]);
	await decideRegistration(ctx, decider, first.id, approve(first.version));
	expect((await requireCase(ctx, decider, first.id)).same_number).toMatchObject([{ id: second.id }]);
	expect((await requireCase(ctx, decider, second.id)).same_number).toMatchObject([{ is_listed: true }]);
	expect(await outcomeOf(decideRegistration(ctx, decider, second.id, approve(second.version)))).toBe("licence_listed");
});

test("A profile that was suspended comes back by no claim", async () => {
	const listed = [...Array(40).keys()]
		.map((i) => makeBusiness(i + 1))
		.findLast((one) => one.status === "verified" && one.licences.length > 0);
	const known = listed?.licences[0];
	if (!listed || !known) throw new Error("Nobody has a licence.");
	await site.d1.prepare("UPDATE businesses SET status = 'suspended' WHERE id = ?").bind(listed.id).run();
	const { actor } = await someone(ctx);
	await saveStep(ctx, actor, 0, "profession", { category: "immigration_lawyers" });
	await saveStep(ctx, actor, 1, "jurisdiction", { jurisdiction: known.jurisdiction, region: null });
	const { profession, register, register_url, number, issued_on } = known;
	const claim = { profession, register, register_url, number, issued_on, expires_on: null };
	await claimBusiness(ctx, actor, { version: 2, licence: claim });
	const whole = wholeAnswers();
	let version = 3;
	for (const step of ["identity", "services", "availability", "attestation"] as const)
		await saveStep(ctx, actor, version++, step, whole[step] as never);
	const own = await findOwnRegistration(ctx, actor);
	for (const kind of ["licence", "identity"] as const)
		await addEvidence(ctx, actor, own?.id ?? "", { kind, name: "a.jpg", bytes: jpeg });
	await submitRegistration(ctx, actor, version);
	expect(await outcomeOf(decideRegistration(ctx, (await admin()).actor, own?.id ?? "", approve(version + 1)))).toBe(
		"not_now",
	);
});

test("Documents are for their owner and for admins, each of whose looks is audited", async () => {
	const { actor } = await someone(ctx);
	const stranger = (await someone(ctx)).actor;
	const { actor: decider } = await admin();
	const own = await applied(ctx, actor);
	const file = await addEvidence(ctx, actor, own.id, { kind: "licence", name: "../licence.exe", bytes: jpeg });
	expect(file).toMatchObject({ name: "licence.jpg", media_type: "image/jpeg" });
	expect((await openOwnEvidence(ctx, actor, file.id)).name).toBe("licence.jpg");
	expect(await outcomeOf(openOwnEvidence(ctx, stranger, file.id))).toBe("not_found");
	expect(await outcomeOf(removeEvidence(ctx, stranger, file.id))).toBe("not_found");
	expect(await outcomeOf(addEvidence(ctx, stranger, own.id, { kind: "licence", name: "a", bytes: jpeg }))).toBe(
		"not_found",
	);
	// A draft is nobody else's business.
	expect(await outcomeOf(openEvidence(ctx, decider, file.id))).toBe("not_found");
	await submitRegistration(ctx, actor, own.version);
	await openEvidence(ctx, decider, file.id);
	expect(await entriesOf(file.id)).toMatchObject([{ act: "evidence_opened", actor_id: decider.user_id }]);
	expect(await outcomeOf(removeEvidence(ctx, actor, file.id))).toBe("not_now");
	expect(await outcomeOf(addEvidence(ctx, actor, own.id, { kind: "licence", name: "a", bytes: jpeg }))).toBe("not_now");
});

test("No more than five documents of a kind, and nothing but PDF, JPEG and PNG", async () => {
	const { actor } = await someone(ctx);
	const { id } = await saveStep(ctx, actor, 0, "profession", { category: "tax_advisors" });
	const add = (bytes: Uint8Array) => outcomeOf(addEvidence(ctx, actor, id, { kind: "identity", name: "a", bytes }));
	expect(await add(webp)).toBe("unsupported_file");
	expect(await add(new TextEncoder().encode("<html>"))).toBe("unsupported_file");
	const all = await Promise.all(Array.from({ length: 8 }, () => add(jpeg)));
	expect(all.filter((code) => code === "done")).toHaveLength(5);
	expect(all.filter((code) => code === "too_much_evidence")).toHaveLength(3);
});

test("Documents are erased 90 days after the decision, and no sooner", async () => {
	const { actor } = await someone(ctx);
	const { id, version } = await submitted(ctx, actor);
	await decideRegistration(ctx, (await admin()).actor, id, {
		decision: "reject",
		reason: "Not in the register.",
		version,
	});
	const files = (await findOwnRegistration(ctx, actor))?.evidence ?? [];
	const at = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) });
	await sweepEvidence(at(89));
	expect((await findOwnRegistration(ctx, actor))?.evidence).toHaveLength(2);
	await sweepEvidence(at(91));
	expect((await findOwnRegistration(ctx, actor))?.evidence).toEqual([]);
	expect(await ctx.files.get(`evidence/${files[0]?.id}`)).toBeNull();
});

test("Withdrawn, an application is gone with its documents; once sent in it cannot be", async () => {
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor);
	await withdrawRegistration(ctx, actor, own.version);
	expect(await findOwnRegistration(ctx, actor)).toBeNull();
	const { version } = await submitted(ctx, actor);
	expect(await outcomeOf(withdrawRegistration(ctx, actor, version))).toBe("not_now");
});

test("A document that is sent while the application is withdrawn goes with it", async () => {
	const { actor } = await someone(ctx);
	const own = await applied(ctx, actor);
	const late = "late document";
	// It comes after the application was read, and before it is deleted.
	const { $client } = ctx.db;
	const racing = new Proxy($client, {
		get: (d1, name) =>
			name === "batch"
				? async (statements: D1PreparedStatement[]) => {
						await ctx.files.put(`evidence/${late}`, jpeg);
						await d1
							.prepare("INSERT INTO evidence VALUES (?, ?, 'identity', 'a.jpg', 'image/jpeg', 1, '2026-11-20')")
							.bind(late, own.id)
							.run();
						return d1.batch(statements);
					}
				: Reflect.get(d1, name).bind(d1),
	});
	const db = new Proxy(ctx.db, { get: (one, name) => (name === "$client" ? racing : Reflect.get(one, name)) });
	await withdrawRegistration({ ...ctx, db }, actor, own.version);
	expect(await site.d1.prepare("SELECT id FROM evidence WHERE id = ?").bind(late).first()).toBeNull();
	expect(await ctx.files.get(`evidence/${late}`)).toBeNull();
});

test("Documents of an application that nobody goes on with are erased 90 days after its last change", async () => {
	const drafter = (await someone(ctx)).actor;
	await applied(ctx, drafter);
	const asked = (await someone(ctx)).actor;
	const { id, version } = await submitted(ctx, asked);
	const reason = "The scan of your licence cannot be read. Please send a clearer one.";
	await decideRegistration(ctx, (await admin()).actor, id, { decision: "ask", reason, version });
	const waiting = (await someone(ctx)).actor;
	await submitted(ctx, waiting);
	const left = async () =>
		Promise.all([drafter, asked, waiting].map(async (one) => (await findOwnRegistration(ctx, one))?.evidence.length));
	const at = (days: number) => ({ ...ctx, now: () => new Date(ctx.now().getTime() + days * 86_400_000) });
	await sweepEvidence(at(89));
	expect(await left()).toEqual([2, 2, 2]);
	await sweepEvidence(at(91));
	// What waits for us is kept until we have decided.
	expect(await left()).toEqual([0, 0, 2]);
});

test("The queue has the oldest first and pages by cursor; drafts are not in it", async () => {
	const { actor: decider } = await admin();
	const ids: string[] = [];
	for (let i = 0; i < 23; i++) ids.push((await submitted(ctx, (await someone(ctx)).actor)).id);
	const draft = await applied(ctx, (await someone(ctx)).actor);
	const seen: string[] = [];
	let cursor: string | null = null;
	do {
		const page: Awaited<ReturnType<typeof listCases>> = await listCases(ctx, decider, cursor);
		expect(page.cases.length).toBeLessThanOrEqual(20);
		seen.push(...page.cases.map(({ id }) => id));
		cursor = page.next_cursor;
		expect(page.waiting).toBeGreaterThanOrEqual(23);
	} while (cursor);
	expect(new Set(seen).size).toBe(seen.length);
	expect(seen).toEqual(expect.arrayContaining(ids));
	expect(seen).not.toContain(draft.id);
	expect(await outcomeOf(requireCase(ctx, decider, draft.id))).toBe("not_found");
	expect(await outcomeOf(listCases(ctx, decider, "x"))).toBe("invalid");
});

test("An audit entry is neither changed nor deleted, whoever tries", async () => {
	const { actor } = await someone(ctx);
	const { id, version } = await submitted(ctx, actor);
	await decideRegistration(ctx, (await admin()).actor, id, {
		decision: "reject",
		reason: "Not in the register.",
		version,
	});
	for (const sql of ["UPDATE audit_entries SET actor_id = NULL", "DELETE FROM audit_entries"])
		await expect(site.d1.prepare(sql).run(), sql).rejects.toThrow("audit entries are kept");
	expect(await entriesOf(id)).toHaveLength(1);
});

test.each([
	["has asked to be erased", "UPDATE users SET deleted_at = '2026-11-19T00:00:00.000Z' WHERE id = ?"],
	["is banned", "UPDATE users SET banned_until = '9999-01-01T00:00:00.000Z' WHERE id = ?"],
])("Whoever %s is listed by no decision", async (_, sql) => {
	const { actor, user } = await someone(ctx);
	const { id, version, answers } = await submitted(ctx, actor);
	await site.d1.prepare(sql).bind(user.id).run();
	expect(await outcomeOf(decideRegistration(ctx, (await admin()).actor, id, approve(version)))).toBe("not_now");
	expect(await isFound(answers.identity.name)).toBe(false);
	expect(await entriesOf(id)).toEqual([]);
});

test("Of twenty applications with one licence that are approved at once, one is", async () => {
	const { licence } = wholeAnswers();
	const { actor: decider } = await admin();
	const cases = await Promise.all(
		Array.from({ length: 20 }, async () => submitted(ctx, (await someone(ctx)).actor, { licence })),
	);
	const before = await everything(site.d1);
	const outcomes = await Promise.all(
		cases.map(({ id, version }) => outcomeOf(decideRegistration(ctx, decider, id, approve(version)))),
	);
	expect(outcomes.filter((code) => code === "done")).toHaveLength(1);
	expect(outcomes.filter((code) => code === "licence_listed")).toHaveLength(19);
	expect(growth(before, await everything(site.d1))).toMatchObject({ audit_entries: 1, business_owners: 1, outbox: 1 });
});

test("Looking for documents to erase costs the same however many cases were decided", async () => {
	const { actor } = await someone(ctx);
	await site.d1
		.prepare(
			`INSERT INTO registrations (id, reference, user_id, status, answers, decided_at, created_at, updated_at, version)
			SELECT 'old' || value, 'A-old' || value, ?, 'rejected', '{}', '2020-01-01', '2020-01-01', '2020-01-01', 1
			FROM json_each(?)`,
		)
		.bind(actor.user_id, JSON.stringify([...Array(3_000).keys()]))
		.run();
	const metered = testCtx(site.d1);
	await sweepEvidence({ ...metered, now: ctx.now, files: ctx.files });
	expect(metered.meter.rowsRead).toBeLessThan(50);
});
