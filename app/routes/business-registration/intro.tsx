import { Trans, useLingui } from "@lingui/react/macro";
import { Clock, FileCheck, ShieldCheck } from "lucide-react";
import { Promises } from "../../components/promises.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { registrationPath } from "./steps.ts";

/** What an application takes, for who is not signed in yet. */
export function Intro() {
	const { t } = useLingui();
	const parts = [
		{
			Icon: FileCheck,
			title: t`What you need`,
			words: t`Your licence number, and a photo or scan of both your licence and your identity card or passport. Document helpers need no licence.`,
		},
		{
			Icon: Clock,
			title: t`How long it takes`,
			words: t`There are seven short steps. We save each one, so you can stop at any time and continue later, even on another device.`,
		},
		{
			Icon: ShieldCheck,
			title: t`What happens next`,
			words: t`One of our reviewers checks your details against the public register. Your profile appears in search once it is approved. We will let you know either way.`,
		},
	];
	const next = `/auth?next=${encodeURIComponent(registrationPath)}`;
	return (
		<div className="page-width py-10 sm:py-14">
			<h1 className="text-2xl sm:text-3xl">
				<Trans>Join as a professional</Trans>
			</h1>
			<p className="mt-4 max-w-prose text-lg">
				<Trans>
					People who are new to a country come to Visavis to find a professional they can trust. Apply for a listing
					with your languages, opening hours and fees.
				</Trans>
			</p>
			<Promises of={parts} />
			<div className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to={next} kind="action" size="large">
					<Trans>Sign in or create an account</Trans>
				</ButtonLink>
				<ButtonLink to="/help#verification" kind="quiet" size="large">
					<Trans>How we check professionals</Trans>
				</ButtonLink>
			</div>
		</div>
	);
}
