/**
 * Of each kind of notice, for each of the two who meet, a `title` (all that a text message says) and a `lead`; and what
 * mail and calendars say of an appointment.
 */
export const appointmentWords = [
	/*i18n*/ { id: "action.appointment", message: "Open the appointment" },
	/*i18n*/ { id: "action.answer", message: "Answer" },
	/*i18n*/ { id: "notice.somebody", message: "A client" },
	/*i18n*/ { id: "notice.answer_by", message: "Please answer by {until}. After that it expires." },
	/*i18n*/ { id: "notice.answered_by", message: "{name} has until {until} to answer. We will tell you either way." },
	/*i18n*/ { id: "fact.their_time", message: "Their time" },
	/*i18n*/ { id: "fact.before", message: "Old time" },
	/*i18n*/ { id: "fact.length", message: "Length" },
	/*i18n*/ { id: "fact.service", message: "Service" },
	/*i18n*/ { id: "fact.with", message: "With" },
	/*i18n*/ { id: "fact.how", message: "How" },
	/*i18n*/ { id: "fact.interpreter", message: "Interpreter" },
	/*i18n*/ { id: "fact.fee", message: "Fee shown when booking" },
	/*i18n*/ { id: "fact.reason", message: "Reason given" },
	/*i18n*/ { id: "fact.bring", message: "What to bring" },
	/*i18n*/ { id: "how.in_person", message: "In person" },
	/*i18n*/ { id: "how.in_person_at", message: "In person: {address}" },
	/*i18n*/ {
		id: "how.video",
		message: "By video. The link opens 10 minutes before the start, on the page of the appointment.",
	},
	/*i18n*/ {
		id: "how.audio",
		message: "By video, sound only. The link opens 10 minutes before the start, on the page of the appointment.",
	},
	/*i18n*/ { id: "how.phone", message: "By phone" },
	/*i18n*/ { id: "how.phone_client", message: "By phone: they call you at {phone}" },
	/*i18n*/ { id: "how.phone_business", message: "By phone: you call {phone}" },
	/*i18n*/ { id: "fee.free", message: "Free" },
	/*i18n*/ { id: "fee.fixed", message: "{amount}" },
	/*i18n*/ { id: "fee.hourly", message: "{amount} an hour" },
	/*i18n*/ { id: "policy.client.free", message: "You can cancel at no cost until it begins." },
	/*i18n*/ {
		id: "policy.client.until",
		message:
			"You can cancel at no cost until {until}. After that they may ask for {fee, select, half_fee {half of the fee} other {the whole fee}}, as shown when you booked.",
	},
	/*i18n*/ {
		id: "policy.client.over",
		message:
			"If you cancel now, they may ask for {fee, select, half_fee {half of the fee} other {the whole fee}}, as shown when you booked.",
	},
	/*i18n*/ { id: "policy.business.free", message: "Your client can cancel at no cost until it begins." },
	/*i18n*/ {
		id: "policy.business.until",
		message:
			"Your client can cancel at no cost until {until}. After that you may ask for {fee, select, half_fee {half of the fee} other {the whole fee}}, as shown when they booked.",
	},
	/*i18n*/ {
		id: "policy.business.over",
		message:
			"If your client cancels now, you may ask for {fee, select, half_fee {half of the fee} other {the whole fee}}, as shown when they booked.",
	},
	/*i18n*/ { id: "appointment_requested.client.title", message: "Your request was sent" },
	/*i18n*/ { id: "appointment_requested.client.lead", message: "{name} has your request and will say yes or no." },
	/*i18n*/ { id: "appointment_requested.business.title", message: "New request for an appointment" },
	/*i18n*/ { id: "appointment_requested.business.lead", message: "{name} asks for an appointment with you." },
	/*i18n*/ { id: "appointment_confirmed.client.title", message: "Your appointment is confirmed" },
	/*i18n*/ {
		id: "appointment_confirmed.client.lead",
		message: "Your appointment with {name} is confirmed. The time is reserved for you.",
	},
	/*i18n*/ { id: "appointment_confirmed.business.title", message: "Appointment confirmed" },
	/*i18n*/ { id: "appointment_confirmed.business.lead", message: "Your appointment with {name} is confirmed." },
	/*i18n*/ { id: "appointment_declined.client.title", message: "Your request was declined" },
	/*i18n*/ {
		id: "appointment_declined.client.lead",
		message: "{name} cannot take the appointment you asked for. The time is no longer reserved for you.",
	},
	/*i18n*/ { id: "appointment_declined.business.title", message: "Your proposal was declined" },
	/*i18n*/ {
		id: "appointment_declined.business.lead",
		message: "{name} has declined the time you proposed. The appointment is cancelled and the time is free again.",
	},
	/*i18n*/ { id: "appointment_proposed.client.title", message: "Another time is proposed" },
	/*i18n*/ { id: "appointment_proposed.client.lead", message: "{name} proposes another time for your appointment." },
	/*i18n*/ { id: "appointment_proposed.business.title", message: "Your proposal was sent" },
	/*i18n*/ { id: "appointment_proposed.business.lead", message: "You have proposed another time to {name}." },
	/*i18n*/ {
		id: "appointment_rescheduled.client.title",
		message: "{status, select, confirmed {Your appointment was moved} other {You asked for another time}}",
	},
	/*i18n*/ {
		id: "appointment_rescheduled.client.lead",
		message:
			"{status, select, confirmed {Your appointment with {name} was moved, as you asked.} other {We have asked {name} for another time. They will say yes or no.}}",
	},
	/*i18n*/ {
		id: "appointment_rescheduled.business.title",
		message: "{status, select, confirmed {An appointment was moved} other {A client asks for another time}}",
	},
	/*i18n*/ {
		id: "appointment_rescheduled.business.lead",
		message:
			"{status, select, confirmed {{name} has moved your appointment.} other {{name} asks for another time for your appointment.}}",
	},
	/*i18n*/ { id: "appointment_cancelled.client.title", message: "Your appointment is cancelled" },
	/*i18n*/ {
		id: "appointment_cancelled.client.lead",
		message:
			"{by, select, reader {You have cancelled your appointment with {name}.} other {{name} has cancelled your appointment.}}",
	},
	/*i18n*/ { id: "appointment_cancelled.business.title", message: "An appointment is cancelled" },
	/*i18n*/ {
		id: "appointment_cancelled.business.lead",
		message:
			"{by, select, reader {You have cancelled the appointment with {name}.} other {{name} has cancelled your appointment.}} The time is free again.",
	},
	/*i18n*/ { id: "appointment_expired.client.title", message: "Your appointment has expired" },
	/*i18n*/ {
		id: "appointment_expired.client.lead",
		message: "The appointment with {name} was not confirmed in time, so it will not take place. You owe nothing.",
	},
	/*i18n*/ { id: "appointment_expired.business.title", message: "An appointment has expired" },
	/*i18n*/ {
		id: "appointment_expired.business.lead",
		message:
			"The appointment with {name} was not confirmed in time, so it will not take place. The time is free again.",
	},
	/*i18n*/ { id: "appointment_missed.client.title", message: "Your appointment was marked as missed" },
	/*i18n*/ {
		id: "appointment_missed.client.lead",
		message: "{name} says that you did not come to your appointment. If that is wrong, write to us.",
	},
	/*i18n*/ { id: "appointment_missed.business.title", message: "Your appointment was marked as missed" },
	/*i18n*/ {
		id: "appointment_missed.business.lead",
		message: "{name} says that you did not come to the appointment. If that is wrong, write to us.",
	},
	/*i18n*/ { id: "appointment_reminder.client.title", message: "Reminder of your appointment" },
	/*i18n*/ {
		id: "appointment_reminder.client.lead",
		message: "This is a reminder of your appointment with {name}.",
	},
	/*i18n*/ { id: "appointment_reminder.business.title", message: "Reminder of your appointment" },
	/*i18n*/ {
		id: "appointment_reminder.business.lead",
		message: "This is a reminder of your appointment with {name}.",
	},
	/*i18n*/ { id: "discreet.open", message: "An appointment is waiting for an answer" },
	/*i18n*/ { id: "discreet.set", message: "You have an appointment" },
	/*i18n*/ { id: "discreet.off", message: "An appointment has changed" },
	/*i18n*/ { id: "calendar.summary", message: "Appointment with {name}" },
	/*i18n*/ { id: "calendar.discreet", message: "Appointment" },
] as const;
