import { expect, test } from "vitest";
import { ask } from "../support/http.ts";
import { account, type Client, enrolled, newcomer, sessionOf, signedIn } from "../support/people.ts";

const madrid = 3117735;
const berlin = 2950159;

type Json = Record<string, unknown>;

async function call(client: Client | null, method: string, path: string, body?: unknown) {
	const answer = await ask(`/api/profile${path}`, {
		method,
		headers: {
			"Content-Type": "application/json",
			...(client && { Authorization: `Bearer ${(await sessionOf(client)).access_token}` }),
		},
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Json };
}

const routes = [
	["GET", ""],
	["PATCH", ""],
	["GET", "/preferences"],
	["PUT", "/preferences"],
	["GET", "/export"],
] as const;

test.each(routes)("%s /api/profile%s is for the signed-in", async (method, path) => {
	const body = method === "GET" ? undefined : {};
	expect(await call(null, method, path, body)).toMatchObject({ status: 401, body: { code: "signed_out" } });
	const forged = await ask(`/api/profile${path}`, {
		method,
		headers: { Authorization: "Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.AAAA" },
		...(body && { body: JSON.stringify(body) }),
	});
	expect(forged.status).toBe(403);
	expect(await forged.json()).toMatchObject({ code: "bad_jwt", message: "Invalid JWT signature" });
});

test.each(routes)("%s /api/profile%s waits for the second step of who has one", async (method, path) => {
	const who = await account();
	await enrolled(await signedIn(who));
	const half = await signedIn(who);
	const answer = await call(half, method, path, method === "GET" ? undefined : {});
	expect(answer).toMatchObject({ status: 401, body: { code: "insufficient_aal" } });
});

test("A person reads their own profile, and nobody keeps a copy on the way", async () => {
	const { client, id } = await newcomer();
	const { status, body, headers } = await call(client, "GET", "");
	expect(status).toBe(200);
	expect(body).toMatchObject({ user_id: id, preferred_language: "en", role: "user", country_id: null, city_id: null });
	expect(Object.keys(body)).not.toContain("quiet_from");
	expect(headers.get("Cache-Control")).toBe("private, no-store");
});

test("Phone, place and language are saved, and empty ones stored as null", async () => {
	const { client } = await newcomer();
	const given = { phone: "+34 600 111 222", country_id: "ES", city_id: madrid, preferred_language: "ar" };
	expect(await call(client, "PATCH", "", given)).toMatchObject({
		status: 200,
		body: { phone: "+34600111222", country_id: "ES", city_id: madrid, preferred_language: "ar", languages: ["ar"] },
	});
	expect(await call(client, "PATCH", "", { phone: "", country_id: "", city_id: "" })).toMatchObject({
		status: 200,
		body: { phone: null, country_id: null, city_id: null, preferred_language: "ar" },
	});
});

test.each([
	[{ phone: "600" }, "phone"],
	[{ phone: ["+34600111222"] }, "phone"],
	[{ country_id: "XX" }, "country_id"],
	[{ country_id: "spain" }, "country_id"],
	[{ country_id: "ES", city_id: berlin }, "city_id"],
	[{ city_id: "Madrid" }, "city_id"],
	[{ preferred_language: "xx" }, "preferred_language"],
	[{ languages: "en" }, "languages"],
	[{ languages: ["en", "xx"] }, "languages"],
	[{ time_zone: "Mars/Olympus" }, "time_zone"],
	[{ full_name: { first: "A" } }, "full_name"],
	[{ full_name: "a".repeat(100_000) }, "full_name"],
	["[]", "body"],
	["null", "body"],
	['"text"', "body"],
	["{", "body"],
	["", "body"],
])("PATCH %j is refused by the name of its field", async (body, field) => {
	const { client } = await newcomer();
	expect(await call(client, "PATCH", "", body)).toMatchObject({ status: 400, body: { code: "invalid", field } });
});

test("What is not a person's to say changes nothing", async () => {
	const { client } = await newcomer();
	const before = (await call(client, "GET", "")).body;
	const greedy = `{"role":"admin","id":"x","user_id":"x","verified":true,"rating":5,"created_at":"2000-01-01T00:00:00Z",
		"onboarded_at":"2000-01-01T00:00:00Z","avatar_url":"https://evil.example/x.png","__proto__":{"role":"admin"},
		"constructor":{"prototype":{"role":"admin"}},"filler":"${"x".repeat(100_000)}"}`;
	const { status, body } = await call(client, "PATCH", "", greedy);
	expect(status).toBe(200);
	expect({ ...body, updated_at: before.updated_at }).toEqual(before);
	const preferences = await call(client, "PUT", "/preferences", '{"user_id":"somebody else","__proto__":{"x":1}}');
	expect(preferences).toMatchObject({ status: 200, body: { user_id: before.id } });
});

test("A body of more than 128 kB is not read, and one that is a thousand deep breaks nothing", async () => {
	const { client } = await newcomer();
	const large = await call(client, "PATCH", "", { full_name: "A", filler: "x".repeat(130 * 1024) });
	expect(large).toMatchObject({ status: 413, body: { code: "too_large" } });
	const deep = `{"full_name":${"[".repeat(1000)}${"]".repeat(1000)}}`;
	expect((await call(client, "PATCH", "", deep)).status).toBe(400);
});

test("What a person looks for is saved whole, and read again under the profile's id", async () => {
	const { client } = await newcomer();
	const { body: profile } = await call(client, "GET", "");
	const standard = {
		user_id: profile.id,
		legal_experience_level: null,
		budget_range: null,
		preferred_contact_method: "email",
		preferred_consultation_type: "in_person",
		preferred_service_categories: [],
	};
	expect((await call(client, "GET", "/preferences")).body).toEqual(standard);
	const given = {
		legal_experience_level: "intermediate",
		budget_range: "2500_5000",
		preferred_contact_method: "both",
		preferred_consultation_type: "video_call",
		preferred_service_categories: ["work_permit", "divorce"],
	};
	expect((await call(client, "PUT", "/preferences", given)).body).toEqual({ user_id: profile.id, ...given });
	expect((await call(client, "GET", "/preferences")).body).toEqual({ user_id: profile.id, ...given });
	expect((await call(client, "PUT", "/preferences", {})).body).toEqual(standard);
});

test.each([
	[{ budget_range: "501" }, "budget_range"],
	[{ preferred_contact_method: null }, "preferred_contact_method"],
	[{ preferred_consultation_type: "telepathy" }, "preferred_consultation_type"],
	[{ preferred_service_categories: ["witchcraft"] }, "preferred_service_categories"],
	[{ preferred_service_categories: Array(101).fill("divorce") }, "preferred_service_categories"],
])("PUT preferences %j is refused by the name of its field", async (body, field) => {
	const { client } = await newcomer();
	expect(await call(client, "PUT", "/preferences", body)).toMatchObject({
		status: 400,
		body: { code: "invalid", field },
	});
});

test("Text that looks like a script is kept as text", async () => {
	const { client } = await newcomer();
	const full_name = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
	expect((await call(client, "PATCH", "", { full_name })).body).toMatchObject({ full_name });
});

test("The export is a file with all that is kept, and nothing that signs in", async () => {
	const { client, email } = await newcomer();
	await call(client, "PATCH", "", { full_name: "Amina" });
	const { status, headers, body } = await call(client, "GET", "/export");
	expect(status).toBe(200);
	expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="visavis-\d{4}-\d\d-\d\d\.json"$/);
	expect(body).toMatchObject({ account: { email }, profile: { full_name: "Amina" }, factors: [] });
	expect(JSON.stringify(body)).not.toMatch(/password_hash|sealed|scrypt|code_hash/);
});

test("A page of another site cannot change a profile", async () => {
	const { client } = await newcomer();
	const { access_token } = await sessionOf(client);
	const answer = await ask("/api/profile", {
		method: "PATCH",
		headers: { Origin: "https://evil.example", Authorization: `Bearer ${access_token}` },
		body: JSON.stringify({ full_name: "Mallory" }),
	});
	expect(answer.status).toBe(403);
	expect((await call(client, "GET", "")).body.full_name).toBeNull();
});

test("Only addresses that were made for a photo lead to one", async () => {
	const ids = ["x", "a".repeat(32), "..%2f..%2fsecrets.env", "%00", "a".repeat(5000), `${"a".repeat(32)}.svg`];
	for (const id of ids) expect((await ask(`/photos/${id}`)).status, id).toBe(404);
});
