import type { Licence } from "#domain/businesses/businesses.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { warnOfLicences } from "#domain/verification/licences.server.ts";
import { lettersTo } from "./identity.ts";

/** The same site at another time. */
export const atTime = (ctx: Ctx, now: string): Ctx => ({ ...ctx, now: () => new Date(now) });

/** Leaves a professional one licence, which is as given, and answers its id. */
export async function onlyLicence(
	{ db: { $client: d1 } }: Ctx,
	business_id: string,
	given: Partial<Pick<Licence, "expires_on" | "jurisdiction" | "checked_at" | "profession">>,
): Promise<string> {
	const first = "(SELECT id FROM licences WHERE business_id = ?1 ORDER BY id LIMIT 1)";
	const names = Object.keys(given);
	await d1.batch([
		d1.prepare(`DELETE FROM licences WHERE business_id = ?1 AND id <> ${first}`).bind(business_id),
		d1
			.prepare(`UPDATE licences SET ${names.map((name, i) => `${name} = ?${i + 2}`).join(", ")} WHERE business_id = ?1`)
			.bind(business_id, ...Object.values(given)),
	]);
	const row = await d1
		.prepare("SELECT id FROM licences WHERE business_id = ?")
		.bind(business_id)
		.first<{ id: string }>();
	return row?.id ?? "";
}

/** Gives a professional another licence, checked and without an end, which is otherwise like the one they have. */
export async function anotherLicence(
	{ db: { $client: d1 } }: Ctx,
	business_id: string,
	{ profession, expires_on = null }: { profession?: string; expires_on?: string | null },
): Promise<void> {
	await d1
		.prepare(
			`INSERT INTO licences (id, business_id, profession, register, register_url, number, jurisdiction, status, issued_on,
				expires_on, checked_at)
			SELECT ?2, business_id, coalesce(?3, profession), register, register_url, ?2, jurisdiction, 'active', issued_on, ?4,
				checked_at FROM licences WHERE business_id = ?1 LIMIT 1`,
		)
		.bind(business_id, crypto.randomUUID().replaceAll("-", ""), profession ?? null, expires_on)
		.run();
}

/** Runs the job of warnings each minute of the hour that begins with `now`. */
export async function warnForAnHour(ctx: Ctx, now: string): Promise<void> {
	for (let minute = 0; minute < 60; minute++)
		await warnOfLicences(atTime(ctx, new Date(Date.parse(now) + minute * 60_000).toISOString()));
}

/** What waits to be said to a person: the kinds, the oldest first. */
export const kindsTo = async (ctx: Ctx, user_id: string): Promise<string[]> =>
	(await lettersTo(ctx, user_id)).map(({ kind }) => kind);
