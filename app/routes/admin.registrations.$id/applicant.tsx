import { Trans } from "@lingui/react/macro";
import type { Case } from "#domain/registrations/reading.server.ts";
import { Day } from "../../components/fact.tsx";

/** Whose account it is. */
export function Applicant({ applicant: { full_name, email, created_at, has_factor } }: Pick<Case, "applicant">) {
	return (
		<section>
			<h3 className="font-semibold">
				<Trans>Account</Trans>
			</h3>
			<p>
				<bdi>{full_name ?? email}</bdi>
			</p>
			{full_name && email && <bdi className="break-all text-muted">{email}</bdi>}
			<p className="text-sm text-muted">
				<Trans>
					since <Day at={created_at} />
				</Trans>
				{" · "}
				{has_factor ? <Trans>has a second step at sign-in</Trans> : <Trans>no second step at sign-in yet</Trans>}
			</p>
		</section>
	);
}
