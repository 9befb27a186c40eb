import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "@remix-run/cloudflare";
import { ButtonLink } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { pageMeta } from "../meta.ts";

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your account is hidden`,
		description: msg`We erase it after 30 days.`,
		path: "/profile/deleted",
		noindex: true,
	});

/** What who has left reads last. */
export default function Deleted() {
	return (
		<div className="page-width py-12">
			<EmptyState
				heading="h1"
				title={<Trans>Your account is hidden</Trans>}
				description={
					<Trans>
						You are signed out everywhere. In 30 days we erase your account for good. If you sign in before then, you
						get it back. We have sent you a message about this.
					</Trans>
				}
			>
				<ButtonLink to="/" kind="primary">
					<Trans>Go to the home page</Trans>
				</ButtonLink>
				<ButtonLink to="/auth" kind="quiet">
					<Trans>Sign in and keep my account</Trans>
				</ButtonLink>
			</EmptyState>
		</div>
	);
}
