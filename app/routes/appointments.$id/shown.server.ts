import type { AppLoadContext } from "@remix-run/cloudflare";
import { listFiles, takesFiles } from "#domain/appointments/appointment-files.server.ts";
import { appointmentLimits } from "#domain/appointments/appointments.ts";
import { findClientOf } from "#domain/appointments/clients.server.ts";
import { listEvents } from "#domain/appointments/history.server.ts";
import { findNameMatches } from "#domain/appointments/name-matches.server.ts";
import { hasRole } from "#domain/ground/callers.ts";
import { ownAppointment } from "./own.server.ts";

/** An appointment as its page shows it, with its history and files. */
export async function readShown(context: AppLoadContext, request: Request, appointment_id: string) {
	const { person, ...own } = await ownAppointment(context, request, appointment_id);
	const { id, party, starts_at, status } = own.appointment;
	const owner = party === "business" && hasRole(person, "business") ? person : null;
	const [history, files, matches, client] = await Promise.all([
		listEvents(context, person, id),
		listFiles(context, person, id),
		owner && findNameMatches(context, owner, "appointments", id),
		owner && findClientOf(context, owner, "appointments", id),
	]);
	const { searchParams } = new URL(request.url);
	const booked = searchParams.get("booked");
	return {
		...own,
		history,
		files,
		matches,
		/** With the professional's note, for the professional alone. */
		client,
		takesFiles: takesFiles(status),
		mostFiles: appointmentLimits.files,
		joinsAt: new Date(Date.parse(starts_at) - appointmentLimits.joinMinutes * 60_000).toISOString(),
		/** What was just done, as the page before says it. */
		done: booked ? (booked === "before" ? "booked_before" : "booked") : searchParams.get("done"),
		publicUrl: context.publicUrl,
	};
}

export type Shown = Awaited<ReturnType<typeof readShown>>;
