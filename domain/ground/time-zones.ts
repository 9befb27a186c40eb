import { dateFormat } from "./formatters.ts";

/** Bare offsets know no summer; of three letters ("PST") Intl knows some that Temporal refuses. */
const noZone = /^([+-].*|(?!UTC)[a-z]{3})$/i;

/** Whether this is the name of a zone: "Europe/Madrid", "UTC". */
export function isTimeZone(name: string): boolean {
	if (noZone.test(name)) return false;
	try {
		dateFormat("en", { timeZone: name });
		return true;
	} catch {
		return false;
	}
}

/** A zone to write times in: UTC for what is the name of none. */
export const zoneOr = (name: string) => (isTimeZone(name) ? name : "UTC");

/** What calendar and clock on a wall show, as a text that can be compared. */
const wallOf = (iso: string, zone: string) =>
	dateFormat("sv", { dateStyle: "short", timeStyle: "short", timeZone: zoneOr(zone) }).format(new Date(iso));

/** Whether clocks of two zones show the same at an instant, and whether it is the same day there. */
export const isSameClock = (iso: string, zone: string, other: string) => wallOf(iso, zone) === wallOf(iso, other);
export const isSameDay = (iso: string, zone: string, other: string) => dayIn(iso, zone) === dayIn(iso, other);

/** The day of an instant in a zone: "2026-11-23". */
export const dayIn = (iso: string, zone: string) => wallOf(iso, zone).slice(0, 10);

/** Zones that Intl and CLDR still call by the first name they ever had, with the name they have today. */
const renamed: Record<string, string> = {
	"Africa/Asmera": "Africa/Asmara",
	"America/Buenos_Aires": "America/Argentina/Buenos_Aires",
	"America/Cordoba": "America/Argentina/Cordoba",
	"America/Godthab": "America/Nuuk",
	"America/Indianapolis": "America/Indiana/Indianapolis",
	"America/Louisville": "America/Kentucky/Louisville",
	"America/Mendoza": "America/Argentina/Mendoza",
	"Asia/Calcutta": "Asia/Kolkata",
	"Asia/Katmandu": "Asia/Kathmandu",
	"Asia/Rangoon": "Asia/Yangon",
	"Asia/Saigon": "Asia/Ho_Chi_Minh",
	"Atlantic/Faeroe": "Atlantic/Faroe",
	"Europe/Kiev": "Europe/Kyiv",
	"Pacific/Ponape": "Pacific/Pohnpei",
	"Pacific/Truk": "Pacific/Chuuk",
};

/** The name of a zone as it is called today. */
export const currentZone = (zone: string) => renamed[zone] ?? zone;

/** The city by which a zone is known: "New York". */
export const cityOfZone = (zone: string) => (currentZone(zone).split("/").at(-1) ?? zone).replaceAll("_", " ");
