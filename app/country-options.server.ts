import type { Ctx } from "#domain/ground/context.server.ts";
import { listCountries } from "#domain/places/places.server.ts";
import type { CountryOption } from "./components/profile-form/place-fields.tsx";
import { byName } from "./components/profile-form/use-cities.ts";

/** All countries by their names in a language, in the order of these. */
export async function countryOptions(ctx: Ctx, locale: string): Promise<CountryOption[]> {
	const names = new Intl.DisplayNames(locale, { type: "region" });
	const countries = await listCountries(ctx);
	return byName(
		countries.map(({ id, name }) => ({ id, name: names.of(id) ?? name })),
		locale,
	);
}
