import { inject } from "vitest";
import { account, cheapPasswords, freshNetwork } from "./people.ts";

/** A page as somebody without scripts has it. */
export type Page = { status: number; path: string; html: string; headers: Headers };
export type Fields = Record<string, string | readonly string[] | Blob>;

export const decoded = (html: string) =>
	html
		.replaceAll("&amp;", "&")
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">");

export const attribute = (tag: string, name: string) => decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? "");

/** The content of a page as its source has it; decoded by `mainOf`. */
export const rawMainOf = ({ html }: Pick<Page, "html">) => /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? "";
export const mainOf = (page: Pick<Page, "html">) => decoded(rawMainOf(page).replace(/<!--.*?-->/g, ""));

/** The control with this name, with its value as the source has it. */
export const controlOf = (page: Page, name: string) =>
	new RegExp(`<(?:input|textarea) [^>]*name="${name}"[^>]*>|<select [^>]*name="${name}"[\\s\\S]*?</select>`).exec(
		rawMainOf(page),
	)?.[0] ?? "";

/** What stands in a field: of a select its chosen option. */
export function valueIn(page: Page, name: string) {
	const control = controlOf(page, name);
	const chosen = /<option [^>]*selected=""[^>]*>/.exec(control)?.[0];
	return control.startsWith("<select") ? attribute(chosen ?? "", "value") : attribute(control, "value");
}

/** Values of the boxes or radios of one name that are ticked. */
export const tickedIn = (page: Page, name: string) =>
	[...rawMainOf(page).matchAll(new RegExp(`<input [^>]*name="${name}"[^>]*>`, "g"))]
		.filter(([tag]) => / checked=""/.test(tag))
		.map(([tag]) => attribute(tag, "value"));

/** What stands beside a field as wrong; empty when nothing does. */
export function errorBeside(page: Page, name: string) {
	const id = attribute(controlOf(page, name), "aria-describedby").split(" ").at(-1);
	if (!id?.endsWith("error")) return "";
	return decoded(new RegExp(`id="${id}"[^>]*>(?:<svg[\\s\\S]*?</svg>)?([^<]*)`).exec(rawMainOf(page))?.[1] ?? "");
}

/** A browser without scripts, at an address of its own: keeps cookies, presses buttons. */
export class Visitor {
	readonly cookies = new Map<string, string>();
	readonly #network = freshNetwork();

	constructor(readonly url = inject("url")) {}

	/** Asks once; redirects are answers. */
	async ask(path: string, init: RequestInit = {}): Promise<Response> {
		const headers = new Headers({ ...cheapPasswords, ...Object.fromEntries(new Headers(init.headers)) });
		headers.set("CF-Connecting-IP", this.#network);
		headers.set("User-Agent", "test");
		headers.set("Cookie", this.cookieHeader);
		const answer = await fetch(new URL(path, this.url), { redirect: "manual", ...init, headers });
		for (const line of answer.headers.getSetCookie()) {
			const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
			if (/Max-Age=0/.test(line)) this.cookies.delete(name);
			else this.cookies.set(name, value);
		}
		return answer;
	}

	/** Opens a page, following where it leads within the site. */
	async open(path: string): Promise<Page> {
		return this.#follow(await this.ask(path), path);
	}

	async #follow(answer: Response, path: string): Promise<Page> {
		const to = answer.headers.get("Location");
		if (answer.status >= 300 && answer.status < 400 && to) return this.open(to);
		return { status: answer.status, path, html: await answer.text(), headers: answer.headers };
	}

	/** Sends the form that has the button, with its hidden fields; redirects are answers. */
	async send(page: Page, intent: string, fields: Fields = {}): Promise<Response> {
		const form = [...page.html.matchAll(/<form [\s\S]*?<\/form>/g)]
			.map(([html]) => html)
			.find((html) => html.includes(`name="intent" value="${intent}"`));
		if (!form) throw new Error(`${page.path} has no button "${intent}"`);
		const tag = /<form [^>]*>/.exec(form)?.[0] ?? "";
		const body = attribute(tag, "encType") === "multipart/form-data" ? new FormData() : new URLSearchParams();
		body.set("intent", intent);
		for (const [input] of form.matchAll(/<input [^>]*type="hidden"[^>]*>/g))
			body.append(attribute(input, "name"), attribute(input, "value"));
		for (const [name, value] of Object.entries(fields)) {
			body.delete(name);
			for (const one of [value].flat()) body.append(name, one as string);
		}
		return this.ask(attribute(tag, "action"), { method: "POST", body });
	}

	/** The same, to the page it leads to. */
	async press(page: Page, intent: string, fields: Fields = {}): Promise<Page> {
		return this.#follow(await this.send(page, intent, fields), page.path);
	}

	/** Signs in with a password on the page for it. */
	async signIn({ email, password }: { email: string; password: string }): Promise<Page> {
		return this.press(await this.open("/auth"), "sign_in", { email, password });
	}

	get cookieHeader() {
		return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	}

	get isSignedIn() {
		return this.cookies.has("__Host-session");
	}
}

/** Somebody with an account of their own, signed in. */
export async function signedInVisitor() {
	const who = await account();
	const visitor = new Visitor();
	await visitor.signIn(who);
	if (!visitor.isSignedIn) throw new Error("The sign-in page has not let the person in.");
	return { visitor, ...who };
}

/** Somebody at a browser without scripts, signed in by a cookie. */
export function browserWith(cookie: string, url?: string) {
	const visitor = new Visitor(url);
	const [name = "", value = ""] = cookie.split(/=(.*)/s);
	visitor.cookies.set(name, value);
	return visitor;
}
