import { expect, inject, test } from "vitest";
import { demoPassword, demoPeople } from "#drizzle/seed/people.ts";
import {
	account,
	adminClient,
	askAuth,
	enrolled,
	freshEmail,
	freshPassword,
	freshPhone,
	granted,
	mailTo,
	makeClient,
	newcomer,
	refusal,
	sessionOf,
	signedIn,
} from "../support/people.ts";

const demoPerson = (role: string) => {
	const person = demoPeople.find((one) => one.role === role);
	if (!person) throw new Error(`No demo person is ${role}.`);
	return { id: person.id, email: person.email, phone: "", password: demoPassword, totp: person.totp ?? "" };
};

/** Every call that is an admin's. */
const calls = (id: string) =>
	[
		["GET", "/admin/users", undefined],
		["POST", "/admin/users", { email: freshEmail(), email_confirm: true }],
		["GET", `/admin/users/${id}`, undefined],
		["PUT", `/admin/users/${id}`, { user_metadata: { taken: true } }],
		["DELETE", `/admin/users/${id}`, {}],
		["GET", `/admin/users/${id}/factors`, undefined],
		["DELETE", `/admin/users/${id}/factors/${crypto.randomUUID()}`, {}],
		["POST", "/admin/generate_link", { type: "magiclink", email: freshEmail() }],
		["POST", "/invite", { email: freshEmail() }],
	] as const;

test("An admin lists accounts, newest first, in pages that say how many there are", async () => {
	const made = [await account({ hasPassword: false }), await account({ hasPassword: false })];
	const { admin } = adminClient();
	const first = granted(await admin.listUsers({ page: 1, perPage: 2 }));
	expect(first.users).toHaveLength(2);
	expect(first.aud).toBe("authenticated");
	expect(first).toMatchObject({ nextPage: 2, total: expect.any(Number), lastPage: expect.any(Number) });
	expect("total" in first && first.total).toBeGreaterThanOrEqual(made.length + demoPeople.length);
	const second = granted(await admin.listUsers({ page: 2, perPage: 2 }));
	const instants = [...first.users, ...second.users].map(({ created_at }) => created_at);
	expect(instants).toEqual([...instants].sort().reverse());
	for (const user of first.users) expect(user).toMatchObject({ aud: "authenticated", role: "authenticated" });
});

test("The last page has no next one, and a page beyond it is empty", async () => {
	const bearer = inject("admin");
	const { headers } = await askAuth("/admin/users?page=1&per_page=1", { bearer });
	const total = Number(headers.get("X-Total-Count"));
	expect(headers.get("Link")).toMatch(/<[^>]*[?&]page=2&[^>]*>; rel="next"/);
	expect(headers.get("Link")).toMatch(/rel="last"/);
	const beyond = await askAuth<{ users: unknown[] }>(`/admin/users?page=${total + 1000}&per_page=1`, { bearer });
	expect(beyond.body.users).toEqual([]);
	expect(beyond.headers.get("Link")).not.toMatch(/rel="next"/);
});

test.each(["page=0", "page=-1", "per_page=0", "page=x&per_page=y", "page=1.5", "per_page=100000", "page=1e9"])(
	"A page that there cannot be (%s) is refused",
	async (query) => {
		expect(await askAuth(`/admin/users?${query}`, { bearer: inject("admin") })).toMatchObject({
			status: 400,
			body: { error_code: "validation_failed", msg: "Bad Pagination Parameters" },
		});
	},
);

test("The client's listUsers refuses page -1, and without numbers answers the first fifty", async () => {
	const { admin } = adminClient();
	expect(await admin.listUsers({ page: -1 })).toMatchObject(refusal(400, "validation_failed"));
	const { users } = granted(await admin.listUsers());
	expect(users.length).toBeGreaterThan(0);
	expect(users.length).toBeLessThanOrEqual(50);
});

test("An admin makes an account that can sign in at once", async () => {
	const email = freshEmail();
	const password = freshPassword();
	const { user } = granted(
		await adminClient().admin.createUser({
			email,
			password,
			email_confirm: true,
			user_metadata: { full_name: "Ana" },
			app_metadata: { plan: "pilot" },
		}),
	);
	expect(user).toMatchObject({
		email,
		email_confirmed_at: expect.any(String),
		user_metadata: { full_name: "Ana" },
		app_metadata: { provider: "email", providers: ["email"], plan: "pilot" },
	});
	const client = makeClient();
	granted(await client.signInWithPassword({ email, password }));
	expect(granted(await client.getClaims())?.claims.app_metadata).toMatchObject({ plan: "pilot" });
});

test("An account that an admin made waits for its code unless told otherwise", async () => {
	const email = freshEmail();
	const password = freshPassword();
	granted(await adminClient().admin.createUser({ email, password }));
	expect(await makeClient().signInWithPassword({ email, password })).toMatchObject(refusal(400, "email_not_confirmed"));
});

test("An admin makes an account with a phone, or with both", async () => {
	const phone = freshPhone();
	const email = freshEmail();
	const password = freshPassword();
	const { user } = granted(
		await adminClient().admin.createUser({ email, phone, password, email_confirm: true, phone_confirm: true }),
	);
	expect(user).toMatchObject({ email, phone: phone.slice(1) });
	expect(user.app_metadata.providers).toEqual(["email", "phone"]);
	granted(await makeClient().signInWithPassword({ phone, password }));
	granted(await makeClient().signInWithPassword({ email, password }));
});

test("No second account takes an address or a number", async () => {
	const byEmail = await account({ hasPassword: false });
	const byPhone = await account({ hasPassword: false, hasPhone: true });
	const { admin } = adminClient();
	expect(await admin.createUser({ email: byEmail.email })).toMatchObject(refusal(422, "email_exists"));
	expect(await admin.createUser({ phone: byPhone.phone })).toMatchObject(refusal(422, "phone_exists"));
	expect(await admin.updateUserById(byPhone.id, { email: byEmail.email })).toMatchObject(refusal(422, "email_exists"));
	expect(await admin.updateUserById(byEmail.id, { phone: byPhone.phone })).toMatchObject(refusal(422, "phone_exists"));
});

test("Of five accounts made at once for one address one is made", async () => {
	const email = freshEmail();
	const answers = await Promise.all(
		Array.from({ length: 5 }, (_, i) => adminClient().admin.createUser({ email, email_confirm: i % 2 === 0 })),
	);
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
	for (const { error } of answers) if (error) expect(error).toMatchObject({ status: 422, code: "email_exists" });
	const { data } = answers.find(({ error }) => error === null) ?? {};
	expect(granted(await adminClient().admin.getUserById(data?.user?.id ?? "")).user.email).toBe(email);
});

test("An admin's account has an address or a number", async () => {
	const { status, body } = await askAuth("/admin/users", { bearer: inject("admin"), body: {} });
	expect(status).toBe(400);
	expect(body.error_code).toBe("validation_failed");
});

test("An admin reads one account", async () => {
	const { id, email } = await account({ hasPassword: false });
	expect(granted(await adminClient().admin.getUserById(id)).user).toMatchObject({ id, email });
});

test("An account that is not there is not found", async () => {
	const { admin } = adminClient();
	const id = crypto.randomUUID();
	for (const { error } of [
		await admin.getUserById(id),
		await admin.updateUserById(id, { user_metadata: {} }),
		await admin.deleteUser(id),
	]) {
		expect(error?.status).toBe(404);
	}
	for (const odd of ["x", "..", "%00", "1 OR 1=1"]) {
		const { status } = await askAuth(`/admin/users/${encodeURIComponent(odd)}`, { bearer: inject("admin") });
		expect([400, 404]).toContain(status);
	}
});

test("An admin changes address, number, password and metadata without a code", async () => {
	const person = await account();
	const client = await signedIn(person);
	const [email, phone, password] = [freshEmail(), freshPhone(), freshPassword()];
	const { user } = granted(
		await adminClient().admin.updateUserById(person.id, {
			email,
			phone,
			password,
			user_metadata: { full_name: "Ana" },
			app_metadata: { plan: "pilot" },
		}),
	);
	expect(user).toMatchObject({ id: person.id, email, phone: phone.slice(1), user_metadata: { full_name: "Ana" } });
	expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
	granted(await makeClient().signInWithPassword({ email, password }));
	granted(await makeClient().signInWithPassword({ phone, password }));
});

test("An admin confirms an address", async () => {
	const person = await account({ confirmed: false });
	granted(await adminClient().admin.updateUserById(person.id, { email_confirm: true }));
	granted(await makeClient().signInWithPassword(person));
});

test("A ban lasts as long as was said", async () => {
	const { id } = await account({ hasPassword: false });
	const { admin } = adminClient();
	for (const [ban_duration, seconds] of [
		["24h", 86_400],
		["1h30m", 5_400],
		["300s", 300],
	] as const) {
		const { user } = granted(await admin.updateUserById(id, { ban_duration }));
		const until = Date.parse((user as { banned_until?: string }).banned_until ?? "");
		expect(Math.abs(until - Date.now() - seconds * 1000)).toBeLessThan(60_000);
	}
	const { user } = granted(await admin.updateUserById(id, { ban_duration: "none" }));
	expect((user as { banned_until?: string }).banned_until).toBeUndefined();
	for (const odd of ["forever", "-1h", "1", "h", "1d", "", "9".repeat(400).concat("h")]) {
		expect((await admin.updateUserById(id, { ban_duration: odd })).error?.status, odd).toBe(400);
	}
});

test("An admin lists a person's factors; one that they have lost is removed a day later, and they are told", async () => {
	const person = await account();
	const client = await signedIn(person);
	const { factorId } = await enrolled(client);
	const { admin } = adminClient();
	const { factors } = granted(await admin.mfa.listFactors({ userId: person.id }));
	expect(factors).toEqual([
		{
			id: factorId,
			friendly_name: "App",
			factor_type: "totp",
			status: "verified",
			created_at: expect.any(String),
			updated_at: expect.any(String),
		},
	]);
	granted(await admin.mfa.deleteFactor({ userId: person.id, id: factorId }));
	expect((await mailTo(person.email, "factor_removal_planned")).to).toBe(person.email);
	// Until then it protects the account as before: a password alone is only half a sign-in.
	expect(granted(await admin.mfa.listFactors({ userId: person.id })).factors).toHaveLength(1);
	expect(granted(await (await signedIn(person)).mfa.getAuthenticatorAssuranceLevel())).toMatchObject({
		currentLevel: "aal1",
		nextLevel: "aal2",
	});
});

test("A factor that was never finished goes at once", async () => {
	const person = await account();
	const { id } = granted(await (await signedIn(person)).mfa.enroll({ factorType: "totp" }));
	const { admin } = adminClient();
	granted(await admin.mfa.deleteFactor({ userId: person.id, id }));
	expect(granted(await admin.mfa.listFactors({ userId: person.id })).factors).toEqual([]);
});

test("A factor that is not there, or is somebody else's, is not removed by an admin's slip", async () => {
	const [owner, other] = [await account(), await account()];
	const { factorId } = await enrolled(await signedIn(owner));
	const { admin } = adminClient();
	for (const [userId, id, status] of [
		[other.id, factorId, 404],
		[owner.id, crypto.randomUUID(), 404],
		[crypto.randomUUID(), factorId, 404],
	] as const)
		expect((await admin.mfa.deleteFactor({ userId, id })).error?.status).toBe(status);
	expect(granted(await admin.mfa.listFactors({ userId: owner.id })).factors).toHaveLength(1);
	expect((await admin.mfa.listFactors({ userId: crypto.randomUUID() })).error?.status).toBe(404);
});

test("An admin ends an account: its sessions, and its sign-in", async () => {
	const person = await account();
	const client = await signedIn(person);
	granted(await adminClient().admin.deleteUser(person.id));
	expect((await client.getUser()).data.user).toBeNull();
	expect(await makeClient().signInWithPassword(person)).toMatchObject(refusal(400, "invalid_credentials"));
	expect((await adminClient().admin.getUserById(person.id)).error?.status).toBe(404);
	granted(await adminClient().admin.createUser({ email: person.email }));
});

test.each(["magiclink", "recovery"] as const)("An admin makes a link of type %s that signs in", async (type) => {
	const { id, email } = await account({ hasPassword: false });
	const { properties, user } = granted(await adminClient().admin.generateLink({ type, email }));
	expect(user?.id).toBe(id);
	expect(properties).toMatchObject({ verification_type: type, email_otp: expect.stringMatching(/^\d{6}$/) });
	expect(new URL(properties?.action_link ?? "").origin).toBe(inject("url"));
	const { hashed_token = "" } = properties ?? {};
	expect(granted(await makeClient().verifyOtp({ token_hash: hashed_token, type })).user?.id).toBe(id);
});

test("An admin makes a sign-up link, and with it the account", async () => {
	const email = freshEmail();
	const password = freshPassword();
	const { properties } = granted(await adminClient().admin.generateLink({ type: "signup", email, password }));
	expect(properties?.verification_type).toBe("signup");
	granted(await makeClient().verifyOtp({ email, token: properties?.email_otp ?? "", type: "signup" }));
	granted(await makeClient().signInWithPassword({ email, password }));
});

test("An admin makes links for both mailboxes of a new address, and both together make the change", async () => {
	const person = await account();
	const [client, newEmail] = [await signedIn(person), freshEmail()];
	const linkFor = async (type: "email_change_current" | "email_change_new") => {
		const asked = { type, email: person.email, newEmail };
		const { properties } = granted(await adminClient().admin.generateLink(asked));
		expect(properties).toMatchObject({ verification_type: type, email_otp: expect.stringMatching(/^\d{6}$/) });
		return properties.hashed_token;
	};
	// The new mailbox counts from who is signed in to the account, as on our page.
	const { access_token: bearer } = await sessionOf(client);
	for (const type of ["email_change_current", "email_change_new"] as const) {
		expect(granted(await client.getUser()).user.email).toBe(person.email);
		const body = { token_hash: await linkFor(type), type: "email_change" };
		expect((await askAuth("/verify", { bearer, body })).status).toBe(200);
	}
	expect(granted(await client.getUser()).user.email).toBe(newEmail);
});

test("An admin makes a link to a new address", async () => {
	const person = await account();
	const newEmail = freshEmail();
	const { admin } = adminClient();
	const { properties, user } = granted(
		await admin.generateLink({ type: "email_change_new", email: person.email, newEmail }),
	);
	expect(user).toMatchObject({ id: person.id, email: person.email, new_email: newEmail });
	expect(properties?.verification_type).toBe("email_change_new");
	expect(new URL(properties?.action_link ?? "").searchParams.get("type")).toBe("email_change");
	expect(properties?.redirect_to).toBe(`${inject("url")}/`);
	const taken = await account();
	expect(
		await admin.generateLink({ type: "email_change_new", email: person.email, newEmail: taken.email }),
	).toMatchObject(refusal(422, "email_exists"));
	expect(await admin.generateLink({ type: "email_change_new", email: person.email, newEmail: "" })).toMatchObject({
		error: { status: 400, message: "Unable to validate email address: invalid format" },
	});
});

test("A link by an admin leads back within this site, or home", async () => {
	const { email } = await account({ hasPassword: false });
	const redirectOf = async (redirectTo: string) => {
		const asked = { type: "magiclink", email, options: { redirectTo } } as const;
		return granted(await adminClient().admin.generateLink(asked)).properties.redirect_to;
	};
	expect(await redirectOf(`${inject("url")}/services`)).toBe(`${inject("url")}/services`);
	expect(await redirectOf("https://evil.example/")).toBe(`${inject("url")}/`);
});

test("An admin invites somebody, who signs in by the link in the mail", async () => {
	const email = freshEmail();
	const { user } = granted(await adminClient().admin.inviteUserByEmail(email, { data: { full_name: "Guest" } }));
	expect(user).toMatchObject({ email, user_metadata: { full_name: "Guest" }, invited_at: user.created_at });
	const { token_hash } = await mailTo(email, "confirm");
	expect(granted(await makeClient().verifyOtp({ token_hash, type: "invite" })).user?.id).toBe(user.id);
});

test("Who has an account is not invited to another", async () => {
	const { email } = await account({ hasPassword: false });
	expect(await adminClient().admin.inviteUserByEmail(email)).toMatchObject(refusal(422, "email_exists"));
});

test("An admin's calls are refused to everybody else", async () => {
	const target = await account({ hasPassword: false });
	const { access_token } = await sessionOf((await newcomer()).client);
	for (const [method, path, body] of calls(target.id)) {
		const asked = { method, ...(body && { body }) };
		expect(await askAuth(path, { ...asked, bearer: access_token }), `${method} ${path}`).toMatchObject({
			status: 403,
			body: { error_code: "not_admin" },
		});
		expect(await askAuth(path, asked), `${method} ${path}`).toMatchObject({
			status: 401,
			body: { error_code: "no_authorization" },
		});
	}
	const { user } = granted(await adminClient().admin.getUserById(target.id));
	expect(user.user_metadata).toEqual({});
});

test("An admin's calls take the second factor", async () => {
	const target = await account({ hasPassword: false });
	const { access_token } = await sessionOf(await signedIn(demoPerson("admin")));
	for (const [method, path, body] of calls(target.id)) {
		const { status, body: answer } = await askAuth(path, { method, bearer: access_token, ...(body && { body }) });
		expect(status, `${method} ${path}`).toBe(403);
		expect(answer.error_code, `${method} ${path}`).toBe("not_admin");
	}
});

test("A professional at aal2 is no admin", async () => {
	expect(await askAuth("/admin/users", { bearer: inject("lawyer").token })).toMatchObject({
		status: 403,
		body: { error_code: "not_admin" },
	});
});

test("No admin gives a role, an id or a past by this door", async () => {
	const id = crypto.randomUUID();
	const { body } = await askAuth("/admin/users", {
		bearer: inject("admin"),
		body: { email: freshEmail(), email_confirm: true, id, role: "admin", created_at: "2020-01-01", aal: "aal2" },
	});
	expect(body).toMatchObject({ role: "authenticated" });
	expect(String(body.created_at).startsWith("2020")).toBe(false);
});

test("No answer about an account holds a password, a key or their traces", async () => {
	const { id } = await account();
	const { body } = await askAuth(`/admin/users/${id}`, { bearer: inject("admin") });
	expect(JSON.stringify(body)).not.toMatch(/password|scrypt|secret|sealed|hash/);
	const list = await askAuth("/admin/users", { bearer: inject("admin") });
	expect(JSON.stringify(list.body)).not.toMatch(/password_hash|scrypt|sealed/);
});
