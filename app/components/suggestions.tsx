import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate } from "@remix-run/react";
import { MapPin, Scale } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import type { Category } from "#domain/legal-services.ts";
import { categorySingular } from "../legal-service-names.ts";
import { classes } from "./ui/classes.ts";
import { Portrait } from "./ui/portrait.tsx";

export type SuggestionsProps = {
	kind: "what" | "where";
	/** The input that this list belongs to; it stays the page's own and keeps the focus. */
	input: RefObject<HTMLInputElement>;
};

type Answer = {
	services?: { id: string; category?: Category; name: string }[];
	places?: { id: number | string; name: string; country_id: string; label: string }[];
	people?: { id: string; name: string; category: Category; city_name: string }[];
};

/** One line of the list: choosing it writes `text` into the input, or goes `to` a page. */
type Option = { key: string; label: string; detail?: string; icon: ReactNode } & ({ text: string } | { to: string });

const pauseMs = 150;

/** The list under a `SuggestInput`, after the combobox pattern of the ARIA authoring practices. */
export function Suggestions({ kind, input }: SuggestionsProps) {
	const { t, i18n } = useLingui();
	const id = useId();
	const navigate = useNavigate();
	const [answer, setAnswer] = useState<Answer>({});
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const list = useRef<HTMLDivElement>(null);

	const icon = "size-5 shrink-0 text-muted";
	const groups: { key: string; title: string; options: Option[] }[] = [
		{
			key: "services",
			title: t`Services`,
			options: (answer.services ?? []).map(({ id, name }) => ({
				key: id,
				label: name,
				text: name,
				icon: <Scale aria-hidden="true" className={icon} />,
			})),
		},
		{
			key: "places",
			title: t`Places`,
			options: (answer.places ?? []).map(({ id, label }) => ({
				key: String(id),
				label,
				text: label,
				icon: <MapPin aria-hidden="true" className={icon} />,
			})),
		},
		{
			key: "people",
			title: t`People`,
			options: (answer.people ?? []).map(({ id, name, category, city_name }) => ({
				key: id,
				label: name,
				detail: `${i18n._(categorySingular(category))}, ${city_name}`,
				to: `/business/${id}`,
				icon: <Portrait id={id} name={name} size="small" />,
			})),
		},
	].filter((group) => group.options.length > 0);
	const options = groups.flatMap((group) => group.options);
	const isShown = isOpen && options.length > 0;

	const choose = (option: Option) => {
		setIsOpen(false);
		setActive(-1);
		if ("to" in option) return navigate(option.to);
		if (input.current) input.current.value = option.text;
	};

	// Asks while the person writes: after a pause, and only for the newest text.
	useEffect(() => {
		const element = input.current;
		if (!element) return;
		let timer = 0;
		let request: AbortController | null = null;
		const ask = async (text: string) => {
			request = new AbortController();
			const { signal } = request;
			try {
				const response = await fetch(`/api/suggest?${new URLSearchParams({ q: text, kind })}`, { signal });
				setAnswer(response.ok ? ((await response.json()) as Answer) : {});
			} catch {
				// No connection: the input still works as it is.
				if (!signal.aborted) setAnswer({});
			}
		};
		const onInput = () => {
			clearTimeout(timer);
			request?.abort();
			setActive(-1);
			setIsOpen(true);
			const text = element.value.trim();
			if (isTooShort(text)) setAnswer({});
			else timer = window.setTimeout(ask, pauseMs, text);
		};
		element.addEventListener("input", onInput);
		if (document.activeElement === element && element.value !== "") onInput();
		return () => {
			clearTimeout(timer);
			request?.abort();
			element.removeEventListener("input", onInput);
		};
	}, [input, kind]);

	useEffect(() => {
		const element = input.current;
		if (!element) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.isComposing) return;
			if (event.key === "ArrowDown" || event.key === "ArrowUp") {
				if (options.length === 0) return;
				event.preventDefault();
				setIsOpen(true);
				const step = event.key === "ArrowDown" ? 1 : -1;
				// One place more than there are options: the input itself, where nothing is chosen.
				const places = options.length + 1;
				setActive((((isShown ? active : -1) + 1 + step + places) % places) - 1);
			} else if (event.key === "Escape" && isShown) {
				event.preventDefault();
				setIsOpen(false);
				setActive(-1);
			} else if (event.key === "Enter" && isShown && options[active]) {
				event.preventDefault();
				choose(options[active]);
			}
		};
		const onBlur = () => {
			setIsOpen(false);
			setActive(-1);
		};
		element.addEventListener("keydown", onKey);
		element.addEventListener("blur", onBlur);
		return () => {
			element.removeEventListener("keydown", onKey);
			element.removeEventListener("blur", onBlur);
		};
	});

	// The input is drawn by the page; these attributes are this list's alone, so React leaves them be.
	useEffect(() => {
		const element = input.current;
		element?.setAttribute("role", "combobox");
		element?.setAttribute("aria-autocomplete", "list");
		element?.setAttribute("aria-controls", `${id}list`);
		element?.setAttribute("aria-expanded", String(isShown));
		if (isShown && active >= 0) element?.setAttribute("aria-activedescendant", `${id}option${active}`);
		else element?.removeAttribute("aria-activedescendant");
		list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
	}, [input, id, isShown, active]);

	let index = -1;
	return (
		<>
			<div
				ref={list}
				id={`${id}list`}
				role="listbox"
				aria-label={kind === "what" ? t`Suggested services and people` : t`Suggested places`}
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
											{option.label}
										</span>
										{option.detail && <span className="block text-sm text-muted">{option.detail}</span>}
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

/** One Latin letter could be anything; one Chinese character is a word. */
const isTooShort = (text: string) => text === "" || /^[\x20-\u024f]$/.test(text);
