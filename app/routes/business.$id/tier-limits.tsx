import type { MessageDescriptor } from "@lingui/core";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Check, type LucideIcon, X } from "lucide-react";
import type { Tier } from "#domain/businesses/legal-services.ts";
import { tierMay, tierMayNot, tierName } from "../../legal-service-names.ts";
import { Section } from "./section.tsx";

/** What somebody of this tier may and may not do: the first thing that impostors blur. */
export function TierLimits({ tier }: { tier: Tier }) {
	const { t, i18n } = useLingui();
	const name = i18n._(tierName(tier));
	return (
		<Section id="limits" title={t`What they may do for you`}>
			<div className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
				<Limits title={t`They may`} icon={Check} iconClassName="text-accent" items={tierMay(tier)} />
				<Limits title={t`They may not`} icon={X} iconClassName="text-danger" items={tierMayNot(tier)} />
			</div>
			<p className="mt-3 text-sm text-muted">
				<Trans>
					This is true for everyone in the group "{name}".{" "}
					<Link to={`/services#${tier}`} className="text-accent underline underline-offset-4">
						The three groups explained
					</Link>
				</Trans>
			</p>
		</Section>
	);
}

function Limits({
	title,
	icon: Icon,
	iconClassName,
	items,
}: {
	title: string;
	icon: LucideIcon;
	iconClassName: string;
	items: readonly MessageDescriptor[];
}) {
	const { i18n } = useLingui();
	return (
		<div className="bg-raised p-5">
			<h3 className="text-lg">{title}</h3>
			<ul className="mt-2 grid gap-2">
				{items.map((item) => (
					<li key={item.id} className="flex gap-2.5">
						<Icon aria-hidden="true" className={`mt-1 size-4.5 shrink-0 ${iconClassName}`} />
						<span className="min-w-0">{i18n._(item)}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
