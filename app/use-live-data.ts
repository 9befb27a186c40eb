import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { LiveEvent, LiveTable } from "#domain/outbox/live.ts";
import { onLiveEvent } from "./live.ts";

/** Asks for the page's data again when one of these tables changes for the person. */
export function useLiveData(tables: readonly LiveTable[]) {
	const { revalidate, state: reading } = useRevalidator();
	const { state: going } = useNavigation();
	const isBusy = going !== "idle" || reading !== "idle";
	const busy = useRef(isBusy);
	busy.current = isBusy;
	const isDue = useRef(false);
	useEffect(() => {
		const concerns = (event: LiveEvent) => event.event === "reset" || tables.includes(event.table);
		return onLiveEvent((event) => {
			if (!concerns(event)) return;
			// While a form is on its way nothing is asked for, and if it fails nothing is either; asked for twice at once, the
			// first would be broken off: then it is done after it.
			if (busy.current) isDue.current = true;
			else {
				busy.current = true;
				revalidate();
			}
		});
	}, [tables, revalidate]);
	// After each rendering: a page with much to do may be rendered only when it is idle again.
	useEffect(() => {
		if (isBusy || !isDue.current) return;
		isDue.current = false;
		busy.current = true;
		revalidate();
	});
}
