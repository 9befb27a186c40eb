import type { Ctx } from "#domain/ground/context.server.ts";
import type { Delivery, DueNotice } from "#domain/outbox/delivery.ts";
import type { Readers, ResolveNotices } from "#domain/outbox/outbox.server.ts";
import { appointmentNotices } from "./appointments.server.ts";
import { bookmarkNotices } from "./bookmarks.server.ts";
import { communityNotices } from "./community.server.ts";
import { contactNotices } from "./contact.server.ts";
import { identityNotices } from "./identity.server.ts";
import { clientNotices, ownerNotices } from "./licences.server.ts";
import { readUntold } from "./live.server.ts";
import { messageNotices } from "./messages.server.ts";
import { newsNotices, weeklyNotices } from "./news.server.ts";
import { registrationNotices } from "./registrations.server.ts";
import { reportNotices } from "./reports.server.ts";
import { reviewNotices } from "./reviews.server.ts";
import type { NoticeSource } from "./source.server.ts";
import { suspensionNotices } from "./suspensions.server.ts";

/** Every noun that has something to say; another is a file beside these and a line here. */
const sources: readonly NoticeSource[] = [
	identityNotices,
	appointmentNotices,
	reviewNotices,
	reportNotices,
	bookmarkNotices,
	messageNotices,
	communityNotices,
	contactNotices,
	registrationNotices,
	ownerNotices,
	clientNotices,
	suspensionNotices,
	newsNotices,
	weeklyNotices,
];

const sourceOf = new Map(sources.flatMap((source) => source.kinds.map((kind) => [kind, source] as const)));

/** What is due, read in one batch for all nouns; see `ResolveNotices`. */
const resolveNotices: ResolveNotices = async (ctx, notices) => {
	const resolveOne = await readAll(ctx, notices);
	return Promise.allSettled(notices.map(async (notice) => resolveOne(notice)));
};

/** What the rows of the outbox are about. */
export const readers: Readers = { notices: resolveNotices, pushes: readUntold };

async function readAll(ctx: Ctx, notices: readonly DueNotice[]): Promise<(notice: DueNotice) => Delivery | null> {
	const reads = sources.map((source) => {
		const own = notices.filter(({ kind }) => sourceOf.get(kind) === source);
		return { source, statements: own.length > 0 ? source.read(ctx, own) : [] };
	});
	const all = reads.flatMap(({ statements }) => statements);
	const results = all.length > 0 ? await ctx.db.$client.batch(all) : [];
	const resolvers = new Map(
		reads.map(({ source, statements }) => [source, source.resolve(ctx, results.splice(0, statements.length))]),
	);
	return (notice) => {
		const resolve = resolvers.get(sourceOf.get(notice.kind) as NoticeSource);
		if (!resolve) throw new TypeError("No noun has notices of this kind");
		return resolve(notice);
	};
}
