import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { type SignedIn, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { ownerOf, withRole } from "../support/actors.ts";
import { makeBusiness } from "../support/demo.ts";
import { bearerOf, somebody } from "../support/identity.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

type Json = Record<string, unknown>;
type Profile = Json & {
	version: number;
	name: string;
	firm: string | null;
	languages: { language: string; speaker: string }[];
	licences: { checked_at: string | null }[];
};
type Asking = Record<string, string>;

const business = makeBusiness(1);
const path = `/businesses/${business.id}/profile`;
const namesPath = `/businesses/${business.id}/names`;

// A Worker of its own: whose name changes must not be missing in what others search.
let state: State;
let worker: Awaited<ReturnType<typeof startWorker>>;
let owner: Asking;
let program: Asking;
let strangers: Record<string, Asking>;

beforeAll(async () => {
	state = await newState();
	const { ctx, ...people } = await state.open(async (ctx) => ({
		ctx,
		owner: await ownerOf(ctx, business.id),
		person: await somebody(ctx),
		professional: await withRole(ctx, "business"),
		admin: await withRole(ctx, "admin"),
	}));
	worker = await startWorker(state, { VISAVIS_ENV: "development" });
	const served = { ...ctx, publicUrl: worker.url };
	const cookieOf = async ({ session }: SignedIn): Promise<Asking> => ({
		Cookie: `${sessionCookie}=${await sessionTokenOf(served, session)}`,
	});
	owner = await cookieOf(people.owner);
	program = { Authorization: `Bearer ${await bearerOf(served, people.owner)}` };
	strangers = {
		"a person": await cookieOf(people.person),
		"another professional": await cookieOf(people.professional),
		"an admin": await cookieOf(people.admin),
	};
});
afterAll(async () => {
	await worker?.end("SIGTERM");
	state?.remove();
});

async function as<Body = Json>(who: Asking, method: string, path: string, body?: unknown) {
	const answer = await fetch(`${worker.url}/api${path}`, {
		method,
		headers: { ...who, ...(body !== undefined && { "Content-Type": "application/json" }) },
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return { status: answer.status, body: (await answer.json()) as Body };
}
const read = async () => (await as<Profile>(program, "GET", path)).body;
const change = (body: unknown) => as<Profile>(owner, "PATCH", path, body);

/** The statuses of fifty copies of a request that come at once. */
async function fiftyTimes(method: string, path: string, body: unknown) {
	const answers = await Promise.all(Array.from({ length: 50 }, () => as(owner, method, path, body)));
	return answers.map(({ status }) => status).toSorted();
}
const oneOfFifty = [200, ...Array(49).fill(409)];

test("The owner reads their profile whole, and changes one thing of it; the rest stays", async () => {
	const before = await read();
	expect(before).toMatchObject({ id: business.id, name: business.name });
	expect((await as(owner, "GET", path)).body).toEqual(before);
	const headline = "Family reunification for people from Syria";
	const { status, body } = await change({ version: before.version, headline });
	expect(status).toBe(200);
	const { updated_at: _, quality: __, ...kept } = before;
	expect(body).toMatchObject({ ...kept, headline, version: before.version + 1 });
	expect(await read()).toEqual(body);
	expect((await as({}, "GET", `/businesses/${business.id}`)).body).toMatchObject({ headline });
	const office = await as(program, "PATCH", path, { version: body.version, accessibility: "Lift from the street" });
	expect(office.body.offices).toContainEqual(expect.objectContaining({ accessibility: "Lift from the street" }));
});

test("What is not the owner's to say is not taken", async () => {
	const before = await read();
	const { name, status, category, tier, licences, created_at } = before;
	const more = { name: "Somebody Else", status: "closed", category: "notary_apostille_services", tier: "notary" };
	const yetMore = { licences: [], created_at: "2001-01-01T00:00:00.000Z", user_id: "x", id: "0".repeat(32) };
	const { body } = await change({ version: before.version, insurance: "Up to 1 million euros", ...more, ...yetMore });
	const kept = { id: business.id, name, status, category, tier, licences, created_at };
	expect(body).toMatchObject({ ...kept, insurance: "Up to 1 million euros" });
});

test("Who speaks a language is kept once, however often it is said, and stays through other changes", async () => {
	const dutch = [
		{ language: "nl", speaker: "professional" },
		{ language: "nl", speaker: "staff" },
	];
	const { version, languages } = await read();
	const others = languages.filter(({ language }) => language !== "nl");
	const said = await change({ version, languages: [...others, ...dutch, ...dutch] });
	expect(said.status).toBe(200);
	const after = await change({ version: said.body.version, legal_aid: true });
	expect(after.status).toBe(200);
	const kept = after.body.languages.filter(({ language }) => language === "nl");
	expect(kept.toSorted((a, b) => (a.speaker < b.speaker ? -1 : 1))).toEqual(dutch);
});

test("Of fifty who save on the same version one does, and the others hear that it has changed", async () => {
	const { version } = await read();
	expect(await fiftyTimes("PATCH", path, { version, website: "https://office.test/" })).toEqual(oneOfFifty);
	expect(await change({ version, website: null })).toMatchObject({ status: 409, body: { code: "conflict" } });
	expect(await read()).toMatchObject({ version: version + 1, website: "https://office.test/" });
});

test("What cannot be is refused with its field, and nothing is changed", async () => {
	const before = await read();
	const { version } = before;
	for (const [body, field] of [
		[{}, "version"],
		[[], "body"],
		['{"version":', "body"],
		[{ version, headline: "Short" }, "headline"],
		[{ version, headline: null }, "headline"],
		[{ version, languages: [] }, "languages"],
		[{ version, languages: [{ language: "xx", speaker: "staff" }] }, "languages"],
		[{ version, website: "javascript:alert(1)" }, "website"],
		[{ version, practising_since: 1800 }, "practising_since"],
		[{ version, city_id: 999_999_999 }, "city_id"],
	] as const)
		expect(await change(body), JSON.stringify(body)).toMatchObject({ status: 400, body: { code: "invalid", field } });
	for (const [body, field] of [
		[{ name: "Somebody Else" }, "version"],
		[{ version, name: "X" }, "name"],
		[{ version, name: before.name, firm: before.firm }, "name"],
	] as const)
		expect(await as(owner, "PUT", namesPath, body), JSON.stringify(body)).toMatchObject({
			status: 400,
			body: { code: "invalid", field },
		});
	expect(await read()).toEqual(before);
});

test("To anybody else there is no such profile, whatever is wrong with their request", async () => {
	const { version } = await read();
	const asked: [method: string, path: string, body?: unknown][] = [
		["GET", path],
		["PATCH", path, { version, headline: "Taken over by somebody else" }],
		["PATCH", path, {}],
		["PUT", namesPath, { version, name: "Taken Over", firm: null }],
		["PUT", namesPath, "{"],
	];
	for (const [method, path, body] of asked) {
		expect((await as({}, method, path, body)).status, `nobody ${method} ${path}`).toBe(401);
		for (const [who, stranger] of Object.entries(strangers))
			expect(await as(stranger, method, path, body), `${who} ${method} ${path}`).toMatchObject({
				status: 404,
				body: { code: "not_found" },
			});
	}
	const another = path.replace(business.id, "0".repeat(32));
	expect((await as(owner, "PATCH", another, { version, headline: "Of no profile at all" })).status).toBe(404);
	expect((await read()).version).toBe(version);
});

test("Another name is a claim: of fifty one is taken, and the profile leaves search until its licence was checked", async () => {
	const { version, firm } = await read();
	const isFound = async (name: string) => {
		const { body } = await as<{ businesses: { name: string }[] }>({}, "GET", `/search?q=${encodeURIComponent(name)}`);
		return body.businesses.some((one) => one.name === name);
	};
	expect(await isFound(business.name)).toBe(true);
	expect(await fiftyTimes("PUT", namesPath, { version, name: "Quenby Zyxomma", firm })).toEqual(oneOfFifty);
	const after = await read();
	expect(after).toMatchObject({ name: "Quenby Zyxomma", firm, status: "pending", version: version + 1 });
	expect(after.licences.map(({ checked_at }) => checked_at)).toEqual(after.licences.map(() => null));
	expect([await isFound(business.name), await isFound("Quenby Zyxomma")]).toEqual([false, false]);
});
