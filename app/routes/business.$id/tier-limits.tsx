import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Check, X } from "lucide-react";
import type { Tier } from "#domain/legal-services.ts";
import { tierMay, tierMayNot, tierNames } from "../../legal-service-names.ts";
import { Section } from "./section.tsx";

/** What somebody of this tier may and may not do: the first thing that impostors blur. */
export function TierLimits({ tier }: { tier: Tier }) {
	const { t, i18n } = useLingui();
	const name = i18n._(tierNames[tier]);
	return (
		<Section id="limits" title={t`What they may do for you`}>
			<div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
				<div className="flex gap-3 bg-raised p-5">
					<Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
					<div>
						<h3 className="text-lg">
							<Trans>May</Trans>
						</h3>
						<p className="mt-1">{i18n._(tierMay[tier])}</p>
					</div>
				</div>
				<div className="flex gap-3 bg-raised p-5">
					<X aria-hidden="true" className="mt-1 size-5 shrink-0 text-danger" />
					<div>
						<h3 className="text-lg">
							<Trans>May not</Trans>
						</h3>
						<p className="mt-1">{i18n._(tierMayNot[tier])}</p>
					</div>
				</div>
			</div>
			<p className="mt-3 text-sm text-muted">
				<Trans>
					This holds for everybody in the group "{name}".{" "}
					<Link to={`/services#${tier}`} className="text-accent underline underline-offset-4">
						The three groups explained
					</Link>
				</Trans>
			</p>
		</Section>
	);
}
