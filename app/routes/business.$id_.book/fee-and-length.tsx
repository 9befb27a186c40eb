import { Trans } from "@lingui/react/macro";
import { Duration } from "../../components/duration.tsx";
import { Fee } from "../../components/fee.tsx";
import type { View } from "./view.server.ts";

/** What a service costs and how long one meets, apart: the fee of a whole matter is no price of the first meeting. */
export function FeeAndLength({
	service: { fee_type, fee_min_minor, fee_max_minor, duration_minutes },
	business: { currency, free_consultation },
}: {
	service: View<"details">["service"];
	business: Pick<View["business"], "currency" | "free_consultation">;
}) {
	const fee = <Fee type={fee_type} min={fee_min_minor} max={fee_max_minor} currency={currency} />;
	const length = <Duration minutes={duration_minutes} />;
	return (
		<>
			<span className="block">{fee_type === "fixed" ? <Trans>Fee for the whole service: {fee}</Trans> : fee}</span>
			{free_consultation && fee_type !== "free" && (
				<span className="block text-accent">
					<Trans>Free first consultation</Trans>
				</span>
			)}
			<span className="block text-muted">
				<Trans>Length of this appointment: {length}</Trans>
			</span>
		</>
	);
}
