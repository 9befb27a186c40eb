import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { codeHash } from "#domain/identity/codes.server.ts";
import { sessionCookie } from "#domain/identity/cookies.server.ts";
import { refreshTokenOf, sessionTokenOf } from "#domain/identity/session-tokens.server.ts";
import { refreshSession } from "#domain/identity/sessions.server.ts";
import { findProfile } from "#domain/profiles/profiles.server.ts";
import { Random } from "#drizzle/seed/random.ts";
import { callerOf } from "../support/actors.ts";
import { atOnce, lettersTo, outcomeOf, somebody } from "../support/identity.ts";
import { codeIn, freshEmail, freshNetwork, freshPassword, mailTo } from "../support/people.ts";
import { rounds } from "../support/rounds.ts";
import { newState, type State, startWorker } from "../support/worker.ts";

/** Of the moments at which the Worker is killed; a failure says it, and written here it gives the same delays again. */
const seed = Date.now() % 2 ** 31;
const random = new Random(seed);
const kills = rounds(1, 5);

/** Something that people do over and over while the Worker is killed. */
type Deed = {
	/** How many do it at once. */
	clients: number;
	/** Asks once as one of them; false when no answer came. Throws for an answer that is not the one expected. */
	ask: (client: number, url: string) => Promise<boolean>;
	/** What is wrong in the database that a kill has left. */
	atRest: (ctx: Ctx) => Promise<string[]>;
	/** What is wrong with the Worker that was started over it. */
	after: (url: string) => Promise<string[]>;
	seen: { acknowledged: number; inFlight: number; lost: number; wrong: string[] };
};

const nothingSeen = (): Deed["seen"] => ({ acknowledged: 0, inFlight: 0, lost: 0, wrong: [] });

type Body = Record<string, unknown>;

/** The answer, read to its end, to one who is alone in their network; null for one that was lost on the way. */
async function answerTo(url: string, path: string, { method = "POST", body, cookie = "" }: Asked = {}) {
	const headers = { "CF-Connecting-IP": freshNetwork(), "Content-Type": "application/json", Cookie: cookie };
	const got = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
		.then(async (answer) => ({
			status: answer.status,
			text: await answer.text(),
			cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? "",
		}))
		.catch(() => null);
	if (!got) return null;
	const { status, text, cookie: given } = got;
	return { status, text, cookie: given, body: (text.startsWith("{") ? JSON.parse(text) : {}) as Body };
}
type Asked = { method?: string; body?: object; cookie?: string };

/** The body of an answer that may have been lost, but never is a refusal. */
async function grantedTo(...asked: Parameters<typeof answerTo>): Promise<Body | null> {
	const answer = await answerTo(...asked);
	if (answer && answer.status !== 200) throw new Error(`${asked[1]} answered ${answer.status}: ${answer.text}`);
	return answer?.body ?? null;
}

/** The same of a Worker that nobody kills. */
async function mustGrant(...asked: Parameters<typeof answerTo>): Promise<Body> {
	const body = await grantedTo(...asked);
	if (!body) throw new Error(`${asked[1]} was not answered.`);
	return body;
}

const rowsOf = async <Row>(ctx: Ctx, sql: string) => (await ctx.db.$client.prepare(sql).all<Row>()).results;

/** What the tables have for each address, read in one pass. */
async function accountsIn(ctx: Ctx) {
	const accounts = new Map<string, { users: number; names: (string | null)[]; kept: string[]; sent: Set<string> }>();
	const at = (email: string) => {
		const account = accounts.get(email) ?? { users: 0, names: [], kept: [], sent: new Set() };
		accounts.set(email, account);
		return account;
	};
	for (const { email } of await rowsOf<{ email: string }>(ctx, "SELECT email FROM users")) at(email).users++;
	for (const { email, full_name } of await rowsOf<{ email: string; full_name: string | null }>(
		ctx,
		"SELECT email, full_name FROM profiles JOIN users ON users.id = user_id",
	))
		at(email).names.push(full_name);
	for (const { email, code_hash, name } of await rowsOf<{ email: string; code_hash: string; name: string | null }>(
		ctx,
		`SELECT email, code_hash, c.user_metadata ->> 'full_name' AS name
		FROM one_time_codes c JOIN users ON users.id = c.user_id`,
	))
		at(email).kept.push(`${code_hash} ${name}`);
	// A letter stands in both tables when the kill came between its delivery and the end of its row: it is one.
	for (const { id, sealed } of await rowsOf<{ id: string; sealed: string }>(
		ctx,
		"SELECT id, sealed FROM outbox WHERE channel <> 'live'",
	)) {
		const { to, values } = JSON.parse(await ctx.keys.open(sealed)) as { to: string; values: { code?: string } };
		at(to).sent.add(`${id} ${values.code}`);
	}
	for (const { id, to, text } of await rowsOf<{ id: string; to: string; text: string }>(ctx, "SELECT * FROM mailbox"))
		at(to).sent.add(`${id} ${codeIn(text)}`);
	return accounts;
}

/** People who make an account, by a password or by a mailed code alone. */
function accounts(path: "signup" | "otp", clients: number): Deed {
	const waiting = new Map<string, { password: string; isAnswered: boolean; claim: string; code: string }>();
	return {
		clients,
		seen: nothingSeen(),
		async ask(_, url) {
			const [email, password] = [freshEmail(), freshPassword()];
			const one = { password, isAnswered: false, claim: "", code: "" };
			waiting.set(email, one);
			const body = { email, data: { full_name: `Name of ${email}` }, ...(path === "signup" && { password }) };
			const answer = await answerTo(url, `/auth/v1/${path}`, { body });
			if (answer && answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
			one.isAnswered = answer !== null;
			one.claim = answer?.cookie ?? "";
			return one.isAnswered;
		},
		async atRest(ctx) {
			const found = await accountsIn(ctx);
			const wrong: string[] = [];
			for (const [email, one] of waiting) {
				const { users = 0, names = [], kept = [], sent = [] } = found.get(email) ?? {};
				const codes = [...sent].map((letter) => letter.split(" ")[1] ?? "");
				const hashes = await Promise.all(codes.map((code) => codeHash(ctx, email, code)));
				const is = JSON.stringify({ users, names, kept, hashes });
				const [hash] = hashes;
				// The name waits with the code.
				const waits = { names: [null], kept: [`${hash} Name of ${email}`] };
				const whole = JSON.stringify({ users: 1, ...waits, hashes: [hash] });
				const nothing = JSON.stringify({ users: 0, names: [], kept: [], hashes: [] });
				if (is !== whole && (one.isAnswered || is !== nothing))
					wrong.push(`${one.isAnswered ? "answered" : "unanswered"} ${email}: ${is}`);
				one.code = codes[0] ?? "";
			}
			return wrong;
		},
		/** The newest of whom an answer came: nearest to the kill. */
		async after(url) {
			const [email, one] = [...waiting].findLast(([, { isAnswered }]) => isAnswered) ?? [];
			if (!email || !one) return ["nobody was answered"];
			// A code is used up by it.
			waiting.delete(email);
			const { password, code, claim } = one;
			const body = { type: "signup", email, token: code };
			const opened = [await mustGrant(url, "/auth/v1/verify", { body, cookie: claim })];
			if (path === "signup")
				opened.push(await mustGrant(url, "/auth/v1/token?grant_type=password", { body: { email, password } }));
			return opened.filter(({ access_token }) => !access_token).map(() => `${email} got no session`);
		},
	};
}

const countIn = (token: string) => Number(token.split(".")[1]);

/** Devices that exchange their refresh token for the next. */
async function rotations(ctx: Ctx, clients: number): Promise<Deed> {
	const devices = await atOnce(clients, async () => {
		const { session } = await somebody(ctx);
		return { id: session.id, held: await refreshTokenOf(ctx, session) };
	});
	type Device = (typeof devices)[number];
	const exchange = async ({ held }: Device, url: string) => {
		const body = await grantedTo(url, "/auth/v1/token?grant_type=refresh_token", { body: { refresh_token: held } });
		if (body && countIn(String(body.refresh_token)) !== countIn(held) + 1)
			throw new Error(`token ${countIn(held)} brought token ${countIn(String(body.refresh_token))}`);
		return body ? String(body.refresh_token) : null;
	};
	return {
		clients,
		seen: nothingSeen(),
		async ask(client, url) {
			const device = devices[client] as Device;
			const next = await exchange(device, url);
			device.held = next ?? device.held;
			return next !== null;
		},
		async atRest(ctx) {
			const found = await rowsOf<{ id: string; rotations: number }>(ctx, "SELECT id, rotations FROM sessions");
			const counts = new Map(found.map(({ id, rotations }) => [id, rotations]));
			const wrong = devices.flatMap(({ id, held }) => {
				const ahead = (counts.get(id) ?? Number.NaN) - countIn(held);
				return ahead === 0 || ahead === 1 ? [] : [`session ${id} is at ${counts.get(id)}, its device at ${held}`];
			});
			// A kill seldom hits between the write and the answer: for one device it is made to have come there.
			await outcomeOf(refreshSession(ctx, devices[0]?.held ?? ""));
			// An hour later: what lets a device go on is not that any old token may come again for ten seconds.
			await rowsOf(ctx, "UPDATE sessions SET rotated_at = strftime('%Y-%m-%dT%H:%M:%fZ', rotated_at, '-1 hour')");
			return wrong;
		},
		async after(url) {
			const wrong: string[] = [];
			for (const device of devices) {
				const next = await exchange(device, url);
				const replayed = await exchange(device, url);
				if (!next || replayed !== next) wrong.push(`the parent of ${next} brought ${replayed}`);
				device.held = next ?? device.held;
				device.held = (await exchange(device, url)) ?? device.held;
			}
			return wrong;
		},
	};
}

const zones = ["Europe/Madrid", "Asia/Tokyo", "America/Lima"];
const tongues = ["ar", "es"];

/** People who save their profile: every field of a save tells which save it is. */
async function saves(ctx: Ctx, clients: number): Promise<Deed> {
	const places = await rowsOf<{ city_id: number; country_id: string }>(
		ctx,
		"SELECT min(id) AS city_id, country_id FROM cities GROUP BY country_id ORDER BY country_id LIMIT 5",
	);
	const fields = (n: number) => ({
		full_name: `Save ${n}`,
		phone: `+346${String(n).padStart(8, "0")}`,
		...(places[n % places.length] as (typeof places)[number]),
		preferred_language: tongues[n % 2],
		languages: [tongues[n % 2], "en"],
		time_zone: zones[n % zones.length],
	});
	/** In the order of `fields`, so that two can be compared as text. */
	const textOf = (profile: object) =>
		JSON.stringify(Object.keys(fields(0)).map((name) => (profile as Record<string, unknown>)[name]));
	const people = await atOnce(clients, async () => {
		const { session, user } = await somebody(ctx);
		const caller = await callerOf(ctx, { session, user });
		const { profile = {} } = (await findProfile(ctx, caller)) ?? {};
		const cookie = `${sessionCookie}=${await sessionTokenOf(ctx, session)}`;
		return { caller, cookie, n: 0, saved: textOf(profile) };
	});
	type Somebody = (typeof people)[number];
	return {
		clients,
		seen: nothingSeen(),
		async ask(client, url) {
			const person = people[client] as Somebody;
			const next = fields(person.n + 1);
			const body = await grantedTo(url, "/api/profile", { method: "PATCH", cookie: person.cookie, body: next });
			if (body === null) return false;
			if (textOf(body) !== textOf(next)) throw new Error(`${textOf(next)} was answered by ${textOf(body)}`);
			person.n++;
			person.saved = textOf(next);
			return true;
		},
		async atRest(ctx) {
			const wrong: string[] = [];
			for (const person of people) {
				const found = textOf((await findProfile(ctx, person.caller))?.profile ?? {});
				const inFlight = textOf(fields(person.n + 1));
				if (found === inFlight) {
					person.n++;
					person.saved = found;
				} else if (found !== person.saved)
					wrong.push(`${person.saved} was answered, ${inFlight} in flight; there is ${found}`);
			}
			return wrong;
		},
		async after(url) {
			const wrong: string[] = [];
			for (const { cookie, saved } of people) {
				const shown = textOf(await mustGrant(url, "/api/profile", { method: "GET", cookie }));
				if (shown !== saved) wrong.push(`${saved} is kept, and ${shown} is shown`);
			}
			return wrong;
		},
	};
}

const longestWait = 20_000;

/** Waits until it is so for each kind of deed that is under way. */
async function untilEach(underWay: readonly UnderWay[], isSo: (one: UnderWay) => boolean) {
	for (const end = performance.now() + longestWait; !underWay.every(isSo); ) {
		if (performance.now() > end) throw new Error(`Nothing goes on: ${JSON.stringify(underWay)}`);
		await new Promise((later) => setTimeout(later, 1));
	}
}

/** Kills the Worker while of each kind of deed some have been answered and others are in flight. */
async function killAmid(deeds: readonly Deed[], { url, end }: Running, delay: number) {
	let isOver = false;
	const underWay = deeds.map(({ seen }) => ({ answered: 0, inFlight: 0, seen }));
	const doing = deeds.flatMap(({ clients, ask, seen }, i) =>
		Array.from({ length: clients }, async (_, client) => {
			const counts = underWay[i] as UnderWay;
			// Who got no answer does not go on: what was asked next could overtake what was asked before.
			for (let isAnswered = true; isAnswered && !isOver; ) {
				counts.inFlight++;
				isAnswered = await ask(client, url).catch((error) => {
					seen.wrong.push(String(error));
					return false;
				});
				counts.inFlight--;
				if (isAnswered) counts.answered++;
				else seen.lost++;
			}
		}),
	);
	await untilEach(underWay, ({ answered }) => answered > 0);
	await new Promise((later) => setTimeout(later, delay));
	await untilEach(underWay, ({ inFlight }) => inFlight > 0);
	isOver = true;
	for (const { seen, inFlight } of underWay) seen.inFlight += inFlight;
	await end("SIGKILL");
	await Promise.all(doing);
	for (const { seen, answered } of underWay) seen.acknowledged += answered;
}
type UnderWay = { answered: number; inFlight: number; seen: Deed["seen"] };

type Running = Awaited<ReturnType<typeof startWorker>>;

let state: State;
let worker: Running | undefined;
let kinds: Record<"signUps" | "mailedCodes" | "rotations" | "saves", Deed>;
const broken: unknown[] = [];

const start = (vars: Record<string, string> = { VISAVIS_ENV: "development" }) => startWorker(state, vars);

beforeAll(async () => {
	state = await newState();
	kinds = await state.open(async (ctx) => ({
		signUps: accounts("signup", 3),
		mailedCodes: accounts("otp", 3),
		rotations: await rotations(ctx, 4),
		saves: await saves(ctx, 3),
	}));
	const { signUps, ...light } = kinds;
	const all = Object.values(kinds);
	worker = await start();
	// Where the kills hit is chance: they go on until each kind of deed has lost an answer.
	const isTried = () => all.every(({ seen }) => seen.lost > 0);
	for (let round = 0; round < kills || (round < 5 * kills && !isTried()); round++) {
		// The hashing of passwords holds up all the rest: sign-ups have a kill of their own.
		for (const deeds of [[signUps], Object.values(light)]) {
			await killAmid(deeds, worker, random.int(20, 600));
			await state.open(async (ctx) => {
				// What earlier kills have left must outlive this one too.
				for (const { atRest, seen } of all) seen.wrong.push(...(await atRest(ctx)));
				for (const pragma of ["quick_check", "foreign_key_check"])
					broken.push(...(await rowsOf<object>(ctx, `PRAGMA ${pragma}`)));
			});
			worker = await start();
			for (const { after, seen } of deeds) {
				seen.wrong.push(...(await after(worker.url).catch((error) => [String(error)])));
			}
		}
	}
}, 300_000);
afterAll(async () => {
	await worker?.end("SIGKILL");
	state?.remove();
});

/** Nothing is wrong, and there was something to go wrong. */
function expectOutlived({ seen }: Deed) {
	expect(seen.wrong, `seed ${seed}`).toEqual([]);
	expect(seen.acknowledged).toBeGreaterThanOrEqual(kills);
	expect(seen.inFlight).toBeGreaterThanOrEqual(kills);
	expect(seen.lost, "an answer that the kill took").toBeGreaterThan(0);
}

test("A sign-up that was answered outlives kill -9, whole, and signs in; one that was not is whole or nothing", () => {
	expectOutlived(kinds.signUps);
});

test("An account that was made for a mailed code outlives kill -9, whole, with the code", () => {
	expectOutlived(kinds.mailedCodes);
});

test("A device goes on after kill -9 with the last refresh token it got, though a later one was lost on the way", () => {
	expectOutlived(kinds.rotations);
});

test("A profile is after kill -9 as last saved, or as it was being saved, and no mixture", () => {
	expectOutlived(kinds.saves);
});

test("The database is sound after each kill -9", () => {
	expect(
		broken.filter((row) => JSON.stringify(row) !== '{"quick_check":"ok"}'),
		`seed ${seed}`,
	).toEqual([]);
	expect(broken.length).toBeGreaterThanOrEqual(2 * kills);
});

test("With mail down a sign-up is answered; its code waits, outlives kill -9, and arrives when mail is back", async () => {
	await worker?.end("SIGKILL");
	await state.open(async (ctx) => {
		const down = "CREATE TRIGGER mail_is_down BEFORE INSERT ON mailbox BEGIN SELECT RAISE(ABORT, 'down'); END";
		await ctx.db.$client.prepare(down).run();
	});
	worker = await start();
	const email = freshEmail();
	await mustGrant(worker.url, "/auth/v1/signup", { body: { email, password: freshPassword() } });
	// Each that writes sweeps after its answer: by the third the first has been there, and was not taken.
	for (let i = 0; i < 3; i++) await mustGrant(worker.url, "/auth/v1/recover", { body: { email: freshEmail() } });
	await worker.end("SIGKILL");
	const waiting = await state.open((ctx) => lettersTo(ctx, email));
	expect(waiting.map(({ kind }) => kind)).toEqual(["confirm"]);
	await state.open(async (ctx) => {
		await ctx.db.$client.prepare("DROP TRIGGER mail_is_down").run();
		await ctx.db.$client.prepare("UPDATE outbox SET due_at = created_at").run();
	});

	worker = await start();
	const { url } = worker;
	// Whatever is written sends what waits.
	await mustGrant(url, "/auth/v1/recover", { body: { email: freshEmail() } });
	const { code } = await mailTo(email, "confirm", { url });
	expect(code).toBe(waiting[0]?.values.code);
	const opened = await mustGrant(url, "/auth/v1/verify", { body: { type: "signup", email, token: code } });
	expect(opened).toMatchObject({ user: { email } });
});

const anAccount = `SELECT email AS victim FROM users JOIN one_time_codes ON user_id = users.id JOIN mailbox ON "to" = email`;
const ofAccount = "user_id = (SELECT id FROM users WHERE email = ?)";
const aDevice = "SELECT id AS victim FROM sessions WHERE rotations > 2";
const aProfile = "SELECT id AS victim FROM profiles WHERE full_name LIKE 'Save %'";

/** What a kill would leave of writes that are not whole, or not kept. */
const damages: [what: string, victims: string, damage: string][] = [
	["an account without a profile", anAccount, `DELETE FROM profiles WHERE ${ofAccount}`],
	["an account without a code", anAccount, `DELETE FROM one_time_codes WHERE ${ofAccount}`],
	["an account without a letter", anAccount, 'DELETE FROM mailbox WHERE "to" = ?'],
	["a letter with another code", anAccount, `UPDATE one_time_codes SET code_hash = 'another' WHERE ${ofAccount}`],
	["a letter to nobody", anAccount, "DELETE FROM users WHERE email = ?"],
	["a rotation that is forgotten", aDevice, "UPDATE sessions SET rotations = rotations - 2 WHERE id = ?"],
	["a session that is revoked", aDevice, "DELETE FROM sessions WHERE id = ?"],
	["a mixture of two saves", aProfile, "UPDATE profiles SET phone = '+34699999999' WHERE id = ?"],
	[
		"a save that is forgotten",
		aProfile,
		`UPDATE profiles SET full_name = NULL, phone = NULL, country_id = NULL, city_id = NULL, time_zone = NULL,
			preferred_language = 'en', languages = '[]' WHERE id = ?`,
	],
];

test("Writes that were torn or forgotten would be noticed", async () => {
	// How many accounts still have their code is chance; as many as are damaged below have it now, and their letters.
	const { url, end } = worker as Running;
	for (let i = 0; i < damages.length; i++) await kinds.mailedCodes.ask(0, url);
	const last = freshEmail();
	await mustGrant(url, "/auth/v1/otp", { body: { email: last } });
	await mailTo(last, "confirm", { url });
	await end("SIGKILL");
	await state.open(async (ctx) => {
		const wrong = async () => {
			const found: string[] = [];
			for (const { atRest } of Object.values(kinds)) found.push(...(await atRest(ctx)));
			return found;
		};
		let before = await wrong();
		const hurt = new Set<string>();
		for (const [what, victims, damage] of damages) {
			const found = await rowsOf<{ victim: string }>(ctx, victims);
			// Each its own: of two damages to one account only the first would show.
			const victim = found.map((row) => row.victim).find((one) => !hurt.has(one)) ?? "";
			expect(victim, `nobody is left for ${what}`).not.toBe("");
			hurt.add(victim);
			await ctx.db.$client.prepare(damage).bind(victim).run();
			const after = await wrong();
			expect(after.length, what).toBe(before.length + 1);
			before = after;
		}
	});
});
