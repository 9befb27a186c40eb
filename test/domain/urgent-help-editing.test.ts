import { afterAll, beforeAll, expect, test } from "vitest";
import { type Admin, type Fresh, requireFresh } from "#domain/ground/callers.ts";
import { listUrgentHelp } from "#domain/pages/urgent-help.server.ts";
import {
	countUrgentHelp,
	listHelpIn,
	removeHelp,
	requireHelp,
	saveHelp,
} from "#domain/pages/urgent-help-editing.server.ts";
import { factsOf, fieldsOf, helpInput } from "#domain/pages/urgent-help-input.ts";
import { withRole } from "../support/actors.ts";
import { outcomeOf, outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let admin: Fresh<Admin>;
beforeAll(async () => {
	site = await testSite(40);
	admin = requireFresh(site.ctx, (await withRole(site.ctx, "admin")).actor);
});
afterAll(() => site.close());

const typed = {
	...{
		situation: "detention",
		country_id: "ES",
		name: "Bar on duty",
		number: "900 100 200",
		address: "",
		hours: "weekly",
	},
	...{ time_zone: "Europe/Madrid", source_url: "https://bar.test/duty" },
	...Object.fromEntries(
		[1, 2, 3, 4, 5].flatMap((day) => [
			[`from_${day}`, "09:00"],
			[`until_${day}`, "17:00"],
		]),
	),
};
const input = (given: Record<string, string> = {}) => helpInput.parse({ ...typed, ...given });
const save = async (id: string | null, given: Record<string, string> = {}, isChecked = false) => {
	const seen = id === null ? null : await requireHelp(site.ctx, admin, id);
	return saveHelp(site.ctx, admin, seen, input(given), { isChecked });
};
const isShown = async (id: string) =>
	(await listUrgentHelp({ ...site.ctx, isDevelopment: false })).some((one) => one.id === id);
const actsOn = async (id: string) =>
	(
		await site.d1
			.prepare("SELECT act FROM audit_entries WHERE object_id = ? ORDER BY rowid")
			.bind(id)
			.all<{ act: string }>()
	).results.map(({ act }) => act);

test("People see urgent help once somebody has compared it with its source, and no more when it was changed since", async () => {
	const id = await save(null);
	expect(await isShown(id)).toBe(false);
	await save(id, {}, true);
	expect(await isShown(id)).toBe(true);
	expect((await requireHelp(site.ctx, admin, id)).checked_on).toBe(site.ctx.now().toISOString().slice(0, 10));
	// Saved as it is, it stays checked.
	await save(id);
	expect(await isShown(id)).toBe(true);
	await save(id, { number: "900 100 201" });
	expect(await isShown(id)).toBe(false);
	await save(id, { number: "900 100 201" }, true);
	await removeHelp(site.ctx, admin, id);
	expect(await outcomeOf(removeHelp(site.ctx, admin, id))).toBe("not_found");
	expect(await outcomeOf(save(id))).toBe("not_found");
	expect(await actsOn(id)).toEqual([
		...["urgent_help_changed", "urgent_help_checked", "urgent_help_changed", "urgent_help_changed"],
		...["urgent_help_checked", "urgent_help_removed"],
	]);
});

test.each<Record<string, string>>([
	{ number: "", address: "" },
	{ number: "call us" },
	{ source_url: "http://bar.test" },
	{ source_url: "javascript:alert(1)" },
	{ time_zone: "Mars/Olympus" },
	{ time_zone: "" },
	{ until_1: "" },
	{ from_2: "17:00" },
	{ country_id: "es" },
	{ situation: "boredom" },
])("%o is asked for again", (given) => {
	expect(helpInput.safeParse({ ...typed, ...given }).success).toBe(false);
});

test("A country that there is not is refused", async () => {
	expect(await outcomeOf(save(null, { country_id: "XX" }))).toBe("invalid");
});

test("What the form begins with is kept as it was when it is sent again", () => {
	for (const facts of [
		factsOf(input()),
		factsOf(input({ hours: "always" })),
		factsOf(input({ hours: "unknown", number: "", address: "Calle de Prueba 1" })),
	])
		expect(factsOf(helpInput.parse(fieldsOf(facts)))).toEqual(facts);
});

test("A country says how much there is, and how much nobody has checked", async () => {
	const before = (await countUrgentHelp(site.ctx, admin)).find(({ country_id }) => country_id === "FR");
	await save(null, { country_id: "FR" });
	expect((await countUrgentHelp(site.ctx, admin)).find(({ country_id }) => country_id === "FR")).toEqual({
		country_id: "FR",
		count: (before?.count ?? 0) + 1,
		unchecked: (before?.unchecked ?? 0) + 1,
	});
	expect((await listHelpIn(site.ctx, admin, "FR")).map(({ name }) => name)).toContain("Bar on duty");
});

test("A check loses nothing that the form does not show: a second opening time of a day stays", async () => {
	const id = await save(null);
	const twice = [
		{ weekday: 1, from: "09:00", until: "12:00" },
		{ weekday: 1, from: "14:00", until: "18:00" },
	];
	await site.d1
		.prepare("UPDATE urgent_help SET hours = ? WHERE id = ?")
		.bind(JSON.stringify({ weekly: twice }), id)
		.run();
	const seen = await requireHelp(site.ctx, admin, id);
	await saveHelp(site.ctx, admin, seen, helpInput.parse(fieldsOf(seen)), { isChecked: true });
	expect((await requireHelp(site.ctx, admin, id)).hours).toEqual({ weekly: twice });
});

test("Of fifty admins who change the same number at once one does, and the others are told", async () => {
	const id = await save(null);
	const seen = await requireHelp(site.ctx, admin, id);
	const change = (i: number) =>
		saveHelp(site.ctx, admin, seen, input({ number: `900 100 ${300 + i}` }), { isChecked: true });
	expect(await outcomesOf(Array.from({ length: 50 }, (_, i) => change(i)))).toEqual({ done: 1, conflict: 49 });
	expect(await actsOn(id)).toHaveLength(2);
	expect((await requireHelp(site.ctx, admin, id)).version).toBe(seen.version + 1);
});
