import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Fact } from "../../components/fact.tsx";
import { classes } from "../../components/ui/classes.ts";
import type { Results } from "./search-data.ts";

/** To these results in the other place that the words name. */
export function ElsewhereLink({ elsewhere, className }: { elsewhere: Results["elsewhere"]; className: string }) {
	if (elsewhere === null) return null;
	// A city in Latin letters with its country in Arabic ones stays together.
	const name = (
		<bdi>
			<Fact>{elsewhere.name}</Fact>
		</bdi>
	);
	return (
		<Link to={elsewhere.to} className={classes("text-accent underline underline-offset-4", className)}>
			<Trans>Search in {name}</Trans>
		</Link>
	);
}
