import { makeFeed, revokeFeed } from "#domain/appointments/calendar-feed.server.ts";
import { requireActor } from "#domain/ground/callers.ts";
import { runCommand, type Submission } from "./form-action.server.ts";

/** What the buttons of `CalendarFeed` do, for the `formAction` of the page that it stands on. */
export const feedIntents = {
	feed_make: (submission: Submission) =>
		runCommand(submission, "feed_make", {}, async () =>
			makeFeed(submission.context, requireActor(await submission.context.actor())),
		),
	feed_revoke: (submission: Submission) =>
		runCommand(submission, "feed_revoke", {}, async () =>
			revokeFeed(submission.context, requireActor(await submission.context.actor())),
		),
};
