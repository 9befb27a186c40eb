import { makeFeed, revokeFeed } from "#domain/calendar-feed.server.ts";
import { type Asked, doing } from "./form-action.server.ts";

/** What the buttons of `CalendarFeed` do, for the `formAction` of the page that it stands on. */
export const feedIntents = {
	feed_make: (asked: Asked) =>
		doing(asked, "feed_make", {}, async () => makeFeed(asked.context, await asked.context.actor())),
	feed_revoke: (asked: Asked) =>
		doing(asked, "feed_revoke", {}, async () => revokeFeed(asked.context, await asked.context.actor())),
};
