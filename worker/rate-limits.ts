import { createMiddleware } from "hono/factory";
import { Refusal } from "#domain/ground/refusal.ts";
import type { AppEnv } from "./measured.ts";
import { safeMethods } from "./same-origin.ts";

/** The bindings of wrangler.toml, which has the numbers; all count by the minute. */
type Limiter = "SEARCHES" | "PROFILES" | "SUGGESTIONS" | "PAGES" | "WRITES" | "FEEDS";

const periodSeconds = 60;

/** What is read, by address; the first that matches. Everything else is a page. */
const reads: readonly [path: RegExp, limiter: Limiter | null][] = [
	[/^\/(robots\.txt$|sitemap\.xml$|sitemaps\/|photos\/|\.well-known\/)/, null],
	[/^\/auth\/confirm$/, null],
	[/^(\/api)?\/search$/, "SEARCHES"],
	[/^\/api\/suggest$/, "SUGGESTIONS"],
	[/^\/(api\/businesses|business)\/[0-9a-f]{32}(\/|$)/, "PROFILES"],
];

/** One can always sign out, links in mail always work, and a theme is kept in a cookie only. */
const uncountedWrites = /^\/(auth\/(sign-out|confirm)|news\/unsubscribe|preferences)$/;

/** Identity counts its own calls exactly, in the database. */
const identity = /^\/auth\/v1\//;

/** Each holder of a calendar's address counts apart: calendar services fetch for many people from few addresses. */
const feed = /^\/calendar\/(.+)\.ics$/;

/** This machine: visitors of the site never come from here. */
const loopback = new Set(["127.0.0.1", "0:0:0:0", "none"]);

/** Which limiter counts a request, and whose it is. null: it is not counted. */
function countedAs(method: string, address: string, network: string): { limiter: Limiter; key: string } | null {
	const path = address.replace(/\.data$/, "");
	const [, token] = feed.exec(path) ?? [];
	if (token) return { limiter: "FEEDS", key: token };
	if (identity.test(path) || loopback.has(network)) return null;
	if (!safeMethods.has(method)) return uncountedWrites.test(path) ? null : { limiter: "WRITES", key: network };
	const [, limiter = "PAGES"] = reads.find(([pattern]) => pattern.test(path)) ?? [];
	return limiter && { limiter, key: network };
}

/**
 * Counts what is asked for from one address, or one /64 of IPv6, whatever program it says it is. Programs are refused
 * with `over_request_rate_limit`; pages find the refusal in `limited` and say it in their own words.
 */
export const rateLimits = createMiddleware<AppEnv>(async (c, next) => {
	const counted = countedAs(c.req.method, c.req.path, c.var.ctx.client.network);
	const isWithin = !counted || (await c.env[counted.limiter].limit({ key: counted.key })).success;
	const refusal = isWithin ? null : new Refusal("over_request_rate_limit", { seconds: periodSeconds });
	c.set("limited", refusal);
	if (refusal && (counted?.limiter === "FEEDS" || c.req.path.startsWith("/api/"))) throw refusal;
	await next();
	if (c.res.status === 429 && !c.res.headers.has("Retry-After"))
		c.res.headers.set("Retry-After", String(periodSeconds));
});
