import { expect, test } from "vitest";
import { makeLanguage, type WordId } from "#domain/outbox/mail/language.server.ts";
import { messages as pseudo } from "#domain/outbox/mail/locales/ar-XB.generated.ts";
import { messages as en } from "#domain/outbox/mail/locales/en.generated.ts";
import { pseudoWords } from "../../app/pseudo-words.ts";

/** As Lingui compiles a message: words, what is filled in, and choices. */
type Token = string | [name: string, type?: "select" | "plural", cases?: Record<string, Token[]>];

const typed = [
	"<0>Ana</0>",
	"{name} {when, date}",
	"<b>Ana</b> &amp;",
	"\\u202eAna\\x41\\",
	"'{'",
	"#",
	'"',
	"constructor",
	"# %__lingui_octothorpe__%",
	"{0, plural, one {#} other {#}}",
	"\u202eevil\u2069\u200f",
	"$& $1",
];

/** A message with the same text in every gap, and of each choice the case number `which`: the values, and the whole. */
function filled(tokens: readonly Token[], text: string, which: number) {
	const values: Record<string, string> = {};
	const put = (token: Token): string => {
		if (typeof token === "string") return token;
		const [name, type, cases = {}] = token;
		if (!type) {
			values[name] = text;
			return text;
		}
		const keys = Object.keys(cases);
		const key = keys[which % keys.length] ?? "";
		values[name] = key;
		return (cases[key] ?? []).map(put).join("");
	};
	const whole = tokens.map(put).join("");
	return { values, whole };
}

test.each([
	["en", en],
	["ar-XB", pseudo],
] as const)(
	"In every sentence of mail what people write is filled in as typed, and does nothing: %s",
	(_, messages) => {
		const { say } = makeLanguage(messages, "ltr", "en-GB");
		let count = 0;
		for (const [id, tokens] of Object.entries(messages as Record<string, Token[]>)) {
			// Numbers are ours.
			if (tokens.some((token) => token[1] === "plural")) continue;
			for (const text of typed) {
				for (const which of [0, 1, 2]) {
					const { values, whole } = filled(tokens, text, which);
					if (Object.keys(values).length === 0) continue;
					expect(say(id as WordId, values), id).toBe(whole);
					count++;
				}
			}
		}
		expect(count).toBeGreaterThan(500);
	},
);

test("Every language of mail has the same sentences, with the same gaps", () => {
	const gaps = (tokens: readonly Token[]): string[] =>
		tokens.flatMap((token) =>
			typeof token === "string" ? [] : [token[0], ...Object.values(token[2] ?? {}).flatMap((one) => gaps(one))],
		);
	expect(Object.keys(pseudo).sort()).toEqual(Object.keys(en).sort());
	for (const [id, tokens] of Object.entries(en as Record<string, Token[]>))
		expect(new Set(gaps((pseudo as Record<string, Token[]>)[id] ?? [])), id).toEqual(new Set(gaps(tokens)));
});

test("The pseudo locale of the pages puts accents on letters, and leaves tags, gaps and choices as they are", () => {
	const words = pseudoWords({
		greeting: ["Hello <0>", ["name"], "</0>"],
		count: [["n", "plural", { offset: 0, one: ["#", " day"], other: ["#", " days"] }]],
	});
	expect(words).toEqual({
		greeting: ["Héĺĺó <0>", ["name"], "</0>"],
		count: [["n", "plural", { offset: 0, one: ["#", " dáý"], other: ["#", " dáýś"] }]],
	});
});
