import { expect, test } from "vitest";
import {
	account,
	adminClient,
	askAuth,
	type Client,
	granted,
	makeClient,
	newcomer,
	refusal,
	sessionOf,
	signedIn,
} from "../support/people.ts";

/** Two devices of one person. */
async function twoDevices() {
	const person = await account();
	return { person, here: await signedIn(person), there: await signedIn(person) };
}

const isAlive = async (client: Client) => (await client.getUser()).data.user !== null;

test("Signing out here leaves the other devices signed in", async () => {
	const { here, there } = await twoDevices();
	const { access_token } = await sessionOf(here);
	expect((await here.signOut({ scope: "local" })).error).toBeNull();
	expect((await here.getSession()).data.session).toBeNull();
	expect((await askAuth("/user", { bearer: access_token })).body.error_code).toBe("session_not_found");
	expect(await isAlive(there)).toBe(true);
});

test("Signing out the others leaves this device signed in", async () => {
	const { here, there } = await twoDevices();
	expect((await here.signOut({ scope: "others" })).error).toBeNull();
	expect(await isAlive(here)).toBe(true);
	expect((await there.getUser()).error?.name).toBe("AuthSessionMissingError");
	expect((await there.getSession()).data.session).toBeNull();
});

test("Signing out everywhere ends all sessions, and is what a client asks for unless told otherwise", async () => {
	const { here, there } = await twoDevices();
	const tokens = [await sessionOf(here), await sessionOf(there)];
	expect((await here.signOut()).error).toBeNull();
	for (const { access_token } of tokens) {
		expect((await askAuth("/user", { bearer: access_token })).body.error_code).toBe("session_not_found");
	}
	expect(await isAlive(there)).toBe(false);
});

test("Signing out ends nobody else's session", async () => {
	const { here } = await twoDevices();
	const { client } = await newcomer();
	await here.signOut({ scope: "others" });
	await here.signOut();
	expect(await isAlive(client)).toBe(true);
});

test("Signing out answers 204 and nothing more", async () => {
	const { access_token } = await sessionOf((await newcomer()).client);
	const { status, body } = await askAuth("/logout?scope=local", { method: "POST", bearer: access_token });
	expect(status).toBe(204);
	expect(body).toBe("");
});

test("Signing out twice is no error to the client", async () => {
	const { person, here } = await twoDevices();
	const session = await sessionOf(here);
	const again = makeClient();
	await again.setSession(session);
	expect((await here.signOut()).error).toBeNull();
	expect((await again.signOut()).error).toBeNull();
	expect((await again.getSession()).data.session).toBeNull();
	granted(await makeClient().signInWithPassword(person));
});

test("Signing out of an unknown scope ends nothing", async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	const { status, body } = await askAuth("/logout?scope=everything", { method: "POST", bearer: access_token });
	expect(status).toBe(400);
	expect(body.error_code).toBe("validation_failed");
	expect(await isAlive(client)).toBe(true);
});

test("A sign-out takes effect on the next request, though the token has an hour to go", async () => {
	const { here, there } = await twoDevices();
	const { access_token } = await sessionOf(there);
	await here.signOut();
	for (const [method, path] of [
		["GET", "/user"],
		["PUT", "/user"],
		["POST", "/factors"],
		["GET", "/reauthenticate"],
	] as const) {
		const { status } = await askAuth(path, {
			method,
			bearer: access_token,
			...(method === "GET" ? {} : { body: {} }),
		});
		expect(status, `${method} ${path}`).toBe(403);
	}
});

test("A ban takes effect on the next request, and so does its end", async () => {
	const { id, client } = await newcomer();
	granted(await client.getUser());
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "24h" }));
	expect(await client.getUser()).toMatchObject(refusal(403, "user_banned"));
	expect(await client.updateUser({ data: { seen: true } })).toMatchObject(refusal(403, "user_banned"));
	granted(await adminClient().admin.updateUserById(id, { ban_duration: "none" }));
	granted(await client.getUser());
});

test("An account's end takes effect on the next request", async () => {
	const { id, client } = await newcomer();
	const { access_token, refresh_token } = await sessionOf(client);
	granted(await adminClient().admin.deleteUser(id));
	const { status, body } = await askAuth("/user", { bearer: access_token });
	expect(status).toBe(403);
	expect(["session_not_found", "user_not_found"]).toContain(body.error_code);
	expect((await makeClient().refreshSession({ refresh_token })).error?.code).toBe("refresh_token_not_found");
});

test("An admin can end a person's sessions by their token", async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	expect((await adminClient().admin.signOut(access_token, "global")).error).toBeNull();
	expect(await isAlive(client)).toBe(false);
});
