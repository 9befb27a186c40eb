import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { Thread } from "#domain/messages/messages.ts";
import { otherNameOf, ThreadStatus } from "../../components/messages/thread-status.tsx";
import { TimeAgo } from "../../components/notifications/time-ago.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";

/** A thread in the list: with whom, the last words, and how many are unread; or the words that a search has found. */
export function ThreadLine({ thread, now, isFound = false }: { thread: Thread; now: number; isFound?: boolean }) {
	const { id, party, business_id, unread, last, updated_at } = thread;
	const name = otherNameOf(thread);
	const isUnread = unread > 0;
	return (
		<Link
			to={isFound && last ? `/messages/${id}?around=${last.seq}#m${last.seq}` : `/messages/${id}`}
			className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-4 py-3 hover:bg-accent-soft focus-visible:-outline-offset-3 sm:gap-x-4 sm:px-5"
		>
			<Portrait id={party === "client" ? business_id : id} name={name} size="small" className="row-span-2" />
			<span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
				<bdi className={isUnread ? "truncate font-semibold" : "truncate font-medium"}>
					{name || <Trans>Somebody who has left</Trans>}
				</bdi>
				<ThreadStatus thread={thread} />
			</span>
			<span className="text-sm text-muted">
				<TimeAgo at={isFound && last ? last.created_at : updated_at} now={now} />
			</span>
			<span className="col-start-2 flex min-w-0 gap-1.5 text-sm text-muted">
				{last ? (
					<>
						{last.party === party && (
							<span className="shrink-0">
								<Trans>You:</Trans>
							</span>
						)}
						<span dir="auto" className={isUnread ? "truncate text-text" : "truncate"}>
							{last.body || last.file?.name || <Trans>A file that was deleted</Trans>}
						</span>
					</>
				) : (
					<Trans>Nothing written yet</Trans>
				)}
			</span>
			{isUnread && (
				<span className="justify-self-end rounded-full bg-action px-2 text-sm leading-6 font-semibold text-on-action">
					<Plural value={unread} one="# new" other="# new" />
				</span>
			)}
		</Link>
	);
}
