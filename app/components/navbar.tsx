import { Trans, useLingui } from "@lingui/react/macro";
import { Link, NavLink } from "@remix-run/react";
import { Menu, Settings2, X } from "lucide-react";
import { lazy, Suspense } from "react";
import { usePerson } from "../root-data.ts";
import * as account from "./account-menu.tsx";
import { LanguageSwitch, ThemeSwitch } from "./preference-switches.tsx";
import { QuickExit } from "./quick-exit.tsx";
import { SearchForm } from "./search-form.tsx";
import { Logo } from "./ui/arcs.tsx";
import { ButtonLink } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";
import { Popover } from "./ui/popover.tsx";

/** Sent to who is signed in only. The server draws it at once; the browser fetches what makes it move. */
const AccountMenu = import.meta.env.SSR
	? account.AccountMenu
	: lazy(() => import("./account-menu.tsx").then(({ AccountMenu }) => ({ default: AccountMenu })));
const AccountLinks = import.meta.env.SSR
	? account.AccountLinks
	: lazy(() => import("./account-menu.tsx").then(({ AccountLinks }) => ({ default: AccountLinks })));

const menuLink = "border-b border-line py-3 font-serif text-xl hover:text-accent aria-[current=page]:text-accent";

/** The bar at the top of every page. Below 1280 px its links stand in a menu. */
export function Navbar() {
	const { t } = useLingui();
	const person = usePerson();
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
			<div className="page-width flex h-(--header-height) items-center gap-2 sm:gap-3">
				<Link
					to="/"
					className={classes(
						"-ms-1.5 flex shrink-0 rounded-control p-1",
						// The bell needs the room of the name.
						person && "max-[23.4rem]:[&_.wordmark]:w-0",
					)}
				>
					<Logo />
					<span className="sr-only">
						<Trans>, to the home page</Trans>
					</span>
				</Link>
				<SearchForm className="ms-3 max-w-64 min-w-0 flex-1 max-md:hidden" />
				<nav aria-label={t`Main`} className="ms-2 hidden items-center gap-1 xl:flex">
					<PageLinks className="rounded-control px-2 py-2 whitespace-nowrap hover:text-accent aria-[current=page]:font-medium aria-[current=page]:text-accent" />
				</nav>
				<div className="ms-auto flex items-center gap-1 sm:gap-2">
					<QuickExit />
					<Popover
						label={t`Language and theme`}
						icon={<Settings2 aria-hidden="true" className="size-5" />}
						className="hidden xl:block"
						panelClassName="end-0 top-full mt-3 w-max rounded-card border shadow-floating"
					>
						<Switches />
					</Popover>
					{person ? (
						<Suspense>
							<AccountMenu person={person} />
						</Suspense>
					) : (
						<>
							<ButtonLink to="/auth" kind="plain" className="whitespace-nowrap max-xl:hidden">
								<Trans>Sign In</Trans>
							</ButtonLink>
							<ButtonLink to="/auth?mode=signup" className="whitespace-nowrap max-sm:hidden">
								<Trans>Get Started</Trans>
							</ButtonLink>
						</>
					)}
					<Popover
						label={t`Menu`}
						icon={
							<>
								<Menu aria-hidden="true" className="size-6 group-open:hidden" />
								<X aria-hidden="true" className="hidden size-6 group-open:block" />
							</>
						}
						className="xl:hidden"
						panelClassName="inset-x-0 top-(--header-height) max-h-[calc(100dvh-var(--header-height))] overflow-y-auto border-y"
					>
						<MobileMenu />
					</Popover>
				</div>
			</div>
		</header>
	);
}

function MobileMenu() {
	const { t } = useLingui();
	const person = usePerson();
	return (
		<div className="mx-auto grid max-w-160 gap-5 pb-2">
			<SearchForm className="md:hidden" />
			<nav aria-label={t`Main`} className="grid">
				<PageLinks className={menuLink} />
				<NavLink to="/help" discover="none" className={menuLink}>
					<Trans>Help</Trans>
				</NavLink>
			</nav>
			{person ? (
				<Suspense>
					<AccountLinks person={person} />
				</Suspense>
			) : (
				<div className="grid grid-cols-2 gap-3">
					<ButtonLink to="/auth" kind="quiet">
						<Trans>Sign In</Trans>
					</ButtonLink>
					<ButtonLink to="/auth?mode=signup">
						<Trans>Get Started</Trans>
					</ButtonLink>
				</div>
			)}
			<Switches />
		</div>
	);
}

function PageLinks({ className }: { className: string }) {
	return (
		<>
			<NavLink to="/business" end discover="none" className={className}>
				<Trans>Business</Trans>
			</NavLink>
			<NavLink to="/community" discover="none" className={className}>
				<Trans>Community</Trans>
			</NavLink>
			<NavLink to="/news" discover="none" className={className}>
				<Trans>News</Trans>
			</NavLink>
			<NavLink to="/about" discover="none" className={className}>
				<Trans>About</Trans>
			</NavLink>
		</>
	);
}

function Switches() {
	return (
		<div className="flex flex-wrap gap-3">
			<LanguageSwitch />
			<ThemeSwitch />
		</div>
	);
}
