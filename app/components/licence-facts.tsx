import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Licence } from "#domain/businesses/businesses.ts";
import { Day, Fact } from "./fact.tsx";
import { useFormats } from "./formats.ts";
import { LicenceStatusText } from "./licence-status-text.tsx";
import { RegisterLink } from "./register-link.tsx";

/** The id of a licence's heading, by which its card is named. */
export const licenceHeading = (id: string) => `licence-${id}`;

/** Which licence it is, where it can be looked up, and when we did. `children` give one more date. */
export function LicenceFacts({
	licence: { id, profession, register, register_url, number, jurisdiction, region, status, checked_at },
	as: Heading,
	children,
}: {
	licence: Omit<Licence, "conditions" | "issued_on" | "expires_on">;
	as: "h2" | "h3";
	children: ReactNode;
}) {
	const formats = useFormats();
	return (
		<>
			<div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
				<Heading id={licenceHeading(id)} className="text-lg">
					<bdi>{profession}</bdi>
				</Heading>
				<LicenceStatusText status={status} />
			</div>
			<p className="mt-1">
				<RegisterLink name={register} url={register_url} />
			</p>
			<p>
				<Trans>
					Number <bdi className="font-semibold tabular-nums select-all">{number}</bdi>
				</Trans>
				{" · "}
				<Fact>{formats.country(jurisdiction)}</Fact>
				{region && (
					<>
						{" · "}
						<bdi>{region}</bdi>
					</>
				)}
			</p>
			<p className="text-sm text-muted">
				{children}
				{" · "}
				{checked_at ? (
					<Trans>
						checked on <Day at={checked_at} />
					</Trans>
				) : (
					<Trans>not checked yet</Trans>
				)}
			</p>
		</>
	);
}
