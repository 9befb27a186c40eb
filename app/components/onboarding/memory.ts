const keyOf = (userId: string) => `visavis.onboarded.${userId}`;

/** Whether this browser remembers that the person finished or skipped. One that keeps nothing remembers nothing. */
export function isRemembered(userId: string): boolean {
	try {
		return localStorage.getItem(keyOf(userId)) !== null;
	} catch {
		return false;
	}
}

/** Remembers it here and, for the other devices, on the server. What fails is tried again with the next page. */
export function remember(userId: string) {
	try {
		localStorage.setItem(keyOf(userId), "1");
	} catch {}
	fetch("/onboarding", { method: "POST", keepalive: true }).catch(() => {});
}
