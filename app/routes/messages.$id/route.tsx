import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, useFetcher, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { findClientOf } from "#domain/appointments/clients.server.ts";
import { findNameMatches } from "#domain/appointments/name-matches.server.ts";
import { hasRole } from "#domain/ground/callers.ts";
import { messageQuery } from "#domain/messages/messages.ts";
import { readThread } from "#domain/messages/reading.server.ts";
import { listSavedReplies } from "#domain/messages/saved-replies.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { NameMatchNote } from "../../components/business-area/name-matches.tsx";
import { NoteBeside } from "../../components/business-area/note-beside.tsx";
import { Announcement } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useLastAnswer } from "../../components/form/last-answer.ts";
import { useHasScript } from "../../components/has-script.ts";
import { messageTables, otherNameOf, ThreadStatus } from "../../components/messages/thread-status.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { notFound, outcome, requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";
import { useLiveData } from "../../use-live-data.ts";
import { act } from "./actions.server.ts";
import { Composer, undeliveredAnswer } from "./composer.tsx";
import { MessageList } from "./message-list.tsx";
import { Standing, Ways } from "./standing.tsx";
import { useTyping } from "./use-typing.ts";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { searchParams } = new URL(request.url);
	const query = messageQuery.safeParse(Object.fromEntries(searchParams)).data;
	const id = params.id ?? "";
	const owner = hasRole(person, "business") ? person : null;
	const [{ value }, zone, client, matches, replies] = await Promise.all([
		outcome(readThread(context, person, id, query)),
		readerZoneOf(request, context, "UTC"),
		owner && findClientOf(context, owner, "threads", id),
		owner && findNameMatches(context, owner, "threads", id),
		owner && listSavedReplies(context, owner),
	]);
	if (!value) throw notFound();
	const isProfessional = value.thread.party === "business";
	return {
		...value,
		zone: zone.zone,
		client: isProfessional ? client : null,
		matches: isProfessional ? matches : null,
		replies: (isProfessional && replies) || [],
	};
}

export const action = (args: ActionFunctionArgs) => act(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Messages`,
		description: msg`What you and professionals write to one another.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function ThreadPage() {
	const { t } = useLingui();
	const { thread, messages, before, isEnd, other_read_seq, zone, client, matches, replies } =
		useLoaderData<typeof loader>();
	const last = messages.findLast(({ party }) => party === thread.party);
	const said = useLastAnswer<Answer>();
	const answer = undeliveredAnswer(said, last);
	const hasScript = useHasScript();
	useLiveData(messageTables);
	useReading(thread.id, isEnd && thread.unread > 0 ? (messages.at(-1)?.seq ?? 0) : 0);
	const { isOtherTyping, tellTyping } = useTyping(thread, other_read_seq !== null, messages.at(-1)?.seq);
	const name = otherNameOf(thread);
	return (
		<div className="page-width py-6 sm:py-8">
			<div className="mx-auto grid max-w-[46rem] gap-5">
				<div>
					<BackLink to="/messages">
						<Trans>Messages</Trans>
					</BackLink>
					<div className="mt-2 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
						<h1 className="min-w-0 text-2xl [overflow-wrap:anywhere]">
							<bdi>{name || t`Somebody who has left`}</bdi>
						</h1>
						<ThreadStatus thread={thread} />
					</div>
				</div>
				{(thread.status === "requested" || thread.status === "open") && (
					<p className="rounded-control bg-sunken px-4 py-3 text-sm">
						{thread.party === "client" ? (
							<Trans>
								Writing here does not make you a client of this person yet. For that, the two of you have to agree on it
								first. Do not write here in an emergency.
							</Trans>
						) : (
							<Trans>
								Writing here does not make this person your client. Check for conflicts of interest before you ask for
								details.
							</Trans>
						)}
					</p>
				)}
				<NameMatchNote matches={matches} names={thread} />
				{client && <NoteBeside client={client} />}
				{before && (
					<ButtonLink to={`/messages/${thread.id}?before=${before}`} kind="quiet" className="justify-self-center">
						<Trans>Earlier messages</Trans>
					</ButtonLink>
				)}
				<MessageList
					thread={thread}
					messages={messages}
					otherReadSeq={other_read_seq}
					isOtherTyping={isOtherTyping}
					zone={zone}
					answer={answer}
				/>
				<Announcement
					intents={["write", "remove_file", "accept", "decline", "close", "block", "unblock", "read"]}
					answer={answer?.outcome === "saved" ? null : answer}
					// It stands right above the form; a toast would cover the button that is to be pressed again.
					failed={null}
				/>
				{!isEnd ? (
					<ButtonLink to={`/messages/${thread.id}`} kind="quiet" className="justify-self-center">
						<Trans>Newest messages</Trans>
					</ButtonLink>
				) : (
					<>
						{!hasScript && thread.unread > 0 && (
							<Form method="post" className="justify-self-center">
								<SubmitButton intent="read" kind="quiet">
									<Trans>Mark as read</Trans>
								</SubmitButton>
							</Form>
						)}
						<Standing thread={thread} answer={answer} />
						{thread.status === "open" && !thread.is_blocked && (
							<Composer
								// Empty again once one's own message has arrived.
								key={last?.seq ?? 0}
								otherName={name}
								last={last}
								answer={answer}
								hasArrived={answer !== said}
								replies={replies}
								onTyping={tellTyping}
							/>
						)}
						<Ways thread={thread} />
					</>
				)}
			</div>
		</div>
	);
}

/**
 * Marks what is unread as read while the page is in sight.
 *
 * @param seq of the last message, where some are unread; else 0
 */
function useReading(id: string, seq: number) {
	const { submit } = useFetcher();
	// As many may be unread as before, once one was read and another has come: the last one tells, of its thread.
	const marked = useRef("");
	useEffect(() => {
		if (seq === 0) return;
		const last = `${id} ${seq}`;
		const mark = () => {
			if (document.visibilityState !== "visible" || marked.current === last) return;
			marked.current = last;
			submit({ intent: "read" }, { method: "post", action: `/messages/${id}` });
		};
		mark();
		document.addEventListener("visibilitychange", mark);
		return () => document.removeEventListener("visibilitychange", mark);
	}, [id, seq, submit]);
}
