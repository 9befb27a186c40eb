import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { Answer } from "../../components/form/answer.ts";
import { authPath, type CodeUse } from "./steps.ts";

/** The way on for who asked for a second message too soon: the first has a code already. */
export function HaveCodeLink({ answer, use, next }: { answer: Answer | undefined; use: CodeUse; next: string }) {
	if (answer?.refusal?.code !== "over_email_send_rate_limit") return null;
	return (
		<Link
			to={authPath("code", { for: use, next })}
			className="mt-2 inline-block text-accent underline underline-offset-4"
		>
			<Trans>Enter the code you have</Trans>
		</Link>
	);
}
