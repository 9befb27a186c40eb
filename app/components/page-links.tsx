import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { ButtonLink } from "./ui/button.tsx";

/** The ways from one page of a list: to its beginning, and on. `children` say what comes next. */
export function PageLinks({
	path,
	query = "",
	isFirst,
	next,
	children,
}: {
	path: string;
	/** What the list is filtered by, as it stands in the address. */
	query?: string;
	isFirst: boolean;
	/** The cursor of the next page; null on the last. */
	next: string | null;
	children: ReactNode;
}) {
	return (
		<div className="mt-6 flex flex-wrap gap-3 empty:hidden">
			{!isFirst && (
				<ButtonLink to={query ? `${path}?${query}` : path} kind="quiet">
					<Trans>Back to the first</Trans>
				</ButtonLink>
			)}
			{next && (
				<ButtonLink to={`${path}?${query && `${query}&`}cursor=${encodeURIComponent(next)}`} kind="quiet">
					{children}
				</ButtonLink>
			)}
		</div>
	);
}
