import { afterAll, beforeAll, expect, test } from "vitest";
import { wholeAnswers } from "../support/applicants.ts";
import { callers } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { jpeg } from "../support/pictures.ts";
import { browserWith, Visitor } from "../support/visitor.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

type Json = Record<string, unknown>;
type Registration = Json & { id: string; version: number; status: string; evidence: { id: string }[] };

// A Worker of its own: whom it approves must not stand in what others search.
let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let people: Visitor[];
let professional: Visitor;
let admin: Visitor;
let nobody: Visitor;

beforeAll(async () => {
	state = await newState();
	const made = await state.open(async (ctx) => ({
		people: await callers(ctx, 8),
		owner: await callers(ctx, 1, "business"),
		admin: await callers(ctx, 1, "admin"),
	}));
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
	people = made.people.map(({ cookie }) => browserWith(cookie, worker.url));
	professional = browserWith(made.owner[0]?.cookie ?? "", worker.url);
	admin = browserWith(made.admin[0]?.cookie ?? "", worker.url);
	nobody = new Visitor(worker.url);
});
afterAll(async () => {
	await worker.end("SIGTERM");
	state.remove();
});

/** The next who has never applied. */
function person(): Visitor {
	const next = people.shift();
	if (!next) throw new Error("Make more people.");
	return next;
}

function formWith(bytes: Uint8Array) {
	const form = new FormData();
	form.set("file", new File([new Uint8Array(bytes)], "scan.jpg"));
	return form;
}

/** Asks as somebody; answers the status and the JSON. */
async function as<Body = Json>(visitor: Visitor, method: string, path: string, body?: unknown) {
	const isFile = body instanceof Uint8Array;
	const answer = await visitor.ask(`/api${path}`, {
		method,
		headers: !isFile && body !== undefined ? { "Content-Type": "application/json" } : {},
		...(body !== undefined && { body: isFile ? formWith(body) : JSON.stringify(body) }),
	});
	const text = await answer.text();
	const isJson = answer.headers.get("Content-Type")?.includes("json");
	return { status: answer.status, body: (isJson ? JSON.parse(text) : {}) as Body, headers: answer.headers };
}

const steps = ["profession", "jurisdiction", "licence", "identity", "services", "availability", "attestation"] as const;

/** Somebody who has sent in a whole application. */
async function applicant() {
	const visitor = person();
	const answers = wholeAnswers();
	let version = 0;
	for (const step of steps) {
		const { status, body } = await as<Registration>(visitor, "PUT", `/registrations/steps/${step}`, {
			version,
			answer: answers[step],
		});
		expect(status, step).toBe(200);
		version = body.version;
	}
	for (const kind of ["licence", "identity"])
		expect((await as(visitor, "POST", `/registrations/evidence/${kind}`, jpeg)).status).toBe(201);
	const sent = await as<Registration>(visitor, "POST", "/registrations/submit", { version });
	expect(sent).toMatchObject({ status: 200, body: { status: "submitted" } });
	return { visitor, answers, own: sent.body };
}

test("Somebody applies, an admin looks at the documents and approves, and they are found", async () => {
	const { visitor, answers, own } = await applicant();
	const queue = await as<{ cases: { id: string }[]; waiting: number }>(admin, "GET", "/admin/registrations");
	expect(queue.body.waiting).toBeGreaterThan(0);
	const one = await as<Json & { version: number }>(admin, "GET", `/admin/registrations/${own.id}`);
	expect(one.body).toMatchObject({ status: "submitted", is_own: false, city: { name: "Madrid" } });
	const document = await as(admin, "GET", `/admin/evidence/${own.evidence[0]?.id}`);
	expect(document.status).toBe(200);
	expect(document.headers.get("Content-Disposition")).toMatch(/^attachment/);
	expect(document.headers.get("Cache-Control")).toContain("no-store");
	const decided = await as(admin, "POST", `/admin/registrations/${own.id}/decision`, {
		decision: "approve",
		reason: "",
		version: one.body.version,
	});
	expect(decided).toMatchObject({ status: 200, body: { status: "approved" } });
	const found = await as<{ businesses: { name: string }[] }>(
		nobody,
		"GET",
		`/search?q=${encodeURIComponent(answers.identity.name)}`,
	);
	expect(found.body.businesses.map(({ name }) => name)).toContain(answers.identity.name);
	const after = await as<Registration & { business_id: string }>(visitor, "GET", "/registrations");
	expect(after.body.status).toBe("approved");
	expect(JSON.stringify(after.body)).not.toContain("decided_by");
	const profile = await as(nobody, "GET", `/businesses/${after.body.business_id}`);
	expect(profile.body).toMatchObject({ status: "verified", name: answers.identity.name });
	const again = await as(admin, "POST", `/admin/registrations/${own.id}/decision`, {
		decision: "reject",
		reason: "It is not in the register.",
		version: one.body.version,
	});
	expect(again).toMatchObject({ status: 409, body: { code: "already_decided" } });
});

test("Nobody but an admin with a second factor gets anywhere near a case, its documents or a decision", async () => {
	const { visitor, own } = await applicant();
	const [file] = own.evidence;
	const others = { nobody, stranger: person(), applicant: visitor, professional };
	const decision = { decision: "approve", reason: "", version: own.version };
	for (const [who, one] of Object.entries(others)) {
		for (const [method, path, body] of [
			["GET", "/admin/registrations"],
			["GET", `/admin/registrations/${own.id}`],
			["GET", `/admin/evidence/${file?.id}`],
			["POST", `/admin/registrations/${own.id}/decision`, decision],
		] as const) {
			const { status, body: said } = await as(one, method, path, body);
			expect(status, `${who} ${method} ${path}`).toBe(one === nobody ? 401 : 403);
			expect(JSON.stringify(said)).not.toContain("Quenby");
		}
	}
	expect((await as<Registration>(visitor, "GET", "/registrations")).body.status).toBe("submitted");
});

test("An application and its documents are 404 to strangers, and 401 to nobody", async () => {
	const { own } = await applicant();
	const stranger = person();
	const path = `/registrations/evidence/${own.evidence[0]?.id}`;
	for (const method of ["GET", "DELETE"]) {
		expect((await as(stranger, method, path)).status).toBe(404);
		expect((await as(nobody, method, path)).status).toBe(401);
	}
	expect((await as(stranger, "GET", "/registrations")).status).toBe(404);
	expect((await as(nobody, "GET", "/registrations")).status).toBe(401);
});

test("No body makes anybody verified: what is not asked for is not taken", async () => {
	const visitor = person();
	const more = {
		status: "verified",
		role: "admin",
		business_id: makeBusiness(2).id,
		checked_at: "2026-01-01",
		tier: "licensed_lawyer",
	};
	const first = await as<Registration>(visitor, "PUT", "/registrations/steps/profession", {
		version: 0,
		answer: { category: "legal_document_writers", ...more },
		...more,
	});
	expect(first.body).toMatchObject({
		status: "draft",
		business_id: null,
		answers: { profession: { category: "legal_document_writers" } },
	});
	expect(Object.keys((first.body.answers as Json).profession as Json)).toEqual(["category"]);
	await as(visitor, "PATCH", "/profile", { ...more, full_name: "Somebody" });
	expect((await as<Json>(visitor, "GET", "/profile")).body).not.toMatchObject({ role: "admin" });
});

test("Wrong answers are refused with their field, and an unknown step or kind is not there", async () => {
	const visitor = person();
	const wrong = await as(visitor, "PUT", "/registrations/steps/profession", { version: 0, answer: { category: "x" } });
	expect(wrong).toMatchObject({ status: 400, body: { code: "invalid", field: "answer" } });
	expect((await as(visitor, "PUT", "/registrations/steps/__proto__", { version: 0, answer: {} })).status).toBe(404);
	expect((await as(visitor, "POST", "/registrations/evidence/passport", jpeg)).status).toBe(404);
	const registers = await as<Json & { length: number }>(
		nobody,
		"GET",
		"/registrations/registers?jurisdiction=ES&profession=law",
	);
	expect(registers.body.length).toBeGreaterThan(0);
});
