import * as z from "zod";
import type { Ctx } from "#domain/ground/context.server.ts";
import { ConfigurationError, readKeys } from "#domain/ground/keys.server.ts";
import { isPhoneCountry } from "#domain/ground/phones.server.ts";
import { networkOf } from "#domain/ground/rate-limits.server.ts";
import { rules } from "#domain/ground/rules.ts";
import { email } from "#domain/identity/identity.ts";
import { connect, type Meter } from "#drizzle/db.ts";
import { asTested } from "./as-tested.ts";
import { openAiModel } from "./assistant.ts";
import { readsFrom } from "./replicas.ts";

/** A binding, known by one of its methods. */
const binding = <T>(method: keyof T & string) =>
	z.custom<T>((value) => typeof (value as T | undefined)?.[method] === "function");

const isLoopback = (host: string) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(host);
/** Secrets travel to it: plain HTTP only where nothing leaves the machine. */
const secureUrl = z.url({ protocol: /^https?$/, abort: true }).refine((text) => {
	const { protocol, hostname } = new URL(text);
	return protocol === "https:" || isLoopback(hostname);
});

const settings = z.object({
	DB: binding<D1Database>("withSession"),
	FILES: binding<R2Bucket>("get"),
	ASSETS: binding<Fetcher>("fetch"),
	USER: binding<Env["USER"]>("idFromName"),
	EMAIL: binding<SendEmail>("send"),
	SEARCHES: binding<RateLimit>("limit"),
	PROFILES: binding<RateLimit>("limit"),
	SUGGESTIONS: binding<RateLimit>("limit"),
	PAGES: binding<RateLimit>("limit"),
	WRITES: binding<RateLimit>("limit"),
	FEEDS: binding<RateLimit>("limit"),
	USED_UP: binding<KVNamespace>("get"),
	/** JSON list of private ES256 JWKs: the first signs, all verify. A secret. */
	AUTH_KEYS: z.string().transform((secret, { addIssue }) =>
		readKeys(secret).catch(() => {
			addIssue("not a list of private ES256 keys");
			return z.NEVER;
		}),
	),
	/** Public address of the site. */
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, "")),
	/** The address that mail comes from. */
	MAIL_FROM: email,
	/** Where people meet by video: an address with `{room}` in it. */
	MEETING_URL: z.url({ protocol: /^https?$/ }).includes("{room}"),
	/** By which browsers name this site to the identity API; everybody may know it. */
	PUBLISHABLE_KEY: z.string().min(1),
	/** Other origins that mailed links may lead back to, with spaces between. */
	REDIRECT_ORIGINS: z
		.string()
		.default("")
		.transform((list) => list.split(" ").filter(Boolean))
		.pipe(z.array(z.url({ protocol: /^https?$/ }).refine((url) => new URL(url).origin === url))),
	/** "true": people cannot make accounts themselves. */
	DISABLE_SIGNUP: z.enum(["true", "false"]).default("false"),
	/** "development" in local starts and tests only; unset means production. */
	VISAVIS_ENV: z.string().optional(),
	/** "permissive" for trying other people's clients; believed in development only. */
	VISAVIS_IDENTITY: z.string().optional(),
	/** "believed" in tests only: `asTested` says what. */
	VISAVIS_TEST_HEADERS: z.string().optional(),
});

/** Text messages, all of it or nothing; see docs/decisions/019. */
const textSettings = z.object({
	/** Where they are handed over. */
	TEXT_URL: secureUrl,
	/** What the gateway knows us by. A secret. */
	TEXT_SECRET: z.string().min(1),
	/** Who they are from: a number or a name, as the gateway wants it. */
	TEXT_FROM: z.string().min(1),
	/** How many may leave within 24 hours. */
	TEXT_DAILY_CAP: z.coerce.number().int().positive(),
	/** Where they may go: ISO 3166-1 alpha-2, with commas between. */
	TEXT_COUNTRIES: z
		.string()
		.transform((list) => list.split(",").map((country) => country.trim()))
		.pipe(z.array(z.string().refine(isPhoneCountry))),
});

/** A language model that words the assistant's answers, all of it or nothing; see docs/decisions/034. */
const assistantSettings = z.object({
	/** Where `/chat/completions` is. */
	ASSISTANT_URL: secureUrl.transform((url) => url.replace(/\/$/, "")),
	ASSISTANT_MODEL: z.string().min(1),
	/** A secret. */
	ASSISTANT_KEY: z.string().min(1),
	/** How many answers it may word within 24 hours for people without an account. */
	ASSISTANT_DAILY: z
		.string()
		.regex(/^\d{1,9}$/)
		.transform(Number),
});

export type Settings = z.output<typeof settings> &
	Partial<z.output<typeof textSettings>> &
	Partial<z.output<typeof assistantSettings>>;

const known = new WeakMap<object, Promise<Settings>>();

/**
 * What the environment says, read once for as long as the Worker lives. Throws ConfigurationError, which names every
 * setting that is missing or that cannot be.
 */
export function settingsOf(env: object): Promise<Settings> {
	const before = known.get(env);
	if (before) return before;
	const reading = readSettings(env);
	known.set(env, reading);
	return reading;
}

async function readSettings(env: object): Promise<Settings> {
	const given = [textSettings.shape, assistantSettings.shape].filter((shape) =>
		Object.keys(shape).some((name) => name in env),
	);
	const all: typeof settings.shape = Object.assign({}, settings.shape, ...given);
	// From the bindings' own object: some of them are not to be copied.
	const read = await z.object(all).safeParseAsync(env);
	if (read.success) return read.data;
	throw new ConfigurationError(...new Set(read.error.issues.map(({ path }) => String(path[0])).sort()));
}

const longestUserAgent = 300;

/** What a request is given of the outside world. */
export type Outside = {
	ctx: Ctx;
	/** The same, reading at the primary whatever `ctx` may read: who is asking is looked up there. */
	atPrimary: Ctx;
};

/**
 * Bindings to context: the only file that reads the environment and opens sessions of the database. Without a request,
 * as on schedule, everything is read at the primary. Throws ConfigurationError for a missing setting.
 */
export async function contextOf(
	env: object,
	waitUntil: (work: Promise<unknown>) => void,
	meter: Meter,
	requestId: string,
	request?: Request,
): Promise<Outside> {
	const { DB, FILES, ASSETS, AUTH_KEYS, PUBLIC_URL, MAIL_FROM, MEETING_URL, ...given } = await settingsOf(env);
	const isDevelopment = given.VISAVIS_ENV === "development";
	const { aheadMs, ...tested } = asTested(isDevelopment && given.VISAVIS_TEST_HEADERS === "believed", request);
	const { TEXT_COUNTRIES: countries, TEXT_DAILY_CAP: perDay } = given;
	const { ASSISTANT_URL: url, ASSISTANT_MODEL: name, ASSISTANT_KEY: key, ASSISTANT_DAILY: answersPerDay } = given;
	const start = request ? await readsFrom(request, AUTH_KEYS) : "first-primary";
	const session = DB.withSession(start);
	const ctx: Ctx = {
		db: connect(session, meter),
		bookmark: () => session.getBookmark(),
		now: () => new Date(Date.now() + aheadMs),
		after: waitUntil,
		log: (event, fields = {}) => {
			const line = JSON.stringify({ event, request_id: requestId, ...fields });
			if (event === "error") console.error(line);
			else console.log(line);
		},
		keys: AUTH_KEYS,
		files: FILES,
		asset: async (path) => {
			const response = await ASSETS.fetch(new URL(path, PUBLIC_URL));
			if (!response.ok) throw new Error(`${path} answered ${response.status}`);
			return response.arrayBuffer();
		},
		rules: {
			...rules[isDevelopment && given.VISAVIS_IDENTITY === "permissive" ? "permissive" : "strict"],
			allowsSignUp: given.DISABLE_SIGNUP === "false",
			...tested,
		},
		hasTextMessages: isDevelopment || countries !== undefined,
		textLimits: countries && perDay ? { countries, perDay } : null,
		assistant:
			url && name && key && answersPerDay !== undefined
				? { model: openAiModel({ url, name, key }), perDay: answersPerDay }
				: null,
		usedUp: given.USED_UP,
		client: {
			// Only the edge knows it: what else calls itself an address was written by who asks.
			network: networkOf(request?.headers.get("CF-Connecting-IP") ?? "none"),
			user_agent: (request?.headers.get("User-Agent") ?? "").slice(0, longestUserAgent),
			country_id: (request?.cf?.country as string | undefined) ?? null,
			time_zone: (request?.cf?.timezone as string | undefined) ?? null,
			city: (request?.cf?.city as string | undefined) ?? null,
		},
		publicUrl: PUBLIC_URL,
		publishableKey: given.PUBLISHABLE_KEY,
		redirectOrigins: given.REDIRECT_ORIGINS,
		mailFrom: MAIL_FROM,
		meetingUrl: MEETING_URL,
		isDevelopment,
	};
	const atPrimary = start === "first-primary" ? ctx : { ...ctx, db: connect(DB.withSession("first-primary"), meter) };
	return { ctx, atPrimary };
}
