import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { categories } from "#domain/businesses/legal-services.ts";
import { makeBusiness } from "../support/demo.ts";
import { ask, readsOf } from "../support/http.ts";

let html: string;
const text = () =>
	html
		.replace(/<(script|style)[\s\S]*?<\/\1>/g, "")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]+>/g, " ")
		.replaceAll("&#x27;", "'")
		.replace(/\s+/g, " ");

beforeAll(async () => {
	html = await (await ask("/")).text();
});

test("The hero asks what and where, and sends both to the search", () => {
	const form = /<form[^>]*action="\/search"[\s\S]*?<\/form>/g;
	const forms = html.match(form) ?? [];
	expect(forms.some((one) => one.includes('name="q"') && one.includes('name="location"'))).toBe(true);
});

test.each(["Immigration Law", "Business Law", "Family Law", "Real Estate Law"])(
	"The shortcut %s leads to its search",
	(name) => {
		const query = encodeURIComponent(name).replaceAll("%20", "+");
		expect(
			[`href="/search?q=${query}"`, `href="/search?q=${encodeURIComponent(name)}"`].some((href) => html.includes(href)),
		).toBe(true);
		expect(text()).toContain(name);
	},
);

test("A body that is no form is refused on a page with a way on, wherever it is sent", async () => {
	for (const path of ["/preferences", "/news/follows", "/time-zone"]) {
		const answer = await ask(path, {
			method: "POST",
			headers: { "Content-Type": "multipart/form-data; boundary=x" },
			body: "no form",
		});
		expect(answer.status, path).toBe(400);
		const page = await answer.text();
		expect(page, path).toMatch(/<h1/);
		expect(page, path).toContain('href="/contact"');
	}
});

test("The figures stand as specified", () => {
	for (const figure of ["5,000+", "150+", "50,000+", "95%", "200+", "4.9"]) expect(text()).toContain(figure);
});

test("Professionals are asked to join, at the registration", () => {
	expect(text()).toContain("Are you a legal professional? Join our network");
	expect(html).toContain('href="/business-registration"');
});

test("There are 13 service cards, in the order of the specification", () => {
	const links = [...html.matchAll(/href="\/search\?service=([a-z_]+)"/g)].map(([, category]) => category);
	expect([...new Set(links)]).toEqual([...categories]);
});

test("The navbar and its copy on phones lead where the specification says", () => {
	for (const path of ["/", "/business", "/community", "/news", "/about", "/auth", "/auth?mode=signup"]) {
		expect(html, path).toContain(`href="${path}"`);
	}
	for (const words of ["Business", "Community", "News", "About", "Sign In", "Get Started"])
		expect(text()).toContain(words);
});

test("The footer holds its links, an address for support and the year", () => {
	for (const path of [
		"services",
		"about",
		"news",
		"business",
		"contact",
		"careers",
		"help",
		"privacy",
		"terms",
		"sitemap",
		"accessibility",
		"cookies",
	]) {
		expect(html, path).toContain(`href="/${path}"`);
	}
	expect(html).toMatch(/mailto:[^"]+@/);
	expect(text()).toContain("Copyright 2024");
});

const { id } = makeBusiness(1);

test.each([
	"/",
	"/about",
	"/search",
	"/search?service=tax_advisors",
	"/search?q=immigration+lawyer+spain&language=es&sort=fee",
	"/search?service=immigration_lawyers&all=location",
	`/search?compare=${id}`,
	`/business/${id}`,
	"/sitemap.xml",
])("%s asks the database once", async (path) => {
	expect(readsOf((await ask(path)).headers)).toEqual([expect.toSatisfy((rows: number) => rows > 0)]);
});

test.each(["/search?q=maria", "/search?q=imigration+lawyr"])(
	"%s, whose words are not all in the dictionary, asks the database twice",
	async (path) => {
		expect(readsOf((await ask(path)).headers)).toHaveLength(2);
	},
);

test("A number stands beside a filter only where choosing it finds so many", async () => {
	const numbersIn = async (path: string) => {
		const html = await (await ask(path)).text();
		const filters = /<form[^>]*aria-label="Filters".*?<\/form>/s.exec(html)?.[0] ?? "";
		expect(filters).not.toBe("");
		return filters.match(/>[\d,]+<\//g)?.length ?? 0;
	};
	expect(await numbersIn("/search?service=tax_advisors")).toBeGreaterThan(20);
	expect(await numbersIn("/search?service=tax_advisors&mode=video")).toBe(0);
});

test("A search that finds few asks once more, for who else could help", async () => {
	const { headers } = await ask("/search?service=notary_apostille_services&location=MC&language=hi");
	expect(readsOf(headers)).toHaveLength(2);
});

test.each(["/services", "/sitemap", "/robots.txt", "/sitemaps/pages.xml", "/blog", "/nowhere"])(
	"%s asks the database nothing",
	async (path) => {
		expect((await ask(path)).headers.get("Server-Timing")).toContain("read 0,");
	},
);

test("What checks forms stays on the server: no file for browsers has the schemas' library in it", () => {
	for (const name of readdirSync("build/client/assets"))
		expect(readFileSync(`build/client/assets/${name}`).includes("ZodError"), name).toBe(false);
});

test("A path that leads nowhere offers the search and the services", async () => {
	const answer = await ask("/nowhere");
	expect(answer.status).toBe(404);
	const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? [];
	expect(main).toContain('action="/search"');
	expect(main).toContain('href="/services"');
});

test("Every link of the home page leads to a screen", async () => {
	const paths = new Set(
		[...html.matchAll(/<a [^>]*href="(\/[^"#]*)/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&")),
	);
	expect(paths.size).toBeGreaterThan(25);
	for (const path of paths) {
		// Only for who is signed in: others are asked to.
		expect((await ask(path)).status, path).toBe(path === "/business" ? 302 : 200);
	}
});
