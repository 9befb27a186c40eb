/** Letters that could not be delivered: one is tried again, one was given up. */
import { exportJWK, generateKeyPair } from "jose";
import { answerContactMessage } from "#domain/contact/answering.server.ts";
import { hourMs, minuteMs } from "#domain/ground/durations.ts";
import { type Keys, readKeys } from "#domain/ground/keys.server.ts";
import { readers } from "#domain/notices/notices.server.ts";
import { type Port, sweepOutbox } from "#domain/outbox/outbox.server.ts";
import { clientOf, ines } from "./cast.ts";
import { messageOf, write } from "./order.ts";
import type { Stage } from "./stage.ts";

/** An address with a slip in it, which no mail reaches. */
const mistyped = "adwoa.ansah@gmial.example";

/** Takes what it is given, as long as there is such an address. */
const carrier: Port = async ({ to }) => {
	if (to === mistyped) throw Object.assign(new Error("The address does not exist."), { code: "E_DELIVERY_FAILED" });
};

/** Keys that the site does not have any more: what was sealed with them nobody can read. */
async function lostKeys(): Promise<Keys> {
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	return readKeys(JSON.stringify([{ ...(await exportJWK(privateKey)), alg: "ES256", kid: "lost" }]));
}

/** Sends what is due, each at its time, until an instant (ms). */
async function carry({ ctx }: Stage, until: number) {
	const due = ctx.db.$client.prepare("SELECT min(due_at) AS at FROM outbox WHERE channel = 'email' AND due_at <= ?");
	for (;;) {
		const { at } = (await due.bind(new Date(until).toISOString()).first<{ at: string | null }>()) ?? {};
		if (!at) return;
		// What fails is logged, and here it is meant to.
		const then = { ...ctx, now: () => new Date(at), log: () => {} };
		await sweepOutbox(then, { email: carrier, text: null, live: null }, readers);
	}
}

/**
 * Two messages to us whose letters go astray: the copy of one to an address that does not exist, which was given up; and
 * the answer to the other, which was sealed with lost keys, so that it fails in the demo too. Everything else has left by
 * then.
 */
export async function loseLetters(stage: Stage) {
	const [wroteAt, askedAt, answeredAt] = [-30 * hourMs, -5 * hourMs, -3 * hourMs + 7 * minuteMs].map(
		(ms) => stage.now + ms,
	) as [number, number, number];
	await stage.during(wroteAt, (ctx) =>
		write(ctx, null, {
			topic: "help",
			body: "Good evening, I cannot find out how to book for my mother, who has no e-mail. Is that possible with my account?",
			email: mistyped,
		}),
	);
	await carry(stage, askedAt);
	const anita = clientOf("anita");
	const reference = await stage.during(askedAt, (ctx) =>
		write(ctx, anita, {
			topic: "privacy",
			body: "Please tell me whether the lawyer can see which other lawyers I have saved.",
			email: anita.email ?? "",
		}),
	);
	await carry(stage, answeredAt);
	const keys = await lostKeys();
	await stage.during(answeredAt, async (ctx) =>
		answerContactMessage({ ...ctx, keys }, ines, await messageOf(ctx, reference), {
			answer: "No, nobody but you sees whom you have saved, and the folders and notes are yours alone too.",
		}),
	);
	await carry(stage, stage.now);
}
