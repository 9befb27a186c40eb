import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { CodeField } from "../../components/auth-code-field.tsx";
import { AddressField, useFieldWords } from "../../components/auth-fields.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";
import { useRootData } from "../../root-data.ts";
import { authPath, type CodeUse } from "./steps.ts";
import type { View } from "./view.server.ts";

const link = "text-accent underline underline-offset-4";

/** The code from the mail. Where it was sent is known, unless the page was opened by itself. */
export function EnterCode({ view, answer }: { view: View<"code">; answer: Answer | undefined }) {
	const { step, next, use, address, again } = view;
	const fieldWords = useFieldWords();
	const intents = ["code"];
	const form = useAnswer(answer, intents, fieldWords);
	const action = authPath("code", { for: use, next });
	return (
		<AuthFrame
			step={step}
			title={<Trans>Check your email</Trans>}
			intro={
				address ? <SentTo use={use} address={address} /> : <Trans>Enter your email and the code we sent you.</Trans>
			}
		>
			{again && (
				<p role="status" className="mb-5 rounded-control bg-accent-soft p-4">
					<Trans>A new code is on its way. Older codes no longer work.</Trans>
				</p>
			)}
			<ActionForm action={action} intents={intents} answer={answer} failed={null}>
				{address ? (
					<input type="hidden" name="email" value={address} />
				) : (
					<AddressField form={form} autoComplete="username" />
				)}
				<CodeField error={form.errorOf("code")} />
				<SubmitButton intent="code" kind="action" isWide>
					<Trans>Continue</Trans>
				</SubmitButton>
			</ActionForm>
			{address && <SendAgain view={view} answer={answer} action={action} />}
			<Disclosure className="mt-6 border-t" summary={<Trans>Nothing arrived?</Trans>}>
				<NothingArrived use={use} next={next} />
			</Disclosure>
			<LocalMailbox address={address} />
		</AuthFrame>
	);
}

function SentTo({ use, address }: { use: CodeUse; address: string }) {
	const shown: ReactNode = (
		<strong className="font-semibold break-words">
			<bdi>{address}</bdi>
		</strong>
	);
	if (use === "sign_up")
		return <Trans>We sent a message to {shown}. Enter the code from the message here, or open the link in it.</Trans>;
	return (
		<Trans>
			If there is an account for {shown}, a message is on its way. Enter the code from the message here, or open the
			link in it.
		</Trans>
	);
}

function SendAgain({
	view: { use, address, waitSeconds },
	answer,
	action,
}: {
	view: View<"code">;
	answer: Answer | undefined;
	action: string;
}) {
	const intents = ["send_again"];
	const seconds = useCountdown(waitSeconds, answer);
	const { t } = useLingui();
	return (
		<ActionForm action={action} intents={intents} answer={answer} failed={null} className="mt-5 gap-3!">
			<input type="hidden" name="email" value={address} />
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
				<SubmitButton intent="send_again" kind="link">
					<Trans>Send again</Trans>
				</SubmitButton>
				<Link to={startOf(use)} className={link}>
					<Trans>Use another address</Trans>
				</Link>
			</div>
			<p className="min-h-5 text-sm text-muted tabular-nums">
				{seconds > 0 && t`You can ask for another code in ${seconds} s.`}
			</p>
		</ActionForm>
	);
}

const startOf = (use: CodeUse) =>
	use === "sign_up" ? authPath("sign_up") : use === "recovery" ? authPath("recover") : authPath("send");

/** Seconds that go by; `since` begins anew. */
function useCountdown(from: number, since: unknown) {
	const [seconds, setSeconds] = useState(from);
	// biome-ignore lint/correctness/useExhaustiveDependencies: an answer brings a new time to wait, be it the same
	useEffect(() => {
		const end = Date.now() + from * 1000;
		const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
		tick();
		const timer = setInterval(tick, 1000);
		return () => clearInterval(timer);
	}, [from, since]);
	return seconds;
}

function NothingArrived({ use, next }: { use: CodeUse; next: string }) {
	return (
		<ul className="list-disc space-y-2 ps-5">
			<li>
				<Trans>Wait a minute, and look in your spam folder.</Trans>
			</li>
			<li>
				<Trans>Check that the email address above is correct.</Trans>
			</li>
			{(use === "sign_in" || use === "recovery") && (
				<li>
					<Trans>
						No account yet?{" "}
						<Link to={authPath("sign_up", { next })} className={link}>
							Create one
						</Link>
					</Trans>
				</li>
			)}
			<li>
				<Trans>The code lasts an hour. Nobody from Visavis will ever ask you for it.</Trans>
			</li>
		</ul>
	);
}

/** On a developer's machine no mail leaves; people who try the site out would wait for ever. */
function LocalMailbox({ address }: { address: string }) {
	if (!useRootData()?.isDevelopment) return null;
	return (
		<p className="mt-6 text-sm text-muted">
			<Trans>
				This site runs on your own machine: its mail is in the{" "}
				<a
					href={`/dev/mailbox?${new URLSearchParams({ to: address })}`}
					target="_blank"
					rel="noreferrer"
					className={link}
				>
					local mailbox
				</a>
				.
			</Trans>
		</p>
	);
}
