import { createParser } from "eventsource-parser";
import type { Question, Reply, ReplyEvents } from "#domain/assistant/assistant.ts";

/** How many messages may be sent without an account, and how many are left; null for whoever has one. */
export type Left = { limit: number | null; remaining: number | null };

/** As the domain has it, and what the way takes; a page does not load what checks it. */
const silenceMs = 25_000;

/** So long a first question waits for what it is counted by. */
const longestBeginMs = 3_000;

const path = "/api/ai-chat-assistant";

/**
 * A message was not answered. `said` is what the server says about it, empty where it says nothing; `urgent` is the section
 * of help that says whom to call, where it cannot wait.
 */
export class Unanswered extends Error {
	override name = "Unanswered";
	constructor(
		readonly status: number,
		readonly said: string,
		readonly urgent: string | null = null,
	) {
		super(`The assistant answered ${status}.`);
	}
}

type Asked = {
	/** Of the session; null for whoever is not signed in. */
	token: string | null;
	signal: AbortSignal;
	/** Hears the answer as it comes. */
	onText: (text: string) => void;
};

/** Asks the assistant. Throws Unanswered, and AbortError once `signal` says so. */
export async function ask(question: Question, { token, signal, onText }: Asked): Promise<Reply> {
	const line = new AbortController();
	const hangUp = () => line.abort();
	signal.addEventListener("abort", hangUp);
	try {
		await begun;
		signal.throwIfAborted();
		const answer = await inTime(
			fetch(path, {
				method: "POST",
				headers: {
					"Content-Type": "application/json",
					Accept: "text/event-stream",
					...(token && { Authorization: `Bearer ${token}` }),
				},
				body: JSON.stringify(question),
				signal: line.signal,
			}),
		);
		if (!answer.ok) {
			const body: unknown = await answer.json().catch(() => null);
			throw new Unanswered(answer.status, saidIn(body), urgentIn(body));
		}
		const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream");
		if (!isStream || !answer.body) return replyOf(await answer.json());
		return await readStream(answer.body.getReader(), onText);
	} catch (error) {
		signal.throwIfAborted();
		throw error instanceof Unanswered ? error : new Unanswered(0, "");
	} finally {
		signal.removeEventListener("abort", hangUp);
		line.abort();
	}
}

async function readStream(reader: ReadableStreamDefaultReader<Uint8Array>, onText: (text: string) => void) {
	let reply: Reply | null = null;
	let failure: Unanswered | null = null;
	const parser = createParser({
		onEvent({ event, data }) {
			const value: unknown = JSON.parse(data);
			if (event === "delta") onText((value as ReplyEvents["delta"]).text);
			else if (event === "done") reply = replyOf(value);
			else if (event === "error") failure = new Unanswered(0, saidIn(value));
		},
	});
	const decoder = new TextDecoder();
	for (let isDone = false; !isDone && !reply && !failure; ) {
		const { done, value } = await inTime(reader.read());
		parser.feed(decoder.decode(value, { stream: !done }));
		isDone = done;
	}
	if (failure) throw failure;
	if (!reply) throw new Unanswered(0, "");
	return reply as Reply;
}

/** Waits only so long for a sign of the server. */
async function inTime<T>(work: Promise<T>): Promise<T> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const silence = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Unanswered(0, "")), silenceMs);
	});
	try {
		return await Promise.race([work, silence]);
	} finally {
		clearTimeout(timer);
	}
}

/** An answer with all that may stand beside it. */
const replyOf = (value: unknown): Reply => {
	const beside = { sources: [], searches: [], professionals: [], posts: [], urgent: null, remaining: null };
	const reply = { ...beside, ...(value as Pick<Reply, "response">) };
	if (typeof reply.response !== "string") throw new Unanswered(0, "");
	return reply;
};

function saidIn(body: unknown): string {
	const { message, error } = (body ?? {}) as { message?: unknown; error?: unknown };
	return ([message, error].find((text) => typeof text === "string") as string | undefined) ?? "";
}

function urgentIn(body: unknown): string | null {
	const { urgent } = (body ?? {}) as { urgent?: unknown };
	return typeof urgent === "string" ? urgent : null;
}

/** Until then a question would be counted for all without a cookie who share an address. */
let begun: Promise<Left | null> = Promise.resolve(null);

/** Gives this browser what it is counted by, unless it has it; null where that failed. */
export function beginCount() {
	begun = askLeft(fetch("/assistant", { method: "POST", signal: AbortSignal.timeout(longestBeginMs) }));
	return begun;
}

/** How many messages are left now; null where nobody knows. */
export const readCount = () => askLeft(fetch(path));

async function askLeft(work: Promise<Response>): Promise<Left | null> {
	try {
		const answer = await work;
		const { limit, remaining } = (await answer.json()) as Left;
		return answer.ok ? { limit, remaining } : null;
	} catch {
		return null;
	}
}
