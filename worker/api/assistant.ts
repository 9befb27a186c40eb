import { type Context, Hono } from "hono";
import { deviceCookie, deviceOf } from "#domain/assistant/allowance.server.ts";
import { type Answer, type Asker, answerTo, leftTo, silenceMsOf } from "#domain/assistant/answering.server.ts";
import { question, type Reply, type ReplyEvents } from "#domain/assistant/assistant.ts";
import { isFullySignedIn, requireActor } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { languages } from "#domain/ground/languages.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { cookieOf } from "#domain/identity/cookies.server.ts";
import { localeOfClient } from "../auth/body.ts";
import type { AppEnv } from "../measured.ts";
import { messageOf } from "../messages.ts";
import { readBody } from "./body.ts";

/**
 * The assistant. `GET`: how many messages somebody may send in 24 hours, and how many of them are left; null for both
 * when they are signed in. `POST` of `message` and `conversationHistory`, with the `page` that the reader is on where that
 * matters, answers `response` with what it stands on (`Reply`), at once, or as it comes for whoever accepts
 * `text/event-stream` (`ReplyEvents`).
 *
 * Whoever sends an access token is that person, or is refused; a page's session cookie speaks for its person too, but
 * where it has ended, or owes the second factor, they ask as anybody does.
 */
export const assistant = new Hono<AppEnv>()
	.get("/", async (c) => c.json(await leftTo(c.var.ctx, await askerOf(c))))
	.post("/", async (c) => {
		const asker = await askerOf(c);
		const asked = await readBody(c, question);
		const isStream = c.req.header("Accept")?.includes("text/event-stream");
		const left = new AbortController();
		const reader = AbortSignal.any([c.req.raw.signal, left.signal]);
		const answer = await answerTo(c.var.ctx, asker, asked, localeOf(c), reader);
		if (isStream) {
			const events = eventsOf(answer, left, reader, c.var.ctx);
			return c.body(events, 200, { "Content-Type": "text/event-stream; charset=utf-8" });
		}
		try {
			const whole = wholeOf(answer);
			const reply = await withinMs(silenceMsOf(c.var.ctx.rules) + beatMs, whole);
			if (reply) return c.json(reply);
			return c.body(slowly(whole, left, reader), 200, { "Content-Type": "application/json" });
		} catch (error) {
			// Nobody reads it.
			if (reader.aborted) return new Response(null, { status: 499 });
			throw error;
		}
	});

/** Throws `no_authorization`, `bad_bearer`, `signed_out`, `insufficient_aal` for an `Authorization` that is not good. */
async function askerOf(c: Context<AppEnv>): Promise<Asker> {
	const authorization = c.req.header("Authorization");
	if (authorization !== undefined) {
		if (!/^Bearer .+$/i.test(authorization)) throw new Refusal("no_authorization");
		const actor = await c.var.actor().catch((error) => {
			throw error instanceof Refusal && error.code === "bad_jwt" ? new Refusal("bad_bearer") : error;
		});
		return { person: requireActor(actor), device: null };
	}
	const actor = await c.var.actor();
	if (isFullySignedIn(actor)) return { person: actor, device: null };
	return { person: null, device: await deviceOf(c.var.ctx, cookieOf(c.req.header("Cookie"), deviceCookie)) };
}

/** The language chosen on our pages, else the one that the browser asks for. */
function localeOf(c: Context<AppEnv>): string {
	const chosen = cookieOf(c.req.header("Cookie"), "lang");
	return languages.find((language) => language === chosen) ?? localeOfClient(c);
}

async function wholeOf(answer: Answer) {
	for (;;) {
		const part = await answer.next();
		if (part.done) return part.value;
	}
}

/** The same, or null when it takes longer. */
async function withinMs<T>(ms: number, work: Promise<T>): Promise<T | null> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<null>((resolve) => {
		timer = setTimeout(() => resolve(null), ms);
	});
	try {
		return await Promise.race([work, late]);
	} finally {
		clearTimeout(timer);
	}
}

/**
 * The JSON of an answer that takes longer than a silent provider is waited for: spaces go before it, so that it shows when
 * its reader has left. A status has been sent by then: what fails breaks off.
 */
function slowly(whole: Promise<Reply>, left: AbortController, reader: AbortSignal): ReadableStream {
	return new ReadableStream({
		async pull(controller) {
			const beat = setInterval(() => reader.aborted || controller.enqueue(utf8.encode(" ")), beatMs);
			try {
				controller.enqueue(utf8.encode(JSON.stringify(await whole)));
				controller.close();
			} catch (error) {
				if (!reader.aborted) controller.error(error);
			} finally {
				clearInterval(beat);
			}
		},
		cancel() {
			left.abort();
		},
	});
}

/**
 * The parts of an answer as events, each as soon as it is there; nothing is made that nobody takes. Aborts `left` when its
 * reader cancels it; `reader` says that they have gone, in whatever way.
 */
function eventsOf(answer: Answer, left: AbortController, reader: AbortSignal, ctx: Ctx): ReadableStream {
	return new ReadableStream({
		async pull(controller) {
			const beat = setInterval(() => reader.aborted || controller.enqueue(beatEvent), beatMs);
			try {
				const part = await answer.next();
				if (!part.done) return controller.enqueue(eventOf("delta", { text: part.value }));
				controller.enqueue(eventOf("done", part.value));
			} catch (error) {
				if (reader.aborted) return;
				controller.enqueue(eventOf("error", toldOf(error, ctx)));
			} finally {
				clearInterval(beat);
			}
			controller.close();
		},
		cancel() {
			left.abort();
		},
	});
}

const utf8 = new TextEncoder();

/** A comment, which readers of events pass over: that somebody has left shows when something is written to them. */
const beatEvent = utf8.encode(":\n\n");
const beatMs = 1_000;

const eventOf = <Name extends keyof ReplyEvents>(name: Name, data: ReplyEvents[Name]) =>
	utf8.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);

/** What the reader of a stream is told of an error, as `answerError` would have told it. */
function toldOf(error: unknown, { log }: Ctx): ReplyEvents["error"] {
	if (error instanceof Refusal) return { error: error.code, message: messageOf(error) };
	log("error", { message: error instanceof Error ? error.message : "unknown" });
	return { error: "internal", message: "Something broke on our side." };
}
