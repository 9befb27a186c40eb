/** Why the domain refuses: the door turns the code into a status, the page into the reader's words. */
export const refusalCodes = {
	invalid: 400,
	not_found: 404,
	conflict: 409,
	/** Nobody is signed in, or no longer. */
	signed_out: 401,
	/** Signed in, but not as one who may. */
	forbidden: 403,
	/** The last proof of who this is is too long ago for what was asked. */
	stale_proof: 403,
	/** Somebody else has the time; `nearest` lists free ones. */
	slot_taken: 409,
	/** Not what can be done with it now: it has been cancelled, has begun, waits for the other. */
	not_now: 409,
	/** The professional takes no bookings. */
	not_bookable: 409,
	too_many_holds: 409,
	/** One has as many appointments before them as may be. */
	too_many_appointments: 409,
	/** Much in a short time; `seconds` says when to try again. */
	too_fast: 429,
	/** A form that was filled in as programs do. */
	automatic: 422,
	/** Whoever has no account has sent as many messages to the assistant as they may; `seconds` says when they may again. */
	message_limit: 429,
	/** What words the assistant's answers has failed. */
	assistant_failed: 502,
	/** Nobody can count messages to the assistant now. */
	assistant_unavailable: 503,
	/** An access token, required to be whole, that is none of ours. */
	bad_bearer: 401,
	/** Beside an appointment lie as many files as may. */
	too_many_files: 409,
	too_many_bookmarks: 409,
	too_many_bookmarks_of_guest: 409,
	too_many_folders: 409,
	/** One follows as many countries and topics of the news as may be. */
	too_many_follows: 409,
	folder_exists: 409,
	already_reviewed: 409,
	/** The same words were posted by the same person a moment ago. */
	already_posted: 409,
	/** Nobody votes for what they wrote, chooses it as what helped them, or flags it. */
	own_words: 403,
	/** One has reported it before, and it was decided. */
	report_decided: 409,
	/** Somebody else has decided meanwhile; `name` says who, `status` how. */
	already_decided: 409,
	/** A register's number that stands in the directory already; `business_id` names the profile. */
	licence_listed: 409,
	/** An applicant has sent as many documents as they may. */
	too_much_evidence: 409,
	/** Steps of an application that are not done; `steps` names them. */
	incomplete: 409,
	/** Nobody decides their own case. */
	/** Nobody else could make another admin. */
	last_admin: 409,
	own_case: 403,
	/** The two have a thread already; `thread_id` names it. */
	thread_exists: 409,
	/** As many requests as may be wait for an answer. */
	too_many_requests: 409,
	/** A professional has saved as many replies as may be. */
	too_many_replies: 409,
	/** An article that people must not rely on any more; `reason` says why. */
	withdrawn: 410,
	/** The same key came with another request before. */
	idempotency_mismatch: 422,
	too_large: 413,
	address_too_long: 414,
	unsupported_file: 415,
	// The codes of the identity API are those of its wire; see docs/decisions/007.
	validation_failed: 400,
	invalid_credentials: 400,
	email_not_confirmed: 400,
	phone_not_confirmed: 400,
	signup_disabled: 422,
	flow_state_not_found: 404,
	flow_state_expired: 403,
	bad_code_verifier: 400,
	refresh_token_not_found: 400,
	refresh_token_already_used: 400,
	session_expired: 400,
	reauthentication_needed: 400,
	reauthentication_not_valid: 400,
	no_authorization: 401,
	insufficient_aal: 401,
	bad_jwt: 403,
	session_not_found: 403,
	user_not_found: 403,
	user_banned: 403,
	not_admin: 403,
	otp_expired: 403,
	mfa_factor_not_found: 404,
	user_already_exists: 422,
	email_exists: 422,
	phone_exists: 422,
	same_password: 422,
	weak_password: 422,
	otp_disabled: 422,
	anonymous_provider_disabled: 422,
	mfa_factor_name_conflict: 422,
	too_many_enrolled_mfa_factors: 422,
	mfa_verified_factor_exists: 422,
	mfa_verification_failed: 422,
	mfa_challenge_expired: 422,
	mfa_phone_enroll_not_enabled: 422,
	/** The site sends no text messages. */
	phone_provider_disabled: 422,
	/** The site sends no text messages to the country of this number. */
	sms_send_failed: 422,
	over_request_rate_limit: 429,
	over_email_send_rate_limit: 429,
	over_sms_send_rate_limit: 429,
} as const;
export type RefusalCode = keyof typeof refusalCodes;

/** The one error class of the domain. It carries a code and values for the text, never a sentence. */
export class Refusal extends Error {
	constructor(
		readonly code: RefusalCode,
		readonly values: Readonly<Record<string, string | number | readonly string[]>> = {},
	) {
		super(code);
		this.name = "Refusal";
	}

	get status() {
		return refusalCodes[this.code];
	}
}
