import type { Ctx } from "#domain/context.server.ts";
import type { Actor } from "#domain/identity/identity.ts";
import { findActor } from "#domain/session.server.ts";
import { somebody } from "./identity.ts";

/** Somebody signed in, as rules see them. */
export async function clientOf(ctx: Ctx): Promise<Actor> {
	const { session, user } = await somebody(ctx);
	const actor = await findActor(ctx, { session_id: session.id, user_id: user.id });
	if (!actor) throw new Error("Nobody is signed in.");
	return actor;
}

/** Somebody who acts in a role, with the second step done. */
export async function withRole(ctx: Ctx, role: Actor["role"]): Promise<Actor> {
	const actor = await clientOf(ctx);
	await ctx.db.$client.prepare("UPDATE profiles SET role = ? WHERE user_id = ?").bind(role, actor.user_id).run();
	return { ...actor, role, aal: "aal2" };
}

/** Whoever owns a professional's profile from now on. */
export async function ownerOf(ctx: Ctx, business_id: string): Promise<Actor> {
	const actor = await withRole(ctx, "business");
	await ctx.db.$client
		.prepare("INSERT OR REPLACE INTO business_owners (business_id, user_id) VALUES (?, ?)")
		.bind(business_id, actor.user_id)
		.run();
	return actor;
}

/** The id of an appointment of a client that takes no time; as a rule one that is over. */
export async function appointmentOf(
	ctx: Ctx,
	{ user_id }: Actor,
	business_id: string,
	status: "completed" | "confirmed" = "completed",
): Promise<string> {
	const id = crypto.randomUUID().replaceAll("-", "");
	const hour = 3_600_000;
	const starts = ctx.now().getTime() + (status === "completed" ? -26 : 48) * hour;
	await ctx.db.$client
		.prepare(
			`INSERT INTO appointments (id, business_id, client_id, client_name, legal_service_id, starts_at, ends_at, time_zone,
				client_time_zone, mode, audio_only, status, facts, other_party, terms, room, sequence, version, created_at, updated_at)
			SELECT ?1, b.id, ?3, '', (SELECT legal_service_id FROM business_services WHERE business_id = b.id LIMIT 1), ?4, ?5,
				b.time_zone, b.time_zone, 'video', 0, ?6, '', '', '{}', ?1, 0, 1, ?4, ?4 FROM businesses b WHERE b.id = ?2`,
		)
		.bind(id, business_id, user_id, new Date(starts).toISOString(), new Date(starts + hour).toISOString(), status)
		.run();
	return id;
}
