/** What people read when the domain refuses: what happened, what was kept, what to do. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RefusalCode } from "#domain/refusal.ts";
import type { RefusalData } from "./http.server.ts";

const words = {
	invalid: msg({
		id: "refusal.invalid",
		message: "Something in what you sent cannot be used. Nothing was changed. Check it and send it again.",
	}),
	not_found: msg({
		id: "refusal.not_found",
		message: "This is not here, or no longer. Nothing was changed. Go back and load the page again.",
	}),
	conflict: msg({
		id: "refusal.conflict",
		message:
			"This was changed in the meantime, so your change was not saved. Load the page again to see how it stands, then decide.",
	}),
	signed_out: msg({
		id: "refusal.signed_out",
		message: "You are not signed in any more. Nothing was changed. Sign in, and you come back here.",
	}),
	forbidden: msg({
		id: "refusal.forbidden",
		message: "Your account may not do this. Nothing was changed. If you think that it should, write to us.",
	}),
	stale_proof: msg({
		id: "refusal.stale_proof",
		message:
			"It is a while since you last showed that it is you. Nothing was changed. Confirm that it is you, then do it again.",
	}),
	slot_taken: msg({
		id: "refusal.slot_taken",
		message: "This time was just taken. What you have written is kept: choose another time.",
	}),
	not_now: msg({
		id: "refusal.not_now",
		message: "This can no longer be done with this appointment. Nothing was changed. Here is how it stands now.",
	}),
	not_bookable: msg({
		id: "refusal.not_bookable",
		message: "This professional takes no bookings here at the moment. Nothing was booked.",
	}),
	too_many_holds: msg({
		id: "refusal.too_many_holds",
		message:
			"You are holding two times already. Book one of them, or wait ten minutes until they are free again, then choose this one.",
	}),
	too_many_appointments: msg({
		id: "refusal.too_many_appointments",
		message:
			"You have as many appointments before you as there may be, here or in all. Cancel one that you do not need, then book this one.",
	}),
	too_fast: msg({
		id: "refusal.too_fast",
		message: "You have done this very often in a short time. Nothing was changed. Wait a while, then try again.",
	}),
	too_many_files: msg({
		id: "refusal.too_many_files",
		message:
			"You have put ten files beside this appointment already, as many as there can be. Nothing was uploaded. Take one away first.",
	}),
	already_reviewed: msg({
		id: "refusal.already_reviewed",
		message: "You have reviewed this appointment already. There is one review for each appointment.",
	}),
	idempotency_mismatch: msg({
		id: "refusal.idempotency_mismatch",
		message: "This request was sent before with other content. Nothing was changed. Load the page again.",
	}),
	too_large: msg({
		id: "refusal.too_large",
		message: "This file is too large. Nothing was uploaded. Choose a smaller one.",
	}),
	unsupported_file: msg({
		id: "refusal.unsupported_file",
		message: "This kind of file cannot be used. Nothing was uploaded. Choose another one.",
	}),
	validation_failed: msg({
		id: "refusal.validation_failed",
		message:
			"{field, select, password {This password is too long and was not taken. Use at most 128 characters.} other {Something in what you sent cannot be used. Nothing was changed. Check it and send it again.}}",
	}),
	invalid_credentials: msg({
		id: "refusal.invalid_credentials",
		message: "Email and password do not go together. Check both and try again, or have a code sent to you by email.",
	}),
	email_not_confirmed: msg({
		id: "refusal.email_not_confirmed",
		message:
			"This address has not been confirmed yet. Your account is waiting: have a code sent to you by email, and it signs you in.",
	}),
	phone_not_confirmed: msg({
		id: "refusal.phone_not_confirmed",
		message:
			"This number has not been confirmed yet. Your account is waiting: have a code sent to your phone, and it signs you in.",
	}),
	refresh_token_not_found: msg({
		id: "refusal.refresh_token_not_found",
		message: "This device has been signed out. What you saved is still there. Sign in again.",
	}),
	refresh_token_already_used: msg({
		id: "refusal.refresh_token_already_used",
		message:
			"To protect your account, this device has been signed out. What you saved is still there. Sign in again; if you notice anything odd, set a new password.",
	}),
	session_expired: msg({
		id: "refusal.session_expired",
		message:
			"This device was not used for a long time and has been signed out. What you saved is still there. Sign in again.",
	}),
	reauthentication_needed: msg({
		id: "refusal.reauthentication_needed",
		message:
			"You have been signed in on this device for more than a day. Nothing was changed. To set a new password, have a code sent to you first.",
	}),
	reauthentication_not_valid: msg({
		id: "refusal.reauthentication_not_valid",
		message: "This code is not right, or no longer good. Nothing was changed. Check it, or have a new one sent.",
	}),
	no_authorization: msg({
		id: "refusal.no_authorization",
		message: "You are not signed in. Nothing was changed. Sign in and try again.",
	}),
	insufficient_aal: msg({
		id: "refusal.insufficient_aal",
		message:
			"This asks for your second step. Nothing was changed. Enter the code of your second step, then do it again.",
	}),
	bad_jwt: msg({
		id: "refusal.bad_jwt",
		message: "You are not signed in any more. Nothing was changed. Sign in again.",
	}),
	session_not_found: msg({
		id: "refusal.session_not_found",
		message: "This device has been signed out. What you saved is still there. Sign in again.",
	}),
	user_not_found: msg({
		id: "refusal.user_not_found",
		message: "This account is not there any more. Nothing was changed. If you did not delete it yourself, write to us.",
	}),
	user_banned: msg({
		id: "refusal.user_banned",
		message:
			"This account has been locked. What is in it is kept. To hear why, and to have it looked at again, write to us.",
	}),
	not_admin: msg({
		id: "refusal.not_admin",
		message: "Only people who run the site may do this. Nothing was changed.",
	}),
	otp_expired: msg({
		id: "refusal.otp_expired",
		message:
			"This code is not right, or no longer good: it lasts an hour, works once, and stops after five wrong tries. Check it, or have a new one sent.",
	}),
	mfa_factor_not_found: msg({
		id: "refusal.mfa_factor_not_found",
		message: "This second step is not part of your account any more. Nothing was changed. Load the page again.",
	}),
	user_already_exists: msg({
		id: "refusal.user_already_exists",
		message: "There is an account with this address already. Nothing was changed. Sign in, or set a new password.",
	}),
	email_exists: msg({
		id: "refusal.email_exists",
		message: "This address belongs to another account. Nothing was changed. Use another address.",
	}),
	phone_exists: msg({
		id: "refusal.phone_exists",
		message: "This number belongs to another account. Nothing was changed. Use another number.",
	}),
	same_password: msg({
		id: "refusal.same_password",
		message: "This is the password that you have already, so nothing was changed. Choose another one.",
	}),
	weak_password: msg({
		id: "refusal.weak_password",
		message:
			"{reasons, select, length {This password is too short and was not taken. Use at least {shortest, plural, one {# character} other {# characters}}; a few words in a row are easy to remember.} pwned {This password is on lists of stolen passwords, which others try first, so it was not taken. Choose one that you use nowhere else.} other {This password is too easy to guess and was not taken. Choose another one.}}",
	}),
	otp_disabled: msg({
		id: "refusal.otp_disabled",
		message: "Codes cannot be sent this way. Nothing was changed. Sign in another way.",
	}),
	anonymous_provider_disabled: msg({
		id: "refusal.anonymous_provider_disabled",
		message: "An account needs an address. Nothing was changed. Sign up with your email.",
	}),
	mfa_factor_name_conflict: msg({
		id: "refusal.mfa_factor_name_conflict",
		message: "You have a second step of this name already. Nothing was changed. Choose another name.",
	}),
	too_many_enrolled_mfa_factors: msg({
		id: "refusal.too_many_enrolled_mfa_factors",
		message: "You have as many second steps as an account can have. Nothing was changed. Remove one first.",
	}),
	mfa_verified_factor_exists: msg({
		id: "refusal.mfa_verified_factor_exists",
		message: "This number is a second step of your account already. Nothing was changed.",
	}),
	mfa_verification_failed: msg({
		id: "refusal.mfa_verification_failed",
		message: "This code is not right, or has been used. Nothing was changed. Check it, or wait for the next one.",
	}),
	mfa_challenge_expired: msg({
		id: "refusal.mfa_challenge_expired",
		message: "This code has run out: it lasts five minutes. Nothing was changed. Have a new one sent.",
	}),
	mfa_phone_enroll_not_enabled: msg({
		id: "refusal.mfa_phone_enroll_not_enabled",
		message: "Codes cannot be sent to phones at the moment. Nothing was changed. Use an authenticator app.",
	}),
	over_request_rate_limit: msg({
		id: "refusal.over_request_rate_limit",
		message:
			"That was too often in a short time. Nothing was changed. Try again in {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.",
	}),
	over_email_send_rate_limit: msg({
		id: "refusal.over_email_send_rate_limit",
		message:
			"A message to this address was sent a moment ago, and its code still works. You can ask for another in {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.",
	}),
	over_sms_send_rate_limit: msg({
		id: "refusal.over_sms_send_rate_limit",
		message:
			"A text message to this number was sent a moment ago, and its code still works. You can ask for another in {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.",
	}),
} satisfies Record<RefusalCode, MessageDescriptor>;

/** Up to here waiting is told in seconds. */
const mostSeconds = 90;

/** The words for a refusal, for `i18n._()`. Of `over_*`, how long to wait: `values.seconds`, as seconds or minutes. */
export function refusalWords(code: RefusalCode, values: RefusalData["values"] = {}): MessageDescriptor {
	const seconds = Number(values.seconds ?? 0);
	const wait =
		seconds > mostSeconds ? { unit: "minutes", count: Math.ceil(seconds / 60) } : { unit: "seconds", count: seconds };
	// What is chosen by must be there, whatever came with the refusal.
	return { ...words[code], values: { field: "", reasons: "", shortest: 0, ...values, ...wait } };
}
