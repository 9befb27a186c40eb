import { createMiddleware } from "hono/factory";
import { type ContentSecurityPolicyOptionHandler, NONCE, secureHeaders } from "hono/secure-headers";

const nonce: ContentSecurityPolicyOptionHandler = NONCE;

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
		formAction: ["'self'"],
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
 * Every answer's headers: a content policy that trusts nothing but our own nonce, and no one to frame or sniff us.
 * The answer that opens a socket has none: it cannot be changed.
 */
export const headers = createMiddleware((c, next) =>
	c.req.header("Upgrade") === "websocket" ? next() : setHeaders(c, next),
);
