import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import { refusalWords } from "../../refusals.ts";
import { classes } from "../ui/classes.ts";
import { Notice } from "../ui/notice.tsx";
import { toast } from "../ui/toast.ts";
import type { Answer } from "./answer.ts";

type Words = { title: string; description?: string };

/**
 * A form that works without scripts. With them a toast says how it went; without, a line above the form. What is
 * wrong with a field stands beside it (`useAnswer`), and the first such field gets the focus.
 */
export function SettingsForm({
	intents,
	answer,
	saved,
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
		if (!answer || answer === shown.current || !intents.includes(answer.intent)) return;
		shown.current = answer;
		form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-alert]")?.focus();
	}, [answer, intents]);
	return (
		<Form ref={form} method="post" noValidate preventScrollReset className={classes("grid gap-6", className)} {...rest}>
			<Announcement intents={intents} answer={answer} {...(saved && { saved })} />
			{children}
		</Form>
	);
}

type AnnouncementProps = {
	/** The buttons whose answers are told here. */
	intents: readonly string[];
	answer: Answer | null | undefined;
	/** What is said when it went well; by default the words of the specification. */
	saved?: Words;
};

/** Says what became of a form: as a toast where scripts run, else here. */
export function Announcement({ intents, answer, saved }: AnnouncementProps) {
	const words = useWords(saved);
	const mine = answer && intents.includes(answer.intent) ? answer : null;
	// What came with the page was said there: its form was sent before the scripts were there.
	const cameWithPage = useRef(mine);
	const told = useRef(mine);
	useEffect(() => {
		if (!mine || mine === told.current) return;
		told.current = mine;
		if (mine.outcome === "saved") toast({ ...words.saved, kind: "success" });
		else if (mine.outcome === "failed") toast({ ...words.failed, kind: "error" });
	});
	return mine && <Said answer={mine} isWhole={mine === cameWithPage.current} words={words} />;
}

/** What is said at the end: good or bad, by default in the words of the specification. */
function useWords(saved: Words | undefined): { saved: Words; failed: Words } {
	const { t } = useLingui();
	return {
		saved: saved ?? { title: t`Profile updated!`, description: t`Your preferences have been saved successfully.` },
		failed: { title: t`Error`, description: t`Failed to save your preferences. Please try again.` },
	};
}

/** What is said in the page itself: all of it where no toast can say it, else only what asks for something to be done. */
function Said({
	answer: { outcome, refusal },
	isWhole,
	words,
}: {
	answer: Answer;
	isWhole: boolean;
	words: { saved: Words; failed: Words };
}) {
	const { i18n } = useLingui();
	switch (outcome) {
		case "saved":
			return isWhole ? (
				<Notice kind="good" title={words.saved.title}>
					{words.saved.description}
				</Notice>
			) : null;
		case "failed":
			return isWhole ? (
				<Notice kind="bad" title={words.failed.title}>
					{words.failed.description}
				</Notice>
			) : null;
		case "refused":
			if (refusal?.code === "invalid" && refusal.values.field) return <Beside isWhole={isWhole} />;
			return refusal && !fieldOf(refusal.code) ? (
				<Notice kind="bad">{i18n._(refusalWords(refusal.code, refusal.values))}</Notice>
			) : null;
		case "invalid":
			return <Beside isWhole={isWhole} />;
		default:
			return outcome satisfies never;
	}
}

/** Leads to the fields: seen where scripts cannot go there. */
function Beside({ isWhole }: { isWhole: boolean }) {
	const words = (
		<Trans>Nothing was saved yet. What is wrong stands beside the field; what you typed is still there.</Trans>
	);
	return isWhole ? (
		<Notice kind="bad">{words}</Notice>
	) : (
		<p role="alert" className="sr-only">
			{words}
		</p>
	);
}

/** The field that a refusal is about; the others are about the whole form. */
const fields: Partial<Record<NonNullable<Answer["refusal"]>["code"], string>> = {
	weak_password: "password",
	same_password: "password",
	validation_failed: "password",
	email_exists: "email",
	otp_expired: "code",
	mfa_verification_failed: "code",
	mfa_challenge_expired: "code",
	reauthentication_not_valid: "code",
	mfa_factor_name_conflict: "friendly_name",
	mfa_verified_factor_exists: "phone",
};

const fieldOf = (code: NonNullable<Answer["refusal"]>["code"]) => fields[code];

/**
 * What came back, field by field: `errorOf` what is wrong with it (in the words of `unreadable` where it means
 * nothing), `textOf` what was typed, else what is kept.
 */
export function useAnswer(
	answer: Answer | null | undefined,
	intents: readonly string[],
	unreadable: Record<string, string> = {},
) {
	const { i18n } = useLingui();
	const mine = answer && intents.includes(answer.intent) ? answer : null;
	const { outcome, refusal, typed = {}, invalid = [] } = mine ?? {};
	return {
		errorOf: (name: string) => {
			if (outcome === "refused" && refusal && fieldOf(refusal.code) === name)
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
