import type { Person } from "#domain/ground/callers.ts";
import type { Ctx, Model } from "#domain/ground/context.server.ts";
import { countStatement, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { Rules } from "#domain/ground/rules.ts";
import { type Counted, countMessage, messagesLeft, takePaidAnswer } from "./allowance.server.ts";
import { AllowedText } from "./allowed-text.ts";
import { assistantLimits, type Grounds, type MessagesLeft, type Question, type Reply } from "./assistant.ts";
import { groundsOf } from "./grounds.server.ts";
import { KnownNumbers } from "./known-numbers.ts";
import { promptOf } from "./prompt.ts";
import { urgencySaid } from "./urgency.ts";

/** Who asks the assistant: a person who is signed in, else a device (`deviceOf`), else somebody in a network. */
export type Asker = { person: Person | null; device: string | null };

/** What somebody may still ask. */
export const leftTo = async (ctx: Ctx, { person, device }: Asker): Promise<MessagesLeft> =>
	person ? { limit: null, remaining: null } : messagesLeft(ctx, device);

/** An answer as it comes: parts of its text, and in the end the whole. Throws `assistant_failed`. */
export type Answer = AsyncGenerator<string, Reply, undefined>;

/**
 * Counts a message and answers it: in the words of the site, or in those of a language model, where there is one and the
 * site has passages for it to use. What fails is not counted; what is left before its end is, for it has cost the same.
 * `left` says that the reader has gone. Throws `message_limit`, `too_fast`, `assistant_unavailable`: `urgent`, where what
 * was asked cannot wait, is the section of help that says whom to call.
 */
export async function answerTo(
	ctx: Ctx,
	asker: Asker,
	question: Question,
	locale: string,
	left: AbortSignal,
): Promise<Answer> {
	const { person, device } = asker;
	const counted = await (person ? countOfPerson(ctx, person) : countMessage(ctx, device)).catch((error) => {
		throw withUrgency(error, question.message);
	});
	try {
		const [grounds, paid] = await Promise.all([groundsOf(ctx, question, locale), paidFor(ctx, person)]);
		if (paid && grounds.passages.length > 0) return wordedAnswer(ctx, paid, question, grounds, counted, left);
		if (paid) ctx.after(paid.giveBack());
		return siteAnswer(grounds, counted);
	} catch (error) {
		await counted.giveBack();
		throw error;
	}
}

/** The same refusal, with whom to call where what was asked cannot wait. */
function withUrgency(error: unknown, message: string): unknown {
	if (!(error instanceof Refusal)) return error;
	const situation = urgencySaid(message);
	return situation ? new Refusal(error.code, { ...error.values, urgent: `urgent-${situation}` }) : error;
}

/** Whoever is signed in may ask as much as they like; a burst is slowed down. Throws `too_fast`. */
async function countOfPerson(ctx: Ctx, { user_id }: Person): Promise<Counted> {
	const [count] = await ctx.db.$client.batch([await countStatement(ctx, "assistant", user_id)]);
	requireWithin(ctx, "assistant", count, "too_fast");
	return { remaining: null, giveBack: async () => {} };
}

/** A language model that may word an answer; `giveBack` where it has cost nothing. */
export type Paid = { model: Model; giveBack: Counted["giveBack"] };

/** The language model for an answer; null where there is none, or where a day has no more of its answers for them. */
async function paidFor(ctx: Ctx, person: Person | null): Promise<Paid | null> {
	if (!ctx.assistant) return null;
	const { model, perDay } = ctx.assistant;
	const { isTaken, giveBack } = await takePaidAnswer(ctx, perDay, person?.user_id ?? null);
	return isTaken ? { model, giveBack } : null;
}

const replyOf = ({ passages: _, ...grounds }: Grounds, { remaining }: Counted, response: string): Reply => ({
	...grounds,
	response,
	remaining,
});

async function* siteAnswer(grounds: Grounds, counted: Counted): Answer {
	if (grounds.response) yield grounds.response;
	return replyOf(grounds, counted, grounds.response);
}

/**
 * An answer that a language model words from what the site has to say. Urgent help comes first whatever the model does, and
 * is the whole answer when it fails. A model that says nothing that may be said leaves the answer to the site.
 */
export async function* wordedAnswer(
	ctx: Ctx,
	paid: Paid,
	question: Question,
	grounds: Grounds,
	counted: Counted,
	left: AbortSignal,
): Answer {
	const opening = grounds.urgent === null ? "" : grounds.response;
	let response = opening;
	if (opening) yield opening;
	try {
		for await (const text of wordsOf(ctx, paid.model, question, grounds, left)) {
			const part = response === opening && opening ? `\n\n${text}` : text;
			response += part;
			yield part;
		}
	} catch (error) {
		left.throwIfAborted();
		const reason = error instanceof Error ? error.name : "unknown";
		ctx.log("assistant_failed", { reason });
		if (refusedByProvider.test(reason)) await paid.giveBack();
		// What the site itself has to say has been said.
		if (response !== opening || !opening) {
			await counted.giveBack();
			throw new Refusal("assistant_failed");
		}
	}
	if (response === "") {
		response = grounds.response;
		yield response;
	}
	return replyOf(grounds, counted, response);
}

/** The errors of `openAiModel` for which no provider is paid: it has refused, or was not there. */
const refusedByProvider = /^Status\d+Error$/;

/** For how long a provider may be silent. */
export const silenceMsOf = ({ assistantSilenceMs }: Rules) =>
	assistantSilenceMs ?? assistantLimits.silenceSeconds * 1000;

/** Why an answer was given up; the names are logged. */
const failure = (name: "SilenceError" | "TooSlowError") => new DOMException("", name);

/**
 * What a language model makes of the passages, as far as an answer may hold it, and no more than `answerLength`. Rejects when
 * the reader leaves.
 */
async function* wordsOf(
	ctx: Ctx,
	model: Model,
	question: Question,
	{ passages, sources, searches, professionals }: Grounds,
	left: AbortSignal,
): AsyncGenerator<string, void, undefined> {
	const told = sources.flatMap(({ title, url, language, changed }, i) => {
		const text = passages[i];
		return text === undefined ? [] : { title, url, language, changed, text };
	});
	const allowed = new AllowedText(
		new Map([
			...sources.map(({ url, title }) => [url, title] as const),
			...searches.map(({ url, label }) => [url, label] as const),
			...professionals.map(({ url, name }) => [url, name] as const),
		]),
	);
	const saidByReader = question.conversationHistory.filter(({ role }) => role === "user");
	const known = new KnownNumbers([
		...told.flatMap(({ title, changed, text }) => [title, changed, text]),
		...[question.message, ...saidByReader.map(({ content }) => content)],
	]);
	const call = new AbortController();
	const watch = new Watch(silenceMsOf(ctx.rules));
	// At once: whoever has gone takes no further part, so that nothing here would go on.
	const leave = () => {
		call.abort();
		watch.end(left.reason);
	};
	left.addEventListener("abort", leave);
	let room: number = assistantLimits.answerLength;
	try {
		left.throwIfAborted();
		const parts = model(promptOf(question, told), call.signal)[Symbol.asyncIterator]();
		while (room > 0) {
			const part = await watch.over(parts.next());
			if (part.done) break;
			const text = known.push(allowed.push(part.value.slice(0, room)));
			room -= part.value.length;
			if (text) yield text;
		}
		const rest = known.push(allowed.end()) + known.end();
		if (rest) yield rest;
	} finally {
		call.abort();
		left.removeEventListener("abort", leave);
		watch.stop();
	}
}

/** Ends the wait for what is silent for too long, or takes too long in all. A reader who is slow is not waited for. */
class Watch {
	readonly #silenceMs: number;
	readonly #ended: Promise<never>;
	readonly #whole: ReturnType<typeof setTimeout>;
	#silence: ReturnType<typeof setTimeout>;
	/** Since when something is waited for, in ms since 1970; null while nothing is. */
	#since: number | null = null;
	end: (reason: unknown) => void = () => {};

	constructor(silenceMs: number) {
		this.#silenceMs = silenceMs;
		this.#ended = new Promise((_, reject) => {
			this.end = reject;
		});
		// Nobody may be waiting when it ends.
		this.#ended.catch(() => {});
		this.#whole = setTimeout(() => this.end(failure("TooSlowError")), assistantLimits.answerSeconds * 1000);
		this.#silence = setTimeout(() => this.#look(), silenceMs);
	}

	/** The same, or the reason why it is not waited for any longer. */
	async over<T>(next: Promise<T>): Promise<T> {
		next.catch(() => {});
		this.#since = Date.now();
		try {
			return await Promise.race([next, this.#ended]);
		} finally {
			this.#since = null;
		}
	}

	/** One timer for all parts. */
	#look() {
		const waitedMs = this.#since === null ? 0 : Date.now() - this.#since;
		if (waitedMs >= this.#silenceMs) this.end(failure("SilenceError"));
		else this.#silence = setTimeout(() => this.#look(), this.#silenceMs - waitedMs);
	}

	stop() {
		clearTimeout(this.#whole);
		clearTimeout(this.#silence);
	}
}
