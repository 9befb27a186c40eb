/**
 * The conversation with the assistant. It lives in this tab only (sessionStorage): it is there on the next page and
 * after a reload, and goes when somebody signs out or leaves in a hurry.
 */
import { useSyncExternalStore } from "react";
import type { Question, Reply, Turn } from "#domain/assistant/assistant.ts";
import { leftKey } from "../exit-guard.ts";
import { attempt, hasSignedOutSince } from "../form/drafts.ts";
import type { Left } from "./wire.ts";

export type Message = {
	id: string;
	role: Turn["role"];
	content: string;
	/** ISO 8601. */
	timestamp: string;
	/** What stands beside an answer. */
	beside?: Omit<Reply, "response" | "remaining">;
	/** Of a question: it has no answer. Of an answer: somebody broke it off. */
	state?: "failed" | "stopped";
	/** Of a question without an answer that cannot wait: the section of help that says whom to call. */
	urgent?: string;
};

type Kept = {
	/** Whose it is; null for somebody without an account, who may sign in and keep it. */
	owner: string | null;
	messages: readonly Message[];
	/** Typed and not sent. */
	draft: string;
	/** An answer has come that nobody has seen. */
	isUnread: boolean;
	/** When it changed, in ms since 1970. */
	at: number;
};

export type Conversation = Kept & {
	/** What has come of the answer that is on its way; null while none is. */
	coming: string | null;
	/** null as long as nobody knows. */
	left: Left | null;
};

const key = "visavis.assistant";
const empty = (owner: string | null): Kept => ({ owner, messages: [], draft: "", isUnread: false, at: 0 });

let now: Conversation = { ...(read() ?? empty(null)), coming: null, left: null };
let line: AbortController | null = null;
const listeners = new Set<() => void>();

function read(): Kept | null {
	const kept = attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown);
	if (!isKept(kept) || hasSignedOutSince(kept.at)) return null;
	const { role, state } = kept.messages.at(-1) ?? {};
	// The page went before the answer came.
	return role === "user" && state !== "failed" ? { ...kept, messages: withState(kept.messages, "failed") } : kept;
}

/** Another version of the page may have written something else. */
function isKept(kept: unknown): kept is Kept {
	const { messages, draft, at } = (kept ?? {}) as Partial<Kept>;
	return (
		typeof draft === "string" &&
		typeof at === "number" &&
		Array.isArray(messages) &&
		messages.every((one: Partial<Message> | null) => typeof one?.content === "string" && typeof one.role === "string")
	);
}

/** Writes what is to be kept. Whoever has left in a hurry leaves nothing behind, whatever still comes. */
function keep({ owner, messages, draft, isUnread }: Kept) {
	attempt(() => {
		if (sessionStorage.getItem(leftKey)) return;
		const kept: Kept = { owner, messages, draft, isUnread, at: Date.now() };
		if (messages.length === 0 && draft === "") sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, JSON.stringify(kept));
	});
}

function change(to: Partial<Conversation>) {
	now = { ...now, ...to };
	// Of what is coming nothing is kept: it is not whole.
	if (!("coming" in to) || to.coming === null) keep(now);
	for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
	listeners.add(listener);
	return () => void listeners.delete(listener);
};

export const useConversation = () => useSyncExternalStore(subscribe, () => now);

const withState = (messages: readonly Message[], state: Message["state"]) =>
	messages.map((message, i) => (i === messages.length - 1 && state ? { ...message, state } : message));

const newMessage = (role: Message["role"], content: string): Message => ({
	id: crypto.randomUUID(),
	role,
	content,
	timestamp: new Date().toISOString(),
});

/** Says who reads. A guest's conversation becomes theirs; another's is forgotten. */
export function beOf(person: string | null) {
	if (now.owner === person) return;
	if (now.owner === null) return change({ owner: person, left: null });
	line?.abort();
	line = null;
	change({ ...empty(person), coming: null, left: null });
}

export const write = (draft: string) => change({ draft });
export const see = () => now.isUnread && change({ isUnread: false });
export const setLeft = (left: Left | null) => left && change({ left });

/** Forgets everything that was said; answers how to bring it back. */
export function clear(): () => void {
	const { messages } = now;
	stop();
	change({ messages: [], isUnread: false });
	return () => now.messages.length === 0 && change({ messages });
}

/** Puts a question, or once more the last one; answers it as it is sent, and what ends the wait for an answer. */
export function begin(content: string | null): { question: Question; line: AbortController } {
	const last = now.messages.findLastIndex(({ role }) => role === "user");
	const { state: _, urgent: __, ...again } = now.messages[last] ?? newMessage("user", "");
	const before = content === null ? now.messages.slice(0, last) : now.messages;
	const put = content === null ? again : newMessage("user", content);
	line = new AbortController();
	change({ messages: [...before, put] });
	change({ coming: "" });
	return { question: { message: put.content, conversationHistory: historyBefore(before, put) }, line };
}

const isOf = (one: AbortController) => line === one;

/** More of the answer has come. */
export const hear = (one: AbortController, text: string) => isOf(one) && change({ coming: (now.coming ?? "") + text });

/** The answer is there, and has been seen or not. */
export function end(one: AbortController, { response, remaining, ...beside }: Reply, isSeen: boolean) {
	if (!isOf(one)) return;
	line = null;
	const left = now.left && { ...now.left, remaining };
	const answer = { ...newMessage("assistant", response), beside };
	change({ messages: [...now.messages, answer], coming: null, left, isUnread: !isSeen });
}

/** No answer comes; the question stays, to be put again. `urgent`: whom to call meanwhile. */
export function fail(one: AbortController, urgent: string | null) {
	if (!isOf(one)) return;
	line = null;
	const messages = withState(now.messages, "failed");
	const [last] = messages.slice(-1);
	change({ messages: last && urgent ? [...messages.slice(0, -1), { ...last, urgent }] : messages, coming: null });
}

/** Breaks the answer off. What has come of it stays. */
export function stop() {
	if (!line) return;
	line.abort();
	line = null;
	const { coming, messages } = now;
	const half: Message[] = coming?.trim() ? [{ ...newMessage("assistant", coming), state: "stopped" }] : [];
	change({ messages: half.length > 0 ? [...messages, ...half] : withState(messages, "failed"), coming: null });
}

/** As the domain has them, with room for what is around; a page does not load what checks it. */
const most = { turns: 50, bytes: 28_000 };

/** What was said before a question, as far as it may be sent with it; what was not answered was not said. */
function historyBefore(messages: readonly Message[], { content }: Message): Turn[] {
	const turns = messages
		.filter(({ state }) => state !== "failed")
		.map(({ role, content }) => ({ role, content }))
		.slice(-most.turns);
	const size = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;
	while (turns.length > 0 && size(turns) + size(content) > most.bytes) turns.shift();
	return turns;
}
