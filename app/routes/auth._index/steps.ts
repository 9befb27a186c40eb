import type { CodePurpose } from "#domain/identity/identity.ts";

/** What a code that was sent is for; `for` of the page where it is typed. */
export const codeUses = ["sign_up", "sign_in", "recovery"] as const;
export type CodeUse = (typeof codeUses)[number];

/** What a link may be for besides; the code of a change is typed in the profile. */
export type LinkUse = CodeUse | ChangeUse;

/** What confirms a change, and signs nobody in. */
export type ChangeUse = "email_change" | "email_change_current" | "phone_change";

export const isChange = (use: LinkUse): use is ChangeUse => use.includes("_change");

export const purposesOf: Record<LinkUse, readonly CodePurpose[]> = {
	sign_up: ["sign_in"],
	sign_in: ["sign_in"],
	recovery: ["recovery"],
	email_change: ["email_change"],
	email_change_current: ["email_change_current"],
	phone_change: ["phone_change"],
};

/** `type` of a link, as the wire names it. */
const linkTypes = new Map<string | null, LinkUse>([
	["signup", "sign_up"],
	["invite", "sign_up"],
	["magiclink", "sign_in"],
	["email", "sign_in"],
	["recovery", "recovery"],
	["email_change", "email_change"],
	["email_change_current", "email_change_current"],
	["phone_change", "phone_change"],
]);

/** What a link is for; null for a type that there is not. */
export const linkUseOf = (params: URLSearchParams): LinkUse | null => linkTypes.get(params.get("type")) ?? null;

/** The screens of /auth: `?step=`, but for the first two, which are the page without it and `?mode=signup`. */
export const steps = ["sign_in", "sign_up", "send", "recover", "code", "password", "saved", "factor", "prove"] as const;
export type Step = (typeof steps)[number];

/** Which screen an address asks for. */
export function stepOf(params: URLSearchParams): Step {
	const step = steps.slice(2).find((name) => name === params.get("step"));
	return step ?? (params.get("mode") === "signup" ? "sign_up" : "sign_in");
}

export const codeUseOf = (params: URLSearchParams): CodeUse =>
	codeUses.find((use) => use === params.get("for")) ?? "sign_in";

/** The address of a screen. `next` is where the person was going; "/" goes without saying. */
export function authPath(step: Step, { next = "/", ...more }: { next?: string } & Record<string, string> = {}) {
	const params = new URLSearchParams();
	if (step === "sign_up") params.set("mode", "signup");
	else if (step !== "sign_in") params.set("step", step);
	for (const [name, value] of Object.entries(more)) params.set(name, value);
	if (next !== "/") params.set("next", next);
	return params.size > 0 ? `/auth?${params}` : "/auth";
}
