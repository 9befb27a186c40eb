import { useLingui } from "@lingui/react/macro";
import { Check, X } from "lucide-react";
import type { Tier } from "#domain/businesses/legal-services.ts";
import { tierMay, tierMayNot } from "../legal-service-names.ts";

/** What professionals of a tier may and may not do, as two lists. `most` keeps the first few lines of each. */
export function TierRules({ tier, most = Infinity, className }: { tier: Tier; most?: number; className?: string }) {
	const { t, i18n } = useLingui();
	const lists = [
		{ title: t`They may`, rules: tierMay(tier), Icon: Check, colour: "text-accent" },
		{ title: t`They may not`, rules: tierMayNot(tier), Icon: X, colour: "text-seal" },
	];
	return (
		<div className={className}>
			{lists.map(({ title, rules, Icon, colour }) => (
				<div key={colour}>
					<p className="font-semibold">{title}</p>
					<ul className="mt-2 grid gap-2">
						{rules.slice(0, most).map((rule) => (
							<li key={rule.id} className="flex gap-3">
								<Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${colour}`} />
								<span className="max-w-prose">{i18n._(rule)}</span>
							</li>
						))}
					</ul>
				</div>
			))}
		</div>
	);
}
