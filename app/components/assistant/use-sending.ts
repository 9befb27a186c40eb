import { useLingui } from "@lingui/react/macro";
import { useLocation } from "@remix-run/react";
import { type Person, usePerson, useSite } from "../../root-data.ts";
import { toast } from "../ui/toast.ts";
import { begin, end, fail, hear, setLeft, useConversation } from "./conversation.ts";
import { ask, readCount, Unanswered } from "./wire.ts";

const limitPhrase = "Rate limit exceeded";

/** The pages of which it matters that a question is asked there. */
const profilePath = /^\/business\/[0-9a-f]{32}$/;

export type Sending = {
	/** Sends a question, unless an answer is on its way; without one the last is sent once more. */
	send: (content: string | null) => void;
	/** Without an account no more may be sent. */
	isUsedUp: boolean;
	/** Says so, and offers to sign in. */
	tellUsedUp: () => void;
	/** Where to sign in, and come back from. */
	signInPath: string;
};

/** How questions are sent, and what is said when they are not answered. */
export function useSending(): Sending {
	const { t } = useLingui();
	const person = usePerson();
	const site = useSite();
	const { pathname, search } = useLocation();
	const { coming, left } = useConversation();
	const isUsedUp = person === null && left?.remaining === 0;
	const signInPath = `/auth?${new URLSearchParams({ next: pathname + search })}`;
	const signIn = { label: t`Sign In`, to: signInPath };
	const words = {
		usedUp: {
			title: t`Message limit reached`,
			description: t`Please sign in to continue chatting with our AI assistant.`,
		},
		refused: { title: t`Rate limit exceeded`, description: t`Please sign in to continue chatting.` },
		failed: { title: t`Error`, description: t`Failed to send message. Please try again.` },
	};
	const tellUsedUp = () => toast({ ...words.usedUp, action: signIn, kind: "error" });
	const tell = ({ status, said }: Unanswered) => {
		// Who is signed in may be asked to slow down, which signing in does not change.
		const isRefused = person === null && (status === 429 || said.includes(limitPhrase));
		if (isRefused) {
			setLeft(left && { ...left, remaining: 0 });
			toast({ ...words.refused, action: signIn, kind: "error" });
		} else toast({ ...words.failed, ...(said && { description: said }), kind: "error" });
	};
	const run = async (content: string | null) => {
		const { question, line } = begin(content);
		try {
			const token = person && (await tokenOf(site, person));
			const asked = profilePath.test(pathname) ? { ...question, page: pathname } : question;
			const reply = await ask(asked, { token, signal: line.signal, onText: (text) => hear(line, text) });
			end(line, reply, document.querySelector("[data-assistant=open]") !== null);
		} catch (error) {
			// What was not answered is not counted, or it is: the server knows.
			if (!person) readCount().then(setLeft);
			if (line.signal.aborted) return;
			const why = error instanceof Unanswered ? error : new Unanswered(0, "");
			fail(line, why.urgent);
			tell(why);
		}
	};
	return {
		send: (content) => {
			if (coming !== null) return;
			if (isUsedUp) tellUsedUp();
			else run(content);
		},
		isUsedUp,
		tellUsedUp,
		signInPath,
	};
}

/** The token of the session, which the browser may have to fetch first. Throws where it cannot be had. */
async function tokenOf(site: ReturnType<typeof useSite>, { session_id, aal }: Person): Promise<string> {
	const { sessionClient } = await import("../../session-client.ts");
	const client = sessionClient(site);
	await client.follow(session_id, aal);
	const { data } = await client.auth.getSession();
	if (!data.session) throw new Unanswered(0, "");
	return data.session.access_token;
}
