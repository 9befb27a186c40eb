import { and, gt, inArray, lte, sql } from "drizzle-orm";
import { listedStatuses } from "#domain/businesses/listed.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { businesses } from "#drizzle/schema/businesses.ts";

/** Addresses in one file: the protocol allows 50,000; a Worker answers fewer in good time. */
const shardSize = 20_000;

/** How many files of profiles there are. One row read. */
export async function countProfileShards(ctx: Ctx): Promise<number> {
	const [row] = await ctx.db.all<{ last: number | null }>(sql`SELECT max(seq) AS last FROM businesses`);
	return Math.ceil((row?.last ?? 0) / shardSize);
}

/** The listed profiles of a file, counted from 1, with when each last changed. Reads at most 20,000 rows. */
export const listProfileShard = (ctx: Ctx, shard: number) =>
	ctx.db
		.select({ id: businesses.id, updated_at: businesses.updated_at })
		.from(businesses)
		.where(
			and(
				gt(businesses.seq, (shard - 1) * shardSize),
				lte(businesses.seq, shard * shardSize),
				inArray(businesses.status, listedStatuses),
			),
		);
