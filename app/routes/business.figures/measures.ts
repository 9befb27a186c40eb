import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { answerHours, type Counts, type Figures } from "#domain/businesses/weeks.ts";
import type { Formats } from "../../components/formats.ts";

/** One of the figures: what it is called, what it counts, its value and how that is written. */
export type Measure = {
	id: "views" | "requests" | "bookings" | "answers";
	title: MessageDescriptor;
	explains: MessageDescriptor;
	/** null where there is nothing to measure: no answer has no length. */
	of: (counts: Counts | Figures["this_week"]) => number | null;
	write: (value: number, formats: Formats) => string;
};

const asNumber: Measure["write"] = (value, formats) => formats.number(value);

export const measures: readonly Measure[] = [
	{
		id: "views",
		title: msg`Profile views`,
		explains: msg`How often your profile was opened in a browser. A week counts when it is over.`,
		of: ({ views }) => views,
		write: asNumber,
	},
	{
		id: "requests",
		title: msg`Requests`,
		explains: msg`New requests for appointments and messages.`,
		of: ({ requests }) => requests,
		write: asNumber,
	},
	{
		id: "bookings",
		title: msg`Bookings`,
		explains: msg`Appointments that were confirmed. Each counts once, even if you move it to another time.`,
		of: ({ bookings }) => bookings,
		write: asNumber,
	},
	{
		id: "answers",
		title: msg`Time to answer`,
		explains: msg`How many hours it took on average until you accepted, declined or suggested another time.`,
		of: answerHours,
		write: (value, formats) => formats.hours(value),
	},
];
