import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { otherName } from "../../components/appointment-status.tsx";
import type { Answer } from "../../components/settings/answer.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { refusalWords } from "../../refusals.ts";
import type { Shown } from "./shown.server.ts";

/** What has just been done, or why it was not. */
export function Said({ shown, answer }: { shown: Shown; answer: Answer | undefined }) {
	const { i18n } = useLingui();
	const box = useRef<HTMLDivElement>(null);
	const done = useDone(shown);
	// Whoever came here from a form further down is led to what came of it; files are told of beside them.
	const told = answer ?? (shown.done === "uploaded" || shown.done === "removed" ? null : shown.done);
	useEffect(() => {
		if (told) box.current?.querySelector<HTMLElement>("[data-alert]")?.focus();
	}, [told]);
	const refusal = answer?.outcome === "refused" && answer.intent !== "upload" ? answer.refusal : null;
	const isOutdated = refusal?.code === "conflict" || refusal?.code === "not_now";
	return (
		<div ref={box} className="mt-5 empty:hidden">
			{isOutdated || shown.done === "outdated" ? (
				<Notice kind="bad" title={<Trans>This has changed in the meantime</Trans>}>
					<Trans>What you wanted to do was not done. This is how it stands now.</Trans>
				</Notice>
			) : refusal ? (
				<Notice kind="bad">{i18n._(refusalWords(refusal.code, refusal.values))}</Notice>
			) : answer?.outcome === "failed" ? (
				<Notice kind="bad">
					<Trans>We could not be reached. Nothing was changed. Try again.</Trans>
				</Notice>
			) : (
				done && !answer && <Notice kind="good" {...done} />
			)}
		</div>
	);
}

function useDone({ done, appointment }: Shown): { title: ReactNode; children?: ReactNode } | null {
	const { status } = appointment;
	const other = <bdi>{otherName(appointment)}</bdi>;
	switch (done) {
		case "booked":
			if (status === "confirmed")
				return {
					title: <Trans>Your appointment is confirmed</Trans>,
					children: <Trans>A message with a calendar file is on its way to you. {other} knows too.</Trans>,
				};
			if (status === "pending")
				return {
					title: <Trans>Your request is sent</Trans>,
					children: <Trans>The time is kept for you until {other} has answered.</Trans>,
				};
			return null;
		case "accept":
			return status === "confirmed" ? { title: <Trans>You have accepted. {other} is told.</Trans> } : null;
		case "decline":
			return status === "cancelled" ? { title: <Trans>You have declined. {other} is told why.</Trans> } : null;
		case "cancel":
			return status === "cancelled" ? { title: <Trans>The appointment is cancelled. {other} is told.</Trans> } : null;
		case "move":
			if (status === "confirmed") return { title: <Trans>The appointment is moved. {other} is told.</Trans> };
			return status === "pending" ? { title: <Trans>The new time is proposed. {other} is asked.</Trans> } : null;
		case "complete":
			return status === "completed" ? { title: <Trans>The appointment took place.</Trans> } : null;
		case "no-show":
			return status === "no_show" ? { title: <Trans>It is noted that {other} did not come.</Trans> } : null;
		case "uploaded":
			return { title: <Trans>The file is here. Only the two of you can open it.</Trans> };
		case "removed":
			return { title: <Trans>The file is gone.</Trans> };
		default:
			return null;
	}
}
