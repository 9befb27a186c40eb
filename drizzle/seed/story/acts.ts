/** What people of the demo story do: calls of the domain's commands, each at its time. */
import { booking, type Decision, type Party } from "#domain/appointments/appointments.ts";
import { bookAppointment } from "#domain/appointments/booking.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import type { OwnAppointment } from "#domain/appointments/reading.server.ts";
import type { Mode } from "#domain/businesses/businesses.ts";
import type { Person, Professional } from "#domain/ground/callers.ts";
import { minuteMs } from "#domain/ground/durations.ts";
import type { Language } from "#domain/ground/languages.ts";
import { dateIn } from "#domain/ground/time.ts";
import { askProfessional } from "#domain/messages/asking.server.ts";
import { decideThread } from "#domain/messages/deciding.server.ts";
import { threadRequest } from "#domain/messages/messages.ts";
import { markThreadRead, writeMessage } from "#domain/messages/writing.server.ts";
import type { Criterion } from "#domain/reviews/criteria.ts";
import { createReview, replyToReview } from "#domain/reviews/reviews.server.ts";
import { review } from "#domain/reviews/reviews.ts";
import type { Calendar } from "./calendar.ts";
import type { Stage } from "./stage.ts";

/** The two who meet or write. */
export type Pair = { client: Person; owner: Professional; calendar: Calendar };

const personOf = ({ client, owner }: Pair, party: Party) => (party === "client" ? client : owner);

type Booked = {
	service: string;
	/** On which day, and how many hours after it opens; or at which time. */
	day?: string;
	hoursIn?: number;
	starts_at?: string;
	/** An instant (ms), or so many days before the meeting at a time of day. */
	booked: number | readonly [daysBefore: number, time: string];
	mode?: Mode;
	facts?: string;
	other_party?: string;
	interpreter_language?: Language;
};

/** When somebody answers who answers soon. */
const soonMs = 95 * minuteMs;

export class Meeting {
	readonly starts_at: string;
	readonly endsAt: number;
	readonly #bookedAt: number;
	readonly #day: string;
	#kept: OwnAppointment | null = null;

	/** Books a meeting: at once, or as a request where the professional wants to say yes first. */
	constructor(
		readonly stage: Stage,
		readonly pair: Pair,
		{ service, day = "", hoursIn, starts_at, booked, mode = "video", ...more }: Booked,
	) {
		const { calendar, client } = pair;
		const minutes = calendar.minutesOf(service);
		this.starts_at = starts_at ?? calendar.pick(day, minutes, hoursIn);
		this.endsAt = Date.parse(this.starts_at) + minutes * minuteMs;
		this.#day = dateIn(calendar.availability.time_zone, this.starts_at);
		this.#bookedAt = typeof booked === "number" ? booked : this.day(-booked[0], booked[1]);
		const { business_id } = calendar.offer;
		const input = booking.parse({
			...{ business_id, legal_service_id: service, starts_at: this.starts_at, mode, ...more },
		});
		stage.at(this.#bookedAt, async (ctx) => {
			this.#kept = await bookAppointment(ctx, client, input);
		});
	}

	/** An instant on a day so many after that of the meeting. */
	day(count: number, time: string): number {
		return this.pair.calendar.on(this.#day, time, count);
	}

	decide(at: number, party: Party, decision: Decision, input: { reason?: string; starts_at?: string } = {}): this {
		this.stage.at(at, async (ctx) => {
			const { id, version } = this.#kept as OwnAppointment;
			this.#kept = await decide(ctx, personOf(this.pair, party), id, decision, { version, ...input });
		});
		return this;
	}

	/** The professional says yes to the request, soon. */
	accepted(): this {
		return this.decide(this.#bookedAt + soonMs, "business", "accept");
	}

	/** It took place, and the professional says so. */
	completed(): this {
		return this.decide(this.endsAt + 6 * minuteMs, "business", "complete");
	}

	/** What the client writes about it; [communication, responsiveness, quality, value, recommend]. */
	reviewed(
		at: number,
		scores: readonly [number, number, number, number, number],
		text: { text: string; language: Language; pseudonym: string },
		reply?: { at: number; text: string },
	): this {
		const [communication, responsiveness, quality, value, recommend] = scores;
		const judged: Record<Criterion, number> = { communication, responsiveness, quality, value, recommend };
		let id = "";
		this.stage.at(at, async (ctx) => {
			const { id: appointment_id } = this.#kept as OwnAppointment;
			({ id } = await createReview(ctx, this.pair.client, review.parse({ appointment_id, ...judged, ...text })));
		});
		if (reply) this.stage.at(reply.at, (ctx) => replyToReview(ctx, this.pair.owner, id, reply.text));
		return this;
	}
}

export class Conversation {
	#id = "";

	/** The client asks. */
	constructor(
		readonly stage: Stage,
		readonly pair: Pair,
		at: number,
		request: { body: string; language: Language; other_party?: string },
	) {
		const { client, calendar } = pair;
		const asked = threadRequest.parse({ name: client.full_name, ...request });
		stage.at(at, async (ctx) => {
			this.#id = await askProfessional(ctx, client, calendar.offer.business_id, asked);
		});
	}

	decide(at: number, party: Party, decision: "accept" | "decline" | "close", reason?: string): this {
		this.stage.at(at, (ctx) => decideThread(ctx, personOf(this.pair, party), this.#id, decision, reason));
		return this;
	}

	write(at: number, party: Party, body: string): this {
		this.stage.at(at, (ctx) => writeMessage(ctx, personOf(this.pair, party), this.#id, { body }));
		return this;
	}

	read(at: number, party: Party): this {
		this.stage.at(at, (ctx) => markThreadRead(ctx, personOf(this.pair, party), this.#id));
		return this;
	}
}

/** So many minutes after an instant. */
export const minutesAfter = (instant: string | number, minutes: number) =>
	new Date(instant).getTime() + minutes * minuteMs;
