import { Trans, useLingui } from "@lingui/react/macro";
import { Link, NavLink, useLocation } from "@remix-run/react";
import { Menu, Settings2, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { LanguageSwitch, ThemeSwitch } from "./preference-switches.tsx";
import { QuickExit } from "./quick-exit.tsx";
import { SearchForm } from "./search-form.tsx";
import { Logo } from "./ui/arcs.tsx";
import { ButtonLink, buttonClass } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";

/** The bar at the top of every page. Below 1280 px its links stand in a menu. */
export function Navbar() {
	const { t } = useLingui();
	return (
		<header className="sticky top-0 z-30 border-b border-line bg-surface print:static">
			<div className="page-width flex h-(--header-height) items-center gap-2 sm:gap-3">
				<Link to="/" className="-ms-1.5 flex rounded-control p-1">
					<Logo />
					<span className="sr-only">
						<Trans>, to the home page</Trans>
					</span>
				</Link>
				<SearchForm className="ms-3 max-w-64 min-w-0 flex-1 max-md:hidden" />
				<nav aria-label={t`Main`} className="ms-2 hidden items-center gap-1 xl:flex">
					<PageLinks className="rounded-control px-2.5 py-2 whitespace-nowrap hover:text-accent aria-[current=page]:font-medium aria-[current=page]:text-accent" />
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
					<ButtonLink to="/auth" kind="plain" className="whitespace-nowrap max-xl:hidden">
						<Trans>Sign In</Trans>
					</ButtonLink>
					<ButtonLink to="/auth?mode=signup" className="whitespace-nowrap max-sm:hidden">
						<Trans>Get Started</Trans>
					</ButtonLink>
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
	return (
		<div className="mx-auto grid max-w-160 gap-5 pb-20 md:pb-2">
			<SearchForm className="md:hidden" />
			<nav aria-label={t`Main`} className="grid">
				<PageLinks className="border-b border-line py-3 font-serif text-xl hover:text-accent aria-[current=page]:text-accent" />
			</nav>
			<div className="grid grid-cols-2 gap-3">
				<ButtonLink to="/auth" kind="quiet">
					<Trans>Sign In</Trans>
				</ButtonLink>
				<ButtonLink to="/auth?mode=signup">
					<Trans>Get Started</Trans>
				</ButtonLink>
			</div>
			<Switches />
		</div>
	);
}

function PageLinks({ className }: { className: string }) {
	return (
		<>
			<NavLink to="/business" end className={className}>
				<Trans>Business</Trans>
			</NavLink>
			<NavLink to="/community" className={className}>
				<Trans>Community</Trans>
			</NavLink>
			<NavLink to="/news" className={className}>
				<Trans>News</Trans>
			</NavLink>
			<NavLink to="/about" className={className}>
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

/** A button with a panel under it. `<details>`: opens without scripts; with them it closes on Escape, outside and on the next page. */
function Popover({
	label,
	icon,
	className,
	panelClassName,
	children,
}: {
	label: string;
	icon: ReactNode;
	className: string;
	panelClassName: string;
	children: ReactNode;
}) {
	const details = useRef<HTMLDetailsElement>(null);
	const { key } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: going somewhere is what closes it
	useEffect(() => {
		if (details.current) details.current.open = false;
	}, [key]);
	useEffect(() => {
		const onPress = (event: PointerEvent) => {
			if (details.current && !details.current.contains(event.target as Node)) details.current.open = false;
		};
		addEventListener("pointerdown", onPress);
		return () => removeEventListener("pointerdown", onPress);
	}, []);
	const onKeyDown: ComponentProps<"details">["onKeyDown"] = (event) => {
		if (event.key !== "Escape" || !details.current?.open) return;
		details.current.open = false;
		details.current.querySelector("summary")?.focus();
	};
	return (
		<details ref={details} onKeyDown={onKeyDown} className={classes("group relative max-xl:static", className)}>
			<summary aria-label={label} title={label} className={buttonClass({ kind: "plain", size: "icon" })}>
				{icon}
			</summary>
			<div className={classes("absolute z-30 border-line bg-surface p-4 sm:px-8", panelClassName)}>{children}</div>
		</details>
	);
}
