/** Where the quick exit leads. */
export const elsewhere = "https://www.wikipedia.org/";

/** In sessionStorage from the moment the person leaves. */
export const leftKey = "visavis.left";

/**
 * For the head of every page, before anything is drawn: whoever comes Back after leaving sees nothing and is sent away
 * again, also from the browser's memory of a page (`pageshow`). Typing the address, or a link, brings the site back.
 */
export const guardScript = `(() => {
	const guard = (isBack) => {
		try {
			if (!sessionStorage.getItem("${leftKey}")) return;
			if (!isBack) return sessionStorage.removeItem("${leftKey}");
		} catch { return; }
		document.documentElement.style.display = "none";
		stop();
		location.replace("${elsewhere}");
	};
	addEventListener("pageshow", (event) => event.persisted && guard(true));
	const [entry] = performance.getEntriesByType("navigation");
	guard(entry && entry.type !== "navigate");
})()`.replace(/\s+/g, " ");
