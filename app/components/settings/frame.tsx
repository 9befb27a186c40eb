import { Trans } from "@lingui/react/macro";
import { NavLink, useLocation } from "@remix-run/react";
import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../ui/classes.ts";

type Tab = {
	to: string;
	words: string;
	Icon: LucideIcon;
	/** How many things there wait for an answer; shown where there are any. */
	pending?: number;
};

/**
 * What stands around pages that belong together: whose they are, and a tab for each of them. The first of the tabs is
 * the page that the addresses of the others begin with. `isBeside`: where there is room the tabs stand beside the page,
 * which keeps its place when another is chosen; `isWide`: the page takes the rest of the width.
 */
export function SettingsFrame({
	title,
	name,
	portrait,
	link,
	tabs,
	isBeside = false,
	isWide = false,
	children,
}: {
	title: string;
	name: ReactNode;
	portrait?: ReactNode;
	link?: ReactNode;
	tabs: readonly Tab[];
	isBeside?: boolean;
	isWide?: boolean;
	children: ReactNode;
}) {
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<div className="flex min-w-0 items-center gap-4">
					{portrait}
					<div className="min-w-0">
						<h1 className="text-2xl">{title}</h1>
						<p className="text-muted">{name}</p>
					</div>
				</div>
				{link}
			</div>
			<div
				className={classes(
					"mt-6 grid gap-y-8",
					isBeside && "gap-x-12 lg:mt-10",
					isBeside && (isWide ? "lg:grid-cols-[15.5rem_minmax(0,1fr)]" : "lg:grid-cols-[17rem_minmax(0,44rem)]"),
				)}
			>
				<Tabs label={title} tabs={tabs} isBeside={isBeside} />
				<div className="min-w-0">{children}</div>
			</div>
		</div>
	);
}

/** One line that scrolls where it is narrow, the current tab in sight. */
function Tabs({ label, tabs, isBeside }: { label: string; tabs: readonly Tab[]; isBeside: boolean }) {
	const nav = useRef<HTMLElement>(null);
	const { pathname } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another tab is what moves the line
	useEffect(() => {
		const current = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
		if (!nav.current || !current) return;
		const line = nav.current.getBoundingClientRect();
		const tab = current.getBoundingClientRect();
		nav.current.scrollBy({ left: (tab.left + tab.right - line.left - line.right) / 2 });
	}, [pathname]);
	return (
		<nav
			ref={nav}
			aria-label={label}
			className={classes(
				"relative -mx-4 [scrollbar-width:none] overflow-x-auto border-b border-line px-4 sm:-mx-8 sm:px-8 lg:mx-0 lg:overflow-visible lg:px-0",
				isBeside && "lg:self-start lg:border-0",
			)}
		>
			<ul className={classes("flex w-max gap-1 pe-4 lg:w-auto lg:flex-wrap lg:gap-x-0 lg:pe-0", isBeside && "lg:grid")}>
				{tabs.map(({ to, words, Icon, pending = 0 }) => (
					<li key={to}>
						<NavLink
							to={to}
							end={to === tabs[0]?.to}
							preventScrollReset={isBeside}
							className={classes(
								"flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 whitespace-nowrap text-muted hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent",
								!isBeside && "lg:px-2.5",
								isBeside &&
									"lg:gap-2.5 lg:rounded-control lg:border-0 lg:whitespace-normal lg:hover:bg-accent-soft lg:aria-[current=page]:bg-accent-soft",
							)}
						>
							<Icon
								aria-hidden="true"
								className={classes("size-5 shrink-0", isBeside ? "max-lg:hidden" : "max-sm:hidden")}
							/>
							{words}
							{pending > 0 && (
								<span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm font-medium text-on-accent tabular-nums">
									{pending > 99 ? "99+" : pending}
									<span className="sr-only">
										{" "}
										<Trans>to answer</Trans>
									</span>
								</span>
							)}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
