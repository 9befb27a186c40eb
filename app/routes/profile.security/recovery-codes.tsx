import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Copy, Download, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { useHasScript } from "../../components/auth-has-script.ts";
import { SettingsForm } from "../../components/settings/form.tsx";
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
			lead={<Trans>For the day when your phone is lost: each takes the place of one code, once.</Trans>}
		>
			{made ? (
				<NewCodes codes={made} />
			) : (
				<SettingsForm
					action="/profile/security"
					intents={intents}
					answer={answer}
					saved={{ title: t`New recovery codes made` }}
					className="gap-4!"
				>
					<p>
						{codesLeft === 0 ? (
							<Trans>You have none left.</Trans>
						) : (
							<Plural value={codesLeft} one="You have # left." other="You have # left." />
						)}
					</p>
					{change === "codes" ? (
						<>
							<p>
								<Trans>Ten new ones are made and shown to you this once. The old ones stop working.</Trans>
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
				</SettingsForm>
			)}
		</Panel>
	);
}

function NewCodes({ codes }: { codes: readonly string[] }) {
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
				description: t`This browser does not let pages copy. Select them by hand.`,
				kind: "error",
			});
		}
	};
	return (
		<div className="rounded-card border border-accent bg-accent-soft p-5">
			<p ref={heading} tabIndex={-1} role="status" className="font-medium">
				<Trans>Keep these somewhere safe. They are not shown again.</Trans>
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
