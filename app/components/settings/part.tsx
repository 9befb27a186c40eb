import { type ReactNode, useId } from "react";

/**
 * One thing of a page of settings, with its heading. `id` is its anchor; its heading, `{id}-title`, can be given the
 * focus.
 */
export function Part({
	id,
	title,
	lead,
	className = "min-w-0",
	children,
}: {
	id?: string;
	title: ReactNode;
	lead?: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	const ownId = useId();
	const titleId = `${id ?? ownId}-title`;
	return (
		<section id={id} aria-labelledby={titleId} className={className}>
			<h2 id={titleId} tabIndex={-1} className="text-xl">
				{title}
			</h2>
			{lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
			<div className="mt-4">{children}</div>
		</section>
	);
}
