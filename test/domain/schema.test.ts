import { getTableConfig, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as appointments from "#drizzle/schema/appointments.ts";
import * as audit from "#drizzle/schema/audit.ts";
import * as availability from "#drizzle/schema/availability.ts";
import * as bookmarks from "#drizzle/schema/bookmarks.ts";
import * as businesses from "#drizzle/schema/businesses.ts";
import * as checkRequests from "#drizzle/schema/check-requests.ts";
import * as community from "#drizzle/schema/community.ts";
import * as contact from "#drizzle/schema/contact.ts";
import * as legalServices from "#drizzle/schema/legal-services.ts";
import * as live from "#drizzle/schema/live.ts";
import * as messages from "#drizzle/schema/messages.ts";
import * as must from "#drizzle/schema/must.ts";
import * as news from "#drizzle/schema/news.ts";
import * as notifications from "#drizzle/schema/notifications.ts";
import * as outbox from "#drizzle/schema/outbox.ts";
import * as places from "#drizzle/schema/places.ts";
import * as profiles from "#drizzle/schema/profiles.ts";
import * as registrations from "#drizzle/schema/registrations.ts";
import * as reports from "#drizzle/schema/reports.ts";
import * as reviews from "#drizzle/schema/reviews.ts";
import * as search from "#drizzle/schema/search.ts";
import * as siteSettings from "#drizzle/schema/site-settings.ts";
import * as suspensions from "#drizzle/schema/suspensions.ts";
import * as urgentHelp from "#drizzle/schema/urgent-help.ts";
import * as users from "#drizzle/schema/users.ts";
import { testDatabase } from "../support/database.ts";

const files = [
	...[
		appointments,
		availability,
		bookmarks,
		businesses,
		legalServices,
		live,
		messages,
		must,
		news,
		notifications,
		outbox,
		places,
		profiles,
	],
	...[
		audit,
		community,
		contact,
		registrations,
		reports,
		reviews,
		search,
		siteSettings,
		suspensions,
		urgentHelp,
		users,
		checkRequests,
	],
];
const tables = files.flatMap((file) => Object.values(file)) as SQLiteTable[];
let d1: D1Database;
let close: () => Promise<void>;

beforeAll(async () => {
	({ d1, close } = await testDatabase());
});
afterAll(() => close());

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
	"The migrated table %s is the one that the code describes",
	async (name, table) => {
		const { results } = await d1
			.prepare('SELECT name, type, "notnull", pk FROM pragma_table_xinfo(?)')
			.bind(name)
			.all<{ name: string; type: string; notnull: number; pk: number }>();
		const described = getTableConfig(table);
		expect(results.map((column) => column.name).sort()).toEqual(described.columns.map((column) => column.name).sort());
		for (const column of described.columns) {
			const migrated = results.find((other) => other.name === column.name);
			expect(migrated?.type.toLowerCase(), column.name).toBe(column.getSQLType());
			if (!column.primary) expect(Boolean(migrated?.notnull), column.name).toBe(column.notNull);
		}
		const keys =
			described.primaryKeys[0]?.columns.map((column) => column.name) ??
			described.columns.filter((column) => column.primary).map((column) => column.name);
		expect(
			results
				.filter((column) => column.pk > 0)
				.sort((a, b) => a.pk - b.pk)
				.map((column) => column.name),
		).toEqual(keys);
	},
);

test("No table is in the database that the code does not describe", async () => {
	const { results } = await d1
		.prepare(
			"SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%' AND name NOT LIKE 'd1_%'",
		)
		.all<{ name: string }>();
	const described = tables.map((table) => getTableConfig(table).name);
	expect(
		results
			.map(({ name }) => name)
			.filter((name) => !/^(search_(relevance|fee|soonest|rating|lexicon)|message_search|post_search)/.test(name))
			.sort(),
	).toEqual(described.sort());
});
