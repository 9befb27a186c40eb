import { readFileSync, rmSync } from "node:fs";
import { exportJWK, generateKeyPair } from "jose";
import type { Ctx } from "#domain/ground/context.server.ts";
import { readKeys } from "#domain/ground/keys.server.ts";
import { rules } from "#domain/ground/rules.ts";
import { connect, Meter } from "#drizzle/db.ts";
import { openDatabase } from "#scripts/database.ts";
import { dictionaryFile } from "#scripts/dictionary-file.ts";
import { copyOfState } from "./prepared.ts";

/** The instant at which tests hold the clock still, unless they say another. */
export const testNow = "2026-11-20T12:00:00.000Z";

/** A migrated D1 database of the caller's own, with `total` demo professionals when asked for, loaded at `testNow`. */
export async function testDatabase(total?: number) {
	const state = await copyOfState({ businesses: total ?? null, loadedAt: testNow });
	const { db, close } = await openDatabase(state);
	return {
		d1: db,
		close: async () => {
			await close();
			rmSync(state, { recursive: true, force: true });
		},
	};
}

/** Secrets of the tests alone. */
const keys = await (async () => {
	const { privateKey } = await generateKeyPair("ES256", { extractable: true });
	return readKeys(JSON.stringify([{ ...(await exportJWK(privateKey)), alg: "ES256", kid: "test" }]));
})();

const assets = new Map<string, ArrayBuffer>();

/** A file beside the Worker, read once: hundreds of questions at once would each hold their own copy. */
function assetAt(path: string): ArrayBuffer {
	const read = () => (path === "/dictionary.json" ? dictionaryFile() : new Uint8Array(readFileSync(`public${path}`)));
	const asset = assets.get(path) ?? read().buffer;
	assets.set(path, asset);
	return asset;
}

/**
 * A context over a database whose costs are counted in `meter`, and whose clock stands still; `idle` waits for what goes on
 * after the answer.
 */
export function testCtx(d1: D1Database, now = testNow): Ctx & { meter: Meter; idle: () => Promise<void> } {
	const meter = new Meter();
	const going = new Set<Promise<unknown>>();
	return {
		db: connect(d1, meter),
		bookmark: () => null,
		now: () => new Date(now),
		after: (work) => {
			const done = Promise.resolve(work).catch(() => {});
			going.add(done);
			done.then(() => going.delete(done));
		},
		log: () => {},
		keys,
		files: filesInMemory(),
		asset: async (path) => assetAt(path),
		rules: rules.strict,
		hasTextMessages: true,
		textLimits: null,
		assistant: null,
		usedUp: keptInMemory(),
		client: { network: "203.0.113.7", user_agent: "test", country_id: "ES", time_zone: null, city: null },
		publicUrl: "https://visavis.test",
		mailFrom: "hello@visavis.test",
		publishableKey: "test",
		redirectOrigins: [],
		meetingUrl: "https://meet.visavis.test/{room}",
		isDevelopment: true,
		meter,
		idle: async () => {
			while (going.size > 0) await Promise.all(going);
		},
	};
}

/** What the domain uses of a KV namespace: keys to texts. */
function keptInMemory(): Ctx["usedUp"] {
	const kept = new Map<string, string>();
	return {
		get: async (key: string) => kept.get(key) ?? null,
		put: async (key: string, value: string) => void kept.set(key, value),
	} as unknown as Ctx["usedUp"];
}

/** What the domain uses of a bucket: keys to bytes. */
function filesInMemory(): R2Bucket {
	const kept = new Map<string, BodyInit>();
	return {
		get: async (key: string) => {
			const value = kept.get(key);
			return value === undefined ? null : { body: new Response(value).body };
		},
		list: async ({ prefix }: { prefix: string }) => ({
			objects: [...kept.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
		}),
		put: async (key: string, value: BodyInit) => void kept.set(key, value),
		delete: async (key: string | string[]) => {
			for (const one of [key].flat()) kept.delete(one);
		},
	} as unknown as R2Bucket;
}
