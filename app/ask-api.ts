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

type Asked = {
	method?: "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
	/** Sent as JSON. */
	body?: unknown;
	headers?: Record<string, string>;
};

/** Asks the API; throws HttpError. */
export async function askApi<T>(path: string, { method = "GET", body, headers = {} }: Asked = {}): Promise<T> {
	const answer = await fetch(path, {
		method,
		headers: { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) },
		...(body !== undefined && { body: JSON.stringify(body) }),
	});
	const value = await answer.json().catch(() => null);
	if (!answer.ok) throw new HttpError(answer.status, value as HttpError["body"]);
	return value as T;
}
