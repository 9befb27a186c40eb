import { useEffect } from "react";

/** Which profiles this open page has told of: kept in memory only, and gone with the page. */
const told = new Set<string>();

/** Tells once that a profile was seen, as soon as the page is visible. What is counted, the domain decides. */
export function useCountedView(business_id: string, isCounted: boolean) {
	useEffect(() => {
		if (!isCounted) return;
		const tell = () => {
			if (document.visibilityState !== "visible" || told.has(business_id)) return;
			told.add(business_id);
			navigator.sendBeacon(`/api/businesses/${business_id}/views`);
		};
		tell();
		document.addEventListener("visibilitychange", tell);
		return () => document.removeEventListener("visibilitychange", tell);
	}, [business_id, isCounted]);
}
