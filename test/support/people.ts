import { AuthClient, type SupportedStorage } from "@supabase/auth-js";
import { Secret, TOTP } from "otpauth";
import { inject } from "vitest";
import type { AppointmentNoticeKind, ReviewNoticeKind } from "#domain/appointments/notices.ts";
import type { IdentityNoticeKind } from "#domain/identity/notices.ts";
import { Jar } from "./jar.ts";

export type NoticeKind = IdentityNoticeKind | AppointmentNoticeKind | ReviewNoticeKind;

export type Client = InstanceType<typeof AuthClient>;

const random = (length: number) => {
	const bytes = crypto.getRandomValues(new Uint8Array(length));
	return Array.from(bytes, (byte) => "abcdefghijklmnopqrstuvwxyz234567"[byte % 32]).join("");
};

export const freshEmail = () => `${random(12)}@people.test`;
/** A number that nobody has: Spanish mobile, E.164. */
export const freshPhone = () => `+346${Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => n % 10).join("")}`;
/** Sixteen letters that are on no list. */
export const freshPassword = () => random(16);

/** An address out of the range for documentation (RFC 3849): limits by address count each test for itself. */
export const freshNetwork = () =>
	`2001:db8:${[0, 0].map(() => Math.floor(Math.random() * 65_536).toString(16)).join(":")}::1`;

/**
 * Headers of a request that comes so many seconds later; see `worker/as-tested.ts`. Half an hour at most: what such a
 * request sends is due at its time, and the codes of all other tests would have run out.
 */
export function later(seconds: number) {
	if (seconds > 1800) throw new RangeError("Half an hour at most: see above.");
	return { "X-Test-Ahead": String(seconds) };
}

/** Headers of a request whose new passwords cost next to nothing to hash: those of clients, but where work counts. */
export const cheapPasswords = { "X-Test-Passwords": "cheap" };
export const fullPasswords = { "X-Test-Passwords": "full" };

/** Storage as the client wants it, gone with the test. */
export function memory(): SupportedStorage {
	const kept = new Map<string, string>();
	return {
		getItem: (key) => kept.get(key) ?? null,
		setItem: (key, value) => void kept.set(key, value),
		removeItem: (key) => void kept.delete(key),
	};
}

type ClientOptions = {
	url?: string;
	network?: string;
	storage?: SupportedStorage;
	/** Under which the session is stored; the same for tabs of one browser. */
	storageKey?: string;
	headers?: Record<string, string>;
	/** The cookies of its browser; none so far by default. */
	jar?: Jar;
	/** What carries the requests; the network's own by default. */
	fetch?: typeof fetch;
	autoRefreshToken?: boolean;
	/** "pkce": a mailed link brings back a code, which only this client can exchange. */
	flowType?: "implicit" | "pkce";
};

/** The unmodified client, as on a device of its own, which keeps cookies as a browser does. */
export function makeClient(options: ClientOptions = {}): Client {
	const { network = freshNetwork(), storage = memory(), storageKey = random(8) } = options;
	const { headers = {}, autoRefreshToken = false, flowType = "implicit" } = options;
	const carry = options.fetch ?? fetch;
	const { jar = new Jar() } = options;
	return new AuthClient({
		url: `${options.url ?? inject("url")}/auth/v1`,
		storage,
		storageKey,
		persistSession: true,
		autoRefreshToken,
		detectSessionInUrl: false,
		flowType,
		headers,
		fetch: async (input, init) => {
			const all = new Headers({ ...cheapPasswords, ...Object.fromEntries(new Headers(init?.headers)) });
			if (!all.has("CF-Connecting-IP")) all.set("CF-Connecting-IP", network);
			if (jar.header) all.set("Cookie", jar.header);
			const answer = await carry(input, { ...init, headers: all });
			jar.take(answer.headers);
			return answer;
		},
	});
}

/** The client with the demo admin's access token: what `admin.*` of the client needs. */
export const adminClient = (headers = {}) =>
	makeClient({ headers: { Authorization: `Bearer ${inject("admin")}`, ...headers } });

/** What the client answers when the API has refused. */
export const refusal = (status: number, code: string) => ({ error: { status, code } });

/** The data of a call that must work. */
export function granted<Result extends { data: unknown; error: unknown }>({ data, error }: Result) {
	if (error) throw error;
	return data as Extract<Result, { error: null }>["data"];
}

/** Texts and letters that have arrived. */
export type Mail = {
	to: string;
	kind: NoticeKind;
	subject: string;
	text: string;
	html: string;
	calendar: string | null;
	created_at: string;
};

async function mailsTo(to: string, url = inject("url")): Promise<Mail[]> {
	const answer = await fetch(`${url}/dev/mailbox?${new URLSearchParams({ to })}`, {
		headers: { Accept: "application/json" },
	});
	if (!answer.ok) throw new Error(`GET /dev/mailbox answered ${answer.status}`);
	return answer.json() as Promise<Mail[]>;
}

const longestWait = 60_000;

/**
 * The newest message of a kind, waited for; `count` says how many there must be. One that was asked for `ahead` seconds
 * later is not due for a sweeper of now, which may be at work for all: then one of its own time is called again and again.
 */
export async function mailTo(to: string, kind: NoticeKind, { count = 1, url = inject("url"), ahead = 0 } = {}) {
	const until = performance.now() + longestWait;
	for (let i = 1; ; i++) {
		const found = (await mailsTo(to, url)).filter((mail) => mail.kind === kind);
		if (found[0] && found.length >= count) return { ...found[0], ...shownIn(found[0]) };
		if (performance.now() > until) throw new Error(`No message "${kind}" has come to ${to}.`);
		if (ahead > 0 && i % 10 === 0)
			await askAuth("/recover", { url, body: { email: freshEmail() }, headers: later(ahead) });
		await new Promise((later) => setTimeout(later, 50));
	}
}

/** The code of a message, or "": six digits of a link or an address are none. */
export const codeIn = (text: string) => /(?<!\d)\d{6}(?!\d)/.exec(text.replace(/https?:\S+|\S+@\S+/g, ""))?.[0] ?? "";

/** The code and the link of a message; empty where it has none. */
function shownIn({ text }: Mail) {
	const code = codeIn(text);
	const link = /https?:\S+\/auth\/confirm\?\S+/.exec(text)?.[0];
	const params = link ? new URL(link).searchParams : new URLSearchParams();
	return { code, link, token_hash: params.get("token_hash") ?? "", type: params.get("type") ?? "" };
}

/** All that has arrived so far; a message sent to somebody else afterwards was waited for. */
export async function mailsSoFar(to: string): Promise<Mail["kind"][]> {
	const other = freshEmail();
	granted(await makeClient().signInWithOtp({ email: other }));
	await mailTo(other, "confirm");
	return (await mailsTo(to)).map(({ kind }) => kind);
}

export type Person = { id: string; email: string; client: Client };

/** Somebody new, signed in by a mailed code: confirmed, without a password. */
export async function newcomer(options: ClientOptions = {}): Promise<Person> {
	const client = makeClient(options);
	const email = freshEmail();
	granted(await client.signInWithOtp({ email }));
	const { code } = await mailTo(email, "confirm");
	const { user } = granted(await client.verifyOtp({ email, token: code, type: "email" }));
	return { id: user?.id ?? "", email, client };
}

type Account = { id: string; email: string; phone: string; password: string };

/** An account that an admin has made: nobody is signed in, and no message was sent. */
export async function account({
	confirmed = true,
	hasPassword = true,
	hasPhone = false,
	headers = {},
	...more
}: {
	confirmed?: boolean;
	hasPassword?: boolean;
	hasPhone?: boolean;
	headers?: Record<string, string>;
	user_metadata?: Record<string, unknown>;
} = {}): Promise<Account> {
	const password = hasPassword ? freshPassword() : "";
	const email = hasPhone ? "" : freshEmail();
	const phone = hasPhone ? freshPhone() : "";
	const { user } = granted(
		await adminClient(headers).admin.createUser({
			...(hasPhone ? { phone, phone_confirm: confirmed } : { email, email_confirm: confirmed }),
			...(hasPassword && { password }),
			...more,
		}),
	);
	return { id: user.id, email, phone, password };
}

/** One more device of an account, signed in by its password. */
export async function signedIn({ email, password }: Account, options: ClientOptions = {}): Promise<Client> {
	const client = makeClient(options);
	granted(await client.signInWithPassword({ email, password }));
	return client;
}

export async function sessionOf(client: Client) {
	const { session } = granted(await client.getSession());
	if (!session) throw new Error("Nobody is signed in.");
	return session;
}

const stepSeconds = 30;

/** An authenticator app: shows codes in the order of time, each once. */
export class Authenticator {
	#totp: TOTP;
	#shown = 0;

	constructor(secret: string) {
		this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
	}

	/** A code that was not shown yet: of the step before, of now or of the next, for a clock may be that much off. */
	async next(): Promise<string> {
		for (;;) {
			const seconds = Date.now() / 1000;
			const now = Math.floor(seconds / stepSeconds);
			// Late in a step the one before it would be over by the time the code arrives.
			const first = seconds % stepSeconds < stepSeconds - 8 ? now - 1 : now;
			const step = Math.max(first, this.#shown + 1);
			if (step <= now + 1) {
				this.#shown = step;
				return this.#totp.generate({ timestamp: step * stepSeconds * 1000 });
			}
			await new Promise((later) => setTimeout(later, 500));
		}
	}

	/** Six digits that are no code of now, nor near it. */
	wrong(): string {
		return this.#totp.generate({ timestamp: Date.now() - 1_000_000 });
	}
}

/** Gives a person an authenticator: their session is at aal2 afterwards. */
export async function enrolled(client: Client) {
	const { id, totp } = granted(await client.mfa.enroll({ factorType: "totp", friendlyName: "App" }));
	const app = new Authenticator(totp.secret);
	granted(await client.mfa.challengeAndVerify({ factorId: id, code: await app.next() }));
	return { factorId: id, app };
}

type Question = {
	method?: string;
	/** Sent as JSON, a string as it is. */
	body?: unknown;
	bearer?: string | undefined;
	/** Says that the caller speaks the version of the wire that has error codes, as the client does. */
	speaksVersion?: boolean;
	network?: string;
	headers?: Record<string, string>;
	url?: string;
};

export type Answer<Body> = { status: number; body: Body; headers: Headers };

/** Asks the identity API without the client. */
export async function askAuth<Body = Record<string, unknown>>(path: string, question: Question = {}) {
	const { body, bearer, speaksVersion, network = freshNetwork(), url = inject("url") } = question;
	const answer = await fetch(`${url}/auth/v1${path}`, {
		method: question.method ?? (body === undefined ? "GET" : "POST"),
		redirect: "manual",
		headers: {
			"CF-Connecting-IP": network,
			...(body !== undefined && { "Content-Type": "application/json;charset=UTF-8" }),
			...(bearer && { Authorization: `Bearer ${bearer}` }),
			...(speaksVersion && { "X-Supabase-Api-Version": "2024-01-01" }),
			...question.headers,
		},
		...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
	});
	const text = await answer.text();
	const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
	return {
		status: answer.status,
		body: (isJson ? JSON.parse(text) : text) as Body,
		headers: answer.headers,
	} satisfies Answer<Body>;
}

/** How often each status came, with its code. */
export function tally(answers: readonly { status: number; body: { error_code?: unknown } }[]): Record<string, number> {
	const counts: Record<string, number> = {};
	for (const { status, body } of answers) {
		const what = [status, body.error_code].filter(Boolean).join(" ");
		counts[what] = (counts[what] ?? 0) + 1;
	}
	return counts;
}
