import { createParser } from "eventsource-parser";
import * as z from "zod";
import type { Model } from "#domain/ground/context.server.ts";

/** A language model behind a wire that is compatible with OpenAI's: its base URL, its name there, and our secret. */
export type ModelAt = { url: string; name: string; key: string };

/** What is kept of an event of the stream: text, and why it ends. */
const chunk = z.object({
	choices: z.array(
		z.object({
			delta: z.object({ content: z.string().nullish() }).nullish(),
			finish_reason: z.string().nullish(),
		}),
	),
});

/** Of an answer, about 700 words; some providers cut after 256 tokens when nothing is said. */
const mostTokens = 1_024;
/** Of one event, and of all that comes for one answer. */
const longestEvent = 64 * 1024;
const longestStream = 1024 * 1024;

/** The name of the error is all that is logged, for its message may repeat what was said. */
const failure = (name: string) => new DOMException("", name);

/**
 * Asks `POST {url}/chat/completions` with `stream: true` and hands its text on as it comes. Rejects for any status but
 * 200, for what is no such stream, and for one that ends before it says so; redirects are not followed, for they would
 * take the secret to an address that nobody has configured.
 */
export const openAiModel = ({ url, name, key }: ModelAt): Model =>
	async function* (turns, signal) {
		const answer = await fetch(`${url}/chat/completions`, {
			method: "POST",
			redirect: "manual",
			signal,
			headers: {
				Authorization: `Bearer ${key}`,
				"Content-Type": "application/json",
				Accept: "text/event-stream",
			},
			body: JSON.stringify({ model: name, stream: true, max_tokens: mostTokens, messages: turns }),
		});
		const isStream = answer.headers.get("Content-Type")?.startsWith("text/event-stream");
		if (answer.status !== 200 || !isStream || !answer.body) {
			await answer.body?.cancel();
			throw failure(answer.status === 200 ? "NoStreamError" : `Status${answer.status}Error`);
		}
		const texts: string[] = [];
		let isDone = false;
		const parser = createParser({
			maxBufferSize: longestEvent,
			onEvent: ({ data }) => {
				if (isDone) return;
				if (data === "[DONE]") {
					isDone = true;
					return;
				}
				const [choice] = chunk.parse(JSON.parse(data)).choices;
				if (choice?.delta?.content) texts.push(choice.delta.content);
				if (choice?.finish_reason) isDone = true;
			},
			// What is no field is passed over, as the standard says; too much in one event ends it.
			onError: (error) => {
				if (error.type === "max-buffer-size-exceeded") throw failure("TooLongError");
			},
		});
		const decoder = new TextDecoder();
		let length = 0;
		for await (const bytes of answer.body as ReadableStream & AsyncIterable<Uint8Array>) {
			length += bytes.length;
			if (length > longestStream) throw failure("TooLongError");
			parser.feed(decoder.decode(bytes, { stream: true }));
			yield* texts.splice(0);
			if (isDone) return;
		}
		throw failure("BrokenOffError");
	};
