import { afterAll, beforeAll, expect, test } from "vitest";
import { closeAccount, eraseUser } from "#domain/accounts/closing.server.ts";
import { type Admin, type Fresh, requireRole } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { changeUser } from "#domain/identity/admin.server.ts";
import { removeFactor } from "#domain/identity/factor-removal.server.ts";
import { findActor, readCredential, requireAdmin } from "#domain/identity/session.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { refreshTokenOf, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { endSession, endSessions, findSignedIn, refreshSession } from "#domain/identity/sessions.server.ts";
import type { User } from "#domain/identity/users.server.ts";
import { withRole } from "../support/actors.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import {
	bearerOf,
	newPassword,
	outcomeOf,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
} from "../support/identity.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
/** Who does to admins what admins do to people. */
let root: Fresh<Admin>;
beforeAll(async () => {
	site = await testSite();
	root = (await withRole(site.ctx, "admin")).actor;
});
afterAll(() => site.close());

/** Everything that a browser or program holds of a session. */
type Held = { bearer: string; cookie: string; refresh: string };

/** The doors of an admin: by access token, by cookie, and by a fresh token for the next hour. */
const doors: Record<string, (ctx: Ctx, held: Held) => Promise<unknown>> = {
	bearer: (ctx, { bearer }) => requireAdmin(ctx, bearer),
	"bearer of a page": async (ctx, { bearer }) => {
		const known = await readCredential(ctx, { bearer });
		requireRole(known && (await findActor(ctx, known)), "admin");
	},
	cookie: async (ctx, { cookie }) => {
		const known = await readCredential(ctx, { token: cookie });
		requireRole(known && (await findActor(ctx, known)), "admin");
	},
	refresh: async (ctx, { refresh }) => {
		const { user, session } = await refreshSession(ctx, refresh);
		if (user.role !== "admin" || session.aal !== "aal2") throw new Refusal("not_admin");
	},
};

/** A door that believes the token for the hour that it lasts. */
const believing = async (ctx: Ctx, { bearer }: Held) => {
	const claims = await ctx.keys.verify(bearer, `${ctx.publicUrl}/auth/v1`, ctx.now());
	if (claims?.aal !== "aal2") throw new Refusal("not_admin");
};

/** A device that has shown the second factor too. */
async function anotherDevice(ctx: Ctx, user: User) {
	const other = await signedInAgain(ctx, user, "totp");
	await ctx.db.$client.prepare("UPDATE sessions SET aal = 'aal2' WHERE id = ?").bind(other.session.id).run();
	return other;
}

/** What ends the power of a session. */
const endings: Record<string, (ctx: Ctx, person: SignedIn, factorId: string) => Promise<unknown>> = {
	"another role": (ctx, { user }) =>
		ctx.db.$client.prepare("UPDATE profiles SET role = 'user' WHERE user_id = ?").bind(user.id).run(),
	"a ban": (ctx, { user }) => changeUser(ctx, root, user.id, { ban_duration: "24h" }),
	"a sign-out": (ctx, { session }) => endSessions(ctx, session, "local"),
	"a sign-out from another device": async (ctx, { session, user }) =>
		endSessions(ctx, (await anotherDevice(ctx, user)).session, "others").then(() => session),
	"a sign-out everywhere": async (ctx, { user }) =>
		endSessions(ctx, (await anotherDevice(ctx, user)).session, "global"),
	"the end of this device alone": (ctx, { session, user }) => endSession(ctx, user.id, session.id),
	"the removal of its factor": (ctx, person, factorId) => removeFactor(ctx, person, factorId),
	"a new password on another device": async (ctx, { user, session }) => {
		const { session: other } = await anotherDevice(ctx, user);
		await changeAccount(ctx, { user, session: { ...other, aal: session.aal } }, { password: newPassword() });
	},
	// Of an admin nobody else makes a way in: it is one again when the password is new.
	"a new password from an admin": async (ctx, { user }) => {
		const setRole = (role: string) =>
			ctx.db.$client.prepare("UPDATE profiles SET role = ? WHERE user_id = ?").bind(role, user.id).run();
		await setRole("user");
		await changeUser(ctx, root, user.id, { password: newPassword() });
		await setRole("admin");
	},
	"the wish to be erased": (ctx, person) => closeAccount(ctx, person),
	"the end of the account": (ctx, { user }) => eraseUser(ctx, root, user.id),
};

/** An admin who may do everything, and what their device holds. */
async function admin() {
	const { ctx } = site;
	const { user } = await somebody(ctx);
	await site.d1.prepare("UPDATE profiles SET role = 'admin' WHERE user_id = ?").bind(user.id).run();
	const { factorId, session } = await withAuthenticator(ctx, await signedInAgain(ctx, user));
	const person = await findSignedIn(ctx, session.id);
	if (!person) throw new Error("The session has not been opened.");
	const [bearer, cookie, refresh] = await Promise.all([
		bearerOf(ctx, person),
		sessionTokenOf(ctx, session),
		refreshTokenOf(ctx, session),
	]);
	return { person, factorId, held: { bearer, cookie, refresh } };
}

for (const [ending, end] of Object.entries(endings)) {
	test(`After ${ending} the next request does nothing, by whatever door it comes`, async () => {
		const { ctx } = site;
		const { person, factorId, held } = await admin();
		for (const [door, enter] of Object.entries(doors)) {
			if (door !== "refresh") expect(await outcomeOf(enter(ctx, held)), door).toBe("done");
		}
		await end(ctx, person, factorId);
		for (const [door, enter] of Object.entries(doors)) expect(await outcomeOf(enter(ctx, held)), door).not.toBe("done");
		// What a token says is not enough to know.
		expect(await outcomeOf(believing(ctx, held))).toBe("done");
	});
}

test("What was taken is given back at once: a lifted ban, a role", async () => {
	const { ctx } = site;
	const { person, held } = await admin();
	await changeUser(ctx, root, person.user.id, { ban_duration: "24h" });
	await changeUser(ctx, root, person.user.id, { ban_duration: "none" });
	for (const [door, enter] of Object.entries(doors)) expect(await outcomeOf(enter(ctx, held)), door).toBe("done");
});

test("A ban ends by itself when its time is over", async () => {
	const { ctx, clock } = site;
	const { person, held } = await admin();
	await changeUser(ctx, root, person.user.id, { ban_duration: "60s" });
	expect(await outcomeOf(doors.bearer?.(ctx, held) ?? Promise.reject())).toBe("user_banned");
	clock.pass(60);
	expect(await outcomeOf(doors.bearer?.(ctx, held) ?? Promise.reject())).toBe("done");
});

test("A session cookie that was changed in one letter is nobody's", async () => {
	const { ctx } = site;
	const { held } = await admin();
	const other = await admin();
	const [id, user, mac = ""] = held.cookie.split(".");
	const [otherId, otherUser] = other.held.cookie.split(".");
	for (const token of [
		`${otherId}.${user}.${mac}`,
		`${id}.${otherUser}.${mac}`,
		`${otherId}.${otherUser}.${mac}`,
		`${id}.${user}.${mac.slice(0, -1)}`,
		`${id}.${user}.${mac.startsWith("A") ? "B" : "A"}${mac.slice(1)}`,
		`${id}.${user}.`,
		`${id}.${user}`,
		held.refresh,
		"",
		"..",
	]) {
		expect(await readCredential(ctx, { token }), token).toBeNull();
	}
});
