import { I18nProvider } from "@lingui/react";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { i18nFor, type Locale } from "./i18n.ts";

const i18n = await i18nFor(document.documentElement.lang as Locale);

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
