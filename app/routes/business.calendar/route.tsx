import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findCalendar } from "#domain/appointments/agenda.server.ts";
import {
	type AppointmentList,
	appointmentLists,
	listAppointments,
	listLength,
} from "#domain/appointments/reading.server.ts";
import { date as plainDate } from "#domain/availability/availability.ts";
import { daysAfter } from "#domain/ground/days.ts";
import { dateIn, daysBetween, wallMinutes } from "#domain/ground/time.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { dayOf } from "./day.server.ts";
import { Grid } from "./grid.tsx";
import { List } from "./list.tsx";
import { type View, Views } from "./views.tsx";

const views = ["day", "week", "list"] as const satisfies readonly View[];

/** The Monday of a week. */
const mondayOf = (day: string) => daysAfter(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requireProfessional(context, request);
	const params = new URL(request.url).searchParams;
	const view = views.find((one) => one === params.get("view")) ?? "week";
	const now = context.now();
	const chosen = plainDate.safeParse(params.get("date")).data ?? null;
	if (view === "list") {
		const list: AppointmentList = appointmentLists.find((one) => one === params.get("list")) ?? "upcoming";
		const page = Math.min(Math.max(Math.trunc(Number(params.get("page"))) || 1, 1), 1_000);
		const [found, appointments] = await Promise.all([
			findCalendar(context, person, null),
			listAppointments(context, person, { party: "business", list, offset: (page - 1) * listLength }),
		]);
		const { business } = requireOwned(request, found);
		const { time_zone } = business.availability;
		const date = chosen ?? dateIn(time_zone, now.getTime());
		return {
			...{ view, date, time_zone, list, page, appointments, hasMore: appointments.length === listLength },
			business: { id: business.id, name: business.name },
			days: [],
			...{ before: "", after: "", today: date, now: wallMinutes(time_zone, now.toISOString()) },
		};
	}
	// Where it is today, only their own zone says: a day around today in UTC is read, and the right one shown.
	const around = chosen ?? dateIn("UTC", now.getTime());
	const [first, last] =
		view === "week"
			? [mondayOf(daysAfter(around, -1)), daysAfter(mondayOf(daysAfter(around, 1)), 6)]
			: [daysAfter(around, -1), daysAfter(around, 1)];
	const { business, taken } = requireOwned(request, await findCalendar(context, person, { from: first, until: last }));
	const { time_zone } = business.availability;
	const today = dateIn(time_zone, now.getTime());
	const date = chosen ?? today;
	const [from, until] = view === "week" ? [mondayOf(date), daysAfter(mondayOf(date), 6)] : [date, date];
	const length = view === "week" ? 7 : 1;
	return {
		...{ view, date, time_zone, list: "upcoming" as const, page: 1, appointments: [], hasMore: false },
		business: { id: business.id, name: business.name },
		days: daysBetween(from, until).map((day) => dayOf(business.availability, taken, day)),
		...{
			before: daysAfter(date, -length),
			after: daysAfter(date, length),
			today,
			now: wallMinutes(time_zone, now.toISOString()),
		},
	};
}

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Calendar`,
		description: msg`Your appointments by day, by week and as a list.`,
		path: "/business/calendar",
		noindex: true,
	});

export default function BusinessCalendar() {
	const { business, ...calendar } = useLoaderData<typeof loader>();
	return (
		<Frame business={business}>
			<Views {...calendar} />
			{calendar.view === "list" ? (
				<List {...calendar} />
			) : (
				<Grid days={calendar.days} time_zone={calendar.time_zone} today={calendar.today} now={calendar.now} />
			)}
		</Frame>
	);
}
