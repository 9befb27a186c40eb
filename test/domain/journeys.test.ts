import { expect, test } from "vitest";
import { roles } from "#domain/search/place-roles.ts";
import { sentencesIn } from "#scripts/place-roles.ts";
import { testDatabase } from "../support/database.ts";
import "../support/intents.ts";
import { understoodOf } from "../support/understood.ts";

/** What has been reached, less a little: a change must not fall behind it unseen. */
const reached = 0.865;

test("Who tells of two countries is looked for in the one where help is wanted, as often as when this was written", async () => {
	const { d1, close } = await testDatabase(1_500);
	const sentences = sentencesIn(new URL("../understanding/journeys/", import.meta.url));
	let [right, swapped] = [0, 0];
	for (const { text, names } of sentences) {
		const understanding = await understoodOf(d1, text);
		const place = understanding.understood.find(({ kind }) => kind === "place");
		const meant = names.find(({ start, end }) => place?.ranges.some((range) => start < range.end && end > range.start));
		const role = meant && roles[meant.role];
		if (role === "place") right++;
		if (role === "origin") swapped++;
	}
	await close();
	expect(sentences.length).toBeGreaterThan(1_500);
	expect(right / sentences.length).toBeGreaterThan(reached);
	expect(right + swapped).toBeGreaterThan(0.95 * sentences.length);
}, 120_000);
