import { type AboutSaved, bookmarkNoticeKinds } from "#domain/bookmarks/bookmarks.ts";
import { type BusinessStatus, isListed } from "#domain/businesses/listed.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { plain } from "#domain/outbox/mail/language.server.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Saved = { user_id: string; id: string; name: string; status: BusinessStatus };

const aboutOf = ({ values }: DueNotice) => values as AboutSaved;

/** What people hear about professionals whom they saved. Nobody else learns of it, the professional neither. */
export const bookmarkNotices = personal({
	kinds: bookmarkNoticeKinds,
	type: "bookmark",
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare(
				`SELECT m.user_id, b.id, b.name, b.status FROM bookmarks m JOIN businesses b ON b.id = m.business_id
				WHERE m.deleted_at IS NULL AND m.user_id IN (SELECT value FROM json_each(?))
				AND m.business_id IN (SELECT value FROM json_each(?))`,
			)
			.bind(jsonList(notices.map(({ to }) => to)), jsonList(notices.map((due) => aboutOf(due).business_id))),
	],
	resolve: (_, [rows]) => {
		const saved = rowsOf<Saved>(rows);
		return (due, recipient) => {
			const { business_id, was_listed } = aboutOf(due);
			const found = saved.find(({ user_id, id }) => user_id === recipient.id && id === business_id);
			// Removed since, or as it was before.
			if (!found || isListed(found.status) === was_listed) return null;
			const what = isListed(found.status) ? "again" : "no_longer";
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: ({ say }, { is_discreet }) => ({
					title: is_discreet ? say("discreet.review") : say(`saved_${what}.title`),
					lead: say(`saved_${what}.lead`, { name: plain(found.name) }),
					when: null,
					path: `/business/${business_id}`,
					action: "action.profile",
					facts: [],
					notes: what === "no_longer" ? [say("saved_no_longer.note")] : [],
				}),
			};
		};
	},
});
