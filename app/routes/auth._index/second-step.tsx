import { Trans } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { AuthAnswer } from "../../components/auth-form.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { FactorCodeForm } from "../../components/factor-code-form.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { OtherWays } from "./other-ways.tsx";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";
import { authPath } from "./steps.ts";
import type { View } from "./view.server.ts";

/** The second step of who is half signed in. */
export function SecondStep({ view, answer }: { view: View<"factor">; answer: AuthAnswer | undefined }) {
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
			title={way === "recovery" ? <Trans>Use a recovery code</Trans> : <Trans>Your second step</Trans>}
			intro={
				way === "recovery" ? (
					<Trans>One of the ten that you wrote down. Each works once.</Trans>
				) : (
					<Trans>One more code, and you are signed in.</Trans>
				)
			}
		>
			{way === "recovery" || !factor ? (
				<RecoveryCodeForm action={action} answer={answer} />
			) : (
				<FactorCodeForm key={factor.id} action={action} factor={factor} challenge={challenge} answer={answer} />
			)}
			<OtherWays view={view} />
			<Form method="post" action="/auth/sign-out" className="mt-6">
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
			title={<Trans>Set up a second step first</Trans>}
			intro={
				<Trans>
					What you want to open is about other people too, so it asks for more than a password: a code from your phone.
					Setting it up takes two minutes.
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
