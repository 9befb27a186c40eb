import type { Ctx } from "#domain/ground/context.server.ts";
import type { Delivery, DueNotice } from "#domain/outbox/delivery.ts";

/** The notices of one noun. */
export type NoticeSource = {
	kinds: readonly string[];
	/** Reads what these are about: statements for the one batch that all nouns share. */
	read: (ctx: Ctx, notices: readonly DueNotice[]) => D1PreparedStatement[];
	/** With the results in the order of the statements: how each is delivered; null when it is no longer so. */
	resolve: (ctx: Ctx, results: readonly D1Result[]) => (notice: DueNotice) => Delivery | null;
};

export const rowsOf = <Row>(result: D1Result | undefined) => (result?.results ?? []) as Row[];

/** For `IN (SELECT value FROM json_each(?))`. */
export const jsonList = (values: Iterable<string>) => JSON.stringify([...new Set(values)]);
