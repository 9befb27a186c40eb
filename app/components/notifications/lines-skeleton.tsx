import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../ui/skeleton.tsx";

/** Notifications on their way. */
export function LinesSkeleton() {
	return (
		<div role="status" className="grid gap-5 p-4">
			<span className="sr-only">
				<Trans>Loading…</Trans>
			</span>
			{[0, 1, 2].map((line) => (
				<span key={line} className="grid gap-2">
					<Skeleton className="h-4 w-2/3" />
					<Skeleton className="h-4 w-full" />
				</span>
			))}
		</div>
	);
}
