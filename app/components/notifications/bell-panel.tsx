import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { QueryClientProvider, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Trash2 } from "lucide-react";
import { useEffect, useState } from "react";
import { notificationsPerPage } from "#domain/notices/limits.ts";
import type { Notification, NotificationPage } from "#domain/notices/notifications.server.ts";
import { askApi } from "../../ask-api.ts";
import { onLiveEvent } from "../../live.ts";
import { makeQueryClient } from "../../query-client.ts";
import { returnPath } from "../../return-path.ts";
import { Button } from "../ui/button.tsx";
import { classes } from "../ui/classes.ts";
import { toast } from "../ui/toast.ts";
import { applied } from "./changes.ts";
import { LinesSkeleton } from "./lines-skeleton.tsx";
import { TimeAgo } from "./time-ago.tsx";
import { TypeIcon } from "./type-icon.tsx";

/** One for as long as the page lives: what was fetched once is there at once the next time. */
const client = makeQueryClient();

const keyOf = (userId: string) => ["notifications", userId];

/** The header by which a read begins where the database knows of an event. */
const bookmarkHeader = "X-D1-Bookmark";
let bookmark: string | null = null;

/** Events count while the panel is closed too. */
onLiveEvent((event) => {
	bookmark = event.bookmark ?? bookmark;
	for (const [key, page] of client.getQueriesData<NotificationPage>({ queryKey: ["notifications"] })) {
		if (!page) continue;
		const list = applied(page.notifications, event, { isWhole: page.next_cursor === null });
		if (list === null) client.invalidateQueries({ queryKey: key });
		else {
			const notifications = list.slice(0, notificationsPerPage);
			client.setQueryData(key, { ...page, notifications, unread: event.unread.notifications });
		}
	}
});

/** The last twenty, newest first. */
export function BellPanel({ userId, unread }: { userId: string; unread: number }) {
	return (
		<QueryClientProvider client={client}>
			<Latest userId={userId} unread={unread} />
		</QueryClientProvider>
	);
}

function Latest({ userId, unread }: { userId: string; unread: number }) {
	const { t } = useLingui();
	const { data, isError, refetch } = useQuery({
		queryKey: keyOf(userId),
		queryFn: () =>
			askApi<NotificationPage>("/api/notifications", bookmark ? { headers: { [bookmarkHeader]: bookmark } } : {}),
	});
	const now = useMinute();
	const change = useChange(userId);
	const listed = data?.unread ?? unread;
	// A page may know more than the list that was kept: without sockets every new page does.
	const isOld = listed !== unread;
	useEffect(() => {
		if (isOld) refetch();
	}, [isOld, refetch]);
	return (
		<>
			<div className="flex min-h-12 items-center justify-between gap-3 border-b border-line px-4">
				<h2 className="font-sans text-base font-medium tracking-normal">
					<Trans>Notifications</Trans>
				</h2>
				{listed > 0 && (
					<Button
						kind="link"
						className="text-sm"
						onClick={() =>
							change({ kind: "read_all" }, () =>
								toast({
									title: t`All notifications marked as read`,
									description: t`Your notification list has been cleared`,
									kind: "success",
								}),
							)
						}
					>
						<Trans>Mark all read</Trans>
					</Button>
				)}
			</div>
			<div className="overflow-y-auto overscroll-contain">
				{data ? (
					<ul>
						{data.notifications.map((one) => (
							<Line key={one.id} notification={one} now={now} change={change} />
						))}
					</ul>
				) : (
					!isError && <LinesSkeleton />
				)}
				{data?.notifications.length === 0 && (
					<p className="px-4 py-8 text-center text-muted">
						<Trans>Nothing here yet. We tell you here when something changes.</Trans>
					</p>
				)}
				{isError && !data && (
					<div role="alert" className="grid justify-items-center gap-3 px-4 py-6 text-center">
						<p>
							<Trans>Your notifications could not be loaded.</Trans>
						</p>
						<Button kind="quiet" size="small" onClick={() => refetch()}>
							<Trans>Try again</Trans>
						</Button>
					</div>
				)}
			</div>
		</>
	);
}

type Change = { kind: "read" | "delete"; id: string } | { kind: "read_all" };
type MakeChange = (change: Change, onDone?: () => void) => void;

function Line({ notification, now, change }: { notification: Notification; now: number; change: MakeChange }) {
	const { t } = useLingui();
	const { id, type, title, message, data, read_at, created_at } = notification;
	const isUnread = read_at === null;
	const text = (
		<>
			<span className={classes("block", isUnread && "font-medium")}>
				<bdi>{title}</bdi>
				{isUnread && (
					<span className="sr-only">
						{" "}
						<Trans>(unread)</Trans>
					</span>
				)}
			</span>
			<span className="line-clamp-2 text-sm text-muted">
				<bdi>{message}</bdi>
			</span>
			<span className="mt-0.5 block text-sm text-muted">
				<TimeAgo at={created_at} now={now} />
			</span>
		</>
	);
	return (
		<li className={classes("flex items-start gap-3 border-b border-line py-3 ps-4 pe-2", isUnread && "bg-accent-soft")}>
			<span className="pt-0.5">
				<TypeIcon type={type} />
			</span>
			<div className="min-w-0 flex-1 wrap-anywhere">
				{data.url ? (
					<Link
						to={returnPath(data.url)}
						className="block hover:text-accent"
						onClick={() => isUnread && change({ kind: "read", id })}
					>
						{text}
					</Link>
				) : (
					text
				)}
			</div>
			<span className="flex shrink-0">
				{isUnread && (
					<Button
						kind="plain"
						size="icon"
						aria-label={t`Mark as read: ${title}`}
						title={t`Mark as read`}
						onClick={() => change({ kind: "read", id })}
					>
						<Check aria-hidden="true" className="size-5" />
					</Button>
				)}
				<Button
					kind="plain"
					size="icon"
					aria-label={t`Delete: ${title}`}
					title={t`Delete`}
					onClick={() => change({ kind: "delete", id })}
				>
					<Trash2 aria-hidden="true" className="size-5" />
				</Button>
			</span>
		</li>
	);
}

/** Changes the list at once, and the server after it; where that fails the list is what the server holds. */
function useChange(userId: string): MakeChange {
	const { t } = useLingui();
	const queries = useQueryClient();
	const { mutate } = useMutation({
		mutationFn: (change: Change) =>
			change.kind === "read_all"
				? askApi<{ unread: number }>("/api/notifications", { method: "PATCH" })
				: askApi<{ unread: number }>(`/api/notifications/${change.id}`, {
						method: change.kind === "read" ? "PATCH" : "DELETE",
					}),
		onMutate: async (change) => {
			await queries.cancelQueries({ queryKey: keyOf(userId) });
			queries.setQueryData<NotificationPage>(keyOf(userId), (page) => page && changed(page, change));
		},
		onError: (_, { kind }) => {
			toast({
				title: t`Error`,
				description: kind === "delete" ? t`Failed to delete notification` : t`Failed to mark notifications as read`,
				kind: "error",
			});
			queries.invalidateQueries({ queryKey: keyOf(userId) });
		},
		onSuccess: ({ unread }) =>
			queries.setQueryData<NotificationPage>(keyOf(userId), (page) => page && { ...page, unread }),
	});
	return (change, onDone) => mutate(change, onDone ? { onSuccess: onDone } : {});
}

function changed(page: NotificationPage, change: Change): NotificationPage {
	const { notifications } = page;
	const isMeant = ({ id }: Notification) => change.kind === "read_all" || change.id === id;
	if (change.kind === "delete") return { ...page, notifications: notifications.filter((one) => !isMeant(one)) };
	const read_at = new Date().toISOString();
	return {
		...page,
		...(change.kind === "read_all" && { unread: 0 }),
		notifications: notifications.map((one) => (isMeant(one) ? { ...one, read_at: one.read_at ?? read_at } : one)),
	};
}

const minuteMs = 60_000;

/** The present, anew each minute. */
function useMinute() {
	const [now, setNow] = useState(Date.now);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), minuteMs);
		return () => clearInterval(timer);
	}, []);
	return now;
}
