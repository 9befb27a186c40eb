/**
 * What the demo people have lived through, told from the moment of loading: requests, meetings today, past, cancelled and
 * missed, reviews, messages, notifications, saved professionals, threads of the community, reports and messages to us.
 * Everything but ids follows from that moment.
 */
import { refreshNextSlots } from "#domain/availability/next-slots.server.ts";
import type { Keys } from "#domain/ground/keys.server.ts";
import { fillWeeks } from "./busy-weeks.ts";
import { Calendar } from "./calendar.ts";
import {
	castStatements,
	endSessionsStatement,
	type ProfessionalKey,
	sessionStatements,
	storyProfessionals,
} from "./cast.ts";
import { loadCommunity } from "./community.ts";
import { keepDesk } from "./desk.ts";
import { keepOrder } from "./order.ts";
import {
	aminaAndLucia,
	aminaAndOthers,
	luciaAndOthers,
	meetToday,
	readNotifications,
	saveProfessionals,
} from "./scenes.ts";
import { deliveredStatements, Stage, storyCtx } from "./stage.ts";

/**
 * Loads the story into a database with demo professionals and demo people; where it is there, nothing happens. Commands of
 * the domain write it, so that whatever they keep in step is in step.
 */
export async function loadStory(db: D1Database, keys: Keys, now = new Date()): Promise<void> {
	const ctx = storyCtx(db, keys, now);
	if (await isTold(db)) return;
	await db.batch([...castStatements(db), ...sessionStatements(db, now.toISOString())]);
	const lawyer = await Calendar.read(ctx, 1);
	if (!lawyer) return;
	const others: Partial<Record<ProfessionalKey, Calendar>> = {};
	for (const [key, { seq }] of Object.entries(storyProfessionals)) {
		const calendar = await Calendar.read(ctx, seq);
		if (calendar) others[key as ProfessionalKey] = calendar;
	}
	await loadCommunity(db, lawyer.offer.business_id, now);
	const stage = new Stage(ctx, now.getTime());
	await meetToday(stage, lawyer);
	aminaAndLucia(stage, lawyer);
	aminaAndOthers(stage, others);
	luciaAndOthers(stage, lawyer);
	await saveProfessionals(stage, lawyer);
	keepDesk(stage, lawyer);
	await keepOrder(stage, lawyer);
	readNotifications(stage, lawyer);
	await stage.play();
	const filled = await fillWeeks(ctx);
	const changed = new Set([...filled, ...Object.values(others).map(({ offer }) => offer.business_id)]);
	for (const business_id of changed) await refreshNextSlots(ctx, business_id);
	await db.batch([endSessionsStatement(db), ...deliveredStatements(db, now.toISOString())]);
}

/** Seeding again takes professionals away from their owners, and the story with them. */
const isTold = async (db: D1Database) =>
	(await db
		.prepare(
			"SELECT 1 FROM threads WHERE client_id = (SELECT id FROM users WHERE email = 'client@visavis.test') LIMIT 1",
		)
		.first()) !== null;
