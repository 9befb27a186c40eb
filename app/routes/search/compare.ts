import { useSyncExternalStore } from "react";

/** Professionals that can stand side by side. */
export const mostCompared = 4;

export type Candidate = { id: string; name: string };

const key = "compare";
const none: Candidate[] = [];
const listeners = new Set<() => void>();
let candidates: Candidate[] | null = null;

function read(): Candidate[] {
	if (candidates) return candidates;
	try {
		candidates = JSON.parse(sessionStorage.getItem(key) ?? "[]") as Candidate[];
	} catch {
		candidates = none;
	}
	return candidates;
}

function write(next: Candidate[]) {
	candidates = next;
	try {
		sessionStorage.setItem(key, JSON.stringify(next));
	} catch {
		// No storage: the choice lives as long as the page.
	}
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Chooses somebody to compare, or takes them out again. A fifth is refused. */
export function compare(candidate: Candidate, isChosen: boolean) {
	const others = read().filter(({ id }) => id !== candidate.id);
	if (!isChosen) write(others);
	else if (others.length < mostCompared) write([...others, candidate]);
}

export const compareExactly = (chosen: Candidate[]) => write(chosen.slice(0, mostCompared));

/** Whom this tab has chosen to compare; kept while browsing. */
export const useCompared = () => useSyncExternalStore(subscribe, read, () => none);
