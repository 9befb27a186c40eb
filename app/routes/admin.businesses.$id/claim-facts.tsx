import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Day } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";

/** Whom a licence is to belong to. */
type Claim = { name: string; firm: string | null; city_name: string; country_id: string };

/** Whom the licences are to belong to, and what of it was another when they were checked last. */
export function ClaimFacts({ now, checked }: { now: Claim; checked: (Claim & { created_at: string }) | null }) {
	const { t } = useLingui();
	const formats = useFormats();
	const placeOf = ({ city_name, country_id }: Claim) => `${city_name}, ${formats.country(country_id)}`;
	const rows = [
		{ key: "name", label: <Trans>Name</Trans>, of: ({ name }: Claim) => name },
		{ key: "firm", label: <Trans>Office</Trans>, of: ({ firm }: Claim) => firm ?? t`No name` },
		{ key: "place", label: <Trans>Place</Trans>, of: placeOf },
	];
	return (
		<section aria-label={t`What the profile says`} className="rounded-control border border-line p-4">
			{checked && (
				<p className="mb-3 font-semibold">
					<Trans>
						Changed by the professional since the last check, first on <Day at={checked.created_at} />.
					</Trans>
				</p>
			)}
			<dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
				{rows.map(({ key, label, of }) => (
					<Row key={key} label={label} now={of(now)} before={checked && of(checked)} />
				))}
			</dl>
		</section>
	);
}

function Row({ label, now, before }: { label: ReactNode; now: string; before: string | null }) {
	return (
		<>
			<dt className="text-muted">{label}</dt>
			<dd className="wrap-anywhere">
				<bdi suppressHydrationWarning>{now}</bdi>
				{before !== null && before !== now && (
					<span className="block text-sm text-muted">
						<Trans>
							checked as <bdi suppressHydrationWarning>{before}</bdi>
						</Trans>
					</span>
				)}
			</dd>
		</>
	);
}
