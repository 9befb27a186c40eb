/** The figures of the home page and /about. */
export const figureNames = [
	"verified_lawyers",
	"global_coverage",
	"happy_clients",
	"success_rate",
	"clients",
	"professionals",
	"cities",
	"average_rating",
	"countries",
	"languages",
] as const;
export type FigureName = (typeof figureNames)[number];

/** As pages show them: "5,000+", "95%", "4.9". */
export type SiteFigures = Record<FigureName, string>;

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

/** Where a figure comes from: the specification, an admin's own words, or our data. */
export const figureSources = ["specified", "text", "computed"] as const;
export type FigureSource = (typeof figureSources)[number];
