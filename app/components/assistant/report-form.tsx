import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { spokenText } from "#domain/assistant/answer-text.ts";
import { refusalWords } from "../../refusals.ts";
import type { Answer } from "../form/answer.ts";
import { Button } from "../ui/button.tsx";
import { Field, TextArea } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import { type Message, useConversation } from "./conversation.ts";

/** As the domain has them; a page does not load what checks it. The form is not to look as if a program sent it. */
const longest = 4_000;
const leastMs = 3_500;
const longestComment = 500;

const cut = (text: string, most: number) => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** Sends one question with its answer to those who run the site, who see nothing else of the conversation. */
export function ReportForm({ answer, onDone }: { answer: Message; onDone: () => void }) {
	const { t, i18n } = useLingui();
	const { messages } = useConversation();
	const [comment, setComment] = useState("");
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	const { load, data: form } = useFetcher<{ token: string }>();
	useEffect(() => load("/contact"), [load]);
	const { submit, state, data: sent } = useFetcher<Answer & { reference?: string }>();
	const readyAt = useRef(0);
	useEffect(() => {
		if (form) readyAt.current = Date.now() + leastMs;
	}, [form]);
	const [isWaiting, setWaiting] = useState(false);
	const asked = messages.slice(0, messages.indexOf(answer)).findLast(({ role }) => role === "user");
	const question = cut(asked?.content ?? "", 1_200);
	const said = cut(spokenText(answer.content), 2_000);
	const body = cut([question, "---", said, ...(comment.trim() ? ["---", comment.trim()] : [])].join("\n\n"), longest);
	const token = form?.token;
	useEffect(() => {
		if (!isWaiting || !token) return;
		const timer = setTimeout(() => {
			setWaiting(false);
			submit({ intent: "report", body, token, website: "" }, { method: "post", action: "/contact" });
		}, readyAt.current - Date.now());
		return () => clearTimeout(timer);
	}, [isWaiting, token, body, submit]);
	const onSubmit = (event: FormEvent) => {
		event.preventDefault();
		if (state === "idle") setWaiting(true);
	};
	const reference = sent?.outcome === "saved" ? sent.reference : undefined;
	const problem = sent && !reference;
	return (
		<section aria-labelledby="report-title" className="min-h-0 flex-1 overflow-y-auto p-4">
			<h3 id="report-title" ref={title} tabIndex={-1} className="font-sans text-lg tracking-normal">
				<Trans>Report this answer</Trans>
			</h3>
			{reference ? (
				<div className="mt-4 grid gap-4">
					<Notice kind="good" title={<Trans>Thank you. We have your report.</Trans>}>
						<Trans>
							Your reference number is <strong className="font-semibold">{reference}</strong>.
						</Trans>
					</Notice>
					<Button onClick={onDone}>
						<Trans>Back to the conversation</Trans>
					</Button>
				</div>
			) : (
				<form onSubmit={onSubmit} className="mt-2 grid gap-4">
					<p>
						<Trans>
							This goes to the people who run Visavis, and nothing else of your conversation. We keep it for a year.
						</Trans>
					</p>
					<div className="grid gap-2 rounded-control border border-line bg-surface p-3 text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">
						<p className="text-muted">
							<Trans>Your question</Trans>
						</p>
						<p dir="auto">{question}</p>
						<p className="text-muted">
							<Trans>The answer</Trans>
						</p>
						<p dir="auto">{said}</p>
					</div>
					<Field label={<Trans>What is wrong with it? (optional)</Trans>}>
						{(control) => (
							<TextArea
								rows={3}
								maxLength={longestComment}
								value={comment}
								onChange={({ target }) => setComment(target.value)}
								{...control}
							/>
						)}
					</Field>
					{problem && (
						<Notice kind="bad">
							{sent.refusal
								? i18n._(refusalWords(sent.refusal.code, sent.refusal.values))
								: t`That could not be sent. Please try again.`}
						</Notice>
					)}
					<div className="flex flex-wrap gap-3">
						<Button type="submit" isBusy={isWaiting || state !== "idle"}>
							<Trans>Send the report</Trans>
						</Button>
						<Button kind="plain" onClick={onDone}>
							<Trans>Cancel</Trans>
						</Button>
					</div>
					<p className="text-sm text-muted">
						<Link to="/privacy#data-contact" className="text-accent underline underline-offset-4">
							<Trans>What we do with it</Trans>
						</Link>
					</p>
				</form>
			)}
		</section>
	);
}
