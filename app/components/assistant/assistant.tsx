import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { Minus, Trash2, X } from "lucide-react";
import {
	type KeyboardEvent,
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
	useState,
	useSyncExternalStore,
} from "react";
import { usePerson } from "../../root-data.ts";
import { Arcs } from "../ui/arcs.tsx";
import { Badge } from "../ui/badge.tsx";
import { buttonClass } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { Spinner } from "../ui/spinner.tsx";
import { toast } from "../ui/toast.ts";
import { type AssistantProps, useIsOverFocus, type View } from "./ask.tsx";
import { Composer, type ComposerField } from "./composer.tsx";
import { beOf, clear, type Message, see, setLeft, useConversation } from "./conversation.ts";
import { Messages } from "./messages.tsx";
import { ReportForm } from "./report-form.tsx";
import { useSending } from "./use-sending.ts";
import { beginCount } from "./wire.ts";

/** The assistant, beside every page: open, or minimised to a bar. */
export function Assistant({ view, onView, button, isWanted }: AssistantProps) {
	const person = usePerson()?.user_id ?? null;
	const owner = useRef(person);
	// Before anything of it is seen: it may be another's.
	useLayoutEffect(() => {
		beOf(person);
		// Somebody has signed out: nothing of theirs stays open.
		if (owner.current !== null && owner.current !== person) onView("closed");
		owner.current = person;
	}, [person, onView]);
	const isOpen = view === "open";
	useEffect(() => {
		if (!isOpen) return;
		see();
		if (person === null) beginCount().then(setLeft);
	}, [isOpen, person]);
	const bar = useRef<HTMLButtonElement>(null);
	const field = useRef<ComposerField>(null);
	const show = (next: View) => {
		isWanted.current = true;
		onView(next);
	};
	useEffect(() => {
		if (!isWanted.current) return;
		isWanted.current = false;
		const target = { open: field, minimised: bar, closed: button }[view];
		target.current?.focus({ preventScroll: true });
	}, [view, button, isWanted]);
	if (view === "closed") return null;
	if (view === "minimised") return <Bar opener={bar} onView={show} />;
	return (
		<Panel
			field={field}
			onView={show}
			onCovering={() => onView("minimised")}
			isExpected={isWanted.current || isReloaded()}
		/>
	);
}

/** What is left of the assistant where somebody has put it aside. */
function Bar({ opener, onView }: { opener: RefObject<HTMLButtonElement>; onView: (view: View) => void }) {
	const { t } = useLingui();
	const { coming, isUnread } = useConversation();
	const box = useRef<HTMLDivElement>(null);
	const isAway = useIsOverFocus(box);
	return (
		<div
			ref={box}
			data-assistant="minimised"
			className={classes(
				"fixed end-4 bottom-(--corner) z-20 flex items-center rounded-full border border-control bg-raised shadow-floating print:hidden",
				isAway && "pointer-events-none opacity-0",
			)}
		>
			<button
				ref={opener}
				type="button"
				onClick={() => onView("open")}
				className="flex min-h-12 items-center gap-2 rounded-full ps-4 pe-2 font-medium hover:text-accent max-sm:ps-3 max-sm:pe-1"
			>
				<Arcs className="size-5" />
				<span className="max-sm:sr-only">
					<Trans>Assistant</Trans>
				</span>
				<span role="status" className="flex items-center gap-1.5 text-sm font-normal text-accent empty:hidden">
					{coming !== null ? (
						<>
							<Spinner size="small" />
							<Trans>Answering</Trans>
						</>
					) : isUnread ? (
						<Trans>New answer</Trans>
					) : null}
				</span>
			</button>
			<button
				type="button"
				aria-label={t`Close the assistant`}
				onClick={() => onView("closed")}
				className="grid size-12 place-items-center rounded-full text-muted hover:bg-accent-soft hover:text-accent"
			>
				<X aria-hidden="true" className="size-5" />
			</button>
		</div>
	);
}

const narrow = "(width < 40rem)";
const isNarrowNow = () => matchMedia(narrow).matches;
const onWidth = (listener: () => void) => {
	const query = matchMedia(narrow);
	query.addEventListener("change", listener);
	return () => query.removeEventListener("change", listener);
};

/** Whether the page is the one that was there before, and not one that its address has led to. */
const isReloaded = () =>
	performance
		.getEntriesByType("navigation")
		.some((one) => one instanceof PerformanceNavigationTiming && one.type !== "navigate");

/**
 * The open assistant: in the corner, or over the page where that is narrow; the bar of the page with its way out stays.
 * `onCovering` hears that it lies where it may not: over what has the focus, or over the page that somebody has gone to.
 */
function Panel({
	field,
	onView,
	onCovering,
	isExpected,
}: {
	field: RefObject<ComposerField>;
	onView: (view: View) => void;
	onCovering: () => void;
	/** Whether somebody has just opened it, or was reading it on this page. */
	isExpected: boolean;
}) {
	const { t } = useLingui();
	const { messages } = useConversation();
	const panel = useRef<HTMLElement>(null);
	const isNarrow = useSyncExternalStore(onWidth, isNarrowNow);
	const isOver = useIsOverFocus(panel);
	useEffect(() => {
		if (isOver && !isNarrow) onCovering();
	});
	const { key } = useLocation();
	const shown = useRef(isExpected ? key : null);
	useLayoutEffect(() => {
		if (shown.current !== key && isNarrow) onCovering();
		shown.current = key;
	});
	// What lies under it cannot be reached.
	useEffect(() => {
		const under = document.querySelectorAll<HTMLElement>("body > main, body > footer");
		for (const element of under) element.inert = isNarrow;
		return () => {
			for (const element of under) element.inert = false;
		};
	}, [isNarrow]);
	const [reported, setReported] = useState<Message | null>(null);
	const sending = useSending();
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
		event.stopPropagation();
		onView("minimised");
	};
	const clearAll = () => {
		const undo = clear();
		toast({ id: "assistant cleared", title: t`Conversation cleared`, action: { label: t`Undo`, onClick: undo } });
		field.current?.focus();
	};
	return (
		<section
			ref={panel}
			role="dialog"
			aria-labelledby="assistant-title"
			data-assistant="open"
			tabIndex={-1}
			onKeyDown={onKeyDown}
			className="fixed inset-x-0 top-(--header-height) bottom-0 z-20 flex animate-appear flex-col overflow-hidden bg-raised outline-none sm:start-auto sm:end-4 sm:top-auto sm:bottom-4 sm:h-[min(36rem,calc(100dvh-var(--header-height)-2rem))] sm:w-96 sm:rounded-card sm:border sm:border-control sm:shadow-floating print:hidden"
		>
			<header className="flex items-center gap-2 border-b border-line py-1.5 ps-4 pe-1.5">
				<Arcs className="size-6 shrink-0" />
				<h2 id="assistant-title" className="font-sans text-lg tracking-normal">
					<Trans>Assistant</Trans>
				</h2>
				<Badge kind="accent">
					<Trans>AI</Trans>
				</Badge>
				<div className="ms-auto flex">
					{messages.length > 0 && !reported && (
						<HeaderButton label={t`Clear the conversation`} icon={<Trash2 />} onClick={clearAll} />
					)}
					<HeaderButton label={t`Minimise the assistant`} icon={<Minus />} onClick={() => onView("minimised")} />
					<HeaderButton label={t`Close the assistant`} icon={<X />} onClick={() => onView("closed")} />
				</div>
			</header>
			{reported ? (
				<ReportForm answer={reported} onDone={() => setReported(null)} />
			) : (
				<>
					<Messages {...sending} onReport={setReported} />
					<Composer field={field} {...sending} />
				</>
			)}
		</section>
	);
}

const HeaderButton = ({ label, icon, onClick }: { label: string; icon: React.ReactElement; onClick: () => void }) => (
	<button
		type="button"
		aria-label={label}
		title={label}
		onClick={onClick}
		className={classes(buttonClass({ kind: "plain", size: "icon" }), "text-muted! [&>svg]:size-5")}
	>
		{icon}
	</button>
);
