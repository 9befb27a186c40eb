import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Message, Thread } from "#domain/messages/messages.ts";
import { Fact } from "../../components/fact.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { otherNameOf } from "../../components/messages/thread-status.tsx";
import { classes } from "../../components/ui/classes.ts";
import { SentFile } from "./sent-file.tsx";

/** The messages in order, by days of the reader's zone, and the one that is being sent. */
export function MessageList({
	thread,
	messages,
	otherReadSeq,
	isOtherTyping,
	zone,
	answer,
}: {
	thread: Thread;
	messages: Message[];
	/** The last of one's own that the other has read; null where that is not shown. */
	otherReadSeq: number | null;
	isOtherTyping: boolean;
	zone: string;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const formats = useFormats();
	const { formData } = useNavigation();
	const sending = formData?.get("intent") === "write" ? String(formData.get("body") ?? "").trim() : "";
	const name = otherNameOf(thread);
	const firstUnread = useFirstUnread(thread, messages);
	const end = useRef<HTMLDivElement>(null);
	const last = messages.at(-1)?.seq ?? 0;
	const lastOwn = messages.findLast(({ party }) => party === thread.party)?.seq;
	const shown = useRef(last);
	const start = useRef<HTMLParagraphElement>(null);
	// A long thread opens where reading goes on, unless its address names a message.
	useEffect(() => {
		if (location.hash || location.search) return;
		if (start.current) start.current.scrollIntoView({ block: "center" });
		else end.current?.scrollIntoView({ block: "nearest" });
	}, []);
	useEffect(() => {
		if (last > shown.current || sending || isOtherTyping) end.current?.scrollIntoView({ block: "nearest" });
		shown.current = last;
	}, [last, sending, isOtherTyping]);
	const dayOf = (iso: string) => formats.slotDay(iso, zone);
	return (
		<div>
			<ol aria-label={t`Messages`} className="grid gap-3" id="list">
				{messages.map(({ id, seq, party, body, file, created_at }, i) => {
					const isOwn = party === thread.party;
					const before = messages[i - 1];
					const isNewDay = !before || dayOf(before.created_at) !== dayOf(created_at);
					return (
						<li key={id} id={seq === last ? "last" : `m${seq}`} className="group grid gap-3 scroll-mt-24">
							{isNewDay && (
								<p className="justify-self-center text-sm text-muted">
									<Fact>{dayOf(created_at)}</Fact>
								</p>
							)}
							{seq === firstUnread && (
								<p
									ref={start}
									className="flex items-center gap-3 text-sm font-medium text-action before:h-px before:flex-1 before:bg-action after:h-px after:flex-1 after:bg-action"
								>
									<Trans>New</Trans>
								</p>
							)}
							<article className={classes("grid max-w-[85%] gap-1", isOwn ? "justify-self-end" : "justify-self-start")}>
								<span className="sr-only">
									{isOwn ? <Trans>You:</Trans> : <bdi>{name ? `${name}:` : t`Somebody who has left`}</bdi>}
								</span>
								<div
									className={classes(
										"grid gap-2 rounded-card border px-4 py-2.5 group-target:outline-2 group-target:outline-accent",
										isOwn ? "border-transparent bg-accent-soft" : "border-line bg-raised",
									)}
								>
									{body && (
										<p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
											{body}
										</p>
									)}
									{file && <SentFile thread_id={thread.id} message_id={id} file={file} isOwn={isOwn} />}
									{!body && !file && (
										<p className="text-muted italic">
											<Trans>The file was deleted.</Trans>
										</p>
									)}
								</div>
								<p className={classes("text-sm text-muted", isOwn && "justify-self-end")}>
									<time dateTime={created_at} suppressHydrationWarning>
										{formats.slotTime(created_at, zone)}
									</time>
									{seq === lastOwn && (
										<>
											{" · "}
											{otherReadSeq !== null && otherReadSeq >= seq ? <Trans>Read</Trans> : <Trans>Sent</Trans>}
										</>
									)}
								</p>
							</article>
						</li>
					);
				})}
				{sending && (
					<li className="grid">
						<div className="grid max-w-[85%] gap-1 justify-self-end">
							<p
								dir="auto"
								className="rounded-card bg-accent-soft px-4 py-2.5 whitespace-pre-line opacity-70 [overflow-wrap:anywhere]"
							>
								{sending}
							</p>
							<p className="justify-self-end text-sm text-muted">
								<Trans>Sending…</Trans>
							</p>
						</div>
					</li>
				)}
			</ol>
			{isOtherTyping && (
				<p className="mt-3 text-sm text-muted">
					<Trans>
						<bdi>{name}</bdi> is writing…
					</Trans>
				</p>
			)}
			<p role="status" className="sr-only">
				{messages.at(-1)?.party !== thread.party && last > 0 && answer === undefined && (
					<LastSaid messages={messages} />
				)}
			</p>
			<div ref={end} className="scroll-mt-48 scroll-mb-64" />
		</div>
	);
}

/** What has come is read out politely. */
function LastSaid({ messages }: { messages: Message[] }) {
	const first = useRef(messages.at(-1)?.seq);
	const last = messages.at(-1);
	return last && last.seq !== first.current ? last.body || last.file?.name : null;
}

/** The first message that was unread when the page was opened: the line stays there while the person reads. */
function useFirstUnread({ read_seq, unread, party }: Thread, messages: Message[]): number | null {
	const opened = useRef<number | null>(unread > 0 ? read_seq : null);
	if (unread > 0) opened.current ??= read_seq;
	const from = opened.current;
	return from === null ? null : (messages.find((one) => one.party !== party && one.seq > from)?.seq ?? null);
}
