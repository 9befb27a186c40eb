import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person } from "#domain/ground/callers.ts";
import { hasCurrentMailbox } from "#domain/identity/changes.server.ts";
import { deviceOf } from "#domain/identity/devices.ts";
import { findFactorRemoval } from "#domain/identity/factor-removal.server.ts";
import { identityLimits, type Mailbox } from "#domain/identity/identity.ts";
import { countRecoveryCodes } from "#domain/identity/recovery-codes.server.ts";
import { signedInOf } from "#domain/identity/session.server.ts";
import { listSessions } from "#domain/identity/sessions.server.ts";
import type { User } from "#domain/identity/users.server.ts";
import type { Change } from "./setup.ts";

/** Which mailbox's code the page asks for: first the new one's, then that of the address of before. */
export const waitingMailbox = (user: User): Mailbox => (user.email_change_confirmed === "new" ? "current" : "new");

export type Security = Awaited<ReturnType<typeof readSecurity>>;

/** What the tab shows; `change` is the panel that is open, `chosenFactor` the factor that it is about. */
export async function readSecurity(
	context: AppLoadContext,
	person: Person,
	change: Change | null,
	chosenFactor: string | null,
) {
	const [{ user }, sessions, codesLeft, factorsEndAt] = await Promise.all([
		signedInOf(context, person),
		listSessions(context, person.user_id),
		countRecoveryCodes(context, person.user_id),
		findFactorRemoval(context, person),
	]);
	const ageSeconds = (context.now().getTime() - Date.parse(person.session_created_at)) / 1000;
	return {
		change,
		chosenFactor,
		email: user.email,
		newEmail: user.new_email,
		/** The mailbox whose code is asked for, and whether the other one has confirmed already. */
		mailbox: waitingMailbox(user),
		isHalfConfirmed: user.email_change_confirmed !== null,
		needsBoth: hasCurrentMailbox(user),
		hasPassword: user.password_hash !== null,
		needsCode: ageSeconds > identityLimits.reauthenticationSeconds,
		shortest: context.rules.shortestPassword,
		factors: user.factors
			.filter(({ status }) => status === "verified")
			.map(({ id, factor_type, friendly_name, phone, created_at }) => ({
				...{ id, factor_type, friendly_name, created_at },
				phone_end: phone?.slice(-2) ?? null,
			})),
		/** When an admin removes them, for somebody has said that they are lost; null where that is not planned. */
		factorsEndAt,
		hasTextMessages: context.hasTextMessages,
		mustHaveFactor: person.role !== "user" && !person.has_factor,
		role: person.role,
		codesLeft,
		devices: sessions.map(({ id, user_agent, country_id, seen_at, created_at }) => ({
			...{ id, country_id, seen_at, created_at },
			...deviceOf(user_agent),
			isThis: id === person.session_id,
		})),
		today: context.now().toISOString(),
	};
}
