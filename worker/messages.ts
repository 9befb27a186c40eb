import type { Refusal } from "#domain/ground/refusal.ts";

type Values = Refusal["values"];

/**
 * A refusal in the English of the API. For the codes of identity these are the sentences that clients of this wire
 * know, some of them by heart.
 */
const messages: Record<Refusal["code"], string | ((values: Values) => string)> = {
	invalid: ({ field }) => `The value of "${field}" is not possible.`,
	not_found: "There is nothing at this address.",
	conflict: "Somebody else has changed this meanwhile.",
	signed_out: "Sign in first.",
	forbidden: "This is not for your role.",
	stale_proof: "Confirm who you are first: the last proof is too long ago.",
	slot_taken: "This time was just taken.",
	not_now: "This can no longer be done with it.",
	not_bookable: "This professional takes no bookings.",
	too_many_holds: "You hold two times already.",
	too_many_appointments: "You have as many appointments before you as there may be.",
	too_fast: "This was done too often in a short time.",
	automatic: "This looks as if a program had sent it.",
	message_limit: "Rate limit exceeded. Sign in to send more messages.",
	assistant_failed: "The assistant could not answer. This message was not counted. Try again in a moment.",
	assistant_unavailable: "The assistant is not available at the moment. Try again in a few minutes.",
	bad_bearer: "Invalid JWT signature",
	too_many_files: "There are ten files of yours already.",
	too_many_bookmarks: "You have saved as many professionals as can be saved.",
	too_many_bookmarks_of_guest: "A browser keeps no more of them. Sign in to save more.",
	too_many_folders: "You have as many folders as there may be.",
	too_many_follows: "You follow as many countries and topics as can be followed.",
	folder_exists: "You have a folder of this name already.",
	already_decided: ({ name }) => `${name || "Another admin"} has just decided this case.`,
	licence_listed: "A profile with this licence number is listed already.",
	too_much_evidence: "There are five documents of this kind already.",
	incomplete: ({ steps }) => `These steps are not complete: ${Array.isArray(steps) ? steps.join(", ") : ""}.`,
	last_admin: "This is the only admin: appoint another one first.",
	own_case: "You cannot decide your own case.",
	thread_exists: "You have a thread with this professional already.",
	too_many_requests: "Ten of your requests are waiting for an answer.",
	too_many_replies: "You have saved as many replies as can be saved.",
	withdrawn: "This article was withdrawn.",
	already_reviewed: "There is a review of this already.",
	already_posted: "You have posted this already.",
	own_words: "You wrote this yourself.",
	report_decided: "You reported this before, and it was decided.",
	idempotency_mismatch: "The same idempotency key came with another request.",
	too_large: "This is too large.",
	address_too_long: "This address is too long.",
	unsupported_file: "This kind of file is not possible.",
	validation_failed: ({ field }) =>
		field ? (invalidFields[String(field)] ?? `Invalid value of ${field}`) : "Could not parse request body as JSON",
	invalid_credentials: "Invalid login credentials",
	email_not_confirmed: "Email not confirmed",
	phone_not_confirmed: "Phone not confirmed",
	signup_disabled: "Signups not allowed for this instance",
	flow_state_not_found: "invalid flow state, no valid flow state found",
	flow_state_expired: "invalid flow state, flow state has expired",
	bad_code_verifier: "code challenge does not match previously saved code verifier",
	refresh_token_not_found: "Invalid Refresh Token: Refresh Token Not Found",
	refresh_token_already_used: "Invalid Refresh Token: Already Used",
	session_expired: "Invalid Refresh Token: Session Expired",
	reauthentication_needed: "Password update requires reauthentication",
	reauthentication_not_valid: "Nonce has expired or is invalid",
	no_authorization: "This endpoint requires a valid Bearer token",
	insufficient_aal: "AAL2 session is required to update email or password when MFA is enabled.",
	bad_jwt: "Invalid JWT signature",
	session_not_found: "Session from session_id claim in JWT does not exist",
	user_not_found: "User from sub claim in JWT does not exist",
	user_banned: "User is banned",
	not_admin: "User not allowed",
	otp_expired: "Token has expired or is invalid",
	mfa_factor_not_found: "Factor not found",
	user_already_exists: "User already registered",
	email_exists: "A user with this email address has already been registered",
	phone_exists: "A user with this phone number has already been registered",
	same_password: "New password should be different from the old password.",
	weak_password: ({ reasons, shortest }) =>
		reasons === "length"
			? `Password should be at least ${shortest} characters.`
			: "Password is known to be weak and easy to guess, please choose a different one.",
	otp_disabled: "Signups not allowed for otp",
	anonymous_provider_disabled: "Anonymous sign-ins are disabled",
	mfa_factor_name_conflict: "A factor with the friendly name for this user already exists",
	too_many_enrolled_mfa_factors: "Maximum number of verified factors reached, unenroll to continue",
	mfa_verified_factor_exists: "A verified phone factor already exists, unenroll the existing factor to continue",
	mfa_verification_failed: "Invalid TOTP code entered",
	mfa_challenge_expired: "MFA challenge has expired, verify against another challenge or create a new challenge.",
	mfa_phone_enroll_not_enabled: "MFA enroll is disabled for Phone",
	phone_provider_disabled: "Unsupported phone provider",
	sms_send_failed: "Text messages cannot be sent to this country",
	over_request_rate_limit: "Request rate limit reached",
	over_email_send_rate_limit: afterSeconds,
	over_sms_send_rate_limit: afterSeconds,
};

/** What clients of this wire are used to read of a field that means nothing, or that is missing. */
const invalidFields: Record<string, string> = {
	email: "Unable to validate email address: invalid format",
	new_email: "Unable to validate email address: invalid format",
	phone: "Invalid phone number format (E.164 required)",
	identifier: "One of email or phone must be set",
	address: "Reauthentication requires the user to have an email or a phone number",
	page: "Bad Pagination Parameters",
	per_page: "Bad Pagination Parameters",
	auth_code: "invalid request: both auth code and code verifier should be non-empty",
	code_verifier: "invalid request: both auth code and code verifier should be non-empty",
	code_challenge: "PKCE flow requires code_challenge_method and code_challenge",
	code_challenge_method: "PKCE flow requires code_challenge_method and code_challenge",
};

function afterSeconds({ seconds }: Values) {
	return `For security purposes, you can only request this after ${seconds} seconds.`;
}

export const messageOf = ({ code, values }: Refusal) => {
	const message = messages[code];
	return typeof message === "string" ? message : message(values);
};
