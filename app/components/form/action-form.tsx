import { Trans, useLingui } from "@lingui/react/macro";
import { Form, type FormProps } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { refusalWords } from "../../refusals.ts";
import { classes } from "../ui/classes.ts";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import { type Answer, answerOf, fieldOf } from "./answer.ts";
import { typedIn, useDraft, useFormName, useKeeping } from "./drafts.ts";

type Words = { title: string; description?: string };

/**
 * A form that works without scripts. With them a toast says how it went; without, a line above the form. What is
 * wrong with a field is said beside it (`useAnswer`), and the first such field gets the focus.
 */
export function ActionForm({
	intents,
	answer,
	saved,
	failed,
	more,
	conflict,
	className,
	children,
	...rest
}: AnnouncementProps & {
	action: string;
	encType?: "multipart/form-data";
	className?: string;
	children: ReactNode;
}) {
	const form = useRef<HTMLFormElement>(null);
	const shown = useRef(answer);
	useEffect(() => {
		if (!answer || answer === shown.current || !isOf(answer, intents)) return;
		shown.current = answer;
		form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-alert]")?.focus();
	}, [answer, intents]);
	return (
		<KeptForm formRef={form} intents={intents} answer={answer} className={classes("grid gap-6", className)} {...rest}>
			<Announcement
				intents={intents}
				answer={answer}
				more={more}
				conflict={conflict}
				failed={failed}
				{...(saved && { saved })}
			/>
			{children}
		</KeptForm>
	);
}

/** A form of which nothing typed is lost: what was not sent is there again after a reload, and after signing in. */
export function KeptForm({
	formRef,
	intents,
	answer,
	children,
	...rest
}: Omit<FormProps, "method" | "ref"> & {
	formRef?: RefObject<HTMLFormElement>;
	intents: readonly string[];
	answer: Answer | null | undefined;
}) {
	const { t } = useLingui();
	const own = useRef<HTMLFormElement>(null);
	const ref = formRef ?? own;
	const name = useFormName(intents);
	const draft = useDraft(name);
	const keeping = useKeeping(ref, name, answer?.outcome === "saved" ? answer : null);
	// Said on the server too: a page brings only the words that it has used.
	const back = t`We kept what you wrote earlier. You have not sent it yet.`;
	return (
		// Its fields begin with what was kept.
		<Form key={draft ? "draft" : "new"} ref={ref} method="post" noValidate preventScrollReset {...keeping} {...rest}>
			{draft && answer?.outcome !== "saved" && (
				<p role="status" className="rounded-control bg-accent-soft px-4 py-3">
					{back}
				</p>
			)}
			{children}
		</Form>
	);
}

/** Whether an answer is for a form with these buttons; "" is for whatever form was sent. */
const isOf = ({ intent }: Answer, intents: readonly string[]) => intent === "" || intents.includes(intent);

type AnnouncementProps = {
	/** The buttons whose answers are shown here. */
	intents: readonly string[];
	answer: Answer | null | undefined;
	/** What is said when it went well; by default the words of the specification. */
	saved?: Words;
	/** What a toast says when it failed; by default the words of the specification. null: the page says it. */
	failed?: Words | null | undefined;
	/** What can be done about a refusal, beside its words. */
	more?: ReactNode;
	/** What is said of a change in the meantime where the page shows what is saved now; by default to load it again. */
	conflict?: ReactNode;
};

/** Says what became of a form: as a toast where scripts run, else here. */
export function Announcement({ intents, answer, saved, failed, more, conflict }: AnnouncementProps) {
	const words = useWords(saved, failed);
	const mine = answer && isOf(answer, intents) ? answer : null;
	// What came with the page was said there: its form was sent before the scripts were there.
	const cameWithPage = useRef(mine);
	const announced = useRef(mine);
	useEffect(() => {
		if (!mine || mine === announced.current) return;
		announced.current = mine;
		if (mine.outcome === "saved") toast({ ...words.saved, kind: "success" });
		else if (words.failed && isFailure(mine)) toast({ ...words.failed, kind: "error" });
	});
	return (
		mine && <Said answer={mine} isWhole={mine === cameWithPage.current} words={words} more={more} conflict={conflict} />
	);
}

const isFailure = ({ outcome }: Answer) => outcome === "failed" || outcome === "unreachable";

type AllWords = { saved: Words; failed: Words | null; broken: string; unreachable: string };

/** What is said at the end: good or bad, by default in the words of the specification. */
function useWords(saved: Words | undefined, failed: Words | null | undefined): AllWords {
	const { t } = useLingui();
	// All at once: a page brings only the words that the server has used for it.
	const failure = { title: t`Error`, description: t`Failed to save your preferences. Please try again.` };
	return {
		saved: saved ?? { title: t`Profile updated!`, description: t`Your preferences have been saved successfully.` },
		failed: failed === undefined ? failure : failed,
		broken: t`Something went wrong on our side. We kept what you wrote. Please try again.`,
		unreachable: useUnreachableWords(),
	};
}

/** What a form says when the server could not be reached; asked for on the server too, for it must be there offline. */
export function useUnreachableWords() {
	const { t } = useLingui();
	return t`We could not reach the server. We kept what you wrote. Try again when you are online.`;
}

/** What is said in the page itself: all of it where no toast can say it, else only what asks for something to be done. */
function Said({
	answer: { outcome, refusal },
	isWhole,
	words,
	more,
	conflict,
}: {
	answer: Answer;
	isWhole: boolean;
	words: AllWords;
	more: ReactNode;
	conflict: ReactNode;
}) {
	const { i18n } = useLingui();
	switch (outcome) {
		case "unsent":
			return null;
		case "saved":
			return isWhole ? (
				<Notice kind="good" title={words.saved.title}>
					{words.saved.description}
				</Notice>
			) : null;
		case "failed":
			if (!words.failed) return <Notice kind="bad">{words.broken}</Notice>;
			return isWhole ? (
				<Notice kind="bad" title={words.failed.title}>
					{words.failed.description}
				</Notice>
			) : null;
		case "unreachable":
			return <Notice kind="bad">{words.unreachable}</Notice>;
		case "refused":
			if (!refusal) return null;
			if (fieldOf(refusal)) return <Beside isWhole={isWhole} />;
			if (refusal.code === "conflict" && conflict) return <Notice kind="bad">{conflict}</Notice>;
			return (
				<Notice kind="bad">
					<p>{i18n._(refusalWords(refusal.code, refusal.values))}</p>
					{more}
				</Notice>
			);
		case "invalid":
			return <Beside isWhole={isWhole} />;
		default:
			return outcome satisfies never;
	}
}

/** Leads to the fields: seen where scripts cannot go there. */
function Beside({ isWhole }: { isWhole: boolean }) {
	const words = <Trans>Please check the marked fields. We kept what you wrote.</Trans>;
	return isWhole ? (
		<Notice kind="bad">{words}</Notice>
	) : (
		<p role="alert" className="sr-only">
			{words}
		</p>
	);
}

/**
 * What came back, field by field: `errorOf` what is wrong with it (in the words of `unreadable` where its value cannot
 * be used), `textOf` what was typed, else what is saved. What was typed before a reload, or before signing in, counts
 * as typed.
 */
export function useAnswer(
	answer: Answer | null | undefined,
	intents: readonly string[],
	unreadable: Record<string, string> = {},
) {
	const { i18n } = useLingui();
	const draft = useDraft(useFormName(intents));
	const own = answer && isOf(answer, intents) ? answer : null;
	const mine = own ?? (draft && answerOf(intents[0] ?? "", "unsent", { typed: typedIn(draft) }));
	const { outcome, refusal, typed = {}, invalid = [] } = mine ?? {};
	return {
		/** Whether the person has just seen what is saved now: it was theirs, or they were told that it is another's. */
		isAsSaved: outcome === "saved" || (outcome === "refused" && refusal?.code === "conflict"),
		errorOf: (name: string) => {
			if (outcome === "refused" && refusal && fieldOf(refusal) === name)
				return i18n._(refusalWords(refusal.code, refusal.values));
			return outcome === "invalid" && invalid.includes(name) ? (unreadable[name] ?? null) : null;
		},
		textOf: (name: string, kept: string | number | null | undefined) =>
			outcome && outcome !== "saved" && name in typed ? (typed[name] ?? "") : String(kept ?? ""),
		/** Of several fields with one name, those that were ticked. */
		listOf: (name: string, kept: readonly string[]): readonly string[] =>
			outcome && outcome !== "saved" && Object.keys(typed).length > 0
				? (typed[name]?.split(",").filter(Boolean) ?? [])
				: kept,
	};
}
