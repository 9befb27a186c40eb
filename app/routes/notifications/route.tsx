import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, Link, useLoaderData } from "@remix-run/react";
import { listNotifications } from "#domain/notices/notifications.server.ts";
import { notificationQuery } from "#domain/notices/notifications.ts";
import type { NotificationType } from "#domain/profiles/notification-preferences.ts";
import { Announcement } from "../../components/form/action-form.tsx";
import { keepingTyped } from "../../components/form/answer.ts";
import { useLastAnswer } from "../../components/form/last-answer.ts";
import { notificationTypeNames, notificationTypes } from "../../components/notifications/type-names.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";
import { action, type Changed } from "./actions.server.ts";
import { BrowserNotifications } from "./browser-notifications.tsx";
import { Days } from "./days.tsx";
import { useList } from "./use-list.ts";

export { action };

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	// An address that cannot be read shows what the page shows without it.
	const asked = notificationQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams)).data ?? {};
	const [page, zone] = await Promise.all([
		listNotifications(context, person, asked),
		readerZoneOf(request, context, "UTC"),
	]);
	const { type = null, unread: isUnreadOnly = false, cursor = null } = asked;
	return { ...page, type, isUnreadOnly, cursor, zone, now: context.now().toISOString() };
}

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Changed>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Notifications`,
		description: msg`What has changed for you, newest first.`,
		path: "/notifications",
		noindex: true,
	});

const pathOf = (type: NotificationType | null, isUnreadOnly: boolean, cursor: string | null = null) => {
	const query = new URLSearchParams({
		...(type && { type }),
		...(isUnreadOnly && { unread: "true" }),
		...(cursor && { cursor }),
	});
	return `/notifications${query.size > 0 ? `?${query}` : ""}`;
};

const bulk = "chosen";

export default function Notifications() {
	const { t, i18n } = useLingui();
	const shown = useLoaderData<typeof loader>();
	const answer = useLastAnswer<Changed>();
	const { type, isUnreadOnly, cursor, zone } = shown;
	const hasDeleted = answer?.intent === "delete" && answer.outcome === "saved" && answer.ids.length > 0;
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="mx-auto max-w-[52rem]">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
					<h1 className="text-2xl">
						<Trans>Notifications</Trans>
					</h1>
					<Link to="/profile/notifications" className="min-h-6 text-accent underline underline-offset-4">
						<Trans>What we tell you, and where</Trans>
					</Link>
				</div>
				<nav aria-label={t`Filters`} className="mt-5 grid gap-3">
					<ul className="flex flex-wrap gap-2">
						<li>
							<ChipLink to={pathOf(type, false)} isCurrent={!isUnreadOnly}>
								<Trans>Read and unread</Trans>
							</ChipLink>
						</li>
						<li>
							<ChipLink to={pathOf(type, true)} isCurrent={isUnreadOnly}>
								<Trans>Unread only</Trans>
							</ChipLink>
						</li>
					</ul>
					<ul className="flex flex-wrap gap-2">
						<li>
							<ChipLink to={pathOf(null, isUnreadOnly)} isCurrent={type === null}>
								<Trans>All kinds</Trans>
							</ChipLink>
						</li>
						{notificationTypes.map((one) => (
							<li key={one}>
								<ChipLink to={pathOf(one, isUnreadOnly)} isCurrent={type === one}>
									{i18n._(notificationTypeNames[one])}
								</ChipLink>
							</li>
						))}
					</ul>
				</nav>
				<ReaderZoneLine zone={zone} at={shown.now} className="mt-4" />
				<BrowserNotifications className="mt-4" />
				<Announcement
					intents={["read_all"]}
					answer={answer}
					saved={{
						title: t`All notifications marked as read`,
						description: t`Your notification list has been cleared`,
					}}
					failed={{ title: t`Error`, description: t`Failed to mark notifications as read` }}
				/>
				<Failures answer={answer} />
				{hasDeleted && (
					<Notice kind="good" className="sticky top-[calc(var(--header-height)+0.5rem)] z-10 mt-4">
						<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
							<span>
								<Trans>Deleted.</Trans>
							</span>
							{answer.ids.map((id) => (
								<input key={id} type="hidden" name="id" value={id} />
							))}
							<SubmitButton intent="restore" kind="link">
								<Trans>Undo</Trans>
							</SubmitButton>
						</Form>
					</Notice>
				)}
				<List key={pathOf(type, isUnreadOnly, cursor)} page={shown} answer={answer} />
			</div>
		</div>
	);
}

/** What matches the filters, and what can be done with it. */
function List({
	page,
	answer,
}: {
	page: ReturnType<typeof useLoaderData<typeof loader>>;
	answer: Changed | undefined;
}) {
	const { type, isUnreadOnly, cursor, unread, zone } = page;
	const { list, older } = useList(page, answer);
	return list.length > 0 ? (
		<>
			<Form
				id={bulk}
				method="post"
				preventScrollReset
				className="mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-4"
			>
				<span className="text-sm text-muted">
					<Trans>The ticked ones:</Trans>
				</span>
				<SubmitButton intent="read" kind="quiet" size="small">
					<Trans>Mark as read</Trans>
				</SubmitButton>
				<SubmitButton intent="delete" kind="quiet" size="small">
					<Trans>Delete</Trans>
				</SubmitButton>
				{unread > 0 && (
					<SubmitButton intent="read_all" kind="link" className="ms-auto">
						<Trans>Mark all read</Trans>
					</SubmitButton>
				)}
			</Form>
			<Days list={list} zone={zone.zone} now={Date.parse(page.now)} bulk={bulk} />
			{older.cursor && (
				<p className="mt-6 text-center">
					<Link
						to={pathOf(type, isUnreadOnly, older.cursor)}
						onClick={(event) => {
							if (event.metaKey || event.ctrlKey || event.shiftKey) return;
							event.preventDefault();
							older.load(pathOf(type, isUnreadOnly, older.cursor));
						}}
						aria-busy={older.isLoading}
						className="inline-flex min-h-11 items-center rounded-control border border-control px-4 font-medium hover:border-accent hover:bg-accent-soft aria-busy:opacity-60"
					>
						{older.isLoading ? <Trans>Loading…</Trans> : <Trans>Show older ones</Trans>}
					</Link>
				</p>
			)}
		</>
	) : (
		<EmptyState
			className="mt-6"
			title={
				type === null && !isUnreadOnly && cursor === null ? (
					<Trans>Nothing here yet</Trans>
				) : (
					<Trans>Nothing of this kind</Trans>
				)
			}
			description={<Trans>We tell you here when an appointment changes, someone writes to you or answers you.</Trans>}
		>
			{(type !== null || isUnreadOnly || cursor !== null) && (
				<ChipLink to="/notifications">
					<Trans>Show all</Trans>
				</ChipLink>
			)}
		</EmptyState>
	);
}

/** What went wrong with the others. */
function Failures({ answer }: { answer: Changed | undefined }) {
	const { t } = useLingui();
	const isOfDelete = answer?.intent === "delete";
	const mine = answer && answer.intent !== "read_all" && answer.outcome !== "saved" ? answer : null;
	if (mine?.outcome === "invalid") {
		return (
			<Notice kind="bad" className="mt-4">
				<Trans>Tick the ones you mean first.</Trans>
			</Notice>
		);
	}
	return (
		<Announcement
			intents={["read", "delete", "restore", "open"]}
			answer={mine}
			failed={{
				title: t`Error`,
				description: isOfDelete ? t`Failed to delete notification` : t`Failed to mark notifications as read`,
			}}
		/>
	);
}
