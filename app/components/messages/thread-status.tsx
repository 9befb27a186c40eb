import { Trans } from "@lingui/react/macro";
import type { Thread } from "#domain/messages/messages.ts";
import { Badge } from "../ui/badge.tsx";

/** What changes when something is written or decided in a thread. */
export const messageTables = ["threads", "messages"] as const;

/** How the other of the two is called. */
export const otherNameOf = ({ party, business_name, client_name }: Thread) =>
	party === "client" ? business_name : client_name;

/** The state of a thread in a word or two; of one that is open nothing. */
export function ThreadStatus({ thread: { status, party, is_blocked } }: { thread: Thread }) {
	if (is_blocked)
		return (
			<Badge kind="danger">
				<Trans>Blocked</Trans>
			</Badge>
		);
	switch (status) {
		case "requested":
			return (
				<Badge kind="seal">
					{party === "client" ? <Trans>Waiting for an answer</Trans> : <Trans>New request</Trans>}
				</Badge>
			);
		case "declined":
			return (
				<Badge>
					<Trans>Declined</Trans>
				</Badge>
			);
		case "closed":
			return (
				<Badge>
					<Trans>Closed</Trans>
				</Badge>
			);
		case "open":
			return null;
		default:
			return status satisfies never;
	}
}
