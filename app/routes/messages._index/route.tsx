import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { textLimits } from "#domain/ground/text-limits.ts";
import { messageSearch, threadQuery } from "#domain/messages/messages.ts";
import { listThreads, searchMessages } from "#domain/messages/reading.server.ts";
import { messageTables } from "../../components/messages/thread-status.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import { requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { useLiveData } from "../../use-live-data.ts";
import { ThreadLine } from "./thread-line.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { searchParams } = new URL(request.url);
	const asked = Object.fromEntries(searchParams);
	const now = context.now().getTime();
	const search = messageSearch.safeParse(asked).data;
	if (search) {
		const found = await searchMessages(context, person, search);
		return { ...found, q: search.q, blocked: false, isFirst: !search.cursor, now };
	}
	// An address that was changed by hand shows the first page.
	const { blocked = false, cursor } = threadQuery.safeParse(asked).data ?? {};
	return { ...(await listThreads(context, person, { blocked, cursor })), q: "", blocked, isFirst: !cursor, now };
}

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Messages`,
		description: msg`What you and professionals write to one another.`,
		path: "/messages",
		noindex: true,
	});

const pathOf = (blocked: boolean, cursor: string | null = null, q = "") => {
	const query = new URLSearchParams({
		...(q && { q }),
		...(blocked && { blocked: "true" }),
		...(cursor && { cursor }),
	});
	return `/messages${query.size > 0 ? `?${query}` : ""}`;
};

export default function Messages() {
	const { t } = useLingui();
	const { threads, next_cursor, q, blocked, isFirst, now } = useLoaderData<typeof loader>();
	useLiveData(messageTables);
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="mx-auto max-w-[46rem]">
				<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
					<h1 className="text-2xl">
						<Trans>Messages</Trans>
					</h1>
					<nav aria-label={t`Which messages`}>
						<ul className="flex flex-wrap gap-2">
							<li>
								<ChipLink to={pathOf(false)} isCurrent={!blocked && !q}>
									<Trans>All</Trans>
								</ChipLink>
							</li>
							<li>
								<ChipLink to={pathOf(true)} isCurrent={blocked}>
									<Trans>Blocked</Trans>
								</ChipLink>
							</li>
						</ul>
					</nav>
				</div>
				<Form role="search" className="mt-5 flex items-end gap-2">
					<Field label={<Trans>Search your messages</Trans>} className="min-w-0 flex-1">
						{(control) => (
							<Input
								key={q}
								type="search"
								name="q"
								dir="auto"
								maxLength={textLimits.query}
								defaultValue={q}
								enterKeyHint="search"
								{...control}
							/>
						)}
					</Field>
					<Button type="submit" kind="quiet">
						<Trans>Search</Trans>
					</Button>
				</Form>
				{threads.length > 0 ? (
					<ul className="mt-6 divide-y divide-line overflow-clip rounded-card border border-line bg-raised">
						{threads.map((thread) => (
							<li key={`${thread.id} ${thread.last?.id}`}>
								<ThreadLine thread={thread} now={now} isFound={q !== ""} />
							</li>
						))}
					</ul>
				) : q ? (
					<EmptyState
						className="mt-6"
						title={
							<Trans>
								Nothing found for “<bdi>{q}</bdi>”
							</Trans>
						}
						description={<Trans>Try another word, or the name of the person.</Trans>}
					>
						<ButtonLink to="/messages" kind="quiet">
							<Trans>All messages</Trans>
						</ButtonLink>
					</EmptyState>
				) : blocked ? (
					<EmptyState className="mt-6" title={<Trans>You have not blocked anybody</Trans>} />
				) : (
					<EmptyState
						className="mt-6"
						title={isFirst ? <Trans>No messages here</Trans> : <Trans>Nothing older</Trans>}
						description={
							<Trans>
								Find a professional and write to them from their profile. Conversations with people you have blocked are
								under “Blocked”.
							</Trans>
						}
					>
						<ButtonLink to="/search">
							<Trans>Find a professional</Trans>
						</ButtonLink>
					</EmptyState>
				)}
				{(next_cursor || !isFirst) && (
					<nav aria-label={t`Pages`} className="mt-6 flex flex-wrap items-center gap-4">
						{!isFirst && (
							<ButtonLink to={pathOf(blocked, null, q)} kind="quiet">
								<Trans>Newest</Trans>
							</ButtonLink>
						)}
						{next_cursor && (
							<ButtonLink to={pathOf(blocked, next_cursor, q)} kind="quiet">
								<Trans>Older</Trans>
							</ButtonLink>
						)}
					</nav>
				)}
			</div>
		</div>
	);
}
