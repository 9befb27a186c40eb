import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useNavigate, useRevalidator } from "@remix-run/react";
import { Bell as BellIcon, Bookmark, CalendarClock, LogOut, MessageSquare, ShieldCheck, UserRound } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useUnread } from "../live.ts";
import { type Person, useSite } from "../root-data.ts";
import { dropAllDrafts } from "./form/drafts.ts";
import { Bell, UnreadBadge } from "./notifications/bell.tsx";
import { Button, buttonClass } from "./ui/button.tsx";
import { classes } from "./ui/classes.ts";
import { Popover } from "./ui/popover.tsx";
import { Portrait } from "./ui/portrait.tsx";
import { toast } from "./ui/toast.ts";

/** The right end of the bar for who is signed in: messages, notifications and the menu behind their picture. */
export function AccountMenu({ person }: { person: Person }) {
	const { t } = useLingui();
	const { messages: unread } = useUnread(person);
	const messages = unread > 0 ? t`Messages, ${plural(unread, { one: "# unread", other: "# unread" })}` : t`Messages`;
	return (
		<>
			<Link
				to="/messages"
				aria-label={messages}
				title={messages}
				className={classes(buttonClass({ kind: "plain", size: "icon" }), "max-sm:hidden")}
			>
				<span className="relative">
					<MessageSquare aria-hidden="true" className="size-5" />
					<span className="absolute start-2.5 -top-2.5 grid w-max">
						<UnreadBadge count={unread} />
					</span>
				</span>
			</Link>
			<Bell person={person} />
			<Popover
				label={t`Your account`}
				icon={
					<Portrait
						id={person.user_id}
						name={person.full_name ?? person.email ?? ""}
						size="small"
						photo={person.avatar_url && `/${person.avatar_url}`}
						className="rounded-full!"
					/>
				}
				className="hidden xl:block"
				panelClassName="end-0 top-full mt-3 w-72 rounded-card border px-2! py-2! shadow-floating"
			>
				<Who person={person} />
				<AccountNav person={person} className="rounded-control px-3 py-2.5 hover:bg-accent-soft" />
			</Popover>
		</>
	);
}

/** The same in the mobile menu. */
export function AccountLinks({ person }: { person: Person }) {
	return (
		<div className="rounded-card border border-line p-2">
			<Who person={person} />
			<AccountNav person={person} className="rounded-control px-3 py-3 hover:bg-accent-soft" />
		</div>
	);
}

function Who({ person }: { person: Person }) {
	return (
		<p className="mb-1 border-b border-line px-3 pt-1 pb-3">
			<bdi className="block truncate font-medium">{person.full_name ?? person.email}</bdi>
			{person.full_name && <bdi className="block truncate text-sm text-muted">{person.email}</bdi>}
			{person.owes_factor && (
				<Link to="/auth?step=factor" className="mt-1 block text-sm text-accent underline underline-offset-4">
					<Trans>Enter your code to finish signing in</Trans>
				</Link>
			)}
		</p>
	);
}

function AccountNav({ person, className }: { person: Person; className: string }) {
	const { t } = useLingui();
	const unread = useUnread(person);
	return (
		<>
			<nav aria-label={t`Your account`} className="grid">
				<Item to="/profile" icon={<UserRound />} className={className}>
					<Trans>Profile Settings</Trans>
				</Item>
				<Item to="/bookmarks" icon={<Bookmark />} className={className}>
					<Trans>My Bookmarks</Trans>
				</Item>
				<Item to="/appointments" icon={<CalendarClock />} className={className}>
					<Trans>My Appointments</Trans>
				</Item>
				{person.role === "admin" && (
					<Item to="/admin" icon={<ShieldCheck />} className={className}>
						<Trans>Admin Dashboard</Trans>
					</Item>
				)}
				<Item to="/messages" icon={<MessageSquare />} className={className}>
					<Trans>Messages</Trans>
					<UnreadBadge count={unread.messages} />
				</Item>
				<Item to="/notifications" icon={<BellIcon />} className={classes("xl:hidden", className)}>
					<Trans>Notifications</Trans>
					<UnreadBadge count={unread.notifications} />
				</Item>
			</nav>
			<SignOut />
		</>
	);
}

function Item({
	to,
	icon,
	className,
	children,
}: {
	to: string;
	icon: ReactNode;
	className: string;
	children: ReactNode;
}) {
	return (
		<Link to={to} className={classes("flex items-center gap-3", className)}>
			<span aria-hidden="true" className="text-muted [&>svg]:size-5">
				{icon}
			</span>
			{children}
		</Link>
	);
}

/** A form, so that it works without scripts; with them a toast says how it went. */
function SignOut() {
	const { t } = useLingui();
	const site = useSite();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const [isBusy, setBusy] = useState(false);
	const onSubmit = async (event: FormEvent) => {
		event.preventDefault();
		setBusy(true);
		try {
			const { sessionClient } = await import("../session-client.ts");
			await sessionClient(site).signOut();
			dropAllDrafts();
			toast({ title: t`Signed Out`, kind: "success" });
			navigate("/");
			revalidate();
		} catch {
			setBusy(false);
			toast({ title: t`Error`, description: t`Failed to sign out`, kind: "error" });
		}
	};
	return (
		<form method="post" action="/auth/sign-out" onSubmit={onSubmit} className="mt-1 border-t border-line pt-1">
			<Button type="submit" kind="plain" isBusy={isBusy} className="w-full justify-start! gap-3! px-3! font-normal!">
				<LogOut aria-hidden="true" className="size-5 text-muted rtl:-scale-x-100" />
				<Trans>Sign Out</Trans>
			</Button>
		</form>
	);
}
