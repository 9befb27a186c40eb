/** What somebody wants who writes to the assistant. */
import { type Situation, situations } from "#domain/pages/urgent-help.ts";
import { isOther, likelyTargets, type OtherTarget, type Reader } from "./reader.ts";
import { urgencySaid } from "./urgency.ts";

export type Meant = {
	/** What cannot wait; null for nothing. */
	urgent: Situation | null;
	/** What kind of message it is; `section`: a question that our pages answer. */
	kind: "section" | "advice" | "hello" | "search" | "unknown";
	/** The sections that answer it, best first, where its kind is `section`: "help#search". */
	sections: string[];
};

/** A section less likely than this is a guess: better to say that nothing is known. */
const leastOfSection = 0.3;
/** So likely are pleas for advice, alone and beside a search, that are not answered with less than that it cannot be given. */
const leastOfAdvice = 0.3;
/** The part of the best section's likelihood that another needs to be named beside it. */
const near = 0.35;
/** All that is urgent together. */
const leastOfUrgent = 0.5;

const kinds: Record<OtherTarget, Meant["kind"]> = {
	"!advice": "advice",
	"!hello": "hello",
	"!search": "search",
	"!unknown": "unknown",
};

const urgentSection = (situation: Situation) => `help#urgent-${situation}`;

/** Reads a message, in whatever language. */
export function meantBy(reader: Reader, message: string): Meant {
	const likely = likelyTargets(reader, message);
	const probabilityOf = (target: string) => likely.find((one) => one.target === target)?.probability ?? 0;
	const urgencies = situations
		.map((situation) => ({ situation, probability: probabilityOf(urgentSection(situation)) }))
		.sort((a, b) => b.probability - a.probability);
	const allUrgent = urgencies.reduce((sum, { probability }) => sum + probability, 0);
	const urgent = urgencySaid(message) ?? (allUrgent >= leastOfUrgent ? (urgencies[0]?.situation ?? null) : null);
	const sections = likely.filter(({ target }) => !isOther(target));
	const [best, second] = sections;
	const others = likely.filter(({ target }) => isOther(target));
	const other = others[0] as { target: OtherTarget; probability: number };
	if (probabilityOf("!advice") >= leastOfAdvice) return { urgent, kind: "advice", sections: [] };
	if (best && best.probability > other.probability) {
		if (best.probability < leastOfSection) return { urgent, kind: "unknown", sections: [] };
		const isNear = second !== undefined && second.probability >= best.probability * near;
		return { urgent, kind: "section", sections: [best.target, ...(isNear ? [second.target] : [])] };
	}
	return { urgent, kind: kinds[other.target], sections: [] };
}
