import { afterAll, beforeAll, expect, test } from "vitest";
import { closeAccount, eraseClosed, eraseUser } from "#domain/accounts/closing.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { challengeFactor, enrolFactor } from "#domain/identity/factors.server.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import { makeRecoveryCodes } from "#domain/identity/recovery-codes.server.ts";
import { findActor } from "#domain/identity/session.server.ts";
import { findSignedIn } from "#domain/identity/sessions.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { findUser, type User } from "#domain/identity/users.server.ts";
import { saveNotificationPreferences } from "#domain/profiles/notification-preferences.server.ts";
import { notificationPreferences } from "#domain/profiles/notification-preferences.ts";
import { savePhoto } from "#domain/profiles/photos.server.ts";
import { savePreferences, saveProfile } from "#domain/profiles/profiles.server.ts";
import { legalPreferences, profileChange } from "#domain/profiles/profiles.ts";
import { callerOf, withRole } from "../support/actors.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import {
	again,
	everything,
	lettersTo,
	letterTo,
	newAddress,
	newNumber,
	newPassword,
	outcomeOf,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
	without,
} from "../support/identity.ts";
import { createUser } from "../support/new-user.ts";
import { sweepOutbox } from "../support/outbox.ts";
import { jpeg } from "../support/pictures.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = without(site.ctx, "message");
});
afterAll(() => site.close());

const password = newPassword();

/** Somebody of whom something stands in every table that is about people. */
async function inhabitant() {
	const { session, email, user } = await somebody(ctx, {
		password,
		phone: newNumber(),
		user_metadata: { full_name: "Ana" },
	});
	const actor = await callerOf(ctx, { session, user });
	const change = {
		full_name: "Ana",
		phone: "+34600123456",
		country_id: "ES",
		city_id: 3117735,
		languages: ["es", "en"],
	};
	await saveProfile(ctx, actor, profileChange.parse(change));
	await savePreferences(ctx, actor, legalPreferences.parse({ budget_range: "1000_2500" }));
	await saveNotificationPreferences(ctx, actor, notificationPreferences.parse({ on: [] }));
	const photo = await savePhoto(ctx, actor, jpeg);
	await withAuthenticator(ctx, { session, user });
	await makeRecoveryCodes(ctx, await again(ctx, { session }));
	const begun = await enrolFactor(ctx, await again(ctx, { session }), { factor_type: "phone", phone: newNumber() });
	await challengeFactor(ctx, await again(ctx, { session }), begun.id);
	await changeAccount(ctx, await again(ctx, { session }), { email: newAddress() });
	await sendRecovery(ctx, email, null);
	await signedInAgain(ctx, user);
	return { user, email, photo, profile_id: actor.profile_id, session };
}

/** All rows but counters and what waits to leave, which name nobody. */
async function rows() {
	const { rate_limits: _, outbox: __, ...tables } = await everything(site.d1);
	return tables;
}

/** The tables in which somebody is found: by id, address or number. */
async function traces({ user, profile_id }: { user: User; profile_id: string }) {
	const names = [user.id, user.email, user.phone, profile_id].filter((name) => name !== null);
	const found = Object.entries(await rows()).filter(([, list]) =>
		names.some((name) => JSON.stringify(list).includes(name)),
	);
	return found.map(([table]) => table);
}

const aboutPeople = [
	"factors",
	"muted_notifications",
	"one_time_codes",
	"profiles",
	"recovery_codes",
	"sessions",
	"user_legal_preferences",
	"users",
];

const sweep = () => sweepOutbox(ctx, { email: async () => {}, text: async () => {} }, 1000);

test("Thirty days after the wish nothing is left of a person, and of others everything", async () => {
	const neighbour = await inhabitant();
	const before = await rows();
	const person = await inhabitant();
	const full = await rows();
	// A table that no inhabitant stands in would be looked at in vain.
	const grown = Object.keys(full).filter((table) => JSON.stringify(full[table]) !== JSON.stringify(before[table]));
	expect(grown.sort()).toEqual([...aboutPeople, "challenges"].sort());
	expect(await traces(person)).toEqual(aboutPeople);

	await closeAccount(ctx, await again(ctx, person));
	site.clock.pass(identityLimits.erasureSeconds - 0.001);
	await sweep();
	expect(await eraseClosed(ctx)).toBe(0);
	expect(await traces(person)).toContain("users");
	expect(await ctx.files.get(person.photo)).not.toBeNull();
	site.clock.pass(0.001);
	expect(await eraseClosed(ctx)).toBe(1);
	expect(await traces(person)).toEqual([]);
	expect(await rows()).toEqual(before);
	expect(await ctx.files.get(person.photo)).toBeNull();
	expect(await ctx.files.get(neighbour.photo)).not.toBeNull();
	expect(await lettersTo(ctx, person.email)).toEqual([]);
	expect(await eraseClosed(ctx)).toBe(0);
	// The address is free again, for whoever has it now.
	expect(await outcomeOf(createUser(ctx, { email: person.email }))).toBe("done");
});

test("From the wish on a person is signed out everywhere and told how long there is to think again", async () => {
	const person = await inhabitant();
	const other = await signedInAgain(ctx, person.user);
	await closeAccount(ctx, await again(ctx, person));
	for (const { id } of [person.session, other.session]) {
		expect(await findSignedIn(ctx, id)).toBeNull();
		expect(await findActor(ctx, { session_id: id, user_id: person.user.id })).toBeNull();
	}
	expect((await letterTo(ctx, person.email, "deletion_planned")).values.at).toBe(ctx.now().toISOString());
});

/** What shows whose account it is, and so keeps it. */
const returns: Record<string, (email: string) => Promise<unknown>> = {
	"the password": (value) => signIn(ctx, { kind: "email", value }, password),
	"a mailed code": async (value) => {
		await sendSignInCode(ctx, { who: { kind: "email", value }, creates: false, data: {}, locale: "en", next: null });
		const { code } = await letterTo(ctx, value, "sign_in_code");
		return signInWithCode(ctx, ["sign_in"], { token: code, sentTo: value });
	},
	"a link to a new password": async (value) => {
		await sendRecovery(ctx, value, null);
		const { token_hash } = await letterTo(ctx, value, "recovery");
		return signInWithCode(ctx, ["recovery"], { token_hash });
	},
};

test.each(Object.entries(returns))(
	"Signing in during the thirty days keeps the account, with all that hangs on it: %s",
	async (_, enter) => {
		const person = await inhabitant();
		await closeAccount(ctx, await again(ctx, person));
		site.clock.pass(identityLimits.erasureSeconds - 1);
		await enter(person.email);
		expect((await findUser(ctx, "id", person.user.id))?.deleted_at).toBeNull();
		await letterTo(ctx, person.email, "deletion_undone");
		site.clock.pass(identityLimits.erasureSeconds * 2);
		await eraseClosed(ctx);
		expect(await traces(person)).toEqual(aboutPeople);
		expect(await ctx.files.get(person.photo)).not.toBeNull();
	},
);

test("Whoever cannot show that the account is theirs does not keep it", async () => {
	const person = await inhabitant();
	await closeAccount(ctx, await again(ctx, person));
	const who = { kind: "email", value: person.email } as const;
	const { deleted_at } = (await findUser(ctx, "id", person.user.id)) ?? {};
	expect(deleted_at).not.toBeNull();
	expect(await outcomeOf(signIn(ctx, who, newPassword()))).toBe("invalid_credentials");
	await signUp(ctx, { who, password: newPassword(), data: {}, locale: "en", next: null });
	await sendRecovery(ctx, person.email, null);
	expect((await findUser(ctx, "id", person.user.id))?.deleted_at).toBe(deleted_at);
});

test("Asking again later does not put the end off, for there is nobody to ask", async () => {
	const person = await inhabitant();
	const signedIn = await again(ctx, person);
	await closeAccount(ctx, signedIn);
	const { deleted_at } = (await findUser(ctx, "id", person.user.id)) ?? {};
	site.clock.pass(3600);
	expect(await outcomeOf(closeAccount(ctx, signedIn))).toBe("session_not_found");
	expect((await findUser(ctx, "id", person.user.id))?.deleted_at).toBe(deleted_at);
});

test("Who comes back at the moment of erasing is not erased", async () => {
	const person = await inhabitant();
	await closeAccount(ctx, await again(ctx, person));
	site.clock.pass(identityLimits.erasureSeconds + 1);
	const files = {
		...ctx.files,
		delete: async () => void (await signIn(ctx, { kind: "email", value: person.email }, password)),
	};
	await eraseClosed({ ...ctx, files: files as unknown as R2Bucket });
	expect((await findUser(ctx, "id", person.user.id))?.deleted_at).toBeNull();
});

test("A photo that cannot be removed now keeps its row, which is tried again", async () => {
	const person = await inhabitant();
	await closeAccount(ctx, await again(ctx, person));
	site.clock.pass(identityLimits.erasureSeconds + 1);
	const broken = { ...ctx.files, delete: () => Promise.reject(new Error("The store is away.")) } as unknown as R2Bucket;
	await eraseClosed({ ...ctx, files: broken }).catch(() => {});
	expect(await traces(person)).toContain("users");
	await eraseClosed(ctx);
	expect(await traces(person)).toEqual([]);
	expect(await ctx.files.get(person.photo)).toBeNull();
});

test("Many are erased in turn, by two sweepers at once too", async () => {
	const { ctx: on } = site;
	const deleted_at = new Date(on.now().getTime() - identityLimits.erasureSeconds * 1000).toISOString();
	const users = await Promise.all(Array.from({ length: 120 }, () => createUser(on, { email: newAddress() })));
	const mark = on.db.$client.prepare("UPDATE users SET deleted_at = ? WHERE id IN (SELECT value FROM json_each(?))");
	await mark.bind(deleted_at, JSON.stringify(users.map(({ id }) => id))).run();
	for (let round = 0; round < 3; round++) await Promise.all([eraseClosed(on), eraseClosed(on)]);
	const left = JSON.stringify((await rows()).users);
	expect(users.filter(({ id }) => left.includes(id))).toEqual([]);
});

test("An admin erases at once, with all that hangs on it", async () => {
	const { actor: admin } = await withRole(ctx, "admin");
	const before = await rows();
	const person = await inhabitant();
	await eraseUser(ctx, admin, person.user.id);
	// That it was done stays, by the id alone.
	expect(await traces(person)).toEqual(["audit_entries"]);
	expect(await rows()).toEqual({ ...before, audit_entries: expect.anything() });
	const log = (await rows()).audit_entries as { act: string; object_id: string }[];
	expect(log.map(({ act, object_id }) => [act, object_id])).toEqual([["account_erased", person.user.id]]);
	expect(await ctx.files.get(person.photo)).toBeNull();
	expect(await outcomeOf(eraseUser(ctx, admin, person.user.id))).toBe("not_found");
});
