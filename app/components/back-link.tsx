import { Link } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";

/** The way back from a page to the list that it is in. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<Link
			to={to}
			className="inline-flex min-h-8 items-center gap-1 text-sm text-accent underline-offset-4 hover:underline"
		>
			<ChevronLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
			{children}
		</Link>
	);
}
