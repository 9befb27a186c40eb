import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { NavLink, Outlet, useLocation } from "@remix-run/react";
import { Bell, Languages, Lock, ShieldCheck, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { Portrait } from "../../components/ui/portrait.tsx";
import { requirePerson } from "../../http.server.ts";
import { type PageHandle, usePerson } from "../../root-data.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	await requirePerson(context, request);
	return null;
}

export const handle: PageHandle = { isTool: true };

/** Profile Settings: who this is, and a tab for each thing that can be settled. */
export default function ProfileSettings() {
	const person = usePerson();
	const name = person?.full_name ?? person?.email ?? person?.phone ?? "";
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="flex items-center gap-4">
				{person && (
					<Portrait
						id={person.user_id}
						name={name}
						photo={person.avatar_url && `/${person.avatar_url}`}
						className="rounded-full!"
					/>
				)}
				<div className="min-w-0">
					<h1 className="text-2xl">
						<Trans>Profile Settings</Trans>
					</h1>
					<p className="truncate text-muted">
						<bdi>{name}</bdi>
					</p>
				</div>
			</div>
			<div className="mt-6 grid gap-x-12 gap-y-8 lg:mt-10 lg:grid-cols-[17rem_minmax(0,44rem)]">
				<Tabs />
				<div className="min-w-0">
					<Outlet />
				</div>
			</div>
		</div>
	);
}

/** Beside the page where there is room; on narrow screens one line that scrolls, the current tab in sight. */
function Tabs() {
	const { t } = useLingui();
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
	const tabs = [
		{ to: "/profile", words: t`Personal`, Icon: UserRound },
		{ to: "/profile/languages", words: t`Languages and preferences`, Icon: Languages },
		{ to: "/profile/security", words: t`Security`, Icon: ShieldCheck },
		{ to: "/profile/notifications", words: t`Notifications`, Icon: Bell },
		{ to: "/profile/privacy", words: t`Privacy`, Icon: Lock },
	];
	return (
		<nav
			ref={nav}
			aria-label={t`Profile Settings`}
			className="relative -mx-4 [scrollbar-width:none] overflow-x-auto border-b border-line px-4 sm:-mx-8 sm:px-8 lg:mx-0 lg:self-start lg:overflow-visible lg:border-0 lg:px-0"
		>
			<ul className="flex w-max gap-1 pe-4 lg:grid lg:w-auto lg:pe-0">
				{tabs.map(({ to, words, Icon }) => (
					<li key={to}>
						<NavLink
							to={to}
							end={to === "/profile"}
							preventScrollReset
							className="flex min-h-11 items-center gap-2.5 border-b-3 border-transparent px-3 whitespace-nowrap text-muted hover:text-accent aria-[current=page]:border-accent aria-[current=page]:font-medium aria-[current=page]:text-accent lg:rounded-control lg:border-0 lg:whitespace-normal lg:hover:bg-accent-soft lg:aria-[current=page]:bg-accent-soft"
						>
							<Icon aria-hidden="true" className="size-5 shrink-0 max-lg:hidden" />
							{words}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
