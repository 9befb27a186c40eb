import { expect, inject, test } from "vitest";
import type { Figures } from "#domain/businesses/weeks.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask } from "../support/http.ts";
import { account, freshNetwork, sessionOf, signedIn } from "../support/people.ts";

const { id, name } = makeBusiness(1);
const path = `/api/businesses/${id}/figures`;

const read = (address: string, token?: string) =>
	ask(address, token ? { headers: { Authorization: `Bearer ${token}` } } : {});
const view = (business_id: string, headers: Record<string, string> = {}) =>
	ask(`/api/businesses/${business_id}/views`, {
		method: "POST",
		headers: { "CF-Connecting-IP": freshNetwork(), ...headers },
	});
const own = async () => (await (await read(path, inject("lawyer").token)).json()) as Figures;

test("The owner reads the figures of twelve weeks or of a year; no cache keeps them", async () => {
	const answer = await read(path, inject("lawyer").token);
	expect(answer.status).toBe(200);
	expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
	const figures = (await answer.json()) as Figures;
	expect(figures.business).toEqual({ id, name });
	expect(figures.weeks).toHaveLength(12);
	expect(figures.weeks.at(-1)).toEqual({
		...{ week: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), views: expect.any(Number), requests: expect.any(Number) },
		...{ bookings: expect.any(Number), answers: expect.any(Number), answer_minutes: expect.any(Number) },
	});
	const year = (await (await read(`${path}?weeks=52`, inject("lawyer").token)).json()) as Figures;
	expect(year.weeks).toHaveLength(52);
	const wrong = await read(`${path}?weeks=13`, inject("lawyer").token);
	expect([wrong.status, await wrong.json()]).toEqual([400, expect.objectContaining({ field: "weeks" })]);
});

test("To everybody else there are no figures, nor are there any of another profile for an owner", async () => {
	const { access_token } = await sessionOf(await signedIn(await account()));
	expect((await read(path)).status).toBe(401);
	expect((await read(path, access_token)).status).toBe(404);
	for (const other of [makeBusiness(2).id, "0".repeat(32), "xyz"])
		expect((await read(`/api/businesses/${other}/figures`, inject("lawyer").token)).status, other).toBe(404);
});

test("A view is counted and answered with nothing, and so is one that counts nothing", async () => {
	const answers = await Promise.all([view(id), view("0".repeat(32)), view("xyz"), view("%00")]);
	for (const answer of answers) {
		expect([answer.status, await answer.text()]).toEqual([204, ""]);
		expect(answer.headers.getSetCookie()).toEqual([]);
		expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
	}
	// Whoever reads often must not see when somebody looks.
	expect((await own()).this_week.views).toBeNull();
});

test("Over the limit of a network the answer is the same", async () => {
	const network = { "CF-Connecting-IP": freshNetwork() };
	const answers = await Promise.all(Array.from({ length: 70 }, () => view(makeBusiness(2).id, network)));
	expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 70 }, () => 204));
});

test("No page of another site counts a view, and reading the address counts none", async () => {
	for (const headers of [
		{ Origin: "https://evil.test" },
		{ Origin: "null" },
		{ "Sec-Fetch-Site": "cross-site" },
	] as Record<string, string>[])
		expect((await view(id, headers)).status).toBe(403);
	expect((await ask(`/api/businesses/${id}/views`)).status).toBe(404);
});
