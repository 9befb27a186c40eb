import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { FilterField, Results } from "./search-data.ts";

/**
 * Sends the form on every change, without scrolling; what was pressed keeps the focus, wherever the answer puts it.
 * The browser keeps the ticks, so that one made before the scripts arrived is not lost.
 */
export function useInstantForm(results: Results) {
	const navigate = useNavigate();
	const form = useRef<HTMLFormElement>(null);
	const pressed = useRef<HTMLInputElement | null>(null);
	const shown = useRef<Results | null>(null);
	const send = () => {
		const params = new URLSearchParams();
		if (!form.current) return;
		for (const [name, value] of new FormData(form.current))
			if (typeof value === "string" && value && !params.has(name)) params.set(name, value);
		navigate(params.size > 0 ? `/search?${params}` : "/search", { preventScrollReset: true });
	};
	const onChange = (event: FormEvent<HTMLFormElement>) => {
		if (event.target instanceof HTMLInputElement) pressed.current = event.target;
		send();
	};
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		send();
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: new results alone decide what is ticked
	useEffect(() => {
		const isFirst = shown.current === null;
		if (shown.current === results || !form.current) return;
		shown.current = results;
		const inputs = [...form.current.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
		const { sort, chosen } = results;
		const isTicked = ({ name, value }: HTMLInputElement) =>
			(name === "sort" ? (sort === "relevance" ? "" : sort) : (chosen[name as FilterField] ?? "")) === value;
		if (isFirst && inputs.some((input) => input.checked !== isTicked(input))) return send();
		for (const input of inputs) input.checked = isTicked(input);
		const { name, value } = pressed.current ?? {};
		pressed.current = null;
		if (document.activeElement && document.activeElement !== document.body) return;
		inputs.find((input) => input.name === name && input.value === value)?.focus({ preventScroll: true });
	}, [results]);
	return { form, onChange, onSubmit };
}
