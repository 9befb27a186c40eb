import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { makeBusiness } from "../support/demo.ts";
import { ask } from "../support/http.ts";

const listed = makeBusiness(1).id;
/** One for each status that search does not show. */
const unlisted = ["pending", "unverified", "suspended", "closed"].map((status) => {
	const found = Array.from({ length: 500 }, (_, i) => makeBusiness(i + 1)).find(
		(business) => business.status === status,
	);
	if (!found) throw new Error(`There is nobody ${status}.`);
	return found;
});
const read = async (path: string) => (await ask(path)).text();

test("The sitemap is an index of files, each with its addresses and their languages", async () => {
	const index = await read("/sitemap.xml");
	const files = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]+)<\/loc>/g)].map(([, path = ""]) => path);
	expect(files.filter((path) => !/^\/sitemaps\/(news|community)-/.test(path))).toEqual([
		...["/sitemaps/pages.xml", "/sitemaps/1.xml"],
	]);
	expect(await read("/sitemaps/pages.xml")).toContain("/search?service=tax_advisors</loc>");
	const profiles = await read("/sitemaps/1.xml");
	expect(profiles).toContain(`/business/${listed}</loc><lastmod>2026-`);
	expect(profiles).toContain('hreflang="x-default"');
	expect((profiles.match(/<loc>/g) ?? []).length).toBeLessThanOrEqual(50_000);
	expect((await ask("/sitemaps/2.xml")).status).toBe(404);
	expect((await ask("/sitemaps/x.xml")).status).toBe(404);
});

test("Only verified profiles are in the sitemap", async () => {
	const profiles = await read("/sitemaps/1.xml");
	for (let seq = 1; seq <= 60; seq++) {
		const { id, status } = makeBusiness(seq);
		expect(profiles.includes(id), `${seq} ${status}`).toBe(status === "verified" || status === "expiring");
	}
});

test("robots.txt names the sitemap and keeps private pages out", async () => {
	const robots = await read("/robots.txt");
	expect(robots).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/);
	expect(robots).toContain("Disallow: /profile");
});

test.each(["/", "/services", "/about", "/search?service=tax_advisors", `/business/${listed}`])(
	"%s has a canonical address, its languages, and a card for sharing",
	async (path) => {
		const html = await read(path);
		expect(html).toMatch(new RegExp(`<link rel="canonical" href="http://localhost:\\d+${path.replace("?", "\\?")}"`));
		expect(html).toContain('hrefLang="x-default"');
		expect(html).toMatch(/<meta property="og:image" content="http:\/\/localhost:\d+\/og\.png"/);
		expect(html).toMatch(/<title>[^<]+Visavis<\/title>|<title>[^<]*Visavis[^<]*<\/title>/);
		expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
	},
);

test.each([
	"/search?q=families",
	"/search?service=tax_advisors&language=es",
	"/search?service=bogus",
	"/search?service=notary_apostille_services&location=MC&language=hi",
	"/search?service=notary_apostille_services&location=Atlantis",
	`/search?compare=${listed}`,
	"/nowhere",
	"/news?country=IS",
	"/news?country=DE&topic=tax_advisors",
	...unlisted.map(({ id }) => `/business/${id}`),
])("%s is kept out of search engines", async (path) => {
	const html = await read(path);
	expect(html).toContain('<meta name="robots" content="noindex"');
	expect(html).not.toContain('rel="canonical"');
});

test.each(unlisted)(
	"A profile that is $status has no badge: not in words, not in the seal, not for machines",
	async ({ id, status }) => {
		const words = {
			pending: "Being checked",
			unverified: "Not verified",
			suspended: "Suspended",
			closed: "Practice closed",
		};
		const html = await read(`/business/${id}`);
		const [header = ""] = /<header class="min-w-0">[\s\S]*?<\/header>/.exec(html) ?? [];
		const [comparison = ""] = /<main[\s\S]*<\/main>/.exec(await read(`/search?compare=${id}`)) ?? [];
		for (const part of [header, comparison]) {
			expect(part).toContain(words[status as keyof typeof words]);
			expect(part).not.toMatch(/(Licence|Registration) checked/);
			const seals = part.match(/<svg viewBox="0 0 48 48"[^>]*>/g) ?? [];
			expect(seals.length).toBeGreaterThan(0);
			for (const seal of seals) expect(seal).not.toContain("text-accent");
		}
		expect(html).not.toContain("application/ld+json");
	},
);

test("A profile that is verified has its badge", async () => {
	const [header = ""] = /<header class="min-w-0">[\s\S]*?<\/header>/.exec(await read(`/business/${listed}`)) ?? [];
	expect(header).toMatch(/(Licence|Registration) checked/);
	expect(header).toMatch(/<svg viewBox="0 0 48 48"[^>]*text-accent/);
});

test("A profile tells machines what it is, and nothing in it can end the block", async () => {
	const html = await read(`/business/${listed}`);
	const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)].map(
		([, json = ""]) => JSON.parse(json),
	);
	const types = JSON.stringify(blocks);
	expect(types).toMatch(/LegalService|Attorney/);
	expect(types).toContain("BreadcrumbList");
});

test("The blog's old address leads to the news", async () => {
	const answer = await ask("/blog");
	expect([301, 308]).toContain(answer.status);
	expect(answer.headers.get("Location")).toBe("/news");
});

test("The picture for sharing is a PNG of 1200 by 630", async () => {
	const bytes = new DataView(await (await ask("/og.png")).arrayBuffer());
	expect([bytes.getUint32(16), bytes.getUint32(20)]).toEqual([1200, 630]);
});

test("Built files are kept for good, and not sniffed", async () => {
	const [, asset = ""] = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.css)"/.exec(await read("/")) ?? [];
	const path = asset || (/(\/assets\/[\w.-]+\.css)/.exec(await read("/"))?.[1] ?? "");
	const { headers } = await ask(path);
	expect(headers.get("Cache-Control")).toContain("immutable");
	expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("Pages are nobody's to keep but the reader's", async () => {
	expect((await ask("/")).headers.get("Cache-Control")).toBe("private, no-cache");
});

// The service worker is given the version of the site when it is built; what is learnt is for the Worker alone.
const learnt = ["language.bin", "reader.bin"];
const notAsTheyAre = ["sw.js", ...learnt];

test.each([...learnt, "dictionary.json"])("What the Worker reads beside it is no page: %s", async (name) => {
	expect((await ask(`/${name}`)).status).toBe(404);
});

const files = readdirSync("public", { recursive: true, withFileTypes: true })
	.filter((one) => one.isFile())
	.map(({ parentPath, name }) => relative("public", join(parentPath, name)));

test.each(files.filter((name) => !name.startsWith("_") && !notAsTheyAre.includes(name)))(
	"The file %s is answered as it is",
	async (name) => {
		const answer = await ask(`/${name}`);
		expect(answer.status).toBe(200);
		expect(Buffer.from(await answer.arrayBuffer()).equals(readFileSync(`public/${name}`))).toBe(true);
	},
);
