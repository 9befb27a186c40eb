import { languages } from "#domain/ground/languages.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import type { Listing } from "#domain/search/listing.ts";
import { feeBands } from "#domain/search/query.ts";
import { wordsOf } from "#domain/search/terms.ts";
import { vocabulary } from "#domain/search/vocabulary.ts";
import { Random } from "#drizzle/seed/random.ts";

/** Not those that ask for a day or for somebody near: that goes by who reads. */
const phrases = Object.entries(vocabulary).flatMap(([target, text]) =>
	/^(available|near)/.test(target) ? [] : text.split("|"),
);
const placeNames = [...dictionary().cities.values(), ...dictionary().countries.values()].map(({ name }) => name);

/** A slip of the finger: a letter left out, doubled, mistaken or swapped. */
function slip(random: Random, word: string) {
	const at = random.int(0, word.length - 1);
	const letter = random.pick("abcdefghijklmnopqrstuvwxyz");
	return random.pick([
		word.slice(0, at) + word.slice(at + 1),
		word.slice(0, at) + letter + word.slice(at),
		word.slice(0, at) + letter + word.slice(at + 1),
		word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "") + word.slice(at + 2),
	]);
}

/** Any search a person might make, the same for the same seed: most of them find something. */
export function randomSearch(seed: number, listings: readonly Listing[]): URLSearchParams {
	const random = new Random(seed);
	const params = new URLSearchParams();
	const someone = random.pick(listings);
	const word = (text: string) => random.pick(wordsOf(text).map(({ folded }) => folded)) ?? "";
	const words: string[] = [];
	switch (random.int(0, 9)) {
		case 0:
			break;
		case 1:
			words.push(word(someone.name));
			break;
		case 2:
			words.push(...wordsOf(someone.name).map(({ folded }) => folded));
			break;
		case 3:
			words.push(word(someone.headline), word(someone.headline));
			break;
		case 4:
			words.push(word(someone.about), word(someone.about), word(someone.headline));
			break;
		case 5:
			words.push(random.pick(phrases));
			break;
		case 6:
			words.push(random.pick(phrases), random.pick(["in", "en", "à", ""]), random.pick(placeNames));
			break;
		case 7:
			words.push(slip(random, word(someone.name)));
			break;
		case 8:
			words.push(slip(random, random.pick(phrases)), word(someone.name));
			break;
		case 9:
			words.push(random.pick(phrases), word(someone.name), random.pick(phrases), slip(random, word(someone.about)));
			break;
	}
	if (words.length > 0) params.set("q", words.filter(Boolean).join(" "));
	if (random.chance(0.3)) params.set("service", random.pick(someone.categories));
	else if (random.chance(0.1) && someone.legal_services.length > 0)
		params.set("service", random.pick(someone.legal_services));
	if (random.chance(0.35)) params.set("location", random.pick([...someone.places, someone.card.city_name]));
	if (random.chance(0.3)) params.set("language", random.pick(random.chance(0.8) ? someone.languages : languages));
	if (random.chance(0.1)) params.set("tier", someone.tier);
	if (random.chance(0.1) && someone.modes.length > 0) params.set("mode", random.pick(someone.modes));
	if (random.chance(0.1)) params.set("fee_max", String(random.pick(feeBands)));
	if (random.chance(0.07)) params.set("free_consultation", "1");
	if (random.chance(0.05)) params.set("legal_aid", "1");
	if (random.chance(0.07) && someone.country_experience.length > 0)
		params.set("country_experience", random.pick(someone.country_experience));
	if (random.chance(0.07) && someone.jurisdictions.length > 0)
		params.set("jurisdiction", random.pick(someone.jurisdictions));
	if (random.chance(0.25)) params.set("sort", "fee");
	// Asked for only where the listings say when somebody is free, and last, so that the rest stays as it was.
	const knowsTime = someone.next_slot !== null;
	if (random.chance(0.08)) params.set("rating", random.pick(["4", "4.5"]));
	if (random.chance(0.08)) params.set("sort", "rating");
	if (knowsTime && random.chance(0.3)) params.set("available", random.pick(["today", "this_week"]));
	if (knowsTime && random.chance(0.3)) params.set("sort", "soonest");
	const from = dictionary().countries.get(someone.country_experience[0] ?? "");
	if (from && random.chance(0.1)) params.set("q", `${params.get("q") ?? ""} from ${from.name}`.trim());
	return params;
}
