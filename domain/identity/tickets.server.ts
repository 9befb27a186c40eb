import { isFullySignedIn, type Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { statementOf } from "#drizzle/db.ts";
import { tickets } from "#drizzle/schema/live.ts";
import { findActor } from "./session.server.ts";

/** How long a ticket is good: a socket is opened at once. */
const ticketSeconds = 60;

/** What opens a person's own room once, within a minute: a socket cannot send the headers that prove who asks. */
export type Ticket = { ticket: string; room: string };

/** Throws `signed_out`. */
export async function makeTicket(ctx: Ctx, person: Person): Promise<Ticket> {
	const ticket = crypto.randomUUID();
	const [hash = ""] = await ctx.keys.macs("ticket", ticket);
	const row = { hash, session_id: person.session_id, expires_at: later(ctx, ticketSeconds) };
	await writeAs(ctx, person, [statementOf(ctx.db, ctx.db.insert(tickets).values(row))]);
	return { ticket, room: person.user_id };
}

/** Who holds a ticket for this room; it is used up by this. Throws `not_found` for every other, whatever is wrong with it. */
export async function redeemTicket(ctx: Ctx, room: string, ticket: string): Promise<Person> {
	const hashes = JSON.stringify(await ctx.keys.macs("ticket", ticket));
	const found = await ctx.db.$client
		.prepare(
			`DELETE FROM tickets WHERE hash IN (SELECT value FROM json_each(?)) AND expires_at > ?
			RETURNING session_id`,
		)
		.bind(hashes, ctx.now().toISOString())
		.first<{ session_id: string }>();
	const actor = found && (await findActor(ctx, { session_id: found.session_id, user_id: room }));
	if (!isFullySignedIn(actor)) throw new Refusal("not_found");
	return actor;
}
