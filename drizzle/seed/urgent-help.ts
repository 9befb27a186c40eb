import type { UrgentHelp } from "#domain/pages/urgent-help.ts";

/** When the numbers of `emergencies` were last compared with their sources. */
const checkedOn = "2026-11-24";

const european = "https://vugd.gov.lv/en/single-emergency-call-number-112-europe";
const northAmerican = "https://www.fcc.gov/consumer-information";

/** General emergency numbers, with the countries that they are dialled in and where that is published. */
const emergencies: [number: string, countries: string, source_url: string][] = [
	["112", "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK", european],
	["911", "CA US", northAmerican],
	["999", "GB", "https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers"],
	["000", "AU", "https://www.police.nsw.gov.au/?a=6943"],
	["111", "NZ", "https://www.govt.nz/browse/crime-and-justice/crimes-and-emergencies/111-emergency-service/"],
];

/** What a new site begins with; an admin adds and confirms the rest. */
export const checkedHelp: UrgentHelp[] = emergencies.flatMap(([number, countries, source_url]) =>
	countries.split(" ").map((country_id) => ({
		id: `emergency-${country_id.toLowerCase()}-${number}`,
		situation: "danger",
		country_id,
		name: "",
		number,
		address: null,
		hours: { always: true },
		time_zone: null,
		source_url,
		checked_on: checkedOn,
		version: 1,
	})),
);

const unchecked = { address: null, hours: null, time_zone: null, checked_on: null, version: 1 };

/** Real numbers that nobody has compared with their sources yet: in development, to see what waits for an admin. */
export const uncheckedHelp: UrgentHelp[] = [
	{
		...{ id: "home-es-016", situation: "home", country_id: "ES", name: "Servicio 016", number: "016" },
		...{ ...unchecked, source_url: "https://violenciagenero.igualdad.gob.es/" },
	},
	{
		...{ id: "home-fr-3919", situation: "home", country_id: "FR", name: "Violences Femmes Info", number: "3919" },
		...{ ...unchecked, source_url: "https://arretonslesviolences.gouv.fr/" },
	},
];
