import { Miniflare } from "miniflare";
import { expect, test } from "vitest";
import { assistantLimits } from "#domain/assistant/assistant.ts";
import { leftTo, open, type Sender, send } from "../support/assistant.ts";
import { freshNetwork } from "../support/people.ts";
import { rounds } from "../support/rounds.ts";

const { anonymousMessages: full, networkMessages, devices } = assistantLimits;
const atOnce = 100;
/** The plain cases are tried ten times in every run. */
const isPlain = (way: string) => way === "with one cookie" || way === "without a cookie";

/** How often each answer came of a hundred that were asked for at once: "200", or the status with its code. */
async function tallyOf(ask: (i: number) => Promise<Response>): Promise<Record<string, number>> {
	const answers = await Promise.all(
		Array.from({ length: atOnce }, async (_, i) => {
			const answer = await ask(i);
			const { code = "" } = (await answer.json().catch(() => ({}))) as { code?: string };
			return `${answer.status} ${code}`.trim();
		}),
	);
	const tally: Record<string, number> = {};
	for (const answer of answers) tally[answer] = (tally[answer] ?? 0) + 1;
	return tally;
}

const exactly = (count: number) => ({ 200: count, "429 message_limit": atOnce - count });

const random = (below: number) => Math.floor(Math.random() * below);
/** The first half of an IPv6 address: what one household has. */
const freshPrefix = () => freshNetwork().split("::")[0] as string;
const addressIn = (prefix: string) => `${prefix}:0:${[0, 0, 0, 0].map(() => random(65_536).toString(16)).join(":")}`;

const ways: Record<string, () => Promise<(i: number) => Sender>> = {
	"with one cookie": async () => {
		const network = freshNetwork();
		const { cookie } = await open({ network });
		return () => ({ network, cookie });
	},
	"with one cookie, from a hundred networks": async () => {
		const { cookie } = await open({ network: freshNetwork() });
		return () => ({ network: freshNetwork(), cookie });
	},
	"without a cookie": async () => {
		const network = freshNetwork();
		return () => ({ network });
	},
	"with other addresses in X-Forwarded-For and its like": async () => {
		const network = freshNetwork();
		return (i) => {
			const address = `203.0.113.${i}`;
			const headers = { "X-Forwarded-For": address, "X-Real-IP": address, "True-Client-IP": address };
			return { network, headers: { ...headers, Forwarded: `for=${address}` } };
		};
	},
	"from other addresses of one /64": async () => {
		const prefix = freshPrefix();
		return () => ({ network: addressIn(prefix) });
	},
	"with cookies that were made up": async () => {
		const network = freshNetwork();
		const { cookie } = await open({ network: freshNetwork() });
		const forged = ["device=1", "device=", `${cookie}a`, cookie.replace(/.$/, (last) => (last === "A" ? "B" : "A"))];
		return (i) => ({ network, cookie: `${forged[i % forged.length]}` });
	},
	"with another person's headers": async () => {
		const network = freshNetwork();
		return (i) => ({ network, headers: { "User-Agent": `agent ${i}`, "Accept-Language": i % 2 ? "es" : "de" } });
	},
};

test.each(Object.keys(ways))(
	"Of a hundred messages at once %s exactly five are answered, time after time",
	async (way) => {
		for (let round = 0; round < rounds(isPlain(way) ? 10 : 2, 10); round++) {
			const sender = await (ways[way] as (typeof ways)[string])();
			expect(await tallyOf((i) => send(sender(i)))).toEqual(exactly(full));
			const { remaining } = await leftTo(sender(0));
			expect(remaining).toBe(0);
		}
	},
);

test("Whoever clears and changes cookies gets at most fifty answers in a network", async () => {
	const network = freshNetwork();
	const cookies: string[] = [];
	// Two more than it is given; they send without.
	for (let i = 0; i < devices + 2; i++) cookies.push((await open({ network })).cookie);
	expect(cookies.filter((cookie) => cookie === "")).toHaveLength(2);
	expect(await tallyOf((i) => send({ network, cookie: cookies[i % cookies.length] ?? "" }))).toEqual(
		exactly(networkMessages),
	);
	expect((await leftTo({ network, cookie: cookies[0] ?? "" })).remaining).toBe(0);
});

test("Cookies that were collected in other networks bring no more than fifty answers in one", async () => {
	const cookies: string[] = [];
	for (let i = 0; i < 3; i++) {
		const network = freshNetwork();
		for (let n = 0; n < devices; n++) cookies.push((await open({ network })).cookie);
	}
	const network = freshNetwork();
	expect(await tallyOf((i) => send({ network, cookie: cookies[i % cookies.length] ?? "" }))).toEqual(
		exactly(networkMessages),
	);
	// What the network refused has not been counted on the devices.
	const left = await Promise.all(cookies.map((cookie) => leftTo({ network: freshNetwork(), cookie })));
	const used = left.reduce((sum, { remaining }) => sum + full - (remaining ?? 0), 0);
	expect(used).toBe(networkMessages);
});

test("The same hundred find the hole in a count that KV keeps", async () => {
	const miniflare = new Miniflare({
		modules: true,
		compatibilityDate: "2026-04-01",
		kvNamespaces: ["COUNTS"],
		script: `export default {
			async fetch(request, { COUNTS }) {
				const key = request.headers.get("CF-Connecting-IP");
				const count = Number((await COUNTS.get(key)) ?? 0);
				if (count >= ${full}) return Response.json({ code: "message_limit" }, { status: 429 });
				await COUNTS.put(key, String(count + 1));
				return Response.json({});
			},
		}`,
	});
	try {
		const url = (await miniflare.ready).origin;
		const network = freshNetwork();
		const tally = await tallyOf(() => send({ url, network }));
		expect(tally["200"]).toBeGreaterThan(full);
	} finally {
		await miniflare.dispose();
	}
});
