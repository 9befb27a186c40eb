import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarCheck, ShieldCheck, Wallet } from "lucide-react";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** The business area for who is no professional here: what it is, and the way in. */
export function Outsider() {
	const { t } = useLingui();
	const promises = [
		{
			Icon: ShieldCheck,
			title: t`Found for what you know`,
			words: t`People see your licence, your languages and the countries you have experience with, once your licence has been checked.`,
		},
		{
			Icon: CalendarCheck,
			title: t`Booked when you have time`,
			words: t`You say when you are open, how much notice you need and whether you want to be asked first.`,
		},
		{ Icon: Wallet, title: t`Your own fees`, words: t`You announce what you charge. Visavis takes nothing of it.` },
	];
	return (
		<div className="page-width py-10 sm:py-14">
			<h1 className="text-2xl sm:text-3xl">
				<Trans>For legal professionals</Trans>
			</h1>
			<p className="mt-4 max-w-prose text-lg">
				<Trans>
					This is where professionals listed on Visavis keep their calendar, their opening hours and their fees. Your
					account is that of a person who looks for help, so there is nothing to manage here yet.
				</Trans>
			</p>
			<ul className="mt-8 grid gap-4 md:grid-cols-3">
				{promises.map(({ Icon, title, words }) => (
					<li key={title} className="rounded-card border border-line bg-raised p-5">
						<Icon aria-hidden="true" className="size-6 text-accent" />
						<h2 className="mt-3 text-lg">{title}</h2>
						<p className="mt-1 text-muted">{words}</p>
					</li>
				))}
			</ul>
			<div className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to="/business-registration" kind="action" size="large">
					<Trans>Join our network</Trans>
				</ButtonLink>
				<ButtonLink to="/search" kind="quiet" size="large">
					<Trans>Look for a professional</Trans>
				</ButtonLink>
			</div>
		</div>
	);
}

/** A professional by role, of whom there is no profile yet. */
export function NoPractice() {
	const { t } = useLingui();
	return (
		<div className="page-width py-10">
			<EmptyState
				heading="h1"
				title={t`No professional profile belongs to your account yet`}
				description={t`Hours, services and a calendar belong to a profile. Register yours; once it is there, you manage it from here.`}
			>
				<ButtonLink to="/business-registration">
					<Trans>Register a profile</Trans>
				</ButtonLink>
				<ButtonLink to="/search" kind="quiet">
					<Trans>See who is listed</Trans>
				</ButtonLink>
			</EmptyState>
		</div>
	);
}
