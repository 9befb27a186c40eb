import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SiteDetails } from "#domain/site/site-settings.ts";

/** Who runs the site, as far as they have said it; nothing where they have not. */
export function Operator({
	operator_name,
	operator_address,
	data_protection_contact,
	className = "",
}: Omit<SiteDetails, "support_address"> & { className?: string }) {
	if (!operator_name && !operator_address && !data_protection_contact) return null;
	return (
		<dl className={`grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)] ${className}`}>
			<Row term={<Trans>Run by</Trans>}>{operator_name}</Row>
			<Row term={<Trans>Address</Trans>}>{operator_address}</Row>
			<Row term={<Trans>Data protection contact</Trans>}>{data_protection_contact}</Row>
		</dl>
	);
}

function Row({ term, children }: { term: ReactNode; children: string }) {
	return children ? (
		<>
			<dt className="text-muted">{term}</dt>
			<dd dir="auto" className="text-start wrap-anywhere whitespace-pre-line max-sm:mb-2">
				{children}
			</dd>
		</>
	) : null;
}
