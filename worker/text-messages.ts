import type { Port } from "#domain/outbox/outbox.server.ts";

/** Where text messages leave: an HTTPS endpoint, the secret that it knows us by, and who the message is from. */
export type TextGateway = { url: string; secret: string; from: string };

const patienceMs = 20_000;

/**
 * Hands a text message to the gateway, as docs/decisions/019 describes it. Rejects unless the answer is a 2xx; the name
 * of the error is all that is logged, for an answer may repeat the message.
 */
export const textPort =
	({ url, secret, from }: TextGateway): Port =>
	async ({ id, to, text }) => {
		const answer = await fetch(url, {
			method: "POST",
			// A redirect would take the secret to an address that nobody has configured.
			redirect: "manual",
			signal: AbortSignal.timeout(patienceMs),
			headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json", "Idempotency-Key": id },
			body: JSON.stringify({ from, to, text }),
		});
		await answer.body?.cancel();
		if (!answer.ok) throw new DOMException("The gateway did not take it", `TextGateway${answer.status}Error`);
	};
