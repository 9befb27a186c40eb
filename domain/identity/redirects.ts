const longestRedirect = 500;

/**
 * Where a link may lead back to: a path of this site, or an address at an origin that the site lists. Null for
 * everything else (`//host`, `/\host`, other schemes, addresses with a name or password in them).
 */
export function redirectOf(
	{ publicUrl, redirectOrigins }: { publicUrl: string; redirectOrigins: readonly string[] },
	asked: string | null | undefined,
): string | null {
	if (!asked || asked.length > longestRedirect || !URL.canParse(asked, publicUrl)) return null;
	const { origin, pathname, search, hash, href, username, password } = new URL(asked, publicUrl);
	// "/.//host" resolves to the path "//host", which a browser takes for a host.
	if (origin === new URL(publicUrl).origin) return pathname.startsWith("//") ? null : pathname + search + hash;
	return redirectOrigins.includes(origin) && !username && !password ? href : null;
}
