import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { accountActs } from "#domain/identity/account-acts.ts";
import { type IdentityNoticeKind, type IdentityNoticeValues, identityNoticeKinds } from "#domain/identity/notices.ts";
import { identityContentOf } from "#domain/notices/identity.server.ts";
import { messages as en } from "#domain/outbox/mail/locales/en.generated.ts";
import { asciiDomain, type Mail, mimeOf } from "#worker/mime.ts";

const publicUrl = "https://visavis.test";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const values = {
	code: "271828",
	link: `${publicUrl}/auth/confirm?token_hash=abc-DEF_123&type=signup`,
	what: "somebody@visavis.test",
	device: firefox,
	time_zone: "Europe/Madrid",
	at: "2026-11-20T12:00:00.000Z",
} satisfies IdentityNoticeValues;

const withLink: readonly IdentityNoticeKind[] = [
	"confirm",
	"sign_in_code",
	"recovery",
	"email_change",
	"email_change_current",
];
const withCode: readonly IdentityNoticeKind[] = [...withLink, "phone_change", "reauthentication", "factor_code"];
/** What an admin has decided. */
const decisions: readonly IdentityNoticeKind[] = [...accountActs, "factors_removed", "account_link_made"];
const notices = identityNoticeKinds.filter(
	(kind) => ![...withCode, ...decisions, "account_exists", "address_taken"].includes(kind),
);

const email = (kind: IdentityNoticeKind, more: IdentityNoticeValues = {}) =>
	identityContentOf("email", { kind, values: { ...values, ...more }, locale: "en" }, publicUrl);
const textMessage = (kind: IdentityNoticeKind, more: IdentityNoticeValues = {}) =>
	identityContentOf("text", { kind, values: { ...values, ...more }, locale: "en" }, publicUrl).text;

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
	for (const kind of identityNoticeKinds) {
		for (const filled of [values, {}]) {
			const { subject, text, html } = identityContentOf("email", { kind, values: filled, locale: "en" }, publicUrl);
			const onPhone = identityContentOf("text", { kind, values: filled, locale: "en" }, publicUrl);
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
	for (const kind of identityNoticeKinds) {
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

test("A letter about an admin's decision says why, when, and where to turn", () => {
	for (const kind of decisions) {
		const { text } = email(kind, { reason: "A device of yours was stolen.", until: "2026-11-27T12:00:00.000Z" });
		expect(text, kind).toMatch(/Friday,? 20 November 2026 at 13:00 Central European Standard Time/);
		expect(text, kind).toContain("The reason: A device of yours was stolen.");
		expect(text, kind).toMatch(/https:\/\/visavis\.test\/(auth|profile|contact)/);
		// Where nobody has given a reason none is announced.
		expect(email(kind).text, kind).not.toContain("The reason");
	}
	for (const kind of ["account_suspended", "factor_removal_planned"] as const)
		expect(email(kind, { until: "2026-11-27T12:00:00.000Z" }).text, kind).toContain("27 November 2026");
	expect(email("account_suspended").text).toContain("until we lift the suspension");
});

test("What strangers write reaches nobody as markup, and of their device only names that we know", () => {
	const bad = `"><script>alert(1)</script><a href='https://evil.test'>`;
	for (const kind of identityNoticeKinds) {
		const { html } = email(kind, { what: bad, device: `${bad} Firefox/1 (Windows)`, code: bad, link: bad });
		expect(html, kind).not.toMatch(/<script|<a href='/);
		expect(html, kind).not.toContain("evil.test'>");
	}
	expect(email("new_device", { device: "Call 0800 1234 at https://evil.test" }).text).not.toMatch(/0800|evil/);
	expect(email("factor_added", { what: "{code} {at, date} '{'" }).text).toContain("“{code} {at, date} '{'”");
	for (const what of ["constructor", "__proto__", "toString", "<0>app</0>", "\\u202eapp"])
		expect(email("factor_added", { what }).text).toContain(`“${what}”`);
	expect(email("factor_added", { what: "one\r\ntwo\u202e\u2028three" }).text).toContain("“one two three”");
});

test("A language that we do not have yet is English, and the language and direction are written down", () => {
	for (const locale of ["xx", "ar-XB", "", "constructor"]) {
		const { html } = identityContentOf("email", { kind: "confirm", values, locale }, publicUrl);
		expect(html).toContain('<html lang="en-GB" dir="ltr">');
	}
});

test("A mail fetches nothing when it is read", () => {
	for (const kind of identityNoticeKinds) {
		const addresses = [...email(kind).html.matchAll(/(?:src|href|url\()\W*([a-z]+:[^"')\s]+)/g)].map(([, url]) => url);
		expect(addresses.every((url) => url?.startsWith(publicUrl))).toBe(true);
		expect(email(kind).html).not.toMatch(/<(img|link|iframe|script|video|object)|url\(/);
	}
});

const mail: Mail = {
	id: "4f0c0000-0000-4000-8000-000000000001",
	from: "no-reply@visavis.test",
	to: "reader@visavis.test",
	name: "Visavis",
	subject: "Grüße — ビザ 👩‍⚖️ for a subject that is long enough to need more than one encoded word, as some are",
	text: "Zażółć\n",
	html: "<p>Zażółć</p>\n",
	calendar: null,
	date: new Date("2026-11-20T12:00:00.000Z"),
};

/** As a mail program reads it. */
const readBack = async (more: Partial<Mail> = {}) => PostalMime.parse(await mimeOf({ ...mail, ...more }));

test("A mail travels in plain ASCII with short lines, and is read with its subject, text and HTML whole", async () => {
	const raw = await mimeOf(mail);
	expect(raw).toMatch(/^[\x20-\x7e\r\n]+$/);
	for (const line of raw.split("\r\n")) {
		expect(line.length).toBeLessThanOrEqual(76);
		expect(line).not.toContain("\n");
	}
	const read = await readBack();
	expect(read).toMatchObject({
		from: { name: "Visavis", address: mail.from },
		to: [{ address: mail.to }],
		subject: mail.subject,
		text: mail.text,
		html: mail.html,
		date: mail.date.toISOString(),
		attachments: [],
	});
	expect(read.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
});

test("A mail that is sent again is the same to the letter, and known by the same Message-ID", async () => {
	expect(await mimeOf(mail)).toBe(await mimeOf(mail));
	expect((await readBack({ date: new Date() })).messageId).toBe(`<${mail.id}@visavis.test>`);
	expect((await readBack({ id: "another" })).messageId).toBe("<another@visavis.test>");
});

test("A meeting request is an alternative of text and HTML, as calendars expect it, and says its method", async () => {
	for (const method of ["REQUEST", "CANCEL"] as const) {
		const text = `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nSUMMARY:Termin mit Jürgen\r\nEND:VCALENDAR\r\n`;
		const raw = await mimeOf({ ...mail, calendar: { method, text } });
		expect(raw).toMatch(/^[\x20-\x7e\r\n]+$/);
		const types = [...raw.matchAll(/^Content-Type: ([^;]+)/gm)].map(([, type]) => type);
		expect(types).toEqual(["multipart/alternative", "text/plain", "text/html", "text/calendar"]);
		const read = await readBack({ calendar: { method, text } });
		expect([read.text, read.html]).toEqual([mail.text, mail.html]);
		expect(read.attachments).toMatchObject([{ mimeType: "text/calendar", method }]);
		const [, part = ""] = /text\/calendar.*\r\n.*base64\r\n\r\n([^-]+)/.exec(raw) ?? [];
		expect(Buffer.from(part, "base64").toString("utf8")).toBe(text);
	}
});

test("Nothing in a mail can begin a header of its own, or reach somebody else", async () => {
	const subject = "Hello\r\nBcc: all@evil.test\r\n\r\nbody";
	const text = `\r\n----_NmP-${mail.id}-Part_1--\r\n\r\nBcc: all@evil.test\r\n`;
	const name = "Visavis <a@evil.test>, \r\nBcc: b@evil.test";
	const read = await readBack({ subject, text, name });
	const keys = (headers: readonly { key: string }[]) => headers.map(({ key }) => key);
	expect(keys(read.headers)).toEqual(keys((await readBack()).headers));
	expect(read).toMatchObject({ to: [{ address: mail.to }], from: { address: mail.from }, text, html: mail.html });
	expect(read.subject).toMatch(/^Hello Bcc: all@evil.test +body$/);
	for (const to of ["a@b.test\r\nBcc: c@evil.test", "a@b.test>, <c@evil.test", "a b@c.test", "nobody", "a@b@c.test"])
		await expect(mimeOf({ ...mail, to }), to).rejects.toThrow("Not an address");
	expect(asciiDomain("jürgen@müller.test")).toBe("jürgen@xn--mller-kva.test");
	expect((await readBack({ to: "jan@xn--mller-kva.test" })).to).toEqual([
		{ address: "jan@xn--mller-kva.test", name: "" },
	]);
});
