import { useLocation } from "@remix-run/react";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import type { Found } from "#domain/search/search.server.ts";
import type { Results } from "./search-data.ts";

/** What was loaded under the first page. */
type More = {
	/** The query that it began with: of other results when that has changed. */
	after: string | null;
	businesses: Results["businesses"];
	next: string | null;
	pages: number;
};

type KeptMore = More & { entry: string; scrollY: number };

const storageKey = "results";
const entriesKept = 4;
/** By entry of the browser's history, so that Back finds what was loaded and a new search does not. */
const loadedBy = new Map<string, More>();

function readKept(): KeptMore[] {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as KeptMore[];
	} catch {
		return [];
	}
}

function keep(entry: string, more: More) {
	const others = readKept().filter((kept) => kept.entry !== entry);
	try {
		sessionStorage.setItem(storageKey, JSON.stringify([{ ...more, entry, scrollY }, ...others].slice(0, entriesKept)));
	} catch {
		// Full or forbidden: after a reload the list begins anew.
	}
}

/** React has no such effect on the server, and says so. */
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The results with what was loaded after them, and a function that loads the next page. */
export function useMoreResults({ businesses, next: firstNext, search, zone }: Results) {
	const { key } = useLocation();
	const entry = key + search;
	const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
	const [, redraw] = useReducer((count: number) => count + 1, 0);
	const known = loadedBy.get(entry);
	const more = known?.after === firstNext ? known : undefined;
	const next = more ? more.next : firstNext;
	const current = useRef(entry);
	const isLoading = useRef(false);

	const load = async () => {
		if (!next || isLoading.current) return;
		isLoading.current = true;
		setState("loading");
		try {
			const response = await fetch(`/api/search${next}&time_zone=${encodeURIComponent(zone.zone)}`);
			if (!response.ok) throw new Error(String(response.status));
			const page = (await response.json()) as { businesses: Found[]; next_cursor: string | null };
			const seen = new Set([...businesses, ...(more?.businesses ?? [])].map(({ id }) => id));
			const params = new URLSearchParams(search);
			if (page.next_cursor) params.set("cursor", page.next_cursor);
			loadedBy.set(entry, {
				after: firstNext,
				businesses: [...(more?.businesses ?? []), ...page.businesses.filter(({ id }) => !seen.has(id))],
				next: page.next_cursor && `?${params}`,
				pages: (more?.pages ?? 0) + 1,
			});
			setState("idle");
		} catch {
			setState(current.current === entry ? "failed" : "idle");
		} finally {
			isLoading.current = false;
			redraw();
		}
	};

	// A reloaded page begins without what was loaded; it is put back, and the scroll with it.
	const scrollTo = useRef<number | null>(null);
	useBrowserLayoutEffect(() => {
		current.current = entry;
		setState("idle");
		if (loadedBy.has(entry)) return;
		const kept = readKept().find((one) => one.entry === entry);
		if (!kept || kept.after !== firstNext) return;
		loadedBy.set(entry, kept);
		scrollTo.current = kept.scrollY;
		redraw();
	}, [entry, firstNext]);
	useBrowserLayoutEffect(() => {
		if (scrollTo.current === null || !more) return;
		window.scrollTo(0, scrollTo.current);
		scrollTo.current = null;
	}, [more]);
	useEffect(() => {
		if (!more) return;
		const keepThis = () => keep(entry, more);
		addEventListener("pagehide", keepThis);
		return () => removeEventListener("pagehide", keepThis);
	}, [entry, more]);

	return {
		all: more ? [...businesses, ...more.businesses] : businesses,
		next,
		state,
		load,
		pages: more?.pages ?? 0,
		added: more?.businesses.length ?? 0,
	};
}
