/** In which city who reads is, for "near me": their profile says it, else the edge. */
import type { AppLoadContext } from "@remix-run/cloudflare";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { findCity } from "#domain/places/places.server.ts";
import { findProfile } from "#domain/profiles/profiles.server.ts";

export async function readerCityOf(context: AppLoadContext): Promise<{ name: string; country_id: string } | null> {
	const actor = await context.actor();
	const kept = isFullySignedIn(actor) ? await findProfile(context, actor) : null;
	const own = kept?.profile.city_id ? await findCity(context, kept.profile.city_id) : null;
	if (own) return own;
	const { city, country_id } = context.client;
	return city && country_id ? { name: city, country_id } : null;
}
