/** What people type as it is understood: in the letters that were meant, without what is only polite or says nothing of a matter. */
import { withoutBackgrounds } from "./backgrounds.ts";
import type { TextRange } from "./claims.ts";
import { withoutCourtesy } from "./courtesy.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { unshouted, withoutContacts } from "./how-typed.ts";
import { lately } from "./lately.ts";
import { respelt } from "./respelt.ts";

/** The text, where in what was typed a part of it stands, and whether something was said beside the matter: who does tells a story. */
export type PlainText = { text: string; typedAt: (range: TextRange) => TextRange; isTold: boolean };

const plainLately = lately<PlainText>(1);

export const plainTextOf = (typed: string, dictionary: Dictionary): PlainText =>
	plainLately(dictionary, typed, () => {
		const { text, typedAt } = respelt(withoutContacts(unshouted(typed)), dictionary);
		const said = withoutCourtesy(text, dictionary);
		const told = withoutBackgrounds(said, dictionary);
		return { text: told, typedAt, isTold: told !== said };
	});
