import { Trans, useLingui } from "@lingui/react/macro";
import { Link, NavLink } from "@remix-run/react";
import { CalendarDays, Clock, House, Tags } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

/** What stands around every page of the business area: whose it is, and the way to the others. */
export function Frame({
	practice: { id, name },
	pending = 0,
	children,
}: {
	practice: { id: string; name: string };
	/** Requests that wait; shown beside their tab. */
	pending?: number;
	children: ReactNode;
}) {
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<div className="min-w-0">
					<h1 className="text-2xl">
						<Trans>Your practice</Trans>
					</h1>
					<p className="text-muted">
						<bdi>{name}</bdi>
					</p>
				</div>
				<Link to={`/business/${id}`} className="py-1 text-accent underline underline-offset-4">
					<Trans>Your public profile</Trans>
				</Link>
			</div>
			<Tabs pending={pending} />
			<div className="mt-8 min-w-0">{children}</div>
		</div>
	);
}

/** One line that scrolls where it is narrow, the current tab in sight. */
function Tabs({ pending }: { pending: number }) {
	const { t } = useLingui();
	const nav = useRef<HTMLElement>(null);
	useEffect(() => {
		const current = nav.current?.querySelector<HTMLElement>("[aria-current=page]");
		if (!nav.current || !current) return;
		const line = nav.current.getBoundingClientRect();
		const tab = current.getBoundingClientRect();
		nav.current.scrollBy({ left: (tab.left + tab.right - line.left - line.right) / 2 });
	}, []);
	const tabs = [
		{ to: "/business", words: t`Today`, Icon: House },
		{ to: "/business/calendar", words: t`Calendar`, Icon: CalendarDays },
		{ to: "/business/hours", words: t`Hours`, Icon: Clock },
		{ to: "/business/services", words: t`Services and fees`, Icon: Tags },
	];
	return (
		<nav
			ref={nav}
			aria-label={t`Your practice`}
			className="relative -mx-4 mt-6 [scrollbar-width:none] overflow-x-auto border-b border-line px-4 sm:-mx-8 sm:px-8 lg:mx-0 lg:px-0"
		>
			<ul className="flex w-max gap-1 pe-4">
				{tabs.map(({ to, words, Icon }) => (
					<li key={to}>
						<NavLink
							to={to}
							end
							className="flex min-h-11 items-center gap-2 border-b-3 border-transparent px-3 whitespace-nowrap text-muted hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent"
						>
							<Icon aria-hidden="true" className="size-5 shrink-0 max-sm:hidden" />
							{words}
							{to === "/business" && pending > 0 && (
								<span className="grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm font-medium text-on-accent tabular-nums">
									{pending}
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

/** A part of such a page. */
export function Part({
	id,
	title,
	lead,
	children,
}: {
	id: string;
	title: ReactNode;
	lead?: ReactNode;
	children: ReactNode;
}) {
	return (
		<section id={id} aria-labelledby={`${id}-title`} className="min-w-0">
			<h2 id={`${id}-title`} tabIndex={-1} className="text-xl">
				{title}
			</h2>
			{lead && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
			<div className="mt-4">{children}</div>
		</section>
	);
}
