/**
 * A path of this site that a form asked to be sent back to; "/" when it would lead anywhere else (`//host`,
 * `/\host`, whole addresses, other schemes).
 */
export function returnPath(value: unknown): string {
	if (typeof value !== "string" || !value.startsWith("/")) return "/";
	const here = "https://here.invalid";
	if (!URL.canParse(value, here)) return "/";
	const { origin, pathname, search, hash } = new URL(value, here);
	// "/.//host" resolves to the path "//host", which a browser takes for a host.
	return origin === here && !pathname.startsWith("//") ? pathname + search + hash : "/";
}
