import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import { otherName } from "../../components/appointment-status.tsx";
import { useUnreachableWords } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { refusalWords } from "../../refusals.ts";
import type { Shown } from "./shown.server.ts";

/** What has just been done, or why it was not. */
export function Said({ shown, answer }: { shown: Shown; answer: Answer | undefined }) {
	const { i18n } = useLingui();
	const box = useRef<HTMLDivElement>(null);
	const done = useDone(shown);
	// Whoever came here from a form further down is led to what came of it; files are told of beside them.
	const unreachable = useUnreachableWords();
	const event = answer ?? (shown.done === "uploaded" || shown.done === "removed" ? null : shown.done);
	useEffect(() => {
		if (event) box.current?.querySelector<HTMLElement>("[data-alert]")?.focus();
	}, [event]);
	const refusal = answer?.outcome === "refused" && answer.intent !== "upload" ? answer.refusal : null;
	const isOutdated = refusal?.code === "conflict" || refusal?.code === "not_now";
	return (
		<div ref={box} className="mt-5 empty:hidden">
			{isOutdated || shown.done === "outdated" ? (
				<Notice kind="bad" title={<Trans>This has changed in the meantime</Trans>}>
					<Trans>
						Your change was not saved, because this appointment has changed. This is what it looks like now.
					</Trans>
				</Notice>
			) : refusal ? (
				<Notice kind="bad">{i18n._(refusalWords(refusal.code, refusal.values))}</Notice>
			) : answer?.outcome === "unreachable" ? (
				<Notice kind="bad">{unreachable}</Notice>
			) : answer?.outcome === "failed" ? (
				<Notice kind="bad">
					<Trans>Something went wrong on our side. Nothing was changed. Please try again.</Trans>
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
					children: <Trans>We sent you a message with a calendar file. We have told {other} too.</Trans>,
				};
			if (status === "pending")
				return {
					title: <Trans>Your request was sent</Trans>,
					children: <Trans>We hold the time for you until {other} answers.</Trans>,
				};
			return null;
		case "booked_before":
			return {
				title: <Trans>You have already booked this time</Trans>,
				children: (
					<Trans>Nothing was changed. If you have written something new, send it to {other} as a message.</Trans>
				),
			};
		case "accept":
			return status === "confirmed" ? { title: <Trans>You accepted. We have told {other}.</Trans> } : null;
		case "decline":
			return status === "cancelled" ? { title: <Trans>You declined. We have told {other} why.</Trans> } : null;
		case "cancel":
			return status === "cancelled"
				? { title: <Trans>The appointment is cancelled. We have told {other}.</Trans> }
				: null;
		case "move":
			if (status === "confirmed") return { title: <Trans>The appointment is moved. We have told {other}.</Trans> };
			return status === "pending" ? { title: <Trans>You proposed a new time. We have asked {other}.</Trans> } : null;
		case "complete":
			return status === "completed" ? { title: <Trans>The appointment took place.</Trans> } : null;
		case "no-show":
			return status === "no_show" ? { title: <Trans>You said that {other} did not come.</Trans> } : null;
		case "uploaded":
			return { title: <Trans>The file is uploaded. Only the two of you can open it.</Trans> };
		case "removed":
			return { title: <Trans>The file is deleted.</Trans> };
		default:
			return null;
	}
}
