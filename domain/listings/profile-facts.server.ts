import type { Business, Licence, SpokenLanguage } from "#domain/businesses/businesses.ts";
import { asOf } from "#domain/businesses/licences.ts";
import type { Ctx } from "#domain/ground/context.server.ts";

type Columns = Pick<
	Business,
	"id" | "category" | "tier" | "status" | "time_zone" | "currency" | "fee_from_minor" | "free_consultation"
>;

/** What a profile says at a glance, as it is now, with nothing that the professional has worded. */
export type ProfileFacts = Columns & {
	licences: Pick<
		Licence,
		"profession" | "register" | "number" | "jurisdiction" | "region" | "status" | "expires_on" | "checked_at"
	>[];
	languages: SpokenLanguage[];
	/** The next free beginnings of a meeting (instants, at most three); null for who takes no bookings. */
	next_slots: string[] | null;
};

const mostLanguages = 20;

/**
 * The facts of the profile with this id, listed or not; null if there is none. One statement: two rows, and one for each
 * licence and language.
 */
export async function findProfileFacts(ctx: Ctx, id: string): Promise<ProfileFacts | null> {
	const row = await ctx.db.$client
		.prepare(
			`SELECT b.id, category, tier, status, time_zone, currency, fee_from_minor, free_consultation, n.slots,
				(SELECT json_group_array(json_object('profession', profession, 'register', register, 'number', number,
					'jurisdiction', jurisdiction, 'region', region, 'status', status, 'expires_on', expires_on,
					'checked_at', checked_at)) FROM licences WHERE business_id = b.id) AS licences,
				(SELECT json_group_array(json_object('language', language, 'speaker', speaker)) FROM (
					SELECT language, speaker FROM business_languages WHERE business_id = b.id LIMIT ${mostLanguages}
				)) AS languages
			FROM businesses b LEFT JOIN next_slots n ON n.business_id = b.id WHERE b.id = ?`,
		)
		.bind(id)
		.first<Columns & Record<"licences" | "languages", string> & { slots: string | null }>();
	if (!row) return null;
	const now = ctx.now().toISOString();
	const { slots, ...rest } = row;
	return asOf(
		{
			...rest,
			free_consultation: Boolean(row.free_consultation),
			licences: JSON.parse(row.licences) as ProfileFacts["licences"],
			languages: JSON.parse(row.languages) as SpokenLanguage[],
			next_slots: slots === null ? null : (JSON.parse(slots) as string[]).filter((slot) => slot >= now),
		},
		now,
	);
}
