/** How strict a site is with its people. `permissive` is for trying other people's clients, in development only. */
export type Rules = {
	/** Accounts are confirmed without a code, and an existing one is named as such. */
	autoconfirms: boolean;
	allowsAnonymous: boolean;
	/** Whether people can make accounts themselves; an admin always can make one for them. */
	allowsSignUp: boolean;
	shortestPassword: number;
	refusesBreached: boolean;
	/** How often, per window in seconds. */
	limits: Record<
		| "token"
		| "password"
		| "passwordFrom"
		| "message"
		| "mail"
		| "mailFrom"
		| "signUp"
		| "change"
		| "factor"
		| "verify"
		| "guess"
		| "guesses"
		| "guessesFrom"
		| "hold"
		| "holdWithOne"
		| "contact"
		| "contactFrom"
		| "contactCopy"
		| "assistant"
		| "view"
		| "postFrom",
		{ count: number; seconds: number }
	>;
	/** What one person may have before them, in all and with one professional, and how fast they may come by it. */
	bookings: { open: number; openWithOne: number; perHour: number; movesPerDay: number };
	/** What scrypt costs for a new password. */
	passwordCost: PasswordCost;
	/** Set in tests alone: for how long what words the assistant's answers may be silent. */
	assistantSilenceMs?: number;
};

/** Parameters of scrypt. */
export type PasswordCost = { N: number; r: number; p: number };

/** As OWASP's cheat sheet on password storage has it; about 180 ms and 32 MB. */
export const fullPasswordCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };

const plenty = { count: 1_000_000, seconds: 60 };

export const rules: Record<"strict" | "permissive", Rules> = {
	strict: {
		autoconfirms: false,
		allowsAnonymous: false,
		allowsSignUp: true,
		// NIST SP 800-63B, 5.1.1.2: at least eight characters, and no rules on which.
		shortestPassword: 8,
		refusesBreached: true,
		limits: {
			/** Calls for a session from one address. */
			token: { count: 150, seconds: 300 },
			/**
			 * Wrong passwords for one account, from anywhere and from one network; then only a mailed code signs in. A
			 * stranger's network alone does not lock the owner out.
			 */
			password: { count: 25, seconds: 3600 },
			passwordFrom: { count: 10, seconds: 3600 },
			/** Mail or text messages to one recipient. */
			message: { count: 1, seconds: 60 },
			/** Messages with a code to one recipient; beyond them nothing is sent, and the answer is the same. */
			mail: { count: 20, seconds: 24 * 3600 },
			/** Of these, asked for by one network: it leaves some to their owner. */
			mailFrom: { count: 12, seconds: 24 * 3600 },
			signUp: { count: 30, seconds: 3600 },
			/** New addresses and numbers that one account asks for. */
			change: { count: 5, seconds: 3600 },
			/** Wrong codes for one factor. */
			factor: { count: 5, seconds: 900 },
			/** Codes tried from one address. */
			verify: { count: 60, seconds: 300 },
			/** Looks from one address at one code of six digits: a stranger's guesses end their own looks, not its owner's. */
			guess: { count: 5, seconds: 3600 },
			/**
			 * Wrong codes for one recipient, from anywhere. 30 of a million a day: who guesses every day for a year, from
			 * six networks, gets in with a chance of 1.1 %. Links are not counted: nobody guesses 32 bytes.
			 */
			guesses: { count: 30, seconds: 24 * 3600 },
			/** Of these, from one network. */
			guessesFrom: { count: 10, seconds: 24 * 3600 },
			/** Times held anew by one person. */
			hold: { count: 12, seconds: 3600 },
			/** Of these, with one professional: an hour of their calendar a day. Booking itself needs no hold. */
			holdWithOne: { count: 6, seconds: 24 * 3600 },
			/** Messages to us of one person, and of one network: a shelter or a library is one. */
			contact: { count: 10, seconds: 24 * 3600 },
			contactFrom: { count: 20, seconds: 24 * 3600 },
			/** Copies of these to one mail address, whoever writes. */
			contactCopy: { count: 3, seconds: 24 * 3600 },
			/** Messages of one person to the assistant: a brake on bursts alone. */
			assistant: { count: 30, seconds: 60 },
			/** Views of profiles from one network, whichever they are; more are not counted. */
			view: { count: 60, seconds: 3600 },
			/** Posts, answers and edits of them in the community from one network: a shelter or a library is one. */
			postFrom: { count: 20, seconds: 3600 },
		},
		bookings: { open: 20, openWithOne: 5, perHour: 20, movesPerDay: 10 },
		passwordCost: fullPasswordCost,
	},
	permissive: {
		autoconfirms: true,
		allowsAnonymous: true,
		allowsSignUp: true,
		shortestPassword: 6,
		refusesBreached: false,
		limits: {
			token: plenty,
			password: plenty,
			passwordFrom: plenty,
			message: plenty,
			mail: plenty,
			mailFrom: plenty,
			signUp: plenty,
			change: plenty,
			factor: plenty,
			verify: plenty,
			guess: plenty,
			guesses: plenty,
			guessesFrom: plenty,
			hold: plenty,
			holdWithOne: plenty,
			contact: plenty,
			contactFrom: plenty,
			contactCopy: plenty,
			assistant: plenty,
			view: plenty,
			postFrom: plenty,
		},
		bookings: { open: plenty.count, openWithOne: plenty.count, perHour: plenty.count, movesPerDay: plenty.count },
		passwordCost: fullPasswordCost,
	},
};
