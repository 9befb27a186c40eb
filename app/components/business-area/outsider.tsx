import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarCheck, ShieldCheck, Wallet } from "lucide-react";
import { Promises } from "../promises.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** The business area for who is no professional here: what it is, and the way in, or on with an application. */
export function Outsider({
	application,
}: {
	/** The reference of their application that is not decided yet; null without any. */
	application: string | null;
}) {
	const { t } = useLingui();
	const promises = [
		{
			Icon: ShieldCheck,
			title: t`People find you for what you know`,
			words: t`First we check your licence. Then people can see it, your languages and the countries you have experience with.`,
		},
		{
			Icon: CalendarCheck,
			title: t`Clients book when you have time`,
			words: t`You say when you are open, how much notice you need and whether you want to be asked first.`,
		},
		{ Icon: Wallet, title: t`Your own fees`, words: t`You publish what you charge. Visavis takes none of it.` },
	];
	return (
		<div className="page-width py-10 sm:py-14">
			<h1 className="text-2xl sm:text-3xl">
				<Trans>For legal professionals</Trans>
			</h1>
			<p className="mt-4 max-w-prose text-lg">
				{application ? (
					<Trans>
						Your practice will be here once your application {application} is approved: your calendar, your opening
						hours and your fees.
					</Trans>
				) : (
					<Trans>
						Here, professionals listed on Visavis manage their calendar, their opening hours and their fees. Your
						account is for a person who is looking for help, so there is nothing to manage here yet.
					</Trans>
				)}
			</p>
			<Promises of={promises} />
			<div className="mt-8 flex flex-wrap gap-3">
				<ButtonLink to="/business-registration" kind="action" size="large">
					{application ? <Trans>Go to your application</Trans> : <Trans>Join our network</Trans>}
				</ButtonLink>
				<ButtonLink to="/search" kind="quiet" size="large">
					<Trans>Find a professional</Trans>
				</ButtonLink>
			</div>
		</div>
	);
}

/** A professional or an admin by role, of whom there is no profile yet. */
export function NoBusiness({ isAdmin }: { isAdmin: boolean }) {
	const { t } = useLingui();
	return (
		<div className="page-width py-10">
			<EmptyState
				heading="h1"
				title={t`Your account has no professional profile yet`}
				description={t`You need a profile for your hours, services and calendar. Register it first. Then you can manage it here.`}
			>
				<ButtonLink to="/business-registration">
					<Trans>Register a profile</Trans>
				</ButtonLink>
				{isAdmin && (
					<ButtonLink to="/admin" kind="quiet">
						<Trans>Admin Dashboard</Trans>
					</ButtonLink>
				)}
				<ButtonLink to="/search" kind="quiet">
					<Trans>See who is listed</Trans>
				</ButtonLink>
			</EmptyState>
		</div>
	);
}
