/**
 * Who calls a command, and what they have proved. A door gets an `Actor` from the credential of its request and has it
 * proved here; commands and private reads take only what these functions return, so a door that forgets to ask does not
 * compile. See docs/decisions/017.
 */
import { Refusal } from "./refusal.ts";

/** How sure a session is of its person: by one proof, or by a second factor too. */
export const aals = ["aal1", "aal2"] as const;
export type Aal = (typeof aals)[number];

/** How a person has proved who they are, and when (seconds since 1970). */
export type Amr = { method: "password" | "otp" | "anonymous" | "totp" | "phone" | "recovery_code"; timestamp: number };

/** Who asks, on a page or with a bearer token, as found alive by `findActor`: nothing is proved of them yet. */
export type Actor = {
	readonly session_id: string;
	readonly user_id: string;
	readonly profile_id: string;
	email: string | null;
	phone: string | null;
	full_name: string | null;
	avatar_url: string | null;
	readonly role: Role;
	preferred_language: string;
	time_zone: string | null;
	readonly aal: Aal;
	readonly amr: readonly Amr[];
	/** Has a verified factor: then a session at aal1 is only half signed in. */
	readonly has_factor: boolean;
	onboarded_at: string | null;
	is_anonymous: boolean;
	session_created_at: string;
	/** When the session was last used, to the day. */
	seen_at: string;
	/** What the onboarding looks at, with `created_at` of the account. */
	city_id: number | null;
	profile_phone: string | null;
	created_at: string;
	/** Of the last of their live events, and what they have not read. */
	live_seq: number;
	unread_notifications: number;
	unread_messages: number;
};

/** What a person may do. A person of the last two acts as such only at aal2. */
export const roles = ["user", "business", "admin"] as const;
export type Role = (typeof roles)[number];

/**
 * The mark of a proof. It exists in types only, and its private member keeps it out of literals and copies: `{ ...person }`
 * is no Person.
 */
declare class Proved<What extends string> {
	private readonly proved: Record<What, true>;
}

/** Fully signed in: where a second factor is enrolled, it was given. */
export type Person = Actor & Proved<"person">;

/** A person who acts as a professional, after a second factor. Which profile is theirs, the query says. */
export type Professional = Person & Proved<"business">;

/** A person who acts as an admin, after a second factor; may do what a professional may. */
export type Admin = Professional & Proved<"admin">;

/** A person whose last proof is recent enough for a sensitive act. */
export type Fresh<Caller extends Actor = Actor> = Caller & Person & Proved<"fresh">;

type InRole = { business: Professional; admin: Admin };

/** Has shown all that their account asks for: where a factor is enrolled, the factor too. */
export const isFullySignedIn = (actor: Actor | null): actor is Person =>
	actor !== null && (!actor.has_factor || actor.aal === "aal2");

/** The person who acts. Throws `signed_out` for nobody, `insufficient_aal` for one who owes the second factor. */
export function requireActor(actor: Actor | null): Person {
	if (!actor) throw new Refusal("signed_out");
	if (!isFullySignedIn(actor)) throw new Refusal("insufficient_aal");
	return actor;
}

/** Whether somebody may act in a role now; an admin may do what a business may. Both only after a second factor. */
export const hasRole = <R extends keyof InRole>(actor: Actor, wanted: R): actor is InRole[R] =>
	(actor.role === wanted || actor.role === "admin") && actor.aal === "aal2";

/**
 * One who acts in a role, as `hasRole` says. Throws `forbidden`, `insufficient_aal`, and what `requireActor` throws.
 */
export function requireRole<R extends keyof InRole>(actor: Actor | null, role: R): InRole[R] {
	const person = requireActor(actor);
	if (person.role !== role && person.role !== "admin") throw new Refusal("forbidden");
	if (!hasRole(person, role)) throw new Refusal("insufficient_aal");
	return person;
}

/** How old the last proof may be for a sensitive act. */
export const freshSeconds = 15 * 60;

const factorMethods: readonly Amr["method"][] = ["totp", "phone", "recovery_code"];

/**
 * Whether the last proof (password, code, factor) is recent enough for a sensitive act. Of an admin who has given a
 * second factor only that counts: what they do strikes other people.
 */
export function isFresh({ now }: { now: () => Date }, { amr, aal, role }: Pick<Actor, "amr" | "aal" | "role">) {
	const counted = role === "admin" && aal === "aal2" ? amr.filter(({ method }) => factorMethods.includes(method)) : amr;
	return Math.max(...counted.map(({ timestamp }) => timestamp)) * 1000 + freshSeconds * 1000 >= now().getTime();
}

/** One whose last proof is recent enough for a sensitive act. Throws `stale_proof`, and what `requireActor` throws. */
export function requireFresh<Caller extends Actor>(ctx: { now: () => Date }, actor: Caller | null): Fresh<Caller> {
	const person = requireActor(actor);
	if (!isFresh(ctx, person)) throw new Refusal("stale_proof");
	return person as Fresh<Caller>;
}
