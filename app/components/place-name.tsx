import { useFormats } from "./formats.ts";

/** A country in the reader's words. */
export function CountryName({ code }: { code: string }) {
	return <bdi suppressHydrationWarning>{useFormats().country(code)}</bdi>;
}

/** City and country. */
export function PlaceName({ city, country }: { city: string; country: string }) {
	return <bdi suppressHydrationWarning>{`${city}, ${useFormats().country(country)}`}</bdi>;
}
