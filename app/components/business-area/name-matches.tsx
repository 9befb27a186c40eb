import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Scale } from "lucide-react";
import type { NameMatches } from "#domain/appointments/name-matches.server.ts";

type Names = { client_name: string; other_party: string };

/** That names of a request were met before on the other side: for the professional's conflict check. */
export function NameMatchNote({ matches, names }: { matches: NameMatches | null | undefined; names: Names }) {
	if (!matches) return null;
	const { client, opponent } = matches;
	return (
		<div role="note" className="flex items-start gap-3 rounded-control border border-seal bg-seal-soft px-4 py-3">
			<Scale aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-seal" />
			<div className="grid min-w-0 gap-1">
				<p className="font-medium">
					<Trans>Possible conflict of interest</Trans>
				</p>
				{client && (
					<p>
						<Trans>
							The other side, <bdi>{names.other_party}</bdi>, has the same name as another person who contacted you.
						</Trans>{" "}
						<Place {...client} />
					</p>
				)}
				{opponent && (
					<p>
						<Trans>
							<bdi>{names.client_name}</bdi> has the same name as the other side in another case.
						</Trans>{" "}
						<Place {...opponent} />
					</p>
				)}
				<p className="text-sm">
					<Trans>
						Different people can have the same name. We find only names that match in full, so check your own files too.
					</Trans>
				</p>
			</div>
		</div>
	);
}

function Place({ object, id, client_name }: NonNullable<NameMatches["client"]>) {
	const isAppointment = object === "appointment";
	const name = <bdi>{client_name}</bdi>;
	return (
		<Link
			to={isAppointment ? `/appointments/${id}` : `/messages/${id}`}
			className="text-accent underline underline-offset-4"
		>
			{isAppointment ? (
				client_name ? (
					<Trans>See the appointment with {name}</Trans>
				) : (
					<Trans>See the appointment</Trans>
				)
			) : client_name ? (
				<Trans>See the messages with {name}</Trans>
			) : (
				<Trans>See the messages</Trans>
			)}
		</Link>
	);
}
