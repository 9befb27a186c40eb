import { Trans, useLingui } from "@lingui/react/macro";
import { Clock, FileCheck, ShieldCheck } from "lucide-react";
import { ButtonLink } from "../../components/ui/button.tsx";
import { registrationPath } from "./steps.ts";

/** What an application takes, for who is not signed in yet. */
export function Intro() {
	const { t } = useLingui();
	const parts = [
		{
			Icon: FileCheck,
			title: t`What you need`,
			words: t`Your licence number, a photo or scan of your licence, and one of your identity card or passport. Document helpers need no licence.`,
		},
		{
			Icon: Clock,
			title: t`How long it takes`,
			words: t`Seven short steps. We save each one, so you can stop at any time and go on later, on another device too.`,
		},
		{
			Icon: ShieldCheck,
			title: t`What happens then`,
			words: t`A person compares what you sent with the public register. You are listed when they have approved it, and you hear from us either way.`,
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
					People who have just arrived in a country look here for somebody they can trust. Apply to be listed, with your
					languages, your hours and your fees.
				</Trans>
			</p>
			<ul className="mt-8 grid gap-4 md:grid-cols-3">
				{parts.map(({ Icon, title, words }) => (
					<li key={title} className="rounded-card border border-line bg-raised p-5">
						<Icon aria-hidden="true" className="size-6 text-accent" />
						<h2 className="mt-3 text-lg">{title}</h2>
						<p className="mt-1 text-muted">{words}</p>
					</li>
				))}
			</ul>
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
