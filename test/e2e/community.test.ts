import type { Browser, BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { goTo, launch, newVisitor, reload } from "../support/browser.ts";
import { injections } from "../support/injections.ts";
import { browserWith, rawMainOf, signedInVisitor, type Visitor } from "../support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
	browser = await launch();
});
afterAll(() => browser.close());

type State = Exclude<BrowserContextOptions["storageState"], undefined>;

const stateOf = (cookies: Iterable<readonly [string, string]>): State => ({
	cookies: [...cookies].map(([name, value]) => ({
		...{ name, value, domain: "localhost", path: name === "__Secure-refresh" ? "/auth/v1" : "/", expires: -1 },
		...{ secure: true, httpOnly: true, sameSite: "Lax" as const },
	})),
	origins: [],
});

/** Somebody whom nothing greets any more. */
async function settled() {
	const { visitor } = await signedInVisitor();
	await visitor.ask("/onboarding", { method: "POST" });
	return { visitor, storageState: stateOf(visitor.cookies) };
}

async function post(visitor: Visitor, path: string, body: Record<string, unknown>) {
	const answer = await visitor.ask(`/api/posts${path}`, { method: "POST", body: JSON.stringify(body) });
	expect(answer.ok, path).toBe(true);
	return (await answer.json()) as { slug: string; id: string };
}

const question = (given: Record<string, unknown> = {}) => ({
	kind: "question",
	title: "How did you find a flat without papers from here?",
	body: "Everybody asks for papers that I cannot have yet.\n\n- a letter\n- a guarantor\n\n> what the agency said\n\n**What** helped you?",
	country_id: "ES",
	topic: "housing_tenancy_lawyers",
	language: "en",
	pseudonym: "Vega 27",
	...given,
});

/** A thread with an answer of whoever asks, whose id it says, and one of somebody else. */
async function thread(title: string) {
	const [asker, helper] = [await settled(), await settled()];
	const { slug } = await post(asker.visitor, "", question({ title }));
	const { id } = await post(asker.visitor, `/${slug}/answers`, {
		body: "I found it out myself.",
		pseudonym: "Vega 27",
	});
	await post(helper.visitor, `/${slug}/answers`, {
		body: `With a ${"very".repeat(60)}longword in it.`,
		pseudonym: "Rigel 64",
	});
	return { asker, helper, slug, id };
}

test("axe finds nothing on the list, the forms and one's own thread, in both themes, both directions, wide and narrow", async () => {
	const { asker, slug, id } = await thread("A wombat asks while axe looks");
	const lookers = await newLookers(browser, { storageState: asker.storageState });
	const path = `/community/${slug}`;
	await expectAxeSilent(lookers, "/community", "/community?q=zzzz&country=ES", "/community/new", path);
	await expectAxeSilent(lookers, `${path}/edit`, `${path}/edit?answer=${id}`);
});

test("axe finds nothing on another's thread, a report and the desk, in both themes, both directions, wide and narrow", async () => {
	const { helper, slug } = await thread("A bandicoot asks while axe looks");
	const others = await newLookers(browser, { storageState: helper.storageState });
	await expectAxeSilent(others, `/community/${slug}`, `/community/${slug}/report`);
	await helper.visitor.ask(`/api/posts/${slug}/flags`, { method: "POST", body: JSON.stringify({ kind: "abuse" }) });
	const [name = "", value = ""] = inject("adminCookie").split(/=(.*)/s);
	const admins = await newLookers(browser, { storageState: stateOf([[name, value]]) });
	const queue = await browserWith(inject("adminCookie")).open("/admin/community");
	const [path = ""] = /\/admin\/community\/[0-9a-f]{32}(?="[^>]*><bdi>A bandicoot)/.exec(rawMainOf(queue)) ?? [];
	await expectAxeSilent(admins, "/admin/community", path);
});

test("What names a person is marked while it is typed, hidden by one click, and the draft survives a reload", async () => {
	const { visitor, storageState } = await settled();
	const { slug } = await post(visitor, "", question({ title: "A dugong waits for a residence card" }));
	const { page, context, complaints } = await newVisitor(browser, { storageState });
	await goTo(page, "/community/new");
	const similar = page.waitForRequest("**/api/posts/similar?*");
	await page.locator("[name=title]").fill("Where do I write to dugong@people.test about it?");
	expect(new URL((await similar).url()).searchParams.get("title")).toBe("Where do I write to […] about it?");
	await page.locator("[name=title]").fill("Another dugong waits for a residence card");
	await page.getByText("Perhaps someone has asked this before").waitFor();
	expect(await page.locator(`main a[href="/community/${slug}"]`).count()).toBe(1);
	const body = page.locator("textarea[name=body]");
	await body.fill("They asked for my passport X1234567 and I gave it to them.");
	await page.getByText("This looks like personal data").waitFor();
	expect(await page.locator("main mark").textContent()).toBe("X1234567");
	await page.reload();
	await page.getByText("We kept what you wrote earlier").waitFor();
	await page.getByRole("button", { name: "Hide it", exact: true }).click();
	await expect.poll(() => body.inputValue()).toBe("They asked for my passport […] and I gave it to them.");
	await page.locator("[name=topic]").selectOption("immigration_lawyers");
	await page.locator("[name=country_id]").selectOption("ES");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.waitForURL("**/community/another-dugong-*");
	const answer = page.getByRole("textbox", { name: "What has happened since?" });
	await answer.fill("I waited for two months, and then it came by post.");
	await page.getByRole("button", { name: "Publish", exact: true }).click();
	await page.getByText("1 answer", { exact: true }).waitFor();
	await expect.poll(() => answer.inputValue()).toBe("");
	await reload(page);
	expect(await answer.inputValue()).toBe("");
	expect(await page.getByText("We kept what you wrote earlier").count()).toBe(0);
	await page.getByRole("button", { name: /^Delete ?: Another dugong/ }).click();
	await page.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("button", { name: /^Delete ?: Another dugong/ }).waitFor();
	expect(complaints).toEqual([]);
	await context.close();
});

const scripts = [
	"<script>window.ran = 1</script>",
	"<img src=x onerror='window.ran = 2'>",
	"<svg/onload=window.ran=3>",
	"</script><script>window.ran = 4</script>",
	"[click](javascript:window.ran=5)",
	'[click](https://evil.example"onmouseover="window.ran=6)',
	"`</code><script>window.ran = 7</script>`",
	"> <iframe srcdoc='<script>parent.ran = 8</script>'>",
];

test("Nothing that people write runs, in no field, list, search or thread", async () => {
	const texts = [...scripts, ...injections.filter((text) => /[<[(]/.test(text))];
	const slugs: string[] = [];
	for (let from = 0; from < texts.length; from += 3) {
		const { visitor } = await signedInVisitor();
		for (const text of texts.slice(from, from + 3)) {
			const title = `Is this a title? ${text.replace(/\s+/g, " ")}`.slice(0, 150);
			const answer = await visitor.ask("/api/posts", {
				method: "POST",
				body: JSON.stringify(question({ title, body: `${text}\n\nand more of it to read`, language: "nl" })),
			});
			if (answer.ok) slugs.push(((await answer.json()) as { slug: string }).slug);
		}
	}
	expect(slugs.length).toBeGreaterThan(scripts.length / 2);
	const { page, context, complaints } = await newVisitor(browser);
	for (const path of [
		"/community?language=nl&sort=new",
		"/community?q=title+this&language=nl",
		...slugs.map((slug) => `/community/${slug}`),
	]) {
		await goTo(page, path);
		expect(await page.evaluate("window.ran"), path).toBeUndefined();
		const foreign = await page
			.locator("main a[target=_blank]")
			.evaluateAll((links) => links.map((link) => link.getAttribute("rel")));
		for (const rel of foreign) expect(rel, path).toBe("ugc nofollow noopener");
		expect(await page.locator("main img, main iframe, main script:not([type])").count(), path).toBe(0);
	}
	expect(complaints).toEqual([]);
	await context.close();
});
