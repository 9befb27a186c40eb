import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { countryLines } from "#domain/search/places.generated.ts";
import "#test/support/intents.ts";
const words = dictionary(); const answers = { places: [], words: new Map() } as any;
const bad: string[] = []; let n = 0;
for (const line of countryLines.split("\n")) { const [id, ...names] = line.split("|"); for (const name of names) { if (!/^[\p{Script=Latin} '-]+$/u.test(name)) continue; n++; for (const q of [`notary ${name}`]) { const u = understand({ ...emptyQuery, q }, words, answers).understanding; if (u.place?.country_id !== id) bad.push(`${q} [${id}] -> ${u.place?.name ?? "-"} ${u.origin ?? ""} ${u.filters.language ?? ""}`); } } }
console.log(n, bad.length); console.log(bad.join("\n"));
