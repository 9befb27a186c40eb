import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import type { BenchOptions } from "#scripts/bench.ts";
import { answerable, streaming } from "../support/assistant.ts";
import { callers } from "../support/bookings.ts";
import { freshNetwork } from "../support/people.ts";
import { newState, startWorker } from "../support/worker.ts";

const defaultPairs = 100;
/** How long the upstream takes for its first word, and for each further one (ms). */
const pace = { first: 10, every: 5 };

const sideNames = ["direct", "signed in", "anonymous"] as const;
type SideName = (typeof sideNames)[number];

/**
 * Of one answer, in ms: until the upstream was asked, from its first word to the reader's, both with the upstream's own
 * time (to the first word), and from one word to the next.
 */
type Took = { asked: number; passed: number; first: number; each: number };

/** Words of the upstream; some of ours arrive together. */
let words = 0;
const measures = ["first", "asked", "passed", "each"] as const;

/**
 * What an answer that streams loses in the Worker: counted, grounded, reduced to what it may hold, and passed on. Beside
 * the same upstream asked directly, in turns. Aims: 1 ms to the first word, 0.05 ms for each further one.
 */
export async function run({ json, pairs = defaultPairs }: BenchOptions) {
	const warmUp = Math.ceil(pairs / 10);
	const state = await newState();
	const args = ["test/bench/streaming-upstream.ts", String(pace.first), String(pace.every)];
	const upstream = spawn("tsx", args, { stdio: ["ignore", "pipe", "inherit"] });
	try {
		const [line] = await once(upstream.stdout, "data");
		const base = `http://127.0.0.1:${String(line).split(" ").at(-1)?.trim()}/v1`;
		// A model words so many answers a day for each of them.
		const people = await state.open((ctx) => callers(ctx, Math.ceil((pairs + warmUp) / assistantLimits.paidOfPerson)));
		const worker = await startWorker(state, {
			...{ VISAVIS_ENV: "development", VISAVIS_IDENTITY: "permissive" },
			...{ ASSISTANT_URL: base, ASSISTANT_MODEL: "bench", ASSISTANT_KEY: "bench", ASSISTANT_DAILY: "1000000" },
		});
		try {
			const ours = `${worker.url}/api/ai-chat-assistant`;
			const message = { message: answerable };
			const turn = { model: "bench", stream: true, messages: [{ role: "user", content: answerable }] };
			const asks: Record<SideName, (n: number) => Promise<Took>> = {
				direct: () => timed(`${base}/chat/completions`, turn, {}),
				"signed in": (n) => timed(ours, message, { Cookie: people[n % people.length]?.cookie ?? "" }),
				anonymous: () => timed(ours, message, { "CF-Connecting-IP": freshNetwork() }),
			};
			const took: Record<SideName, Took[]> = { direct: [], "signed in": [], anonymous: [] };
			for (let n = 0; n < pairs + warmUp; n++) {
				for (const name of sideNames) {
					const one = await asks[name](n);
					if (n >= warmUp) took[name].push(one);
				}
			}
			report(took, pairs, json);
		} finally {
			await worker.end("SIGTERM");
		}
	} finally {
		upstream.kill();
		state.remove();
	}
}

const fromLetters = (letters: string) => letters.replace(/[a-j]/g, (letter) => String("abcdefghij".indexOf(letter)));

const instant = () => Math.round((performance.timeOrigin + performance.now()) * 1000);

/** Asks once, and reads the answer to its end. */
async function timed(url: string, body: object, headers: Record<string, string>): Promise<Took> {
	const began = instant();
	const answer = await fetch(url, {
		method: "POST",
		headers: { "Content-Type": "application/json", ...streaming, ...headers },
		body: JSON.stringify(body),
	});
	if (answer.status !== 200) throw new Error(`It answered ${answer.status}: ${await answer.text()}`);
	const decoder = new TextDecoder();
	let text = "";
	let first = 0;
	let last = 0;
	let heard = 0;
	for await (const bytes of answer.body as ReadableStream & AsyncIterable<Uint8Array>) {
		const at = instant();
		const part = decoder.decode(bytes, { stream: true });
		const more = part.match(/"(?:content|text)":"/g)?.length ?? 0;
		if (more > 0) {
			first ||= at;
			last = at;
		}
		heard += more;
		text += part;
	}
	const [, arrived = "", sent = ""] = /([a-j]{16}) ([a-j]{16})/.exec(text)?.map(fromLetters) ?? [];
	if (!sent || text.includes("event: error")) throw new Error(`It was no whole answer: ${text}`);
	words = Math.max(words, heard);
	const ms = (micros: number) => micros / 1000;
	return {
		asked: ms(Number(arrived) - began),
		passed: ms(first - Number(sent)),
		first: ms(first - began),
		each: ms(last - first) / (words - 1),
	};
}

function report(took: Record<SideName, Took[]>, pairs: number, json: string | null) {
	const quantile = (name: SideName, measure: keyof Took, share: number) => {
		const sorted = took[name].map((one) => one[measure]).toSorted((a, b) => a - b);
		return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
	};
	const row = (...cells: string[]) => console.log(cells.map((cell) => cell.padStart(14)).join(""));
	console.log(`Milliseconds over ${pairs} answers each, in turns; "added" is beside the upstream asked directly (p50)`);
	row("", ...measures.flatMap((measure) => [`${measure} p50`, "p95", "added"]));
	const figures: Record<string, Record<string, Record<string, number>>> = {};
	for (const name of sideNames) {
		figures[name] = {};
		const cells = measures.flatMap((measure) => {
			const [p50, p95] = [quantile(name, measure, 0.5), quantile(name, measure, 0.95)];
			const added = p50 - quantile("direct", measure, 0.5);
			(figures[name] as (typeof figures)[string])[measure] = { p50, p95, added };
			return [p50, p95, added].map((figure) => figure.toFixed(3));
		});
		row(name, ...cells);
	}
	if (json) writeFileSync(json, `${JSON.stringify({ pairs, pace, figures }, null, "\t")}\n`);
}
