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

/** Each query is timed so many times once all have been read twice: by then what is used often has been compiled well. */
const roundsTimed = 5;

const at = (share: number, inOrder: readonly number[]) => inOrder[Math.floor(inOrder.length * share)] as number;

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
		let { understanding, questions, answered } = understand(asked, words, null);
		const answers = questions && (await lookUp(testCtx(d1), questions));
		if (answers) understanding = answered(answers);
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
	// With the database at rest.
	const timed = () =>
		all.map(({ asked, answers }) => {
			const started = performance.now();
			const { answered } = understand(asked, words, null);
			if (answers) answered(answers);
			return performance.now() - started;
		});
	const inOrder = (numbers: number[]) => numbers.toSorted((a, b) => a - b);
	const second = inOrder(timed());
	const rounds = Array.from({ length: roundsTimed }, timed);
	// Of each query the middle of several: what else the machine does falls on one of them.
	const usual = inOrder(all.map((_, i) => at(0.5, inOrder(rounds.map((round) => round[i] as number)))));
	const withAnswers = all.filter(({ answers }) => answers !== null).length;
	console.log(`asking the database: ${((100 * withAnswers) / all.length).toFixed(0)} %`);
	for (const [when, spent] of [
		["in a Worker that has run for a while", usual],
		["the second time round", second],
	] as const)
		console.log(`understanding, ${when}: p50 ${at(0.5, spent).toFixed(2)} ms, p95 ${at(0.95, spent).toFixed(2)} ms`);
	await close();
}
