import { accepts } from "hono/accepts";
import { createMiddleware } from "hono/factory";
import { ConfigurationError } from "#domain/ground/keys.server.ts";
import { type Settings, settingsOf } from "./context.ts";

const headers = {
	"Cache-Control": "no-store",
	"Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
	"X-Content-Type-Options": "nosniff",
};

/**
 * Where a setting is missing or cannot be, nothing is served: every request is answered with which one it is, and the
 * log says so. Values are in neither.
 */
export const configured = createMiddleware<{ Bindings: Env; Variables: { settings: Settings } }>(async (c, next) => {
	try {
		c.set("settings", await settingsOf(c.env));
	} catch (error) {
		if (!(error instanceof ConfigurationError)) throw error;
		const { message } = error;
		console.error(JSON.stringify({ event: "error", message }));
		const types = ["text/html", "application/json"];
		const type = accepts(c, { header: "Accept", supports: types, default: "application/json" });
		if (type !== "text/html") return c.json({ code: "configuration_error", message }, 503, headers);
		return c.html(
			`<!doctype html><html lang="en"><title>Visavis</title><h1>Visavis is not set up yet</h1><p>${message}</p></html>`,
			503,
			headers,
		);
	}
	return next();
});
