import type { Messages } from "@lingui/core";

/** A part of a sentence: text, or a value, for which there can be choices ("one", "other", ...). */
type Part = string | [name: string, kind?: string, choices?: Record<string, Part[] | number>];

/** A tag, which stays as it is, or a letter. */
const tagOrLetter = /<[^<>]*>|[a-z]/gi;

/** Of letters only those change that fonts have with an accent. */
const accentedLetter = (letter: string) => {
	const accented = `${letter}\u0301`.normalize();
	return accented.length === 1 ? accented : letter;
};

const accented = (text: string) =>
	text.replace(tagOrLetter, (found) => (found.length > 1 ? found : accentedLetter(found)));

function pseudoPart(part: Part): Part {
	if (typeof part === "string") return accented(part);
	const [name, kind, choices] = part;
	if (!kind || !choices) return part;
	const pseudo = Object.entries(choices).map(([key, one]) => [key, Array.isArray(one) ? one.map(pseudoPart) : one]);
	return [name, kind, Object.fromEntries(pseudo)];
}

/**
 * English with accents: the words of the pseudo locale, which show what does not come from a catalogue.
 * They are made when they are wanted. As a catalogue of their own they weighed 63 kB in the Worker.
 */
export const pseudoWords = (english: Messages): Messages =>
	Object.fromEntries(
		Object.entries(english as Record<string, Part[]>).map(([id, parts]) => [id, parts.map(pseudoPart)]),
	);
