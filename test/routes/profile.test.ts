import { expect, test } from "vitest";
import { languages } from "#domain/ground/languages.ts";
import { Authenticator, account, enrolled, freshEmail, freshPassword, mailTo, signedIn } from "../support/people.ts";
import { exif, jpeg, segment } from "../support/pictures.ts";
import {
	controlOf,
	decoded,
	errorBeside,
	type Fields,
	mainOf,
	type Page,
	rawMainOf,
	signedInVisitor,
	tickedIn,
	Visitor,
	valueIn,
} from "../support/visitor.ts";

const tabs = ["/profile", "/profile/languages", "/profile/security", "/profile/notifications", "/profile/privacy"];
const success = ["Profile updated!", "Your preferences have been saved successfully."];
const madrid = "3117735";

const personal: Fields = { full_name: "", phone: "", country_id: "", city_id: "", time_zone: "" };

function expectSaid(page: Page, words: readonly string[]) {
	for (const text of words) expect(mainOf(page)).toContain(text);
}

test.each([...tabs, "/profile/export", "/profile/privacy/delete"])(
	"%s sends who is not signed in to sign in, and back",
	async (path) => {
		const answer = await new Visitor().ask(path);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
	},
);

test("Who owes the second step is sent to it first", async () => {
	const who = await account();
	await enrolled(await signedIn(who));
	const visitor = new Visitor();
	await visitor.signIn(who);
	const answer = await visitor.ask("/profile/security");
	expect(answer.headers.get("Location")).toBe("/auth?step=factor&next=%2Fprofile%2Fsecurity");
});

test("Each tab has its address, marks itself, and is kept from search engines", async () => {
	const { visitor } = await signedInVisitor();
	for (const path of tabs) {
		const page = await visitor.open(path);
		expect(page.status, path).toBe(200);
		expect(page.html, path).toContain('<meta name="robots" content="noindex"/>');
		const current = [...page.html.matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
		expect(
			current.some((tag) => tag.includes(`href="${path}"`)),
			path,
		).toBe(true);
		for (const other of tabs) expect(page.html, path).toContain(`href="${other}"`);
	}
});

test("Name, phone, country and then city are saved without scripts, and stand there again", async () => {
	const { visitor } = await signedInVisitor();
	const empty = await visitor.open("/profile");
	expect(controlOf(empty, "city_id")).toBe("");
	const first = await visitor.press(empty, "save", {
		...personal,
		full_name: "Amina Haddad",
		phone: "+34 600 111 222",
		country_id: "ES",
		time_zone: "Europe/Madrid",
	});
	expect(first.status).toBe(200);
	expectSaid(first, success);
	const options = [...controlOf(first, "city_id").matchAll(/<option value="\d+">([^<]*)/g)].map(
		([, name = ""]) => name,
	);
	expect(options.length).toBeGreaterThan(300);
	expect(options).toEqual([...options].sort(new Intl.Collator("en").compare));
	const kept = Object.fromEntries(Object.keys(personal).map((name) => [name, valueIn(first, name)]));
	expect(kept).toMatchObject({ full_name: "Amina Haddad", phone: "+34600111222", country_id: "ES" });
	await visitor.press(first, "save", { ...kept, city_id: madrid });
	const again = await visitor.open("/profile");
	expect(valueIn(again, "city_id")).toBe(madrid);
	expect(valueIn(again, "time_zone")).toBe("Europe/Madrid");
	const moved = await visitor.press(again, "save", { ...kept, country_id: "DE", city_id: "" });
	expect(valueIn(moved, "country_id")).toBe("DE");
	expect(valueIn(moved, "city_id")).toBe("");
});

test("What is wrong stands beside its field, what was typed is kept, and nothing is saved", async () => {
	const { visitor } = await signedInVisitor();
	const page = await visitor.press(await visitor.open("/profile"), "save", {
		...personal,
		full_name: "Amina <b>Haddad</b>",
		phone: "600 111 222",
	});
	expect(page.status).toBe(422);
	expect(errorBeside(page, "phone")).toContain("country code");
	expect(controlOf(page, "phone")).toContain('aria-invalid="true"');
	expect(valueIn(page, "phone")).toBe("600 111 222");
	expect(valueIn(page, "full_name")).toBe("Amina <b>Haddad</b>");
	expect(errorBeside(page, "full_name")).toBe("");
	expectSaid(page, ["Please check the marked fields"]);
	expect(valueIn(await visitor.open("/profile"), "full_name")).toBe("");
	const stranger = await visitor.press(page, "save", { ...personal, country_id: "DE", city_id: madrid });
	expect(stranger.status).toBe(422);
});

test("All zones can be chosen by today's names, and none is the browser's", async () => {
	const { visitor } = await signedInVisitor();
	const select = controlOf(await visitor.open("/profile"), "time_zone");
	for (const zone of ["Europe/Kyiv", "Asia/Kolkata", "Asia/Ho_Chi_Minh", "America/Argentina/Buenos_Aires"])
		expect(select).toContain(`value="${zone}"`);
	expect(select).not.toContain("Europe/Kiev");
	expect(select).toContain("Use my browser&#x27;s time zone");
});

test("Languages are chosen with a main one, and legal preferences with the options of the specification", async () => {
	const { visitor } = await signedInVisitor();
	const empty = await visitor.open("/profile/languages");
	for (const code of languages) expect(empty.html).toContain(`name="languages" value="${code}"`);
	expect(tickedIn(empty, "preferred_contact_method")).toEqual(["email"]);
	expect(tickedIn(empty, "preferred_consultation_type")).toEqual(["in_person"]);
	for (const value of ["under_500", "500_1000", "1000_2500", "2500_5000", "over_5000"])
		expect(controlOf(empty, "budget_range")).toContain(`value="${value}"`);
	for (const value of ["beginner", "intermediate", "experienced", "both", "video_call", "phone_call", "any"])
		expect(empty.html).toContain(`value="${value}"`);
	const saved = await visitor.press(empty, "save", {
		languages: ["en", "fr", "ar"],
		preferred_language: "ar",
		legal_experience_level: "beginner",
		budget_range: "500_1000",
		preferred_contact_method: "both",
		preferred_consultation_type: "any",
		preferred_service_categories: ["work_permit", "divorce"],
	});
	expectSaid(saved, success);
	const again = await visitor.open("/profile/languages");
	expect(tickedIn(again, "languages")).toEqual(["en", "fr", "ar"]);
	expect(valueIn(again, "preferred_language")).toBe("ar");
	expect(valueIn(again, "budget_range")).toBe("500_1000");
	expect(tickedIn(again, "legal_experience_level")).toEqual(["beginner"]);
	expect(tickedIn(again, "preferred_service_categories").sort()).toEqual(["divorce", "work_permit"]);
	const odd = await visitor.press(again, "save", {
		languages: ["de"],
		preferred_contact_method: "email",
		preferred_consultation_type: "any",
		preferred_service_categories: ["witchcraft"],
	});
	expect(odd.status).toBe(422);
	expectSaid(odd, ["Choose from these services."]);
	expect(tickedIn(await visitor.open("/profile/languages"), "languages")).toEqual(["en", "fr", "ar"]);
});

const photoOf = (page: Page) => /<img src="(\/photos\/[0-9a-f]{32})"/.exec(rawMainOf(page))?.[1];

test("A photo is uploaded without scripts, served without what it told, replaced and removed", async () => {
	const { visitor } = await signedInVisitor();
	const secret = Buffer.from("Exif\0\0II*\0 GPS 40.4168 -3.7038");
	const told = Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, secret), jpeg.subarray(2)]);
	const page = await visitor.press(await visitor.open("/profile"), "photo", {
		photo: new File([told], "me.png", { type: "image/svg+xml" }),
	});
	expect(page.status).toBe(200);
	const address = photoOf(page) ?? "";
	const picture = await visitor.ask(address);
	expect(picture.headers.get("Content-Type")).toBe("image/jpeg");
	expect(picture.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
	expect(picture.headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(Buffer.from(await picture.arrayBuffer())).toEqual(Buffer.from(jpeg));
	const held = Buffer.concat([Buffer.from("Exif\0\0"), exif(6)]);
	const turned = Buffer.concat([jpeg.subarray(0, 2), segment(0xe1, held), jpeg.subarray(2)]);
	const replaced = await visitor.press(page, "photo", { photo: new File([turned], "me.jpg") });
	expect(photoOf(replaced)).not.toBe(address);
	expect((await visitor.ask(address)).status).toBe(404);
	const removed = await visitor.press(replaced, "remove_photo");
	expect(photoOf(removed)).toBeUndefined();
	expect((await visitor.ask(photoOf(replaced) ?? "")).status).toBe(404);
});

test.each([
	["a picture that is none", new File(["<svg onload=alert(1)>"], "me.jpg", { type: "image/jpeg" }), 415],
	["nothing", new File([], "me.jpg"), 415],
	["more than 5 MB", new File([jpeg, new Uint8Array(5 * 1024 * 1024)], "me.jpg"), 413],
	["far more", new File([jpeg, new Uint8Array(20 * 1024 * 1024)], "me.jpg"), 413],
])("As a photo %s is refused beside the field", async (_, photo, status) => {
	const { visitor } = await signedInVisitor();
	const page = await visitor.press(await visitor.open("/profile"), "photo", { photo });
	expect(page.status).toBe(status);
	expectSaid(page, ["Nothing was uploaded"]);
	expect(photoOf(await visitor.open("/profile"))).toBeUndefined();
});

test("Notifications are a matrix of type and channel, with quiet hours and discreet wording", async () => {
	const { visitor } = await signedInVisitor();
	const empty = await visitor.open("/profile/notifications");
	// Without a confirmed number there is no column for text messages.
	expect(tickedIn(empty, "on")).toHaveLength(10);
	expect(tickedIn(empty, "on").filter((cell) => cell.endsWith(".text"))).toEqual([]);
	const torn = await visitor.press(empty, "save", { on: ["message.email"], quiet_from: "22:00", quiet_until: "" });
	expect(torn.status).toBe(422);
	expect(errorBeside(torn, "quiet_until")).not.toBe("");
	expect(tickedIn(torn, "on")).toEqual(["message.email"]);
	const saved = await visitor.press(torn, "save", {
		on: ["message.email", "booking.in_app"],
		quiet_from: "22:00",
		quiet_until: "07:00",
		is_discreet: "on",
	});
	expectSaid(saved, success);
	const again = await visitor.open("/profile/notifications");
	expect(tickedIn(again, "on")).toEqual(["message.email", "booking.in_app"]);
	expect(valueIn(again, "quiet_from")).toBe("22:00");
	expect(tickedIn(again, "is_discreet")).toHaveLength(1);
});

test("A new password ends all other devices, and a weak one is refused beside its field", async () => {
	const { visitor, email, password } = await signedInVisitor();
	const other = new Visitor();
	await other.signIn({ email, password });
	const page = await visitor.open("/profile/security?change=password");
	const weak = await visitor.press(page, "password", { password: "password" });
	expect(weak.status).toBe(422);
	expect(errorBeside(weak, "password")).not.toBe("");
	expect(weak.html).not.toContain('value="password1"');
	const renewed = freshPassword();
	const done = await visitor.press(weak, "password", { password: renewed });
	expect(done.status).toBe(200);
	expectSaid(done, ["Password changed"]);
	expect((await other.ask("/profile")).status).toBe(302);
	const later = new Visitor();
	await later.signIn({ email, password: renewed });
	expect(later.isSignedIn).toBe(true);
});

test("A new address waits for the codes of both mailboxes", async () => {
	const { visitor, email, password } = await signedInVisitor();
	const page = await visitor.open("/profile/security?change=email");
	const same = await visitor.press(page, "email", { email });
	expect(errorBeside(same, "email")).not.toBe("");
	const renewed = freshEmail();
	const sent = await visitor.press(page, "email", { email: renewed });
	expectSaid(sent, ["Codes sent", renewed, "you need two codes"]);
	const { code } = await mailTo(renewed, "email_change");
	const wrong = await visitor.press(sent, "email_code", { code: String((Number(code) + 1) % 1e6).padStart(6, "0") });
	expect(errorBeside(wrong, "code")).not.toBe("");
	const half = await visitor.press(wrong, "email_code", { code });
	expectSaid(half, ["Address confirmed", "you need one more code"]);
	const current = await mailTo(email, "email_change_current");
	const done = await visitor.press(half, "email_code", { code: current.code });
	expectSaid(done, ["Email changed"]);
	// Confirming an address signs nobody in.
	expect(mainOf(done)).not.toContain("Sign out all other devices");
	const later = new Visitor();
	await later.signIn({ email: renewed, password });
	expect(later.isSignedIn).toBe(true);
});

test("An authenticator is added by its key, brings ten recovery codes, and is removed again", async () => {
	const { visitor } = await signedInVisitor();
	const offer = await visitor.open("/profile/security?change=authenticator");
	const shown = await visitor.press(offer, "authenticator");
	const key = /<p dir="ltr"[^>]*>([A-Z2-7 ]+)<\/p>/.exec(shown.html)?.[1] ?? "";
	expect(key).toMatch(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
	expect(shown.html).toContain('src="data:image/svg+xml,');
	const app = new Authenticator(key.replaceAll(" ", ""));
	const wrong = await visitor.press(shown, "authenticator_code", { code: app.wrong() });
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "code")).not.toBe("");
	expect(wrong.html).toContain(key);
	const done = await visitor.press(wrong, "authenticator_code", { code: await app.next() });
	expectSaid(done, ["Two-step sign-in is on", "We will not show them again."]);
	const codes = [...rawMainOf(done).matchAll(/<li class="font-mono[^>]*>([a-z0-9]{5}-[a-z0-9]{5})</g)].map(
		([, code]) => code,
	);
	expect(new Set(codes).size).toBe(10);
	expect(done.html).toContain("download=");
	const again = await visitor.open("/profile/security");
	expect(again.status).toBe(200);
	expectSaid(again, ["You have 10 codes left."]);
	expect(mainOf(again)).not.toContain(codes[0] ?? "");
	const remove = decoded(/href="([^"]*change=remove[^"]*)"/.exec(again.html)?.[1] ?? "");
	const removed = await visitor.press(await visitor.open(remove), "remove_factor");
	expectSaid(removed, ["Second step removed"]);
	expect(mainOf(removed)).not.toContain("Recovery codes");
});

test("A phone is added by the code that is sent to it", async () => {
	const { visitor } = await signedInVisitor();
	const phone = `+3469${Math.floor(Math.random() * 1e7)
		.toString()
		.padStart(7, "0")}`;
	const sent = await visitor.press(await visitor.open("/profile/security?change=phone"), "phone", { phone });
	expectSaid(sent, [phone.slice(-2)]);
	expect(mainOf(sent)).not.toContain(phone);
	const { code } = await mailTo(phone, "factor_code");
	const done = await visitor.press(sent, "phone_code", { code });
	expectSaid(done, ["Two-step sign-in is on", "Phone ending in"]);
});

test("Devices are listed, and others are signed out one by one or all at once", async () => {
	const { visitor, email, password } = await signedInVisitor();
	const others = [new Visitor(), new Visitor(), new Visitor()];
	for (const other of others) await other.signIn({ email, password });
	const page = await visitor.open("/profile/security");
	expect(mainOf(page).match(/This device/g)).toHaveLength(1);
	const one = await visitor.press(page, "end_session");
	expectSaid(one, ["Device signed out"]);
	const left = async () =>
		(await Promise.all(others.map((other) => other.ask("/profile")))).filter(({ status }) => status === 200).length;
	expect(await left()).toBe(2);
	expectSaid(await visitor.press(one, "end_others"), ["All other devices signed out"]);
	expect(await left()).toBe(0);
	expect((await visitor.ask("/profile")).status).toBe(200);
});

test("A stranger's device cannot be signed out, nor a stranger's second step removed", async () => {
	const [owner, mallory] = [await signedInVisitor(), await signedInVisitor()];
	const { factorId } = await enrolled(await signedIn(await account()));
	const page = await mallory.visitor.open("/profile/security");
	const session = owner.visitor.cookies.get("__Host-session")?.split(".")[0] ?? "";
	for (const [intent, fields] of [
		["end_session", { session }],
		["remove_factor", { factor: factorId }],
	] as const) {
		const answer = await mallory.visitor.ask("/profile/security", {
			method: "POST",
			body: new URLSearchParams({ intent, ...fields }),
		});
		expect(answer.status, intent).toBe(404);
	}
	expect(page.status).toBe(200);
	expect((await owner.visitor.ask("/profile")).status).toBe(200);
});

test("The privacy tab shows what professionals see, and gives all that is kept as a file", async () => {
	const { visitor, email } = await signedInVisitor();
	const name = `<script>alert("x")</script>`;
	await visitor.press(await visitor.open("/profile"), "save", { ...personal, full_name: name });
	const page = await visitor.open("/profile/privacy");
	expect(rawMainOf(page)).toContain("&lt;script&gt;");
	expect(rawMainOf(page)).not.toContain("<script>alert");
	const file = await visitor.ask("/profile/export");
	expect(file.headers.get("Content-Disposition")).toMatch(/^attachment; filename="visavis-/);
	expect(file.headers.get("Cache-Control")).toBe("private, no-store");
	expect(await file.json()).toMatchObject({ account: { email }, profile: { full_name: name } });
});

test("An account is deleted on a page of its own, and signing in brings it back", async () => {
	const { visitor, email, password } = await signedInVisitor();
	await visitor.press(await visitor.open("/profile"), "save", { ...personal, full_name: "Amina" });
	const page = await visitor.open("/profile/privacy/delete");
	expectSaid(page, ["30 days", "erase"]);
	expect((await visitor.open("/profile")).status).toBe(200);
	const gone = await visitor.press(page, "delete");
	expect(gone.path).toBe("/profile/deleted");
	expect(visitor.isSignedIn).toBe(false);
	expect((await visitor.ask("/profile")).status).toBe(302);
	await visitor.signIn({ email, password });
	expect(valueIn(await visitor.open("/profile"), "full_name")).toBe("Amina");
});

test("The greeting is remembered by the account", async () => {
	const { visitor } = await signedInVisitor();
	const onboarded = async () =>
		((await (await visitor.ask("/api/profile")).json()) as { onboarded_at: string | null }).onboarded_at;
	expect(await onboarded()).toBeNull();
	expect((await visitor.ask("/onboarding", { method: "POST" })).status).toBe(204);
	expect(await onboarded()).not.toBeNull();
	expect((await new Visitor().ask("/onboarding", { method: "POST" })).status).toBe(302);
});

test.each(tabs.slice(0, 4))("What is no form of %s gets a clear refusal, never a fault of ours", async (path) => {
	const { visitor } = await signedInVisitor();
	const send = (body: BodyInit, type?: string) =>
		visitor.ask(path === "/profile" ? "/profile?index" : path, {
			method: "POST",
			body,
			...(type && { headers: { "Content-Type": type } }),
		});
	const form = (fields: Record<string, string>) => new URLSearchParams(fields);
	const answers = [
		await send("{}", "application/json"),
		await send("torn", "multipart/form-data"),
		await send("--x\r\nbroken", "multipart/form-data; boundary=x"),
		await send(form({})),
		await send(form({ intent: "constructor" })),
		await send(form({ intent: "__proto__" })),
		await send(form({ intent: "save", full_name: "a".repeat(100_000), budget_range: "\u0000", quiet_from: "1e999" })),
		await send(form({ intent: "password", password: "a".repeat(100_000) })),
		await send(Array.from({ length: 10_000 }, (_, n) => `p${n}=1`).join("&"), "application/x-www-form-urlencoded"),
	];
	for (const { status } of answers) {
		expect(status).toBeGreaterThanOrEqual(400);
		expect(status).toBeLessThan(500);
	}
	expect((await send(form({ intent: "save", full_name: "a".repeat(6_000_000) }))).status).toBe(413);
});
