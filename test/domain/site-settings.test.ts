import { afterAll, beforeAll, expect, test } from "vitest";
import type { Admin } from "#domain/ground/callers.ts";
import { figureNames, specifiedFigures } from "#domain/site/figures.ts";
import {
	computeFigures,
	findSiteDetails,
	findSiteFigures,
	requireSiteSettings,
	saveFigures,
	saveSiteDetails,
} from "#domain/site/site-settings.server.ts";
import {
	detailsChange,
	figuresChange,
	figuresForm,
	missingDetails,
	siteDetails,
	unsetDetails,
} from "#domain/site/site-settings.ts";
import { withRole } from "../support/actors.ts";
import { testCtx } from "../support/database.ts";
import { outcomesOf, testSite } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let admin: Admin;
beforeAll(async () => {
	site = await testSite(250);
	admin = (await withRole(site.ctx, "admin")).actor;
});
afterAll(() => site.close());

/** The form as it stands when nothing is changed, with some fields otherwise. */
const form = (given: Record<string, string> = {}) => ({
	...Object.fromEntries(
		figureNames.flatMap((name) => [
			[name, "specified"],
			[`${name}_text`, ""],
		]),
	),
	...given,
});
const seen = async () => (await requireSiteSettings(site.ctx, admin)).figures.version;
const save = async (given: Record<string, string>) =>
	saveFigures(site.ctx, admin, figuresChange.parse({ ...form(given), version: await seen() }));

test("Until an admin changes it every figure is as specified, and a row that cannot be read changes nothing", async () => {
	expect(await findSiteFigures(site.ctx)).toEqual(specifiedFigures);
	for (const odd of ['"5"', "[]", '{"cities":{"source":"nowhere","text":"1"}}', '{"cities":7}']) {
		await site.d1
			.prepare("INSERT OR REPLACE INTO site_settings (key, value, updated_at) VALUES ('figures', ?, '2026-11-20')")
			.bind(odd)
			.run();
		expect(await findSiteFigures(site.ctx), odd).toEqual(specifiedFigures);
	}
});

test("Each figure is as specified, as an admin writes it, or what our data says", async () => {
	await save({ cities: "text", cities_text: "210+", professionals: "computed" });
	const before = await findSiteFigures(site.ctx);
	expect(before).toMatchObject({ cities: "210+", countries: specifiedFigures.countries, professionals: "–" });
	await computeFigures(site.ctx);
	const listed = await site.d1
		.prepare("SELECT count(*) AS n FROM businesses WHERE status IN ('verified', 'expiring')")
		.first<{ n: number }>();
	expect((await findSiteFigures(site.ctx)).professionals).toBe(String(listed?.n));
	const { results } = await site.d1.prepare("SELECT fields FROM audit_entries WHERE object = 'setting'").all();
	expect(results).toHaveLength(1);
});

test("What an admin reads of the figures is what is sent to leave them as they are", async () => {
	await save({ cities: "text", cities_text: "210+", professionals: "computed" });
	const { figures, details } = await requireSiteSettings(site.ctx, admin);
	expect(figures).toMatchObject(form({ cities: "text", cities_text: "210+", professionals: "computed" }));
	expect(figuresChange.parse(figures)).toEqual(figures);
	expect(detailsChange.parse(details)).toEqual(details);
});

test("Without an appointment there is no success, and without a review no rating: neither is made up", async () => {
	const empty = await testSite();
	const { actor } = await withRole(empty.ctx, "admin");
	await computeFigures(empty.ctx);
	await saveFigures(
		empty.ctx,
		actor,
		figuresChange.parse({
			...form({ success_rate: "computed", average_rating: "computed", clients: "computed" }),
			version: 0,
		}),
	);
	expect(await findSiteFigures(empty.ctx)).toMatchObject({ success_rate: "–", average_rating: "–", clients: "0" });
	await empty.close();
});

test("What our data says is counted once a day", async () => {
	const at = (hours: number) => {
		const counted = testCtx(site.d1, new Date(site.ctx.now().getTime() + hours * 3_600_000).toISOString());
		return { ...site.ctx, db: counted.db, now: counted.now, meter: counted.meter };
	};
	const [early, late] = [at(23.9), at(24)];
	await computeFigures(early);
	expect(early.meter.rowsRead).toBeLessThanOrEqual(2);
	await computeFigures(late);
	expect(late.meter.rowsRead).toBeGreaterThan(100);
	expect((await requireSiteSettings(site.ctx, admin)).computed_at).toBe(late.now().toISOString());
});

test.each(["", "many", "5000 or so", "<b>5</b>", "5+%", "1".repeat(21)])("“%s” is no figure of one's own", (text) => {
	expect(figuresForm.safeParse(form({ cities: "text", cities_text: text })).success).toBe(false);
	// What is not shown may be unfinished, within reason.
	expect(figuresForm.safeParse(form({ cities_text: text })).success).toBe(text.length <= 20);
});

test("Who runs the site is said once it is set, and what is missing has a name", async () => {
	expect(await findSiteDetails(site.ctx)).toEqual(unsetDetails);
	expect(missingDetails(unsetDetails)).toEqual(Object.keys(unsetDetails));
	const details = siteDetails.parse({
		support_address: "help@example.test",
		operator_name: "Example Ltd",
		operator_address: "1 Example Street\nExampletown",
		data_protection_contact: "",
	});
	await saveSiteDetails(site.ctx, admin, { ...details, version: 0 });
	expect(await findSiteDetails(site.ctx)).toEqual(details);
	expect(missingDetails(details)).toEqual(["data_protection_contact"]);
	for (const support_address of ["", "nobody", "a@b"])
		expect(siteDetails.safeParse({ ...details, support_address }).success, support_address).toBe(false);
});

test("Pages ask who runs the site once a minute, and again after a fault", async () => {
	const { meter, ...counted } = testCtx(site.d1);
	const keys = { ...site.ctx.keys };
	const at = (seconds: number) => ({
		...counted,
		keys,
		now: () => new Date(Date.parse("2026-12-01") + seconds * 1000),
	});
	for (const seconds of [0, 1, 59]) await findSiteDetails(at(seconds));
	expect(meter.reads.length).toBe(1);
	await findSiteDetails(at(60));
	expect(meter.reads.length).toBe(2);
	const broken = {
		...at(200),
		db: { select: () => ({ from: () => ({ where: () => Promise.reject(new Error("D1 is down")) }) }) },
	};
	await expect(findSiteDetails(broken as unknown as typeof site.ctx)).rejects.toThrow("D1 is down");
	expect((await findSiteDetails(at(200))).support_address).toBe("help@example.test");
});

test("Of fifty admins who change the same settings at once one does, and the others are told", async () => {
	const { details, figures } = await requireSiteSettings(site.ctx, admin);
	for (const change of [
		(i: number) => saveSiteDetails(site.ctx, admin, { ...details, operator_name: `Example ${i}` }),
		(i: number) => saveFigures(site.ctx, admin, { ...figures, cities: "text", cities_text: `${200 + i}+` }),
	])
		expect(await outcomesOf(Array.from({ length: 50 }, (_, i) => change(i)))).toEqual({ done: 1, conflict: 49 });
});
