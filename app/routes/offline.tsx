import type { I18n } from "@lingui/core";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderToStaticMarkup } from "react-dom/server";
import { errorWords } from "../components/error-page.tsx";
import { Arcs } from "../components/ui/arcs.tsx";
import { directionOf, i18nFor } from "../i18n.ts";
import { localeOf } from "../locale.server.ts";
import { themeOf } from "../preferences.server.ts";
import type { Theme } from "../preferences.ts";

/** The page that public/sw.js shows where another cannot be fetched: whole in itself, without scripts or files. */
export async function loader({ request, context }: LoaderFunctionArgs) {
	const i18n = await i18nFor(localeOf(request, context).locale);
	return new Response(`<!doctype html>${renderToStaticMarkup(<Offline i18n={i18n} theme={themeOf(request)} />)}`, {
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Cache-Control": "private, no-cache",
			"X-Robots-Tag": "noindex",
		},
	});
}

function Offline({ i18n, theme }: { i18n: I18n; theme: Theme }) {
	const { offline, offlineText, retry } = errorWords;
	return (
		<html lang={i18n.locale} dir={directionOf(i18n.locale)} data-theme={theme}>
			<head>
				<meta charSet="utf-8" />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<title>{`${i18n._(offline)} | Visavis`}</title>
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style */}
				<style dangerouslySetInnerHTML={{ __html: style }} />
			</head>
			<body>
				<header>
					<Arcs className="" />
					Visavis
				</header>
				<main>
					<h1>{i18n._(offline)}</h1>
					<p>{i18n._(offlineText)}</p>
					{/* biome-ignore lint/a11y/useValidAnchor: the address that was asked for, in whose place this page answers */}
					<a href="">{i18n._(retry)}</a>
				</main>
			</body>
		</html>
	);
}

/** The colours of app.css. */
const style = `
:root {
	color-scheme: light dark;
	--surface: light-dark(#fbf8f2, #0f1a18); --text: light-dark(#16302b, #ede7db); --line: light-dark(#e4ddd0, #2c3b36);
	--accent: light-dark(#0e6655, #5bc0a6); --on-accent: light-dark(#ffffff, #0f1a18);
	--action: light-dark(#c2461c, #f08a5d);
}
:root[data-theme=light] { color-scheme: light }
:root[data-theme=dark] { color-scheme: dark }
body { margin: 0; background: var(--surface); color: var(--text); font: 1.0625rem/1.6 system-ui, sans-serif }
header { display: flex; align-items: center; gap: .5rem; padding: 1rem clamp(1rem, 5vw, 6rem);
	border-block-end: 1px solid var(--line); font: 600 1.25rem Georgia, serif }
svg { inline-size: 2rem; block-size: 2rem }
main { padding: clamp(4rem, 12vh, 7rem) clamp(1rem, 5vw, 6rem) }
h1 { margin: 0; font: 600 clamp(1.75rem, 5vw, 2.5rem)/1.2 Georgia, serif }
p { max-inline-size: 60ch; margin-block: 1.25rem 2rem }
a { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 1rem; border-radius: .5rem;
	background: var(--accent); color: var(--on-accent); font-weight: 500; text-decoration: none }
a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;
