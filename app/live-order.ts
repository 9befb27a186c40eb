import type { LiveEvent } from "#domain/outbox/live.ts";

/**
 * Brings the events of one person in order, each once, whatever order they come in. `seq` is the last that was brought:
 * who connects again asks for what came after it.
 */
export class LiveOrder {
	#waiting = new Map<number, LiveEvent>();

	constructor(
		public seq: number,
		readonly deliver: (event: LiveEvent) => void,
	) {}

	/** Whether earlier ones are missing, without which those that came cannot be brought. */
	get isWaiting() {
		return this.#waiting.size > 0;
	}

	take(event: LiveEvent) {
		if (event.event === "reset") {
			// Everything is asked for anew: what it holds is as new as this.
			this.#waiting.clear();
			this.seq = event.seq;
			return this.deliver(event);
		}
		if (event.seq > this.seq) this.#waiting.set(event.seq, event);
		for (let next = this.#waiting.get(this.seq + 1); next; next = this.#waiting.get(this.seq + 1)) {
			this.#waiting.delete(next.seq);
			this.seq = next.seq;
			this.deliver(next);
		}
	}
}
