/**
 * What the demo people have lived through, told from the moment of loading: requests, meetings today, past, cancelled and
 * missed, reviews, messages, notifications, saved professionals, threads of the community, reports and messages to us,
 * applications, suspensions, licences that end, and letters that failed. Everything but ids follows from that moment.
 */
import { refreshNextSlots } from "#domain/availability/next-slots.server.ts";
import type { Keys } from "#domain/ground/keys.server.ts";
import { authorStatements } from "../news/news.ts";
import { apply } from "./applications.ts";
import { fillWeeks } from "./busy-weeks.ts";
import { Calendar } from "./calendar.ts";
import {
	castIds,
	castStatements,
	endSessionsStatement,
	ines,
	type ProfessionalKey,
	sessionStatements,
	storyProfessionals,
} from "./cast.ts";
import { loadCommunity } from "./community.ts";
import { keepDesk } from "./desk.ts";
import { loseLetters } from "./letters.ts";
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
import { keepStandards } from "./verdicts.ts";

/**
 * Loads the story into a database with demo professionals and demo people, and its documents into the file store; where it
 * is there, nothing happens. Commands of the domain write it, so that whatever they keep in step is in step.
 */
export async function loadStory(db: D1Database, files: R2Bucket, keys: Keys, now = new Date()): Promise<void> {
	const ctx = storyCtx(db, files, keys, now);
	if (await isTold(db)) return;
	await db.batch([
		// A story that was broken off has left sessions.
		endSessionsStatement(db),
		...castStatements(db),
		...sessionStatements(db, now.toISOString()),
		...authorStatements(db, ines.user_id),
	]);
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
	apply(stage, lawyer);
	await keepStandards(stage, lawyer);
	readNotifications(stage, lawyer);
	await stage.play();
	const filled = await fillWeeks(ctx);
	for (const business_id of new Set([...filled, ...(await ownedByCast(db))])) await refreshNextSlots(ctx, business_id);
	const delivered = deliveredStatements(db, now.toISOString());
	await db.batch(delivered);
	await loseLetters(stage);
	// Rooms would be told that sessions have ended.
	await db.batch([endSessionsStatement(db), ...delivered]);
}

async function ownedByCast(db: D1Database): Promise<string[]> {
	const { results } = await db
		.prepare(`SELECT business_id FROM business_owners WHERE user_id LIKE '${castIds}%'`)
		.all<{ business_id: string }>();
	return results.map(({ business_id }) => business_id);
}

/** Seeding again takes professionals away from their owners, and the story with them. */
const isTold = async (db: D1Database) =>
	(await db
		.prepare(
			"SELECT 1 FROM threads WHERE client_id = (SELECT id FROM users WHERE email = 'client@visavis.test') LIMIT 1",
		)
		.first()) !== null;
