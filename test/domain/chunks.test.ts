import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { sharedFiles, sharedIcons, shellFiles, shellIcons } from "#scripts/chunks.ts";

test("every file and icon of the shared chunks exists", () => {
	const icons = [...shellIcons, ...sharedIcons].map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);
	expect([...shellFiles, ...sharedFiles, ...icons].filter((file) => !existsSync(file))).toEqual([]);
});
