import { isListedSql } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import type { ComputedFigures } from "./site-settings.ts";

const listed = isListedSql("b.status");

type Counted = {
	lawyers: number;
	professionals: number;
	countries: number;
	cities: number;
	languages: number;
	clients: number;
	kept: number;
	missed: number;
	/** In hundredths. */
	rating: number | null;
};

const counted = `SELECT
	(SELECT count(*) FROM businesses b WHERE ${listed} AND b.tier = 'licensed_lawyer') AS lawyers,
	(SELECT count(*) FROM businesses b WHERE ${listed}) AS professionals,
	(SELECT count(DISTINCT b.country_id) FROM businesses b WHERE ${listed}) AS countries,
	(SELECT count(DISTINCT b.city_id) FROM businesses b WHERE ${listed}) AS cities,
	(SELECT count(DISTINCT l.language) FROM business_languages l JOIN businesses b ON b.id = l.business_id WHERE ${listed}) AS languages,
	(SELECT count(DISTINCT client_id) FROM appointments WHERE status = 'completed') AS clients,
	(SELECT count(*) FROM appointments WHERE status = 'completed') AS kept,
	(SELECT count(*) FROM appointments WHERE status = 'no_show') AS missed,
	(SELECT avg(rating) FROM reviews WHERE status = 'published') AS rating`;

/**
 * What our data says of the figures of home page and /about. Of success it knows one thing: how many of the appointments
 * that nobody cancelled took place. Reads every listed professional once: for the schedule, not for a page.
 */
export async function countFigures(ctx: Ctx): Promise<ComputedFigures> {
	const found = await ctx.db.$client.prepare(counted).first<Counted>();
	if (!found) return {};
	const { lawyers, professionals, countries, cities, languages, clients, kept, missed, rating } = found;
	const whole = (number: number) => number.toLocaleString("en");
	return {
		verified_lawyers: whole(lawyers),
		professionals: whole(professionals),
		global_coverage: whole(countries),
		countries: whole(countries),
		cities: whole(cities),
		languages: whole(languages),
		happy_clients: whole(clients),
		clients: whole(clients),
		...(kept + missed > 0 && { success_rate: `${Math.round((100 * kept) / (kept + missed))}%` }),
		...(rating !== null && { average_rating: (rating / 100).toFixed(1) }),
	};
}
