const key = "visavis-storage";

/** Raise it when what Safari has kept must go. */
const version = "1";

/** Safari keeps what others drop when a site changes: there, local storage is emptied once a version. */
export function clearOldStorage() {
	if (!/^((?!chrome|android|crios|fxios).)*safari/i.test(navigator.userAgent)) return;
	try {
		if (localStorage.getItem(key) === version) return;
		localStorage.clear();
		localStorage.setItem(key, version);
	} catch {
		// Storage that is switched off holds nothing old.
	}
}
