import { Trans } from "@lingui/react/macro";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { LicenceStatus } from "#domain/businesses/businesses.ts";

/** Whether a licence is in force, in words and colour. */
export function LicenceStatusText({ status }: { status: LicenceStatus }) {
	const isActive = status === "active";
	const Icon = isActive ? CircleCheck : CircleAlert;
	return (
		<span className={`inline-flex items-center gap-1.5 font-medium ${isActive ? "text-accent" : "text-danger"}`}>
			<Icon aria-hidden="true" className="size-4 shrink-0" />
			{status === "active" ? (
				<Trans>Active</Trans>
			) : status === "expired" ? (
				<Trans>Expired</Trans>
			) : (
				<Trans>Suspended</Trans>
			)}
		</span>
	);
}
