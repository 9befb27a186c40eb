import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { indexOf } from "#domain/search/index.server.ts";
import { listingOf } from "#domain/search/listing.ts";
import { pageSize, type Sort, sorts } from "#domain/search/query.ts";
import { documentOf, type Filters, narrowingTokens } from "#domain/search/tokens.ts";
import { standingRows } from "#drizzle/seed/standing.ts";
import { progressBar } from "#scripts/progress.ts";
import { cityOf, makeBusiness } from "../support/demo.ts";

/** What is asked of it: filters, and words that all must be there. */
export type Asked = { filters: Filters; words: readonly string[]; sort: Sort };

/** Where Debian keeps PostgreSQL's programs, newest version last. */
const packages = "/usr/lib/postgresql";

/** The folder of PostgreSQL's programs, or null where it is not installed. */
function programs(): string | null {
	if (!existsSync(packages)) return null;
	const [newest] = readdirSync(packages).sort((a, b) => Number(b) - Number(a));
	return newest ? join(packages, newest, "bin") : null;
}

/**
 * A PostgreSQL of its own in a temporary folder, with the listed of so many demo professionals: tokens and words under
 * GIN, each order an index. It answers on a socket in that folder only. Null where PostgreSQL is not installed.
 */
export async function startPostgres(total: number) {
	const bin = programs();
	if (!bin) return null;
	const folder = mkdtempSync(join(tmpdir(), "visavis-postgres-"));
	// PostgreSQL refuses to run as root.
	const numberOf = (option: string) => Number(execFileSync("id", [option, "postgres"], { encoding: "utf8" }));
	const owner = userInfo().uid === 0 ? { uid: numberOf("-u"), gid: numberOf("-g") } : {};
	if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
	const data = join(folder, "data");
	const made = spawnSync(join(bin, "initdb"), ["-D", data, "-U", "visavis", "-A", "trust", "-E", "UTF8"], owner);
	if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
	const settings = ["listen_addresses=", `unix_socket_directories=${folder}`, "shared_buffers=1GB", "jit=off"];
	const server = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((one) => ["-c", one])], {
		...owner,
		stdio: "ignore",
	});
	const pool = new pg.Pool({ host: folder, user: "visavis", database: "postgres", max: 4 });
	for (let tries = 0; ; tries++) {
		try {
			await pool.query("SELECT 1");
			break;
		} catch (error) {
			if (tries === 100) throw error;
			await wait(100);
		}
	}
	await load(pool, total);
	return {
		pool,
		stop: async () => {
			await pool.end();
			server.kill("SIGINT");
			await once(server, "exit");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

const rowsAtOnce = 5_000;

async function load(pool: pg.Pool, total: number) {
	const orders = sorts.map((sort) => `by_${sort}`);
	await pool.query(
		`CREATE TABLE listings (tokens text[], words text[], card jsonb, category text, ${orders.map((order) => `${order} bigint`).join(", ")})`,
	);
	const progress = progressBar("Loading PostgreSQL", total);
	const now = new Date().toISOString();
	for (let from = 1; from <= total; from += rowsAtOnce) {
		const length = Math.min(rowsAtOnce, total - from + 1);
		const businesses = Array.from({ length }, (_, i) => makeBusiness(from + i));
		const { standingOf } = standingRows(businesses, now);
		const rows = businesses.flatMap((business) => {
			const listing = listingOf(business, cityOf(business.city_id), standingOf(business));
			if (!listing) return [];
			const order = Object.fromEntries(sorts.map((sort) => [`by_${sort}`, indexOf[sort].rowid(listing)]));
			return [{ ...tokensOf(documentOf(listing)), card: listing.card, category: listing.card.category, ...order }];
		});
		await pool.query(
			`INSERT INTO listings SELECT ARRAY(SELECT jsonb_array_elements_text(tokens)), ARRAY(SELECT jsonb_array_elements_text(words)), card, category, ${orders.join(", ")}
			FROM jsonb_to_recordset($1::jsonb) AS r (tokens jsonb, words jsonb, card jsonb, category text, ${orders.map((order) => `${order} bigint`).join(", ")})`,
			[JSON.stringify(rows)],
		);
		progress(from + length - 1);
	}
	await pool.query("CREATE INDEX ON listings USING gin (tokens)");
	await pool.query("CREATE INDEX ON listings USING gin (words)");
	for (const order of orders) await pool.query(`CREATE INDEX ON listings (${order})`);
	await pool.query("VACUUM ANALYZE listings");
}

/** Our document as one would keep it here: no combinations of filters, and words without their field. */
function tokensOf(doc: string) {
	const tokens = doc.split(" ");
	const isWord = (token: string) => /^[nha]:/.test(token);
	return {
		tokens: tokens.filter((token) => !isWord(token) && !token.includes("+") && token !== "all"),
		words: [...new Set(tokens.filter(isWord).map((token) => token.slice(2)))],
	};
}

/** The condition of a search and its values. */
function conditionOf({ filters, words, sort }: Asked): { condition: string; values: unknown[] } {
	const { category, place, language } = filters;
	const primary = [category && `s:${category}`, place && `p:${place}`, language && `l:${language}`];
	const tokens = [...primary, ...narrowingTokens(filters)].filter(Boolean);
	const days = filters.free_on?.map((day) => `d:${day.replaceAll("-", "")}`) ?? null;
	const given = [
		[tokens, "tokens @>", tokens.length > 0],
		[words, "words @>", words.length > 0],
		[days, "tokens &&", days !== null],
	] as const;
	const asked = given.filter(([, , isAsked]) => isAsked);
	const conditions = [`by_${sort} IS NOT NULL`, ...asked.map(([, operator], i) => `${operator} $${i + 1}::text[]`)];
	return { condition: conditions.join(" AND "), values: asked.map(([value]) => value) };
}

/** The first page and the total. */
export async function searchPostgres(pool: pg.Pool, asked: Asked) {
	const { condition, values } = conditionOf(asked);
	const page = await pool.query(
		`SELECT card FROM listings WHERE ${condition} ORDER BY by_${asked.sort} LIMIT ${pageSize}`,
		values,
	);
	const total = await pool.query(`SELECT count(*) AS total FROM listings WHERE ${condition}`, values);
	return { page, total };
}

/** A plain service over it: the first page, the total, and how many there are of each category. */
export async function servePostgres(pool: pg.Pool, askedBy: (params: URLSearchParams) => Promise<Asked>) {
	const server = createServer(async (request, response) => {
		const asked = await askedBy(new URL(request.url ?? "/", "http://localhost").searchParams);
		const { condition, values } = conditionOf(asked);
		const [page, total, categories] = await Promise.all([
			pool.query(`SELECT card FROM listings WHERE ${condition} ORDER BY by_${asked.sort} LIMIT ${pageSize}`, values),
			pool.query(`SELECT count(*)::int AS total FROM listings WHERE ${condition}`, values),
			pool.query(`SELECT category, count(*)::int AS count FROM listings WHERE ${condition} GROUP BY category`, values),
		]);
		response.setHeader("content-type", "application/json");
		response.end(
			JSON.stringify({
				businesses: page.rows.map(({ card }) => card),
				total: total.rows[0]?.total,
				facets: { service: categories.rows },
			}),
		);
	});
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	const address = server.address();
	return {
		url: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
		stop: () => server.close(),
	};
}
