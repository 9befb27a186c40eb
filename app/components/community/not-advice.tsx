import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { classes } from "../ui/classes.ts";

/** What people write here is no legal advice, whoever writes it. */
export const NotAdvice = ({ className }: { className?: string }) => (
	<p className={classes("text-sm text-muted", className)}>
		<Trans>
			What people write here is not legal advice. Your case may be different.{" "}
			<Link to="/search" className="text-accent underline underline-offset-4">
				Find a professional
			</Link>
		</Trans>
	</p>
);
