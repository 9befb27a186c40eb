/** What quiet hours end with: one letter for all that they held. */
import type { Ctx } from "#domain/ground/context.server.ts";
import type { Due } from "./delivery.ts";
import { languageOf } from "./mail/language.server.ts";
import { button, mailOf, paragraph, textMessageOf } from "./mail/mail.server.ts";

import type { Content, LetterChannel } from "./outbox.ts";

/** The most that a summary lists one by one; the page it leads to has all. */
const mostLines = 20;

/**
 * Letters that leave as one: what was held for the same person, by channel. Every other is alone, as is each meeting
 * request after the first: a letter carries one, and calendars bring themselves up to date from it.
 */
export function bundlesOf(letters: readonly Due[]): Due[][] {
	const bundles = new Map<string, Due[]>();
	const withCalendar = new Set<string>();
	for (const letter of letters.toSorted((a, b) => (a.row.created_at < b.row.created_at ? -1 : 1))) {
		const { row, delivery } = letter;
		const isHeld = row.held_for !== null && delivery?.summary && row.channel in delivery.addresses;
		const shared = `${row.held_for} ${row.channel}`;
		const hasCalendar = isHeld && delivery.summary?.hasCalendar && row.channel === "email";
		const key = isHeld && !(hasCalendar && withCalendar.has(shared)) ? shared : row.id;
		if (hasCalendar) withCalendar.add(shared);
		bundles.set(key, [...(bundles.get(key) ?? []), letter]);
	}
	return [...bundles.values()];
}

/** Several letters as one, in the language of the newest. */
export function summaryOf(ctx: Ctx, channel: LetterChannel, bundle: readonly Due[]): Content {
	const deliveries = bundle.flatMap(({ delivery }) => delivery ?? []);
	const lines = deliveries.flatMap(({ summary }) => summary?.line() ?? []);
	const language = languageOf(deliveries.at(-1)?.locale ?? "");
	const { say } = language;
	const count = lines.length;
	const all = `${ctx.publicUrl}/notifications`;
	if (channel === "text") return textMessageOf(say("summary.text", { count, link: all }));
	const links = lines.slice(0, mostLines).map(({ title, when, link }) => ({ label: title, note: when, href: link }));
	const more = count - links.length;
	const calendar = deliveries.find(({ summary }) => summary?.hasCalendar)?.contentFor(channel).calendar ?? null;
	return mailOf(
		language,
		{
			subject: say("summary.subject", { count }),
			blocks: [
				paragraph(say("summary.lead")),
				{ type: "links", links },
				...(more > 0 ? [paragraph(say("summary.more", { count: more }))] : []),
				button(language, "action.notifications", all),
			],
			calendar,
		},
		ctx.publicUrl,
	);
}
