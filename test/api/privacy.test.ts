import { afterAll, beforeAll, expect, test } from "vitest";
import { booking } from "#domain/appointments/appointments.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { decideThread } from "#domain/messages/deciding.server.ts";
import { saveProfile } from "#domain/profiles/profiles.server.ts";
import { profileChange } from "#domain/profiles/profiles.ts";
import { createReview } from "#domain/reviews/reviews.server.ts";
import { review } from "#domain/reviews/reviews.ts";
import { callerOf, ownerOf, withRole } from "../support/actors.ts";
import { appointmentOf, freeTimes } from "../support/appointments.ts";
import { openCalendar } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { bearerOf, signedInAgain, somebody, withAuthenticator } from "../support/identity.ts";
import { isLong, onlyLong } from "../support/rounds.ts";
import { allRoutes, isPage, withIds } from "../support/routes.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

/** Who asks: a cookie for pages and API, a token for identity. */
type Asking = { cookie: string; bearer: string };
const nobody: Asking = { cookie: "", bearer: "" };

/** A person whose name is markup to whoever reads it as such. */
const name = "Ana <0>Verysecret</0> {0} end";
const practice = "Office <0>Ofbob</0> & <b>Sons</b> {name}";
const secrets = ["Verysecret", "Very private facts", "Otherparty", "secret.pdf"];
const business = makeBusiness(1);

let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let client: Asking;
let owner: Asking;
let strangers: Record<string, Asking>;
let people: { ctx: Ctx; client: SignedIn; owner: SignedIn; strangers: Record<string, SignedIn> };
let ids: { thread: string; appointments: string; met: string; review: string; file: string; message: string };
/** What stands at `:id` and `:licence_id` of addresses for admins. */
const [help, delivery] = ["c".repeat(32), "d".repeat(32)];
let user: string;
let licence: string;

beforeAll(async () => {
	state = await newState();
	await state.open(async (ctx) => {
		const ana = await somebody(ctx);
		const actor = await callerOf(ctx, ana);
		await saveProfile(ctx, actor, profileChange.parse({ full_name: name }));
		await openCalendar(ctx, business.id, null);
		const practitioner = await ownerOf(ctx, business.id);
		const { slots, legal_service_id, mode } = await freeTimes(ctx, 1);
		const chosen = { business_id: business.id, legal_service_id, starts_at: slots[50], mode };
		const told = { facts: "Very private facts", other_party: "Otherparty" };
		const { id } = await bookAppointment(ctx, actor, booking.parse({ ...chosen, ...told }));
		const met = await appointmentOf(ctx, actor, business.id);
		const stars = { communication: 5, responsiveness: 5, quality: 5, value: 5, recommend: 5 };
		const text = "They explained each step in words that I could follow.";
		const written = await createReview(
			ctx,
			actor,
			review.parse({ appointment_id: met, ...stars, text, pseudonym: "M. from Lima" }),
		);
		const asked = { name, language: "en", body: "Very private facts", other_party: "Otherparty" } as const;
		const thread = await askProfessional(ctx, actor, business.id, asked);
		await decideThread(ctx, practitioner.actor, thread, "accept");
		ids = { thread, appointments: id, met, review: written.id, file: "", message: "" };
		user = ana.user.id;
		const { $client: d1 } = ctx.db;
		const first = d1.prepare("SELECT id FROM licences WHERE business_id = ? LIMIT 1").bind(business.id);
		licence = (await first.first<{ id: string }>())?.id ?? "";
		await d1.batch([
			d1
				.prepare(
					`INSERT INTO urgent_help (id, situation, country_id, name, number, source_url)
					VALUES (?, 'home', 'PT', 'Prueba', '800 202 148', 'https://example.test/')`,
				)
				.bind(help),
			d1
				.prepare(
					`INSERT INTO outbox (id, channel, kind, sealed, locale, due_at, failure, given_up_at, created_at)
					VALUES (?1, 'email', 'account_suspended', '', 'en', '9999', 'Error', ?2, ?2)`,
				)
				.bind(delivery, ctx.now().toISOString()),
		]);
		// As though an earlier reader had not yet taken the second step that they have since set up.
		const half = await signedInAgain(ctx, ana.user);
		const { session } = await withAuthenticator(ctx, ana);
		people = {
			ctx,
			client: { session, user: ana.user },
			owner: practitioner,
			strangers: {
				"another client": await somebody(ctx),
				"another professional": await withRole(ctx, "business"),
				"an admin": await withRole(ctx, "admin"),
				"the client without their second step": half,
			},
		};
		await ctx.db.$client.prepare("UPDATE businesses SET name = ? WHERE id = ?").bind(practice, business.id).run();
		await ctx.db.$client
			.prepare("UPDATE appointments SET client_name = ?, other_party = 'Otherparty' WHERE id = ?")
			.bind(name, met)
			.run();
	});
	worker = await startWorker(state);
	const ctx = { ...people.ctx, publicUrl: worker.url };
	client = await holding(ctx, people.client);
	owner = await holding(ctx, people.owner);
	strangers = { nobody };
	for (const [role, person] of Object.entries(people.strangers)) strangers[role] = await holding(ctx, person);
	const file = new File(["%PDF-<html><script>alert(1)</script>"], "secret.pdf");
	ids.file = await uploaded(file, `/appointments/${ids.appointments}`, "upload");
	ids.message = await uploaded(file, `/messages/${ids.thread}`, "write");
});
afterAll(async () => {
	await worker?.end("SIGTERM");
	state?.remove();
});

async function holding(ctx: Ctx, signedIn: SignedIn): Promise<Asking> {
	const cookie = `${sessionCookie}=${await sessionTokenOf(ctx, signedIn.session)}`;
	return { cookie, bearer: await bearerOf(ctx, signedIn) };
}

async function ask(who: Asking, path: string, init: RequestInit = {}) {
	const headers = new Headers(init.headers);
	if (who.cookie) headers.set("Cookie", who.cookie);
	if (who.bearer && path.startsWith("/auth/v1/")) headers.set("Authorization", `Bearer ${who.bearer}`);
	const answer = await fetch(worker.url + path, { redirect: "manual", ...init, headers });
	return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

/** Puts a file beside what a page is about; answers its id. */
async function uploaded(file: File, path: string, intent: string): Promise<string> {
	const body = new FormData();
	body.set("intent", intent);
	body.set("file", file);
	await ask(client, path, { method: "POST", body });
	const page = await ask(client, path);
	return /\/files\/([0-9a-f]+)/.exec(page.text)?.[1] ?? "";
}

/** Objects that anybody may read. */
const isPublicObject = (path: string) =>
	/^(\/api\/businesses|\/business)\/:id(\/(slots|reviews(\/:review)?|book|message|report))?$/.test(path);

/** What admins see of such objects: for them alone these are there. */
const isForAdmins = (role: string, path: string) =>
	role === "an admin" && /^(\/api)?\/admin\/(businesses|users|urgent-help|deliveries)\/:id/.test(path);

/** Of people themselves an admin who looks for their account sees the name; of all else nobody but they sees anything. */
const secretsFrom = (role: string, path: string) =>
	role === "an admin" && /^(\/api)?\/admin\/users/.test(path)
		? secrets.filter((secret) => !name.includes(secret))
		: secrets;

/** What stands at `:id` in an address; else an appointment. */
const objects: [address: RegExp, id: () => string][] = [
	[/business/, () => business.id],
	[/review/, () => ids.met],
	[/messages|threads/, () => ids.thread],
	[/^(\/api)?\/admin\/users/, () => user],
	[/urgent-help/, () => help],
	[/deliveries/, () => delivery],
];

/** The ids of what is there, by what stands in the address. */
const idsOf = (path: string) => ({
	id: objects.find(([address]) => address.test(path))?.[1]() ?? ids.appointments,
	licence_id: licence,
	file: ids.file,
	message: ids.message,
	review: ids.review,
	decision: "cancel",
});

const readable = allRoutes.filter(({ method }) => method === "GET");
/** The addresses at which a route can be read: a page is also had as data. */
const addressesOf = (path: string, given: Record<string, string>) => {
	const address = withIds(path, given);
	return isPage(path) && address !== "/" && !/\.\w+$/.test(address) ? [address, `${address}.data`] : [address];
};

/**
 * All that can be read, with where it would be if it were not there; in a quick run of a page and its data one, and for the
 * next reader the other.
 */
const addressesFor = (reader: number) =>
	readable.flatMap(({ path }, n) => {
		const missing = addressesOf(path, { decision: "cancel" });
		return addressesOf(path, idsOf(path))
			.map((address, i) => [path, address, missing[i] ?? ""] as const)
			.filter((_, i, { length }) => isLong || (reader + n + i) % length === 0);
	});

/** What an answer says, without what differs each time. */
const saidBy = ({ status, headers, text }: Awaited<ReturnType<typeof ask>>) =>
	`${status} ${headers.get("Location")} ${text}`
		.replace(/[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}/g, "ID")
		.replace(/nonce="[^"]*"/g, "");

test("The list of what can be read is the whole of it", () => {
	const paths = readable.map(({ path }) => path);
	for (const path of [
		"/",
		"/search",
		"/business/:id/book",
		"/appointments/:id/files/:file",
		"/sitemaps/:file.xml",
		"/profile/export",
		"/api/appointments/:id",
		"/api/businesses/:id/availability",
		"/api/profile/export",
		"/auth/v1/user",
		"/auth/v1/admin/users/:id",
		"/api/admin/users/:id",
		"/api/businesses/:id/profile",
	])
		expect(paths).toContain(path);
	expect(paths.length).toBeGreaterThan(60);
});

test("The client and the professional read what is theirs, and no cache keeps any of it", async () => {
	const isOwn = new Set<string>();
	for (const [n, who] of [client, owner].entries()) {
		for (const [path, address] of addressesFor(n)) {
			const answer = await ask(who, address);
			const kept = answer.headers.get("Cache-Control") ?? "";
			expect(answer.status, address).toBeLessThan(500);
			if (secrets.some((secret) => answer.text.includes(secret))) isOwn.add(path);
			if (kept.startsWith("public"))
				expect(
					secrets.filter((secret) => answer.text.includes(secret)),
					address,
				).toEqual([]);
			else expect(kept, address).toBe("private, no-store");
			expect(answer.headers.get("Server-Timing"), address).toBeNull();
		}
	}
	for (const path of ["/appointments", "/appointments/:id", "/business", "/api/appointments", "/api/profile/export"])
		expect(isOwn, path).toContain(path);
});

test("A stranger learns of nothing private, not even that it is there, and no cache keeps the answer", async () => {
	for (const [n, [role, who]] of Object.entries(strangers).entries()) {
		for (const [path, address, missing] of addressesFor(n)) {
			const answer = await ask(who, address);
			const label = `${role} at ${address}`;
			expect(answer.status, label).toBeLessThan(500);
			expect(
				secretsFrom(role, path).filter((secret) => answer.text.includes(secret)),
				label,
			).toEqual([]);
			const kept = answer.headers.get("Cache-Control") ?? "";
			const isRefused = answer.status >= 400 || answer.status === 202 || answer.headers.has("Location");
			if (!kept.startsWith("public") && (who.cookie || (isRefused && path !== "/blog")))
				expect(kept, label).toBe("private, no-store");
			if (!path.includes(":") || isPublicObject(path) || isForAdmins(role, path)) continue;
			expect(saidBy(answer), label).toBe(saidBy(await ask(who, missing)));
		}
	}
});

test("What a stranger sends to what is private is answered as though it were not there", async () => {
	const changing = allRoutes.filter(
		({ method, path }) => method !== "GET" && path.includes(":") && !isPublicObject(path),
	);
	expect(changing.length).toBeGreaterThan(8);
	for (const [n, [role, who]] of Object.entries(strangers).entries()) {
		// In a quick run every second of them, and the next stranger the others.
		const sent = changing.filter(({ path }, i) => (isLong || (n + i) % 2 === 0) && !isForAdmins(role, path));
		for (const { method, path } of sent) {
			const body = isPage(path) ? new URLSearchParams({ intent: "cancel" }) : JSON.stringify({ version: 1 });
			const real = await ask(who, withIds(path, idsOf(path)), { method, body });
			const missing = await ask(who, withIds(path, { decision: "cancel" }), { method, body });
			expect(saidBy(real), `${role}: ${method} ${path}`).toBe(saidBy(missing));
			expect(real.status, path).toBeLessThan(500);
			expect(real.headers.get("Cache-Control"), path).toBe("private, no-store");
		}
	}
});

test("A PDF that is none inside is saved as a file, never opened in a page of ours", async () => {
	const { status, headers } = await ask(client, `/appointments/${ids.appointments}/files/${ids.file}`);
	expect(status).toBe(200);
	expect(headers.get("Content-Type")).toBe("application/pdf");
	expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
	expect(headers.get("Content-Disposition")).toMatch(/^attachment;/);
	expect(headers.get("Content-Security-Policy")).toBe("sandbox; default-src 'none'");
});

test("Names that look like markup stand in every page as they were typed", async () => {
	const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
	const seen = { Verysecret: 0, Ofbob: 0 };
	for (const who of [client, owner, ...onlyLong([nobody])]) {
		for (const { path } of readable.filter(({ path }) => isPage(path))) {
			const { text } = await ask(who, withIds(path, idsOf(path)));
			// Links to calendars have them in their own way.
			const html = text.replace(/<script[\s\S]*?<\/script>| href="[^"]*"/g, "");
			for (const [part, whole] of [
				["Verysecret", escaped(name)],
				["Ofbob", escaped(practice)],
			] as const) {
				const count = html.split(part).length - 1;
				seen[part] += count;
				if (html.startsWith("<!")) expect(html.split(whole).length - 1, `${part} at ${path}`).toBe(count);
			}
		}
	}
	expect(seen.Verysecret).toBeGreaterThan(10);
	expect(seen.Ofbob).toBeGreaterThan(20);
});
