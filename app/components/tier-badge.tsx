import { useLingui } from "@lingui/react";
import type { Tier } from "#domain/businesses/legal-services.ts";
import { tierName } from "../legal-service-names.ts";
import { Badge, type BadgeKind } from "./ui/badge.tsx";

const kinds: Record<Tier, BadgeKind> = {
	licensed_lawyer: "accent",
	regulated_professional: "neutral",
	document_helper: "seal",
};

/** What somebody may be called: never a helper a lawyer. */
export function TierBadge({ tier }: { tier: Tier }) {
	const { i18n } = useLingui();
	return <Badge kind={kinds[tier]}>{i18n._(tierName(tier))}</Badge>;
}
