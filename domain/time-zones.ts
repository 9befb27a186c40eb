/** Whether this is the name of a zone ("Europe/Madrid"); bare offsets are none, for they know no summer. */
export function isTimeZone(name: string): boolean {
	try {
		new Intl.DateTimeFormat("en", { timeZone: name });
		return !/^[+-]/.test(name);
	} catch {
		return false;
	}
}
