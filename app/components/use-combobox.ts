import { type RefObject, useCallback, useEffect, useId, useRef, useState } from "react";

/**
 * The keyboard and the state of a list under an input, after the combobox pattern of the ARIA authoring practices
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). The input is drawn by the page and keeps the focus; what it says
 * of the list is this hook's alone. `active` is the option the keys are on, -1 for the input itself.
 */
export function useCombobox(input: RefObject<HTMLInputElement>) {
	const id = useId();
	const [isOpen, setIsOpen] = useState(false);
	const [active, setActive] = useState(-1);
	const open = useCallback(() => {
		setActive(-1);
		setIsOpen(true);
	}, []);
	const close = useCallback(() => {
		setActive(-1);
		setIsOpen(false);
	}, []);
	return { id, input, isOpen, active, setActive, setIsOpen, open, close };
}

/** Connects the input of a combobox with its options; `choose` is called with the index of the one that was chosen. */
export function useComboboxInput(
	{ id, input, isOpen, active, setActive, setIsOpen, close }: ReturnType<typeof useCombobox>,
	count: number,
	choose: (index: number) => void,
): boolean {
	const isShown = isOpen && count > 0;
	const onKey = (event: KeyboardEvent) => {
		if (event.isComposing) return;
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			if (count === 0) return;
			event.preventDefault();
			setIsOpen(true);
			const step = event.key === "ArrowDown" ? 1 : -1;
			// One place more than there are options: the input itself.
			const places = count + 1;
			setActive((((isShown ? active : -1) + 1 + step + places) % places) - 1);
		} else if (event.key === "Escape" && isShown) {
			event.preventDefault();
			close();
		} else if (event.key === "Enter" && isShown && active >= 0) {
			event.preventDefault();
			choose(active);
		}
	};
	// The listener stays; what it does is always the newest.
	const latest = useRef(onKey);
	useEffect(() => {
		latest.current = onKey;
	});
	useEffect(() => {
		const element = input.current;
		if (!element) return;
		const listener = (event: KeyboardEvent) => latest.current(event);
		element.addEventListener("keydown", listener);
		element.addEventListener("blur", close);
		return () => {
			element.removeEventListener("keydown", listener);
			element.removeEventListener("blur", close);
		};
	}, [input, close]);
	useEffect(() => {
		const element = input.current;
		element?.setAttribute("role", "combobox");
		element?.setAttribute("aria-autocomplete", "list");
		element?.setAttribute("aria-controls", `${id}list`);
		element?.setAttribute("aria-expanded", String(isShown));
		if (isShown && active >= 0) element?.setAttribute("aria-activedescendant", `${id}option${active}`);
		else element?.removeAttribute("aria-activedescendant");
	}, [input, id, isShown, active]);
	return isShown;
}
