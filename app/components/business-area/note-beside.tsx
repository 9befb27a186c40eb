import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Lock } from "lucide-react";
import type { NoteBeside as Note } from "#domain/appointments/clients.server.ts";
import { Disclosure } from "../ui/disclosure.tsx";

/** A note that is short enough to stand open. */
const shortNote = 400;

/** What the professional has noted about the client of this page, and the way to write it. */
export function NoteBeside({ client: { id, note } }: { client: Note }) {
	const { t } = useLingui();
	const edit = (
		<Link
			to={`/business/clients/${id}`}
			className="inline-flex min-h-6 items-center text-sm text-accent underline underline-offset-4"
		>
			{note ? <Trans>Edit the note</Trans> : <Trans>Add a private note</Trans>}
		</Link>
	);
	if (!note) return <p>{edit}</p>;
	return (
		<aside aria-label={t`Your note`}>
			<Disclosure
				key={note}
				summary={<Trans>Your note</Trans>}
				detail={
					<span className="inline-flex items-center gap-1.5">
						<Lock aria-hidden="true" className="size-3.5 shrink-0" />
						<Trans>Only you can read this</Trans>
					</span>
				}
				isOpen={note.length <= shortNote}
				className="rounded-control border border-line bg-raised px-4"
			>
				<p dir="auto" className="wrap-anywhere whitespace-pre-line">
					{note}
				</p>
				<p className="mt-2">{edit}</p>
			</Disclosure>
		</aside>
	);
}
