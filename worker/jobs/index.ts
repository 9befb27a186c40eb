import { endUpcoming, eraseClosed } from "#domain/accounts/closing.server.ts";
import { expireHolds } from "#domain/appointments/holds.server.ts";
import { settleAppointments } from "#domain/appointments/settling.server.ts";
import { refreshStaleSlots } from "#domain/availability/next-slots.server.ts";
import { sweepBookmarks } from "#domain/bookmarks/bookmarks.server.ts";
import { tellSavers } from "#domain/bookmarks/saved-changes.server.ts";
import { tellPostFollowers } from "#domain/community/telling.server.ts";
import { sweepCommunity } from "#domain/community/writing.server.ts";
import { sweepContact } from "#domain/contact/contact.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { forEachSafely } from "#domain/ground/for-each-safely.server.ts";
import { sweepExpired } from "#domain/identity/expired.server.ts";
import { removeLostFactors } from "#domain/identity/factor-removal.server.ts";
import { sweepSessions } from "#domain/identity/sessions.server.ts";
import { compareFees } from "#domain/listings/comparing.server.ts";
import { tellFollowers } from "#domain/news/following.server.ts";
import { publishScheduled } from "#domain/news/publishing.server.ts";
import { planWeeklyNews } from "#domain/news/weekly.server.ts";
import { sweepLiveEvents } from "#domain/notices/live.server.ts";
import { sweepNotifications } from "#domain/notices/notifications.server.ts";
import { sweepGivenUp } from "#domain/outbox/deliveries.server.ts";
import type { Ports } from "#domain/outbox/outbox.server.ts";
import { sweepEvidence } from "#domain/registrations/evidence.server.ts";
import { computeFigures } from "#domain/site/site-settings.server.ts";
import { endLicences, warnOfLicences } from "#domain/verification/licences.server.ts";
import { sendOutbox } from "./outbox.ts";

/** What runs each minute, in this order. */
const jobs = {
	expireHolds,
	settleAppointments,
	endUpcoming: (ctx: Ctx) => endUpcoming(ctx),
	endLicences,
	warnOfLicences,
	refreshStaleSlots,
	compareFees,
	tellSavers,
	tellPostFollowers,
	publishScheduled,
	tellFollowers,
	planWeeklyNews,
	removeLostFactors,
	sendOutbox,
	sweepGivenUp,
	sweepSessions,
	sweepExpired,
	sweepLiveEvents,
	sweepNotifications,
	sweepBookmarks,
	sweepContact,
	sweepCommunity,
	sweepEvidence,
	eraseClosed,
	computeFigures,
} satisfies Record<string, (ctx: Ctx, ports: Ports) => Promise<unknown>>;

/** Runs every job; one that fails is logged and does not keep the others from running. */
export async function runSchedule(ctx: Ctx, ports: Ports): Promise<void> {
	await forEachSafely(
		ctx,
		([job]) => job,
		Object.entries(jobs),
		([, run]) => run(ctx, ports),
	);
}
