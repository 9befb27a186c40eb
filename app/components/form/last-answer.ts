import { useActionData, useLocation } from "@remix-run/react";
import { useState } from "react";
import type { Answer } from "./answer.ts";

/** What the last form of this page was answered. Remix forgets it when live events have the page ask for its data again. */
export function useLastAnswer<Data extends Answer>() {
	const answer = useActionData<Data>();
	const { key } = useLocation();
	const [last, setLast] = useState({ answer, key });
	// The answer comes before the navigation that it belongs to has ended.
	if (answer !== undefined && (answer !== last.answer || key !== last.key)) setLast({ answer, key });
	return answer ?? (last.key === key ? last.answer : undefined);
}
