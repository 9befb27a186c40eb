import { Trans, useLingui } from "@lingui/react/macro";
import type { ComponentProps, ReactNode } from "react";
import { PageLinks } from "../page-links.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

/** A page of what waits for an admin, the oldest first; `next` and `nextWords` lead to those that follow. */
export function Queue({
	heading,
	rows,
	nextWords,
	...links
}: Omit<ComponentProps<typeof PageLinks>, "children"> & {
	heading: ReactNode;
	/** Items of a list; none where nothing waits. */
	rows: readonly ReactNode[];
	nextWords: ReactNode;
}) {
	const { t } = useLingui();
	return (
		<>
			{rows.length > 0 ? (
				<>
					<h2 className="text-xl">{heading}</h2>
					<p className="mt-1 mb-4 text-muted">
						<Trans>Those that have waited longest come first.</Trans>
					</p>
					<ul className="grid divide-y divide-line rounded-card border border-line bg-raised">{rows}</ul>
				</>
			) : (
				<EmptyState title={t`Nothing is waiting here`} />
			)}
			<PageLinks {...links}>{nextWords}</PageLinks>
		</>
	);
}
