import { afterAll, beforeAll, expect, test } from "vitest";
import { exportAll } from "#domain/accounts/export.server.ts";
import { personalData } from "#domain/accounts/personal-data.server.ts";
import { addFile } from "#domain/appointments/appointment-files.server.ts";
import { makeFeed } from "#domain/appointments/calendar-feed.server.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { requireFresh } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { savePreferences } from "#domain/profiles/profiles.server.ts";
import { legalPreferences } from "#domain/profiles/profiles.ts";
import { newActor, ownerOf } from "../support/actors.ts";
import { appointmentOf, booked } from "../support/appointments.ts";
import { openCalendar } from "../support/bookings.ts";
import { makeBusiness } from "../support/demo.ts";
import { testSite } from "../support/identity.ts";
import { jpeg } from "../support/pictures.ts";

let site: Awaited<ReturnType<typeof testSite>>;
let ctx: Ctx;
beforeAll(async () => {
	site = await testSite(40);
	ctx = site.ctx;
});
afterAll(() => site.close());

/** Tables in which nobody stands. */
const aboutNobody = [
	...["cities", "countries", "legal_services", "must", "place_names", "reference_rates", "site_settings"],
	...["registers", "reserved_titles", "search_counts", "urgent_help"],
	...["news_contents", "news_lists", "news_tellings"],
];

const tablesOf = async () => {
	const { results } = await site.d1
		.prepare(
			"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%' ORDER BY name",
		)
		.all<{ name: string }>();
	// The search index holds what stands in public profiles; of an index its own tables hold the rest.
	const isOfIndex = /^(search_(fee|lexicon|rating|relevance|soonest)|message_search_|post_search_)/;
	return results.map(({ name }) => name).filter((name) => !isOfIndex.test(name));
};

test("Every table belongs to one noun that says whether people find it in their export, or is about nobody", async () => {
	const claimed = personalData.flatMap(({ tables }) => Object.keys(tables));
	expect([...claimed, ...aboutNobody].sort()).toEqual(await tablesOf());
});

/** A professional of whom something stands in every table that an export shows. */
async function inhabitant() {
	const business = [...Array(60).keys()]
		.map((i) => makeBusiness(i + 1))
		.find(({ status, modes, offices }) => status === "verified" && modes.includes("video") && offices.length > 0);
	const other = makeBusiness(business?.seq === 2 ? 4 : 2);
	if (!business) throw new Error("No professional fits.");
	const person = await ownerOf(ctx, business.id);
	await openCalendar(ctx, business.id, null, {});
	await openCalendar(ctx, other.id, null, {});
	await savePreferences(ctx, person.actor, legalPreferences.parse({ budget_range: "1000_2500" }));
	await makeFeed(ctx, person.actor);
	const { id } = await booked(ctx, person, other.seq);
	await addFile(ctx, person.actor, id, { name: "passport.jpg", bytes: jpeg });
	const over = await appointmentOf(ctx, person.actor, other.id);
	const { user_id, profile_id } = person.actor;
	const someoneElse = await newActor(ctx);
	await site.d1.batch(
		[
			`INSERT INTO muted_notifications VALUES ('${profile_id}', 'message', 'email')`,
			`INSERT INTO reviews VALUES ('r1', '${over}', '${other.id}', '${user_id}', 'Vega 27', 5, 5, 5, 5, 5, 500, 'Kind and clear.', 'en', 'published', NULL, NULL, NULL, '2026-11-20')`,
			`INSERT INTO folders VALUES ('f1', '${user_id}', 'Visa', '2026-11-20')`,
			`INSERT INTO bookmarks VALUES ('${user_id}', '${other.id}', 'f1', 'Kind.', '2026-11-20', NULL)`,
			`INSERT INTO threads VALUES ('t1', '${other.id}', '${user_id}', 'Amal', 'en', 'Landlord Ltd', 'open', NULL, NULL, 2, 2, 0, 1, 0, 0, '2026-11-20', '2026-11-20', NULL, NULL, NULL)`,
			`INSERT INTO messages VALUES ('m1', 't1', 1, 'client', 'My deposit is gone.', 0, NULL, '2026-11-20', 'a.pdf', 'application/pdf', 9)`,
			`INSERT INTO messages VALUES ('m2', 't1', 2, 'business', 'Since when?', 0, NULL, '2026-11-20', NULL, NULL, NULL)`,
			`INSERT INTO reports VALUES ('p1', 'R-22222222', 'thread', 't1', '${user_id}', 'fraud', 'They want money.', '2026-11-20', NULL, NULL, NULL)`,
			`INSERT INTO business_clients VALUES ('bc1', '${business.id}', '${someoneElse.user_id}', 'Amal', 'Afternoons only.', '2026-11-20', '2026-11-20', 1)`,
			`INSERT INTO saved_replies VALUES ('sr1', '${business.id}', 'Papers', 'Please bring your passport.', '2026-11-20', '2026-11-20')`,
			`INSERT INTO blocks VALUES ('${user_id}', '${business.id}', 'client', '2026-11-20')`,
			`INSERT INTO contact_messages VALUES ('c1', 'C-22222222', '${user_id}', 'help', 'Where is my file?', NULL, 'en', '2026-11-20', NULL, NULL)`,
			`INSERT INTO registrations VALUES ('a1', 'A-22222222', '${user_id}', 'draft', '{}', NULL, NULL, NULL, NULL, NULL, NULL, '2026-11-20', '2026-11-20', 1)`,
			`INSERT INTO evidence VALUES ('e1', 'a1', 'licence', 'a.pdf', 'application/pdf', 9, '2026-11-20')`,
			`INSERT OR IGNORE INTO business_weeks VALUES ('${business.id}', '2026-11-16', 40, 3, 2, 3, 500)`,
			`INSERT INTO suspensions VALUES ('s1', '${business.id}', 'The register says so.', 'verified', '2026-11-20', 'It is wrong.', '2026-11-20', 'It is not.', '2026-11-20', 'It ends.', '2026-11-20')`,
			`INSERT INTO check_requests SELECT id, business_id, '2027-11-20', '2026-11-20', 'It is not there.', '2026-11-21' FROM licences WHERE business_id = '${business.id}' LIMIT 1`,
			`INSERT INTO checked_claims SELECT id, 'Amal Haddad', NULL, city_id, country_id, '2026-11-20' FROM businesses WHERE id = '${business.id}'`,
			`INSERT INTO account_decisions VALUES ('d1', '${user_id}', 'account_signed_out', 'A device was stolen.', '2026-11-21', '2026-11-20')`,
			`INSERT INTO factor_removals VALUES ('${user_id}', '2026-11-21')`,
			`INSERT INTO posts (id, slug, kind, author_id, pseudonym, title, body, country_id, topic, language, created_at, updated_at)
				VALUES ('o1', 'o1', 'question', '${user_id}', 'Vega 27', 'Hello', 'There', 'ES', 'tax_advisors', 'en', '2026-11-20', '2026-11-20')`,
			`INSERT INTO answers (id, post_id, author_id, pseudonym, body, created_at) VALUES ('w1', 'o1', '${user_id}', 'Vega 27', 'Hello', '2026-11-20')`,
			`INSERT INTO votes VALUES ('w1', '${user_id}', 'o1', '2026-11-20')`,
			`INSERT INTO post_follows VALUES ('o1', '${user_id}', '2026-11-20')`,
			`INSERT INTO flags VALUES ('w1', '${user_id}', 'o1', 'abuse', 1, '2026-11-20', NULL)`,
			`INSERT INTO community_cases VALUES ('w1', 'answer', 'o1', 0, NULL, 'remove', 'It is unkind.', '2026-11-20', NULL, NULL)`,
			`INSERT INTO news_letters VALUES ('${user_id}', 'token', '2026-11-27')`,
			`INSERT INTO news_follows VALUES ('${user_id}', 'ES', '2026-11-20')`,
			`INSERT INTO notifications VALUES ('n1', '${user_id}', 'other', 'Hello', 'There', '{}', NULL, '2026-11-20', NULL)`,
		].map((sql) => site.d1.prepare(sql)),
	);
	return { person, business };
}

/** What an export holds under a name like "business.licences". */
const partOf = (everything: Record<string, unknown>, path: string): unknown =>
	path.split(".").reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], everything);

test("A person finds every column of every table about them in their export, but those that a noun withholds", async () => {
	const { person, business } = await inhabitant();
	const everything = await exportAll(ctx, requireFresh(ctx, person.actor));
	for (const { tables } of personalData) {
		for (const [table, says] of Object.entries(tables)) {
			if ("withheld" in says) continue;
			const { results } = await site.d1
				.prepare(`SELECT name FROM pragma_table_info('${table}')`)
				.all<{ name: string }>();
			const columns = results.map(({ name }) => name).filter((name) => !says.without?.includes(name));
			const part = partOf(everything, says.exported);
			const rows = Array.isArray(part) ? part : [part];
			expect(rows.length, table).toBeGreaterThan(0);
			for (const row of rows) expect(Object.keys(row ?? {}), table).toEqual(expect.arrayContaining(columns));
		}
	}
	const text = JSON.stringify(everything);
	for (const secret of ["password_hash", "sealed_secret", "code_hash", "request_hash", '"room"', "client_id"])
		expect(text).not.toContain(secret);
	expect(everything.business).toMatchObject({ id: business.id });
	expect(await listPublicProfiles(ctx, [business.id])).toHaveLength(1);
	expect(everything.reports).toMatchObject([{ reason: "They want money." }]);
	expect(everything.appointment_files).toMatchObject([{ name: "passport.jpg" }]);
	expect(everything.calendar_feed).toEqual({ edition: 1 });
});
