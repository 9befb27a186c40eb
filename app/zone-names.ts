/** Names that Intl still calls by their old ones. */
const renamed: Record<string, string> = {
	"Africa/Asmera": "Africa/Asmara",
	"America/Buenos_Aires": "America/Argentina/Buenos_Aires",
	"America/Godthab": "America/Nuuk",
	"America/Indianapolis": "America/Indiana/Indianapolis",
	"America/Louisville": "America/Kentucky/Louisville",
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
export const zoneName = (zone: string) => renamed[zone] ?? zone;

/** The city by which a zone is known: "New York". */
export const cityOf = (zone: string) => (zoneName(zone).split("/").at(-1) ?? zone).replaceAll("_", " ");
