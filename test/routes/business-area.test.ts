import { expect, inject, test } from "vitest";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { Slots } from "#domain/availability/slots.server.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask } from "../support/http.ts";
import { account, enrolled, sessionOf, signedIn } from "../support/people.ts";
import {
	browserWith,
	controlOf,
	decoded,
	errorBeside,
	mainOf,
	type Page,
	rawMainOf,
	signedInVisitor,
	tickedIn,
	Visitor,
	valueIn,
} from "../support/visitor.ts";

const { id: businessId, name } = makeBusiness(1);
const tabs = [
	...["/business", "/business/calendar", "/business/clients", "/business/replies", "/business/profile"],
	...["/business/hours", "/business/services", "/business/licences", "/business/figures"],
];

const lawyer = () => browserWith(inject("lawyer").cookie);

/** All fields of the form as they stand, as a browser would send them. */
function fieldsOf(page: Page): Record<string, string | string[]> {
	const html = rawMainOf(page);
	const fields: Record<string, string | string[]> = {};
	for (const [tag] of html.matchAll(/<input [^>]*>/g)) {
		const attribute = (key: string) => decoded(new RegExp(` ${key}="([^"]*)"`).exec(tag)?.[1] ?? "");
		const [field, type] = [attribute("name"), attribute("type")];
		if (!field || type === "hidden") continue;
		if (type === "checkbox" || type === "radio") {
			if (!/ checked=""/.test(tag)) continue;
			fields[field] = [...[fields[field] ?? []].flat(), attribute("value") || "on"];
		} else fields[field] = attribute("value");
	}
	for (const [, field = ""] of html.matchAll(/<select [^>]*name="([^"]*)"/g)) fields[field] = valueIn(page, field);
	for (const [, field = "", text = ""] of html.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>([^<]*)/g))
		fields[field] = decoded(text);
	return fields;
}

const slotsOf = async (service: string) =>
	(await (await ask(`/api/businesses/${businessId}/slots?legal_service_id=${service}`)).json()) as Slots;

const service = "residence_permit";

/** A new client asks the lawyer for a free time; others may be taking the same one meanwhile. */
async function request(facts = "My permit ends in March."): Promise<OwnAppointment> {
	const { access_token } = await sessionOf(await signedIn(await account()));
	for (;;) {
		const { slots } = await slotsOf(service);
		const answer = await ask("/api/appointments", {
			method: "POST",
			headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
			body: JSON.stringify({
				...{ business_id: businessId, legal_service_id: service, mode: "video", facts },
				starts_at: slots[Math.floor(Math.random() * slots.length)],
				...{ client_name: `Client ${crypto.randomUUID().slice(0, 8)}`, time_zone: "America/Bogota" },
			}),
		});
		if (answer.status === 201) return answer.json() as Promise<OwnAppointment>;
		expect(answer.status).toBe(409);
	}
}

/** The card of a request on the page; empty when it is not there. */
const cardOf = (page: Page, id: string) =>
	rawMainOf(page)
		.split('aria-labelledby="request-')
		.find((part) => part.startsWith(id)) ?? "";

const statusOf = async (id: string) => {
	const headers = { Authorization: `Bearer ${inject("lawyer").token}` };
	return ((await (await ask(`/api/appointments/${id}`, { headers })).json()) as OwnAppointment).status;
};

test.each(tabs)("%s sends who is not signed in to sign in, and back", async (path) => {
	const answer = await new Visitor().ask(path);
	expect(answer.status).toBe(302);
	expect(answer.headers.get("Location")).toBe(`/auth?next=${encodeURIComponent(path)}`);
});

test("Who looks for help reads what the area is, and where to register; the pages behind lead there", async () => {
	const { visitor } = await signedInVisitor();
	const page = await visitor.open("/business");
	expect(page.status).toBe(200);
	expect(mainOf(page)).toContain("For legal professionals");
	expect(rawMainOf(page)).toContain('href="/business-registration"');
	for (const path of tabs.slice(1)) {
		const answer = await visitor.ask(path);
		expect(answer.status, path).toBe(302);
		expect(answer.headers.get("Location"), path).toBe("/business");
	}
});

test("Who owes the second step is sent to it first, and comes back", async () => {
	const who = await account();
	await enrolled(await signedIn(who));
	const visitor = new Visitor();
	await visitor.signIn(who);
	const answer = await visitor.ask("/business/hours");
	expect(answer.headers.get("Location")).toBe("/auth?step=factor&next=%2Fbusiness%2Fhours");
});

test("A professional role without a profile is told so, with the next step", async () => {
	const admin = browserWith(inject("adminCookie"));
	const page = await admin.open("/business");
	expect(page.status).toBe(200);
	expect(mainOf(page)).toContain("Your account has no professional profile yet");
	expect(rawMainOf(page)).toContain('href="/business-registration"');
	expect(rawMainOf(page)).toContain('href="/admin"');
	for (const path of tabs.slice(1)) expect((await admin.ask(path)).headers.get("Location"), path).toBe("/business");
});

test("Strangers change nothing: no form of theirs is taken", async () => {
	const { visitor } = await signedInVisitor();
	const kept = await request();
	const forms: [string, Record<string, string>][] = [
		["/business?index", { intent: "accept", appointment_id: kept.id, version: String(kept.version) }],
		["/business/hours", { intent: "save", version: "1" }],
		["/business/hours", { edit: "add.1" }],
		["/business/services", { intent: "save", version: "1" }],
		["/business/profile", { intent: "save", version: "1" }],
		["/business/profile", { intent: "name", version: "1", name: "Somebody Else" }],
	];
	for (const [path, fields] of forms) {
		const answer = await visitor.ask(path, { method: "POST", body: new URLSearchParams(fields) });
		expect(answer.status, `${path} ${JSON.stringify(fields)}`).toBe(404);
	}
	expect(await statusOf(kept.id)).toBe("pending");
});

test("Each tab has its address, marks itself, and is kept from search engines", async () => {
	const visitor = lawyer();
	for (const path of tabs) {
		const page = await visitor.open(path);
		expect(page.status, path).toBe(200);
		expect(mainOf(page), path).toContain(name);
		expect(page.html, path).toContain('<meta name="robots" content="noindex"/>');
		const current = [...rawMainOf(page).matchAll(/<a [^>]*aria-current="page"[^>]*>/g)].map(([tag]) => tag);
		expect(current, path).toHaveLength(1);
		expect(current[0], path).toContain(`href="${path}"`);
		expect(rawMainOf(page), path).toContain(`href="/business/${businessId}"`);
	}
});

test("A request shows its facts, both clocks and the time left, and is accepted without scripts", async () => {
	const visitor = lawyer();
	const made = await request("My employer <b>has changed</b>.");
	const page = await visitor.open("/business");
	const card = decoded(cardOf(page, made.id).replace(/<!--.*?-->/g, ""));
	expect(card).toContain(made.client_name);
	expect(cardOf(page, made.id)).toContain("My employer &lt;b&gt;has changed&lt;/b&gt;.");
	expect(card).toMatch(/Client.s time: .*\(Bogota\)/);
	expect(card).toMatch(/\d+ h \d+ min left to answer/);
	expect(card).toContain(`href="/appointments/${made.id}"`);
	const after = await visitor.press(page, "accept", { appointment_id: made.id, version: String(made.version) });
	expect(after.status).toBe(200);
	expect(mainOf(after)).toContain("Appointment accepted");
	expect(cardOf(after, made.id)).toBe("");
	expect(await statusOf(made.id)).toBe("confirmed");
});

test("Declining needs a reason, keeps what was typed, and frees the time", async () => {
	const visitor = lawyer();
	const made = await request();
	const which = { appointment_id: made.id, version: String(made.version) };
	const page = await visitor.open("/business");
	const bare = await visitor.press(page, "decline", { ...which, reason: "  " });
	expect(bare.status).toBe(422);
	expect(cardOf(bare, made.id)).toContain("Give a reason, in at most 500 characters.");
	expect(cardOf(bare, made.id)).toContain('aria-invalid="true"');
	const long = await visitor.press(page, "decline", { ...which, reason: "x".repeat(501) });
	expect(long.status).toBe(422);
	expect(cardOf(long, made.id)).toContain("x".repeat(501));
	expect(await statusOf(made.id)).toBe("pending");
	const after = await visitor.press(page, "decline", { ...which, reason: "This is not my field." });
	expect(mainOf(after)).toContain("Request declined");
	expect(await statusOf(made.id)).toBe("cancelled");
	expect((await slotsOf(service)).slots).toContain(made.starts_at);
});

test("A request that was answered in another window is told so, and not answered again", async () => {
	const visitor = lawyer();
	const [made, other] = [await request(), await request()];
	const page = await visitor.open("/business");
	const which = { appointment_id: made.id, version: String(made.version) };
	await visitor.press(page, "accept", which);
	const again = await visitor.press(page, "decline", { ...which, reason: "Too late." });
	expect(again.status).toBe(409);
	expect(mainOf(again)).toContain("This was changed in the meantime");
	expect(await statusOf(made.id)).toBe("confirmed");
	const odd = await visitor.press(page, "accept", { ...which, version: String(made.version + 1) });
	expect(odd.status).toBe(409);
	expect(mainOf(odd)).toContain("You can no longer do this");
	expect(await statusOf(other.id)).toBe("pending");
});

test("Opening hours are changed without scripts: rows are added and taken away, then all is saved", async () => {
	const visitor = lawyer();
	const first = await visitor.open("/business/hours");
	const before = fieldsOf(first);
	const press = (page: Page, edit: string) => visitor.press(page, "save", { ...fieldsOf(page), intent: [], edit });
	const added = await press(first, "add.7");
	expect(added.status).toBe(200);
	expect(controlOf(added, "weekly.7.0.from")).toContain('type="time"');
	const excepted = await press(added, "except");
	const number = [...rawMainOf(excepted).matchAll(/name="exceptions\.(\d+)\.from"/g)].length - 1;
	const filled = {
		...fieldsOf(excepted),
		...{ "weekly.7.0.from": "20:00", "weekly.7.0.until": "00:00" },
		[`exceptions.${number}.from`]: "2027-10-12",
		[`exceptions.${number}.until`]: "",
		[`exceptions.${number}.note`]: "Bank holiday",
		buffer_after_minutes: "5",
	};
	const saved = await visitor.press(excepted, "save", filled);
	expect(saved.status).toBe(200);
	expect(mainOf(saved)).toContain("Opening hours saved");
	const again = await visitor.open("/business/hours");
	expect(fieldsOf(again)).toEqual({ ...filled, [`exceptions.${number}.until`]: "2027-10-12" });
	const removed = await press(await press(again, "remove.7.0"), `unexcept.${number}`);
	expect(controlOf(removed, "weekly.7.0.from")).toBe("");
	await visitor.press(removed, "save", {
		...fieldsOf(removed),
		buffer_after_minutes: before.buffer_after_minutes ?? "",
	});
	expect(fieldsOf(await visitor.open("/business/hours"))).toEqual(before);
});

test("Monday is copied to the other working days, and nothing is saved by it", async () => {
	const visitor = lawyer();
	const page = await visitor.open("/business/hours");
	const copied = await visitor.press(page, "save", {
		...fieldsOf(page),
		...{ "weekly.1.0.from": "07:15", "weekly.1.0.until": "07:45", intent: [], edit: "copy" },
	});
	for (const weekday of [1, 2, 3, 4, 5]) expect(valueIn(copied, `weekly.${weekday}.0.from`)).toBe("07:15");
	expect(valueIn(copied, "weekly.6.0.from")).not.toBe("07:15");
	expect(valueIn(await visitor.open("/business/hours"), "weekly.1.0.from")).not.toBe("07:15");
});

/** What is said beside a field of a row, which has its own place for it. */
const besideRow = (page: Page, field: string) => {
	const id = / aria-describedby="([^"]*)"/.exec(controlOf(page, field))?.[1] ?? "-";
	return decoded(new RegExp(`id="${id}"[^>]*>(?:<svg[\\s\\S]*?</svg>)?([^<]*)`).exec(rawMainOf(page))?.[1] ?? "");
};

test("What is wrong stands beside its field, and all that was typed is kept", async () => {
	const visitor = lawyer();
	const page = await visitor.open("/business/hours");
	const before = fieldsOf(page);
	const typed = {
		...before,
		...{ "weekly.1.0.from": "13:00", "weekly.1.0.until": "09:00", notice_hours: "soon", horizon_days: "900" },
		bring: "Your <b>passport</b>",
	};
	const wrong = await visitor.press(page, "save", typed);
	expect(wrong.status).toBe(422);
	expect(mainOf(wrong)).toContain("Please check the marked fields");
	expect(besideRow(wrong, "weekly.1.0.until")).toContain("later than the start");
	expect(controlOf(wrong, "weekly.1.0.from")).not.toContain('aria-invalid="true"');
	expect(errorBeside(wrong, "notice_hours")).toContain("from 0 to 336");
	expect(errorBeside(wrong, "horizon_days")).toContain("from 1 to 365");
	expect(fieldsOf(wrong)).toEqual(typed);
	expect(fieldsOf(await visitor.open("/business/hours"))).toEqual(before);
});

test("Hours that were changed in another window are not overwritten, and what was typed is kept", async () => {
	const visitor = lawyer();
	const [one, two] = [await visitor.open("/business/hours"), await visitor.open("/business/hours")];
	const before = fieldsOf(one);
	await visitor.press(one, "save", before);
	const late = await visitor.press(two, "save", { ...before, notice_hours: "7" });
	expect(late.status).toBe(409);
	expect(mainOf(late)).toContain("This was changed in the meantime");
	expect(valueIn(late, "notice_hours")).toBe("7");
	expect((await visitor.press(late, "save", fieldsOf(late))).status).toBe(409);
	expect(fieldsOf(await visitor.open("/business/hours"))).toEqual(before);
});

test("The preview shows what a client elsewhere would see, of saved hours and of those in the form", async () => {
	const visitor = lawyer();
	const saved = fieldsOf(await visitor.open("/business/hours"));
	// What others hold meanwhile comes and goes.
	const earlier = new Set((await slotsOf(service)).slots);
	const page = await visitor.open("/business/hours?preview&seen_from=America/Bogota");
	const preview = (of: Page) => mainOf(of).slice(mainOf(of).indexOf('id="preview"'));
	expect(preview(page)).toContain("your saved hours");
	expect(preview(page)).toContain("Bogota");
	const { slots } = await slotsOf(service);
	const last = new Date(Date.now() + 12 * 86_400_000).toISOString();
	const lasting = slots.filter((one) => earlier.has(one) && one < last);
	expect(lasting.length).toBeGreaterThan(10);
	for (const slot of lasting) expect(preview(page)).toContain(`dateTime="${slot}"`);
	const closed = { ...fieldsOf(page), "exceptions.0.from": "2026-01-01", "exceptions.0.until": "2030-01-01" };
	const other = await visitor.press(page, "preview", { ...closed, seen_from: "Asia/Tokyo" });
	expect(other.status).toBe(200);
	expect(preview(other)).toContain("It is not saved yet");
	expect(preview(other)).toContain("No free time in the next two weeks");
	expect(preview(other)).toContain("Tokyo");
	expect(fieldsOf(await visitor.open("/business/hours"))).toEqual(saved);
	expect((await slotsOf(service)).slots.filter((slot) => earlier.has(slot)).length).toBeGreaterThan(10);
});

test("Meetings that would lie outside the hours are listed with links, and saving is not forbidden", async () => {
	const visitor = lawyer();
	const made = await request();
	const page = await visitor.open("/business/hours");
	const other = await visitor.press(page, "preview", {
		...fieldsOf(page),
		...{ "exceptions.0.from": "2026-01-01", "exceptions.0.until": "2030-01-01" },
	});
	expect(mainOf(other)).toContain("These appointments would be outside your opening hours");
	expect(rawMainOf(other)).toContain(`href="/appointments/${made.id}"`);
	expect(mainOf(await visitor.open("/business/hours"))).not.toContain(`href="/appointments/${made.id}"`);
});

test("Services, fees and ways to meet are changed without scripts, and the profile shows them", async () => {
	const visitor = lawyer();
	const page = await visitor.open("/business/services");
	const before = fieldsOf(page);
	expect(tickedIn(page, "modes")).toEqual(["in_person", "video", "phone"]);
	const changed = {
		...before,
		...{ "asylum_application.on": "on", "asylum_application.fee_type": "free", "asylum_application.fee_min": "99" },
		...{ "asylum_application.duration_minutes": "25", "asylum_application.includes": "A <first> talk." },
		...{ "work_permit.on": "on", "work_permit.fee_min": "99,5", "work_permit.fee_max": "120" },
	};
	const saved = await visitor.press(page, "save", changed);
	expect(saved.status).toBe(200);
	expect(mainOf(saved)).toContain("Services and fees saved");
	const again = fieldsOf(await visitor.open("/business/services"));
	expect(again).toMatchObject({ "work_permit.fee_min": "99.50", "asylum_application.fee_type": "free" });
	const profile = await visitor.open(`/business/${businessId}`);
	expect(profile.html).toContain("A &lt;first&gt; talk.");
	expect(mainOf(profile)).toContain("€99.50");
	expect(profile.html).toContain("Licence");
	const restored = await visitor.open("/business/services");
	await visitor.press(restored, "save", before);
	expect(fieldsOf(await visitor.open("/business/services"))).toMatchObject({ "residence_permit.fee_min": "380" });
	expect(tickedIn(await visitor.open("/business/services"), "work_permit.on")).toEqual([]);
});

test("Services that mean nothing are refused beside their fields, and what was typed is kept", async () => {
	const visitor = lawyer();
	const page = await visitor.open("/business/services");
	const typed = {
		...fieldsOf(page),
		...{ "residence_permit.fee_min": "abc", "residence_permit.fee_max": "1", "family_reunification.fee_max": "12" },
		"residence_permit.duration_minutes": "33",
	};
	const wrong = await visitor.press(page, "save", typed);
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "residence_permit.fee_min")).toContain("Enter an amount");
	expect(errorBeside(wrong, "residence_permit.duration_minutes")).toContain("in steps of five");
	expect(errorBeside(wrong, "family_reunification.fee_max")).toContain("not lower than the other one");
	expect(valueIn(wrong, "residence_permit.fee_min")).toBe("abc");
	const none = Object.fromEntries(
		Object.entries(fieldsOf(page)).filter(([field]) => !field.endsWith(".on") && field !== "modes"),
	);
	const nothing = await visitor.press(page, "save", none);
	expect(nothing.status).toBe(422);
	expect(mainOf(nothing)).toContain("Offer at least one service.");
	expect(mainOf(nothing)).toContain("Choose at least one.");
});

test("The profile is edited without scripts, people read it at once, and the desk says what is still missing", async () => {
	const visitor = lawyer();
	const before = fieldsOf(await visitor.open("/business/profile"));
	const page = await visitor.open("/business/profile");
	const saved = await visitor.press(page, "save", {
		...before,
		...{ headline: "Permits for <families> and students", insurance: "" },
		...{ "title.0": "Licenciatura en Derecho", "institution.0": "Universidad de Sevilla", "year.0": "2004" },
		memberships: "Colegio de Abogados\r\n\r\nRed de extranjería",
	});
	expect(saved.status).toBe(200);
	expect(mainOf(saved)).toContain("Profile saved");
	const shown = await visitor.open(`/business/${businessId}`);
	expect(shown.html).toContain("Permits for &lt;families&gt; and students");
	for (const text of ["Universidad de Sevilla", "Red de extranjería"]) expect(mainOf(shown)).toContain(text);
	const desk = await visitor.open("/business");
	expect(mainOf(desk)).toContain("Name your insurance");
	expect(rawMainOf(desk)).toContain('href="/business/profile#insurance"');
	await visitor.press(await visitor.open("/business/profile"), "save", before);
	expect(fieldsOf(await visitor.open("/business/profile"))).toMatchObject({ headline: before.headline as string });
});

test("What cannot stand on the profile is refused beside its field, and what was typed is kept", async () => {
	const visitor = lawyer();
	const page = await visitor.open("/business/profile");
	const typed = {
		...fieldsOf(page),
		...{ headline: "Short", website: "not an address", "title.0": "A title alone", "institution.0": "", "year.0": "" },
	};
	const wrong = await visitor.press(page, "save", typed);
	expect(wrong.status).toBe(422);
	expect(errorBeside(wrong, "headline")).toContain("10 to 140 characters");
	expect(errorBeside(wrong, "website")).toContain("beginning with https://");
	expect(mainOf(wrong)).toContain("or leave the row empty");
	expect([valueIn(wrong, "headline"), valueIn(wrong, "title.0")]).toEqual(["Short", "A title alone"]);
	const nameless = await visitor.press(page, "name", { name: " " });
	expect(nameless.status).toBe(422);
	expect(errorBeside(nameless, "name")).toContain("Enter your new name");
	const same = await visitor.press(page, "name", { name, firm: String(fieldsOf(page).firm) });
	expect(same.status).toBe(422);
	expect(errorBeside(same, "name")).toContain("Enter your new name");
});

test("The calendar shows a meeting on its day, in its week and in the list, each leading to it", async () => {
	const visitor = lawyer();
	const made = await request();
	const day = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Madrid" }).format(new Date(made.starts_at));
	const before = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
	for (const query of [`view=day&date=${day}`, `view=week&date=${day}`, `date=${day}`]) {
		const page = await visitor.open(`/business/calendar?${query}`);
		expect(mainOf(page), query).toContain(made.client_name);
		expect(rawMainOf(page), query).toContain(`href="/appointments/${made.id}"`);
		expect(rawMainOf(page), query).toContain(`id="day-${day}"`);
	}
	expect(mainOf(await visitor.open(`/business/calendar?view=day&date=${before}`))).not.toContain(made.client_name);
	let found = false;
	for (let number = 1; !found; number++) {
		const list = mainOf(await visitor.open(`/business/calendar?view=list&page=${number}`));
		found = list.includes(made.client_name);
		if (!found) expect(list).toContain(`page=${number + 1}`);
	}
	expect(mainOf(await visitor.open("/business/calendar?view=list&list=cancelled"))).not.toContain(made.client_name);
});

test("Days on which clocks change say so, a week begins on Monday, and odd questions get today", async () => {
	const visitor = lawyer();
	const autumn = mainOf(await visitor.open("/business/calendar?view=week&date=2026-10-25"));
	expect(autumn).toContain("Clocks go back");
	expect(autumn).toContain('id="day-2026-10-19"');
	expect(autumn).not.toContain('id="day-2026-10-26"');
	expect(mainOf(await visitor.open("/business/calendar?view=day&date=2027-03-28"))).toContain("Clocks go forward");
	for (const query of ["date=2026-02-30", "date=' OR 1=1--", "view=year&date=x", "view=list&page=-4&list=x"]) {
		const page = await visitor.open(`/business/calendar?${query}`);
		expect(page.status, query).toBe(200);
	}
});

const rowsIn = (page: Page) => [...rawMainOf(page).matchAll(/<tr class="border-t[\s\S]*?<\/tr>/g)].map(([row]) => row);

test("Figures are bars with a sentence and a table each, for twelve weeks or for a year, without scripts", async () => {
	for (const [path, weeks] of [
		["/business/figures", 12],
		["/business/figures?weeks=52", 52],
		["/business/figures?weeks=1000000", 12],
		["/business/figures?weeks=x", 12],
	] as const) {
		const page = await lawyer().open(path);
		const main = rawMainOf(page);
		expect(page.status, path).toBe(200);
		const summaries = [...main.matchAll(/<svg role="img" aria-label="([^"]*)"/g)].map(([, words]) => words);
		expect(summaries, path).toEqual([
			expect.stringMatching(
				/^Profile views from the week of .+ to the week of .+: [\d,]+ in all, the most was \d+, in the week of /,
			),
			expect.stringMatching(/^Requests from the week of .+ in all/),
			expect.stringMatching(/^Bookings from the week of .+ in all/),
			expect.stringMatching(
				/^Time to answer from the week of .+ on average, the slowest was .+ (hours?|minutes?), in the week of /,
			),
		]);
		// The week that is not over stands above the full ones, but of views, which are told when it is over.
		expect(rowsIn(page), path).toHaveLength(weeks + 3 * (weeks + 1));
		expect(rowsIn(page)[0], path).not.toContain("(so far)");
		expect(rowsIn(page)[weeks], path).toContain("(so far)");
		expect(main, path).toMatch(new RegExp(`<a [^>]*aria-current="true"[^>]*>Last ${weeks} weeks</a>`));
		expect(mainOf(page), path).toContain("We never store who looked.");
		expect(mainOf(page), path).toMatch(/(more|fewer) than in the 12 weeks before|the same as in the 12 weeks before/);
	}
});
