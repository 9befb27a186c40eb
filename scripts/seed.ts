/** (Re)loads the demo data: `npm run seed -- --businesses N`. */
import { parseArgs } from "node:util";
import { loadDemo } from "#drizzle/seed/load.ts";
import { migrate, openDatabase, stateFolder } from "./database.ts";
import { progressBar } from "./progress.ts";

const { values } = parseArgs({
	options: { businesses: { type: "string", default: "5000" }, help: { type: "boolean" } },
});
const total = Number(values.businesses);
if (values.help || !Number.isInteger(total) || total < 1 || total > 1_000_000) {
	console.log(
		"npm run seed [-- --businesses N]   replaces the local data by N demo professionals (1 to 1,000,000; 5,000)",
	);
	process.exit(values.help ? 0 : 1);
}

const { db, close } = await openDatabase(stateFolder);
const started = Date.now();
await migrate(db);
await loadDemo(db, total, progressBar("Professionals", total));
await close();
console.log(`${total.toLocaleString("en")} professionals in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
