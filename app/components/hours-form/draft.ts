/** Opening hours as they stand in the form: everything is text, and may mean nothing yet. */
import type { Availability } from "#domain/availability/availability.ts";

export type DraftHours = { from: string; until: string };
export type DraftException = {
	from: string;
	until: string;
	kind: "closed" | "open";
	hours: DraftHours[];
	note: string;
};

/** Fields of the form that stand alone. */
export const plainFields = [
	"time_zone",
	"buffer_before_minutes",
	"buffer_after_minutes",
	"notice_hours",
	"daily_cap",
	"horizon_days",
	"step_minutes",
	"confirmation",
	"free_cancellation_hours",
	"late_fee",
	"bring",
] as const;
export type PlainField = (typeof plainFields)[number];

export type Draft = Record<PlainField, string> & {
	/** Monday first. */
	weekly: DraftHours[][];
	exceptions: DraftException[];
};

/** The end of a day is midnight on the clock of a form. */
const shown = ({ from, until }: DraftHours): DraftHours => ({ from, until: until === "24:00" ? "00:00" : until });
const meant = ({ from, until }: DraftHours): DraftHours => ({ from, until: until === "00:00" ? "24:00" : until });

const inOrder = (hours: readonly DraftHours[]) => hours.toSorted((a, b) => (a.from < b.from ? -1 : 1)).map(shown);

/** What is kept, as the form shows it. */
export function draftOf(availability: Availability): Draft {
	const plain = Object.fromEntries(plainFields.map((name) => [name, String(availability[name] ?? "")]));
	return {
		...(plain as Record<PlainField, string>),
		weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) =>
			inOrder(availability.weekly.filter((hours) => hours.weekday === weekday)),
		),
		exceptions: availability.exceptions.map(({ from, until, hours, note }) => ({
			...{ from, until, note, kind: hours.length > 0 ? "open" : "closed" },
			hours: inOrder(hours),
		})),
	};
}

const mostRows = 200;

/** What was sent. Rows are numbered in the form's own order; those left empty mean nothing and go. */
export function draftFrom(form: FormData): Draft {
	const text = (name: string) => {
		const value = form.get(name);
		return typeof value === "string" ? value : "";
	};
	const rows = <Row>(prefix: string, read: (name: string) => Row): Row[] => {
		const all: Row[] = [];
		for (let i = 0; i < mostRows && form.has(`${prefix}.${i}.from`); i++) all.push(read(`${prefix}.${i}`));
		return all;
	};
	const hours = (prefix: string) =>
		rows(prefix, (name) => ({ from: text(`${name}.from`), until: text(`${name}.until`) }));
	const plain = Object.fromEntries(plainFields.map((name) => [name, text(name)]));
	return {
		...(plain as Record<PlainField, string>),
		weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => hours(`weekly.${weekday}`)),
		exceptions: rows("exceptions", (name) => ({
			from: text(`${name}.from`),
			until: text(`${name}.until`),
			kind: text(`${name}.kind`) === "open" ? ("open" as const) : ("closed" as const),
			hours: hours(`${name}.hours`),
			note: text(`${name}.note`),
		})),
	};
}

const isFilled = ({ from, until }: DraftHours) => from !== "" || until !== "";

/** The draft without its empty rows. */
export function withoutBlanks(draft: Draft): Draft {
	return {
		...draft,
		weekly: draft.weekly.map((hours) => hours.filter(isFilled)),
		exceptions: draft.exceptions
			.filter(({ from, until, note, hours }) => from || until || note || hours.some(isFilled))
			.map((exception) => ({ ...exception, hours: exception.hours.filter(isFilled) })),
	};
}

/** What a draft says, to be judged by the domain. An exception of one day may leave out its end. */
export function inputOf(draft: Draft) {
	const { weekly, exceptions, ...plain } = draft;
	return {
		...plain,
		weekly: weekly.flatMap((hours, i) => hours.map((one) => ({ weekday: i + 1, ...meant(one) }))),
		exceptions: exceptions.map(({ from, until, kind, hours, note }) => ({
			...{ from, until: until || from, note },
			hours: kind === "open" ? hours.map(meant) : [],
		})),
	};
}

type Path = readonly PropertyKey[];

/** The names of the fields that the domain does not understand, in the order of the form; "other hours" need some. */
export function fieldsOf(draft: Draft, issues: readonly { path: Path }[]): string[] {
	const names: string[] = draft.weekly.flatMap((hours, i) => hours.map((_, j) => `weekly.${i + 1}.${j}`));
	const nameOf = ([first, index, ...rest]: Path) => {
		if (first !== "weekly") return [first, index, ...rest].filter((part) => part !== undefined).join(".");
		return typeof index === "number" ? [names[index], ...rest].join(".") : "weekly";
	};
	const empty = draft.exceptions.flatMap(({ kind, hours }, i) =>
		kind === "open" && hours.length === 0 ? [`exceptions.${i}.kind`] : [],
	);
	return [...new Set([...issues.map(({ path }) => nameOf(path)), ...empty])];
}

/** The draft after one of the buttons that change its rows, told by their value ("add.1", "remove.1.0", "copy", "except", "unexcept.0", "add_other.0"); null for none. */
export function edited(draft: Draft, intent: string): Draft | null {
	const [what, first = "", second = ""] = intent.split(".");
	const [one, two] = [Number(first), Number(second)];
	const week = (change: (hours: DraftHours[]) => DraftHours[]) => ({
		...draft,
		weekly: draft.weekly.map((hours, i) => (i === one - 1 ? change(hours) : hours)),
	});
	const exception = (change: (exception: DraftException) => DraftException) => ({
		...draft,
		exceptions: draft.exceptions.map((kept, i) => (i === one ? change(kept) : kept)),
	});
	const blank = { from: "", until: "" };
	switch (what) {
		case "add":
			return week((hours) => [...hours, blank]);
		case "remove":
			return week((hours) => hours.filter((_, i) => i !== two));
		case "copy":
			return { ...draft, weekly: draft.weekly.map((hours, i) => (i < 5 ? (draft.weekly[0] ?? []) : hours)) };
		case "except":
			return {
				...draft,
				exceptions: [...draft.exceptions, { from: "", until: "", kind: "closed", hours: [], note: "" }],
			};
		case "unexcept":
			return { ...draft, exceptions: draft.exceptions.filter((_, i) => i !== one) };
		case "add_other":
			return exception((kept) => ({ ...kept, kind: "open", hours: [...kept.hours, blank] }));
		case "remove_other":
			return exception((kept) => ({ ...kept, hours: kept.hours.filter((_, i) => i !== two) }));
		default:
			return null;
	}
}
