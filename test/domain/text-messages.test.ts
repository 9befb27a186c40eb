import { afterAll, beforeAll, expect, test } from "vitest";
import type { Ctx } from "#domain/ground/context.server.ts";
import { canText, countryOfPhone } from "#domain/ground/phones.server.ts";
import { phone } from "#domain/identity/phones.server.ts";
import type { Port } from "#domain/outbox/outbox.server.ts";
import type { Letter } from "#domain/outbox/outbox.ts";
import { withinTextLimits } from "#domain/outbox/text-messages.server.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { newNumber } from "../support/identity.ts";

let site: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
	site = await testDatabase();
});
afterAll(() => site.close());

const day = (date: string): Ctx => ({ ...testCtx(site.d1, date), textLimits: { countries: ["ES", "US"], perDay: 5 } });

/** Hands these letters over, all at once; answers which the gateway got, and why the others were held back. */
async function handOver(ctx: Ctx, letters: readonly Pick<Letter, "id" | "to">[], gateway?: Port) {
	const taken: string[] = [];
	const port = withinTextLimits(ctx, async (letter) => {
		await gateway?.(letter);
		taken.push(letter.id);
	});
	const tries = letters.map((letter) => port(letter as Letter));
	const held = (await Promise.allSettled(tries)).flatMap((one) => (one.status === "rejected" ? [one.reason.name] : []));
	return { taken, held };
}

const lettersOf = (count: number) =>
	Array.from({ length: count }, () => ({ id: crypto.randomUUID(), to: newNumber() }));

test("Of fifty text messages at once exactly as many leave as the day allows, and the next day as many again", async () => {
	const { taken, held } = await handOver(day("2026-11-20T12:00:00.000Z"), lettersOf(50));
	expect([taken.length, new Set(held)]).toEqual([5, new Set(["DailyCapError"])]);
	expect((await handOver(day("2026-11-21T11:59:59.000Z"), lettersOf(5))).taken).toEqual([]);
	expect((await handOver(day("2026-11-21T12:00:00.000Z"), lettersOf(50))).taken).toHaveLength(5);
});

test("A text message that is tried again takes one place of the day, not two", async () => {
	const ctx = day("2026-12-01T12:00:00.000Z");
	const letters = lettersOf(5);
	const down = () => Promise.reject(new DOMException("No answer", "TimeoutError"));
	for (let i = 0; i < 4; i++) expect((await handOver(ctx, letters, down)).taken).toEqual([]);
	expect((await handOver(ctx, letters)).taken).toHaveLength(5);
	expect((await handOver(ctx, lettersOf(1))).held).toEqual(["DailyCapError"]);
});

test("Text messages go to the countries of the site only, and take no place for others", async () => {
	const ctx = day("2026-12-05T12:00:00.000Z");
	const others = ["+16045550123", "+18765550123", "+4915112345678", "+870773111632"];
	const { taken, held } = await handOver(
		ctx,
		others.map((to) => ({ id: crypto.randomUUID(), to })),
	);
	expect([taken, new Set(held)]).toEqual([[], new Set(["CountryNotAllowedError"])]);
	expect((await handOver(ctx, lettersOf(6))).taken).toHaveLength(5);
	expect(canText({ ...ctx, hasTextMessages: false }, newNumber())).toBe(false);
	expect(canText({ ...ctx, textLimits: null }, "+4915112345678")).toBe(true);
});

test.each([
	["+34 600 123 456", "+34600123456"],
	["0034 (600) 123-456", "+34600123456"],
	["34600123456", "+34600123456"],
	["+1 212.555.0123", "+12125550123"],
])("The number %s is understood", (typed, number) => {
	expect(phone.parse(typed)).toBe(number);
});

test.each(["+34 600 12", "+34600123456789", "+999123456789", "+1555010", "600123456", "+0600111222", "", "+34 6OO"])(
	"There is no such number: %s",
	(typed) => {
		expect(phone.safeParse(typed).success).toBe(false);
	},
);

test("Numbers that share a country code are told apart", () => {
	const numbers = ["+12125550123", "+16045550123", "+18765550123", "+79161234567", "+77012345678", "+441481960194"];
	expect(numbers.map(countryOfPhone)).toEqual(["US", "CA", "JM", "RU", "KZ", "GG"]);
});
