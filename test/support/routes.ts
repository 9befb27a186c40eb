import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { api } from "#worker/api/index.ts";
import { auth } from "#worker/auth/index.ts";

/** What the site answers at: `:name` stands for an id. */
export type Route = { method: string; path: string };

const routesOf = (routes: readonly Route[], base: string): Route[] =>
	routes
		.filter(({ method, path }) => method !== "ALL" && !path.endsWith("*"))
		.map(({ method, path }) => ({ method, path: (base + path).replace(/\{.*?\}/g, "").replace(/\/$/, "") }));

/** The address of a page, by the name of its file. */
function addressOfFile(name: string) {
	const segments = name.replace(/\.tsx?$/, "").split(/\.(?![^[]*\])/);
	const shown = segments.filter((segment) => !segment.startsWith("_"));
	return `/${shown.map((segment) => segment.replace(/_$/, "").replace(/^\$/, ":").replace(/[[\]]/g, "")).join("/")}`;
}

/** Every page: GET, and POST of those that take forms. */
function pageRoutes(): Route[] {
	const folder = "app/routes";
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
		const file = entry.isDirectory() ? join(folder, entry.name, "route.tsx") : join(folder, entry.name);
		const takesForms = /export (const|async function|function) action\b/.test(readFileSync(file, "utf8"));
		const path = addressOfFile(entry.name);
		return [{ method: "GET", path }, ...(takesForms ? [{ method: "POST", path }] : [])];
	});
}

/** Every route of pages, API and identity, from the code. */
export const allRoutes: readonly Route[] = [
	...new Map(
		[...routesOf(auth.routes, "/auth/v1"), ...routesOf(api.routes, "/api"), ...pageRoutes()].map((route) => [
			`${route.method} ${route.path}`,
			route,
		]),
	).values(),
];

export const isPage = (path: string) => !/^\/(api|auth\/v1)\//.test(path);

/** The address of a route with these ids; what is not given is the id of nothing. */
export const withIds = (path: string, ids: Record<string, string> = {}) =>
	path.replace(/:(\w*)/g, (_, name) => ids[name] ?? crypto.randomUUID().replaceAll("-", ""));
