/**
 * Words that one which nobody knows may be, but for its spelling: "asilum", "bailifs", "atestation". Where misspelt words are compared
 * with those that the dictionary has (`misspelt-words.ts`), these are the many more that people tell what happened with.
 */
import { rowsOf } from "./feature-table.ts";
import { hashOf } from "./hash.ts";
import { isKnownWord } from "./intents.ts";
import { whatIsLearnt } from "./learnt.ts";
import { alikeInSound } from "./misspelt-words.ts";
import { isUnspaced } from "./terms.ts";

/** What is written for one another, as it sounds alike in a language or to whom its sounds are strange, beyond single letters. */
const heardAlike =
	"x ks|ph f|qu k|qu c|ck k|sch sh|sch ch|ou u|oo u|ee i|ea e|ea i|ai e|ei ai|ei i|ai i|ie i|y ie|th t|gh g|ch c|ch sh|ch k|tion sion|cion sion|cion tion|ll y|" +
	"ss c|sc s|ce s|er a|au o|eau o|ew u|ow au|mm m|kh h|ts c|dz z|tz z|шь ш|йо е";
/** Single letters, and those that stand for no sound of their own. */
const letters = "ae|ei|ou|eo|ai|ui|an|en|em|mn|dt|gk|bp|lr";

const pairs: readonly (readonly [string, string])[] = [
	...[...alikeInSound, ...letters.split("|")].map((pair): [string, string] => [pair[0] as string, pair[1] as string]),
	...heardAlike.split("|").map((pair) => pair.split(" ") as [string, string]),
];

/** By script: what letters a word may lack. */
const alphabets: readonly (readonly [RegExp, readonly string[]])[] = [
	[/^[a-z]+$/, [..."abcdefghijklmnopqrstuvwxyz"]],
	[/^\p{Script=Cyrillic}+$/u, [..."абвгдежзийклмнопрстуфхцчшщьюя"]],
	[/^\p{Script=Arabic}+$/u, [..."ابتثجحخدذرزسشصضطظعغفقكلمنهويپچگژ"]],
	[/^\p{Script=Devanagari}+$/u, [..."ािीुूेैोौं्"]],
];

/** The ways in which a word may be spelt, likeliest first. */
function* spellingsOf(word: string): Generator<string> {
	const put = (from: number, to: number, by: string) => word.slice(0, from) + by + word.slice(to);
	for (const [one, other] of pairs)
		for (const [typed, meant] of [
			[one, other],
			[other, one],
		] as const)
			for (let at = word.indexOf(typed); at >= 0; at = word.indexOf(typed, at + 1))
				yield put(at, at + typed.length, meant);
	for (let i = 1; i < word.length; i++) yield put(i - 1, i + 1, `${word[i]}${word[i - 1]}`);
	for (let i = 0; i < word.length; i++) yield put(i, i, word[i] as string);
	for (let i = 0; i < word.length; i++) yield put(i, i + 1, "");
	const [, alphabet] = alphabets.find(([ofScript]) => ofScript.test(word)) ?? [];
	for (const letter of alphabet ?? []) for (let i = 0; i <= word.length; i++) yield put(i, i, letter);
}

/** Whether the classifier knows what a word means: enough of its lessons have it. */
function isTaughtWord(word: string): boolean {
	const { features } = whatIsLearnt() ?? {};
	return !!features?.length && rowsOf(features)(hashOf(word) & (features.length * 8 - 1)) >= 0;
}

/** In a shorter word another letter makes another word; a longer one is no word. */
const lengths = { shortest: 5, longest: 20 } as const;
/** What is less likely than so many others is hardly meant. */
const mostSpellings = 4;

/** The words that people tell matters with, one of which an unknown one may be, likeliest first. */
export function likelySpellings(word: string): string[] {
	if (word.length < lengths.shortest || word.length > lengths.longest || isUnspaced(word)) return [];
	const found = new Set<string>();
	for (const one of spellingsOf(word)) {
		if (isKnownWord(one) && isTaughtWord(one)) found.add(one);
		if (found.size === mostSpellings) break;
	}
	return [...found];
}
