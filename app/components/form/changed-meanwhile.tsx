import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** A field: what it is called, what was typed, and what another admin has saved since. */
export type FieldMeanwhile = { label: ReactNode; typed: string; saved: string };

/** What an admin reads whose form was overtaken: the fields of which theirs says something else than what is saved now. */
export function ChangedMeanwhile({ fields }: { fields: readonly FieldMeanwhile[] }) {
	const different = fields.filter(({ typed, saved }) => typed !== saved);
	return (
		<div className="grid gap-3">
			<p>
				<Trans>
					Another admin saved changes while you were editing, so we did not save yours. Your version is in the form
					below. Save again to replace theirs.
				</Trans>
			</p>
			{different.length > 0 && (
				<>
					<p className="font-medium">
						<Trans>Their version:</Trans>
					</p>
					<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
						{different.map(({ label, saved }, i) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their order.
							<div key={i} className="contents">
								<dt>{label}</dt>
								<dd className="wrap-anywhere whitespace-pre-line max-sm:mb-2">
									{saved ? <bdi>{saved}</bdi> : <Trans>empty</Trans>}
								</dd>
							</div>
						))}
					</dl>
				</>
			)}
		</div>
	);
}
