import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import type * as Dictionary from "#domain/search/dictionary.ts";
import type * as Learnt from "#domain/search/learnt.ts";
import { lookUp } from "#domain/search/lexicon.server.ts";
import { emptyQuery, type SearchQuery } from "#domain/search/query.ts";
import type { Answers } from "#domain/search/questions.ts";
import type * as Understand from "#domain/search/understand.ts";
import { testCtx, testDatabase } from "../support/database.ts";
import { type Grade, grade, gradedQueries } from "../support/graded.ts";

/** What understands a query, bundled as for the Worker: tsx names each function anew whenever it is made, which takes a sixth of the time. */
async function bundled() {
	const outDir = mkdtempSync(join(tmpdir(), "understanding-"));
	const names = ["understand", "dictionary", "learnt"] as const;
	await build({
		configFile: false,
		logLevel: "error",
		ssr: { noExternal: true },
		build: {
			ssr: true,
			target: "es2024",
			outDir,
			rollupOptions: {
				input: Object.fromEntries(names.map((name) => [name, `domain/search/${name}.ts`])),
				output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
			},
		},
	});
	const [{ understand }, { dictionary }, { readLearnt }] = (await Promise.all(
		names.map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href)),
	)) as [typeof Understand, typeof Dictionary, typeof Learnt];
	rmSync(outDir, { recursive: true });
	readLearnt(new Uint8Array(readFileSync("public/language.bin")).buffer);
	return { understand, words: dictionary() };
}

/** Grades what is understood of the committed queries; of those that are kept aside or were never seen only the sums are shown. */
export async function run() {
	const { d1, close } = await testDatabase(5_000);
	const { understand, words } = await bundled();
	const sums = new Map<string, Record<Grade, number>>();
	const add = (row: string, one: Grade) => {
		const sum = sums.get(row) ?? { good: 0, partly: 0, bad: 0 };
		sum[one]++;
		sums.set(row, sum);
	};
	const all: { asked: SearchQuery; answers: Answers | null }[] = [];
	for (const { query, language, kind, expected, part } of gradedQueries()) {
		const asked = { ...emptyQuery, q: query };
		let { understanding, questions } = understand(asked, words, null);
		const answers = questions && (await lookUp(testCtx(d1), questions));
		if (answers) understanding = understand(asked, words, answers).understanding;
		all.push({ asked, answers });
		const { grade: one, faults } = grade(understanding, expected);
		add(part, one);
		add(`language ${language}`, one);
		add(`kind ${kind}`, one);
		if (one !== "good" && part === "for making" && process.env.SHOW)
			console.log(
				`${one.padEnd(6)} ${query}  [${faults.join("; ")}]  wanted ${[...expected].map(([key, values]) => `${key}=${values.join("|")}`).join(" ")}`,
			);
	}
	for (const [row, { good, partly, bad }] of sums) {
		const sum = good + partly + bad;
		const share = (n: number) => `${((100 * n) / sum).toFixed(1)} %`.padStart(6);
		console.log(
			`${row.padEnd(20)} ${String(sum).padStart(4)}  good ${share(good)}  partly ${share(partly)}  bad ${share(bad)}`,
		);
	}
	// The second time round, as in a Worker that has run for a while, and with the database at rest.
	const spent = all.map(({ asked, answers }) => {
		const started = performance.now();
		understand(asked, words, null);
		if (answers) understand(asked, words, answers);
		return performance.now() - started;
	});
	spent.sort((a, b) => a - b);
	const withAnswers = all.filter(({ answers }) => answers !== null).length;
	console.log(`asking the database: ${((100 * withAnswers) / all.length).toFixed(0)} %`);
	console.log(
		`understanding: p50 ${spent[spent.length >> 1]?.toFixed(2)} ms, p95 ${spent[Math.floor(spent.length * 0.95)]?.toFixed(2)} ms`,
	);
	await close();
}
