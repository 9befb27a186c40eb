import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { ActionForm } from "../../components/form/action-form.tsx";
import { useHasScript } from "../../components/has-script.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Button, buttonClass } from "../../components/ui/button.tsx";
import { toast } from "../../components/ui/toast.ts";
import { Panel } from "../profile/panel.tsx";
import { ChangeButtons, ChangeLink } from "./change-link.tsx";
import type { Security } from "./security.server.ts";
import type { SecurityAnswer } from "./setup.ts";

const intents = ["codes"];

/** Ten codes for the day when the phone is lost; they are shown once. Nothing without a second step. */
export function RecoveryCodes({
	security: { factors, codesLeft, change },
	answer,
}: {
	security: Security;
	answer: SecurityAnswer | undefined;
}) {
	const { t } = useLingui();
	if (factors.length === 0) return null;
	const made = answer?.setup?.kind === "codes" ? answer.setup.codes : null;
	return (
		<Panel
			id="recovery-codes"
			title={t`Recovery codes`}
			lead={<Trans>Use these if you lose your phone. Each one works once instead of a code.</Trans>}
		>
			{made ? (
				<NewCodes codes={made} isFirst={answer?.intent !== "codes"} />
			) : (
				<ActionForm
					action="/profile/security"
					intents={intents}
					answer={answer}
					saved={{ title: t`New recovery codes made` }}
					className="gap-4!"
				>
					<p>
						{codesLeft === 0 ? (
							<Trans>You have no codes left.</Trans>
						) : (
							<Plural value={codesLeft} one="You have # code left." other="You have # codes left." />
						)}
					</p>
					{change === "codes" ? (
						<>
							<p>
								<Trans>We make ten new codes and show them to you only once. The old codes stop working.</Trans>
							</p>
							<ChangeButtons>
								<SubmitButton intent="codes">
									<Trans>Make new codes</Trans>
								</SubmitButton>
							</ChangeButtons>
						</>
					) : (
						<div>
							<ChangeLink change="codes">
								<Trans>Make new codes</Trans>
							</ChangeLink>
						</div>
					)}
				</ActionForm>
			)}
		</Panel>
	);
}

/** `isFirst`: they came with the first second step, and nothing else says that it was added. No toast lies over them. */
function NewCodes({ codes, isFirst }: { codes: readonly string[]; isFirst: boolean }) {
	const { t } = useLingui();
	const hasScript = useHasScript();
	const heading = useRef<HTMLParagraphElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const text = `${codes.join("\n")}\n`;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			toast({ title: t`Copied`, kind: "success" });
		} catch {
			toast({
				title: t`Error`,
				description: t`Your browser does not let us copy them. Select the codes yourself.`,
				kind: "error",
			});
		}
	};
	return (
		<div className="rounded-card border border-accent bg-accent-soft p-5">
			{isFirst && (
				<p role="status" className="mb-3">
					<Trans>
						<strong className="font-medium">Two-step sign-in is on.</strong> From now on, we ask for a code when you
						sign in.
					</Trans>
				</p>
			)}
			<p ref={heading} tabIndex={-1} role="status" className="font-medium">
				<Trans>Keep these somewhere safe. We will not show them again.</Trans>
			</p>
			<ul dir="ltr" className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-1.5 text-start">
				{codes.map((code) => (
					<li key={code} className="font-mono text-lg">
						{code}
					</li>
				))}
			</ul>
			<div className="mt-5 flex flex-wrap gap-3 print:hidden">
				{hasScript && (
					<Button kind="quiet" size="small" onClick={copy}>
						<Copy aria-hidden="true" className="size-4" />
						<Trans>Copy</Trans>
					</Button>
				)}
				<a
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download="visavis-recovery-codes.txt"
					className={buttonClass({ kind: "quiet", size: "small" })}
				>
					<Download aria-hidden="true" className="size-4" />
					<Trans>Download</Trans>
				</a>
				{hasScript && (
					<Button kind="quiet" size="small" onClick={() => print()}>
						<Printer aria-hidden="true" className="size-4" />
						<Trans>Print</Trans>
					</Button>
				)}
			</div>
		</div>
	);
}
