/** What people type as it is understood: in the letters that were meant, without what is only polite or says nothing of a matter. */
import { withoutBackgrounds } from "./backgrounds.ts";
import type { TextRange } from "./claims.ts";
import { withoutCourtesy } from "./courtesy.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { unshouted, withoutContacts } from "./how-typed.ts";
import { whatIsLearnt } from "./learnt.ts";
import { respelt } from "./respelt.ts";

/** The text, and where in what was typed a part of it stands. */
type PlainText = { text: string; typedAt: (range: TextRange) => TextRange };

/** What was typed last: a query is read twice. */
let lately: { typed: string; dictionary: Dictionary; learnt: object | null; plain: PlainText } | null = null;

export function plainTextOf(typed: string, dictionary: Dictionary): PlainText {
	const learnt = whatIsLearnt();
	if (lately?.typed === typed && lately.dictionary === dictionary && lately.learnt === learnt) return lately.plain;
	const { text, typedAt } = respelt(withoutContacts(unshouted(typed)), dictionary);
	const plain = { text: withoutBackgrounds(withoutCourtesy(text, dictionary), dictionary), typedAt };
	lately = { typed, dictionary, learnt, plain };
	return plain;
}
