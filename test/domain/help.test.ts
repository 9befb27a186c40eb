import { afterAll, beforeAll, expect, test } from "vitest";
import { helpMeantBy } from "#domain/assistant/help-meant.server.ts";
import { categories, legalServices } from "#domain/businesses/legal-services.ts";
import { findSections, questionGroups } from "#domain/pages/help.ts";
import { partsOf, plainText } from "#domain/pages/pages.ts";
import { isOpenAt, listUrgentHelp } from "#domain/pages/urgent-help.server.ts";
import { situations } from "#domain/pages/urgent-help.ts";
import { pageTexts } from "#scripts/page-texts.ts";
import { testSite } from "../support/identity.ts";

const { sections } = pageTexts().find(({ path }) => path === "texts/en/help.json")?.text ?? { sections: [] };
const parts = partsOf(sections);

let site: Awaited<ReturnType<typeof testSite>>;
beforeAll(async () => {
	site = await testSite(40);
});
afterAll(() => site.close());

test("Help answers more than forty questions, in every group that it names", () => {
	const groups = parts.filter(({ head }) => questionGroups.includes(head.id));
	expect(groups.map(({ head }) => head.id)).toEqual([...questionGroups]);
	expect(Math.min(...groups.map((group) => group.sections.length))).toBeGreaterThanOrEqual(5);
	expect(groups.flatMap((group) => group.sections).length).toBeGreaterThanOrEqual(40);
	for (const { html, id } of groups.flatMap((group) => group.sections))
		expect(plainText(html).length, id).toBeGreaterThan(40);
});

test("There is a guide for everything urgent, and to verification, ranking, kinds of professionals and notario fraud", () => {
	const ids = sections.map(({ id }) => id);
	expect(ids).toEqual(expect.arrayContaining(["urgent", "verification", "ranking", "tiers", "notario-fraud"]));
	expect(ids).toEqual(expect.arrayContaining(situations.map((situation) => `urgent-${situation}`)));
});

test("Whoever has a letter that says to leave is not sent alone to those who wrote it", () => {
	const { html = "" } = sections.find(({ id }) => id === "urgent-deadline") ?? {};
	expect(plainText(html)).toContain("don't go alone to the police or to the office that wrote it");
	expect(plainText(html)).toContain("ask a free legal advice centre");
});

test.each([
	["cancel appointment", "move-cancel"],
	["cancelling", "move-cancel"],
	["refund", "refund"],
	["I want my money back", "refund"],
	["how do I pay", "how-to-pay"],
	["forgot password", "forgot-password"],
	["no code in my mail", "no-code"],
	["delete my account", "delete-account"],
	["is my lawyer real", "really-lawyer"],
	["block someone", "block"],
	["time zone", "time-zone"],
	["interpreter", "interpreter"],
	["cheated by a notario", "notario-fraud"],
	["detained brother", "urgent-detention"],
	["deadline in three days", "urgent-deadline"],
	["legal aid no money", "little-money"],
	["HOW MUCH does it COST", "costs"],
	["immigration authorities", "authorities"],
	["lost phone", "lost-phone"],
	["get listed as a lawyer", "joining"],
])("Who looks for “%s” finds #%s among the first three", (query, id) => {
	expect(
		findSections(sections, query)
			.slice(0, 3)
			.map((section) => section.id),
	).toContain(id);
});

test.each([
	["the lawyer did not come to our meeting", "no-show"],
	["wie bekomme ich mein Geld zurück", "refund"],
	["¿cómo cambio mi correo?", "change-email"],
	["他们会把我的资料交给移民局吗", "authorities"],
	["my brother was taken by immigration this morning", "urgent-detention"],
])("Who asks “%s” finds #%s first, whatever words it uses", async (query, id) => {
	const meant = await helpMeantBy(site.ctx, query);
	expect(findSections(sections, query, meant)[0]?.id).toBe(id);
});

test.each(["", "  ", "?!", "xyzzy", "\u0000", "%' OR 1=1 --"])("Nothing is made of “%s”", (query) => {
	const found = findSections(sections, query);
	expect(found.length).toBeLessThan(13);
	if (query.trim().length < 6) expect(found).toEqual([]);
});

test("A link of help to a search names services that exist", () => {
	const services = new Set<string>([...categories, ...legalServices.map(({ id }) => id)]);
	const named = sections.flatMap(({ html }) => [...html.matchAll(/service=(\w+)/g)].map(([, id]) => id ?? ""));
	expect(named.length).toBeGreaterThan(3);
	for (const id of named) expect(services.has(id), id).toBe(true);
});

test("Urgent numbers have a source, and a day on which they were compared with it; others show in development only", async () => {
	const shown = await listUrgentHelp({ ...site.ctx, isDevelopment: false });
	expect(shown.filter(({ country_id }) => country_id === "ES").map(({ number }) => number)).toEqual(["112"]);
	for (const { source_url, checked_on, is_open, is_always_open } of shown) {
		expect(source_url).toMatch(/^https:\/\//);
		expect(checked_on).toMatch(/^2026-/);
		expect([is_open, is_always_open]).toEqual([true, true]);
	}
	const developed = await listUrgentHelp({ ...site.ctx, isDevelopment: true });
	expect(developed.length).toBeGreaterThan(shown.length);
	expect(developed.some(({ checked_on, is_open }) => checked_on === null && is_open === null)).toBe(true);
});

test("“Open now” follows the clock of the place, and is not said where hours are not known", () => {
	const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: "09:00", until: "17:00" }));
	const office = { hours: { weekly: weekdays }, time_zone: "America/New_York" };
	expect(isOpenAt(office, new Date("2026-11-24T13:59:59Z"))).toBe(false);
	expect(isOpenAt(office, new Date("2026-11-24T14:00:00Z"))).toBe(true);
	expect(isOpenAt(office, new Date("2026-11-24T22:00:00Z"))).toBe(false);
	// In summer an hour earlier; on Sunday not at all.
	expect(isOpenAt(office, new Date("2026-07-14T13:00:00Z"))).toBe(true);
	expect(isOpenAt(office, new Date("2026-11-22T15:00:00Z"))).toBe(false);
	expect(isOpenAt({ hours: { always: true }, time_zone: null }, new Date())).toBe(true);
	expect(isOpenAt({ hours: null, time_zone: "America/New_York" }, new Date())).toBeNull();
});
