/** A country or a city, as far as search needs to know it. */
export type Place = {
	/** Alpha-2 code of a country ("ES") or GeoNames id of a city ("3117735"). */
	id: string;
	name: string;
	country_id: string;
	/** 0 for a country. */
	population: number;
	/** First-level division, where the name repeats within the country. */
	region?: string;
};

/** Whether the id is a country's; else it is a city's. */
export const isCountryId = (id: string) => /^[A-Z]{2}$/.test(id);
