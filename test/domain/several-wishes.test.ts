import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import "#test/support/intents.ts";
import { languages, requestsOf } from "#test/support/requests.ts";

/** What is understood of a query, by its parts. */
function heardIn(q: string): Record<string, string> {
	const { filters, place, available, origin } = understand({ ...emptyQuery, q }, dictionary(), null).understanding;
	const { category, language, mode, fee_max, free_consultation } = filters;
	const how = free_consultation ? "free" : mode;
	return Object.fromEntries(
		Object.entries({
			who: category,
			where: place?.name,
			speaking: language,
			how,
			fee: fee_max,
			when: available,
			origin,
		})
			.filter(([, heard]) => heard)
			.map(([part, heard]) => [part, String(heard)]),
	);
}

test.each(Object.entries(languages))("Of several wishes in one query all are heard: %s", (language, said) => {
	const queries = requestsOf(said, ["zh", "ja"].includes(language) ? "" : " ");
	const unheard = queries
		.map(({ q, meant }) => ({ q, meant, heard: heardIn(q) }))
		.filter(({ meant, heard }) => !equals(meant, heard))
		.map(({ q, meant, heard }) => `${q}: ${JSON.stringify(heard)} for ${JSON.stringify(meant)}`);
	expect(queries.length).toBeGreaterThan(200);
	expect(unheard).toEqual([]);
});

/** What is heard is what was meant. "Online" is by video; a country that a term implies ("extranjería") was not said. */
const equals = (meant: Record<string, string>, heard: Record<string, string>) => {
	const said: Record<string, string> = {
		...heard,
		...(meant.how === "online" && heard.how === "video" && { how: "online" }),
	};
	if (!meant.where) delete said.where;
	const sorted = (parts: Record<string, string>) => JSON.stringify(Object.entries(parts).sort());
	return sorted(said) === sorted(meant);
};
