import { Trans } from "@lingui/react/macro";
import type { FeeType, ServiceFee } from "#domain/businesses/businesses.ts";
import { Fact } from "./fact.tsx";
import { useFormats } from "./formats.ts";

/** An amount in minor units of its currency. */
export function Money({ minor, currency }: { minor: number; currency: string }) {
	return <Fact className="whitespace-nowrap tabular-nums">{useFormats().money(minor, currency)}</Fact>;
}

/** The lowest published fee; says so when there is none. */
export function FeeFrom({ minor, currency }: { minor: number | null; currency: string }) {
	if (minor === null) return <Trans>Fees on request</Trans>;
	// The lowest fee says nothing of the others.
	if (minor === 0) return <Trans>Some services free</Trans>;
	return (
		<Trans>
			From <Money minor={minor} currency={currency} />
		</Trans>
	);
}

/** What one service costs: a figure or a range, for all of it or for an hour. */
export function Fee({
	type,
	min,
	max,
	currency,
}: {
	type: FeeType;
	min: number;
	/** null when the fee is one figure. */
	max: number | null;
	currency: string;
}) {
	const formats = useFormats();
	if (type === "free") return <Trans>Free</Trans>;
	const amount = (
		<Fact className="whitespace-nowrap tabular-nums">
			{max === null || max === min ? formats.money(min, currency) : formats.moneyRange(min, max, currency)}
		</Fact>
	);
	return type === "hourly" ? <Trans>{amount} an hour</Trans> : amount;
}

/** What the service that is looked for costs; else the lowest published fee. */
export function FeeSought({
	fee,
	from,
	currency,
}: {
	fee: ServiceFee | null;
	/** The lowest, in minor units; null when there is none. */
	from: number | null;
	currency: string;
}) {
	if (!fee) return <FeeFrom minor={from} currency={currency} />;
	const { fee_type, fee_min_minor, fee_max_minor } = fee;
	return <Fee type={fee_type} min={fee_min_minor} max={fee_max_minor} currency={currency} />;
}
