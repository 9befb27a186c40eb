import { decodeJwt } from "jose";
import { expect, inject, test } from "vitest";
import { Jar } from "../support/jar.ts";
import { Authenticator, account, askAuth, freshPassword, granted, makeClient, refusal } from "../support/people.ts";

type Tokens = { access_token: string; refresh_token: string; user: { id: string } };

const fromPage = () => ({ "X-Visavis-Session": "cookie", Origin: inject("url") });

/** A browser on our own page, signed in by password: its jar, and the answer that the page's script saw. */
async function browser() {
	const person = await account();
	const jar = new Jar();
	const { email, password } = person;
	const { body, headers } = await askAuth<Tokens>("/token?grant_type=password", {
		headers: fromPage(),
		body: { email, password },
	});
	jar.take(headers);
	return { person, jar, tokens: body };
}

const exchange = (refresh_token: string, headers: Record<string, string>) =>
	askAuth<Tokens & { error_code?: string }>("/token?grant_type=refresh_token", { headers, body: { refresh_token } });

test("Our own page gets two cookies that no script reads, and a name in place of the refresh token", async () => {
	const { jar, tokens } = await browser();
	expect(tokens.refresh_token).toBe("cookie:0");
	expect(decodeJwt(tokens.access_token).sub).toBe(tokens.user.id);
	expect([...jar.kept.keys()].sort()).toEqual(["__Host-session", "__Secure-refresh"]);
	for (const line of jar.lines) {
		expect(line).toMatch(/; Secure/);
		expect(line).toMatch(/; HttpOnly/);
		expect(line).toMatch(/; SameSite=Lax/);
		expect(line).toMatch(/; Max-Age=2592000/);
		expect(line).not.toMatch(/Domain/i);
		expect(line).toMatch(line.startsWith("__Host-") ? /; Path=\/(;|$)/ : /; Path=\/auth\/v1(;|$)/);
	}
});

test("The session cookie names session and person, and is sealed by a MAC", async () => {
	const { jar, tokens } = await browser();
	const [session, user, mac] = jar.kept.get("__Host-session")?.split(".") ?? [];
	expect(session).toBe(decodeJwt(tokens.access_token).session_id);
	expect(user).toBe(tokens.user.id);
	expect(mac).toMatch(/^[A-Za-z0-9_-]{43}$/);
});

test("Every other client gets no cookie, and the refresh token itself", async () => {
	const { email, password } = await account();
	for (const headers of [{}, { Origin: inject("url") }, { "X-Visavis-Session": "Cookie2" }, { Cookie: "a=b" }]) {
		const answer = await askAuth<Tokens>("/token?grant_type=password", { headers, body: { email, password } });
		expect(answer.headers.getSetCookie()).toEqual([]);
		expect(answer.body.refresh_token).toMatch(/^[0-9a-f-]{36}\.0\./);
	}
});

test("The name counts the exchanges, and the cookie changes with each", async () => {
	const { jar, tokens } = await browser();
	let current = tokens;
	for (let n = 1; n <= 3; n++) {
		const before = jar.kept.get("__Secure-refresh");
		const { status, body, headers } = await exchange(current.refresh_token, { ...fromPage(), Cookie: jar.header });
		jar.take(headers);
		expect(status).toBe(200);
		expect(body.refresh_token).toBe(`cookie:${n}`);
		expect(jar.kept.get("__Secure-refresh")).not.toBe(before);
		current = body;
	}
});

test("The cookie is used for a page of the same origin alone", async () => {
	const { jar } = await browser();
	const cookie = { "X-Visavis-Session": "cookie", Cookie: jar.header };
	expect((await exchange("cookie:0", cookie)).status).toBe(400);
	for (const Origin of [
		"https://evil.example",
		"null",
		`${inject("url")}.evil.example`,
		inject("url").replace("http:", "https:"),
	]) {
		const { status, headers } = await exchange("cookie:0", { ...cookie, Origin });
		expect([400, 403], Origin).toContain(status);
		expect(headers.getSetCookie()).toEqual([]);
	}
	const { status } = await exchange("cookie:0", {
		...cookie,
		Origin: "https://evil.example",
		"X-Forwarded-Host": "evil.example",
	});
	expect(status).toBe(403);
	expect((await exchange("cookie:0", { ...cookie, Origin: inject("url") })).body.refresh_token).toBe("cookie:1");
});

test("A name without its cookie is no token", async () => {
	const { jar } = await browser();
	const session = `__Host-session=${jar.kept.get("__Host-session")}`;
	for (const headers of [
		fromPage(),
		{ ...fromPage(), Cookie: session },
		{ ...fromPage(), Cookie: "__Secure-refresh=x" },
	]) {
		expect((await exchange("cookie:0", headers)).body.error_code).toBe("refresh_token_not_found");
	}
});

test("The refresh token of a cookie never reaches a script, whatever the script asks", async () => {
	const { jar } = await browser();
	const withCookie = { Origin: inject("url"), Cookie: jar.header };
	for (const headers of [withCookie, { ...withCookie, "X-Visavis-Session": "body" }]) {
		const exchanged = await exchange("cookie:0", headers);
		jar.take(exchanged.headers);
		expect(JSON.stringify(exchanged.body)).not.toMatch(/"[0-9a-f-]{36}\.\d+\.[\w-]{43}"/);
		const session = await askAuth("/session", { headers: { ...headers, Cookie: jar.header } });
		expect(JSON.stringify(session.body)).not.toMatch(/"[0-9a-f-]{36}\.\d+\.[\w-]{43}"/);
	}
});

test("A page learns of its session from the cookie", async () => {
	const { jar, tokens } = await browser();
	const { status, body } = await askAuth<Tokens>("/session", { headers: { ...fromPage(), Cookie: jar.header } });
	expect(status).toBe(200);
	expect(body).toMatchObject({ user: { id: tokens.user.id }, refresh_token: "cookie:0", token_type: "bearer" });
	expect((await askAuth("/user", { bearer: body.access_token })).status).toBe(200);
});

test("A page without a session gets 204", async () => {
	const { jar } = await browser();
	const [session, user, mac] = jar.kept.get("__Host-session")?.split(".") ?? [];
	for (const value of [
		undefined,
		"",
		"x",
		"a.b.c",
		`${session}.${user}.`,
		`${session}.${user}.${mac?.slice(0, -1)}`,
		`${session}.${crypto.randomUUID()}.${mac}`,
		`${crypto.randomUUID()}.${user}.${mac}`,
	]) {
		const { status, body } = await askAuth("/session", {
			headers: { ...fromPage(), ...(value !== undefined && { Cookie: `__Host-session=${value}` }) },
		});
		expect(status, value).toBe(204);
		expect(body).toBe("");
	}
});

test("The refresh cookie is not good as a session cookie, nor the other way", async () => {
	const { jar } = await browser();
	const refresh = jar.kept.get("__Secure-refresh");
	const session = jar.kept.get("__Host-session") ?? "";
	const asked = await askAuth("/session", { headers: { ...fromPage(), Cookie: `__Host-session=${refresh}` } });
	expect(asked.status).toBe(204);
	expect((await exchange(session, {})).status).toBe(400);
});

test("Signing out takes the cookies away, and the session with them", async () => {
	const { jar, tokens } = await browser();
	const cookie = jar.header;
	const { status, headers } = await askAuth("/logout?scope=local", {
		method: "POST",
		bearer: tokens.access_token,
		headers: { ...fromPage(), Cookie: cookie },
	});
	jar.take(headers);
	expect(status).toBe(204);
	expect(jar.kept.size).toBe(0);
	expect((await askAuth("/session", { headers: { ...fromPage(), Cookie: cookie } })).status).toBe(204);
	expect((await exchange("cookie:0", { ...fromPage(), Cookie: cookie })).status).toBe(400);
});

test("Signing out the others keeps the cookies", async () => {
	const { jar, tokens } = await browser();
	const { headers } = await askAuth("/logout?scope=others", {
		method: "POST",
		bearer: tokens.access_token,
		headers: { ...fromPage(), Cookie: jar.header },
	});
	expect(headers.getSetCookie()).toEqual([]);
});

test("A session that was ended elsewhere leaves a cookie that opens nothing", async () => {
	const { person, jar } = await browser();
	const elsewhere = makeClient();
	granted(await elsewhere.signInWithPassword(person));
	await elsewhere.signOut({ scope: "others" });
	expect((await askAuth("/session", { headers: { ...fromPage(), Cookie: jar.header } })).status).toBe(204);
});

test("The client lives on cookies: signs in, refreshes, starts again from the cookie and signs out", async () => {
	const person = await account();
	const jar = new Jar();
	const withJar: typeof fetch = async (input, init) => {
		const headers = new Headers(init?.headers);
		for (const [name, value] of Object.entries(fromPage())) headers.set(name, value);
		if (jar.kept.size > 0) headers.set("Cookie", jar.header);
		const answer = await fetch(input, { ...init, headers });
		jar.take(answer.headers);
		return answer;
	};
	const client = makeClient({ fetch: withJar });
	const { session } = granted(await client.signInWithPassword(person));
	expect(session.refresh_token).toBe("cookie:0");
	for (let n = 1; n <= 2; n++) {
		expect(granted(await client.refreshSession()).session?.refresh_token).toBe(`cookie:${n}`);
	}
	granted(await client.updateUser({ password: freshPassword() }));
	const restarted = makeClient({ fetch: withJar });
	const known = (await (await withJar(`${inject("url")}/auth/v1/session`)).json()) as Tokens;
	expect(granted(await restarted.setSession(known)).user?.id).toBe(person.id);
	expect(granted(await restarted.refreshSession()).session?.refresh_token).toBe("cookie:3");
	expect((await restarted.signOut()).error).toBeNull();
	expect(jar.kept.size).toBe(0);
	expect(await client.refreshSession()).toMatchObject(refusal(400, "refresh_token_not_found"));
});

test("Ten tabs exchange one cookie at once, and stay signed in", async () => {
	const { jar } = await browser();
	const headers = { ...fromPage(), Cookie: jar.header };
	const answers = await Promise.all(Array.from({ length: 10 }, () => exchange("cookie:0", headers)));
	expect(answers.map(({ body }) => body.refresh_token)).toEqual(Array(10).fill("cookie:1"));
	const cookies = answers.map((answer) => {
		const tab = new Jar();
		tab.take(answer.headers);
		return tab.kept.get("__Secure-refresh");
	});
	expect(new Set(cookies).size).toBe(1);
});

test("A second factor renews the cookies", async () => {
	const { jar, tokens } = await browser();
	const headers = { ...fromPage(), Cookie: jar.header };
	const bearer = tokens.access_token;
	const factor = await askAuth<{ id: string; totp: { secret: string } }>("/factors", {
		bearer,
		headers,
		body: { factor_type: "totp", friendly_name: "App" },
	});
	const challenge = await askAuth<{ id: string }>(`/factors/${factor.body.id}/challenge`, {
		bearer,
		headers,
		body: {},
	});
	const raised = await askAuth<Tokens>(`/factors/${factor.body.id}/verify`, {
		bearer,
		headers,
		body: { challenge_id: challenge.body.id, code: await new Authenticator(factor.body.totp.secret).next() },
	});
	expect(raised.body.refresh_token).toBe("cookie:1");
	const before = jar.kept.get("__Secure-refresh");
	jar.take(raised.headers);
	expect(jar.kept.get("__Secure-refresh")).not.toBe(before);
	const next = await exchange("cookie:1", { ...fromPage(), Cookie: jar.header });
	expect(decodeJwt(next.body.access_token).aal).toBe("aal2");
});
