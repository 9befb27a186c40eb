import type { Licence } from "#domain/businesses/businesses.ts";
import { daysLeft } from "#domain/businesses/licences.ts";
import { type BusinessStatus, isListed } from "#domain/businesses/listed.ts";
import {
	type AboutLicence,
	type AboutUnlisted,
	clientNoticeKinds,
	type OwnerNoticeKind,
	ownerNoticeKinds,
} from "#domain/businesses/notices.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { dayOf, type MailLanguage, plain, quoted } from "#domain/outbox/mail/language.server.ts";
import type { NoticeWords } from "./content.server.ts";
import { type PersonalNotice, personal, type Recipient } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

const aboutOf = ({ values }: DueNotice) => values as Partial<AboutLicence & AboutUnlisted>;
const idsOf = (notices: readonly DueNotice[], of: "licence_id" | "business_id") =>
	jsonList(notices.flatMap((due) => aboutOf(due)[of] ?? []));

const readerOf = ({ preferred_language, time_zone, is_discreet }: Recipient): PersonalNotice["reader"] => ({
	locale: preferred_language,
	time_zone: time_zone ?? "UTC",
	is_discreet: is_discreet === 1,
});

type OwnLicence = Pick<Licence, "id" | "profession" | "register" | "number" | "jurisdiction" | "expires_on"> & {
	licence_status: Licence["status"];
	owner_id: string;
	business_id: string;
	status: BusinessStatus;
	/** Why an admin could not confirm it. */
	answer: string | null;
};

/** What owners hear of their licences. */
export const ownerNotices = personal({
	kinds: ownerNoticeKinds,
	type: "other",
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				`SELECT l.id, l.profession, l.register, l.number, l.jurisdiction, l.expires_on, l.status AS licence_status,
					o.user_id AS owner_id, b.id AS business_id, b.status, r.answer
				FROM licences l JOIN businesses b ON b.id = l.business_id JOIN business_owners o ON o.business_id = b.id
				LEFT JOIN check_requests r ON r.licence_id = l.id
				WHERE l.id IN (SELECT value FROM json_each(?))`,
			)
			.bind(idsOf(notices, "licence_id")),
	],
	resolve: (ctx, [licences]) => {
		const licenceOf = new Map(rowsOf<OwnLicence>(licences).map((one) => [one.id, one]));
		const now = ctx.now().toISOString();
		return (due, recipient) => {
			const { licence_id, expires_on } = aboutOf(due);
			const kind = due.kind as OwnerNoticeKind;
			const licence = licenceOf.get(licence_id ?? "");
			if (licence?.owner_id !== recipient.id) return null;
			if (licence.expires_on !== expires_on || !isLicenceSo(kind, licence, now)) return null;
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: (language, { is_discreet }) => ({
					...licenceWords(language, kind, licence, now),
					...(is_discreet && { title: language.say("discreet.review"), facts: [] }),
				}),
			};
		};
	},
});

/** Whether a notice still says what is so; a renewal makes it void. */
function isLicenceSo(kind: OwnerNoticeKind, licence: OwnLicence, now: string): boolean {
	const { licence_status, answer } = licence;
	if (kind === "licence_ended") return licence_status === "expired";
	if (kind === "licence_not_confirmed") return answer !== null;
	const left = daysLeft(licence, now);
	return licence_status === "active" && (left ?? (kind === "licence_confirmed" ? 0 : -1)) >= 0;
}

function licenceWords(language: MailLanguage, kind: OwnerNoticeKind, licence: OwnLicence, now: string): NoticeWords {
	const { say } = language;
	const day = dayOf(language, Date.parse(licence.expires_on ?? now));
	const listed = isListed(licence.status) ? "yes" : "no";
	const filled = {
		licence_ends: { day, listed },
		licence_ended: { day, listed },
		licence_confirmed: { day, listed, has_end: licence.expires_on ? "yes" : "no" },
		licence_not_confirmed: { answer: quoted(language, licence.answer ?? "", textLimits.message) },
	};
	const hasNote = kind === "licence_ends" || (kind === "licence_ended" && listed === "no");
	return {
		title: say(`${kind}.title`, { days: daysLeft(licence, now) ?? 0 }),
		lead: say(`${kind}.lead`, filled[kind]),
		when: null,
		path: "/business/licences",
		action: "action.practice",
		facts: [
			[say("fact.licence"), plain(licence.profession)],
			[say("fact.register"), plain(licence.register)],
			[say("fact.number"), plain(licence.number)],
		],
		notes: hasNote ? [say(`${kind}.note`)] : [],
	};
}

type Meeting = { business_id: string; client_id: string; name: string; status: BusinessStatus; appointment_id: string };

/** What clients hear about a professional whom they are to meet, as long as they are to meet. */
export const clientNotices = personal({
	kinds: clientNoticeKinds,
	type: "booking",
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				`SELECT a.business_id, a.client_id, b.name, b.status, a.id AS appointment_id
				FROM appointments a JOIN businesses b ON b.id = a.business_id
				WHERE a.client_id IN (SELECT value FROM json_each(?1)) AND a.business_id IN (SELECT value FROM json_each(?2))
				AND a.starts_at > ?3 AND a.status IN ('pending', 'confirmed') ORDER BY a.starts_at`,
			)
			.bind(jsonList(notices.map(({ to }) => to)), idsOf(notices, "business_id"), ctx.now().toISOString()),
	],
	resolve: (_, [rows]) => {
		const meetings = rowsOf<Meeting>(rows);
		return (due, recipient) => {
			const { business_id } = aboutOf(due);
			const next = meetings.find((one) => one.client_id === recipient.id && one.business_id === business_id);
			if (!next || isListed(next.status)) return null;
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: ({ say }, { is_discreet }) => ({
					title: is_discreet ? say("discreet.off") : say("professional_unlisted.title"),
					lead: say("professional_unlisted.lead", { name: plain(next.name) }),
					when: null,
					path: `/appointments/${next.appointment_id}`,
					action: "action.appointment",
					facts: [],
					notes: [say("professional_unlisted.note")],
				}),
			};
		};
	},
});
