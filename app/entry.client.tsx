import { I18nProvider } from "@lingui/react";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { completeWords, i18nOfPage, type Locale } from "./i18n.ts";
import { wordsOfPage } from "./page-words.tsx";
import { clearOldStorage } from "./storage-version.ts";

clearOldStorage();

const locale = document.documentElement.lang as Locale;
const i18n = i18nOfPage(locale, wordsOfPage());

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

/** The first sign that the person is about to do something brings all other words. */
const signs = ["pointerover", "pointerdown", "keydown", "focusin", "scroll"] as const;
const prepare = async () => {
	for (const sign of signs) removeEventListener(sign, prepare, true);
	await completeWords(i18n);
};
for (const sign of signs) addEventListener(sign, prepare, { capture: true, passive: true });
