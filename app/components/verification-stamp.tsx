import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import type { Tier } from "#domain/businesses/legal-services.ts";
import { type BusinessStatus, isListed } from "#domain/businesses/listed.ts";
import { tierName } from "../legal-service-names.ts";
import { Day } from "./fact.tsx";
import { Stamp, type StampKind } from "./ui/stamp.tsx";

const kinds: Record<BusinessStatus, StampKind> = {
	unverified: "none",
	pending: "pending",
	verified: "verified",
	expiring: "pending",
	suspended: "problem",
	closed: "none",
};

/**
 * Where the check of a licence stands, with the day of the last one. Only a checked licence gets the seal of a
 * verified one: a status alone is not believed.
 */
export function VerificationStamp({
	status,
	tier,
	checkedAt,
	size,
}: {
	status: BusinessStatus;
	tier: Tier;
	/** UTC instant of the last check; null when there was none. */
	checkedAt: string | null;
	size?: "small" | "medium" | "large";
}) {
	const { i18n } = useLingui();
	if (isListed(status) && checkedAt === null) return null;
	const day = isListed(status) && checkedAt && <Day at={checkedAt} />;
	const words = <Words status={status} tier={tier} />;
	if (size === "small")
		return (
			<Stamp kind={kinds[status]} size="small">
				{/* On a phone it is one line with what somebody may be called. */}
				<span className="sm:hidden">
					{i18n._(tierName(tier))}
					{status === "verified" ? " " : " · "}
				</span>
				<span className={status === "verified" ? "max-sm:hidden" : undefined}>{words} </span>
				{day && (
					<span className="font-normal text-muted">
						<span className={status === "verified" ? "sm:hidden" : "max-sm:hidden"}>
							<Trans>· checked {day}</Trans>
						</span>
						{status === "verified" && <span className="max-sm:hidden">{day}</span>}
					</span>
				)}
			</Stamp>
		);
	return (
		<Stamp
			kind={kinds[status]}
			size={size ?? "medium"}
			detail={day && (status === "verified" ? day : <Trans>Last checked {day}</Trans>)}
		>
			{words}
		</Stamp>
	);
}

function Words({ status, tier }: { status: BusinessStatus; tier: Tier }) {
	switch (status) {
		case "verified":
			return tier === "document_helper" ? <Trans>Registration checked</Trans> : <Trans>Licence checked</Trans>;
		case "expiring":
			return tier === "document_helper" ? (
				<Trans>Registration expires soon</Trans>
			) : (
				<Trans>Licence expires soon</Trans>
			);
		case "pending":
			return <Trans>Being checked</Trans>;
		case "suspended":
			return <Trans>Suspended</Trans>;
		case "closed":
			return <Trans>Practice closed</Trans>;
		default:
			return <Trans>Not verified</Trans>;
	}
}
