import type { DueNotice } from "#domain/outbox/delivery.ts";
import {
	type AboutRegistration,
	type RegistrationNoticeKind,
	registrationNoticeKinds,
} from "#domain/registrations/notices.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Row = { id: string; reference: string; user_id: string; version: number; has_factor: number };

const aboutOf = ({ values }: DueNotice) => values as AboutRegistration;

/** What applicants hear of their applications; what has been decided anew meanwhile has a notice of its own. */
export const registrationNotices = personal({
	kinds: registrationNoticeKinds,
	type: "other",
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				`SELECT id, reference, user_id, version, EXISTS (
					SELECT 1 FROM factors f WHERE f.user_id = r.user_id AND f.status = 'verified'
				) AS has_factor FROM registrations r WHERE id IN (SELECT value FROM json_each(?))`,
			)
			.bind(jsonList(notices.map((due) => aboutOf(due).registration_id))),
	],
	resolve: (_, [rows]) => {
		const byId = new Map(rowsOf<Row>(rows).map((row) => [row.id, row]));
		return (due, recipient) => {
			const { registration_id, version } = aboutOf(due);
			const found = byId.get(registration_id);
			if (!found || found.user_id !== recipient.id || found.version !== version) return null;
			const kind = due.kind as RegistrationNoticeKind;
			const isApproved = kind === "registration_approved";
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: ({ say }, { is_discreet }) => ({
					title: is_discreet ? say("discreet.registration") : say(`${kind}.title`),
					lead: say(`${kind}.lead`),
					when: null,
					path: isApproved ? "/business" : "/business-registration",
					action: isApproved ? "action.practice" : "action.registration",
					facts: is_discreet ? [] : [[say("registration.reference"), found.reference]],
					notes: isApproved && found.has_factor === 0 ? [say("registration_approved.note")] : [],
				}),
			};
		};
	},
});
