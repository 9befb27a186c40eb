import * as z from "zod";

/** The figures that the home page and /about show, as an admin wrote them. */
export const siteFigures = z.object({
	verified_lawyers: z.string(),
	global_coverage: z.string(),
	happy_clients: z.string(),
	success_rate: z.string(),
	clients: z.string(),
	professionals: z.string(),
	cities: z.string(),
	average_rating: z.string(),
	countries: z.string(),
	languages: z.string(),
});
export type SiteFigures = z.infer<typeof siteFigures>;

/** The figures of the specification: what stands until an admin changes it. */
export const specifiedFigures: SiteFigures = {
	verified_lawyers: "5,000+",
	global_coverage: "150+",
	happy_clients: "50,000+",
	success_rate: "95%",
	clients: "50,000+",
	professionals: "5,000+",
	cities: "200+",
	average_rating: "4.9",
	countries: "50+",
	languages: "15+",
};
