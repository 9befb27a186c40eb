import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { exampleId } from "#drizzle/seed/news/news.ts";
import { reviewRows } from "#drizzle/seed/reviews.ts";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { launch } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";
import { onlyLong } from "../support/rounds.ts";

let browser: Browser;
let lookers: Awaited<ReturnType<typeof newLookers>>;

beforeAll(async () => {
	browser = await launch();
	lookers = await newLookers(browser);
});
afterAll(() => browser.close());

const ofStatus = (status: string) =>
	Array.from({ length: 60 }, (_, i) => makeBusiness(i + 1)).find((business) => business.status === status)?.id;

/** Of the first who takes bookings and is spoken of. */
const [review] = reviewRows(Array.from({ length: 20 }, (_, i) => makeBusiness(i + 1))).reviews;

const profileOf = (status: string) => `/business/${ofStatus(status)}`;

/** Each kind of page; others of its kind in a long run. */
const pages = [
	"/",
	"/search?q=zzzzqqqq+garcia&mode=phone",
	"/search?sort=soonest&available=this_week&rating=4",
	`/search?compare=${makeBusiness(1).id},${makeBusiness(2).id}`,
	`/business/${makeBusiness(1).id}`,
	profileOf("suspended"),
	`/business/${review?.business_id}/reviews/${review?.id}`,
	"/services",
	"/about",
	"/help?q=cancel+my+appointment",
	"/contact",
	"/privacy",
	"/news",
	// Published.
	`/news/${exampleId(8)}`,
	"/nowhere",
	...onlyLong([
		"/search",
		"/search?q=immigration+lawyer+madrid",
		...["unverified", "pending", "expiring", "closed"].map(profileOf),
		"/help",
		"/contact?reference=C-22222222&mailed=copy",
		"/terms",
		"/cookies",
		"/accessibility",
		"/careers",
		"/sitemap",
		"/news?country=IS",
		// Superseded and withdrawn.
		...[31, 64].map((n) => `/news/${exampleId(n)}`),
		// From right to left.
		"/news?language=ar",
	]),
];

test.each(pages)("axe finds nothing on %s, in both themes, both directions, wide and narrow", (path) =>
	expectAxeSilent(lookers, path),
);
