import { Trans } from "@lingui/react/macro";
import { buttonClass } from "../../components/ui/button.tsx";

/** Sends the ticked boxes of all lists of the page where there are no scripts. `search` is the page's own. */
export function CompareForm({ search }: { search: string }) {
	return (
		<form id="compare" method="get" action="/search" className="mt-4 hidden [@media(scripting:none)]:block">
			{[...new URLSearchParams(search)].map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			<button type="submit" className={buttonClass({ kind: "quiet" })}>
				<Trans>Compare the ones you ticked (up to four)</Trans>
			</button>
		</form>
	);
}
