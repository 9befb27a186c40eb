import type { Party } from "../../appointments.ts";
import type { NoticeKind } from "../../notices.ts";
import type { MailKind } from "../mail.ts";

type KindPart =
	| "subject"
	/** What this is about, first thing. */
	| "lead"
	/** What it means, and what to do, when the reader had nothing to do with it. */
	| "not_you"
	/** The whole as one line, for a phone: at most 160 letters with what is filled in, no curly marks. */
	| "text";

/** Of a notice to one of the two who meet. In text messages only the title is said. */
type NoticePart = "title" | "lead";

/** All texts of the messages that the site sends (ICU). `{code}`, `{what}` and the like are filled in. */
export const en = {
	"letter.greeting": "Hello,",
	"letter.when": "When",
	"letter.device": "Device",
	"letter.copy_link": "If the button does nothing, copy this address into your browser:",
	"letter.no_answers": "Answers to this message are not read. You can reach us at {contact}",

	"code.or_link": "Or go on here:",
	"code.lasts": "The code works for {duration}.",
	"code.both_last": "Code and link work for {duration}.",
	"code.secret": "Nobody from Visavis will ever ask you for this code. Keep it to yourself.",
	"notice.was_you": "If this was you, there is nothing to do.",

	"duration.hours": "{count, plural, one {# hour} other {# hours}}",
	"duration.minutes": "{count, plural, one {# minute} other {# minutes}}",
	"device.known": "{browser} on {system}",
	"device.unknown": "One that we do not know",

	"action.confirm": "Confirm this address",
	"action.sign_in": "Sign in",
	"action.new_password": "Set a new password",
	"action.devices": "See my devices",
	"action.security": "Go to my security settings",
	"action.keep_account": "Keep my account",
	"action.contact": "Tell us",

	"confirm.subject": "Confirm your address",
	"confirm.lead":
		"Welcome to Visavis. One step is left: enter this code where you signed up, and your account is ready.",
	"confirm.not_you": "If you did not sign up, ignore this message. Without the code nothing happens.",
	"confirm.text": "Your Visavis code is {code}. It works for {duration}.",

	"sign_in_code.subject": "Your code to sign in",
	"sign_in_code.lead": "Here is the code you asked for. Enter it where you are signing in.",
	"sign_in_code.not_you": "If you did not ask for it, ignore this message. Without the code nobody gets in.",
	"sign_in_code.text": "Your Visavis code to sign in is {code}. It works for {duration}.",

	"account_exists.subject": "You already have an account",
	"account_exists.lead":
		"Somebody, most likely you, wanted to sign up at Visavis with this address. You have an account already, so nothing was changed: sign in as before. If you have forgotten your password, you can set a new one there.",
	"account_exists.not_you":
		"If it was not you, ignore this message. Nobody got in, and nobody was told that you have an account.",
	"account_exists.text": "You already have a Visavis account with this number. Sign in at {link}",

	"recovery.subject": "Set a new password",
	"recovery.lead": "You asked for a new password. Enter this code where you asked for it.",
	"recovery.not_you": "If you did not ask for it, ignore this message. Your password stays as it is.",
	"recovery.text": "Your Visavis code for a new password is {code}. It works for {duration}.",

	"email_change.subject": "Confirm your new address",
	"email_change.lead":
		"You want to use this address for your account at Visavis. Enter this code to confirm that it is yours.",
	"email_change.not_you": "If you know nothing of this, ignore this message. Without the code nothing happens.",
	"email_change.text": "Your Visavis code for your new address is {code}. It works for {duration}.",

	"phone_change.subject": "Confirm your new number",
	"phone_change.lead":
		"You want to use a new phone number for your account at Visavis. Enter this code to confirm that it is yours.",
	"phone_change.not_you": "If you know nothing of this, ignore this message. Without the code nothing happens.",
	"phone_change.text": "Your Visavis code for your new number is {code}. It works for {duration}.",

	"reauthentication.subject": "Confirm that it is you",
	"reauthentication.lead":
		"You are about to change how your account is protected. Enter this code to confirm that it is you.",
	"reauthentication.not_you":
		"If you are not changing anything, somebody else may be in your account. Do not pass the code on. Sign out all other devices and set a new password.",
	"reauthentication.text": "Your Visavis code to confirm a change is {code}. It works for {duration}.",

	"factor_code.subject": "Your second step",
	"factor_code.lead": "Here is the code for your second step. Enter it where you were asked for it.",
	"factor_code.not_you":
		"If you did not ask for it, somebody else may know your password. Do not pass the code on. Set a new password.",
	"factor_code.text": "Your Visavis code for the second step is {code}. It works for {duration}.",

	"new_device.subject": "A new device is signed in",
	"new_device.lead": "Your account was opened on a device that it has not been used on before.",
	"new_device.not_you":
		"If it was not you, somebody else may know your password. Sign out that device and set a new password now.",
	"new_device.text": "Visavis: a new device is signed in to your account. Not you? Set a new password: {link}",

	"password_changed.subject": "Your password was changed",
	"password_changed.lead": "The password of your account was changed. All other devices were signed out.",
	"password_changed.not_you": "If it was not you, set a new password now. You can do that without knowing the old one.",
	"password_changed.text": "Visavis: your password was changed. Not you? Set a new one: {link}",

	"email_changed.subject": "Your address was changed",
	"email_changed.lead": "You now sign in with {what}, no longer with this address.",
	"email_changed.not_you": "If it was not you, tell us now, so that you get your account back.",
	"email_changed.text": "Visavis: the address of your account was changed. Not you? Tell us: {link}",

	"phone_changed.subject": "Your phone number was changed",
	"phone_changed.lead": "The phone number of your account is now {what}.",
	"phone_changed.not_you": "If it was not you, tell us now, so that your account stays yours.",
	"phone_changed.text": "Visavis: the phone number of your account was changed. Not you? Tell us: {link}",

	"factor_added.subject": "A second step was added",
	"factor_added.lead":
		"From now on, signing in takes a second step: {what, select, totp {an authenticator app} phone {a code sent to your phone} other {“{what}”}}.",
	"factor_added.not_you":
		"If it was not you, remove that step and set a new password now. If you can no longer sign in, write to us.",
	"factor_added.text": "Visavis: a second step was added to your account. Not you? Remove it: {link}",

	"factor_removed.subject": "A second step was removed",
	"factor_removed.lead":
		"This second step no longer protects your account: {what, select, totp {an authenticator app} phone {a code sent to your phone} other {“{what}”}}.",
	"factor_removed.not_you": "If it was not you, set a new password now and add a second step again.",
	"factor_removed.text": "Visavis: a second step was removed from your account. Not you? Set a new password: {link}",

	"recovery_codes_made.subject": "You have new recovery codes",
	"recovery_codes_made.lead": "New recovery codes were made for your account. Those from before no longer work.",
	"recovery_codes_made.not_you":
		"If it was not you, somebody else may be in your account. Sign out all other devices, set a new password and make new codes.",
	"recovery_codes_made.text": "Visavis: new recovery codes were made for your account. Not you? Look here: {link}",

	"recovery_code_used.subject": "A recovery code was used",
	"recovery_code_used.lead": "Your account was opened with one of your recovery codes. That code no longer works.",
	"recovery_code_used.not_you":
		"If it was not you, somebody else has your codes. Set a new password now and make new codes.",
	"recovery_code_used.text": "Visavis: a recovery code of your account was used. Not you? Set a new password: {link}",

	"signed_out_everywhere.subject": "You are signed out everywhere",
	"signed_out_everywhere.lead": "Every device was signed out of your account. Sign in again where you need it.",
	"signed_out_everywhere.not_you": "If it was not you, sign in and set a new password now.",
	"signed_out_everywhere.text":
		"Visavis: every device was signed out of your account. Not you? Set a new password: {link}",

	"deletion_planned.subject": "Your account will be erased",
	"deletion_planned.lead":
		"Your account is hidden from now on. On {erased_on} it is erased, with everything in it. If you change your mind, sign in before that day: that is all it takes to keep it.",
	"deletion_planned.not_you": "If it was not you, sign in and set a new password now. Your account then stays.",
	"deletion_planned.text": "Visavis: your account will be erased on {erased_on}. To keep it, sign in before: {link}",

	"deletion_undone.subject": "Your account stays",
	"deletion_undone.lead": "You have signed in, so your account is not erased. Everything in it is still there.",
	"deletion_undone.not_you": "If it was not you, sign out all devices and set a new password now.",
	"deletion_undone.text": "Visavis: you have signed in, so your account is not erased. Not you? Look here: {link}",

	"action.appointment": "Open the appointment",
	"action.answer": "Answer",
	"action.write_review": "Write a review",
	"action.read_review": "Read it",

	"notice.subject": "{title}: {when}",
	"notice.message": "{lead} {when}",
	"notice.text": "Visavis: {title} - {link}",
	"notice.text_when": "Visavis: {title}, {when} - {link}",
	"notice.somebody": "A client",
	"notice.answer_by": "Please answer by {until}. After that it lapses.",
	"notice.answered_by": "{name} has until {until} to answer. We tell you either way.",

	"fact.their_time": "With them it is",
	"fact.before": "Until now",
	"fact.length": "Length",
	"fact.service": "Service",
	"fact.with": "With",
	"fact.how": "How",
	"fact.interpreter": "Interpreter",
	"fact.fee": "Fee, as announced",
	"fact.reason": "Reason given",
	"fact.bring": "What to bring",

	"how.in_person": "In person",
	"how.in_person_at": "In person: {address}",
	"how.video": "By video. The link opens 10 minutes before, on the page of the appointment.",
	"how.audio": "By video with sound only. The link opens 10 minutes before, on the page of the appointment.",
	"how.phone": "By phone",
	"how.phone_client": "By phone: you are called at {phone}",
	"how.phone_business": "By phone: you call {phone}",

	"fee.free": "Nothing",
	"fee.fixed": "{amount}",
	"fee.hourly": "{amount} an hour",

	"policy.client.free": "You can cancel at no cost until it begins.",
	"policy.client.until":
		"You can cancel at no cost until {until}. After that you owe {fee, select, half_fee {half of the fee} other {the whole fee}}, as announced.",
	"policy.client.over":
		"If you cancel now, you owe {fee, select, half_fee {half of the fee} other {the whole fee}}, as announced.",
	"policy.business.free": "Your client can cancel at no cost until it begins.",
	"policy.business.until":
		"Your client can cancel at no cost until {until}. After that they owe you {fee, select, half_fee {half of the fee} other {the whole fee}}, as you have announced.",
	"policy.business.over":
		"If your client cancels now, they owe you {fee, select, half_fee {half of the fee} other {the whole fee}}, as you have announced.",

	"appointment_requested.client.title": "Your request was sent",
	"appointment_requested.client.lead": "{name} has your request and will say yes or no.",
	"appointment_requested.business.title": "New request for an appointment",
	"appointment_requested.business.lead": "{name} asks for an appointment with you.",

	"appointment_confirmed.client.title": "Your appointment is confirmed",
	"appointment_confirmed.client.lead": "Your appointment with {name} is confirmed. The time is kept for you.",
	"appointment_confirmed.business.title": "Appointment confirmed",
	"appointment_confirmed.business.lead": "Your appointment with {name} is confirmed.",

	"appointment_declined.client.title": "Your request was declined",
	"appointment_declined.client.lead":
		"{name} cannot take the appointment that you asked for. The time is no longer kept for you.",
	"appointment_declined.business.title": "Your proposal was declined",
	"appointment_declined.business.lead":
		"{name} has declined the time that you proposed. The appointment is cancelled and the time is free again.",

	"appointment_proposed.client.title": "Another time is proposed",
	"appointment_proposed.client.lead": "{name} proposes another time for your appointment.",
	"appointment_proposed.business.title": "Your proposal was sent",
	"appointment_proposed.business.lead": "You have proposed another time to {name}.",

	"appointment_rescheduled.client.title":
		"{status, select, confirmed {Your appointment was moved} other {You asked for another time}}",
	"appointment_rescheduled.client.lead":
		"{status, select, confirmed {Your appointment with {name} was moved, as you asked.} other {{name} has been asked for another time and will say yes or no.}}",
	"appointment_rescheduled.business.title":
		"{status, select, confirmed {An appointment was moved} other {You are asked for another time}}",
	"appointment_rescheduled.business.lead":
		"{status, select, confirmed {{name} has moved the appointment with you.} other {{name} asks for another time for the appointment with you.}}",

	"appointment_cancelled.client.title": "Your appointment is cancelled",
	"appointment_cancelled.client.lead":
		"{by, select, reader {You have cancelled your appointment with {name}.} other {{name} has cancelled your appointment.}}",
	"appointment_cancelled.business.title": "An appointment is cancelled",
	"appointment_cancelled.business.lead":
		"{by, select, reader {You have cancelled the appointment with {name}.} other {{name} has cancelled the appointment with you.}} The time is free again.",

	"appointment_expired.client.title": "Your appointment has lapsed",
	"appointment_expired.client.lead":
		"The appointment with {name} was not confirmed in time, so it does not take place. You owe nothing.",
	"appointment_expired.business.title": "An appointment has lapsed",
	"appointment_expired.business.lead":
		"The appointment with {name} was not confirmed in time, so it does not take place. The time is free again.",

	"appointment_missed.client.title": "It was noted that you did not come",
	"appointment_missed.client.lead":
		"{name} has noted that you did not come to your appointment. If that is not so, write to us.",
	"appointment_missed.business.title": "It was noted that you did not come",
	"appointment_missed.business.lead":
		"{name} has noted that you did not come to the appointment. If that is not so, write to us.",

	"appointment_reminder.client.title": "Reminder of your appointment",
	"appointment_reminder.client.lead": "This is to remind you of your appointment with {name}.",
	"appointment_reminder.business.title": "Reminder of your appointment",
	"appointment_reminder.business.lead": "This is to remind you of your appointment with {name}.",

	"review_invited.client.title": "How was your appointment?",
	"review_invited.client.lead":
		"Your appointment with {name} is over. What you say of it helps others to choose. It appears under a name that you make up.",
	"review_invited.business.title": "An appointment is over",
	"review_invited.business.lead": "Your appointment with {name} is over, and they were asked how it was.",

	"review_received.client.title": "Your review is published",
	"review_received.client.lead": "Your review of {name} is published. Thank you.",
	"review_received.business.title": "You have a new review",
	"review_received.business.lead": "A client has written what they think of an appointment with you. You can answer.",

	"review_replied.client.title": "Your review was answered",
	"review_replied.client.lead": "{name} has answered your review.",
	"review_replied.business.title": "Your answer is published",
	"review_replied.business.lead": "Your answer to a review is published.",

	// For those who want their mail to say nothing: neither who nor about what.
	"discreet.open": "An appointment waits for an answer",
	"discreet.set": "You have an appointment",
	"discreet.off": "An appointment does not take place",
	"discreet.review": "There is something new for you",
	"discreet.lead": "{title}. Sign in to read more.",

	"calendar.summary": "Appointment with {name}",
	"calendar.discreet": "Appointment",
} satisfies Record<`${MailKind}.${KindPart}` | `${NoticeKind}.${Party}.${NoticePart}`, string> & Record<string, string>;

export type MailWordId = keyof typeof en;
/** The texts of another language: the same ids, none missing and none more. */
export type MailWords = Record<MailWordId, string>;
