import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAll } from "#domain/accounts/export.server.ts";
import { type Person, requireActor, requireFresh } from "#domain/ground/callers.ts";
import { languages } from "#domain/ground/languages.ts";
import { endSession } from "#domain/identity/sessions.server.ts";
import {
	channelsTo,
	findNotificationPreferences,
	saveNotificationPreferences,
} from "#domain/profiles/notification-preferences.server.ts";
import { cells, notificationPreferences } from "#domain/profiles/notification-preferences.ts";
import { newAccountSeconds, type OnboardingFacts, stepOf } from "#domain/profiles/onboarding.ts";
import { findProfile, finishOnboarding, savePreferences, saveProfile } from "#domain/profiles/profiles.server.ts";
import {
	budgetRanges,
	consultationTypes,
	contactMethods,
	experienceLevels,
	legalPreferences,
	profileChange,
} from "#domain/profiles/profiles.ts";
import { personOf } from "../../app/person.server.ts";
import { callerOf, newActor } from "../support/actors.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { newNumber, somebody } from "../support/identity.ts";

const madrid = 3117735;
const berlin = 2950159;

let d1: D1Database;
let close: () => Promise<void>;
let ctx: ReturnType<typeof testCtx>;

beforeAll(async () => {
	({ d1, close } = await testDatabase(40));
	ctx = testCtx(d1);
});
afterAll(() => close());

async function profileOf(person: Person) {
	const found = await findProfile(ctx, person);
	if (!found) throw new Error("There is no profile.");
	return found;
}

/** All that is written about anybody, for "nothing has changed". */
async function everything() {
	const tables = ["profiles", "user_legal_preferences", "muted_notifications", "must"];
	const results = await d1.batch(tables.map((table) => d1.prepare(`SELECT * FROM ${table} ORDER BY 1`)));
	return JSON.stringify(results.map(({ results }) => results));
}

test("A new person's profile says little, and prefers English, mail and meeting in person", async () => {
	const { profile, preferences } = await profileOf(await newActor(ctx));
	expect(profile).toMatchObject({ full_name: null, phone: null, country_id: null, city_id: null, avatar_url: null });
	expect(profile).toMatchObject({ preferred_language: "en", languages: [], role: "user", onboarded_at: null });
	expect(preferences).toEqual({
		legal_experience_level: null,
		budget_range: null,
		preferred_contact_method: "email",
		preferred_consultation_type: "in_person",
		preferred_service_categories: [],
	});
	expect(await findProfile(ctx, requireActor({ ...(await newActor(ctx)), user_id: "nobody" }))).toBeNull();
});

test("A profile is read in one statement, and saved in one round trip", async () => {
	const actor = await newActor(ctx);
	ctx.meter.reads.length = 0;
	await profileOf(actor);
	expect(ctx.meter.reads).toHaveLength(1);
	await saveProfile(
		ctx,
		actor,
		{ country_id: "ES", city_id: madrid, phone: "+34600111222" },
		legalPreferences.parse({}),
	);
	expect(ctx.meter.reads).toHaveLength(2);
});

test("What is saved is what is read, and what was left out stays", async () => {
	const actor = await newActor(ctx);
	await saveProfile(ctx, actor, profileChange.parse({ full_name: "  Amina Haddad ", phone: "+34 600 111 222" }));
	await saveProfile(ctx, actor, profileChange.parse({ country_id: "ES", city_id: String(madrid) }));
	await saveProfile(ctx, actor, profileChange.parse({ time_zone: "Europe/Madrid" }));
	expect((await profileOf(actor)).profile).toMatchObject({
		full_name: "Amina Haddad",
		phone: "+34600111222",
		country_id: "ES",
		city_id: madrid,
		time_zone: "Europe/Madrid",
	});
});

test.each(["", "   ", null])("Empty phone, country and city (%j) are stored as null", async (nothing) => {
	const actor = await newActor(ctx);
	await saveProfile(ctx, actor, { phone: "+34600111222", country_id: "ES", city_id: madrid });
	const empty = { phone: nothing, country_id: nothing, city_id: nothing, full_name: nothing, time_zone: nothing };
	await saveProfile(ctx, actor, profileChange.parse(empty));
	const row = await d1.prepare("SELECT * FROM profiles WHERE user_id = ?").bind(actor.user_id).first();
	expect(row).toMatchObject({ phone: null, country_id: null, city_id: null, full_name: null, time_zone: null });
});

test("A number without its country code is refused, not read as another country's", () => {
	for (const phone of ["600111222", "(0)30 1234567", "phone", "+34", "+0600111222", "+34 600 111 222 333 444"])
		expect(profileChange.safeParse({ phone }).success, phone).toBe(false);
	for (const phone of ["+34 600 11 12 22", "0034600111222", "+34-600-111-222", " +34 (600) 111222"])
		expect(profileChange.parse({ phone }).phone, phone).toBe("+34600111222");
});

test("A city belongs to its country", async () => {
	const actor = await newActor(ctx);
	await saveProfile(ctx, actor, { country_id: "ES", city_id: madrid });
	const before = await everything();
	const refused = { code: "invalid", values: { field: "city_id" } };
	await expect(saveProfile(ctx, actor, { country_id: "DE", city_id: madrid })).rejects.toMatchObject(refused);
	await expect(saveProfile(ctx, actor, { city_id: berlin })).rejects.toMatchObject(refused);
	await expect(saveProfile(ctx, actor, { country_id: null, city_id: madrid })).rejects.toMatchObject(refused);
	await expect(saveProfile(ctx, actor, { city_id: 1, full_name: "Half saved" })).rejects.toMatchObject(refused);
	await expect(saveProfile(ctx, actor, { country_id: "XX" })).rejects.toMatchObject({
		code: "invalid",
		values: { field: "country_id" },
	});
	expect(await everything()).toBe(before);
});

test("Another country drops the city, the same one keeps it", async () => {
	const actor = await newActor(ctx);
	await saveProfile(ctx, actor, { country_id: "ES", city_id: madrid });
	await saveProfile(ctx, actor, { country_id: "ES" });
	expect((await profileOf(actor)).profile.city_id).toBe(madrid);
	await saveProfile(ctx, actor, { country_id: "DE" });
	expect((await profileOf(actor)).profile).toMatchObject({ country_id: "DE", city_id: null });
	await saveProfile(ctx, actor, { city_id: berlin });
	await saveProfile(ctx, actor, { country_id: null });
	expect((await profileOf(actor)).profile).toMatchObject({ country_id: null, city_id: null });
});

test("The first chosen language is the preferred one, and the preferred one is the first", async () => {
	const actor = await newActor(ctx);
	const saved = async () => {
		const { preferred_language, languages } = (await profileOf(actor)).profile;
		return [preferred_language, languages];
	};
	await saveProfile(ctx, actor, { languages: ["ar", "fr", "ar", "en"] });
	expect(await saved()).toEqual(["ar", ["ar", "fr", "en"]]);
	await saveProfile(ctx, actor, { preferred_language: "en" });
	expect(await saved()).toEqual(["en", ["en", "ar", "fr"]]);
	await saveProfile(ctx, actor, { preferred_language: "ja" });
	expect(await saved()).toEqual(["ja", ["ja", "en", "ar", "fr"]]);
	await saveProfile(ctx, actor, { languages: ["de", "fr"], preferred_language: "fr" });
	expect(await saved()).toEqual(["fr", ["fr", "de"]]);
	await saveProfile(ctx, actor, { languages: [] });
	expect(await saved()).toEqual(["fr", []]);
});

test("The twelve languages of the specification can be chosen, and no others", () => {
	expect(profileChange.parse({ languages: [...languages] }).languages).toHaveLength(12);
	expect(profileChange.safeParse({ languages: ["sv"] }).success).toBe(false);
	expect(profileChange.safeParse({ preferred_language: "" }).success).toBe(false);
});

test("What a person looks for takes the options of the specification, and no others", () => {
	for (const [field, options] of Object.entries({
		legal_experience_level: experienceLevels,
		budget_range: budgetRanges,
		preferred_contact_method: contactMethods,
		preferred_consultation_type: consultationTypes,
	})) {
		for (const option of options)
			expect(legalPreferences.parse({ [field]: option })).toMatchObject({ [field]: option });
		expect(legalPreferences.safeParse({ [field]: "other" }).success, field).toBe(false);
	}
	expect(budgetRanges).toEqual(["under_500", "500_1000", "1000_2500", "2500_5000", "over_5000"]);
	expect(legalPreferences.parse({ budget_range: "" }).budget_range).toBeNull();
});

test("Preferences are kept under the profile's id, and the second save replaces the first", async () => {
	const actor = await newActor(ctx);
	await savePreferences(
		ctx,
		actor,
		legalPreferences.parse({
			legal_experience_level: "beginner",
			budget_range: "500_1000",
			preferred_service_categories: ["work_permit", "divorce", "work_permit"],
		}),
	);
	const rows = async () =>
		(await d1.prepare("SELECT * FROM user_legal_preferences WHERE user_id = ?").bind(actor.profile_id).all()).results;
	expect(await rows()).toMatchObject([
		{
			legal_experience_level: "beginner",
			budget_range: "500_1000",
			preferred_contact_method: "email",
			preferred_service_categories: '["work_permit","divorce"]',
		},
	]);
	await savePreferences(ctx, actor, legalPreferences.parse({ preferred_contact_method: "both" }));
	expect(await rows()).toMatchObject([
		{ legal_experience_level: null, preferred_contact_method: "both", preferred_service_categories: "[]" },
	]);
});

test("An unknown service is refused by name of its field, and nothing beside it is saved", async () => {
	const actor = await newActor(ctx);
	const before = await everything();
	const preferences = legalPreferences.parse({ preferred_service_categories: ["work_permit", "witchcraft"] });
	const refused = { code: "invalid", values: { field: "preferred_service_categories" } };
	await expect(savePreferences(ctx, actor, preferences)).rejects.toMatchObject(refused);
	await expect(saveProfile(ctx, actor, { full_name: "Half saved" }, preferences)).rejects.toMatchObject(refused);
	expect(await everything()).toBe(before);
});

test("Who has been signed out meanwhile changes nothing", async () => {
	const actor = await newActor(ctx);
	await endSession(ctx, actor.user_id, actor.session_id);
	const before = await everything();
	const refused = { code: "signed_out" };
	await expect(saveProfile(ctx, actor, { full_name: "Too late" })).rejects.toMatchObject(refused);
	await expect(savePreferences(ctx, actor, legalPreferences.parse({}))).rejects.toMatchObject(refused);
	await expect(finishOnboarding(ctx, actor)).rejects.toMatchObject(refused);
	await expect(
		saveNotificationPreferences(ctx, actor, notificationPreferences.parse({ on: [] })),
	).rejects.toMatchObject(refused);
	expect(await everything()).toBe(before);
});

test("A stranger's session changes nobody's profile", async () => {
	const [owner, stranger] = [await newActor(ctx), await newActor(ctx)];
	const before = await everything();
	const disguised = requireActor({ ...owner, session_id: stranger.session_id });
	await expect(saveProfile(ctx, disguised, { full_name: "Mine now" })).rejects.toMatchObject({ code: "signed_out" });
	expect(await everything()).toBe(before);
});

test("Fifty saves at once leave one row, as one of them wrote it", async () => {
	const actor = await newActor(ctx);
	await Promise.all(
		Array.from({ length: 50 }, (_, n) =>
			saveProfile(
				ctx,
				actor,
				{ full_name: `Name ${n}`, languages: ["de", "en"] },
				legalPreferences.parse({ budget_range: "over_5000" }),
			),
		),
	);
	const { results } = await d1
		.prepare(
			`SELECT p.full_name, p.languages, l.budget_range FROM profiles p
			LEFT JOIN user_legal_preferences l ON l.user_id = p.id WHERE p.user_id = ?`,
		)
		.bind(actor.user_id)
		.all<{ full_name: string }>();
	expect(results).toMatchObject([{ languages: '["de","en"]', budget_range: "over_5000" }]);
	expect(results[0]?.full_name).toMatch(/^Name \d+$/);
});

test("Role, ids, dates and the prototype are not taken from a body", async () => {
	const actor = await newActor(ctx);
	const body = JSON.parse(
		`{"role":"admin","user_id":"x","id":"y","verified":true,"rating":5,"created_at":"2000-01-01","onboarded_at":"2000-01-01",
		"avatar_url":"javascript:alert(1)","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}},"full_name":"Amina"}`,
	);
	const change = profileChange.parse(body);
	expect(change).toEqual({ full_name: "Amina" });
	await saveProfile(ctx, actor, change);
	const { profile } = await profileOf(actor);
	expect(profile).toMatchObject({ role: "user", user_id: actor.user_id, id: actor.profile_id, avatar_url: null });
	expect(({} as { role?: string }).role).toBeUndefined();
});

test("Text that looks like a script is kept as text", async () => {
	const actor = await newActor(ctx);
	for (const full_name of ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "' OR 1=1 --", "{{7*7}}"]) {
		await saveProfile(ctx, actor, profileChange.parse({ full_name }));
		expect((await profileOf(actor)).profile.full_name).toBe(full_name);
	}
});

test("The onboarding is finished once, on all devices, and not begun again", async () => {
	const actor = await newActor(ctx);
	await finishOnboarding(ctx, actor);
	const first = (await profileOf(actor)).profile.onboarded_at;
	expect(first).toBe(ctx.now().toISOString());
	await finishOnboarding(testCtx(d1, "2026-12-24T12:00:00.000Z"), actor);
	expect((await profileOf(actor)).profile.onboarded_at).toBe(first);
});

const now = "2026-11-20T12:00:00.000Z";
const facts: OnboardingFacts = {
	hasLocalFlag: false,
	onboarded_at: null,
	account_created_at: "2026-01-01T00:00:00.000Z",
	now,
	city_id: null,
	phone: null,
};
const createdBefore = (ms: number) => new Date(Date.parse(now) - ms).toISOString();

test.each([
	["the local flag skips all", { hasLocalFlag: true, account_created_at: now }, "none"],
	["another device's end skips all", { onboarded_at: now, account_created_at: now }, "none"],
	["a new account gets the tour", { account_created_at: now }, "tour"],
	["even with phone and city", { account_created_at: now, phone: "+34600111222", city_id: madrid }, "tour"],
	[
		"an account of exactly five minutes is new",
		{ account_created_at: createdBefore(newAccountSeconds * 1000) },
		"tour",
	],
	["a millisecond later it is not", { account_created_at: createdBefore(newAccountSeconds * 1000 + 1) }, "wizard"],
	["a clock that is behind sees a new account", { account_created_at: createdBefore(-60_000) }, "tour"],
	["without city and phone the wizard comes", {}, "wizard"],
	["without a city", { phone: "+34600111222" }, "wizard"],
	["without a phone", { city_id: madrid }, "wizard"],
	["with both all is done", { phone: "+34600111222", city_id: madrid }, "complete"],
] as const)("Onboarding: %s", (_, given, step) => {
	expect(newAccountSeconds).toBe(300);
	expect(stepOf({ ...facts, ...given })).toBe(step);
});

test("The greeting is decided by the server's clock", async () => {
	const actor = { ...(await newActor(testCtx(d1, now))), created_at: now };
	expect(personOf(actor, new Date(Date.parse(now) + 299_000)).onboarding).toBe("tour");
	expect(personOf(actor, new Date(Date.parse(now) + 301_000)).onboarding).toBe("wizard");
});
/** Somebody with a number that text messages can go to. */
const withNumber = async () => {
	const person = await somebody(ctx, { phone: newNumber(), phone_confirmed_at: ctx.now().toISOString() });
	return callerOf(ctx, person);
};

test("Everything is heard everywhere until it is switched off", async () => {
	const actor = await withNumber();
	const found = await findNotificationPreferences(ctx, actor);
	expect(found).toEqual({ on: cells, quiet_from: null, quiet_until: null, is_discreet: false });
	const wanted = notificationPreferences.parse({
		on: ["message.in_app", "message.email", "booking.text"],
		quiet_from: "22:00",
		quiet_until: "07:30",
		is_discreet: "on",
	});
	await saveNotificationPreferences(ctx, actor, wanted);
	expect(await findNotificationPreferences(ctx, actor)).toEqual({ ...wanted, is_discreet: true });
	await saveNotificationPreferences(ctx, actor, notificationPreferences.parse({ on: cells }));
	expect(await findNotificationPreferences(ctx, actor)).toEqual(found);
});

test("Text messages are offered only to people with a confirmed number", async () => {
	expect(await channelsTo(ctx, await withNumber())).toEqual(["in_app", "email", "text"]);
	const unconfirmed = await callerOf(ctx, await somebody(ctx, { phone: newNumber() }));
	for (const actor of [await newActor(ctx), unconfirmed]) {
		expect(await channelsTo(ctx, actor)).toEqual(["in_app", "email"]);
		await saveNotificationPreferences(ctx, actor, notificationPreferences.parse({ on: [] }));
		// What could not be chosen stays as it was, for the day when there is a number.
		expect((await findNotificationPreferences(ctx, actor)).on).toEqual(cells.filter((cell) => cell.endsWith(".text")));
	}
});

test("A channel that the site does not have stays as it was", async () => {
	const actor = await withNumber();
	await saveNotificationPreferences(ctx, actor, notificationPreferences.parse({ on: ["message.text"] }));
	const without = { ...ctx, hasTextMessages: false };
	await saveNotificationPreferences(
		without,
		actor,
		notificationPreferences.parse({ on: ["message.email", "review.text"] }),
	);
	expect((await findNotificationPreferences(ctx, actor)).on.sort()).toEqual(["message.email", "message.text"]);
});

test("Quiet hours have both ends or none", () => {
	const fieldOf = (value: object) =>
		notificationPreferences.safeParse({ on: [], ...value }).error?.issues.map(({ path }) => path[0]);
	expect(fieldOf({ quiet_from: "22:00" })).toEqual(["quiet_until"]);
	expect(fieldOf({ quiet_until: "07:00" })).toEqual(["quiet_from"]);
	expect(fieldOf({ quiet_from: "07:00", quiet_until: "07:00" })).toEqual(["quiet_until"]);
	expect(fieldOf({ quiet_from: "24:00", quiet_until: "07:00" })).toContain("quiet_from");
	expect(fieldOf({ quiet_from: "", quiet_until: "" })).toBeUndefined();
	expect(fieldOf({ on: ["message.pigeon"] })).toEqual(["on"]);
});

test("The export holds all about the person and nothing that proves who they are", async () => {
	const actor = await withNumber();
	await saveProfile(ctx, actor, { full_name: "Amina", country_id: "ES", city_id: madrid });
	await savePreferences(ctx, actor, legalPreferences.parse({ budget_range: "under_500" }));
	await saveNotificationPreferences(ctx, actor, notificationPreferences.parse({ on: ["message.email"] }));
	const secrets = { id: "f1", user_id: actor.user_id, sealed_secret: "SEALEDSECRET" };
	await d1.batch([
		d1.prepare("UPDATE users SET password_hash = 'scrypt$HASHHASH' WHERE id = ?").bind(actor.user_id),
		d1
			.prepare(
				`INSERT INTO factors (id, user_id, factor_type, status, friendly_name, sealed_secret, created_at, updated_at)
				VALUES (?, ?, 'totp', 'unverified', 'Phone app', ?, '', '')`,
			)
			.bind(secrets.id, secrets.user_id, secrets.sealed_secret),
		d1.prepare("INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, 'CODEHASH')").bind(actor.user_id),
	]);
	const everything = await exportAll(ctx, requireFresh(ctx, actor));
	expect(everything).toMatchObject({
		account: { email: actor.email },
		profile: { full_name: "Amina", city_id: madrid },
		legal_preferences: { budget_range: "under_500" },
		sessions: [{ id: actor.session_id, user_agent: "test" }],
		factors: [{ friendly_name: "Phone app", factor_type: "totp" }],
		recovery_codes_left: 1,
	});
	expect(everything.muted_notifications).toHaveLength(cells.length - 1);
	const text = JSON.stringify(everything);
	for (const secret of ["HASHHASH", "SEALEDSECRET", "CODEHASH", "sealed_secret", "password_hash", "rotations"])
		expect(text).not.toContain(secret);
	const others = await d1.prepare("SELECT email FROM users WHERE id <> ?").bind(actor.user_id).all<{ email: string }>();
	for (const { email } of others.results) expect(text).not.toContain(`"${email}"`);
});

test("The export wants a recent proof, and somebody", async () => {
	const actor = await newActor(ctx);
	const later = testCtx(d1, "2026-11-20T12:15:01.000Z");
	expect(() => requireFresh(later, actor)).toThrow(expect.objectContaining({ code: "stale_proof" }));
	expect(() => requireFresh(ctx, null)).toThrow(expect.objectContaining({ code: "signed_out" }));
});
