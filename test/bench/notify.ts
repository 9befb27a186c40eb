import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { Miniflare, type MiniflareOptions } from "miniflare";
import { WebSocket } from "ws";
import type { BenchOptions } from "#scripts/bench.ts";
import { type Caller, callers } from "../support/bookings.ts";
import { newState, startWorker } from "../support/worker.ts";

const crowds = [1, 10, 100];
const times = 300;
const rooms = 1000;
const atOnce = 8;

/** What an event says, as long as ours is. */
const event = JSON.stringify({
	...{ event: "update", seq: 100, table: "notifications", row: null, alert: null },
	...{ unread: { notifications: 0, messages: 0 }, bookmark: "b".repeat(120) },
});

/** A socket, and how it is told of one thing: answers when the request was answered (ms). */
type Tab = { socket: WebSocket; next: () => Promise<number> };
type Side = { open: (room: number) => Promise<Tab>; tell: (room: number) => Promise<number> };
const sideNames = ["ours", "object", "ws"] as const;
type SideName = (typeof sideNames)[number];
type Quantiles = { p50: number; p99: number };
/** From the request, and from its answer (ms). */
type Figures = { request: Quantiles; answer: Quantiles };

/**
 * How soon open tabs hear of what has happened to their person: from the request that changes it (session, change, log,
 * counter and outbox in one batch, then the room) and from its answer, which comes after the commit. To 1, 10 and 100
 * tabs of one room, until the last has it, and to 1,000 rooms of one; beside `ws` alone, and beside a Durable Object in
 * the same runtime, both of which keep and prove nothing. Aims: 2 ms (p50) and 10 ms (p99) from the answer; a further tab
 * of a room costs 1.15 times what it costs the others.
 */
export async function run({ json }: BenchOptions) {
	const state = await newState();
	const raw = spawn("tsx", ["test/bench/raw-sockets.ts"], { stdio: ["ignore", "pipe", "inherit"] });
	const bare = new Miniflare(bareRooms);
	try {
		const [line] = await once(raw.stdout, "data");
		const people = await state.open((ctx) => callers(ctx, rooms));
		const worker = await startWorker(state, { VISAVIS_ENV: "development", VISAVIS_IDENTITY: "permissive" });
		try {
			const sides = {
				ours: oursAt(worker.url, people),
				object: repeaterAt((await bare.ready).origin),
				ws: repeaterAt(`http://localhost:${String(line).split(" ")[1]?.trim()}`),
			};
			const inRoom: Record<number, Record<SideName, Figures>> = {};
			console.log(`Milliseconds until the last tab of a room has it, ${times} times each, in turns`);
			console.log(row("tabs", ...sideNames.flatMap((name) => [`${name} p50`, "p99", "from answer p50", "p99"])));
			for (const crowd of crowds) {
				const figures = await fanOut(sides, crowd);
				inRoom[crowd] = figures;
				console.log(row(String(crowd), ...sideNames.flatMap((name) => cells(figures[name]))));
			}
			const [first = 1, last = 1] = [crowds[0], crowds.at(-1)];
			const further = (name: SideName) =>
				((inRoom[last]?.[name].request.p50 ?? 0) - (inRoom[first]?.[name].request.p50 ?? 0)) / (last - first);
			for (const name of sideNames)
				console.log(
					`A further tab costs ${name} ${(1000 * further(name)).toFixed(0)} µs; ours is${ratio(further("ours"), further(name))}`,
				);
			console.log(`\n${rooms} rooms of one tab, each told once, ${atOnce} at a time`);
			console.log(row("", "p50", "p99", "from answer p50", "p99", "in all, ms"));
			const ofRooms: Record<string, Figures & { total: number }> = {};
			for (const name of sideNames) {
				const figures = await eachRoom(sides[name]);
				ofRooms[name] = figures;
				console.log(row(name, ...cells(figures), figures.total.toFixed(0)));
			}
			if (json) writeFileSync(json, `${JSON.stringify({ one_room: inRoom, rooms: ofRooms }, null, "\t")}\n`);
		} finally {
			await worker.end("SIGTERM");
		}
	} finally {
		raw.kill();
		await bare.dispose();
		state.remove();
	}
}

/** Durable Objects that repeat to their sockets what they are told. */
const bareRooms: MiniflareOptions = {
	modules: true,
	compatibilityDate: "2026-04-01",
	durableObjects: { ROOM: "Room" },
	script: `import { DurableObject } from "cloudflare:workers";
		export class Room extends DurableObject {
			async fetch(request) {
				if (request.headers.get("Upgrade") === "websocket") {
					const [client, server] = Object.values(new WebSocketPair());
					this.ctx.acceptWebSocket(server);
					return new Response(null, { status: 101, webSocket: client });
				}
				const text = await request.text();
				for (const socket of this.ctx.getWebSockets()) socket.send(text);
				return new Response(null, { status: 204 });
			}
		}
		export default {
			fetch: (request, { ROOM }) => ROOM.get(ROOM.idFromName(new URL(request.url).pathname)).fetch(request),
		};`,
};

const row = (...all: string[]) => all.map((cell) => cell.padStart(15)).join("");
const cells = ({ request, answer }: Figures) =>
	[request, answer].flatMap(({ p50, p99 }) => [p50.toFixed(2), p99.toFixed(2)]);
const ratio = (ours: number, theirs: number) => `${(ours / theirs).toFixed(2)}x`.padStart(8);

/** Our Worker: a tab opens with a ticket, and hears that all has been marked read. */
function oursAt(url: string, people: readonly Caller[]): Side {
	const ask = (room: number, path: string, method: string) =>
		fetch(url + path, { method, headers: { Cookie: people[room]?.cookie ?? "" } });
	return {
		open: async (room) => {
			const { ticket, room: id } = (await (await ask(room, "/api/tickets", "POST")).json()) as Record<string, string>;
			const query = new URLSearchParams({ ticket: ticket ?? "", since: "0" });
			return open(`${url}/parties/user/${id}?${query}`);
		},
		tell: async (room) => {
			const answer = await ask(room, "/api/notifications", "PATCH");
			const at = performance.now();
			if (!answer.ok) throw new Error(`It answered ${answer.status}: ${await answer.text()}`);
			await answer.arrayBuffer();
			return at;
		},
	};
}

function repeaterAt(url: string): Side {
	return {
		open: (room) => open(`${url}/${room}`),
		tell: async (room) => {
			await fetch(`${url}/${room}`, { method: "POST", body: event });
			return performance.now();
		},
	};
}

async function open(url: string): Promise<Tab> {
	const socket = new WebSocket(url.replace(/^http/, "ws"));
	let heard: ((at: number) => void) | null = null;
	socket.on("message", () => heard?.(performance.now()));
	await once(socket, "open");
	// What it has missed comes with the opening.
	await new Promise((done) => setTimeout(done, 20));
	return {
		socket,
		next: () =>
			new Promise((resolve) => {
				heard = resolve;
			}),
	};
}

/** How long after the request, and after its answer, the last of these tabs has heard (ms). */
async function told(side: Side, room: number, tabs: readonly Tab[]) {
	const heard = Promise.all(tabs.map(({ next }) => next()));
	const asked = performance.now();
	const answered = await side.tell(room);
	const last = Math.max(...(await heard));
	return { request: last - asked, answer: last - answered };
}

type Told = Awaited<ReturnType<typeof told>>;

async function fanOut(sides: Record<SideName, Side>, crowd: number): Promise<Record<SideName, Figures>> {
	const open = async (side: Side) => {
		const tabs: Tab[] = [];
		for (let n = 0; n < crowd; n++) tabs.push(await side.open(crowd));
		return tabs;
	};
	const tabs: Record<string, Tab[]> = {};
	for (const name of sideNames) tabs[name] = await open(sides[name]);
	const took: Record<SideName, Told[]> = { ours: [], object: [], ws: [] };
	for (let n = 0; n < times; n++) {
		for (const name of sideNames) took[name].push(await told(sides[name], crowd, tabs[name] ?? []));
	}
	for (const { socket } of Object.values(tabs).flat()) socket.terminate();
	// The first ones wake what sleeps.
	const awake = (name: SideName) => figuresOf(took[name].slice(times / 10));
	return { ours: awake("ours"), object: awake("object"), ws: awake("ws") };
}

async function eachRoom(side: Side): Promise<Figures & { total: number }> {
	const waiting = Array.from({ length: rooms }, (_, room) => room);
	const tabs = new Map<number, Tab>();
	const inTurns = (work: (room: number) => Promise<void>, all = [...waiting]) =>
		Promise.all(
			Array.from({ length: atOnce }, async () => {
				for (let room = all.shift(); room !== undefined; room = all.shift()) await work(room);
			}),
		);
	await inTurns(async (room) => void tabs.set(room, await side.open(room)));
	const took: Told[] = [];
	const begun = performance.now();
	await inTurns(async (room) => void took.push(await told(side, room, [tabs.get(room) as Tab])));
	const total = performance.now() - begun;
	for (const { socket } of tabs.values()) socket.terminate();
	return { ...figuresOf(took), total };
}

const figuresOf = (all: readonly Told[]): Figures => {
	const of = (key: keyof Told): Quantiles => {
		const sorted = all.map((one) => one[key]).toSorted((a, b) => a - b);
		const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
		return { p50: at(0.5), p99: at(0.99) };
	};
	return { request: of("request"), answer: of("answer") };
};
