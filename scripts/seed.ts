/** (Re)loads the demo data: `npm run seed -- --businesses N`. */
import { readKeys } from "#domain/ground/keys.server.ts";
import { loadDemo } from "#drizzle/seed/load.ts";
import { loadPeople } from "#drizzle/seed/people.ts";
import { loadStory } from "#drizzle/seed/story/story.ts";
import { argumentsOf, countOf, refuse } from "./arguments.ts";
import { localAuthKeys } from "./auth-keys.ts";
import { migrate, openDatabase, stateFolder } from "./database.ts";
import { progressBar } from "./progress.ts";

const usage =
	"npm run seed [-- --businesses N]   replaces the local data by N demo professionals (1 to 1,000,000; 5,000)";
const { values } = argumentsOf(usage, {
	options: { businesses: { type: "string", default: "5000" }, help: { type: "boolean" } },
});
if (values.help) {
	console.log(usage);
	process.exit(0);
}
const total =
	countOf(values.businesses, 1_000_000) ?? refuse(`${values.businesses} is not a number from 1 to 1,000,000.`, usage);

const { db, openFiles, close } = await openDatabase(stateFolder);
const started = Date.now();
await migrate(db);
await loadDemo(db, total, progressBar("Professionals", total));
const keys = await readKeys(await localAuthKeys(stateFolder));
await loadPeople(db, keys);
await loadStory(db, await openFiles(), keys);
await close();
console.log(`${total.toLocaleString("en")} professionals in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
