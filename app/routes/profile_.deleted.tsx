import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { MetaFunction } from "@remix-run/cloudflare";
import { ButtonLink } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { pageMeta } from "../meta.ts";

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your account is hidden`,
		description: msg`It is erased after 30 days.`,
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
						You are signed out everywhere. In 30 days all that we keep about you is erased; until then signing in brings
						it back. We have sent you a message that says so.
					</Trans>
				}
			>
				<ButtonLink to="/" kind="primary">
					<Trans>To the home page</Trans>
				</ButtonLink>
				<ButtonLink to="/auth" kind="quiet">
					<Trans>Sign in and keep it</Trans>
				</ButtonLink>
			</EmptyState>
		</div>
	);
}
