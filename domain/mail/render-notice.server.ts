import { calendarOf } from "../calendar.server.ts";
import { type Matter, type NoticeKind, otherZoneOf, typeOfNotice } from "../notices.ts";
import { isSameClock } from "../time-zones.ts";
import { durationOf, languageOf, type MailLanguage, momentOf, plain, shortMomentOf } from "./language.server.ts";
import type { Block } from "./letter.ts";
import { feeOf, howOf, nameOf, pageOf, policyOf } from "./matter.server.ts";
import { mailOf, type Rendered } from "./render.server.ts";
import type { MailWordId } from "./words/en.ts";

/** A notice in the reader's words, as mail or as text message, as it is at `now`. */
export function renderNotice(channel: "email" | "text", matter: Matter, publicUrl: string, now: string): Rendered {
	const said = wordsFor(matter, publicUrl);
	if (channel === "text") return { subject: "", text: said.text, html: "", calendar: null };
	const { appointment, party, reader } = matter;
	const { language, lead, link } = said;
	const { say } = language;
	const paragraph = (text: string): Block => ({ type: "paragraph", text });
	const blocks: Block[] = [paragraph(say("letter.greeting")), paragraph(lead)];
	const facts = factsOf(language, matter);
	if (facts.length > 0) blocks.push({ type: "facts", facts });
	if (!reader.is_discreet) {
		const isKept = appointment.status === "confirmed" && typeOfNotice[matter.kind] === "booking";
		if (isKept) blocks.push(paragraph(policyOf(language, appointment, party, reader.time_zone, now)));
	}
	blocks.push({ type: "button", intro: null, label: say(actionOf(matter)), href: link, hint: say("letter.copy_link") });
	return mailOf(
		language,
		{ subject: said.subject, blocks, calendar: hasCalendar(matter) ? calendarOf([matter], publicUrl) : null },
		publicUrl,
	);
}

/** A notice as it stands in the reader's list on the site, with the path that it leads to. */
export function noticeLines(matter: Matter): { title: string; message: string; url: string } {
	const { language, title, lead, when, link } = wordsFor(
		{ ...matter, reader: { ...matter.reader, is_discreet: false } },
		"",
	);
	return { title, message: when === null ? lead : language.say("notice.message", { lead, when }), url: link };
}

/** Those that change what a calendar has, or may have, of an appointment. */
const inCalendar: Partial<Record<NoticeKind, "always" | "when it was confirmed once">> = {
	appointment_confirmed: "always",
	appointment_rescheduled: "always",
	appointment_cancelled: "always",
	appointment_proposed: "when it was confirmed once",
	appointment_declined: "when it was confirmed once",
	appointment_expired: "when it was confirmed once",
};

const hasCalendar = ({ kind, appointment: { confirmed_at } }: Matter) =>
	inCalendar[kind] === "always" || (inCalendar[kind] !== undefined && confirmed_at !== null);

function wordsFor(matter: Matter, publicUrl: string) {
	const { kind, party, appointment, reader } = matter;
	const language = languageOf(reader.locale);
	const { say } = language;
	const isReview = typeOfNotice[kind] === "review";
	const values = {
		name: nameOf(language, appointment, party),
		status: appointment.status,
		by: appointment.ended_by === party ? "reader" : "other",
	};
	const moment = shortMomentOf(language, appointment.starts_at, reader.time_zone);
	const when = isReview ? null : moment;
	const link = linkOf(matter, publicUrl);
	const title = reader.is_discreet ? say(discreetOf(matter)) : say(`${kind}.${party}.title`, values);
	const lead = reader.is_discreet
		? say("discreet.lead", { title })
		: [say(`${kind}.${party}.lead`, values), answerOf(language, matter, values.name)].filter(Boolean).join(" ");
	return {
		language,
		title,
		lead,
		when,
		link,
		subject: when === null || reader.is_discreet ? title : say("notice.subject", { title, when }),
		text: when === null ? say("notice.text", { title, link }) : say("notice.text_when", { title, when, link }),
	};
}

/** Who reviews is known by a made-up name only: to the reviewed it is not said of which appointment. */
const linkOf = ({ kind, party, appointment }: Matter, publicUrl: string) =>
	kind === "review_received" && party === "business"
		? `${publicUrl}/business/${appointment.business_id}#reviews`
		: pageOf(appointment, publicUrl);

/** Until when whose answer is waited for; null when nobody's is. */
function answerOf(
	language: MailLanguage,
	{ party, appointment: { status, awaiting, expires_at }, reader }: Matter,
	name: string,
): string | null {
	if (status !== "pending" || expires_at === null) return null;
	const until = momentOf(language, expires_at, reader.time_zone);
	return awaiting === party
		? language.say("notice.answer_by", { until })
		: language.say("notice.answered_by", { name, until });
}

function actionOf({ kind, party, appointment, reader }: Matter): MailWordId {
	if (reader.is_discreet) return "action.sign_in";
	if (kind === "review_invited" && party === "client") return "action.write_review";
	if (kind === "review_received" || kind === "review_replied") return "action.read_review";
	return appointment.status === "pending" && appointment.awaiting === party ? "action.answer" : "action.appointment";
}

function discreetOf({ kind, appointment: { status } }: Matter): MailWordId {
	if (typeOfNotice[kind] === "review") return "discreet.review";
	if (status === "pending") return "discreet.open";
	return status === "confirmed" ? "discreet.set" : "discreet.off";
}

const longestText = 1000;
/** What somebody has just done, and may have said why. */
const givesReason = new Set<NoticeKind>([
	"appointment_declined",
	"appointment_proposed",
	"appointment_rescheduled",
	"appointment_cancelled",
]);

function factsOf(language: MailLanguage, matter: Matter): [string, string][] {
	const { kind, party, appointment, before, reader } = matter;
	const { say } = language;
	const { starts_at, ends_at, terms, interpreter_language, reason, status } = appointment;
	const isReview = typeOfNotice[kind] === "review";
	if (isReview && (reader.is_discreet || (kind === "review_received" && party === "business"))) return [];
	const moment = (at: string, zone = reader.time_zone) => momentOf(language, at, zone);
	const there = otherZoneOf(appointment, party);
	const facts: [string, string | null][] = [
		[say("letter.when"), moment(starts_at)],
		[
			say("fact.their_time"),
			isReview || isSameClock(starts_at, reader.time_zone, there) ? null : moment(starts_at, there),
		],
	];
	if (!reader.is_discreet) {
		const isMoved = kind === "appointment_proposed" || kind === "appointment_rescheduled";
		const isOn = status === "pending" || status === "confirmed";
		const minutes = (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;
		facts.push(
			[say("fact.before"), isMoved && before ? moment(before) : null],
			[say("fact.length"), isOn ? durationOf(language, minutes * 60) : null],
			[say("fact.service"), plain(terms.service_name)],
			[say("fact.with"), nameOf(language, appointment, party)],
			[say("fact.how"), isOn ? howOf(language, appointment, party) : null],
			[say("fact.interpreter"), isOn && interpreter_language ? languageName(language, interpreter_language) : null],
			[say("fact.fee"), isOn ? feeOf(language, appointment) : null],
			[say("fact.reason"), reason && givesReason.has(kind) ? plain(reason, longestText) : null],
			[say("fact.bring"), party === "client" && status === "confirmed" ? plain(terms.bring, longestText) : null],
		);
	}
	return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

const languageName = ({ tag }: MailLanguage, code: string) =>
	new Intl.DisplayNames(tag, { type: "language" }).of(code) ?? code;
