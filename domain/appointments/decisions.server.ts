import { type SQL, sql } from "drizzle-orm";
import { answeredNow, weekStatement } from "#domain/businesses/weeks.server.ts";
import type { Person } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { dayMs } from "#domain/ground/durations.ts";
import { type Guard, writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { appointments } from "#drizzle/schema/appointments.ts";
import {
	type AppointmentAct,
	type Decision,
	type DecisionInput,
	decisionsOf,
	isLateCancellation,
	isMoveInstant,
	otherParty,
	type Party,
} from "./appointments.ts";
import { eventStatement } from "./history.server.ts";
import { dropHolds } from "./holds.server.ts";
import { appointmentNoticeStatements, reminderStatements } from "./notices.server.ts";
import type { AppointmentNoticeKind, ReviewNoticeKind } from "./notices.ts";
import { asReadBy, type KeptAppointment, type OwnAppointment, requireAppointment } from "./reading.server.ts";
import {
	businessIsListed,
	cardsFollow,
	free,
	lapseOf,
	offered,
	readOffer,
	requireListed,
	reserve,
	stillOffered,
	takeStatements,
} from "./reserving.server.ts";

type Change = {
	set: Partial<typeof appointments.$inferInsert>;
	act: AppointmentAct;
	statements: D1PreparedStatement[];
	guards: Guard[];
	/** Which notice goes out, and to whom, once the appointment is as it will be. */
	notice: [AppointmentNoticeKind | ReviewNoticeKind, ...Party[]] | null;
	isConfirmed?: boolean;
};

/**
 * Takes a decision about an appointment: see the table in domain/appointments.ts. Throws `not_found` to strangers,
 * `conflict` when it is no longer at `version`, `not_now` for what cannot be done in its state, `slot_taken` with
 * `nearest` for a time that is not free, `not_bookable`, `too_fast`, and what `requireRole` throws.
 */
export async function decide(
	ctx: Ctx,
	person: Person,
	appointment_id: string,
	decision: Decision,
	{ version, reason = null, starts_at }: DecisionInput,
): Promise<OwnAppointment> {
	const { kept, party } = await requireAppointment(ctx, person, appointment_id);
	if (kept.version !== version) throw new Refusal("conflict");
	const now = ctx.now().toISOString();
	const isMove = decision === "propose" || decision === "reschedule";
	// Whoever asks to move it means the same, whichever word the door has for it.
	const allowed = decisionsOf(kept, party, now);
	const isAllowed = isMove
		? allowed.includes("propose") || allowed.includes("reschedule")
		: allowed.includes(decision) || (decision === "cancel" && kept.status === "pending" && kept.starts_at > now);
	if (!isAllowed) throw new Refusal("not_now");
	if (decision === "accept") await requireListed(ctx, kept.business_id);
	const change = isMove ? await move(ctx, person, kept, party, starts_at ?? "") : changeOf(ctx, kept, party, decision);
	const is_declined = change.act === "declined";
	const after = { ...kept, ...change.set, is_declined, version: version + 1, updated_at: now } as KeptAppointment;
	const owner = sql`a.business_id IN (SELECT business_id FROM business_owners WHERE user_id = ${person.user_id})`;
	const whose: SQL = party === "client" ? sql`a.client_id = ${person.user_id}` : owner;
	const ownTime = ownTimeOf(person, kept, party);
	const cards = cardsFollow(ctx, kept.business_id, kept.starts_at, after.starts_at);
	await reserve(
		ctx,
		{ ...kept, starts_at: after.starts_at },
		ownTime,
		writeAs(
			ctx,
			person,
			[
				statementOf(
					ctx.db,
					ctx.db
						.update(appointments)
						.set({ ...change.set, reason, version: version + 1, updated_at: now })
						.where(sql`id = ${appointment_id}`),
				),
				...change.statements,
				// Before the event: it looks whether the professional has done anything yet.
				...figuresStatements(ctx, kept, party, change),
				eventStatement(ctx, after, change.act, party, reason),
				...cards.statements,
				...(change.notice ? await appointmentNoticeStatements(ctx, after, ...change.notice) : []),
				...(change.isConfirmed ? await reminderStatements(ctx, after) : []),
			],
			[
				{
					condition: sql`EXISTS (SELECT 1 FROM appointments a WHERE a.id = ${appointment_id} AND a.version = ${version} AND ${whose})`,
					refusal: new Refusal("conflict"),
				},
				...change.guards,
			],
		),
	);
	cards.after();
	return asReadBy(ctx, { ...after, reason }, party);
}

/**
 * What a decision adds to the professional's figures: a booking where it is confirmed for the first time, however often it
 * is moved later; an answer where it is the first thing that they do with a request, whatever it is.
 */
function figuresStatements(
	ctx: Ctx,
	{ id, business_id, status, awaiting, confirmed_at, created_at }: KeptAppointment,
	party: Party,
	{ isConfirmed }: Pick<Change, "isConfirmed">,
): D1PreparedStatement[] {
	if (confirmed_at !== null) return [];
	const isAsked = party === "business" && status === "pending" && awaiting === "business";
	return [
		...(isConfirmed ? [weekStatement(ctx, business_id, { bookings: 1 })] : []),
		...(isAsked
			? [
					weekStatement(
						ctx,
						business_id,
						answeredNow(ctx, created_at),
						sql`NOT EXISTS (SELECT 1 FROM appointment_events WHERE appointment_id = ${id} AND party = 'business')`,
					),
				]
			: []),
	];
}

/** What is not in the way of a move: the appointment itself, and what the client who moves it holds meanwhile. */
const ownTimeOf = (person: Person, { id }: KeptAppointment, party: Party) => ({
	client: party === "client" ? person : null,
	appointment_id: id,
});

/** What a decision changes that leaves the time as it is. */
function changeOf(
	ctx: Ctx,
	{ id, business_id, sequence }: KeptAppointment,
	party: Party,
	decision: Exclude<Decision, "propose" | "reschedule">,
): Change {
	const now = ctx.now().toISOString();
	const ended = { awaiting: null, expires_at: null, ended_by: party };
	const freed = [free(ctx, id)];
	switch (decision) {
		case "accept":
			return {
				// RFC 5546, 2.1.4: a new status is a new sequence.
				set: { status: "confirmed", awaiting: null, expires_at: null, confirmed_at: now, sequence: sequence + 1 },
				act: "accepted",
				statements: [],
				guards: [{ condition: businessIsListed(business_id), refusal: new Refusal("not_bookable") }],
				notice: ["appointment_confirmed", "client", "business"],
				isConfirmed: true,
			};
		case "decline":
			return {
				set: { ...ended, status: "cancelled", sequence: sequence + 1 },
				act: "declined",
				statements: freed,
				guards: [],
				notice: ["appointment_declined", otherParty(party)],
			};
		case "cancel":
			return {
				set: { ...ended, status: "cancelled", sequence: sequence + 1 },
				act: "cancelled",
				statements: freed,
				guards: [],
				notice: ["appointment_cancelled", "client", "business"],
			};
		case "complete":
			return {
				set: { ...ended, status: "completed" },
				act: "completed",
				statements: freed,
				guards: [],
				notice: ["review_invited", "client"],
			};
		case "no-show":
			return {
				set: { ...ended, status: "no_show" },
				act: "no_show",
				statements: freed,
				guards: [],
				notice: ["appointment_missed", otherParty(party)],
			};
	}
	return decision satisfies never;
}

/**
 * Moves an appointment to another time: its old time is free from then on. What the professional proposes waits for the
 * client; what the client moves is confirmed where it was and hours are instant, else it waits for the professional.
 */
async function move(ctx: Ctx, person: Person, kept: KeptAppointment, party: Party, starts_at: string): Promise<Change> {
	const now = ctx.now().toISOString();
	const dayAgo = new Date(ctx.now().getTime() - dayMs).toISOString();
	const ownTime = ownTimeOf(person, kept, party);
	const choice = { ...kept, starts_at };
	if (starts_at === kept.starts_at) throw new Refusal("invalid", { field: "starts_at" });
	const { offer } = await offered(ctx, choice, ownTime, await readOffer(ctx, choice, ownTime));
	const isConfirmed = isMoveInstant(kept, party, offer.availability.confirmation);
	return {
		set: {
			starts_at,
			ends_at: new Date(Date.parse(starts_at) + offer.minutes * 60_000).toISOString(),
			time_zone: offer.availability.time_zone,
			status: isConfirmed ? "confirmed" : "pending",
			awaiting: isConfirmed ? null : otherParty(party),
			expires_at: isConfirmed ? null : lapseOf(ctx, starts_at),
			confirmed_at: isConfirmed ? (kept.confirmed_at ?? ctx.now().toISOString()) : kept.confirmed_at,
			sequence: kept.sequence + 1,
			// Who moves it when cancelling would cost does not get out of that by cancelling the new time.
			terms: { ...kept.terms, moved_late: party === "client" && isLateCancellation(kept, now) },
		},
		act: party === "business" ? "proposed" : "rescheduled",
		statements: [
			free(ctx, kept.id),
			...(ownTime.client ? dropHolds(ctx, ownTime.client, kept.business_id) : []),
			...takeStatements(ctx, offer, { id: kept.id, starts_at, held_until: null }),
		],
		guards: [
			{
				condition: sql`(SELECT count(*) FROM appointment_events WHERE appointment_id = ${kept.id}
					AND act IN ('proposed', 'rescheduled') AND created_at > ${dayAgo}) < ${ctx.rules.bookings.movesPerDay}`,
				refusal: new Refusal("too_fast", { seconds: 86_400 }),
			},
			...stillOffered(ctx, offer, kept.legal_service_id, starts_at, ownTime),
		],
		notice:
			party === "business"
				? ["appointment_proposed", "client", "business"]
				: ["appointment_rescheduled", "client", "business"],
		isConfirmed,
	};
}
