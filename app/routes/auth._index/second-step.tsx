import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { FactorCodeForm } from "../../components/factor-code-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { dropAllDrafts } from "../../components/form/drafts.ts";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { OtherWays } from "./other-ways.tsx";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** The second step of who is half signed in. */
export function SecondStep({ view, answer }: { view: View<"factor">; answer: Answer | undefined }) {
	const { step, next } = view;
	if (!view.ways) return <NoSecondStep next={next} />;
	const { way, factor, challenge } = view;
	const action = authPath("factor", {
		...(way === "recovery" ? { way } : factor && { factor: factor.id }),
		...(challenge && { challenge }),
		next,
	});
	return (
		<AuthFrame
			step={`${step} ${way} ${factor?.id}`}
			title={way === "recovery" ? <Trans>Use a recovery code</Trans> : <Trans>Two-step sign-in</Trans>}
			intro={
				way === "recovery" ? (
					<Trans>Enter one of the ten recovery codes you saved. Each code works once.</Trans>
				) : (
					<Trans>Enter one more code to sign in.</Trans>
				)
			}
		>
			{way === "recovery" || !factor ? (
				<RecoveryCodeForm action={action} answer={answer} />
			) : (
				<FactorCodeForm key={factor.id} action={action} factor={factor} challenge={challenge} answer={answer} />
			)}
			<OtherWays view={view} />
			<Form method="post" action="/auth/sign-out" onSubmit={dropAllDrafts} className="mt-6">
				<Button type="submit" kind="link">
					<Trans>Sign out</Trans>
				</Button>
			</Form>
		</AuthFrame>
	);
}

/** Some pages ask for a second step from everybody. */
function NoSecondStep({ next }: { next: string }) {
	return (
		<AuthFrame
			step="factor none"
			title={<Trans>Set up two-step sign-in first</Trans>}
			intro={
				<Trans>
					This page contains other people's data, so a password is not enough. You also need a code from an app or your
					phone. It takes two minutes to set up.
				</Trans>
			}
		>
			<div className="flex flex-wrap gap-3">
				<ButtonLink to={`/profile/security?${new URLSearchParams({ next })}`} kind="action">
					<Trans>Set it up</Trans>
				</ButtonLink>
				<ButtonLink to="/" kind="quiet">
					<Trans>Not now</Trans>
				</ButtonLink>
			</div>
		</AuthFrame>
	);
}
