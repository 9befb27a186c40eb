import { type ReactNode, useId } from "react";
import { classes } from "../../components/ui/classes.ts";

/** One thing of a tab, with its heading; between two there is a hairline. */
export function Panel({
	id,
	title,
	description,
	className,
	children,
}: {
	id?: string;
	title: ReactNode;
	description?: ReactNode;
	className?: string;
	children: ReactNode;
}) {
	const titleId = useId();
	return (
		<section
			id={id}
			aria-labelledby={titleId}
			className={classes(
				"mt-10 border-t border-line pt-10 first-of-type:mt-0 first-of-type:border-0 first-of-type:pt-0",
				className,
			)}
		>
			<h2 id={titleId} className="text-xl">
				{title}
			</h2>
			{description && <p className="mt-1 text-muted">{description}</p>}
			<div className="mt-5">{children}</div>
		</section>
	);
}
