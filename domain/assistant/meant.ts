/** What somebody wants who writes to the assistant. */
import { type Situation, situations } from "#domain/pages/urgent-help.ts";
import { isOther, type Likely, likelyTargets, type OtherTarget, type Reader } from "./reader.ts";
import { urgencySaid } from "./urgency.ts";

export type Meant = {
	/** What cannot wait; null for nothing. */
	urgent: Situation | null;
	/** What kind of message it is; `section`: a question that our pages answer; `private`: it asks for what nobody gets. */
	kind: "section" | "advice" | "hello" | "search" | "news" | "private" | "unknown";
	/** The sections that answer it, or are near it, best first: "help#search". */
	sections: string[];
	/** Whether it may be a plea for legal advice, whatever else it is. */
	mayPlead: boolean;
	/** Whether that is not much less likely than the section: what it tells of decides then. */
	isRatherPlea: boolean;
	/** Whether the reader is sure that our pages say nothing of it. */
	isBeyond: boolean;
};

/** All that is urgent together. */
const leastOfUrgent = 0.5;
/** So much likelier than the best section must it be that a message is a plea, looks for somebody, or is beyond the site. */
const outweighs: Record<OtherTarget, number> = { "!advice": 1.5, "!search": 2, "!hello": 8, "!unknown": 2 };
/** Less likely than this it is neither: nothing is known of it. */
const leastOfOther = 0.2;
/** A section less likely than this is a guess: better to say that nothing is known. */
const leastOfSection = 0.1;
/** The same for what to do in danger: nobody is sent there by a guess, and what is unknown names urgent help too. */
const leastOfUrgentSection = 0.3;
/** The part of the best section's likelihood that another needs to be named beside it. */
const near = 0.35;
/** Beside something that is no question to our pages, a section so likely is named. */
const leastBeside = 0.15;
const leastOfPlea = 0.05;
/** So likely must it be beyond the site for the reader to be sure. */
const leastOfBeyond = 0.6;
/** The part of the section's likelihood from which on a message may as well be a plea. */
const nearPlea = 0.35;
/** What is less likely than this by the message alone leans on the one before it. */
const sureAlone = 0.6;
/** What the message alone weighs then: else an old topic would hold on to every new one. */
const shareAlone = 0.35;
/** Nothing is so unlikely that it could not be meant. */
const unseen = 0.001;

const kinds: Record<OtherTarget, Meant["kind"]> = {
	"!advice": "advice",
	"!hello": "hello",
	"!search": "search",
	"!unknown": "unknown",
};

/** Reads a message, in whatever language; where it says too little by itself ("and how long?"), with the one `before` it. */
export function meantBy(reader: Reader, message: string, before: string | null = null): Meant {
	const alone = likelyTargets(reader, message);
	const isSure = before === null || (alone[0]?.probability ?? 0) >= sureAlone;
	return meantOf(message, isSure ? alone : together(alone, likelyTargets(reader, `${before}\n${message}`)));
}

/** What is likely by a message alone, and with the one before it: the weighted geometric mean. */
function together(alone: Likely[], both: Likely[]): Likely[] {
	const aloneOf = new Map(alone.map(({ target, probability }) => [target, probability]));
	const weighed = both.map(({ target, probability }) => ({
		target,
		probability: (probability + unseen) ** (1 - shareAlone) * ((aloneOf.get(target) ?? 0) + unseen) ** shareAlone,
	}));
	const sum = weighed.reduce((sum, { probability }) => sum + probability, 0);
	return weighed
		.map(({ target, probability }) => ({ target, probability: probability / sum }))
		.sort((a, b) => b.probability - a.probability);
}

function meantOf(message: string, likely: Likely[]): Meant {
	const probabilityOf = (target: string) => likely.find((one) => one.target === target)?.probability ?? 0;
	const urgencies = situations
		.map((situation) => ({ situation, probability: probabilityOf(`help#urgent-${situation}`) }))
		.sort((a, b) => b.probability - a.probability);
	const allUrgent = urgencies.reduce((sum, { probability }) => sum + probability, 0);
	const urgent = urgencySaid(message) ?? (allUrgent >= leastOfUrgent ? (urgencies[0]?.situation ?? null) : null);
	const mayPlead = probabilityOf("!advice") >= leastOfPlea;
	const isBeyond = probabilityOf("!unknown") >= leastOfBeyond;
	const [best, second] = likely.filter(({ target }) => !isOther(target));
	const other = likely.find(({ target }) => isOther(target)) as { target: OtherTarget; probability: number };
	if (!best) return { urgent, kind: "unknown", sections: [], mayPlead, isRatherPlea: false, isBeyond };
	const { target, probability } = best;
	const said = { urgent, mayPlead, isRatherPlea: probabilityOf("!advice") >= probability * nearPlea, isBeyond };
	if (other.probability > probability * outweighs[other.target]) {
		const kind = other.probability < leastOfOther ? "unknown" : kinds[other.target];
		const isBeside = probability >= leastBeside && (kind === "advice" || kind === "search");
		return { ...said, kind, sections: isBeside ? [target] : [] };
	}
	// What to do in danger is no answer like others, though the reader be less sure of it than all are together.
	const situation = situations.find((one) => target === `help#urgent-${one}`) ?? null;
	if (probability < (situation ? leastOfUrgentSection : leastOfSection))
		return { ...said, kind: "unknown", sections: [] };
	const isNear = second !== undefined && second.probability >= probability * near;
	return {
		...said,
		urgent: urgent ?? situation,
		kind: "section",
		sections: [target, ...(isNear ? [second.target] : [])],
	};
}
