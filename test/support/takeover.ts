import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type Rules, rules } from "#domain/ground/rules.ts";
import { changeAccount } from "#domain/identity/account.server.ts";
import { confirmChange } from "#domain/identity/changes.server.ts";
import { sweepExpired } from "#domain/identity/expired.server.ts";
import type { CodePurpose } from "#domain/identity/identity.ts";
import { isPassword } from "#domain/identity/passwords.server.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn } from "#domain/identity/sessions.server.ts";
import { signIn, signInWithCode } from "#domain/identity/sign-in.server.ts";
import { resendCode, sendRecovery, sendSignInCode, signUp } from "#domain/identity/sign-up.server.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { Clock } from "./clock.ts";
import { newAddress, newPassword, signedInAgain, type testSite } from "./identity.ts";
import { createUser } from "./new-user.ts";

type Site = Awaited<ReturnType<typeof testSite>>;
type Account = { id: string; password_hash: string | null; email_confirmed_at: string | null };
type Mail = { to: string; kind: string; code: string; token_hash: string };
/** One who acts: what they have chosen, and what their browser holds. */
type Party = { address: string; password: string; claim: string | undefined; signedIn: SignedIn | null };

const by = (value: string) => ({ kind: "email", value }) as const;
const plenty = { count: 1_000_000, seconds: 60 };

/** Limits would end most orders early; what must hold does so without them. */
const unlimited: Rules = {
	...rules.strict,
	limits: Object.fromEntries(Object.keys(rules.strict.limits).map((name) => [name, plenty])) as Rules["limits"],
};

/** The database without the trips that only count towards limits: nobody reaches one here. */
function uncounted(d1: D1Database): D1Database {
	const counted = { results: [{ count: 1 }], meta: { rows_read: 0, rows_written: 0, duration: 0 } };
	return {
		prepare: (sql: string) => d1.prepare(sql),
		batch: async (statements: D1PreparedStatement[]) =>
			statements.every((one) => (one as unknown as { sql: string }).sql.startsWith("INSERT INTO rate_limits"))
				? statements.map(() => counted)
				: d1.batch(statements),
	} as unknown as D1Database;
}

const purposes: Record<string, readonly CodePurpose[]> = {
	confirm: ["sign_in"],
	sign_in_code: ["sign_in"],
	recovery: ["recovery"],
	email_change: ["email_change"],
	email_change_current: ["email_change_current"],
};

/**
 * The owner of a mailbox, and a stranger who never reads it but wants the account that belongs to it. Both have addresses
 * of their own in each world, so that thousands of worlds fit into one database.
 */
export class World {
	readonly ctx: Ctx;
	readonly owner: Party = { address: newAddress(), password: newPassword(), claim: undefined, signedIn: null };
	readonly stranger: Party = { address: newAddress(), password: newPassword(), claim: undefined, signedIn: null };
	/** The owner's other mailbox. */
	readonly second = newAddress();
	readonly mails: Mail[] = [];
	/** Every session that the stranger has been given. */
	readonly taken: SignedIn[] = [];
	/** That of the owner's address, after the last step. */
	#account: Account | null = null;

	constructor(
		readonly site: Site,
		readonly clock: Clock,
	) {
		this.ctx = { ...site.ctx, db: connect(uncounted(site.d1), new Meter()), now: clock.now, rules: unlimited };
	}

	/** Takes a step; false where there is nothing to take, or the domain refuses. */
	async take(step: Step): Promise<boolean> {
		try {
			const done = await steps[step](this);
			if (done) await this.#look();
			return done;
		} catch (error) {
			if (error instanceof Refusal) return false;
			throw error;
		}
	}

	/** What has changed for the two: everything that has left for somebody since the last look, and the account. */
	async #look() {
		const { d1 } = this.site;
		const [left, found] = await d1.batch([
			d1.prepare("DELETE FROM outbox RETURNING channel, kind, sealed"),
			d1.prepare("SELECT id, password_hash, email_confirmed_at FROM users WHERE email = ?").bind(this.owner.address),
		]);
		for (const { channel, kind, sealed } of (left?.results ?? []) as Record<"channel" | "kind" | "sealed", string>[]) {
			// It tells a room that something has changed, and carries no message.
			if (channel === "live") continue;
			const { to, values } = JSON.parse(await this.ctx.keys.open(sealed));
			const token_hash = values.link ? (new URL(values.link).searchParams.get("token_hash") ?? "") : "";
			if (channel !== "none") this.mails.push({ to, kind, code: values.code ?? "", token_hash });
		}
		this.#account = (found?.results[0] as Account | undefined) ?? null;
	}

	lettersOf(...addresses: string[]) {
		return this.mails.filter(({ to, kind }) => addresses.includes(to) && Object.hasOwn(purposes, kind));
	}

	/** Somebody types the code of a message, or opens its link. */
	async use(mail: Mail | undefined, party: Party, way: "code" | "link", claim = party.claim): Promise<boolean> {
		if (!mail) return false;
		const shown = way === "code" ? { token: mail.code, sentTo: mail.to } : { token_hash: mail.token_hash };
		if (mail.kind.includes("_change")) {
			const signedIn = way === "code" ? party.signedIn : null;
			await confirmChange(this.ctx, shown, { signedIn, claim });
			return true;
		}
		this.enter(party, await signInWithCode(this.ctx, purposes[mail.kind] ?? [], shown, claim));
		return true;
	}

	enter(party: Party, signedIn: SignedIn) {
		party.signedIn = signedIn;
		if (party === this.stranger) this.taken.push(signedIn);
		return true;
	}

	/** Whether the stranger has a session, or a password, of the account that is confirmed for the owner's address. */
	async isStrangerIn(): Promise<boolean> {
		const account = this.#account;
		if (!account) return false;
		for (const { session } of this.taken) {
			const found = await findSignedIn(this.ctx, session.id);
			if (found?.user.id === account.id) return true;
		}
		return account.email_confirmed_at !== null && isPassword(this.stranger.password, account.password_hash);
	}

	/** Whether the owner gets in by a code sent to their address. */
	async isOwnerLetIn(): Promise<boolean> {
		this.clock.pass(61);
		await this.take("somebody asks for a code");
		return this.take("the owner uses the newest code");
	}
}

const signUpAs = async (world: World, party: Party) => {
	const made = await signUp(world.ctx, {
		who: by(world.owner.address),
		password: party.password,
		data: {},
		locale: "en",
		next: null,
	});
	if ("claim" in made) party.claim = made.claim;
	return true;
};

const askForCode = async ({ ctx, owner }: World, creates: boolean) => {
	await sendSignInCode(ctx, { who: by(owner.address), creates, data: {}, locale: "en", next: null });
	return true;
};

const recover = async ({ ctx, owner }: World) => {
	await sendRecovery(ctx, owner.address, null);
	return true;
};

const setPassword = async ({ ctx }: World, party: Party) => {
	const signedIn = party.signedIn && (await findSignedIn(ctx, party.signedIn.session.id));
	if (!signedIn) return false;
	await changeAccount(ctx, signedIn, { password: party.password });
	return true;
};

const askChange = async ({ ctx }: World, party: Party, email: string) => {
	const signedIn = party.signedIn && (await findSignedIn(ctx, party.signedIn.session.id));
	if (!signedIn) return false;
	await changeAccount(ctx, signedIn, { email });
	return true;
};

/** An account of the stranger's own: any may want to move to the owner's address. */
const ownAccount = async (world: World) => {
	const { ctx, stranger } = world;
	if (stranger.signedIn) return;
	const user = await createUser(ctx, {
		email: stranger.address,
		password: stranger.password,
		email_confirmed_at: ctx.now().toISOString(),
	});
	world.enter(stranger, await signedInAgain(ctx, user));
};

/** What the two may do. */
const steps = {
	"the owner signs up": (world) => signUpAs(world, world.owner),
	// Nobody shows who they are to ask for these.
	"somebody asks for a code": (world) => askForCode(world, true),
	"somebody asks for a recovery": recover,
	"somebody has the code sent again": async ({ ctx, owner }) => {
		await resendCode(ctx, "sign_in", by(owner.address));
		return true;
	},
	"the owner uses the newest code": (world) =>
		world.use(world.lettersOf(world.owner.address).at(-1), world.owner, "code"),
	"the owner uses an older code": (world) =>
		world.use(world.lettersOf(world.owner.address).at(-2), world.owner, "code"),
	"the owner uses the newest link": (world) =>
		world.use(world.lettersOf(world.owner.address).at(-1), world.owner, "link"),
	"the owner uses the newest link in another browser": (world) =>
		world.use(world.lettersOf(world.owner.address).at(-1), world.owner, "link", undefined),
	"the owner uses the newest code of the other mailbox": (world) =>
		world.use(world.lettersOf(world.second).at(-1), world.owner, "code"),
	"the owner sets a new password": (world) => setPassword(world, world.owner),
	"the owner wants another address": (world) => askChange(world, world.owner, world.second),
	"the owner signs in": async (world) =>
		world.enter(world.owner, await signIn(world.ctx, by(world.owner.address), world.owner.password)),
	"the stranger signs up": (world) => signUpAs(world, world.stranger),
	"the stranger signs in": async (world) =>
		world.enter(world.stranger, await signIn(world.ctx, by(world.owner.address), world.stranger.password)),
	"the stranger sets a new password": (world) => setPassword(world, world.stranger),
	"the stranger wants the owner's address": async (world) => {
		await ownAccount(world);
		return askChange(world, world.stranger, world.owner.address);
	},
	"the stranger uses the newest code of their own mailbox": (world) =>
		world.use(world.lettersOf(world.stranger.address).at(-1), world.stranger, "code"),
	"an hour passes": async ({ clock }) => {
		clock.pass(3601);
		return true;
	},
	"a day passes": async ({ ctx, clock }) => {
		clock.pass(24 * 3600 + 1);
		await sweepExpired(ctx);
		return true;
	},
} satisfies Record<string, (world: World) => Promise<boolean>>;

export type Step = keyof typeof steps;
export const allSteps = Object.keys(steps) as Step[];

/** Worlds one after the other in one database, each so much later that none sees what another has left. */
export function* worlds(site: Site): Generator<World> {
	for (let start = Date.parse("2026-11-20T12:00:00.000Z"); ; start += 30 * 24 * 3600 * 1000)
		yield new World(site, new Clock(new Date(start).toISOString()));
}
