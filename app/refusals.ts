/** What people read when the domain refuses: what happened, what was kept, what to do. */
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RefusalCode } from "#domain/ground/refusal.ts";
import type { RefusalData } from "./http.server.ts";

const words = {
	invalid: msg({
		id: "refusal.invalid",
		message:
			"{why, select, reserved_title {Only people with that licence may use this word: {words}. We kept what you wrote. Describe your work without it.} other {We could not use part of what you sent. Nothing was changed. Check it and send it again.}}",
	}),
	not_found: msg({
		id: "refusal.not_found",
		message: "We cannot find this. It may have been deleted. Nothing was changed. Go back and load the page again.",
	}),
	conflict: msg({
		id: "refusal.conflict",
		message:
			"This was changed in the meantime, so we did not save your change. Load the page again to see what it looks like now, then decide.",
	}),
	signed_out: msg({
		id: "refusal.signed_out",
		message: "You are no longer signed in. Nothing was changed. Sign in, and you will come back here.",
	}),
	forbidden: msg({
		id: "refusal.forbidden",
		message: "Your account is not allowed to do this. Nothing was changed. If you think that is wrong, write to us.",
	}),
	stale_proof: msg({
		id: "refusal.stale_proof",
		message: "Please confirm it is you. You signed in some time ago. Nothing was changed yet.",
	}),
	slot_taken: msg({
		id: "refusal.slot_taken",
		message: "This time was just taken. We kept what you wrote. Choose another time.",
	}),
	not_now: msg({
		id: "refusal.not_now",
		message: "You can no longer do this. Nothing was changed. This is what it looks like now.",
	}),
	not_bookable: msg({
		id: "refusal.not_bookable",
		message: "This professional is not taking bookings here at the moment. Nothing was booked.",
	}),
	too_many_holds: msg({
		id: "refusal.too_many_holds",
		message:
			"You are already holding two times. Book one of them, or wait ten minutes until they are free again. Then choose this one.",
	}),
	too_many_appointments: msg({
		id: "refusal.too_many_appointments",
		message:
			"You have reached the limit for upcoming appointments. Cancel one that you do not need, then book this one.",
	}),
	too_fast: msg({
		id: "refusal.too_fast",
		message: "You have done this too often in a short time. Nothing was changed. Wait a while, then try again.",
	}),
	automatic: msg({
		id: "refusal.automatic",
		message:
			"That was very fast, and programs are that fast too. Nothing was sent yet. We kept your text. Wait a few seconds, then send it again.",
	}),
	message_limit: msg({
		id: "refusal.message_limit",
		message: "You have sent as many messages as you can without an account. Sign in to continue.",
	}),
	assistant_failed: msg({
		id: "refusal.assistant_failed",
		message: "The assistant could not answer. We did not count this message. Send it again in a moment.",
	}),
	assistant_unavailable: msg({
		id: "refusal.assistant_unavailable",
		message: "The assistant is not available at the moment. Nothing was sent. Try again in a few minutes.",
	}),
	bad_bearer: msg({
		id: "refusal.bad_bearer",
		message: "We could not check your sign-in. Nothing was changed. Sign in again, and you will come back here.",
	}),
	too_many_files: msg({
		id: "refusal.too_many_files",
		message:
			"You have already added ten files to this appointment. That is the limit. Nothing was uploaded. Delete one first.",
	}),
	too_many_bookmarks: msg({
		id: "refusal.too_many_bookmarks",
		message: "You have saved 200 professionals. That is the limit. Remove one that you no longer need first.",
	}),
	too_many_bookmarks_of_guest: msg({
		id: "refusal.too_many_bookmarks_of_guest",
		message: "This device keeps 30 saved professionals. Sign in to save more, or remove one.",
	}),
	too_many_folders: msg({
		id: "refusal.too_many_folders",
		message: "You have 20 folders. That is the limit. Delete one that you no longer need first.",
	}),
	too_many_follows: msg({
		id: "refusal.too_many_follows",
		message: "You follow 30 countries and topics. That is the limit. Stop following one first.",
	}),
	folder_exists: msg({
		id: "refusal.folder_exists",
		message: "You already have a folder with this name. Choose another name.",
	}),
	already_reviewed: msg({
		id: "refusal.already_reviewed",
		message: "You have already reviewed this appointment. You can write one review for each appointment.",
	}),
	already_posted: msg({
		id: "refusal.already_posted",
		message: "You have already posted this. It was not posted again.",
	}),
	own_words: msg({
		id: "refusal.own_words",
		message: "You wrote this yourself, so you can't vote for it, choose it or report it. Nothing was changed.",
	}),
	report_decided: msg({
		id: "refusal.report_decided",
		message: "You have already reported this, and we have decided. Our answer is in your notifications.",
	}),
	already_decided: msg({
		id: "refusal.already_decided",
		message:
			"{named, select, yes {{name}} other {Another admin}} has just decided this case. We did not save your decision. This is what it looks like now.",
	}),
	licence_listed: msg({
		id: "refusal.licence_listed",
		message:
			"A profile with this licence number is already on Visavis. We kept what you entered. If the licence is yours, {is_owned, select, 1 {write to us} other {you can claim the profile}}.",
	}),
	too_much_evidence: msg({
		id: "refusal.too_much_evidence",
		message: "You can send five documents of each kind. This one was not saved. Remove one first.",
	}),
	incomplete: msg({
		id: "refusal.incomplete",
		message: "Some steps are not complete yet. We kept everything you entered. Open the marked steps to finish them.",
	}),
	last_admin: msg({
		id: "refusal.last_admin",
		message: "This is the only admin account. Make someone else an admin first. Nothing was changed.",
	}),
	own_case: msg({
		id: "refusal.own_case",
		message: "You can't decide your own case. Nothing was changed. Ask another admin to look at it.",
	}),
	thread_exists: msg({
		id: "refusal.thread_exists",
		message: "You are already writing with this professional. We kept your text. Open your messages and go on there.",
	}),
	too_many_requests: msg({
		id: "refusal.too_many_requests",
		message:
			"Ten of your requests are waiting for an answer. We kept your text. Wait for an answer, or close one of them.",
	}),
	too_many_replies: msg({
		id: "refusal.too_many_replies",
		message:
			"You already have 30 saved replies. We kept your text. Delete one that you no longer need, then add this one.",
	}),
	withdrawn: msg({
		id: "refusal.withdrawn",
		message: "We have withdrawn this article. Please do not rely on it.",
	}),
	idempotency_mismatch: msg({
		id: "refusal.idempotency_mismatch",
		message: "You already sent this form with different content. Nothing was changed. Load the page again.",
	}),
	too_large: msg({
		id: "refusal.too_large",
		message: "This file is too large. Nothing was uploaded. Choose a smaller one.",
	}),
	address_too_long: msg({
		id: "refusal.address_too_long",
		message: "This address is too long. Nothing was changed.",
	}),
	unsupported_file: msg({
		id: "refusal.unsupported_file",
		message: "We cannot use this kind of file. Nothing was uploaded. Choose another one.",
	}),
	validation_failed: msg({
		id: "refusal.validation_failed",
		message:
			"{field, select, password {This password is too long. Use at most 128 characters.} other {We could not use part of what you sent. Nothing was changed. Check it and send it again.}}",
	}),
	invalid_credentials: msg({
		id: "refusal.invalid_credentials",
		message: "The email or password is wrong. Check both and try again, or ask us to email you a code.",
	}),
	email_not_confirmed: msg({
		id: "refusal.email_not_confirmed",
		message:
			"You have not confirmed this email address yet. Your account is waiting. Ask us to email you a code, then enter it to sign in.",
	}),
	phone_not_confirmed: msg({
		id: "refusal.phone_not_confirmed",
		message:
			"You have not confirmed this number yet. Your account is waiting. Ask us to send a code to your phone, then enter it to sign in.",
	}),
	signup_disabled: msg({
		id: "refusal.signup_disabled",
		message: "We are not taking new accounts at the moment. Nothing was saved. If you have an account, sign in.",
	}),
	flow_state_not_found: msg({
		id: "refusal.flow_state_not_found",
		message: "We could not find this sign-in, or it was already used. Nothing was changed. Start again.",
	}),
	flow_state_expired: msg({
		id: "refusal.flow_state_expired",
		message: "This sign-in took too long. Nothing was changed. Start again.",
	}),
	bad_code_verifier: msg({
		id: "refusal.bad_code_verifier",
		message: "This sign-in was started in another browser. Nothing was changed. Start again in this one.",
	}),
	refresh_token_not_found: msg({
		id: "refusal.refresh_token_not_found",
		message: "This device has been signed out. What you saved is still there. Sign in again.",
	}),
	refresh_token_already_used: msg({
		id: "refusal.refresh_token_already_used",
		message:
			"To protect your account, we signed out this device. What you saved is still there. Sign in again. If you notice anything strange, set a new password.",
	}),
	session_expired: msg({
		id: "refusal.session_expired",
		message:
			"This device was not used for a long time, so we signed it out. What you saved is still there. Sign in again.",
	}),
	reauthentication_needed: msg({
		id: "refusal.reauthentication_needed",
		message:
			"You have been signed in on this device for more than a day. Nothing was changed. To set a new password, ask us to send you a code first.",
	}),
	reauthentication_not_valid: msg({
		id: "refusal.reauthentication_not_valid",
		message: "This code is wrong or no longer works. Nothing was changed. Check it, or ask for a new one.",
	}),
	no_authorization: msg({
		id: "refusal.no_authorization",
		message: "You are not signed in. Nothing was changed. Sign in and try again.",
	}),
	insufficient_aal: msg({
		id: "refusal.insufficient_aal",
		message: "For this you need your security code. Nothing was changed. Enter the code, then try again.",
	}),
	bad_jwt: msg({
		id: "refusal.bad_jwt",
		message: "You are no longer signed in. Nothing was changed. Sign in again.",
	}),
	session_not_found: msg({
		id: "refusal.session_not_found",
		message: "This device has been signed out. What you saved is still there. Sign in again.",
	}),
	user_not_found: msg({
		id: "refusal.user_not_found",
		message: "This account no longer exists. Nothing was changed. If you did not delete it yourself, write to us.",
	}),
	user_banned: msg({
		id: "refusal.user_banned",
		message:
			"This account has been locked. We kept what is in it. Write to us to hear why, and to ask us to look at it again.",
	}),
	not_admin: msg({
		id: "refusal.not_admin",
		message: "Only the people who run this site can do this. Nothing was changed.",
	}),
	otp_expired: msg({
		id: "refusal.otp_expired",
		message:
			"This code is wrong or no longer works. A code lasts an hour, works once, and stops working after five wrong tries. Check it, or ask for a new one.",
	}),
	mfa_factor_not_found: msg({
		id: "refusal.mfa_factor_not_found",
		message: "This second step is no longer part of your account. Nothing was changed. Load the page again.",
	}),
	user_already_exists: msg({
		id: "refusal.user_already_exists",
		message:
			"There is already an account with this email address. Nothing was changed. Sign in, or set a new password.",
	}),
	email_exists: msg({
		id: "refusal.email_exists",
		message: "Another account uses this email address. Nothing was changed. Use a different one.",
	}),
	phone_exists: msg({
		id: "refusal.phone_exists",
		message: "Another account uses this number. Nothing was changed. Use a different one.",
	}),
	same_password: msg({
		id: "refusal.same_password",
		message: "This is already your password, so nothing was changed. Choose another one.",
	}),
	weak_password: msg({
		id: "refusal.weak_password",
		message:
			"{reasons, select, length {This password is too short. Use at least {shortest, plural, one {# character} other {# characters}}; a few words in a row are easy to remember.} pwned {This password is on lists of stolen passwords. Choose another password that you use nowhere else.} other {This password is too easy to guess. Choose another password.}}",
	}),
	otp_disabled: msg({
		id: "refusal.otp_disabled",
		message: "We cannot send codes this way. Nothing was changed. Sign in another way.",
	}),
	anonymous_provider_disabled: msg({
		id: "refusal.anonymous_provider_disabled",
		message: "An account needs an email address. Nothing was changed. Sign up with your email.",
	}),
	mfa_factor_name_conflict: msg({
		id: "refusal.mfa_factor_name_conflict",
		message: "You already have a second step with this name. Nothing was changed. Choose another name.",
	}),
	too_many_enrolled_mfa_factors: msg({
		id: "refusal.too_many_enrolled_mfa_factors",
		message: "You have reached the limit for second steps. Nothing was changed. Remove one first.",
	}),
	mfa_verified_factor_exists: msg({
		id: "refusal.mfa_verified_factor_exists",
		message: "You already use this number as a second step. Nothing was changed.",
	}),
	mfa_verification_failed: msg({
		id: "refusal.mfa_verification_failed",
		message: "This code is wrong or was already used. Nothing was changed. Check it, or wait for the next one.",
	}),
	mfa_challenge_expired: msg({
		id: "refusal.mfa_challenge_expired",
		message: "This code no longer works, because it lasts only five minutes. Nothing was changed. Ask for a new one.",
	}),
	mfa_phone_enroll_not_enabled: msg({
		id: "refusal.mfa_phone_enroll_not_enabled",
		message: "We cannot send codes to phones at the moment. Nothing was changed. Use an authenticator app.",
	}),
	phone_provider_disabled: msg({
		id: "refusal.phone_provider_disabled",
		message: "We can't send text messages at the moment. Nothing was changed. Use your email address instead.",
	}),
	sms_send_failed: msg({
		id: "refusal.sms_send_failed",
		message: "We can't send text messages to this country yet. Nothing was changed. Use an authenticator app instead.",
	}),
	over_request_rate_limit: msg({
		id: "refusal.over_request_rate_limit",
		message:
			"You tried too often in a short time. Nothing was changed. Try again in {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.",
	}),
	over_email_send_rate_limit: msg({
		id: "refusal.over_email_send_rate_limit",
		message:
			"We sent a message to this address a moment ago, and its code still works. You can ask for another one in {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.",
	}),
	over_sms_send_rate_limit: msg({
		id: "refusal.over_sms_send_rate_limit",
		message:
			"We sent a text message to this number a moment ago, and its code still works. You can ask for another one in {unit, select, minutes {{count, plural, one {# minute} other {# minutes}}} other {{count, plural, one {# second} other {# seconds}}}}.",
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
	return {
		...words[code],
		values: {
			field: "",
			reasons: "",
			is_owned: 0,
			named: values.name ? "yes" : "no",
			name: "",
			shortest: 0,
			why: "",
			...values,
			words: [values.words ?? []].flat().join(", "),
			...wait,
		},
	};
}
