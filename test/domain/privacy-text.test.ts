import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { personalData } from "#domain/accounts/personal-data.server.ts";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { guestSeconds } from "#domain/bookmarks/guest.ts";
import { undoSeconds as bookmarkUndo } from "#domain/bookmarks/limits.ts";
import { undoSeconds as communityUndo } from "#domain/community/kinds.ts";
import { contactLimits } from "#domain/contact/contact.ts";
import { rules } from "#domain/ground/rules.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import { undoSeconds as notificationUndo } from "#domain/notices/limits.ts";
import { liveLog } from "#domain/outbox/live.ts";
import { evidenceLimits } from "#domain/registrations/evidence.ts";
import { readPage } from "#scripts/page-texts.ts";
import { sourcesOf } from "../support/walk-callers.ts";

const textOf = (name: string) => {
	const file = `domain/pages/texts/en/${name}.md`;
	return readPage(file, readFileSync(file, "utf8"));
};

/** The rows of a page's tables: their anchors, the names in their first cells, and the whole as HTML. */
const rowsOf = (name: string) =>
	textOf(name).sections.flatMap(({ html }) =>
		[...html.matchAll(/<tr role="row"(?: id="([^"]+)")?>\n<th role="rowheader"[\s\S]*?<\/tr>/g)].map(([row, id]) => ({
			id: id ?? "",
			names: [...(row.split("</th>")[0] as string).matchAll(/<code>(.*?)<\/code>/g)].map(([, one = ""]) => one),
			html: row,
		})),
	);

/** Which tables each line of the privacy page speaks of. */
const tablesOf: Record<string, string[]> = {
	"data-account": ["users", "account_decisions"],
	"data-devices": ["sessions", "tickets"],
	"data-factors": ["factors", "recovery_codes", "factor_removals"],
	"data-codes": ["one_time_codes", "challenges"],
	"data-profile": ["profiles"],
	"data-preferences": ["user_legal_preferences", "muted_notifications", "news_follows", "news_letters"],
	"data-bookmarks": ["bookmarks", "folders", "saved_changes"],
	"data-appointments": ["appointments", "appointment_events", "appointment_files", "business_clients"],
	"data-calendar": ["calendar_feeds"],
	"data-messages": ["threads", "messages", "blocks", "message_search", "saved_replies"],
	"data-reports": ["reports", "report_messages"],
	"data-reviews": ["reviews"],
	"data-community": ["posts", "answers", "votes", "post_follows", "flags", "community_cases", "post_search"],
	"data-notifications": ["notifications"],
	"data-changes": ["inboxes", "live_events"],
	"data-outbox": ["outbox"],
	"data-registration": ["registrations", "evidence", "audit_entries"],
	"data-contact": ["contact_messages"],
	"data-limits": ["rate_limits"],
	"data-business": ["businesses", "business_services", "business_languages", "licences", "offices", "business_weeks"],
	"data-suspensions": ["suspensions", "check_requests", "checked_claims"],
	"data-owners": ["business_owners"],
	"data-hours": ["availabilities", "next_slots", "quanta", "busy_days"],
	"data-ratings": ["ratings"],
};
/** A public list; what only a developer's machine has; and what the site itself publishes. */
const notOfPeople = ["breached_passwords", "mailbox", "articles", "article_versions"];

test("The privacy page has a line for every table in which something about people stands, and for no other", () => {
	expect(rowsOf("privacy").map(({ id }) => id)).toEqual(Object.keys(tablesOf));
	const kept = personalData.flatMap(({ tables }) => Object.keys(tables));
	expect([...Object.values(tablesOf).flat(), ...notOfPeople].sort()).toEqual(kept.sort());
});

test("How long things are kept is on the privacy page as the code has it", () => {
	const hours = (seconds: number) => seconds / 3600;
	const days = (seconds: number) => hours(seconds) / 24;
	const lineOf = (id: string) => rowsOf("privacy").find((row) => row.id === id)?.html;
	expect(lineOf("data-account")).toContain(`within ${hours(identityLimits.unconfirmedSeconds)} hours`);
	expect(lineOf("data-devices")).toContain(`${days(identityLimits.sessionSeconds)} days without use`);
	expect([identityLimits.codeSeconds, bookmarkUndo, notificationUndo, communityUndo].map(hours)).toEqual([1, 1, 1, 1]);
	expect(liveLog.days).toBe(7);
	expect(lineOf("data-codes")).toContain("One hour");
	for (const id of ["data-bookmarks", "data-notifications", "data-community"])
		expect(lineOf(id)).toContain("brought back for an hour");
	expect(lineOf("data-changes")).toContain("Seven days");
	expect([lineOf("data-contact"), contactLimits.keptDays]).toEqual([expect.stringContaining("One year"), 365]);
	expect(lineOf("data-registration")).toContain(`${evidenceLimits.keptDays} days after our decision`);
	const windows = Object.values(rules.strict.limits).map(({ seconds }) => seconds);
	const longest = Math.max(...windows, assistantLimits.seconds);
	expect([lineOf("data-limits"), days(longest)]).toEqual([expect.stringContaining("At most one day"), 1]);
	const erase = textOf("privacy").sections.find(({ id }) => id === "erase")?.html;
	expect(erase).toContain(`For ${days(identityLimits.erasureSeconds)} days`);
});

test("How long cookies stay is on their page as the code has it", () => {
	const lineOf = (name: string) => rowsOf("cookies").find(({ names }) => names.includes(name))?.html;
	expect(lineOf("__Host-saved.…")).toContain(`${guestSeconds / 3600 / 24} days`);
	expect([lineOf("device"), assistantLimits.seconds]).toEqual([expect.stringContaining("One day"), 24 * 3600]);
	expect(lineOf("__Host-session")).toContain(`${identityLimits.sessionSeconds / 3600 / 24} days`);
});

test("Every name under which the code stores something in a browser is on the page about cookies", () => {
	const listed = rowsOf("cookies").flatMap(({ names }) => names.map((name) => name.replace(/ ?….*/, "")));
	const stored = /["'`](__(?:Host|Secure)-[\w.-]+|visavis[.-][\w.-]+)(?=["'`$ ])/g;
	const preference = /preferenceCookie\("(\w+)"|document\.cookie = (?:\w+Cookie)/g;
	const session = /const (?:key|storageKey) = "(compare|results)"/g;
	const names = sourcesOf("app", "domain", "worker").flatMap(({ text }) =>
		[stored, preference, session].flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name ?? "zone")),
	);
	const files = /\.(ics|json|txt)$/;
	const found = [...new Set(names)].filter((name) => !files.test(name)).map((name) => name.replace(/\.$/, ""));
	expect(found.length).toBeGreaterThan(14);
	for (const name of found)
		expect(
			listed.some((one) => one.replace(/\.$/, "") === name),
			name,
		).toBe(true);
});
