import { inject } from "vitest";
import type { SearchPage } from "#domain/search/search.server.ts";

/** Asks the running Worker; redirects are answers. */
export const ask = (path: string, init: RequestInit = {}) =>
	fetch(new URL(path, inject("url")), { redirect: "manual", ...init });

/** The JSON answer to a GET, whatever its status. */
export async function getJson<T>(path: string): Promise<{ status: number; body: T; headers: Headers }> {
	const answer = await ask(path);
	return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers };
}

/** A page of `GET /api/search`. */
export async function searchPage(params: URLSearchParams | string): Promise<SearchPage> {
	const { status, body } = await getJson<SearchPage>(`/api/search?${params}`);
	if (status !== 200) throw new Error(`GET /api/search?${params} answered ${status}`);
	return body;
}

/** What the answer says it cost: rows read in each round of trips to the database that it waited for. */
export function readsOf(headers: Headers): number[] {
	const [, reads = ""] = /read ([\d+]+)/.exec(headers.get("Server-Timing") ?? "") ?? [];
	return reads.split("+").map(Number);
}

/** Runs work with a few at a time, in order of the list. */
export async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>) {
	let next = 0;
	await Promise.all(
		Array.from({ length: width }, async () => {
			while (next < items.length) await work(items[next++] as T);
		}),
	);
}
