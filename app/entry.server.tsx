import { I18nProvider } from "@lingui/react";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { isbot } from "isbot";
import { renderToReadableStream } from "react-dom/server";
import { i18nFor } from "./i18n.ts";
import { localeOf } from "./locale.server.ts";
import { NonceContext } from "./nonce.ts";
import { WordsContext } from "./page-words.tsx";
import { rememberingWords, wordsUsed } from "./words.server.ts";

export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	remixContext: EntryContext,
	{ nonce, log, isDevelopment }: AppLoadContext,
) {
	const { locale } = localeOf(request, { isDevelopment });
	const i18n = await i18nFor(locale);
	const words = () => JSON.stringify(wordsUsed(locale)).replaceAll("<", "\\u003c");
	const page = (
		<I18nProvider i18n={i18n}>
			<NonceContext.Provider value={nonce}>
				<WordsContext.Provider value={words}>
					<RemixServer context={remixContext} url={request.url} nonce={nonce} />
				</WordsContext.Provider>
			</NonceContext.Provider>
		</I18nProvider>
	);
	const body = await rememberingWords(() =>
		renderToReadableStream(page, {
			nonce,
			signal: request.signal,
			onError: (error) => {
				status = 500;
				log("error", { message: error instanceof Error ? error.message : "unknown" });
			},
		}),
	);
	// Crawlers get the whole page at once, people the first part at once.
	if (isbot(request.headers.get("User-Agent"))) await body.allReady;
	headers.set("Content-Type", "text/html; charset=utf-8");
	return new Response(body, { status, headers });
}

/** Anything thrown that is not a Response is a bug: one line with no personal data; the person sees a generic page. */
export function handleError(error: unknown, { context, request }: { context: AppLoadContext; request: Request }) {
	// What a page answers on purpose, or the router to a method that a page does not have, is no bug.
	if (request.signal.aborted || isRouteErrorResponse(error)) return;
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	context.log("error", { message: cause instanceof Error ? cause.message : "unknown" });
}
