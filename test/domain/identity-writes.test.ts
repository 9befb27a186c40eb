import { afterAll, beforeAll, expect, test } from "vitest";
import { closeAccount } from "#domain/accounts/closing.server.ts";
import { exportAll } from "#domain/accounts/export.server.ts";
import { requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { removeFactor } from "#domain/identity/factor-removal.server.ts";
import { challengeFactor, codeAt, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import { proveAgain, sendReauthentication } from "#domain/identity/proof.server.ts";
import { makeRecoveryCodes, useRecoveryCode as takeRecoveryCode } from "#domain/identity/recovery-codes.server.ts";
import type { Session, SignedIn } from "#domain/identity/session-tokens.server.ts";
import { refreshTokenOf } from "#domain/identity/session-tokens.server.ts";
import { endSession, endSessions, refreshSession, requireSignedIn } from "#domain/identity/sessions.server.ts";
import { saveNotificationPreferences } from "#domain/profiles/notification-preferences.server.ts";
import { notificationPreferences } from "#domain/profiles/notification-preferences.ts";
import { savePhoto } from "#domain/profiles/photos.server.ts";
import { finishOnboarding, savePreferences, saveProfile } from "#domain/profiles/profiles.server.ts";
import { legalPreferences } from "#domain/profiles/profiles.ts";
import { actorOf, callerOf } from "../support/actors.ts";
import { cheapenScrypt } from "../support/cheap-scrypt.ts";
import {
	again,
	atOnce,
	bearerOf,
	everything,
	growth,
	newPassword,
	outcomeOf,
	signedInAgain,
	somebody,
	testSite,
	withAuthenticator,
	without,
} from "../support/identity.ts";
import { jpeg } from "../support/pictures.ts";

cheapenScrypt();

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite();
	ctx = without(site.ctx, "factor", "password");
});
afterAll(() => site.close());

const password = newPassword();

/** Somebody who has everything that a command may be about. */
async function owner() {
	const { user, session } = await somebody(ctx, { password });
	const { factorId, secret } = await withAuthenticator(ctx, { user, session });
	const enrolled = await again(ctx, { session });
	const [code = ""] = await makeRecoveryCodes(ctx, enrolled);
	const begun = await enrolFactor(ctx, enrolled, { factor_type: "totp", friendly_name: "Begun" });
	const person = await again(ctx, { session });
	const other = await signedInAgain(ctx, user);
	site.clock.pass(61);
	const { id: challengeId } = await challengeFactor(ctx, person, factorId);
	return { person, factorId, secret, recoveryCode: code, begun: begun.id, other: other.session, challengeId };
}
type Owner = Awaited<ReturnType<typeof owner>>;

type Command = (
	/** Who acts, as they were found when the request came. */
	who: SignedIn,
	/** Whose things it is about. */
	about: Owner,
) => Promise<unknown>;

/** Whatever a signed-in person may do, as the doors do it. */
const commands: Record<string, Command> = {
	"telling something of oneself": (who) => changeAccount(ctx, who, { data: { theme: "dark" } }),
	"a new password": (who) => changeAccount(ctx, who, { password: "a new and longer one" }),
	"a new address": (who, { person }) => changeAccount(ctx, who, { email: `new-${person.user.email}` }),
	"asking for a code": (who) => sendReauthentication(ctx, who),
	"proving the password": (who) => proveAgain(ctx, who, password),
	"the wish to be erased": (who) => closeAccount(ctx, who),
	"beginning a factor": (who) => enrolFactor(ctx, who, { factor_type: "totp", friendly_name: "New" }),
	"answering a factor": (who, { factorId, challengeId, secret }) =>
		verifyFactor(ctx, who, { factorId, challengeId, code: codeAt(secret, ctx.now()) }),
	"removing a factor": (who, { factorId }) => removeFactor(ctx, who, factorId),
	"removing one that was begun": (who, { begun }) => removeFactor(ctx, who, begun),
	"a recovery code": (who, { recoveryCode }) => takeRecoveryCode(ctx, who, recoveryCode),
	"asking a factor": (who, { factorId }) => challengeFactor(ctx, who, factorId),
	"new recovery codes": (who) => makeRecoveryCodes(ctx, who),
	"ending another device": ({ user }, { other }) => endSession(ctx, user.id, other.id),
	"ending all other devices": ({ session }) => endSessions(ctx, session, "others"),
	refreshing: async ({ session }) => refreshSession(ctx, await refreshTokenOf(ctx, session)),
};

/** The same for what goes by the page's actor. */
const ownPages: Record<string, Command> = {
	"saving the profile": async (who) => saveProfile(ctx, await callerOf(ctx, who), { full_name: "Somebody else" }),
	"saving preferences": async (who) => savePreferences(ctx, await callerOf(ctx, who), legalPreferences.parse({})),
	"saving notifications": async (who) =>
		saveNotificationPreferences(ctx, await callerOf(ctx, who), notificationPreferences.parse({ on: [] })),
	"finishing the onboarding": async (who) => finishOnboarding(ctx, await callerOf(ctx, who)),
	"a photo": async (who) => savePhoto(ctx, await callerOf(ctx, who), jpeg),
	"reading everything": async (who) => exportAll(ctx, requireFresh(ctx, await actorOf(ctx, who))),
};

/** What counts attempts and what waits to leave may grow by who asks; nothing else may. */
async function rows() {
	const { rate_limits: _, ...tables } = await everything(site.d1);
	return tables;
}

/** A request as it comes: with an access token, before anything is known of its session. */
const asRequest = async (command: Command, bearer: string, about: Owner) =>
	command(await requireSignedIn(ctx, bearer), about);

test("A session that has ended changes nothing, whatever it asks for", async () => {
	const about = await owner();
	const bearer = await bearerOf(ctx, about.person);
	await endSessions(ctx, about.person.session, "global");
	const before = await rows();
	for (const [name, command] of Object.entries({ ...commands, ...ownPages })) {
		expect(await outcomeOf(asRequest(command, bearer, about)), name).toBe("session_not_found");
		expect(await outcomeOf(asRequest(command, "", about)), name).toBe("no_authorization");
	}
	expect(await rows()).toEqual(before);
});

test.each([
	["ends", (session: Session) => endSessions(ctx, session, "global")],
	[
		"falls to aal1",
		({ user_id }: Session) => site.d1.prepare("UPDATE sessions SET aal = 'aal1' WHERE user_id = ?").bind(user_id).run(),
	],
])("A session that %s while the request is on its way changes nothing", async (what, end) => {
	const about = await owner();
	await end(about.person.session);
	const before = await rows();
	// A session at aal1 may raise itself, and end its like.
	const mayAtAal1 = /^(ending|refreshing|answering|a recovery code|proving)/;
	for (const [name, command] of Object.entries(commands)) {
		if (what === "falls to aal1" && mayAtAal1.test(name)) continue;
		const outcome = await outcomeOf(command(about.person, about));
		if (!/^(ending all|proving)/.test(name)) expect(outcome, name).not.toBe("done");
		expect(await rows(), name).toEqual(before);
	}
});

/** What is about a thing that has an id: a stranger who knows it. */
const aboutThings = [
	"asking a factor",
	"answering a factor",
	"removing a factor",
	"removing one that was begun",
	"a recovery code",
	"ending another device",
];

test("A stranger who knows the ids changes nothing", async () => {
	const [about, stranger] = [await owner(), await owner()];
	const before = await rows();
	for (const name of aboutThings) {
		const outcome = await outcomeOf(commands[name]?.(stranger.person, about) ?? Promise.reject());
		expect(outcome, name).toMatch(/^(not_found|mfa_factor_not_found|mfa_verification_failed)$/);
	}
	expect(await rows()).toEqual(before);
});

/** By how much each table grows when so many copies of a command come at once. */
async function growthOf(command: Command, copies: number) {
	const about = await owner();
	const before = await rows();
	const outcomes = await atOnce(copies, () => outcomeOf(command(about.person, about)));
	expect(outcomes).toContain("done");
	return growth(before, await rows());
}

/** Each asks for something new, and gets it. */
const { "asking a factor": _, "new recovery codes": __, ...repeatable } = commands;

test.each(Object.entries({ ...repeatable, ...ownPages }))(
	"Fifty copies at once leave no more than one does: %s",
	async (_, command) => {
		expect(await growthOf(command, 50)).toEqual(await growthOf(command, 1));
	},
);

test("Copies that each leave something are noticed", async () => {
	const twice: Command = ({ user }) =>
		site.d1
			.prepare("INSERT INTO recovery_codes (user_id, code_hash) VALUES (?, ?)")
			.bind(user.id, crypto.randomUUID())
			.run();
	expect(await growthOf(twice, 50)).not.toEqual(await growthOf(twice, 1));
});
