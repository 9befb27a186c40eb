import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { html } from "hono/html";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { Refusal } from "#domain/ground/refusal.ts";
import type { AppEnv } from "./measured.ts";
import { messageOf } from "./messages.ts";

/** Answers whatever was thrown: JSON to programs, a page to people. A bug is logged by its message and request id. */
export function answerError(error: Error, c: Context<AppEnv>) {
	const request_id = c.get("requestId") ?? crypto.randomUUID();
	if (error instanceof Refusal) {
		const { code, status, values } = error;
		if (values.seconds) c.header("Retry-After", String(values.seconds));
		return answer(c, status, { code, message: messageOf(error), ...values });
	}
	const { message } = error.cause instanceof Error ? error.cause : error;
	// Without a context nothing has been set up that could log.
	if (c.get("ctx")) c.var.ctx.log("error", { message });
	else console.error(JSON.stringify({ event: "error", request_id, message }));
	c.header("X-Request-Id", request_id);
	return answer(c, 500, { code: "internal", message: "Something broke on our side.", request_id });
}

type Told = { code: string; message: string; request_id?: string };

function answer(c: Context<AppEnv>, status: number, told: Told) {
	const type = accepts(c, {
		header: "Accept",
		supports: ["application/json", "text/html"],
		default: "application/json",
	});
	const isForPeople = type === "text/html" && !c.req.path.startsWith("/api/");
	return isForPeople
		? c.html(pageOf(told), status as ContentfulStatusCode)
		: c.json(told, status as ContentfulStatusCode);
}

/** For addresses that are no pages of the site, and for when none can be drawn: it needs nothing else. */
const pageOf = ({ message, request_id }: Told) => html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>Visavis</title>
<style>body{max-width:34rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif}h1{font:600 2rem/1.2 Georgia,serif}</style>
</head>
<body>
<h1>${message}</h1>
${request_id ? html`<p>It is not your fault, and what you saved before is still there. Try again in a moment. If it happens again, write to us and give this number: <code>${request_id}</code></p>` : ""}
<p><a href="/">Go to the home page</a></p>
</body>
</html>`;
