/** What an admin says of urgent help. */
import * as z from "zod";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { line, lines } from "#domain/ground/typed-text.ts";
import { hourKinds, situations, type UrgentHelp, type UrgentHours, type Weekday, weekdays } from "./urgent-help.ts";

const time = z.union([z.literal(""), z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)]).default("");
const timesOf = (weekday: Weekday) => [`from_${weekday}`, `until_${weekday}`] as const;
const week = Object.fromEntries(weekdays.flatMap((weekday) => timesOf(weekday).map((name) => [name, time]))) as Record<
	`${"from" | "until"}_${Weekday}`,
	typeof time
>;

/** The fields of the form, as they are typed; what an admin of today sees of a row is `fieldsOf`. */
export const helpInput = z
	.object({
		situation: z.enum(situations),
		country_id: z.string().regex(/^[A-Z]{2}$/),
		name: line(120),
		number: line(30).regex(/^(|[+*#\d][\d\s().*#/-]*)$/),
		address: lines(300),
		hours: z.enum(hourKinds),
		time_zone: line(60).refine((zone) => zone === "" || isTimeZone(zone)),
		source_url: z.url({ protocol: /^https$/ }).max(500),
		...week,
	})
	.superRefine((given, check) => {
		const wrong = (field: string) => check.addIssue({ code: "custom", path: [field], input: "" });
		if (given.number === "" && given.address === "") wrong("number");
		if (given.hours !== "weekly") return;
		if (given.time_zone === "") wrong("time_zone");
		const open = weekdays.filter((weekday) => timesOf(weekday).some((name) => given[name] !== ""));
		if (open.length === 0) wrong("hours");
		for (const weekday of open) {
			const [from, until] = timesOf(weekday);
			if (!(given[from] !== "" && given[from] < given[until])) wrong("hours");
		}
	});
export type HelpInput = z.infer<typeof helpInput>;

/** The fields of the form for help that is there, with the version of it that was read. */
export const helpChange = helpInput.safeExtend({ version: z.coerce.number().int().positive() });

/** What is said of it, without its id, its version and the day of its check. */
export type HelpFacts = Omit<UrgentHelp, "id" | "version" | "checked_on">;

/** As it is kept. */
export function factsOf(given: HelpInput): HelpFacts {
	const { situation, country_id, name, number, address, source_url } = given;
	return {
		...{ situation, country_id, name, source_url },
		number: number || null,
		address: address || null,
		hours: hoursOf(given),
		time_zone: given.hours === "weekly" ? given.time_zone : null,
	};
}

function hoursOf(given: HelpInput): UrgentHours | null {
	if (given.hours === "unknown") return null;
	if (given.hours === "always") return { always: true };
	return {
		weekly: weekdays.flatMap((weekday) => {
			const [from, until] = timesOf(weekday);
			return given[from] ? [{ weekday, from: given[from], until: given[until] }] : [];
		}),
	};
}

/** As the form begins with it: of a day with several times the first. */
export function fieldsOf({ hours, time_zone, number, address, ...facts }: HelpFacts): Record<keyof HelpInput, string> {
	const { situation, country_id, name, source_url } = facts;
	const weekly = hours !== null && "weekly" in hours ? hours.weekly : [];
	return {
		...{ situation, country_id, name, source_url },
		...{ number: number ?? "", address: address ?? "", time_zone: time_zone ?? "" },
		hours: hours === null ? "unknown" : "always" in hours ? "always" : "weekly",
		...(Object.fromEntries(
			weekdays.flatMap((weekday) => {
				const day = weekly.find((one) => one.weekday === weekday);
				const [from, until] = timesOf(weekday);
				return [
					[from, day?.from ?? ""],
					[until, day?.until ?? ""],
				];
			}),
		) as Record<keyof typeof week, string>),
	};
}
