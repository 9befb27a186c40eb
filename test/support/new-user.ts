import type { Ctx } from "#domain/ground/context.server.ts";
import { guarded } from "#domain/ground/must.server.ts";
import { madeStatement, prepareUser } from "#domain/identity/new-users.server.ts";
import type { User } from "#domain/identity/users.server.ts";

/** An account as an admin would make it, without one. Throws `email_exists`, `phone_exists`. */
export async function createUser(ctx: Ctx, given: Partial<User> & { password?: string }): Promise<User> {
	const { user, statements } = await prepareUser(ctx, given);
	await guarded(
		user.email ? "email_exists" : "phone_exists",
		ctx.db.$client.batch([...statements, madeStatement(ctx, user)]),
	);
	return user;
}
