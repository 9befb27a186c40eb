import { afterAll, beforeAll, expect, test } from "vitest";
import { createReview } from "#domain/reviews/reviews.server.ts";
import { figureNames } from "#domain/site/figures.ts";
import { newActor } from "../support/actors.ts";
import { submitted } from "../support/applicants.ts";
import { appointmentOf } from "../support/appointments.ts";
import { callers } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { jpeg } from "../support/pictures.ts";
import { browserWith, errorBeside, mainOf, type Page, rawMainOf, Visitor, valueIn } from "../support/visitor.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

// A Worker of its own: whom it approves must not stand in what others search.
let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let admins: Visitor[];
/** An admin whose second factor was given an hour ago. */
let earlier: Visitor;
let person: Visitor;
let ids: { admin: string; person: string };
let professional: Visitor;
let cases: { id: string; name: string }[];

/** A review of demo professional 1. */
let review: string;
/** What two people have written to us: with an address for an answer, and without. */
const letters = ["a".repeat(32), "b".repeat(32)];

beforeAll(async () => {
	state = await newState();
	const made = await state.open(async (ctx) => {
		cases = [];
		for (let i = 0; i < 25; i++) {
			const { id, answers } = await submitted(ctx, await newActor(ctx));
			cases.push({ id, name: answers.identity.name });
		}
		const cookies = {
			admins: await callers(ctx, 2, "admin"),
			person: await callers(ctx, 1),
			professional: await callers(ctx, 1, "business"),
			earlier: await callers(ctx, 1, "admin"),
		};
		await ctx.db.$client
			.prepare("UPDATE sessions SET amr = ? WHERE user_id = ?")
			.bind(
				JSON.stringify([{ method: "totp", timestamp: Math.floor(Date.now() / 1000) - 3600 }]),
				cookies.earlier[0]?.id ?? "",
			)
			.run();
		// The first admin has applied as well.
		const [first] = cookies.admins;
		await ctx.db.$client
			.prepare("UPDATE registrations SET user_id = ? WHERE id = ?")
			.bind(first?.id ?? "", cases[2]?.id ?? "")
			.run();
		await ctx.db.$client
			.prepare(
				`INSERT INTO contact_messages (id, reference, topic, body, email, locale, created_at)
				SELECT value ->> 0, value ->> 1, 'help', value ->> 2, value ->> 3, 'en', '2026-11-20T10:00:00.000Z' FROM json_each(?)`,
			)
			.bind(
				JSON.stringify([
					[letters[0], "C-22222222", "Where is my <b>appointment</b>?", "asker@people.test"],
					[letters[1], "C-33333333", "I have no address.", null],
				]),
			)
			.run();
		await ctx.db.$client
			.prepare("INSERT INTO business_owners (business_id, user_id) VALUES (?, ?)")
			.bind(makeBusiness(1).id, cookies.professional[0]?.id ?? "")
			.run();
		const client = await newActor(ctx);
		const met = await appointmentOf(ctx, client, makeBusiness(1).id);
		review = (
			await createReview(ctx, client, {
				...{ appointment_id: met, communication: 5, responsiveness: 5, quality: 5, value: 5, recommend: 5 },
				...{ text: "Patient and clear, from the first letter on.", language: "en", pseudonym: "Vega 27" },
			})
		).id;
		await ctx.db.$client.prepare("UPDATE licences SET checked_at = '2024-05-01T09:00:00.000Z'").run();
		await ctx.db.$client
			.prepare(
				`INSERT INTO checked_claims SELECT id, 'Name of Before', firm, city_id, country_id, '2026-11-20T09:00:00.000Z'
				FROM businesses WHERE id = ?`,
			)
			.bind(makeBusiness(1).id)
			.run();
		return cookies;
	});
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
	const browser = ({ cookie }: { cookie: string }) => browserWith(cookie, worker.url);
	admins = made.admins.map(browser);
	[person, professional, earlier] = [...made.person, ...made.professional, ...made.earlier].map(browser) as [
		Visitor,
		Visitor,
		Visitor,
	];
	ids = { admin: made.admins[0]?.id ?? "", person: made.person[0]?.id ?? "" };
});
afterAll(async () => {
	await worker.end("SIGTERM");
	state.remove();
});

const one = (at: number) => cases[at] as (typeof cases)[number];
const pathOf = (at: number) => `/admin/registrations/${one(at).id}`;
const admin = (at = 0) => admins[at] as Visitor;
const casesIn = (page: Page) =>
	[...rawMainOf(page).matchAll(/href="\/admin\/registrations\/([0-9a-f]{32})"/g)].map(([, id = ""]) => id);

test("Nobody but an admin finds a page of the admin area, whatever the address", async () => {
	const nobody = "0123456789abcdef0123456789abcdef";
	const paths = [
		...["/admin", pathOf(0), `/admin/evidence/${nobody}`, "/admin/checks", `/admin/businesses/${nobody}`],
		...["/admin/contact", `/admin/contact/${letters[0]}`, "/admin/log", "/admin/reports", `/admin/reports/${nobody}`],
		...[`/admin/reports/${nobody}/files/1`, "/admin/users", `/admin/users/${ids.person}`],
		...["/admin/settings", "/admin/urgent-help", "/admin/urgent-help/new", "/admin/urgent-help/emergency-es-112"],
		...["/admin/deliveries", "/admin/news", "/admin/news/new", `/admin/news/${nobody}`],
	];
	for (const path of paths) {
		const answer = await new Visitor(worker.url).ask(path);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
		for (const visitor of [person, professional]) expect((await visitor.ask(path)).status).toBe(404);
	}
	for (const visitor of [person, professional]) {
		const body = new URLSearchParams({ intent: "approve", version: "9", reason: "" });
		expect((await visitor.ask(pathOf(0), { method: "POST", body })).status).toBe(404);
	}
	expect(mainOf(await admin().open(pathOf(0)))).toContain("Approve");
});

test("Every page says how much waits in each queue, up to 99", async () => {
	const tabs = rawMainOf(await admin().open("/admin/log")).replace(/<svg[\s\S]*?<\/svg>|<!--.*?-->/g, "");
	const pending = Object.fromEntries(
		[...tabs.matchAll(/href="(\/admin[^"]*)"[^>]*>[^<]*(?:<span[^>]*>(\d+)<)?/g)].map(([, to = "", count]) => [
			to,
			count,
		]),
	);
	expect(pending).toMatchObject({ "/admin": "25", "/admin/contact": "2", "/admin/log": undefined });
});

test("The queue shows who has waited longest first, page after page, each once", async () => {
	let page = await admin().open("/admin");
	expect(mainOf(page)).toContain("25 applications are waiting");
	expect(casesIn(page)).toEqual(cases.slice(0, 20).map(({ id }) => id));
	const [, next = ""] = /href="(\/admin\?cursor=[^"]+)"/.exec(rawMainOf(page)) ?? [];
	page = await admin().open(next);
	expect(casesIn(page)).toEqual(cases.slice(20).map(({ id }) => id));
	expect((await admin().ask("/admin?cursor=nonsense")).headers.get("Location")).toBe("/admin");
});

test("A case shows the register, the number, the documents and what was answered", async () => {
	const main = mainOf(await admin().open(pathOf(0)));
	for (const words of [one(0).name, "Ilustre Colegio de Prueba", "Residence permit", "Madrid", "Calle de Prueba 1"])
		expect(main).toContain(words);
	expect(main).toContain('href="https://register.test/" target="_blank" rel="noopener noreferrer nofollow"');
	expect(main.match(/href="\/admin\/evidence\/[0-9a-f]{32}"/g)).toHaveLength(2);
});

test("Without a reason nothing is asked or refused, and what was typed stays", async () => {
	let page = await admin().open(pathOf(1));
	page = await admin().press(page, "reject", { reason: "No." });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "reason")).toMatch(/^Write why/);
	expect(valueIn(page, "version")).not.toBe("");
	expect(rawMainOf(page)).toContain(">No.</textarea>");
	page = await admin().press(page, "ask", { reason: "Please send a sharper scan of your licence." });
	expect(mainOf(page)).toContain("Decision saved");
	expect(mainOf(await admin().open("/admin"))).toContain("24 applications are waiting");
});

test("Nobody decides their own case; another admin does", async () => {
	const page = await admin(0).open(pathOf(2));
	expect(mainOf(page)).toContain("This is your own application.");
	expect(rawMainOf(page)).not.toContain('value="approve"');
	const { version } = await (await admin(0).ask(`/api${pathOf(2)}`)).json<{ version: number }>();
	const body = new URLSearchParams({ intent: "approve", version: String(version), reason: "" });
	expect((await admin(0).ask(pathOf(2), { method: "POST", body })).status).toBe(403);
	expect(mainOf(await admin(1).open(pathOf(2)))).toContain("Approve");
});

test("Approved, the profile is public; whoever comes late hears that it is decided", async () => {
	const late = await admin(1).open(pathOf(3));
	const page = await admin(0).press(await admin(0).open(pathOf(3)), "approve", { reason: "" });
	expect(mainOf(page)).toContain("Decision saved");
	expect(rawMainOf(page)).not.toContain('value="approve"');
	const told = await admin(1).press(late, "reject", { reason: "The register does not know this number." });
	expect(told.status).toBe(409);
	expect(mainOf(told)).toContain("has just decided this case");
	const found = await new Visitor(worker.url).open(`/search?q=${encodeURIComponent(one(3).name)}`);
	expect(mainOf(found)).toContain(one(3).name);
});

test("No admin opens a document that has not been sent in", async () => {
	await person.ask("/api/registrations/steps/profession", {
		method: "PUT",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ version: 0, answer: { category: "legal_document_writers" } }),
	});
	const form = new FormData();
	form.set("file", new File([new Uint8Array(jpeg)], "scan.jpg"));
	const { id } = await (await person.ask("/api/registrations/evidence/identity", { method: "POST", body: form })).json<{
		id: string;
	}>();
	expect((await admin().ask(`/admin/evidence/${id}`)).status).toBe(404);
});

test("Whose check is old is in the queue; a day that is over is refused, and a check takes them out of it", async () => {
	const { id, name, licences } = makeBusiness(1);
	const queue = await admin().open("/admin/checks");
	expect(mainOf(queue)).toContain(name);
	expect(rawMainOf(queue)).toContain(`href="/admin/businesses/${id}"`);
	expect((await admin().ask("/admin/checks?cursor=nonsense")).headers.get("Location")).toBe("/admin/checks");
	let page = await admin().open(`/admin/businesses/${id}`);
	expect(mainOf(page)).toContain("Name of Before");
	for (const { profession, number } of licences) {
		expect(mainOf(page)).toContain(profession);
		expect(mainOf(page)).toContain(number);
	}
	page = await admin().press(page, "confirm", { expires_on: "2020-01-01" });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "expires_on")).toMatch(/^Enter a day that is not over yet/);
	expect(valueIn(page, "expires_on")).toBe("2020-01-01");
	for (const _ of licences) {
		page = await admin().press(page, "confirm", { expires_on: "2099-12-31" });
		expect(mainOf(page)).toContain("Check saved");
	}
	expect(mainOf(page)).not.toContain("Name of Before");
	expect(mainOf(await admin().open("/admin/checks"))).toContain(licences.length === 1 ? "Nothing is waiting" : name);
	const other = await admin(1).open(`/admin/businesses/${id}`);
	await admin(0).press(await admin(0).open(`/admin/businesses/${id}`), "confirm", { expires_on: "2098-12-31" });
	expect((await admin(1).press(other, "confirm", { expires_on: "2097-12-31" })).status).toBe(409);
	for (const visitor of [person, professional]) {
		const body = new URLSearchParams({ intent: "confirm", licence_id: "1", version: "1", expires_on: "" });
		expect((await visitor.ask(`/admin/businesses/${id}`, { method: "POST", body })).status).toBe(404);
	}
});

test("What somebody wrote to us is answered by mail; too short an answer is asked for again, and stays", async () => {
	const queue = await admin().open("/admin/contact");
	expect(mainOf(queue)).toContain("2 messages are waiting");
	expect(rawMainOf(queue)).not.toContain("<b>appointment</b>");
	const path = `/admin/contact/${letters[0]}`;
	let page = await admin().open(path);
	for (const words of ["C-22222222", "asker@people.test", "it could belong to someone else"])
		expect(mainOf(page)).toContain(words);
	page = await admin().press(page, "answer", { answer: "No." });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "answer")).toMatch(/^Write your answer/);
	expect(rawMainOf(page)).toContain(">No.</textarea>");
	const late = await admin(1).open(path);
	page = await admin().press(page, "answer", { answer: "You find it under Appointments." });
	expect(mainOf(page)).toContain("Answer sent");
	expect(mainOf(page)).toContain("Our answer");
	expect((await admin(1).press(late, "close", {})).status).toBe(409);
	const body = new URLSearchParams({ intent: "close" });
	for (const visitor of [person, professional])
		expect((await visitor.ask(`/admin/contact/${letters[1]}`, { method: "POST", body })).status).toBe(404);
});

test("Without an address there is no field for an answer; the message is put aside", async () => {
	const page = await admin().open(`/admin/contact/${letters[1]}`);
	expect(rawMainOf(page)).not.toContain("<textarea");
	expect(mainOf(await admin().press(page, "close", {}))).toContain("Message put aside");
	expect(mainOf(await admin().open("/admin/contact"))).toContain("Nothing is waiting here");
	expect((await admin().ask("/admin/contact?cursor=nonsense")).headers.get("Location")).toBe("/admin/contact");
});

/** Reports the profile of demo professional 1, and answers the page of the report for an admin. */
async function reported(): Promise<string> {
	const { id } = makeBusiness(1);
	let page = await person.open(`/business/${id}/report`);
	page = await person.press(page, "report", { kind: "", reason: "They are no lawyer, and say so." });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "kind")).toBe("Choose what is wrong.");
	expect(rawMainOf(page)).toContain(">They are no lawyer, and say so.</textarea>");
	page = await person.press(page, "report", { kind: "false_claim", reason: "They are no lawyer, and say so." });
	expect(mainOf(page)).toMatch(/Your report number is <strong[^>]*>R-[2-9A-HJKMNP-Z]{8}/);
	const queue = await admin().open("/admin/reports");
	const [path = ""] = rawMainOf(queue).match(/\/admin\/reports\/[0-9a-f]{32}/) ?? [];
	return path;
}

test("A profile is reported without scripts, an admin decides, and whoever reported it reads why", async () => {
	const path = await reported();
	let page = await admin().open(path);
	for (const words of [
		"They make false claims about themselves",
		"They are no lawyer, and say so.",
		makeBusiness(1).name,
	])
		expect(mainOf(page)).toContain(words);
	page = await admin().press(page, "uphold", { answer: "Yes." });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "answer")).toMatch(/^Write why/);
	const late = await admin(1).open(path);
	page = await admin().press(page, "uphold", { answer: "We have asked them to change it." });
	expect(mainOf(page)).toContain("We agreed with the report");
	expect((await admin(1).press(late, "dismiss", { answer: "Nothing is wrong here." })).status).toBe(409);
	expect(mainOf(await admin().open("/admin/reports"))).toContain("Nothing is waiting here");
	expect((await admin().ask("/admin/reports?cursor=nonsense")).headers.get("Location")).toBe("/admin/reports");
	await expect
		.poll(async () => mainOf(await person.open("/notifications")), { timeout: 20_000 })
		.toContain("We have asked them to change it.");
});

test("A review is taken down by a report, and put back; a guest is led to sign in before they write", async () => {
	const { id } = makeBusiness(1);
	const path = `/business/${id}/reviews/${review}`;
	for (const at of [path, `/business/${id}/report`]) {
		const guest = await new Visitor(worker.url).open(at);
		expect(rawMainOf(guest)).not.toContain('name="reason"');
		expect(rawMainOf(guest)).toContain(`/auth?next=${encodeURIComponent(at)}`);
	}
	const sent = await person.press(await person.open(path), "report", {
		kind: "abuse",
		reason: "It names my neighbour.",
	});
	expect(mainOf(sent)).toContain("The review stays online until then.");
	const [at = ""] = rawMainOf(await admin().open("/admin/reports")).match(/\/admin\/reports\/[0-9a-f]{32}/) ?? [];
	let page = await admin().open(at);
	expect(mainOf(page)).toContain("Online until decided");
	page = await admin().press(page, "uphold", { answer: "It names a neighbour of the writer." });
	expect(mainOf(page)).toContain("Taken down");
	expect((await person.ask(path)).status).toBe(404);
	page = await admin().press(page, "restore");
	expect(mainOf(page)).not.toContain("Taken down");
	expect((await person.ask(path)).status).toBe(200);
});

test("An admin suspends a profile, its owner appeals where they read why, and the admin ends it", async () => {
	const path = `/admin/businesses/${makeBusiness(1).id}`;
	let page = await admin().press(await admin().open(path), "suspend", { reason: "No." });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "reason")).toMatch(/^Write why/);
	const late = await admin(1).open(path);
	page = await admin().press(page, "suspend", { reason: "The register says that your licence is withdrawn." });
	expect(mainOf(page)).toContain("End the suspension");
	expect((await admin(1).press(late, "suspend", { reason: "The register says so too." })).status).toBe(409);
	expect(mainOf(await person.open(`/business/${makeBusiness(1).id}`))).toContain("This profile is suspended");
	let own = await professional.open("/business");
	expect(mainOf(own)).toContain("The register says that your licence is withdrawn.");
	own = await professional.press(own, "appeal", { appeal: "Wrong." });
	expect(own.status).toBe(422);
	own = await professional.press(own, "appeal", { appeal: "The register has corrected its entry." });
	expect(mainOf(own)).toContain("We have what you wrote");
	expect(rawMainOf(own)).not.toContain('name="appeal"');
	expect(mainOf(await admin().open("/admin/reports"))).toContain("who ask us to look again");
	page = await admin().open(path);
	expect(mainOf(page)).toContain("The register has corrected its entry.");
	page = await admin().press(page, "restore", { answer: "Thank you, it has." });
	expect(mainOf(page)).toContain("Suspend the profile");
	expect(mainOf(await professional.open("/business"))).not.toContain("is suspended");
	for (const visitor of [person, professional]) {
		const body = new URLSearchParams({ intent: "suspend", version: "1", reason: "I do not like them at all." });
		expect((await visitor.ask(path, { method: "POST", body })).status).toBe(404);
	}
});

test("The audit log says what was done, and leads there; it is searched without scripts", async () => {
	const all = await admin().open("/admin/log");
	expect(mainOf(all)).toContain("Answered a message");
	const found = await admin().open("/admin/log?act=&actor_id=&about=C-33333333&until=");
	expect(mainOf(found)).toContain("Put a message aside");
	expect(rawMainOf(found)).toContain(`href="/admin/contact/${letters[1]}"`);
	expect(rawMainOf(found)).not.toContain(`href="/admin/contact/${letters[0]}"`);
	expect(mainOf(await admin().open("/admin/log?about=nothing"))).toContain("Nothing found");
	for (const nonsense of ["cursor=nonsense", "act=everything", "until=2026-13-45"])
		expect((await admin().ask(`/admin/log?${nonsense}`)).headers.get("Location")).toBe("/admin/log");
});

test("An admin finds somebody and decides about their account; without a reason nothing happens, and what was typed stays", async () => {
	const list = await admin().open(`/admin/users?q=${ids.person}`);
	expect([...rawMainOf(list).matchAll(/href="\/admin\/users\/([0-9a-f-]{36})"/g)].map(([, id]) => id)).toEqual([
		ids.person,
	]);
	for (const odd of ["cursor=nonsense", "group=nobody"])
		expect((await admin().ask(`/admin/users?${odd}`)).headers.get("Location")).toBe("/admin/users");
	const path = `/admin/users/${ids.person}`;
	let page = await admin().press(await admin().open(path), "decide", {
		act: "account_suspended",
		days: "7",
		reason: "No.",
	});
	expect(page.status).toBe(422);
	expect(errorBeside(page, "reason")).toMatch(/^Write why/);
	expect(rawMainOf(page)).toContain(">No.</textarea>");
	expect(rawMainOf(page)).toMatch(/<input[^>]*checked=""[^>]*value="account_suspended"/);
	expect(mainOf(await admin().press(page, "decide", { reason: "They ask people for money." }))).toContain(
		"Choose what to do.",
	);
	const late = await admin(1).open(path);
	page = await admin().press(page, "decide", {
		act: "account_suspended",
		days: "7",
		reason: "They ask people for money.",
	});
	expect(mainOf(page)).toContain("Decision saved");
	expect(mainOf(page)).toContain("Suspended until");
	expect(
		(
			await admin(1).press(late, "decide", {
				act: "account_suspended",
				days: "1",
				reason: "They ask people for money.",
			})
		).status,
	).toBe(409);
	expect((await person.ask("/profile")).status).toBe(302);
	page = await admin().press(page, "decide", { act: "account_restored", reason: "They have given it back." });
	expect(mainOf(page)).toContain("They have given it back.");
	expect((await person.ask("/profile")).status).toBe(200);
	const own = await admin().open(`/admin/users/${ids.admin}`);
	expect(mainOf(own)).toContain("This is your own account.");
	expect(rawMainOf(own)).not.toContain('name="act"');
});

test("What strikes somebody asks an admin for their second factor again; reading does not", async () => {
	for (const [path, intent, fields] of [
		[`/admin/users/${ids.person}`, "decide", { act: "account_signed_out", reason: "A device was stolen." }],
		[`/admin/businesses/${makeBusiness(1).id}`, "suspend", { reason: "The register says so." }],
	] as const) {
		const page = await earlier.open(path);
		expect(page.status).toBe(200);
		const answer = await earlier.send(page, intent, fields);
		expect(answer.status).toBe(302);
		expect(answer.headers.get("Location")).toMatch(/^\/auth\?step=prove&/);
	}
	expect((await person.ask("/profile")).status).toBe(200);
});

test("Who runs the site is set without scripts, and stands on the pages that say it; what is missing is named", async () => {
	const health = async () =>
		(await (await new Visitor(worker.url).ask("/api/health")).json<{ missing: string[] }>()).missing;
	expect(await health()).toContain("operator_name");
	const page = await admin().open("/admin/settings");
	const wrong = await admin().press(page, "details", {
		support_address: "nobody",
		operator_name: "Example <b>Ltd</b>",
	});
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "support_address")).toBe("Enter a complete email address.");
	expect(valueIn(wrong, "operator_name")).toBe("Example <b>Ltd</b>");
	const saved = await admin().press(wrong, "details", {
		...{ support_address: "help@example.test", operator_name: "Example <b>Ltd</b>" },
		...{ operator_address: "1 Example Street", data_protection_contact: "data@example.test" },
	});
	expect(mainOf(saved)).toContain("Settings saved");
	expect(await health()).toEqual([]);
	// Another admin, whose page is of before: what is saved now is shown beside theirs, and nothing is overwritten unseen.
	const late = await admin().press(page, "details", {
		...{ support_address: "late@example.test", operator_name: "Late Ltd" },
		...{ operator_address: "", data_protection_contact: "" },
	});
	expect(late.status).toBe(409);
	expect(mainOf(late)).toContain("Another admin saved changes while you were editing");
	expect(mainOf(late)).toContain("data@example.test");
	expect(valueIn(late, "operator_name")).toBe("Late Ltd");
	const over = await admin().press(late, "details", {
		...{ support_address: "help@example.test", operator_name: "Example <b>Ltd</b>" },
		...{ operator_address: "1 Example Street", data_protection_contact: "data@example.test" },
	});
	expect(mainOf(over)).toContain("Settings saved");
	for (const path of ["/privacy", "/terms", "/contact"]) {
		const { html } = await new Visitor(worker.url).open(path);
		expect(html, path).toContain("Example &lt;b&gt;Ltd&lt;/b&gt;");
		expect(html, path).toContain("mailto:help@example.test");
	}
});

test("A figure is shown as an admin writes it, and one that is no figure is asked for again", async () => {
	const unchanged = Object.fromEntries(
		figureNames.flatMap((name) => [
			[name, "specified"],
			[`${name}_text`, ""],
		]),
	);
	let page = await admin().open("/admin/settings");
	page = await admin().press(page, "figures", { ...unchanged, cities: "text", cities_text: "many" });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "cities_text")).toMatch(/^Write a number/);
	page = await admin().press(page, "figures", { ...unchanged, cities: "text", cities_text: "321+" });
	expect(mainOf(page)).toContain("Settings saved");
	for (const path of ["/", "/about"]) expect(mainOf(await new Visitor(worker.url).open(path)), path).toContain("321+");
});

test("Urgent help is added, compared with its source, and taken away again", async () => {
	let page = await admin().open("/admin/urgent-help/new?country=PT");
	for (const [at, day] of ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"].entries())
		expect(rawMainOf(page)).toMatch(
			new RegExp(`<input(?=[^>]* name="from_${at + 1}")(?=[^>]* aria-label="${day}, from")`),
		);
	expect(valueIn(page, "country_id")).toBe("PT");
	const given = {
		...{ situation: "home", country_id: "PT", name: "Prueba", number: "", address: "" },
		...{ hours: "always", time_zone: "", source_url: "https://example.test/" },
	};
	page = await admin().press(page, "save", given);
	expect(page.status).toBe(422);
	expect(errorBeside(page, "number")).toMatch(/^Enter a number/);
	expect(valueIn(page, "name")).toBe("Prueba");
	page = await admin().press(page, "save", { ...given, number: "800 202 148" });
	expect(page.path).toMatch(/^\/admin\/urgent-help\/[0-9a-f]{32}$/);
	expect(mainOf(page)).toContain("People do not see it.");
	page = await admin().press(page, "check", { ...given, number: "800 202 148" });
	expect(mainOf(page)).toContain("Compared with its source on");
	expect(mainOf(await new Visitor(worker.url).open("/help"))).toContain("800 202 148");
	expect(mainOf(await admin().open("/admin/urgent-help?country=PT"))).toContain("800 202 148");
	page = await admin().press(page, "remove");
	expect(page.path).toBe("/admin/urgent-help");
	expect(mainOf(await new Visitor(worker.url).open("/help"))).not.toContain("800 202 148");
});

test("Where nothing failed there is nothing to try again", async () => {
	expect(mainOf(await admin().open("/admin/deliveries"))).toContain("Nothing has failed");
	expect((await admin().ask("/admin/deliveries?cursor=nonsense")).headers.get("Location")).toBe("/admin/deliveries");
	const body = new URLSearchParams({ intent: "retry_all" });
	expect((await admin().ask("/admin/deliveries", { method: "POST", body })).status).toBe(409);
});

test("A professional asks for a check of a licence, an admin does not find it in the register, and they read why", async () => {
	let own = await professional.open("/business/licences");
	for (const { number } of makeBusiness(1).licences) expect(mainOf(own)).toContain(number);
	const licence_id = valueIn(own, "licence_id");
	own = await professional.press(own, "ask", { licence_id, expires_on: "2020-01-01" });
	expect(own.status).toBe(422);
	expect(errorBeside(own, "expires_on")).toMatch(/^Enter a day that is not over yet/);
	expect(valueIn(own, "expires_on")).toBe("2020-01-01");
	own = await professional.press(own, "ask", { licence_id, expires_on: "2099-12-31" });
	expect(mainOf(own)).toContain("You asked us to check it on");
	const path = `/admin/businesses/${makeBusiness(1).id}`;
	expect(rawMainOf(await admin().open("/admin/checks"))).toContain(`href="${path}"`);
	let page = await admin().open(path);
	expect(mainOf(page)).toContain("the register shows it until");
	page = await admin().press(page, "decline", { answer: "No." });
	expect(page.status).toBe(422);
	expect(errorBeside(page, "answer")).toMatch(/^Write why/);
	page = await admin().press(page, "decline", { answer: "The register shows another day." });
	expect(mainOf(page)).toContain("Answer saved");
	expect(mainOf(await professional.open("/business/licences"))).toContain("The register shows another day.");
	for (const visitor of [person, professional]) {
		const body = new URLSearchParams({ intent: "decline", licence_id, answer: "I do not like them at all." });
		expect((await visitor.ask(path, { method: "POST", body })).status).toBe(404);
	}
});
