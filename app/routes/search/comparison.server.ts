import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { lastCheckOf } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { mostCompared } from "./compare.ts";
import type { Comparison } from "./search-data.ts";

/** The professionals to compare, as `compare=a,b` or `compare=a&compare=b`. The rest of the address leads back. */
export async function readComparison(
	ctx: Ctx,
	params: URLSearchParams,
): Promise<Omit<Comparison, "title" | "description" | "canonical">> {
	const wanted = [
		...new Set(
			params
				.getAll("compare")
				.flatMap((value) => value.slice(0, 1000).split(","))
				.map((id) => id.trim().toLowerCase()),
		),
	].filter(Boolean);
	const ids = wanted.slice(0, mostCompared);
	const others = new URLSearchParams(params);
	others.delete("compare");
	const withIds = (kept: string[]) => {
		const search = new URLSearchParams(others);
		if (kept.length > 0) search.set("compare", kept.join(","));
		return search.size > 0 ? `/search?${search}` : "/search";
	};
	const profiles = await listPublicProfiles(ctx, ids);
	return {
		view: "comparison",
		wasCut: wanted.length > ids.length,
		back: withIds([]),
		professionals: profiles.map((profile) => ({
			id: profile.id,
			name: profile.name,
			firm: profile.firm,
			category: profile.category,
			tier: profile.tier,
			status: profile.status,
			checked_at: lastCheckOf(profile),
			city_name: profile.city_name,
			country_id: profile.country_id,
			currency: profile.currency,
			fee_from_minor: profile.fee_from_minor,
			free_consultation: profile.free_consultation,
			legal_aid: profile.legal_aid,
			modes: profile.modes,
			languages: profile.languages,
			licences: profile.licences.map(({ id, profession, register, number, jurisdiction, status }) => ({
				id,
				profession,
				register,
				number,
				jurisdiction,
				status,
			})),
			country_experience: profile.country_experience,
			practising_since: profile.practising_since,
			response_hours: profile.response_hours,
			isStepFree: profile.offices.some((office) => office.step_free),
			without: withIds(profiles.map(({ id }) => id).filter((id) => id !== profile.id)),
		})),
	};
}
