/** A clock that goes on only when it is told to. */
export class Clock {
	#at: number;

	constructor(start = "2026-11-20T12:00:00.000Z") {
		this.#at = Date.parse(start);
	}

	readonly now = () => new Date(this.#at);

	pass(seconds: number) {
		this.#at += seconds * 1000;
	}
}
