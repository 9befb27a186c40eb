import type { ReactNode } from "react";

/** A chapter of the profile; `id` is its anchor. */
export function Section({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: string;
	lead?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="min-w-0">
			<h2 id={`${id}-title`} className="text-xl sm:text-2xl">
				{title}
			</h2>
			{lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
			<div className="mt-4">{children}</div>
		</section>
	);
}
