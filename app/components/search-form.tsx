import { useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import { classes } from "./ui/classes.ts";

/** One line of search text, sent to /search. Blank text goes nowhere. `label` tells two on one page apart. */
export function SearchForm({ label, className }: { label?: string; className?: string }) {
	const { t } = useLingui();
	return (
		<Form
			role="search"
			aria-label={label ?? t`Services and professionals`}
			action="/search"
			onSubmit={(event) => {
				const input = event.currentTarget.elements.namedItem("q") as HTMLInputElement;
				input.value = input.value.trim();
				if (input.value === "") {
					event.preventDefault();
					input.focus();
				}
			}}
			className={classes(
				"flex min-h-11 items-center rounded-control border border-control bg-raised ps-3 transition-colors focus-within:border-accent hover:border-accent",
				className,
			)}
		>
			<input
				type="search"
				name="q"
				dir="auto"
				required
				maxLength={200}
				autoComplete="off"
				enterKeyHint="search"
				aria-label={t`Search for a service or a name`}
				placeholder={t`Service or name`}
				className="min-h-10 min-w-0 flex-1 bg-transparent text-base text-text outline-offset-4 placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
			/>
			<button
				type="submit"
				aria-label={t`Search`}
				className="grid size-10 shrink-0 place-items-center rounded-control text-muted hover:text-accent"
			>
				<Search aria-hidden="true" className="size-5" />
			</button>
		</Form>
	);
}
