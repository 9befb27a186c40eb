/** Names of people where the words before say that one follows: "Dr. Aylin Demir", "a lawyer called Khan". */
import type { Unit } from "./claims.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { isFiller } from "./fillers.ts";
import { isCapital } from "./how-typed.ts";
import { isKnownWord } from "./intents.ts";
import { calledWords, titleWords } from "./neighbour-words.ts";

/** Words of a name, at most. */
const mostOfName = 3;

/** The words, those of a name marked. Behind a title may stand what people tell as well: only what nobody says is a name. */
export function withNames(units: Unit[], { meanings }: Dictionary): Unit[] {
	const isProfessional = (unit: Unit | undefined) =>
		(meanings.get(unit?.folded ?? "") ?? []).some(({ kind }) => kind === "tier" || kind === "service");
	const names = new Set<Unit>();
	for (const [i, { folded }] of units.entries()) {
		const isCalled = calledWords.has(folded) && isProfessional(units[i - 1]);
		if (!isCalled && !titleWords.has(folded)) continue;
		for (const unit of units.slice(i + 1, i + 1 + mostOfName)) {
			const isFree = !isFiller(unit.folded) && !meanings.has(unit.folded);
			if (!isFree || !(isCalled || isCapital(unit) || !isKnownWord(unit.folded))) break;
			names.add(unit);
		}
	}
	return units.map((unit) => (names.has(unit) ? { ...unit, isName: true } : unit));
}
