import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarPlus } from "lucide-react";
import { otherName } from "../../components/appointment-status.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { googleCalendar, outlookCalendar } from "./calendar-links.ts";
import type { Shown } from "./shown.server.ts";

/** Takes the appointment into the reader's own calendar. */
export function Calendars({ shown: { appointment, publicUrl, now } }: { shown: Shown }) {
	const { t } = useLingui();
	const { id, status, starts_at, ends_at, terms, mode } = appointment;
	if ((status !== "confirmed" && status !== "pending") || ends_at <= now) return null;
	const name = otherName(appointment);
	const entry = {
		title: t`Appointment with ${name}`,
		starts_at,
		ends_at,
		// Where to join stands behind the sign-in, not in somebody else's calendar.
		details: `${publicUrl}/appointments/${id}`,
		location: mode === "in_person" ? (terms.address ?? "") : "",
	};
	const link = "text-accent underline underline-offset-4";
	return (
		<section aria-labelledby="calendars">
			<h2 id="calendars" className="text-xl">
				<Trans>Add to your calendar</Trans>
			</h2>
			<p className="mt-4">
				<a href={`/api/appointments/${id}.ics`} className={buttonClass({ kind: "quiet" })}>
					<CalendarPlus aria-hidden="true" className="size-5" />
					<Trans>Calendar file</Trans>
				</a>
			</p>
			<p className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm">
				<a href={googleCalendar(entry)} target="_blank" rel="noreferrer noopener" className={link}>
					Google Calendar
				</a>
				<a href={outlookCalendar(entry)} target="_blank" rel="noreferrer noopener" className={link}>
					Outlook
				</a>
			</p>
			<p className="mt-2 text-sm text-muted">
				<Trans>If you use these links, Google or Microsoft can see the appointment. Nobody else sees the file.</Trans>
			</p>
		</section>
	);
}
