import { type RefObject, useEffect, useState } from "react";
import type { Category } from "#domain/businesses/legal-services.ts";
import type { ServiceId } from "#domain/search/query.ts";

/** What `/api/suggest` answers; a part that is not there has nothing to suggest. */
export type Suggested = {
	services?: { id: ServiceId; category?: Category; name: string }[];
	places?: { id: number | string; name: string; country_id: string; label: string }[];
	people?: { id: string; name: string; category: Category; city_name: string }[];
};

const pauseMs = 150;

/** One Latin letter could be anything; one Chinese character is a word. */
const isTooShort = (text: string) => text === "" || /^[\x20-\u024f]$/.test(text);

/**
 * Asks for suggestions while a person writes into an input: after a pause, and only for the newest text. `onInput` must
 * be the same function in every render.
 */
export function useSuggestions(
	input: RefObject<HTMLInputElement>,
	kind: "what" | "where",
	onInput: () => void,
): Suggested {
	const [suggested, setSuggested] = useState<Suggested>({});
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
				setSuggested(response.ok ? ((await response.json()) as Suggested) : {});
			} catch {
				// No connection: the input still works as it is.
				if (!signal.aborted) setSuggested({});
			}
		};
		const read = () => {
			clearTimeout(timer);
			request?.abort();
			onInput();
			const text = element.value.trim();
			if (isTooShort(text)) setSuggested({});
			else timer = window.setTimeout(ask, pauseMs, text);
		};
		element.addEventListener("input", read);
		if (document.activeElement === element && element.value !== "") read();
		return () => {
			clearTimeout(timer);
			request?.abort();
			element.removeEventListener("input", read);
		};
	}, [input, kind, onInput]);
	return suggested;
}
