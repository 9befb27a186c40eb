import { exportJWK, generateKeyPair } from "jose";
import type { Amr } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readKeys } from "#domain/ground/keys.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type Rules, rules } from "#domain/ground/rules.ts";
import { challengeFactor, codeAt, enrolFactor, verifyFactor } from "#domain/identity/factors.server.ts";
import type { IdentityNotice, IdentityNoticeKind } from "#domain/identity/notices.ts";
import type { SignedIn } from "#domain/identity/session-tokens.server.ts";
import { accessTokenOf } from "#domain/identity/session-tokens.server.ts";
import { findSignedIn, openSession } from "#domain/identity/sessions.server.ts";
import { findUser, type User } from "#domain/identity/users.server.ts";
import { Clock } from "./clock.ts";
import { testCtx, testDatabase } from "./database.ts";
import { createUser } from "./new-user.ts";

/** A site of its own: an empty database, its own keys and a clock that stands still. */
export async function testSite(businesses?: number) {
	const { d1, close } = await testDatabase(businesses);
	const clock = new Clock();
	const keys = await readKeys(JSON.stringify([await newKey("first")]));
	return { d1, close, clock, ctx: { ...testCtx(d1), now: clock.now, keys } satisfies Ctx };
}

/** A private key as `AUTH_KEYS` lists them. */
export async function newKey(kid: string) {
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	return { ...(await exportJWK(privateKey)), alg: "ES256", kid };
}

/** The same site as a device of another network sees it. */
export const fromNetwork = (ctx: Ctx, network: string): Ctx => ({ ...ctx, client: { ...ctx.client, network } });

/** The same site with some limits lifted, for what must hold without them. */
export const without = (ctx: Ctx, ...names: (keyof Rules["limits"])[]): Ctx => ({
	...ctx,
	rules: {
		...rules.strict,
		limits: {
			...rules.strict.limits,
			...Object.fromEntries(names.map((name) => [name, { count: 1_000_000, seconds: 60 }])),
		},
	},
});

let made = 0;

/** An address that nobody has. */
export const newAddress = () => `person${++made}@people.test`;
export const newNumber = () => `+34600${String(++made).padStart(6, "0")}`;
/** A password that is on no list. */
export const newPassword = () => `correct horse ${++made} ${crypto.randomUUID().slice(0, 8)}`;

export type Person = SignedIn & { email: string };

/** Somebody confirmed and signed in; without a password unless one is given, for hashing takes time. */
export async function somebody(ctx: Ctx, given: Partial<User> & { password?: string } = {}): Promise<Person> {
	const user = await createUser(ctx, { email: newAddress(), email_confirmed_at: ctx.now().toISOString(), ...given });
	return { ...(await signedInAgain(ctx, user)), email: user.email ?? "" };
}

/** One more device of a person. */
export async function signedInAgain(ctx: Ctx, user: User, method: Amr["method"] = "password"): Promise<SignedIn> {
	const { signedIn, statements } = await openSession(ctx, await requireAgain(ctx, user), method);
	await ctx.db.$client.batch(statements);
	return signedIn;
}

async function requireAgain(ctx: Ctx, { id }: User) {
	const user = await findUser(ctx, "id", id);
	if (!user) throw new Error("The person is gone.");
	return user;
}

/** A person in their session, as both are now. */
export async function again(ctx: Ctx, { session }: Pick<SignedIn, "session">): Promise<SignedIn> {
	const found = await findSignedIn(ctx, session.id);
	if (!found) throw new Error("The session has ended.");
	return found;
}

export const bearerOf = async (ctx: Ctx, signedIn: SignedIn) => (await accessTokenOf(ctx, signedIn)).access_token;

/** Gives a person an authenticator: answers its key, and the session at aal2. */
export async function withAuthenticator(ctx: Ctx, person: SignedIn, friendly_name = "App") {
	const { id: factorId, totp } = await enrolFactor(ctx, person, { factor_type: "totp", friendly_name });
	const secret = totp?.secret ?? "";
	const enrolled = { session: person.session, user: await requireAgain(ctx, person.user) };
	return { factorId, secret, ...(await raised(ctx, enrolled, { factorId, secret })) };
}

/** Shows the code of now: the session is at aal2 afterwards. A code works once, so time must have passed since. */
export async function raised(
	ctx: Ctx,
	{ session, user }: SignedIn,
	{ factorId, secret }: { factorId: string; secret: string },
) {
	const person = { session, user: await requireAgain(ctx, user) };
	const { id: challengeId } = await challengeFactor(ctx, person, factorId);
	const raised = await verifyFactor(ctx, person, { factorId, challengeId, code: codeAt(secret, ctx.now()) });
	// The device goes on with what it was given.
	Object.assign(session, raised.session);
	return raised;
}

/** What waits to leave for an address or number, the oldest first. */
export async function lettersTo(ctx: Ctx, to: string): Promise<(IdentityNotice & { id: string })[]> {
	const { results } = await ctx.db.$client
		.prepare("SELECT id, channel, kind, sealed, locale FROM outbox ORDER BY rowid")
		.all<Omit<IdentityNotice, "to" | "values"> & { id: string; sealed: string }>();
	const letters = await Promise.all(
		results.map(async ({ sealed, ...letter }) => {
			const text = await ctx.keys.open(sealed).catch(() => "{}");
			return { ...letter, ...JSON.parse(text) } as IdentityNotice & { id: string };
		}),
	);
	return letters.filter((letter) => letter.to === to && letter.channel !== "none");
}

/** The newest message of a kind that waits for somebody, with what signs in: its code and the token of its link. */
export async function letterTo(ctx: Ctx, to: string, kind: IdentityNoticeKind) {
	const letter = (await lettersTo(ctx, to)).findLast((one) => one.kind === kind);
	if (!letter) throw new Error(`No message "${kind}" waits for ${to}.`);
	const { code = "", link = "" } = letter.values;
	return { ...letter, code, token_hash: link ? (new URL(link).searchParams.get("token_hash") ?? "") : "" };
}

/** Another six digits. */
export const wrongCode = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, "0");

type Rows = Record<string, unknown>[];

/** Every row of every table that is about people. */
export async function everything(d1: D1Database): Promise<Record<string, Rows>> {
	const { results: tables } = await d1
		.prepare(
			`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'
			AND name NOT LIKE 'd1_%' AND name NOT LIKE 'search_%' AND name NOT IN ('cities', 'countries', 'place_names',
			'businesses', 'business_services', 'business_languages', 'offices', 'licences') ORDER BY name`,
		)
		.all<{ name: string }>();
	const results = await d1.batch<Rows[number]>(tables.map(({ name }) => d1.prepare(`SELECT * FROM "${name}"`)));
	const inOrder = (rows: Rows) => rows.sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
	return Object.fromEntries(tables.map(({ name }, i) => [name, inOrder(results[i]?.results ?? [])]));
}

/** How many rows each table has more (or fewer) than before; those that stayed are left out. */
export function growth(before: Record<string, Rows>, after: Record<string, Rows>): Record<string, number> {
	return Object.fromEntries(
		Object.entries(after)
			.map(([table, rows]) => [table, rows.length - (before[table]?.length ?? 0)] as const)
			.filter(([, more]) => more !== 0),
	);
}

/** The code with which the domain refuses; "done" when it does not. Any other error goes on. */
export async function outcomeOf(work: Promise<unknown>): Promise<string> {
	try {
		await work;
		return "done";
	} catch (error) {
		if (error instanceof Refusal) return error.code;
		throw error;
	}
}

/** How often each outcome came of work that was done at once. */
export async function outcomesOf(works: readonly Promise<unknown>[]): Promise<Record<string, number>> {
	const counts: Record<string, number> = {};
	for (const outcome of await Promise.all(works.map(outcomeOf))) counts[outcome] = (counts[outcome] ?? 0) + 1;
	return counts;
}

/** So many copies of work at once. */
export const atOnce = <T>(count: number, work: (i: number) => Promise<T>) =>
	Promise.all(Array.from({ length: count }, (_, i) => work(i)));

type Statement = D1PreparedStatement & { sql: string };

/** The same database, which notes the statements of each round trip. */
export function recorded(d1: D1Database) {
	const trips: string[][] = [];
	const inner = new WeakMap<D1PreparedStatement, Statement>();
	const wrap = (statement: Statement): D1PreparedStatement => {
		const all = async () => {
			trips.push([statement.sql]);
			return statement.all();
		};
		const wrapped = {
			bind: (...values: unknown[]) => wrap(statement.bind(...values) as Statement),
			all,
			run: all,
		} as unknown as D1PreparedStatement;
		inner.set(wrapped, statement);
		return wrapped;
	};
	const database = {
		prepare: (sql: string) => wrap(d1.prepare(sql) as Statement),
		async batch(statements: D1PreparedStatement[]) {
			const own = statements.map((statement) => inner.get(statement) as Statement);
			trips.push(own.map(({ sql }) => sql));
			return d1.batch(own);
		},
	} as unknown as D1Database;
	return { d1: database, trips };
}

/**
 * The same database, in which batches with a statement like `sql` wait until so many have come: each has read what it
 * goes by before any of them writes.
 */
export function meeting(d1: D1Database, sql: RegExp, count: number): D1Database {
	let open = () => {};
	let come = 0;
	const all = new Promise<void>((resolve) => {
		open = resolve;
	});
	return {
		prepare: (text: string) => d1.prepare(text),
		async batch(statements: Statement[]) {
			if (statements.some((statement) => sql.test(statement.sql))) {
				if (++come === count) open();
				await all;
			}
			return d1.batch(statements);
		},
	} as unknown as D1Database;
}
