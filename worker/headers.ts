import { createMiddleware } from "hono/factory";
import { type ContentSecurityPolicyOptionHandler, NONCE, secureHeaders } from "hono/secure-headers";

const nonce: ContentSecurityPolicyOptionHandler = NONCE;
/** The form behind a mailed link may lead back to them. */
const redirectOrigins: ContentSecurityPolicyOptionHandler = (c) => c.var.settings.REDIRECT_ORIGINS.join(" ");

const setHeaders = secureHeaders({
	contentSecurityPolicy: {
		defaultSrc: ["'none'"],
		scriptSrc: [nonce, "'strict-dynamic'"],
		// sonner and Radix inject styles.
		styleSrc: ["'self'", "'unsafe-inline'"],
		imgSrc: ["'self'", "data:", "blob:"],
		fontSrc: ["'self'"],
		connectSrc: ["'self'"],
		manifestSrc: ["'self'"],
		workerSrc: ["'self'"],
		formAction: ["'self'", redirectOrigins],
		baseUri: ["'none'"],
		frameAncestors: ["'none'"],
	},
	permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: [], usb: [] },
	referrerPolicy: "strict-origin-when-cross-origin",
	crossOriginOpenerPolicy: "same-origin",
	crossOriginResourcePolicy: "same-origin",
	strictTransportSecurity: "max-age=63072000; includeSubDomains",
	xFrameOptions: "DENY",
	xXssProtection: false,
});

/**
 * Every answer's headers: a content policy that trusts nothing but our own nonce, and no one to frame or sniff us. An
 * answer that brings a policy of its own keeps it: people's files are stricter. Where sockets open there are none: such an
 * answer cannot be changed.
 */
export const headers = createMiddleware(async (c, next) => {
	if (c.req.path.startsWith("/parties/") && c.req.header("Upgrade") === "websocket") return next();
	let own: string | null = null;
	await setHeaders(c, async () => {
		await next();
		own = c.res.headers.get("Content-Security-Policy");
	});
	if (own) c.res.headers.set("Content-Security-Policy", own);
});
