import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Check, Copy, Flag, RotateCcw } from "lucide-react";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { finishedSentences, spokenText } from "#domain/assistant/answer-text.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Spinner } from "../ui/spinner.tsx";
import { toast } from "../ui/toast.ts";
import { Answer, AnswerText, Urgent } from "./answer.tsx";
import { type Message, useConversation } from "./conversation.ts";
import type { Sending } from "./use-sending.ts";

/** What was asked and answered, the newest last. */
export function Messages({ send, isUsedUp, onReport }: Sending & { onReport: (answer: Message) => void }) {
	const { t } = useLingui();
	const { messages, coming } = useConversation();
	const scroller = useRef<HTMLElement>(null);
	const question = useRef<HTMLLIElement>(null);
	// A long answer is read from its beginning: the question stays in sight.
	// biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes with them
	useLayoutEffect(() => {
		const box = scroller.current;
		if (!box) return;
		const top = question.current ? question.current.offsetTop - 12 : 0;
		box.scrollTop = Math.min(top, box.scrollHeight - box.clientHeight);
	}, [messages.length, coming]);
	const last = messages.length - 1;
	const lastQuestion = messages.findLastIndex(({ role }) => role === "user");
	return (
		<section
			ref={scroller}
			aria-label={t`Conversation`}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
			tabIndex={0}
			className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 outline-offset-[-3px]"
		>
			<p className="text-sm text-muted">
				<Trans>
					I am an AI. I know the pages of this site. I cannot give legal advice. Your questions are sent to us, but we
					do not keep them: the conversation stays in this tab of your browser.
				</Trans>
			</p>
			<p className="mt-2 text-sm">
				<Link to="/help#urgent" className="text-accent underline underline-offset-4">
					<Trans>Is it urgent? See whom to call</Trans>
				</Link>
			</p>
			{messages.length === 0 ? (
				!isUsedUp && <Examples send={send} />
			) : (
				<ol className="mt-4 grid gap-4">
					{messages.map((message, i) => (
						<li key={message.id} ref={i === lastQuestion ? question : null} className="min-w-0">
							{message.role === "user" ? (
								<Question message={message} onRetry={() => send(null)} isLast={i === last} />
							) : (
								<>
									<Who>
										<Trans>Assistant</Trans>
									</Who>
									<Answer message={message} />
									<div className="-ms-2 mt-1 flex flex-wrap items-center">
										{message.state === "stopped" && (
											<span className="px-2 text-sm text-muted">
												<Trans>Stopped</Trans>
											</span>
										)}
										<CopyButton text={message.content} />
										{i === last && !isUsedUp && (
											<ActionButton icon={<RotateCcw />} onClick={() => send(null)}>
												<Trans>Retry</Trans>
											</ActionButton>
										)}
										<ActionButton icon={<Flag />} onClick={() => onReport(message)}>
											<Trans>Report</Trans>
										</ActionButton>
									</div>
								</>
							)}
						</li>
					))}
					{coming !== null && (
						<li className="min-w-0">
							<Who>
								<Trans>Assistant</Trans>
							</Who>
							{coming === "" ? (
								<p className="flex items-center gap-2 text-muted">
									<Spinner size="small" className="text-accent" />
									<Trans>Looking for an answer</Trans>
								</p>
							) : (
								<AnswerText text={coming} />
							)}
						</li>
					)}
				</ol>
			)}
			<Spoken />
		</section>
	);
}

const Who = ({ children }: { children: ReactNode }) => <span className="sr-only">{children}: </span>;

function Question({ message, isLast, onRetry }: { message: Message; isLast: boolean; onRetry: () => void }) {
	return (
		<div className="flex flex-col items-end">
			<Who>
				<Trans>You</Trans>
			</Who>
			<p
				dir="auto"
				className="max-w-[85%] rounded-card bg-accent-soft px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
			>
				{message.content}
			</p>
			{message.state === "failed" && (
				<p className="flex items-center gap-1 text-sm text-danger">
					<Trans>Not answered</Trans>
					{isLast && (
						<ActionButton icon={<RotateCcw />} onClick={onRetry}>
							<Trans>Retry</Trans>
						</ActionButton>
					)}
				</p>
			)}
			{message.urgent && <Urgent anchor={message.urgent} />}
		</div>
	);
}

const examples = [
	msg`Which kind of professional do I need?`,
	msg`How do I find a lawyer who speaks my language?`,
	msg`I have little money. What can I do?`,
	msg`What does “Licence checked” mean?`,
];

/** What people often want to know, to begin with. */
function Examples({ send }: Pick<Sending, "send">) {
	const { i18n } = useLingui();
	return (
		<>
			<h3 className="mt-6 font-sans text-lg tracking-normal">
				<Trans>What would you like to know?</Trans>
			</h3>
			<ul className="mt-3 grid gap-2">
				{examples.map((example) => (
					<li key={example.id}>
						<Button
							kind="quiet"
							className="w-full justify-start! py-2 text-start! font-normal!"
							onClick={() => send(i18n._(example))}
						>
							{i18n._(example)}
						</Button>
					</li>
				))}
			</ul>
		</>
	);
}

const ActionButton = ({
	icon,
	onClick,
	children,
}: {
	icon: React.ReactElement;
	onClick: () => void;
	children: ReactNode;
}) => (
	<button
		type="button"
		onClick={onClick}
		className={classes(buttonClass({ kind: "plain" }), "px-2! text-sm! font-normal! text-muted! [&>svg]:size-4")}
	>
		{icon}
		{children}
	</button>
);

const copiedMs = 2000;

function CopyButton({ text }: { text: string }) {
	const { t } = useLingui();
	const [isCopied, setCopied] = useState(false);
	useEffect(() => {
		if (!isCopied) return;
		const timer = setTimeout(() => setCopied(false), copiedMs);
		return () => clearTimeout(timer);
	}, [isCopied]);
	const failed = { title: t`Error`, description: t`Your browser did not let us copy this.` };
	const copy = () =>
		navigator.clipboard.writeText(spokenText(text)).then(
			() => setCopied(true),
			() => toast({ ...failed, kind: "error" }),
		);
	return (
		<ActionButton icon={isCopied ? <Check /> : <Copy />} onClick={copy}>
			<span aria-live="polite">{isCopied ? <Trans>Copied</Trans> : <Trans>Copy</Trans>}</span>
		</ActionButton>
	);
}

const toldMs = 10_000;

/** The last answer for screen readers: by whole sentences, as they come. */
function Spoken() {
	const { i18n, t } = useLingui();
	const { messages, coming } = useConversation();
	const last = messages.at(-1);
	const id = last?.role === "assistant" ? last.id : null;
	// What has been read out goes again: it stands in the conversation, and is not to be met twice.
	const [told, setTold] = useState(id);
	useEffect(() => {
		if (coming !== null) return;
		const timer = setTimeout(() => setTold(id), toldMs);
		return () => clearTimeout(timer);
	}, [id, coming]);
	const answer = coming ?? (id !== null && id !== told ? last?.content : undefined) ?? "";
	const sentences = finishedSentences(answer, coming === null, i18n.locale);
	return (
		<div role="log" aria-label={t`Answer`} className="sr-only">
			{coming === "" && <p>{t`Looking for an answer`}</p>}
			{sentences.map((sentence, i) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: sentences are only added
				<p key={i}>{sentence}</p>
			))}
		</div>
	);
}
