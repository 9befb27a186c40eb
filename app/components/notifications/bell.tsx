import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { Bell as BellIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useUnread } from "../../live.ts";
import type { Person } from "../../root-data.ts";
import { useFormats } from "../formats.ts";
import { Popover } from "../ui/popover.tsx";
import { LinesSkeleton } from "./lines-skeleton.tsx";

// Pure: else every page would bring the bell, whose bar names it for the server.
const BellPanel = /* @__PURE__ */ lazy(() =>
	import("./bell-panel.tsx").then(({ BellPanel }) => ({ default: BellPanel })),
);

/** The most that the badge counts (specification, 9). */
const mostCounted = 99;

/** How many are unread, in a dot on what it counts for. Said in the name of that. */
export function UnreadBadge({ count }: { count: number }) {
	const formats = useFormats();
	return count > 0 ? (
		<span
			aria-hidden="true"
			suppressHydrationWarning
			className="min-w-5 whitespace-nowrap rounded-full bg-action px-1 text-center text-xs leading-5 font-semibold text-on-action tabular-nums"
		>
			{count > mostCounted ? `${formats.number(mostCounted)}+` : formats.number(count)}
		</span>
	) : null;
}

/** The bell of the bar, and the last twenty behind it. Without scripts it leads to all of them. */
export function Bell({ person }: { person: Person }) {
	const { t } = useLingui();
	const { notifications: unread } = useUnread(person);
	const [isOpen, setOpen] = useState(false);
	const label =
		unread > 0 ? t`Notifications, ${plural(unread, { one: "# unread", other: "# unread" })}` : t`Notifications`;
	return (
		<Popover
			label={label}
			icon={
				<span className="relative">
					<BellIcon aria-hidden="true" className="size-5" />
					<span className="absolute start-2.5 -top-2.5 grid w-max">
						<UnreadBadge count={unread} />
					</span>
				</span>
			}
			className=""
			onToggle={setOpen}
			panelClassName="end-0 top-full mt-3 w-[26rem] rounded-card border p-0! shadow-floating max-xl:inset-x-0 max-xl:top-(--header-height) max-xl:mt-0 max-xl:w-auto max-xl:rounded-none max-xl:border-x-0"
		>
			<div className="mx-auto flex max-h-[min(38rem,calc(100dvh-var(--header-height)-1rem))] max-w-160 flex-col">
				{isOpen ? (
					<Suspense fallback={<LinesSkeleton />}>
						<BellPanel userId={person.user_id} unread={unread} />
					</Suspense>
				) : (
					<p className="border-b border-line px-4 py-3 font-medium">
						<Trans>Notifications</Trans>
					</p>
				)}
				<Link
					to="/notifications"
					className="m-1 flex min-h-11 shrink-0 items-center justify-center rounded-control font-medium text-accent hover:bg-accent-soft"
				>
					<Trans>View All Notifications</Trans>
				</Link>
			</div>
		</Popover>
	);
}
