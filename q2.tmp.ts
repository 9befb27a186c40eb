import { dictionary } from "#domain/search/dictionary.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import { testCtx, testDatabase } from "#test/support/database.ts";
import "#test/support/intents.ts";
const { d1, close } = await testDatabase(5_000);
const words = dictionary();
for (const query of ["maria garcia","company formation estonia","company formation portugal","open company in estonia","company registration georgia","adoption from ethiopia","tax return poland","divorce japan","work permit poland", "juan garcia", "garcia", "lawyer garcia", "ana lopez", "jose martinez"]) { const asked = { ...emptyQuery, q: query }; let { understanding: u, questions } = understand(asked, words, null); if (questions) { const a = await lookUp(testCtx(d1), questions); if (/garcia/.test(query)) console.log(JSON.stringify([...a.words].map(([w, x]) => [w, x.isName, x.isText])), a.places.map(p=>p.name+p.country_id+p.population).join()); u = understand(asked, words, a).understanding; } console.log(query.padEnd(48), u.filters.legal_service ?? u.filters.category ?? "-", "|", u.place?.name ?? "", "|", u.origin ?? "", "|", u.words.join(" ")); }
await close();
