import { countryCode } from "#domain/businesses/profile-fields.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { listCities } from "#domain/places/places.server.ts";
import type { CityOption } from "./components/profile-form/place-fields.tsx";
import { byName } from "./components/profile-form/use-cities.ts";
import type { Submission } from "./form-action.server.ts";
import { localeOf } from "./locale.server.ts";

/** The cities of a country by name, in the order of a language. */
export const cityOptions = async (ctx: Ctx, country_id: string, locale: string): Promise<CityOption[]> =>
	byName(await listCities(ctx, country_id), locale);

/** Those of the country that was chosen in a form, for who has no scripts; none where none was. */
export async function chosenCities(form: FormData, { request, context }: Submission): Promise<CityOption[]> {
	const country = countryCode.safeParse(form.get("country_id")).data;
	return country ? cityOptions(context, country, localeOf(request, context).locale) : [];
}
