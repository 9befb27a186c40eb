import { QueryClient } from "@tanstack/react-query";

/** An answer of the API that is none of 2xx. `body` is its JSON, null where it has none. */
export class HttpError extends Error {
	override name = "HttpError";
	constructor(
		readonly status: number,
		readonly body: { code?: string; field?: string } | null,
	) {
		super(`The API answered ${status}.`);
	}
}

const minuteMs = 60_000;
const mostRetries = 3;

/** The cache of the specification: fresh for 5 minutes, kept for 10. What is not there is not asked for again. */
export const makeQueryClient = () =>
	new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 5 * minuteMs,
				gcTime: 10 * minuteMs,
				retry: (failures, error) => (error as { status?: number }).status !== 404 && failures < mostRetries,
				refetchOnWindowFocus: false,
			},
			// Offline a save fails and says so, instead of waiting for the network.
			mutations: { retry: 1, networkMode: "always" },
		},
	});

/** Asks the API; throws HttpError. */
export async function askApi<T>(
	path: string,
	init: { method: "PATCH" | "PUT"; body: unknown } | null = null,
): Promise<T> {
	const answer = await fetch(
		path,
		init
			? { method: init.method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(init.body) }
			: {},
	);
	const body = await answer.json().catch(() => null);
	if (!answer.ok) throw new HttpError(answer.status, body as HttpError["body"]);
	return body as T;
}
