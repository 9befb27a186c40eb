import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Fragment, type ReactNode } from "react";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { Disclosure } from "../../components/ui/disclosure.tsx";

/** `count` is null where it is not known. */
export type FilterOption = { value: string; label: string; count: number | null };

/** How a line looks (as `Radio` does), said once for all of them: a page has a hundred. */
const lines =
	"[&_label]:flex [&_label]:min-h-9 [&_label]:items-start [&_label]:gap-3 [&_label]:py-1.5 [&_input]:mt-0.5 [&_input]:size-5 [&_input]:shrink-0 [&_input+*]:min-w-0 [&_input+*]:flex-1 [&_input+*+*]:shrink-0 [&_input+*+*]:text-sm [&_input+*+*]:leading-6 [&_input+*+*]:text-muted [&_input+*+*]:tabular-nums";

/** Values shown before the rest is folded away. */
const shownAtOnce = 8;

/** One filter: any of its values, or none. What is chosen is always in sight. */
export function FilterGroup({
	name,
	title,
	any,
	options,
	chosen,
	opened = chosen,
	isOpen = false,
	allTo = null,
	isWhole = false,
	children,
}: {
	name: string;
	title: string;
	/** What "no such filter" is called. */
	any: string;
	options: FilterOption[];
	/** Empty when the filter is not in force. */
	chosen: string;
	/** The value that `children` stand under. */
	opened?: string;
	isOpen?: boolean;
	/** The page that lists every value, where this one does not. */
	allTo?: string | null;
	/** Whether this page does because it was asked to. */
	isWhole?: boolean;
	children?: ReactNode;
}) {
	if (options.length === 0) return null;
	const at = options.findIndex(({ value }) => value === opened);
	const ordered =
		at >= shownAtOnce
			? [
					...options.slice(0, shownAtOnce - 1),
					...options.slice(at, at + 1),
					...options.slice(shownAtOnce - 1, at),
					...options.slice(at + 1),
				]
			: options;
	const rest = ordered.slice(shownAtOnce);
	const line = (option: FilterOption) => (
		<Fragment key={option.value}>
			<Option name={name} option={option} isChosen={option.value === chosen} />
			{option.value === opened && children}
		</Fragment>
	);
	const label = options[at]?.label;
	return (
		<Disclosure
			summary={title}
			detail={label && <Fact className="line-clamp-1 max-w-36 text-end">{label}</Fact>}
			isOpen={isOpen || at >= 0 || isWhole}
		>
			<fieldset className={lines}>
				<legend className="sr-only">{title}</legend>
				<label>
					<input type="radio" name={name} value="" defaultChecked={chosen === ""} />
					<span>{any}</span>
				</label>
				{ordered.slice(0, shownAtOnce).map(line)}
				{rest.length > 0 && (
					<details open={isWhole} className="group/rest">
						<summary className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 hover:text-accent-hover">
							<span className="group-open/rest:hidden">
								<Trans>Show {rest.length} more</Trans>
							</span>
							<span className="hidden group-open/rest:inline">
								<Trans>Show fewer</Trans>
							</span>
						</summary>
						{rest.map(line)}
						{allTo && (
							<Link
								to={allTo}
								preventScrollReset
								className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 hover:text-accent-hover"
							>
								<Trans>Show all</Trans>
							</Link>
						)}
					</details>
				)}
			</fieldset>
		</Disclosure>
	);
}

export function Option({
	name,
	option: { value, label, count },
	isChosen,
}: {
	name: string;
	option: FilterOption;
	isChosen: boolean;
}) {
	const formats = useFormats();
	return (
		<label>
			<input type="radio" name={name} value={value} defaultChecked={isChosen} />
			<Fact>{label}</Fact>
			{count !== null && <Fact>{formats.number(count)}</Fact>}
		</label>
	);
}
