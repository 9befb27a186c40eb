import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { MapPin, Scale } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { LegalServiceId } from "#domain/businesses/legal-services.ts";
import { categoryName, categorySingular, legalServiceName } from "../legal-service-names.ts";
import { classes } from "./ui/classes.ts";
import { Portrait } from "./ui/portrait.tsx";
import { useCombobox, useComboboxInput } from "./use-combobox.ts";
import { type Suggested, useSuggestions } from "./use-suggestions.ts";

export type SuggestionsProps = {
	kind: "what" | "where";
	/** The input that this list belongs to; it stays the page's own and keeps the focus. */
	input: RefObject<HTMLInputElement>;
};

/** One line of the list: choosing it searches for `text`, or goes `to` a page. */
type Option = { key: string; label: string; detail?: string | undefined; icon: ReactNode } & (
	| { text: string }
	| { to: string }
);

/** The suggestions as they are listed: services, places, people, each group where it has any. */
function useGroups({ services = [], places = [], people = [] }: Suggested) {
	const { t, i18n } = useLingui();
	const icon = "size-5 shrink-0 text-muted";
	const groups: { key: string; title: string; options: Option[] }[] = [
		{
			key: "services",
			title: t`Services`,
			options: services.map(({ id, category, name }) => {
				// In the reader's language, and under it as it was typed.
				const label = i18n._(id === category ? categoryName(category) : legalServiceName(id as LegalServiceId));
				return {
					key: id,
					label,
					detail: label.toLowerCase() === name.toLowerCase() ? undefined : name,
					text: name,
					icon: <Scale aria-hidden="true" className={icon} />,
				};
			}),
		},
		{
			key: "places",
			title: t`Places`,
			options: places.map(({ id, label }) => ({
				key: String(id),
				label,
				text: label,
				icon: <MapPin aria-hidden="true" className={icon} />,
			})),
		},
		{
			key: "people",
			title: t`Professionals`,
			options: people.map(({ id, name, category, city_name }) => ({
				key: id,
				label: name,
				detail: `${i18n._(categorySingular(category))}, ${city_name}`,
				to: `/business/${id}`,
				icon: <Portrait id={id} name={name} size="small" />,
			})),
		},
	];
	return groups.filter((group) => group.options.length > 0);
}

/** The list under a `SuggestInput`. */
export function Suggestions({ kind, input }: SuggestionsProps) {
	const { t } = useLingui();
	const navigate = useNavigate();
	const list = useRef<HTMLDivElement>(null);
	const combobox = useCombobox(input);
	const { id, active, setActive } = combobox;
	const groups = useGroups(useSuggestions(input, kind, combobox.open));
	const options = groups.flatMap((group) => group.options);
	const choose = (option: Option | undefined) => {
		combobox.close();
		if (!option) return;
		if ("to" in option) navigate(option.to);
		else if (input.current) {
			input.current.value = option.text;
			input.current.form?.requestSubmit();
		}
	};
	const isShown = useComboboxInput(combobox, options.length, (chosen) => choose(options[chosen]));
	useEffect(() => {
		if (isShown && active >= 0)
			list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
	}, [isShown, active]);

	const typed = input.current?.value.trim() ?? "";
	let index = -1;
	return (
		<>
			<div
				ref={list}
				id={`${id}list`}
				role="listbox"
				aria-label={kind === "what" ? t`Suggested services and professionals` : t`Suggested places`}
				hidden={!isShown}
				className="absolute start-0 top-full z-20 mt-2 max-h-96 w-full min-w-64 animate-appear overflow-y-auto rounded-card border border-line bg-raised p-1.5 text-start shadow-floating"
			>
				{groups.map((group) => (
					// biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
					<div key={group.key} role="group" aria-label={group.title}>
						{groups.length > 1 && (
							<p aria-hidden="true" className="px-3 pt-2 pb-1 text-sm text-muted">
								{group.title}
							</p>
						)}
						{group.options.map((option) => {
							index += 1;
							const here = index;
							return (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the input's
								// biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
								<div
									key={option.key}
									id={`${id}option${here}`}
									role="option"
									aria-selected={here === active}
									// Before the input loses the focus.
									onPointerDown={(event) => event.preventDefault()}
									onClick={() => choose(option)}
									onPointerMove={() => setActive(here)}
									className={classes(
										"flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5",
										here === active && "bg-accent-soft",
									)}
								>
									{option.icon}
									<span className="min-w-0 flex-1">
										<span dir="auto" className="block">
											<Marked text={option.label} typed={typed} />
										</span>
										{option.detail && (
											<span dir="auto" className="block text-sm text-muted">
												<Marked text={option.detail} typed={typed} />
											</span>
										)}
									</span>
								</div>
							);
						})}
					</div>
				))}
			</div>
			<p role="status" className="sr-only">
				{isShown && t`${plural(options.length, { one: "# suggestion", other: "# suggestions" })}`}
			</p>
		</>
	);
}

/** A text with the letters in bold that have been typed, where it holds them. */
function Marked({ text, typed }: { text: string; typed: string }) {
	const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
	if (at < 0) return text;
	const end = at + typed.length;
	return (
		<>
			{text.slice(0, at)}
			<b>{text.slice(at, end)}</b>
			{text.slice(end)}
		</>
	);
}
