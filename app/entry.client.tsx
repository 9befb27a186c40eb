import { I18nProvider } from "@lingui/react";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { completeWords, i18nOfPage, type Locale } from "./i18n.ts";
import { wordsOfPage } from "./page-words.tsx";
import { clearOldStorage } from "./storage-version.ts";

clearOldStorage();

const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll"] as const;
let isPrepared = false;

/**
 * The first sign that the person is about to do something brings all other words, as does a word that the page came
 * without: what it shows of this device, say. Offline, the next sign tries again.
 */
function prepare() {
	if (isPrepared) return;
	isPrepared = true;
	for (const sign of signs) removeEventListener(sign, onSign, true);
	completeWords(i18n).catch(() => {
		isPrepared = false;
		listen();
	});
}
function onSign(event: Event) {
	// Browsers report where a resting mouse is, as a move of no length, while a page is laid out under it.
	const isMove = event instanceof PointerEvent && event.type === "pointermove";
	if (isMove && !event.movementX && !event.movementY) return;
	prepare();
}
function listen() {
	for (const sign of signs) addEventListener(sign, onSign, { capture: true, passive: true });
}

const locale = document.documentElement.lang as Locale;
const i18n = i18nOfPage(locale, wordsOfPage(), prepare);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<I18nProvider i18n={i18n}>
				<RemixBrowser />
			</I18nProvider>
		</StrictMode>,
	);
});

listen();

/** Late: pages are shown without it. See public/sw.js; another language or theme is another offline page. */
const keepOfflinePage = () =>
	(window.requestIdleCallback ?? setTimeout)(() => {
		const { lang, dataset } = document.documentElement;
		navigator.serviceWorker.register(`/sw.js?${lang}.${dataset.theme}`).catch(() => {});
	});
if ("serviceWorker" in navigator) {
	if (document.readyState === "complete") keepOfflinePage();
	else addEventListener("load", keepOfflinePage);
}
