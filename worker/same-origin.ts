import { createMiddleware } from "hono/factory";

/** Methods that change nothing. */
export const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request that another site's page has sent: its Origin is not ours, or the browser says
 * that it came from elsewhere. A program sends neither header and passes. Forwarded-Host headers are not believed.
 */
export const sameOrigin = createMiddleware(async (c, next) => {
	const origin = c.req.header("Origin");
	const site = c.req.header("Sec-Fetch-Site");
	const isForeign =
		(origin !== undefined && origin !== new URL(c.req.url).origin) ||
		(site !== undefined && site !== "same-origin" && site !== "none");
	if (!safeMethods.has(c.req.method) && isForeign) {
		return c.json({ code: "cross_origin", message: "This request came from another site." }, 403);
	}
	return next();
});
