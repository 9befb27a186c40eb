/**
 * What the assistant says in words of its own (ICU). Everything else that it says is quoted. Links are written
 * `[label](/path)`; see `Grounds.response`.
 */
export const answerWords = [
	/*i18n*/ {
		id: "answer.hello",
		message:
			"Hello. I am the assistant of Visavis, a computer program (AI). I answer from the texts of this site, and I suggest searches for professionals. I don't give legal advice. What would you like to know?",
	},
	/*i18n*/ {
		id: "answer.welcome",
		message: "You are welcome. Ask on, or [search for a professional](/search).",
	},
	/*i18n*/ { id: "answer.unknown", message: "I do not know. The texts of this site don't answer that." },
	/*i18n*/ {
		id: "answer.private",
		message: "No. What other people write here, and how this site is run, stays private. I cannot show you any of it.",
	},
	/*i18n*/ {
		id: "answer.next",
		message:
			"You can [search for a professional](/search), look in [Help](/help), or [write to us](/contact). If something cannot wait, see [whom to call](/help#urgent).",
	},
	/*i18n*/ {
		id: "answer.advice",
		message:
			"I'm sorry, I can't advise you on your own case. Only a professional who is licensed for it and knows your papers can do that.",
	},
	/*i18n*/ {
		id: "answer.who_advises",
		message: "[Which kind of professional do I need?](/help#which-kind) helps you to choose who.",
	},
	/*i18n*/ { id: "answer.searches", message: "These searches fit what you wrote:" },
	/*i18n*/ {
		id: "answer.ask_more",
		message:
			'Tell me what you need and where, for example "residence permit lawyer in Madrid who speaks Arabic". Or [search yourself](/search).',
	},
	/*i18n*/ {
		id: "answer.news",
		message:
			"[{place, select, none {All our news about this} other {Our news about this in {place}}}]({url}). Each article shows how recent it is and who checked it.",
	},
	/*i18n*/ { id: "answer.only_in", message: "We have this text in {language} only for now." },
	/*i18n*/ { id: "answer.see_also", message: "See also: {link}" },
	/** What the profile says that the reader is on. */
	/*i18n*/ { id: "answer.profile", message: "[This profile]({url}) says:" },
	/*i18n*/ {
		id: "answer.profile_tier",
		message:
			"{tier, select, licensed_lawyer {Licensed lawyer.} regulated_professional {Regulated professional.} other {Document helper. A document helper has no licence to give legal advice.}}",
	},
	/*i18n*/ {
		id: "answer.profile_licence",
		message:
			"{profession}, {place}. Register: {register}, number {number}. {state, select, active {Active} expired {Expired} other {Suspended}}, last checked on {day}.",
	},
	/*i18n*/ {
		id: "answer.profile_no_licence",
		message: "This professional gave no licence. In most countries, nobody may give you legal advice without one.",
	},
	/*i18n*/ {
		id: "answer.profile_expiring",
		message: "{tier, select, document_helper {The registration} other {The licence}} expires soon.",
	},
	/*i18n*/ {
		id: "answer.profile_pending",
		message:
			"We are still checking this profile. Until we finish, check the number in the register yourself before you pay or hand over documents.",
	},
	/*i18n*/ {
		id: "answer.profile_suspended",
		message: "This profile is suspended. Do not start anything new with them.",
	},
	/*i18n*/ {
		id: "answer.profile_closed",
		message: "This practice has closed. The professional no longer takes cases.",
	},
	/*i18n*/ {
		id: "answer.profile_unverified",
		message:
			"Nobody has checked this profile. Do not pay or hand over documents until you have found the number in the register.",
	},
	/*i18n*/ {
		id: "answer.profile_languages",
		message:
			"{speaker, select, professional {The professional speaks: {languages}} staff {Staff speak: {languages}} other {With an interpreter: {languages}}}",
	},
	/*i18n*/ {
		id: "answer.profile_fee",
		message:
			"{fee, select, none {Fees on request.} free {Some services are free.} other {Fees from {fee}.}} Ask for the total price in writing before you agree to anything.",
	},
	/*i18n*/ { id: "answer.profile_free_consultation", message: "The first consultation is free." },
	/*i18n*/ { id: "answer.profile_times", message: "Next free times, {city} time: {times}" },
	/*i18n*/ {
		id: "answer.profile_no_bookings",
		message: "This professional does not take bookings on Visavis. You can write to them from the profile.",
	},
	/*i18n*/ { id: "answer.profile_no_times", message: "No times to book in the next two weeks." },
	/** A country behind "in": some want an article, or another case. */
	/*i18n*/ {
		id: "answer.country",
		message:
			"{id, select, AE {the {name}} BS {the {name}} CF {the {name}} CG {the {name}} CD {the {name}} DO {the {name}} GB {the {name}} GM {the {name}} KM {the {name}} MH {the {name}} MV {the {name}} NL {the {name}} PH {the {name}} SB {the {name}} US {the {name}} VA {the {name}} other {{name}}}",
	},
	/*i18n*/ { id: "answer.emergency", message: "Emergency number in {country}: {number}" },
	/*i18n*/ { id: "answer.urgent_help", message: "{name} in {country}: {contact}" },
	/*i18n*/ { id: "answer.urgent_help_closed", message: "{name} in {country}: {contact} (closed now)" },
	/*i18n*/ { id: "answer.all_numbers", message: "[Emergency numbers by country](/help#urgent-danger)" },
] as const;
