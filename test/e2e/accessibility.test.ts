import type { Browser } from "playwright-core";
import { afterAll, beforeAll, test } from "vitest";
import { exampleId } from "#drizzle/seed/news/news.ts";
import { reviewRows } from "#drizzle/seed/reviews.ts";
import { expectAxeSilent, newLookers } from "../support/axe.ts";
import { launch } from "../support/browser.ts";
import { makeBusiness } from "../support/demo.ts";

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

const pages = [
	"/",
	"/search",
	"/search?q=immigration+lawyer+madrid",
	"/search?q=zzzzqqqq+garcia&mode=phone",
	`/search?compare=${makeBusiness(1).id},${makeBusiness(2).id}`,
	`/business/${makeBusiness(1).id}`,
	...["unverified", "pending", "expiring", "suspended", "closed"].map((status) => `/business/${ofStatus(status)}`),
	"/search?sort=soonest&available=this_week&rating=4",
	`/business/${review?.business_id}/reviews/${review?.id}`,
	"/services",
	"/about",
	"/help",
	"/contact",
	"/contact?reference=C-22222222&mailed=copy",
	"/help?q=cancel+my+appointment",
	"/terms",
	"/privacy",
	"/cookies",
	"/accessibility",
	"/careers",
	"/sitemap",
	"/news",
	"/news?country=IS",
	// Published, superseded and withdrawn.
	...[8, 31, 64].map((n) => `/news/${exampleId(n)}`),
	// From right to left.
	"/news?language=ar",
	"/nowhere",
];

test.each(pages)("axe finds nothing on %s, in both themes, both directions, wide and narrow", (path) =>
	expectAxeSilent(lookers, path),
);
