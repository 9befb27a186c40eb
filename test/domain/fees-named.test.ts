import { describe, expect, test } from "vitest";
import { moneyNamed } from "#domain/search/fees-named.ts";

/** The sums of a text, and of each the words that say that it is the most. */
const mostIn = (text: string) =>
	moneyNamed(text)
		.filter(({ isMost }) => isMost)
		.map(({ amount, whole }) => [amount, text.slice(whole.start, whole.end)]);

describe("The most that somebody will pay", () => {
	test.each([
		["divorce lawyer 150 tops", 150, "150 tops"],
		["won't go past 120 and by video", 120, "won't go past 120"],
		["150 is all i've got", 150, "150 is all i've got"],
		["notar 200 mehr ist nicht drin", 200, "200 mehr ist nicht drin"],
		["notaire, je peux mettre 150", 150, "je peux mettre 150"],
		["юрист, 800 больше не потяну", 800, "800 больше не потяну"],
		["mam na to 300 i ani grosza więcej", 300, "mam na to 300 i ani grosza więcej"],
		["律师 300封顶", 300, "300封顶"],
	])("is a number alone that words before or behind it call so: %s", (text, amount, said) => {
		expect(mostIn(text)).toEqual([[amount, said]]);
	});

	test.each([
		["abogado no paso de cien", 100, "no paso de cien"],
		["my limit is eighty", 80, "my limit is eighty"],
		["hundert ist mein limit", 100, "hundert ist mein limit"],
	])("may be written as a word: %s", (text, amount, said) => {
		expect(mostIn(text)).toEqual([[amount, said]]);
	});

	test("is said with the nicknames of money", () => {
		const currencyOf = (text: string) => moneyNamed(text).map(({ amount, money: { of } }) => [amount, ...of]);
		expect(currencyOf("avocat 80 balles max")).toEqual([[80, "EUR"]]);
		expect(currencyOf("100 stutz höchstens")).toEqual([[100, "CHF"]]);
		expect(currencyOf("150 piasses au plus")).toEqual([[150, "CAD"]]);
	});

	test.each(["two hundred and fifty tops", "doscientos cincuenta como mucho", "my limit is a hundred and twenty"])(
		"is not the half of what is said in several words: %s",
		(text) => {
			expect(mostIn(text)).toEqual([]);
		},
	);

	test.each([
		"i have been here 2 years max",
		"visa 189 and 190",
		"tasse 2021 e 2022",
		"form 1040 and w2",
		"rent went up to 900 and heating",
		"visa 485 maximum stay",
		"speed limit 100, caught doing 140",
		"my ex can pay 300, child support",
		"mi deben 900 en total despido",
		"Hauptstr. 60, Max Müller Rechtsanwalt",
		"60 lang po ako",
		"ich bin maximal überfordert mit der steuererklärung",
		"elli altı yaşındayım",
	])("is no other number: %s", (text) => {
		expect(mostIn(text)).toEqual([]);
	});
});
