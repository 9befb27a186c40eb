import { expect, inject, test } from "vitest";
import { makeBusiness } from "../support/demo.ts";
import { jpeg } from "../support/pictures.ts";
import {
	browserWith,
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

const path = "/business-registration";
const madrid = "3117735";
const scan = new Blob([new Uint8Array(jpeg)], { type: "image/jpeg" });
let made = 0;
// Nobody else in the directory has such a number, in this run or another.
const run = Date.now().toString(36);

const answers = (): Record<string, Fields> => ({
	profession: { category: "immigration_lawyers" },
	jurisdiction: { jurisdiction: "ES", region: "" },
	licence: {
		profession: "Abogada",
		register_id: "",
		register: "Colegio de Prueba",
		register_url: "https://register.test/",
		number: `R ${run} ${++made}`,
		issued_on: "2015-01-01",
		expires_on: "",
		file: scan,
	},
	identity: {
		name: "Quenby Zyxowa",
		firm: "",
		headline: "Residence permits and family reunification",
		about: "I have worked with families who come to Spain for fifteen years.",
		country_id: "ES",
		city_id: madrid,
		address: "Calle de Prueba 1",
		postcode: "28001",
		website: "",
		practising_since: "2015",
		file: scan,
	},
	services: {
		modes: "video",
		"speaker.es": "professional",
		"speaker.ar": "staff",
		country_experience: ["MA", "CO"],
		currency: "EUR",
		"residence_permit.on": "on",
		"residence_permit.fee_type": "fixed",
		"residence_permit.fee_min": "90",
		"residence_permit.duration_minutes": "45",
	},
});

/** Answers steps until one; answers the page of that. */
async function until(visitor: Visitor, step: string, given = answers()): Promise<Page> {
	let page = await visitor.open(path);
	for (const [name, fields] of Object.entries(given)) {
		if (name === step) return page;
		page = await visitor.press(page, name, fields);
		expect(errorsIn(page), name).toEqual([]);
	}
	if (step === "availability") return page;
	return visitor.press(page, "availability", hoursIn(page));
}

/** The opening hours that a page proposes, as its form sends them. */
function hoursIn(page: Page): Fields {
	const names = [...rawMainOf(page).matchAll(/<(?:input|select|textarea) [^>]*name="([^"]+)"/g)].map(
		([, name = ""]) => name,
	);
	const plain = names.filter((name) => !["intent", "version", "confirmation"].includes(name));
	return { ...Object.fromEntries(plain.map((name) => [name, valueIn(page, name)])), confirmation: "request" };
}

const errorsIn = (page: Page) =>
	[...rawMainOf(page).matchAll(/<(?:input|select|textarea) [^>]*aria-invalid="true"[^>]*>/g)].map(([tag]) => tag);

/** Sends a whole application in; answers where it stands, and its id. */
async function sent(visitor: Visitor) {
	const check = await until(visitor, "attestation");
	const page = await visitor.press(check, "attestation", { attested: "on" });
	const own = await (await visitor.ask("/api/registrations")).json();
	return { page, own: own as { id: string; version: number; status: string; evidence: { id: string }[] } };
}

const decide = (id: string, decision: string, reason: string, version: number) =>
	browserWith(inject("adminCookie")).ask(`/api/admin/registrations/${id}/decision`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ decision, reason, version }),
	});

test("Who is not signed in reads what it takes, and comes back after signing in", async () => {
	const page = await new Visitor().open(path);
	expect(page.status).toBe(200);
	expect(mainOf(page)).toContain("What you need");
	expect(rawMainOf(page)).toContain('href="/auth?next=%2Fbusiness-registration"');
});

test("The name begins with that of the account; a missing document is named at the end, with a link to its field, and the tick stays", async () => {
	const { visitor } = await signedInVisitor();
	await visitor.press(await visitor.open("/profile"), "save", {
		...{ full_name: "Quenby Zyxowa", phone: "", time_zone: "Europe/Madrid", country_id: "ES", city_id: madrid },
	});
	const { file: _, ...licence } = answers().licence as Fields;
	const given: ReturnType<typeof answers> = { ...answers(), licence };
	let check = await until(visitor, "identity", given);
	expect(valueIn(check, "name")).toBe("Quenby Zyxowa");
	for (const step of ["identity", "services"]) check = await visitor.press(check, step, given[step]);
	check = await visitor.press(check, "availability", hoursIn(check));
	check = await visitor.press(check, "attestation", { attested: "on" });
	expect(tickedIn(check, "attested")).toEqual(["on"]);
	const [, link = ""] = /href="([^"]*step=licence#document)"/.exec(rawMainOf(check)) ?? [];
	const page = await visitor.open(link.split("#")[0] ?? "");
	expect(rawMainOf(page)).toContain('id="document"');
	expect(errorBeside(page, "file")).toBe("Add this document, so that you can send your application.");
});

test("Without scripts somebody answers every step, sends it in, and reads where it stands", async () => {
	const { visitor } = await signedInVisitor();
	const { page, own } = await sent(visitor);
	expect(mainOf(page)).toContain("We are checking your application");
	expect(own).toMatchObject({ status: "submitted" });
	expect(own.evidence).toHaveLength(2);
	// It waits: no step can be opened any more.
	expect(mainOf(await visitor.open(`${path}?step=licence`))).toContain("We are checking your application");
});

test("What was answered is there again on another device, and a step that is not reached yet opens the first open one", async () => {
	const { visitor } = await signedInVisitor();
	await until(visitor, "services");
	const other = browserWith(visitor.cookieHeader.match(/__Host-session=[^;]+/)?.[0] ?? "");
	expect(tickedIn(await other.open(`${path}?step=profession`), "category")).toEqual(["immigration_lawyers"]);
	const licence = await other.open(`${path}?step=licence`);
	expect(valueIn(licence, "profession")).toBe("Abogada");
	expect(valueIn(licence, "register")).toBe("Colegio de Prueba");
	expect(valueIn(await other.open(`${path}?step=identity`), "city_id")).toBe(madrid);
	for (const step of ["attestation", "availability", "nonsense", "__proto__"])
		expect(mainOf(await other.open(`${path}?step=${step}`))).toContain("Step 5 of 7");
});

test("Who has an application finds the way back to it in the business area", async () => {
	const { visitor } = await signedInVisitor();
	expect(mainOf(await visitor.open("/business"))).toContain("Join our network");
	await until(visitor, "jurisdiction");
	const area = mainOf(await visitor.open("/business"));
	expect(area).toContain("Go to your application");
	expect(area).toMatch(/your application A-[A-Z0-9]+ is approved/);
});

test("Wrong answers are named beside their fields and what was typed stays, also on a step that was done before", async () => {
	const { visitor } = await signedInVisitor();
	const given = answers();
	let page = await visitor.open(path);
	page = await visitor.press(page, "profession", {});
	expect(page.status).toBe(422);
	expect(mainOf(page)).toContain("Choose what you do.");
	await until(visitor, "services", given);
	page = await visitor.press(await visitor.open(`${path}?step=licence`), "licence", {
		...given.licence,
		register_url: "register.test",
		number: "",
	});
	expect(mainOf(page)).toContain("Step 3 of 7");
	expect(errorBeside(page, "number")).toBe("Enter the number, in at most 40 characters.");
	expect(errorBeside(page, "register_url")).toBe("Enter the whole web address, beginning with https://.");
	expect(valueIn(page, "register_url")).toBe("register.test");
	page = await visitor.press(await visitor.open(`${path}?step=services`), "services", {
		"speaker.es": "professional",
		currency: "EUR",
		"residence_permit.on": "on",
		"residence_permit.fee_min": "ninety",
	});
	expect(mainOf(page)).toContain("Choose at least one.");
	expect(valueIn(page, "residence_permit.fee_min")).toBe("ninety");
	expect(valueIn(page, "speaker.es")).toBe("professional");
});

test("A word that only others may use is refused, with the word, and what was typed stays", async () => {
	const { visitor } = await signedInVisitor();
	let page = await visitor.open(path);
	page = await visitor.press(page, "profession", { category: "legal_document_writers" });
	page = await visitor.press(page, "jurisdiction", { jurisdiction: "US", region: "" });
	// Who needs no licence is not asked for one.
	expect(mainOf(page)).toContain("Step 3 of 6");
	page = await visitor.press(page, "identity", { ...answers().identity, name: "Notario Quenby" });
	expect(errorBeside(page, "name")).toMatch(/Only people with that licence may use this word: notario\./);
	expect(valueIn(page, "name")).toBe("Notario Quenby");
});

test("A file that is no document is refused beside its field; the answers of the step are kept", async () => {
	const { visitor } = await signedInVisitor();
	const given = answers();
	let page = await until(visitor, "licence", given);
	page = await visitor.press(page, "licence", { ...given.licence, file: new Blob(["MZ no document at all"]) });
	expect(errorBeside(page, "file")).toContain("We cannot use this kind of file.");
	expect(valueIn(page, "number")).toBe(given.licence?.number);
	page = await visitor.press(page, "licence", { ...given.licence, file: scan });
	expect(mainOf(page)).toContain("Step 4 of 7");
	page = await visitor.open(`${path}?step=licence`);
	const [, id = ""] = /evidence\/([0-9a-f]{32})/.exec(rawMainOf(page)) ?? [];
	expect((await visitor.ask(`${path}/evidence/${id}`)).headers.get("Content-Disposition")).toMatch(/^attachment/);
	expect((await (await signedInVisitor()).visitor.ask(`${path}/evidence/${id}`)).status).toBe(404);
	page = await visitor.press(page, "remove_document");
	expect(mainOf(page)).toContain("Document removed");
	expect(rawMainOf(page)).not.toContain(id);
});

test("Without its documents, or without saying that it is true, an application is not sent", async () => {
	const { visitor } = await signedInVisitor();
	const given = answers();
	given.identity = { ...given.identity, file: new Blob([]) };
	let page = await until(visitor, "attestation", given);
	expect(mainOf(page)).toContain("a document is missing");
	page = await visitor.press(page, "attestation");
	expect(mainOf(page)).toContain("Tick this to send your application.");
	page = await visitor.press(page, "attestation", { attested: "on" });
	expect(page.status).toBe(409);
	expect(mainOf(page)).toContain("Some steps are not complete yet.");
});

test("A licence that is listed is refused, with the profile and the way to claim it", async () => {
	const { visitor } = await signedInVisitor();
	const listed = listedLicence();
	let page = await until(visitor, "licence", { ...answers(), jurisdiction: { jurisdiction: listed.jurisdiction } });
	const licence = {
		...answers().licence,
		register: listed.register,
		register_url: "https://register.test/",
		number: listed.number,
	};
	page = await visitor.press(page, "licence", licence);
	expect(page.status).toBe(409);
	expect(mainOf(page)).toContain("A profile with this licence number is already on Visavis.");
	expect(rawMainOf(page)).toContain(`href="/business/${listed.business_id}"`);
	expect(valueIn(page, "number")).toBe(listed.number);
	page = await visitor.press(page, "claim", licence);
	expect(mainOf(page)).toContain("Step 4 of 7");
	expect(mainOf(await visitor.open(`${path}?step=licence`))).toContain("is yours. If we approve it, you take it over.");
});

/** A licence of a demo profile that nobody owns. */
function listedLicence() {
	const one = Array.from({ length: 60 }, (_, i) => makeBusiness(i + 20)).find(
		({ status, licences }) => status === "verified" && licences.length > 0,
	);
	const licence = one?.licences[0];
	if (!one || !licence) throw new Error("Nobody has a licence.");
	return { business_id: one.id, ...licence };
}

test("An admin asks, and the applicant reads it, changes something and sends it again", async () => {
	const { visitor } = await signedInVisitor();
	const { own } = await sent(visitor);
	expect((await decide(own.id, "ask", "The scan of the licence cannot be read.", own.version)).status).toBe(200);
	let page = await visitor.open(`${path}?step=attestation`);
	expect(mainOf(page)).toContain("The scan of the licence cannot be read.");
	page = await visitor.press(page, "attestation", { attested: "on" });
	expect(mainOf(page)).toContain("We are checking your application");
});

test("Whoever is refused reads why, asks once for another look, and may begin again", async () => {
	const { visitor } = await signedInVisitor();
	const { own } = await sent(visitor);
	expect((await decide(own.id, "reject", "The register does not know this number.", own.version)).status).toBe(200);
	let page = await visitor.open(path);
	expect(mainOf(page)).toContain("Your application is not approved");
	expect(mainOf(page)).toContain("The register does not know this number.");
	expect(mainOf(await visitor.open("/business"))).not.toContain("is approved");
	page = await visitor.press(page, "appeal", { appeal: "Too short" });
	expect(errorBeside(page, "appeal")).toContain("Write why");
	page = await visitor.press(page, "appeal", { appeal: "It was entered last week: please look again." });
	expect(mainOf(page)).toContain("We are reviewing your application again");
	const again = await (await visitor.ask("/api/registrations")).json();
	const { version } = again as { version: number };
	expect((await decide(own.id, "reject", "It is still not there, sorry.", version)).status).toBe(200);
	page = await visitor.open(path);
	expect(rawMainOf(page)).not.toContain('name="appeal"');
	page = await visitor.open(`${path}?step=profession`);
	expect(mainOf(page)).toContain("Step 1 of 7");
	page = await visitor.press(page, "profession", { category: "tax_advisors" });
	expect(mainOf(page)).toContain("Step 2 of 7");
});

test("An application that is not sent yet can be deleted with all that belongs to it", async () => {
	const { visitor } = await signedInVisitor();
	const page = await until(visitor, "attestation");
	expect(mainOf(await visitor.press(page, "withdraw"))).toContain("Step 1 of 7");
	expect((await visitor.ask("/api/registrations")).status).toBe(404);
});

test("Who owns a profile is led to the business area", async () => {
	const answer = await browserWith(inject("lawyer").cookie).ask(path);
	expect(answer.status).toBe(302);
	expect(answer.headers.get("Location")).toBe("/business");
});

test("A register of the list and another one are not both taken: which is meant is asked", async () => {
	const { visitor } = await signedInVisitor();
	const given = answers();
	let page = await until(visitor, "licence", given);
	const [, id = ""] = /<option value="([^"]+)">Censo de Letrados/.exec(rawMainOf(page)) ?? [];
	page = await visitor.press(page, "licence", { ...given.licence, register_id: id });
	expect(errorBeside(page, "register_id")).toContain("but not both");
	expect(valueIn(page, "register")).toBe("Colegio de Prueba");
	page = await visitor.press(page, "licence", { ...given.licence, register_id: id, register: "", register_url: "" });
	expect(mainOf(page)).toContain("Step 4 of 7");
	expect(valueIn(await visitor.open(`${path}?step=licence`), "register_id")).toBe(id);
});

test("What was changed meanwhile, on another device, is not overwritten", async () => {
	const { visitor } = await signedInVisitor();
	const old = await until(visitor, "licence");
	const given = answers();
	await visitor.press(old, "licence", given.licence);
	const page = await visitor.press(old, "licence", { ...given.licence, number: "another" });
	expect(page.status).toBe(409);
	expect(valueIn(page, "number")).toBe("another");
});
