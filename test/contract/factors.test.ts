import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import {
	Authenticator,
	account,
	askAuth,
	type Client,
	enrolled,
	freshPhone,
	granted,
	mailTo,
	makeClient,
	newcomer,
	refusal,
	sessionOf,
	signedIn,
	tally,
} from "../support/people.ts";

const enrol = async (client: Client, friendlyName = "App") =>
	granted(await client.mfa.enroll({ factorType: "totp", friendlyName }));

/** Somebody with an authenticator, signed in at aal2, and what a second device needs. */
async function protectedPerson() {
	const person = await account();
	const client = await signedIn(person);
	return { person, client, ...(await enrolled(client)) };
}

const levelOf = async (client: Client) => granted(await client.mfa.getAuthenticatorAssuranceLevel());

test("An authenticator begins with a picture, a key and an address that say the same", async () => {
	const { email, client } = await newcomer();
	const { id, type, friendly_name, totp } = granted(
		await client.mfa.enroll({ factorType: "totp", friendlyName: "My phone", issuer: "Harbour" }),
	);
	expect(id).toMatch(/^[0-9a-f-]{36}$/);
	expect({ type, friendly_name }).toEqual({ type: "totp", friendly_name: "My phone" });
	expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
	const uri = new URL(totp.uri);
	expect(uri.protocol).toBe("otpauth:");
	expect(uri.searchParams.get("secret")).toBe(totp.secret);
	expect(uri.searchParams.get("issuer")).toBe("Harbour");
	expect(decodeURIComponent(uri.pathname)).toContain(email);
	expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg[ >]/);
});

test("The wire carries the picture as SVG itself", async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	const { status, body } = await askAuth<{ totp: { qr_code: string } }>("/factors", {
		bearer: access_token,
		body: { factor_type: "totp", friendly_name: "App" },
	});
	expect(status).toBe(200);
	expect(body.totp.qr_code).toMatch(/^<svg[ >]/);
	expect(body.totp.qr_code).not.toMatch(/<script|on\w+=/i);
});

test("An authenticator counts once its first code was right", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	expect(granted(await client.mfa.listFactors())).toMatchObject({ totp: [], all: [{ id, status: "unverified" }] });
	expect(await levelOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
	const app = new Authenticator(totp.secret);
	granted(await client.mfa.challengeAndVerify({ factorId: id, code: await app.next() }));
	expect(granted(await client.mfa.listFactors())).toMatchObject({
		totp: [{ id, friendly_name: "App", factor_type: "totp", status: "verified" }],
	});
	expect(await levelOf(client)).toMatchObject({
		currentLevel: "aal2",
		nextLevel: "aal2",
		currentAuthenticationMethods: expect.arrayContaining([{ method: "totp", timestamp: expect.any(Number) }]),
	});
});

test("A challenge says until when, and its answer is a session of another id at aal2", async () => {
	const { client } = await newcomer();
	const before = granted(await client.getClaims())?.claims;
	const { id, totp } = await enrol(client);
	const challenge = granted(await client.mfa.challenge({ factorId: id }));
	expect(challenge).toMatchObject({ type: "totp" });
	expect(Math.abs(challenge.expires_at - (Date.now() / 1000 + 300))).toBeLessThan(30);
	const code = await new Authenticator(totp.secret).next();
	const answer = granted(await client.mfa.verify({ factorId: id, challengeId: challenge.id, code }));
	expect(answer).toMatchObject({
		token_type: "bearer",
		expires_in: 3600,
		user: { factors: [{ id, status: "verified" }] },
	});
	const after = granted(await client.getClaims())?.claims;
	expect(after?.aal).toBe("aal2");
	expect(after?.session_id).not.toBe(before?.session_id);
	expect(after?.amr?.map((entry) => (typeof entry === "string" ? entry : entry.method)).sort()).toEqual([
		"otp",
		"totp",
	]);
});

test("A session stays at aal2 when it is refreshed", async () => {
	const { client } = await protectedPerson();
	granted(await client.refreshSession());
	expect((await levelOf(client)).currentLevel).toBe("aal2");
});

test("A first second factor is told to its owner", async () => {
	const { person } = await protectedPerson();
	await mailTo(person.email, "factor_added");
});

test("Who has a factor signs in at aal1 and is asked for the second", async () => {
	const { person, factorId, app } = await protectedPerson();
	const client = await signedIn(person);
	expect(await levelOf(client)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
	granted(await client.mfa.challengeAndVerify({ factorId, code: await app.next() }));
	expect(await levelOf(client)).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
});

test("The sessions that stayed below aal2 end with the first right code, the others stay", async () => {
	const person = await account();
	const first = await signedIn(person);
	const { factorId, app } = await enrolled(first);
	const waiting = await signedIn(person);
	const second = await signedIn(person);
	granted(await second.mfa.challengeAndVerify({ factorId, code: await app.next() }));
	expect((await waiting.getUser()).error?.name).toBe("AuthSessionMissingError");
	granted(await first.getUser());
	granted(await second.getUser());
});

test("A code works once, in another session and with another challenge too", async () => {
	const person = await account();
	const client = await signedIn(person);
	const { id, totp } = await enrol(client);
	const code = await new Authenticator(totp.secret).next();
	granted(await client.mfa.challengeAndVerify({ factorId: id, code }));
	const answers = [
		await client.mfa.challengeAndVerify({ factorId: id, code }),
		await (await signedIn(person)).mfa.challengeAndVerify({ factorId: id, code }),
	];
	for (const answer of answers) expect(answer).toMatchObject(refusal(422, "mfa_verification_failed"));
});

test("A code from before the last one that worked is worth nothing", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	const shown = new TOTP({ secret: Secret.fromBase32(totp.secret) });
	const timestamp = Date.now();
	granted(await client.mfa.challengeAndVerify({ factorId: id, code: shown.generate({ timestamp }) }));
	const earlier = shown.generate({ timestamp: timestamp - 30_000 });
	expect(await client.mfa.challengeAndVerify({ factorId: id, code: earlier })).toMatchObject(
		refusal(422, "mfa_verification_failed"),
	);
});

test("Of the same code shown by two at once, exactly one is taken", async () => {
	const person = await account();
	const { factorId, app } = await enrolled(await signedIn(person));
	const [one, two] = [await signedIn(person), await signedIn(person)];
	const code = await app.next();
	const answers = await Promise.all([one, two].map((client) => client.mfa.challengeAndVerify({ factorId, code })));
	expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test("A code two steps away is wrong, whichever way", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	const shown = new TOTP({ secret: Secret.fromBase32(totp.secret) });
	for (const away of [-90_000, 90_000]) {
		const { error } = await client.mfa.challengeAndVerify({
			factorId: id,
			code: shown.generate({ timestamp: Date.now() + away }),
		});
		expect(error).toMatchObject({ status: 422, code: "mfa_verification_failed" });
		expect(error?.message).toBe("Invalid TOTP code entered");
	}
});

test.each(["", "12345", "1234567", "abcdef", "１２３４５６", "null", "000000 000000"])(
	"%j is no code",
	async (code) => {
		const { client } = await newcomer();
		const { id } = await enrol(client);
		const { error } = await client.mfa.challengeAndVerify({ factorId: id, code });
		expect([400, 422]).toContain(error?.status);
	},
);

test("After five wrong codes a right one has to wait", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	const app = new Authenticator(totp.secret);
	for (let i = 0; i < 5; i++) {
		expect(await client.mfa.challengeAndVerify({ factorId: id, code: app.wrong() })).toMatchObject(
			refusal(422, "mfa_verification_failed"),
		);
	}
	expect(await client.mfa.challengeAndVerify({ factorId: id, code: await app.next() })).toMatchObject(
		refusal(429, "over_request_rate_limit"),
	);
});

test("Twenty wrong codes at once are no more than five", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	const app = new Authenticator(totp.secret);
	const { access_token } = await sessionOf(client);
	const challenge = granted(await client.mfa.challenge({ factorId: id }));
	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			askAuth(`/factors/${id}/verify`, {
				bearer: access_token,
				body: { challenge_id: challenge.id, code: app.wrong() },
			}),
		),
	);
	expect(tally(answers)).toEqual({ "422 mfa_verification_failed": 5, "429 over_request_rate_limit": 15 });
});

test("A challenge is answered once", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	const app = new Authenticator(totp.secret);
	const challenge = granted(await client.mfa.challenge({ factorId: id }));
	granted(await client.mfa.verify({ factorId: id, challengeId: challenge.id, code: await app.next() }));
	expect(await client.mfa.verify({ factorId: id, challengeId: challenge.id, code: await app.next() })).toMatchObject(
		refusal(422, "mfa_challenge_expired"),
	);
});

test("A challenge that never was is over", async () => {
	const { client } = await newcomer();
	const { id, totp } = await enrol(client);
	const code = await new Authenticator(totp.secret).next();
	for (const challengeId of [crypto.randomUUID(), "", "x"]) {
		const { error } = await client.mfa.verify({ factorId: id, challengeId, code });
		expect(error).toMatchObject({ status: 422, code: "mfa_challenge_expired" });
	}
});

test("The challenge of one factor is not good for another", async () => {
	const { client } = await newcomer();
	const one = await enrol(client, "One");
	const two = await enrol(client, "Two");
	const challenge = granted(await client.mfa.challenge({ factorId: one.id }));
	const code = await new Authenticator(two.totp.secret).next();
	expect(await client.mfa.verify({ factorId: two.id, challengeId: challenge.id, code })).toMatchObject(
		refusal(422, "mfa_challenge_expired"),
	);
});

test("A stranger's factor is not there", async () => {
	const { factorId } = await protectedPerson();
	const { client } = await newcomer();
	for (const id of [factorId, crypto.randomUUID(), "x"]) {
		expect(await client.mfa.challenge({ factorId: id })).toMatchObject(refusal(404, "mfa_factor_not_found"));
		expect(await client.mfa.verify({ factorId: id, challengeId: crypto.randomUUID(), code: "123456" })).toMatchObject(
			refusal(422, "mfa_factor_not_found"),
		);
		expect((await client.mfa.unenroll({ factorId: id })).error).toMatchObject({ code: "mfa_factor_not_found" });
	}
});

test("Two factors of a person do not share a name, two without one may be", async () => {
	const { client } = await newcomer();
	await enrol(client, "App");
	expect(await client.mfa.enroll({ factorType: "totp", friendlyName: "App" })).toMatchObject(
		refusal(422, "mfa_factor_name_conflict"),
	);
	granted(await client.mfa.enroll({ factorType: "totp" }));
	granted(await client.mfa.enroll({ factorType: "totp" }));
	const { client: other } = await newcomer();
	await enrol(other, "App");
});

test("Nobody has more than ten factors", async () => {
	const { client } = await newcomer();
	for (let i = 0; i < 10; i++) await enrol(client, `App ${i}`);
	expect(await client.mfa.enroll({ factorType: "totp", friendlyName: "App 10" })).toMatchObject(
		refusal(422, "too_many_enrolled_mfa_factors"),
	);
});

test("Of fifteen factors begun at once ten are made", async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	const answers = await Promise.all(
		Array.from({ length: 15 }, (_, i) =>
			askAuth("/factors", { bearer: access_token, body: { factor_type: "totp", friendly_name: `App ${i}` } }),
		),
	);
	expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
	const refused = answers.filter(({ status }) => status !== 200);
	for (const { body } of refused) expect(body.error_code).toBe("too_many_enrolled_mfa_factors");
	expect(granted(await client.mfa.listFactors()).all).toHaveLength(10);
});

test("A right code takes half-made factors of its kind away, so that their names are free again", async () => {
	const { client } = await newcomer();
	await enrol(client, "Old phone");
	const phone = granted(await client.mfa.enroll({ factorType: "phone", friendlyName: "Text", phone: freshPhone() }));
	await enrolled(client);
	const { all } = granted(await client.mfa.listFactors());
	expect(all.map(({ friendly_name }) => friendly_name).sort()).toEqual(["App", "Text"]);
	expect(all.find(({ id }) => id === phone.id)?.status).toBe("unverified");
	await enrol(client, "Old phone");
});

test("A phone is a second factor by a texted code", async () => {
	const { client } = await newcomer();
	const phone = freshPhone();
	const factor = granted(await client.mfa.enroll({ factorType: "phone", friendlyName: "Text", phone }));
	expect(factor).toMatchObject({ type: "phone", friendly_name: "Text" });
	expect(factor.phone.replace("+", "")).toBe(phone.slice(1));
	const challenge = granted(await client.mfa.challenge({ factorId: factor.id, channel: "sms" }));
	expect(challenge.type).toBe("phone");
	const { code } = await mailTo(phone, "factor_code");
	const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
	const answer = { factorId: factor.id, challengeId: challenge.id };
	expect(await client.mfa.verify({ ...answer, code: wrong })).toMatchObject(refusal(422, "mfa_verification_failed"));
	granted(await client.mfa.verify({ ...answer, code }));
	expect((await levelOf(client)).currentLevel).toBe("aal2");
	expect(granted(await client.mfa.listFactors()).phone).toHaveLength(1);
});

test("A factor's phone is texted once a minute", async () => {
	const { client } = await newcomer();
	const factor = granted(await client.mfa.enroll({ factorType: "phone", phone: freshPhone() }));
	granted(await client.mfa.challenge({ factorId: factor.id, channel: "sms" }));
	expect(await client.mfa.challenge({ factorId: factor.id, channel: "sms" })).toMatchObject(
		refusal(429, "over_sms_send_rate_limit"),
	);
});

test("A phone that counts already does not count twice", async () => {
	const { client } = await newcomer();
	const phone = freshPhone();
	const { id } = granted(await client.mfa.enroll({ factorType: "phone", friendlyName: "One", phone }));
	const challenge = granted(await client.mfa.challenge({ factorId: id, channel: "sms" }));
	const { code } = await mailTo(phone, "factor_code");
	granted(await client.mfa.verify({ factorId: id, challengeId: challenge.id, code }));
	expect(await client.mfa.enroll({ factorType: "phone", friendlyName: "Two", phone })).toMatchObject(
		refusal(422, "mfa_verified_factor_exists"),
	);
});

test("A factor is of a kind that there is, and a phone has a number", async () => {
	const { access_token } = await sessionOf((await newcomer()).client);
	for (const body of [
		{},
		{ factor_type: "webauthn" },
		{ factor_type: "phone" },
		{ factor_type: "phone", phone: "x" },
	]) {
		const answer = await askAuth("/factors", { bearer: access_token, body });
		expect(answer.status).toBe(400);
		expect(answer.body.error_code).toBe("validation_failed");
	}
});

test("One more factor takes the one there is", async () => {
	const { person, client } = await protectedPerson();
	const below = await signedIn(person);
	expect(await below.mfa.enroll({ factorType: "totp", friendlyName: "Mine too" })).toMatchObject(
		refusal(403, "insufficient_aal"),
	);
	await enrol(client, "A second one");
});

test("A factor that counts is taken away after the second proof alone", async () => {
	const { person, client, factorId } = await protectedPerson();
	const below = await signedIn(person);
	expect(await below.mfa.unenroll({ factorId })).toMatchObject(refusal(422, "insufficient_aal"));
	expect(granted(await client.mfa.unenroll({ factorId }))).toEqual({ id: factorId });
	await mailTo(person.email, "factor_removed");
	expect(granted(await client.mfa.listFactors()).all).toEqual([]);
});

test("MeetingTime a factor away lets every session fall to aal1", async () => {
	const { person, client, factorId, app } = await protectedPerson();
	const other = await signedIn(person);
	granted(await other.mfa.challengeAndVerify({ factorId, code: await app.next() }));
	granted(await client.mfa.unenroll({ factorId }));
	for (const one of [client, other]) {
		granted(await one.refreshSession());
		expect(await levelOf(one)).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
		expect((await levelOf(one)).currentAuthenticationMethods).toMatchObject([{ method: "password" }]);
	}
});

test("A half-made factor is taken away without further proof", async () => {
	const { client } = await newcomer();
	const { id } = await enrol(client);
	expect(granted(await client.mfa.unenroll({ factorId: id }))).toEqual({ id });
	expect(granted(await client.mfa.listFactors()).all).toEqual([]);
});

test("Nobody's factor tells its key again", async () => {
	const { client } = await newcomer();
	const { totp } = await enrol(client);
	const { access_token } = await sessionOf(client);
	const { body } = await askAuth<string | object>("/user", { bearer: access_token });
	expect(JSON.stringify(body)).not.toContain(totp.secret);
	expect(JSON.stringify(body)).not.toMatch(/secret|sealed|last_step/);
});

test("Without a session there is no factor to begin, ask or remove", async () => {
	const client = makeClient();
	const factorId = crypto.randomUUID();
	for (const answer of [
		await client.mfa.enroll({ factorType: "totp" }),
		await client.mfa.challenge({ factorId }),
		await client.mfa.verify({ factorId, challengeId: factorId, code: "123456" }),
		await client.mfa.unenroll({ factorId }),
	]) {
		expect(answer).toMatchObject(refusal(401, "no_authorization"));
	}
});
