import { useCallback, useEffect, useRef, useState } from "react";
import { typing } from "#domain/messages/limits.ts";
import type { Thread } from "#domain/messages/messages.ts";
import { askApi } from "../../ask-api.ts";
import { onTyping } from "../../live.ts";

/**
 * Whether the other is writing, and a function to call while this one does. Where one of the two keeps that to themselves
 * nothing is told. `last` is the last message: when one comes, whoever was writing it is done.
 */
export function useTyping({ id }: Thread, isShown: boolean, last = 0) {
	/** After which message the other is writing; null: they are not. */
	const [after, setAfter] = useState<number | null>(null);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const end = onTyping(({ thread_id }) => {
			if (thread_id !== id) return;
			setAfter(last);
			clearTimeout(timer);
			timer = setTimeout(() => setAfter(null), typing.shownSeconds * 1000);
		});
		return () => {
			clearTimeout(timer);
			end();
		};
	}, [id, last]);

	const toldAt = useRef(0);
	const tellTyping = useCallback(() => {
		if (!isShown || Date.now() - toldAt.current < typing.everySeconds * 1000) return;
		toldAt.current = Date.now();
		// Worth nothing later: what does not arrive is not told again.
		askApi(`/api/threads/${id}/typing`, { method: "POST" }).catch(() => {});
	}, [id, isShown]);
	return { isOtherTyping: after === last, tellTyping };
}
