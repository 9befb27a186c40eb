import {
	type Actor,
	type Admin,
	type Person as Caller,
	type Fresh,
	type Professional,
	type Role,
	requireActor,
	requireFresh,
	requireRole,
} from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { findActor } from "#domain/identity/session.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { saveProfile } from "#domain/profiles/profiles.server.ts";
import { profileChange } from "#domain/profiles/profiles.ts";
import { type Person, somebody, withAuthenticator } from "./identity.ts";

/** Who is signed in, as rules see them. */
export async function actorOf(ctx: Ctx, { session, user }: Pick<SignedIn, "session" | "user">): Promise<Actor> {
	const actor = await findActor(ctx, { session_id: session.id, user_id: user.id });
	if (!actor) throw new Error("The session has ended.");
	return actor;
}

/** Who is fully signed in, as commands take them. */
export const callerOf = async (ctx: Ctx, signedIn: Pick<SignedIn, "session" | "user">) =>
	requireActor(await actorOf(ctx, signedIn));

/** Somebody new, as commands take them. */
export const newActor = async (ctx: Ctx) => callerOf(ctx, await somebody(ctx));

/** An admin has just given their second factor. */
type InRole = { user: Caller; business: Professional; admin: Fresh<Admin> };
export type Someone<R extends Role = "user"> = Person & { actor: InRole[R] };

/** Somebody new with what they keep in their profile, for tests that are about the person too. */
export async function someone(ctx: Ctx, given: { full_name?: string; time_zone?: string } = {}): Promise<Someone> {
	const person = await somebody(ctx);
	if (Object.keys(given).length > 0) await saveProfile(ctx, await callerOf(ctx, person), profileChange.parse(given));
	return { ...person, actor: await callerOf(ctx, person) };
}

/** Somebody who acts in a role, with the second step done. */
export async function withRole<R extends Role>(
	ctx: Ctx,
	role: R,
	given: { full_name?: string; time_zone?: string } = {},
): Promise<Someone<R>> {
	const person = await someone(ctx, given);
	await ctx.db.$client.prepare("UPDATE profiles SET role = ? WHERE user_id = ?").bind(role, person.user.id).run();
	const { session } = await withAuthenticator(ctx, person);
	const actor = await callerOf(ctx, { ...person, session });
	const inRole = role === "user" ? actor : requireRole(actor, role);
	return { ...person, session, actor: (role === "admin" ? requireFresh(ctx, inRole) : inRole) as InRole[R] };
}

/** Whoever owns a professional's profile from now on; who owned it before does so no more. */
export async function ownerOf(
	ctx: Ctx,
	business_id: string,
	given: { time_zone?: string } = {},
): Promise<Someone<"business">> {
	const owner = await withRole(ctx, "business", { full_name: "Owner", ...given });
	await ctx.db.$client
		.prepare("INSERT OR REPLACE INTO business_owners (business_id, user_id) VALUES (?, ?)")
		.bind(business_id, owner.user.id)
		.run();
	return owner;
}
