/** The vocabulary of identity: what stands in tables, on the wire and in the configuration. */
import * as z from "zod";

/** How sure a session is of its person: by one proof, or by a second factor too. */
export const aals = ["aal1", "aal2"] as const;
export type Aal = (typeof aals)[number];

/** How a person has proved who they are, and when (seconds since 1970). */
export type Amr = { method: "password" | "otp" | "anonymous" | "totp" | "phone" | "recovery_code"; timestamp: number };

export const factorTypes = ["totp", "phone"] as const;
export type FactorType = (typeof factorTypes)[number];
export const factorStatuses = ["unverified", "verified"] as const;

/** What a code or link that was sent is good for. `sign_in` confirms the address as well. */
export const codePurposes = ["sign_in", "recovery", "email_change", "phone_change", "reauthentication"] as const;
export type CodePurpose = (typeof codePurposes)[number];

/** How strict a site is with its people. `permissive` is for trying other people's clients, in development only. */
export type Rules = {
	/** Accounts are confirmed without a code, and an existing one is named as such. */
	autoconfirms: boolean;
	allowsAnonymous: boolean;
	shortestPassword: number;
	refusesBreached: boolean;
	/** How often, per window in seconds. */
	limits: Record<
		"token" | "password" | "message" | "signUp" | "factor" | "verify" | "hold",
		{ count: number; seconds: number }
	>;
	/** What one person may have before them, in all and with one professional, and how fast they may come by it. */
	bookings: { open: number; openWithOne: number; perHour: number; movesPerDay: number };
};

const plenty = { count: 1_000_000, seconds: 60 };

export const rules: Record<"strict" | "permissive", Rules> = {
	strict: {
		autoconfirms: false,
		allowsAnonymous: false,
		// NIST SP 800-63B, 5.1.1.2: at least eight characters, and no rules on which.
		shortestPassword: 8,
		refusesBreached: true,
		limits: {
			/** Calls for a session from one address. */
			token: { count: 150, seconds: 300 },
			/** Wrong passwords for one account; then only a mailed code signs in. */
			password: { count: 25, seconds: 3600 },
			/** Mail or text messages to one recipient. */
			message: { count: 1, seconds: 60 },
			signUp: { count: 30, seconds: 3600 },
			/** Wrong codes for one factor. */
			factor: { count: 5, seconds: 900 },
			/** Codes tried from one address. */
			verify: { count: 60, seconds: 300 },
			/** Times held anew by one person. */
			hold: { count: 12, seconds: 3600 },
		},
		bookings: { open: 20, openWithOne: 5, perHour: 20, movesPerDay: 10 },
	},
	permissive: {
		autoconfirms: true,
		allowsAnonymous: true,
		shortestPassword: 6,
		refusesBreached: false,
		limits: {
			token: plenty,
			password: plenty,
			message: plenty,
			signUp: plenty,
			factor: plenty,
			verify: plenty,
			hold: plenty,
		},
		bookings: { open: plenty.count, openWithOne: plenty.count, perHour: plenty.count, movesPerDay: plenty.count },
	},
};

/** Longer ones are refused, never cut. */
export const longestPassword = 128;

export const limits = {
	accessTokenSeconds: 3600,
	/** A session that nobody uses ends. */
	sessionSeconds: 30 * 24 * 3600,
	/** An exchanged refresh token may come again within this time: two tabs, a lost answer. */
	reuseSeconds: 10,
	codeSeconds: 3600,
	/** Wrong guesses at one code of six digits. */
	codeFailures: 5,
	challengeSeconds: 300,
	factors: 10,
	recoveryCodes: 10,
	/** How old the last proof may be for a sensitive act. */
	freshSeconds: 15 * 60,
	/** A session older than this needs a mailed code to change the password. */
	reauthenticationSeconds: 24 * 3600,
	/** How long a deleted account can come back. */
	erasureSeconds: 30 * 24 * 3600,
} as const;

/** Lower case: nobody has two mailboxes that differ in case only, and many mistype it. */
export const email = z
	.string()
	.trim()
	.toLowerCase()
	.max(254)
	.regex(/^[^\s@<>"(),:;[\]\\]{1,64}@[^\s@<>"(),:;[\]\\]+\.[^\s@<>"(),:;[\]\\.]{2,}$/u);

/** E.164; spaces, brackets and a leading 00 are forgiven. */
export const phone = z
	.string()
	.transform((text) =>
		text
			.replace(/[\s().-]/g, "")
			.replace(/^00/, "+")
			.replace(/^(?=[1-9]\d{6,14}$)/, "+"),
	)
	.pipe(z.string().regex(/^\+[1-9]\d{6,14}$/));

/** Who asks, on a page or with a bearer token, as found alive by `findActor`. */
export type Actor = {
	session_id: string;
	user_id: string;
	profile_id: string;
	email: string | null;
	phone: string | null;
	full_name: string | null;
	avatar_url: string | null;
	role: Role;
	preferred_language: string;
	time_zone: string | null;
	aal: Aal;
	amr: Amr[];
	/** Has a verified factor: then a session at aal1 is only half signed in. */
	has_factor: boolean;
	onboarded_at: string | null;
	is_anonymous: boolean;
	session_created_at: string;
	/** When the session was last used, to the day. */
	seen_at: string;
	/** What the onboarding looks at, with `created_at` of the account. */
	city_id: number | null;
	profile_phone: string | null;
	created_at: string;
};

/** What a person may do. A person of the last two acts as such only at aal2. */
export const roles = ["user", "business", "admin"] as const;
export type Role = (typeof roles)[number];
