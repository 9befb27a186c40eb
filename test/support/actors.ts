import type { Ctx } from "#domain/context.server.ts";
import type { Actor } from "#domain/identity/identity.ts";
import type { SignedIn } from "#domain/identity/sessions.server.ts";
import { saveProfile } from "#domain/profiles.server.ts";
import { profileChange } from "#domain/profiles.ts";
import { findActor } from "#domain/session.server.ts";
import { type Person, somebody, withAuthenticator } from "./identity.ts";

/** Who is signed in, as rules see them. */
export async function actorOf(ctx: Ctx, { session, user }: Pick<SignedIn, "session" | "user">): Promise<Actor> {
	const actor = await findActor(ctx, { session_id: session.id, user_id: user.id });
	if (!actor) throw new Error("The session has ended.");
	return actor;
}

/** Somebody new, as rules see them. */
export const newActor = async (ctx: Ctx) => actorOf(ctx, await somebody(ctx));

export type Someone = Person & { actor: Actor };

/** Somebody new with what they keep in their profile, for tests that are about the person too. */
export async function someone(ctx: Ctx, given: { full_name?: string; time_zone?: string } = {}): Promise<Someone> {
	const person = await somebody(ctx);
	if (Object.keys(given).length > 0) await saveProfile(ctx, await actorOf(ctx, person), profileChange.parse(given));
	return { ...person, actor: await actorOf(ctx, person) };
}

/** Somebody who acts in a role, with the second step done. */
export async function withRole(
	ctx: Ctx,
	role: Actor["role"],
	given: { full_name?: string; time_zone?: string } = {},
): Promise<Someone> {
	const person = await someone(ctx, given);
	await ctx.db.$client.prepare("UPDATE profiles SET role = ? WHERE user_id = ?").bind(role, person.user.id).run();
	const { session } = await withAuthenticator(ctx, person);
	return { ...person, session, actor: await actorOf(ctx, { ...person, session }) };
}

/** Whoever owns a professional's profile from now on; who owned it before does so no more. */
export async function ownerOf(ctx: Ctx, business_id: string, given: { time_zone?: string } = {}): Promise<Someone> {
	const owner = await withRole(ctx, "business", { full_name: "Owner", ...given });
	await ctx.db.$client
		.prepare("INSERT OR REPLACE INTO business_owners (business_id, user_id) VALUES (?, ?)")
		.bind(business_id, owner.user.id)
		.run();
	return owner;
}
