import type { AppLoadContext } from "@remix-run/cloudflare";
import { deviceOf } from "#domain/identity/devices.ts";
import { countRecoveryCodes } from "#domain/identity/factors.server.ts";
import { type Actor, limits } from "#domain/identity/identity.ts";
import { listSessions } from "#domain/identity/sessions.server.ts";
import { signedInOf } from "#domain/session.server.ts";
import type { Change } from "./setup.ts";

export type Security = Awaited<ReturnType<typeof readSecurity>>;

/** What the tab shows; `change` is the panel that is open, `chosenFactor` the factor that it is about. */
export async function readSecurity(
	context: AppLoadContext,
	person: Actor,
	change: Change | null,
	chosenFactor: string | null,
) {
	const [{ user }, sessions, codesLeft] = await Promise.all([
		signedInOf(context, person),
		listSessions(context, person.user_id),
		countRecoveryCodes(context, person.user_id),
	]);
	const ageSeconds = (context.now().getTime() - Date.parse(person.session_created_at)) / 1000;
	return {
		change,
		chosenFactor,
		email: user.email,
		newEmail: user.new_email,
		hasPassword: user.password_hash !== null,
		needsCode: ageSeconds > limits.reauthenticationSeconds,
		shortest: context.rules.shortestPassword,
		factors: user.factors
			.filter(({ status }) => status === "verified")
			.map(({ id, factor_type, friendly_name, phone, created_at }) => ({
				...{ id, factor_type, friendly_name, created_at },
				phone_end: phone?.slice(-2) ?? null,
			})),
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
