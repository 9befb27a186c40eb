import type { Person } from "#domain/ground/callers.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { newId } from "#domain/ground/ids.ts";
import { writeAs } from "#domain/ground/must.server.ts";
import { countStatement, isOver, requireWithin } from "#domain/ground/rate-limits.server.ts";
import { newReference } from "#domain/ground/references.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import { statementOf } from "#drizzle/db.ts";
import { contactMessages } from "#drizzle/schema/contact.ts";
import { type ContactMessage, contactLimits, type FormTraces } from "./contact.ts";
import type { ContactNotice } from "./notices.ts";

const macUse = "contact form";

/** Says when a form was made, so that nobody can say another time. It goes with the form. */
export async function formToken({ now, keys }: Pick<Ctx, "now" | "keys">): Promise<string> {
	const at = String(now().getTime());
	const [mac] = await keys.macs(macUse, at);
	return `${at}.${mac}`;
}

/** Throws `automatic` for a form that was filled in as programs do: at once, or where people see no field. */
async function requirePatience({ now, keys }: Ctx, { token, website }: FormTraces): Promise<void> {
	const [at = "", mac = ""] = token.split(".");
	const seconds = (now().getTime() - Number(at)) / 1000;
	const isOurs = (await keys.macs(macUse, at)).includes(mac);
	const isInTime = seconds >= contactLimits.leastSeconds && seconds <= contactLimits.mostSeconds;
	if (website !== "" || !isOurs || !isInTime) throw new Refusal("automatic");
}

/**
 * Keeps a message for those who run the site, and mails a copy where the writer's own address was given, the reference
 * alone to any other: a stranger's words go to nobody. `locale` is the language of the letter. Answers the reference, and
 * what is mailed: one address gets three letters a day, whoever writes. Throws
 * `automatic`, `too_fast` beyond ten messages a day of one person and twenty of one network, `signed_out`.
 */
export async function writeToUs(
	ctx: Ctx,
	person: Person | null,
	{ topic, body, email }: ContactMessage,
	{ locale, ...traces }: FormTraces & { locale: string },
): Promise<{ reference: string; mailed: "copy" | "reference" | null }> {
	await requirePatience(ctx, traces);
	const { $client: d1 } = ctx.db;
	const [ofNetwork, ofPerson, ofAddress] = await d1.batch([
		await countStatement(ctx, "contactFrom", ctx.client.network),
		await countStatement(ctx, "contact", person?.user_id ?? `network ${ctx.client.network}`),
		await countStatement(ctx, "contactCopy", email ?? newId()),
	]);
	requireWithin(ctx, "contactFrom", ofNetwork, "too_fast");
	if (person) requireWithin(ctx, "contact", ofPerson, "too_fast");
	const isMailed = email !== null && !isOver(ctx, "contactCopy", ofAddress);
	const is_own = person !== null && person.email === email;
	const id = newId();
	const reference = newReference("C");
	const created_at = ctx.now().toISOString();
	const row = { id, reference, user_id: person?.user_id ?? null, topic, body, email, locale, created_at };
	const statements = [statementOf(ctx.db, ctx.db.insert(contactMessages).values(row))];
	if (isMailed) {
		const values = { id, is_own };
		const copy: ContactNotice = { kind: "contact_copy", channel: "email", to: email, values, locale };
		statements.push(await planStatement(ctx, { ...copy, key: `contact ${id}` }));
	}
	await (person ? writeAs(ctx, person, statements) : d1.batch(statements));
	return { reference, mailed: isMailed ? (is_own ? "copy" : "reference") : null };
}

/** Deletes what was written to us a year ago; the schedule calls it. */
export async function sweepContact(ctx: Ctx): Promise<void> {
	await ctx.db.$client
		.prepare("DELETE FROM contact_messages WHERE created_at <= ?")
		.bind(later(ctx, -contactLimits.keptDays * 24 * 3600))
		.run();
}
