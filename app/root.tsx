import fraunces from "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
	isRouteErrorResponse,
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useLocation,
	useMatches,
	useNavigation,
	useRouteError,
} from "@remix-run/react";
import { lazy, Suspense, useContext, useEffect, useRef, useState } from "react";
import { findSiteDetails } from "#domain/site/site-settings.server.ts";
import "./app.css";
import { Ask } from "./components/assistant/ask.tsx";
import { ErrorPage } from "./components/error-page.tsx";
import { guardScript } from "./components/exit-guard.ts";
import { Footer } from "./components/footer.tsx";
import { Navbar } from "./components/navbar.tsx";
import { LoadingScreen } from "./components/ui/spinner.tsx";
import { ToastRegion } from "./components/ui/toast-region.tsx";
import { directionOf } from "./i18n.ts";
import { localeOf } from "./locale.server.ts";
import { pageMeta } from "./meta.ts";
import { NonceContext } from "./nonce.ts";
import { noticeCookie, noticeOf } from "./notice.server.ts";
import { PageWords } from "./page-words.tsx";
import { personOf, renewedCookies } from "./person.server.ts";
import { preferenceCookie, themeOf } from "./preferences.server.ts";
import { type PageHandle, type RootData, usePerson, useRootData } from "./root-data.ts";

export const links: LinksFunction = () => [
	{ rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
	{ rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
	{ rel: "manifest", href: "/site.webmanifest" },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale, isChosen } = localeOf(request, context);
	const { publicUrl, publishableKey, isDevelopment, requestId = null } = context;
	// A page that needs no database is shown without it.
	const [actor, details] = await Promise.all([context.actor(), findSiteDetails(context).catch(() => null)]);
	const supportAddress = details?.support_address ?? null;
	const notice = noticeOf(request);
	const headers = new Headers();
	if (isChosen) headers.append("Set-Cookie", preferenceCookie("lang", locale, isDevelopment));
	if (notice) headers.append("Set-Cookie", noticeCookie(""));
	if (actor) for (const line of await renewedCookies(context, actor)) headers.append("Set-Cookie", line);
	const person = actor && personOf(actor, context.now());
	const site = { supportAddress, publicUrl, publishableKey, isDevelopment, requestId };
	const root: RootData = { person, notice, locale, theme: themeOf(request), ...site };
	return data(root, { headers });
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: isNotFound(args.error) ? msg`Page not found` : msg`Something went wrong`,
		description: msg`Find verified legal professionals in your new country.`,
		path: args.location.pathname,
		noindex: true,
	});

const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

export function Layout({ children }: { children: React.ReactNode }) {
	const nonce = useContext(NonceContext);
	const { i18n } = useLingui();
	const theme = useRootData()?.theme ?? "system";
	const isTool = useMatches().some(({ handle }) => (handle as PageHandle | undefined)?.isTool);
	return (
		<html lang={i18n.locale} dir={directionOf(i18n.locale)} data-theme={theme} data-tool={isTool || undefined}>
			<head>
				<meta charSet="utf-8" />
				{/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script */}
				<script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: guardScript }} />
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				{theme !== "dark" && <meta name="theme-color" content="#fbf8f2" {...onlyWhen(theme, "light")} />}
				{theme !== "light" && <meta name="theme-color" content="#0f1a18" {...onlyWhen(theme, "dark")} />}
				{!isTool && <link rel="preload" as="font" type="font/woff2" href={fraunces} crossOrigin="anonymous" />}
				<Meta />
				<Links />
			</head>
			<body>
				<a
					href="#main"
					className="fixed start-4 top-2 z-50 -translate-y-20 rounded-control bg-accent px-4 py-2 text-on-accent focus:translate-y-0"
				>
					<Trans>Skip to the content</Trans>
				</a>
				<Navbar />
				<NoticeWithoutScript />
				<Main>{children}</Main>
				<Footer />
				<Ask load={loadAssistant} />
				<ToastRegion />
				<SignedInHouse />
				<PageWords />
				<ScrollRestoration nonce={nonce} />
				<Scripts nonce={nonce} />
			</body>
		</html>
	);
}

/** With scripts a toast says it. */
function NoticeWithoutScript() {
	const notice = useRootData()?.notice;
	useEffect(() => {
		// Signed out, be it before scripts ran: what this tab kept of what was typed goes too.
		try {
			if (notice) sessionStorage.clear();
		} catch {}
	}, [notice]);
	return notice ? (
		<noscript>
			<p role="status" className="bg-accent-soft px-4 py-3 text-center">
				<Trans>Signed Out</Trans>
			</p>
		</noscript>
	) : null;
}

/** Fetched where it is needed: what broke must be told without the network, what is not there was told by it. */
const NotFoundPage = import.meta.env.SSR
	? (await import("./components/not-found-page.tsx")).NotFoundPage
	: lazy(() => import("./components/not-found-page.tsx").then(({ NotFoundPage }) => ({ default: NotFoundPage })));

/** What only the signed-in need, fetched after the page: the session client and the greeting. */
const SignedIn = lazy(() => import("./components/signed-in.tsx").then(({ SignedIn }) => ({ default: SignedIn })));

/** Fetched where somebody asks, or has asked on the page before. */
const loadAssistant = () => import("./components/assistant/assistant.tsx");

function SignedInHouse() {
	const person = usePerson();
	const [isHydrated, setHydrated] = useState(false);
	useEffect(() => setHydrated(true), []);
	const wasSignedIn = useRef(false);
	wasSignedIn.current ||= person !== null;
	return isHydrated && wasSignedIn.current ? (
		<Suspense>
			<SignedIn person={person} />
		</Suspense>
	) : null;
}

const onlyWhen = (theme: string, scheme: "light" | "dark") =>
	theme === "system" ? { media: `(prefers-color-scheme: ${scheme})` } : {};

/** Takes the focus when the page changes, so that keyboards and screen readers start at its beginning. */
function Main({ children }: { children: React.ReactNode }) {
	const main = useRef<HTMLElement>(null);
	const { pathname, hash } = useLocation();
	const { state, formMethod } = useNavigation();
	const wasSent = useRef(false);
	const shownPath = useRef(pathname);
	useEffect(() => {
		if (state !== "idle") wasSent.current = formMethod === "POST";
	}, [state, formMethod]);
	useEffect(() => {
		if (shownPath.current === pathname) return;
		shownPath.current = pathname;
		// A form keeps its place on its own page; the page that follows it begins at its top.
		if (wasSent.current && !hash) scrollTo(0, 0);

		// A notice of what has just been done may have it already.
		if (!document.activeElement?.hasAttribute("data-alert")) main.current?.focus({ preventScroll: true });
	}, [pathname, hash]);
	return (
		<main ref={main} id="main" tabIndex={-1} className="flex-1 outline-none">
			{children}
		</main>
	);
}

export default function App() {
	return (
		<>
			<Outlet />
			{useIsSlowNavigation() && <LoadingScreen />}
		</>
	);
}

const patienceMs = 200;

/** Whether another page (not another query of this one) has been awaited for long enough to say so. */
function useIsSlowNavigation() {
	const { state, location } = useNavigation();
	const { pathname } = useLocation();
	const awaited = state === "loading" && location.pathname !== pathname ? location.pathname : null;
	const [isSlow, setIsSlow] = useState(false);
	useEffect(() => {
		if (awaited === null) return;
		const timer = setTimeout(() => setIsSlow(true), patienceMs);
		return () => {
			clearTimeout(timer);
			setIsSlow(false);
		};
	}, [awaited]);
	return isSlow && awaited !== null;
}

export function ErrorBoundary() {
	const error = useRouteError();
	const requestId = useRootData()?.requestId ?? null;
	return isNotFound(error) ? (
		<Suspense>
			<NotFoundPage />
		</Suspense>
	) : (
		<ErrorPage status={isRouteErrorResponse(error) ? error.status : 500} requestId={requestId} />
	);
}
