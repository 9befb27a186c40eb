import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test } from "vitest";

test("Every folder of the domain says which others it may use, and there are at most twenty-six", () => {
	const { forbidden } = createRequire(import.meta.url)(resolve(".dependency-cruiser.cjs"));
	const rule = /^(.*)-uses-what-is-below$/;
	const said = forbidden.flatMap(({ name }: { name: string }) => rule.exec(name)?.[1] ?? []);
	const folders = readdirSync("domain").sort();
	expect(said.sort()).toEqual(folders);
	expect(folders.length).toBeLessThanOrEqual(26);
});
