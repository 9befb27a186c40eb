/** The dictionary of this isolate, and whom it knows a people by. */
import { dictionaryIn } from "./dictionary-file.ts";
import { madeDictionary } from "./dictionary-made.ts";
import type { Dictionary } from "./dictionary-types.ts";
import { type Learnt, whatIsLearnt } from "./learnt.ts";

let known: { of: Learnt | null; dictionary: Dictionary } | undefined;

/** The dictionary of this isolate, with what is learnt of terms, peoples and cities once that is read; made where none was read. */
export function dictionary(): Dictionary {
	const learnt = whatIsLearnt();
	if (known?.of !== learnt) known = { of: learnt, dictionary: madeDictionary(learnt) };
	return known.dictionary;
}

/** Reads the file that the build has made of what is learnt. */
export function readDictionary(file: ArrayBuffer) {
	known = { of: whatIsLearnt(), dictionary: dictionaryIn(file) };
}

/** What says of a language that somebody speaks it: "portugiesischsprachig", "japońskojęzyczny", "русскоговорящий". */
const speakingEnding = /sprachig|sprechend|talig|sprekend|jezyczn|язичн|говоря|мовн/;

/** The country that a word for a people means ("moroccan", "kolumbianerin"), or null. */
export function peopleOf({ peoples }: Pick<Dictionary, "peoples">, word: string): string | null {
	const whole = peoples.get(word);
	if (whole) return whole;
	if (speakingEnding.test(word)) return null;
	for (let length = word.length; length >= 5; length--) {
		const country = peoples.get(`${word.slice(0, length)}*`);
		if (country) return country;
	}
	return null;
}
