import { type CountryCode, getCountryCallingCode } from "libphonenumber-js/min";
import { expect, inject, test } from "vitest";
import { isAwaySoon } from "#drizzle/seed/availability.ts";
import { makeBusiness } from "../support/demo.ts";
import { getJson } from "../support/http.ts";
import { account, freshEmail, freshPassword, mailTo } from "../support/people.ts";
import { jpeg } from "../support/pictures.ts";
import {
	browserWith,
	decoded,
	errorBeside,
	mainOf,
	type Page,
	signedInVisitor,
	Visitor,
	valueIn,
} from "../support/visitor.ts";

/** Professionals who confirm at once, each for a test of its own. */
const instant = Array.from({ length: 200 }, (_, n) => makeBusiness(n + 2)).filter(
	({ seq, status, services, modes }) =>
		seq % 3 !== 0 && status === "verified" && services.length > 1 && modes.includes("video") && modes.includes("phone"),
);
let used = 0;
const anybody = () => {
	const business = instant[used++];
	if (!business) throw new Error("Nobody is left");
	return business;
};
type Business = ReturnType<typeof anybody>;

const serviceOf = ({ services }: Business) => services[0]?.legal_service_id ?? "";
const timesOf = async ({ id, ...rest }: Business) => {
	const { body } = await getJson<{ slots: string[] }>(
		`/api/businesses/${id}/slots?legal_service_id=${serviceOf({ id, ...rest })}`,
	);
	return body.slots;
};
const bookingPath = (business: Business) => `/business/${business.id}/book?service=${serviceOf(business)}`;
const textOf = (page: Page) =>
	mainOf(page)
		.replace(/<[^>]*>/g, " ")
		.replace(/\s+/g, " ");

/** Opens the picker and presses the nth of the times that stand there. */
async function pick(visitor: Visitor, business: Business, n = 0) {
	const picker = await visitor.open(bookingPath(business));
	const times = [...picker.html.matchAll(/name="starts_at" value="([^"]+)"/g)].map(([, at = ""]) => at);
	const at = times[n];
	if (!at) throw new Error("No free time");
	return { at, page: await visitor.press(picker, "hold", { starts_at: at }) };
}

const facts = { client_name: "Noor", mode: "video", facts: "About my papers", other_party: "Acme" };
const idIn = (path: string) => /\/appointments\/([0-9a-f]{32})/.exec(path)?.[1] ?? "";

/** Books with a professional who confirms at once; answers the page that says so. */
async function booked(visitor: Visitor, business = anybody()) {
	const { at, page } = await pick(visitor, business);
	const done = await visitor.press(page, "book", facts);
	return { business, at, id: idIn(done.path), page: done };
}

const upcoming = async (visitor: Visitor) =>
	(await (await visitor.ask("/api/appointments")).json()) as {
		id: string;
		starts_at: string;
		client_time_zone: string;
		client_phone: string | null;
	}[];

test("A guest picks a time on a profile, signs up with a code, and loses nothing: it is held, and booked", async () => {
	const visitor = new Visitor();
	const business = anybody();
	const profile = await visitor.open(`/business/${business.id}?service=${serviceOf(business)}`);
	const [, at = ""] = /name="starts_at" value="([^"]+)"/.exec(profile.html) ?? [];
	const auth = await visitor.press(profile, "hold", { starts_at: at });
	expect(auth.path).toMatch(/^\/auth\?next=/);
	expect(textOf(auth)).toMatch(/For your appointment with .+, \d{2}:\d{2} ,[^.]*(?:Time|UTC)[^.]*\. Nobody has booked/);
	expect(visitor.cookies.has("__Host-chosen-slot")).toBe(true);
	const signUp = await visitor.open(auth.path.replace("/auth?", "/auth?mode=signup&"));
	const email = freshEmail();
	const code = await visitor.press(signUp, "sign_up", { email, password: freshPassword(), full_name: "Noor" });
	const details = await visitor.press(code, "code", { email, code: (await mailTo(email, "confirm")).code });
	expect(details.path).toContain(`/business/${business.id}/book`);
	expect(new URL(details.path, "http://x").searchParams.get("at")).toBe(at);
	expect(textOf(details)).toContain("Held for you until");
	expect(visitor.cookies.has("__Host-chosen-slot")).toBe(false);
	expect(await timesOf(business)).not.toContain(at);
	expect(valueIn(details, "client_name")).toBe("Noor");
	const done = await visitor.press(details, "book", facts);
	expect(done.path).toMatch(/^\/appointments\/[0-9a-f]{32}\?booked=1$/);
	expect(textOf(done)).toContain("Your appointment is confirmed");
	expect(await upcoming(visitor)).toMatchObject([{ starts_at: at }]);
});

test("The choice of a guest survives signing in by password, by code and by link", async () => {
	const business = anybody();
	for (const [n, way] of (["password", "code", "link"] as const).entries()) {
		const visitor = new Visitor();
		const person = await account();
		const { at, page } = await pick(visitor, business, n * 8);
		const next = new URL(page.path, "http://x").searchParams.get("next") ?? "";
		let back: Page;
		if (way === "password") back = await visitor.press(page, "sign_in", person);
		else {
			const ask = await visitor.open(`/auth?${new URLSearchParams({ step: "send", next })}`);
			const code = await visitor.press(ask, "send_code", { email: person.email });
			const mail = await mailTo(person.email, "sign_in_code");
			const link = new URL(mail.link ?? "");
			back =
				way === "code"
					? await visitor.press(code, "code", { email: person.email, code: mail.code })
					: await visitor.press(await visitor.open(link.pathname + link.search), "confirm");
		}
		expect(back.path, way).toBe(next);
		expect(textOf(back), way).toContain("Held for you until");
		expect(next).toContain(encodeURIComponent(at));
	}
});

test("A link makes nobody hold a time; a forged choice neither", async () => {
	const business = anybody();
	const [at = ""] = await timesOf(business);
	const path = `${bookingPath(business)}&at=${encodeURIComponent(at)}&mode=video`;
	const { visitor } = await signedInVisitor();
	expect(textOf(await visitor.open(path))).toContain("Nobody has booked this time yet");
	const choice = { business_id: business.id, legal_service_id: serviceOf(business), starts_at: at, mode: "video" };
	const forged = Buffer.from(JSON.stringify({ ...choice, until: 9e9 })).toString("base64url");
	visitor.cookies.set("__Host-chosen-slot", `${forged}.${"A".repeat(43)}`);
	expect(textOf(await visitor.open(path))).toContain("Nobody has booked this time yet");
	expect(await timesOf(business)).toContain(at);
	const guest = new Visitor();
	expect(textOf(await guest.open(path))).toContain("Sign in to book this time");
	expect(await timesOf(business)).toContain(at);
});

test("A time chosen in the results stays while the service is chosen; where it is not free, the nearest are shown", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const [at = ""] = await timesOf(business);
	const chosenService = async (time: string) => {
		const services = await visitor.open(`/business/${business.id}/book?at=${time}`);
		expect(textOf(services)).toContain("Your time:");
		const links = [...mainOf(services).matchAll(/href="([^"]+)"/g)].map(([, href = ""]) => decoded(href));
		const link = links.find((href) => href.includes(`service=${serviceOf(business)}&at=`));
		return textOf(await visitor.open(link ?? ""));
	};
	expect(await chosenService(`${at.slice(0, 16)}Z`)).toContain("Nobody has booked this time yet");
	const odd = await chosenService(`${at.slice(0, 14)}07Z`);
	expect(odd).toContain("This time is not free");
	expect(odd).toContain("These are the nearest free times for this service");
	expect(textOf(await visitor.open(`/business/${business.id}/book?at=soon`))).not.toContain("Your time:");
});

test("Without a hold, and after it has lapsed, a time that is still free is booked all the same", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const [at = ""] = await timesOf(business);
	const page = await visitor.open(`${bookingPath(business)}&at=${encodeURIComponent(at)}`);
	const done = await visitor.press(page, "book", facts);
	expect(done.path).toContain("?booked=1");
	expect(await upcoming(visitor)).toMatchObject([{ starts_at: at }]);
});

test("A taken time says 'just taken' with the nearest free ones, and keeps what was typed through another choice", async () => {
	const [{ visitor: slow }, { visitor: quick }] = await Promise.all([signedInVisitor(), signedInVisitor()]);
	const business = anybody();
	const [at = ""] = await timesOf(business);
	const page = await slow.open(`${bookingPath(business)}&at=${encodeURIComponent(at)}`);
	await quick.press(await quick.open(`${bookingPath(business)}&at=${encodeURIComponent(at)}`), "book", facts);
	const taken = await slow.press(page, "book", { ...facts, facts: "Two months without pay" });
	expect(taken.status).toBe(409);
	expect(textOf(taken)).toContain("This time was just taken");
	expect(textOf(taken)).toContain("Two months without pay");
	const others = [...taken.html.matchAll(/<button [^>]*value="pick"[^>]*>/g)].map(([tag]) =>
		decoded(/ formAction="([^"]*)"/i.exec(tag)?.[1] ?? ""),
	);
	expect(others.length).toBe(3);
	expect(await upcoming(slow)).toEqual([]);
	const fields = { ...facts, facts: "Two months without pay", key: valueIn(taken, "key"), intent: "pick" };
	const answer = await slow.ask(others[1] ?? "", { method: "POST", body: new URLSearchParams(fields) });
	expect(answer.status).toBe(200);
	const held: Page = { status: 200, path: others[1] ?? "", html: await answer.text(), headers: answer.headers };
	expect(textOf(held)).toContain("Held for you until");
	expect(textOf(held)).toContain("Two months without pay");
	expect(valueIn(held, "other_party")).toBe("Acme");
	const done = await slow.press(held, "book", { ...facts, facts: "Two months without pay" });
	expect(textOf(done)).toContain("Two months without pay");
});

test("Who books a time again in the same words has booked it; who wrote something new is told that nothing was changed", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const [at = ""] = await timesOf(business);
	const page = await visitor.open(`${bookingPath(business)}&at=${encodeURIComponent(at)}`);
	const done = await visitor.press(page, "book", facts);
	const again = await visitor.press(page, "book", facts);
	expect(again.path).toBe(done.path);
	expect(textOf(again)).toContain("Your appointment is confirmed");
	const changed = await visitor.press(page, "book", { ...facts, facts: "Three months without pay" });
	expect(idIn(changed.path)).toBe(idIn(done.path));
	expect(textOf(changed)).toContain("You have already booked this time");
	expect(textOf(changed)).not.toContain("Your appointment is confirmed");
	expect(textOf(changed)).not.toContain("Three months without pay");
});

test("What was just taken is not called held, the nearest times stand in their order, and the one chosen is named", async () => {
	const [{ visitor: slow }, { visitor: quick }] = await Promise.all([signedInVisitor(), signedInVisitor()]);
	const business = anybody();
	const at = (await timesOf(business))[2] ?? "";
	const path = `${bookingPath(business)}&at=${encodeURIComponent(at)}`;
	const page = await slow.open(path);
	await quick.press(await quick.open(path), "book", facts);
	const taken = await slow.press(page, "book", facts);
	expect(textOf(taken)).not.toMatch(/Held for you until|The ten minutes are over|Release this time/);
	const others = [...taken.html.matchAll(/<button [^>]*value="pick"[^>]*>/g)].map(([tag]) =>
		decoded(/ formAction="([^"]*)"/i.exec(tag)?.[1] ?? ""),
	);
	const times = others.map((other) => new URL(other, "http://x").searchParams.get("at") ?? "");
	expect(times).toEqual(times.toSorted());
	const body = new URLSearchParams({ ...facts, key: valueIn(taken, "key"), intent: "pick" });
	const held = await (await slow.ask(others[0] ?? "", { method: "POST", body })).text();
	expect(held).toMatch(/<\/h1>[\s\S]*Now held for you[\s\S]*<aside/);
	expect(held).toContain("Release this time");
});

test("Error shown but the booking exists (calcom #15655): sent twice, also at once or changed, it is one booking and no error", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const { page } = await pick(visitor, business);
	const answers = await Promise.all([1, 2, 3, 4].map(() => visitor.send(page, "book", facts)));
	const places = new Set(answers.map((answer) => answer.headers.get("Location")));
	expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303]);
	expect(places.size).toBe(1);
	const changed = await visitor.send(page, "book", { ...facts, facts: "Other words" });
	const [place = ""] = places;
	expect(place).toMatch(/\?booked=1$/);
	expect(changed.headers.get("Location")).toBe(place?.replace("booked=1", "booked=before"));
	expect(await upcoming(visitor)).toHaveLength(1);
	// Back to the page by the back button.
	expect((await visitor.open(page.path)).path).toContain("/appointments/");
});

test("Beside the number to call stands how numbers begin there, where the reader's own country is not known", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const { page } = await pick(visitor, business);
	const code = getCountryCallingCode(business.country_id as CountryCode);
	expect(textOf(page)).toMatch(new RegExp(`With the country code \\(.+: \\+${code} \\)`));
});

test("What is missing is told beside its field, and the text stays", async () => {
	const { visitor } = await signedInVisitor();
	const { page } = await pick(visitor, anybody());
	const wrong = await visitor.press(page, "book", { ...facts, mode: "phone", client_name: " ", client_phone: "612" });
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "client_name")).toContain("Enter your name");
	expect(errorBeside(wrong, "client_phone")).toContain("country code");
	expect(textOf(wrong)).toContain("About my papers");
	expect(textOf(wrong)).toContain("Held for you until");
	const without = await visitor.press(wrong, "book", { ...facts, mode: "phone", client_phone: "" });
	expect(errorBeside(without, "client_phone")).toContain("country code");
	const done = await visitor.press(without, "book", { ...facts, mode: "phone", client_phone: "+34 600 123 456" });
	expect(textOf(done)).toContain("+34600123456");
});

test("A number that nobody will call does not stand in the way of a meeting by video", async () => {
	const { visitor } = await signedInVisitor();
	const { page } = await pick(visitor, anybody());
	const done = await visitor.press(page, "book", { ...facts, mode: "video", client_phone: "612" });
	expect(done.path).toContain("/appointments/");
	expect((await upcoming(visitor))[0]?.client_phone).toBeNull();
});

test("A refused booking says so under the heading, without scripts too, with links to the fields that are wrong", async () => {
	const { visitor } = await signedInVisitor();
	const { page } = await pick(visitor, anybody());
	const wrong = await visitor.press(page, "book", { ...facts, mode: "phone", client_name: " ", client_phone: "612" });
	const [, notice = ""] = /<\/h1>([\s\S]*?)<aside/.exec(mainOf(wrong)) ?? [];
	expect(notice).toContain("Nothing was sent yet");
	const links = [...notice.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
	expect(links).toEqual(["client_name", "client_phone"]);
	for (const id of links) expect(mainOf(wrong)).toContain(`id="${id}"`);
});

test("Slot not released (calcom #3848): a time that is given back, or exchanged, is free for others", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const { at, page } = await pick(visitor, business);
	expect(await timesOf(business)).not.toContain(at);
	const picker = await visitor.press(page, "release");
	expect(picker.path).toBe(bookingPath(business));
	expect(await timesOf(business)).toContain(at);
	const first = await pick(visitor, business);
	const second = await pick(visitor, business, 12);
	expect(first.at).not.toBe(second.at);
	expect(await timesOf(business)).toContain(first.at);
});

test("Who holds two times already is told so, and what to do", async () => {
	const { visitor } = await signedInVisitor();
	for (const business of [anybody(), anybody()]) await pick(visitor, business);
	const { page } = await pick(visitor, anybody());
	expect(page.status).toBe(409);
	expect(textOf(page)).toContain("You are already holding two times");
});

test("Unverified, suspended and closed professionals, and those without hours, cannot be booked, and the page says what to do", async () => {
	const { visitor } = await signedInVisitor();
	const all = Array.from({ length: 80 }, (_, n) => makeBusiness(n + 1));
	const closed = all.filter(({ status }) => status !== "verified" && status !== "expiring").slice(0, 6);
	const without = all.find(({ seq, status }) => seq % 3 === 0 && status === "verified");
	expect(closed.length).toBeGreaterThan(3);
	for (const business of [...closed, ...(without ? [without] : [])]) {
		const page = await visitor.open(bookingPath(business));
		expect(page.status).toBe(200);
		expect(textOf(page)).toContain("No bookings here at the moment");
		expect(page.html).toContain(`/search?service=${business.category}`);
		expect(page.html).not.toContain('name="starts_at"');
		const chosen = {
			intent: "hold",
			legal_service_id: serviceOf(business),
			mode: "video",
			starts_at: `${new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10)}T10:00Z`,
		};
		const answer = await visitor.ask(bookingPath(business), { method: "POST", body: new URLSearchParams(chosen) });
		expect([303, 409]).toContain(answer.status);
		expect(await visitor.open(answer.headers.get("Location") ?? bookingPath(business))).toMatchObject({ status: 200 });
	}
	expect((await visitor.open(`/business/${"0".repeat(32)}/book`)).status).toBe(404);
});

test("Days without free time say so and lead to the next; the days are those of the reader's calendar", async () => {
	const visitor = new Visitor();
	visitor.cookies.set("zone", "Pacific/Auckland");
	const business = instant.findLast(isAwaySoon);
	if (!business) throw new Error("Nobody is away");
	const inElevenDays = new Date(Date.now() + 11 * 86_400_000).toISOString().slice(0, 10);
	const closed = await visitor.open(`${bookingPath(business)}&from=${inElevenDays}`);
	expect(textOf(closed)).toContain("No times on these days");
	const [, next = ""] = /<a[^>]*href="([^"]+)"[^>]*>Next free time/.exec(mainOf(closed)) ?? [];
	expect((await visitor.open(decoded(next))).html).toContain('name="starts_at"');
	const page = await visitor.open(bookingPath(business));
	const days = [...mainOf(page).matchAll(/<h2[^>]*>([\s\S]*?)<\/h2>([\s\S]*?)(?=<h2|<\/ol>)/g)];
	const format = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "Pacific/Auckland" });
	let seen = 0;
	for (const [, heading = "", list = ""] of days) {
		for (const [, at = ""] of list.matchAll(/name="starts_at" value="([^"]+)"/g)) {
			expect(heading).toContain(format.format(new Date(at)));
			seen++;
		}
	}
	expect(seen).toBeGreaterThan(5);
	expect(textOf(page)).toMatch(/Your time: New Zealand/);
});

test("A visitor overwrites the host's zone (calcom #15714): never; both clocks stand on every page", async () => {
	const { visitor } = await signedInVisitor();
	const business = anybody();
	const before = await getJson<{ time_zone: string }>(
		`/api/businesses/${business.id}/slots?legal_service_id=${serviceOf(business)}`,
	);
	const chosen = new URLSearchParams({ time_zone: "Asia/Kolkata", return_to: bookingPath(business) });
	const answer = await visitor.ask("/time-zone", { method: "POST", body: chosen });
	expect(answer.headers.get("Location")).toBe(bookingPath(business));
	const { id, at, page } = await booked(visitor, business);
	const clock = (zone: string) =>
		new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone: zone }).format(new Date(at));
	for (const shown of [page, await visitor.open("/appointments"), await visitor.open(`/appointments/${id}/cancel`)]) {
		expect(textOf(shown)).toContain(clock("Asia/Kolkata"));
		expect(textOf(shown)).toContain(clock(business.time_zone));
		expect(textOf(shown)).toContain("India Standard Time");
	}
	expect((await upcoming(visitor))[0]?.client_time_zone).toBe("Asia/Kolkata");
	const after = await getJson<{ time_zone: string }>(
		`/api/businesses/${business.id}/slots?legal_service_id=${serviceOf(business)}`,
	);
	expect(after.body.time_zone).toBe(before.body.time_zone);
	const odd = await visitor.ask("/time-zone", {
		method: "POST",
		body: new URLSearchParams({ time_zone: "Mars/Base" }),
	});
	expect(odd.status).toBe(422);
	const away = new URLSearchParams({ time_zone: "Asia/Kolkata", return_to: "//evil.test" });
	expect((await visitor.ask("/time-zone", { method: "POST", body: away })).headers.get("Location")).toBe("/");
});

test("Old reschedule link makes a second booking (calcom #12922): it moves the one there is, or shows how it stands", async () => {
	const { visitor } = await signedInVisitor();
	const { id, at } = await booked(visitor);
	const picker = await visitor.open(`/appointments/${id}/reschedule`);
	const times = [...picker.html.matchAll(/reschedule\?at=([^"]+)"/g)].map(([, to = ""]) =>
		decodeURIComponent(decoded(to)),
	);
	expect(times).not.toContain(at);
	const [first = "", second = ""] = [times[9], times[20]];
	const [old, fresh] = [
		await visitor.open(`/appointments/${id}/reschedule?at=${encodeURIComponent(second)}`),
		await visitor.open(`/appointments/${id}/reschedule?at=${encodeURIComponent(first)}`),
	];
	const moved = await visitor.press(fresh, "move", { reason: "A test at school" });
	expect(textOf(moved)).toContain("The appointment is moved");
	expect(await upcoming(visitor)).toMatchObject([{ id, starts_at: first }]);
	const outdated = await visitor.press(old, "move");
	expect(textOf(outdated)).toContain("This is what it looks like now");
	expect(await upcoming(visitor)).toMatchObject([{ id, starts_at: first }]);
	expect(textOf(outdated)).toContain("A test at school");
	const cancelled = await visitor.press(await visitor.open(`/appointments/${id}/cancel`), "cancel");
	expect(textOf(cancelled)).toContain("The appointment is cancelled");
	const again = await visitor.open(`/appointments/${id}/reschedule`);
	expect(again.path).toContain(`/appointments/${id}?`);
	expect(textOf(again)).toContain("Cancelled by you");
	expect(await upcoming(visitor)).toEqual([]);
});

test("Cancelling says first what follows, and the time is free again after", async () => {
	const { visitor } = await signedInVisitor();
	const { id, at, business } = await booked(visitor);
	const page = await visitor.open(`/appointments/${id}/cancel`);
	expect(textOf(page)).toContain("What happens if you cancel");
	expect(textOf(page)).toMatch(/It costs nothing|may ask for/);
	expect(await timesOf(business)).not.toContain(at);
	await visitor.press(page, "cancel", { reason: "I found work" });
	expect(await timesOf(business)).toContain(at);
	const list = await visitor.open("/appointments?list=cancelled");
	expect(textOf(list)).toContain("Cancelled by you");
	expect(textOf(await visitor.open("/appointments"))).toContain("You have no upcoming appointments");
});

test("Strangers and guests find no appointment, none of its pages and none of its files", async () => {
	const [{ visitor }, { visitor: stranger }] = [await signedInVisitor(), await signedInVisitor()];
	const guest = new Visitor();
	const { id, page } = await booked(visitor);
	const file = new File([jpeg], "letter.jpg", { type: "image/jpeg" });
	const uploaded = await visitor.press(page, "upload", { file });
	const [, link = ""] = /href="(\/appointments\/[0-9a-f]{32}\/files\/[0-9a-f]{32})"/.exec(uploaded.html) ?? [];
	const answer = await visitor.ask(link);
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg);
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		"content-type": "image/jpeg",
		"content-disposition": "attachment; filename=\"letter.jpg\"; filename*=UTF-8''letter.jpg",
		"content-security-policy": "sandbox; default-src 'none'",
		"x-content-type-options": "nosniff",
		"cache-control": "private, no-store",
	});
	for (const path of [`/appointments/${id}`, `/appointments/${id}/cancel`, `/appointments/${id}/reschedule`, link]) {
		expect((await stranger.ask(path)).status, path).toBe(404);
		expect((await guest.ask(path)).headers.get("Location"), path).toMatch(/^\/auth\?next=/);
		const body = new URLSearchParams({ intent: "cancel", version: "1", reason: "x" });
		expect((await stranger.ask(path, { method: "POST", body })).status, path).toBeGreaterThanOrEqual(400);
	}
	expect(await upcoming(visitor)).toHaveLength(1);
	const refused = await visitor.press(uploaded, "upload", {
		file: new File(["GIF89a"], "a.jpg", { type: "image/jpeg" }),
	});
	expect(refused.status).toBe(415);
	expect(textOf(refused)).toContain("We cannot use this kind of file");
	const gone = await visitor.press(uploaded, "remove_file");
	expect(textOf(gone)).toContain("The file is deleted");
	expect((await visitor.ask(link)).status).toBe(404);
});

test("A request is declined with a reason, another time is proposed and accepted, and both read who did what", async () => {
	const { visitor } = await signedInVisitor();
	const business = makeBusiness(1);
	const host = browserWith(inject("lawyer").cookie);
	expect(textOf(await host.open("/appointments?party=business"))).toContain("As a professional");
	const request = async (n: number) => {
		const { page } = await pick(visitor, business, n);
		const done = await visitor.press(page, "book", facts);
		expect(textOf(done)).toContain("Your request was sent");
		expect(textOf(done)).toContain("has until");
		return idIn(done.path);
	};
	const declined = await request(0);
	const asked = await host.open(`/appointments/${declined}`);
	expect(textOf(asked)).toContain("Waiting for your answer");
	expect(textOf(asked)).toContain("Acme");
	const without = await host.press(asked, "decline", { reason: " " });
	expect(without.status).toBe(422);
	expect(errorBeside(without, "reason")).toContain("Give a reason");
	await host.press(asked, "decline", { reason: "A conflict of interest" });
	const read = await visitor.open(`/appointments/${declined}`);
	expect(textOf(read)).toContain("A conflict of interest");
	// A no is said as one, and is not the end of the way.
	expect(textOf(read)).toMatch(/Declined by .*Lucía Ferrer Ortega/);
	expect(read.html).toContain(`href="/business/${business.id}/book?service=`);
	expect(read.html).toContain('href="/search?service=');
	// The other has decided meanwhile: the page says how it stands, and does nothing.
	expect(textOf(await host.press(asked, "accept"))).toContain("This is what it looks like now");

	const moved = await request(6);
	const picker = await host.open(`/appointments/${moved}/reschedule`);
	const [, to = ""] = [...picker.html.matchAll(/href="([^"]+reschedule\?at=[^"]+)"/g)][25] ?? [];
	await host.press(await host.open(decoded(to)), "move", { reason: "The court sits" });
	const proposed = await visitor.open(`/appointments/${moved}`);
	expect(textOf(proposed)).toContain("Please answer by");
	expect(textOf(proposed)).toContain("proposes a new time");
	expect(textOf(proposed)).toMatch(/Instead of .*The court sits/);
	const accepted = await visitor.press(proposed, "accept");
	expect(textOf(accepted)).toContain("Confirmed");
	for (const words of ["You asked for", "proposed", "The court sits", "You accepted"])
		expect(textOf(accepted)).toContain(words);
	expect(textOf(await host.open("/appointments?party=business"))).toContain("Noor");
	expect(textOf(await host.open(`/business/${business.id}/book`))).toContain("You cannot book yourself");
	// What the professional sees of the client is what the client has said.
	const other = await host.open(`/appointments/${moved}`);
	expect(mainOf(other)).not.toMatch(/@people\.test/);
	await visitor.press(await visitor.open(`/appointments/${moved}/cancel`), "cancel");
}, 120_000);

test("The way to the calendar elsewhere names the time in UTC and tells no more than with whom", async () => {
	const { visitor } = await signedInVisitor();
	const { at, page, business } = await booked(visitor);
	const links = [...page.html.matchAll(/href="(https:[^"]+)"/g)].map(([, href = ""]) => new URL(decoded(href)));
	const google = links.find(({ hostname }) => hostname === "calendar.google.com")?.searchParams;
	const outlook = links.find(({ hostname }) => hostname === "outlook.live.com")?.searchParams;
	expect(google?.get("dates")).toMatch(new RegExp(`^${at.replace(/[-:]|\.\d+/g, "")}/`));
	expect(outlook?.get("startdt")).toBe(at);
	for (const link of [google, outlook]) {
		const all = String(link);
		expect(all).toContain(encodeURIComponent(business.name).replaceAll("%20", "+"));
		expect(all).not.toMatch(/papers|Acme|meet/);
	}
	expect(new URL(google?.get("details") ?? "").pathname).toBe(new URL(page.path, inject("url")).pathname);
});

test("An address that cannot be is answered as one, whatever is sent to it", async () => {
	const { visitor } = await signedInVisitor();
	for (const id of ["a%0d%0ab", "%00", "a".repeat(60)])
		for (const intent of ["hold", "book", "release"]) {
			const choice = { legal_service_id: "visa_applications", starts_at: "2027-01-04T10:00Z", mode: "video" };
			const body = new URLSearchParams({ intent, ...choice });
			const { status } = await visitor.ask(`/business/${id}/book`, { method: "POST", body });
			expect(status, `${intent} ${id}`).toBeLessThan(500);
			expect((await visitor.open(`/business/${id}/book`)).status).toBe(404);
		}
});
