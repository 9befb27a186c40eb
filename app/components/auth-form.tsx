import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { type ReactNode, useEffect, useRef } from "react";
import type { RefusalCode } from "#domain/refusal.ts";
import type { RefusalData, Typed } from "../http.server.ts";
import { refusalWords } from "../refusals.ts";
import { classes } from "./ui/classes.ts";
import { Notice } from "./ui/notice.tsx";

/** What came back of a form that was refused: what was typed, the fields that mean nothing, or the domain's refusal. */
export type AuthAnswer = {
	/** The button that was pressed. */
	intent: string;
	typed: Typed;
	invalid: readonly string[];
	refusal: RefusalData | null;
};

/** The field that a refusal is about; the others are about the whole form. */
const fieldOf: Partial<Record<RefusalCode, string>> = {
	invalid_credentials: "password",
	weak_password: "password",
	same_password: "password",
	otp_expired: "code",
	mfa_verification_failed: "code",
	mfa_challenge_expired: "code",
};

const refusedField = ({ code, values }: RefusalData) =>
	code === "validation_failed" ? String(values.field ?? "") : fieldOf[code];

/**
 * The words for what is wrong, for the forms that `intents` names: of a field, `errorOf("email")`, and of the form as
 * a whole. A field that means nothing is told in the words of `unreadable`.
 */
export function useAnswerWords(
	answer: AuthAnswer | null | undefined,
	intents: readonly string[],
	unreadable: Record<string, string>,
) {
	const { i18n } = useLingui();
	const mine = answer && (intents.includes(answer.intent) || answer.intent === "") ? answer : null;
	const field = mine?.refusal ? refusedField(mine.refusal) : undefined;
	const said = mine?.refusal ? i18n._(refusalWords(mine.refusal.code, mine.refusal.values)) : null;
	const isBesideField = field !== undefined && field in unreadable;
	return {
		errorOf: (name: string) => (mine?.invalid.includes(name) ? unreadable[name] : name === field ? said : null),
		ofForm: isBesideField ? null : said,
		typed: mine?.typed ?? {},
		answer: mine,
	};
}

export type AnswerWords = ReturnType<typeof useAnswerWords>;

/**
 * A form of the sign-in pages, working without scripts. What is wrong with it as a whole stands above it, and what is
 * wrong with a field beside that; with scripts the first wrong field has the focus.
 */
export function AuthForm({
	action,
	words,
	more,
	className,
	children,
}: {
	action: string;
	/** None for a form that cannot be wrong, or whose answer another one shows. */
	words?: AnswerWords;
	/** What can be done about a refusal, beside its words. */
	more?: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	const form = useRef<HTMLFormElement>(null);
	const { answer, ofForm } = words ?? {};
	useEffect(() => {
		if (!answer) return;
		const wrong = form.current?.querySelector<HTMLElement>("[aria-invalid=true], [data-alert]");
		wrong?.focus();
	}, [answer]);
	return (
		<Form
			ref={form}
			method="post"
			action={action}
			noValidate
			preventScrollReset
			className={classes("grid gap-5", className)}
		>
			{ofForm ? (
				<Notice kind="bad">
					<p>{ofForm}</p>
					{more}
				</Notice>
			) : (
				answer && (
					<p role="alert" className="sr-only">
						<Trans>That did not work. The reason stands beside the field, and what you typed is still there.</Trans>
					</p>
				)
			)}
			{children}
		</Form>
	);
}
