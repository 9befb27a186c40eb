import { expect, test } from "vitest";
import { type MailKind, type MailValues, mailKinds } from "#domain/mail/mail.ts";
import { renderLetter } from "#domain/mail/render.server.ts";
import { en } from "#domain/mail/words/en.ts";
import { asciiDomain, mimeOf } from "#worker/mime.ts";

const publicUrl = "https://visavis.test";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const values = {
	code: "271828",
	link: `${publicUrl}/auth/confirm?token_hash=abc-DEF_123&type=signup`,
	what: "somebody@visavis.test",
	device: firefox,
	time_zone: "Europe/Madrid",
	at: "2026-11-20T12:00:00.000Z",
} satisfies MailValues;

const withLink: readonly MailKind[] = ["confirm", "sign_in_code", "recovery", "email_change"];
const withCode: readonly MailKind[] = [...withLink, "phone_change", "reauthentication", "factor_code"];
const notices = mailKinds.filter((kind) => !withCode.includes(kind) && kind !== "account_exists");

const email = (kind: MailKind, more: MailValues = {}) =>
	renderLetter({ channel: "email", kind, values: { ...values, ...more }, locale: "en" }, publicUrl);
const textMessage = (kind: MailKind, more: MailValues = {}) =>
	renderLetter({ channel: "text", kind, values: { ...values, ...more }, locale: "en" }, publicUrl).text;

test("A link is whole, however long the way back that it names", () => {
	const next = encodeURIComponent(
		`/business/${"0".repeat(32)}/book?service=visa_and_residence_for_workers_and_their_families&at=2026-11-25T02:00:00.000Z&mode=video`,
	);
	const link = `${values.link}&next=${encodeURIComponent(next)}`;
	expect(link.length).toBeGreaterThan(254);
	const { text, html } = email("confirm", { link });
	expect(text).toContain(`\n${link}\n`);
	expect(html).toContain(`href="${link.replaceAll("&", "&amp;")}"`);
});

test("Every kind of message has its words in both channels, and nothing is left to fill in", () => {
	for (const kind of mailKinds) {
		for (const filled of [values, {}]) {
			const { subject, text, html } = renderLetter({ channel: "email", kind, values: filled, locale: "en" }, publicUrl);
			const onPhone = renderLetter({ channel: "text", kind, values: filled, locale: "en" }, publicUrl);
			expect(onPhone, kind).toMatchObject({ subject: "", html: "" });
			for (const part of [subject, text, html.replace(/<style>.*<\/style>/s, ""), onPhone.text]) {
				expect(part.trim().length, kind).toBeGreaterThan(10);
				expect(part, kind).not.toMatch(/[{}]|undefined|null|Invalid|NaN|\bother\b.*“”/);
				for (const id of Object.keys(en)) expect(part, kind).not.toContain(id);
			}
		}
	}
});

test("A mail with a code gives code and link, how long they work, and that nobody will ask for it", () => {
	for (const kind of withCode) {
		const { text, html } = email(kind);
		for (const part of [text, html]) {
			expect(part, kind).toContain(values.code);
			expect(part, kind).toContain(kind === "factor_code" ? "5 minutes" : "1 hour");
			expect(part, kind).toContain("Nobody from Visavis will ever ask you for this code");
		}
		expect(text.includes(`\n${values.link}\n`), kind).toBe(withLink.includes(kind));
		expect(html.includes(`href="${values.link.replace("&", "&amp;")}"`), kind).toBe(withLink.includes(kind));
	}
});

test("A text message is one short line that the phone can read, and ends with the site and the code", () => {
	for (const kind of mailKinds) {
		const text = textMessage(kind);
		expect(text.length, text).toBeLessThanOrEqual(160);
		expect(text, kind).toMatch(/^[\x20-\x7e\n]+$/);
		const [, ...rest] = text.split("\n");
		expect(rest, kind).toEqual(withCode.includes(kind) ? ["", "@visavis.test #271828"] : []);
	}
});

test("Who signs up with the address of an account gets no code: there is nothing it would be good for", () => {
	const { subject, text, html } = email("account_exists");
	for (const part of [subject, text, html]) {
		expect(part).not.toContain(values.code);
		expect(part).not.toContain("token_hash");
	}
	expect(email("account_exists").text).toContain(`${publicUrl}/auth\n`);
	expect(textMessage("account_exists")).not.toContain(values.code);
});

test("A security notice says when it happened in the reader's zone, on which device, and what to do", () => {
	for (const kind of notices) {
		const { text, html } = email(kind);
		for (const part of [text, html]) {
			expect(part, kind).toMatch(/Friday,? 20 November 2026 at 13:00 Central European Standard Time/);
			expect(part, kind).toContain("Firefox on Linux");
			expect(part, kind).toContain("If it was not you");
			expect(part, kind).toMatch(/https:\/\/visavis\.test\/(auth|profile|contact)/);
		}
	}
	expect(email("password_changed", { time_zone: "Nowhere/Else" }).text).toContain("at 12:00 UTC");
	expect(email("email_changed").text).toContain(values.what);
	expect(email("factor_added", { what: "totp" }).text).toContain("an authenticator app");
	expect(email("deletion_planned").text).toContain("20 December 2026");
});

test("What strangers write reaches nobody as markup, and of their device only names that we know", () => {
	const bad = `"><script>alert(1)</script><a href='https://evil.test'>`;
	for (const kind of mailKinds) {
		const { html } = email(kind, { what: bad, device: `${bad} Firefox/1 (Windows)`, code: bad, link: bad });
		expect(html, kind).not.toMatch(/<script|<a href='/);
		expect(html, kind).not.toContain("evil.test'>");
	}
	expect(email("new_device", { device: "Call 0800 1234 at https://evil.test" }).text).not.toMatch(/0800|evil/);
	expect(email("factor_added", { what: "{code} {at, date} '{'" }).text).toContain("“{code} {at, date} '{'”");
	expect(email("factor_added", { what: "one\r\ntwo\u202e\u2028three" }).text).toContain("“one two three”");
});

test("A language that we do not have yet is English, and the language and direction are written down", () => {
	for (const locale of ["xx", "ar-XB", "", "constructor"]) {
		const { html } = renderLetter({ channel: "email", kind: "confirm", values, locale }, publicUrl);
		expect(html).toContain('<html lang="en-GB" dir="ltr">');
	}
});

test("A mail fetches nothing when it is read", () => {
	for (const kind of mailKinds) {
		const addresses = [...email(kind).html.matchAll(/(?:src|href|url\()\W*([a-z]+:[^"')\s]+)/g)].map(([, url]) => url);
		expect(addresses.every((url) => url?.startsWith(publicUrl))).toBe(true);
		expect(email(kind).html).not.toMatch(/<(img|link|iframe|script|video|object)|url\(/);
	}
});

const mail = {
	id: "4f0c0000-0000-4000-8000-000000000001",
	from: "no-reply@visavis.test",
	to: "reader@visavis.test",
	name: "Visavis",
	subject: "Grüße — ビザ 👩‍⚖️ for a subject that is long enough to need more than one encoded word, as some are",
	text: "Zażółć\n",
	html: "<p>Zażółć</p>",
	calendar: null,
	date: new Date("2026-11-20T12:00:00.000Z"),
};

test("A mail travels as text and HTML in plain ASCII, with short lines and its subject whole", () => {
	const raw = mimeOf(mail);
	expect(raw).toMatch(/^[\x20-\x7e\r\n]+$/);
	for (const line of raw.split("\r\n")) {
		expect(line.length).toBeLessThanOrEqual(76);
		expect(line).not.toContain("\n");
	}
	const [head = "", ...parts] = raw.split(new RegExp(`\r\n--=_${mail.id}(?:--)?\r\n`));
	expect(head).toContain("Date: Fri, 20 Nov 2026 12:00:00 +0000\r\n");
	expect(head).toContain(`Message-ID: <${mail.id}@visavis.test>\r\n`);
	const words = [...head.matchAll(/=\?utf-8\?B\?([^?]*)\?=/g)].map(([, word]) => decode(word ?? ""));
	expect(words.length).toBeGreaterThan(2);
	expect(words.join("")).toBe(mail.subject);
	expect(parts.slice(0, 2).map((part) => decode(part.split("\r\n\r\n")[1] ?? ""))).toEqual([mail.text, mail.html]);
});

test("A calendar file goes beside text and HTML, whole and as what it is", () => {
	const calendar = "BEGIN:VCALENDAR\r\nSUMMARY:Termin mit Jürgen\r\nEND:VCALENDAR\r\n";
	const raw = mimeOf({ ...mail, calendar });
	expect(raw).toMatch(/^[\x20-\x7e\r\n]+$/);
	expect(raw.split("\r\n\r\n")[0]).toContain(`Content-Type: multipart/mixed;\r\n boundary="=_${mail.id}_mixed"`);
	const [, body = "", file = "", end] = raw.split(new RegExp(`\r\n--=_${mail.id}_mixed(?:--)?\r\n`));
	expect(end).toBe("");
	const [, text, html] = body.split(new RegExp(`\r\n--=_${mail.id}(?:--)?\r\n`));
	expect([text, html].map((part) => decode(part?.split("\r\n\r\n")[1] ?? ""))).toEqual([mail.text, mail.html]);
	expect(file).toContain("Content-Type: text/calendar; method=PUBLISH; charset=utf-8\r\n");
	expect(file).toContain('Content-Disposition: attachment; filename="appointment.ics"\r\n');
	expect(decode(file.split("\r\n\r\n")[1] ?? "")).toBe(calendar);
});

const decode = (base64: string) => Buffer.from(base64, "base64").toString("utf8");

test("Nothing in a mail can begin a header of its own", () => {
	const headersOf = (raw: string) => (raw.split("\r\n\r\n")[0] ?? "").match(/^[A-Za-z-]+(?=:)/gm);
	const injected = mimeOf({
		...mail,
		subject: "Hello\r\nBcc: all@evil.test\r\n\r\nbody",
		text: `\r\n--=_${mail.id}--\r\n`,
	});
	expect(headersOf(injected)).toEqual(headersOf(mimeOf(mail)));
	for (const to of ["a@b.test\r\nBcc: c@evil.test", "a@b.test>, <c@evil.test", "a b@c.test", "nobody", "a@b@c.test"]) {
		expect(() => mimeOf({ ...mail, to }), to).toThrow("Not an address");
	}
	expect(asciiDomain("jürgen@müller.test")).toBe("jürgen@xn--mller-kva.test");
});
