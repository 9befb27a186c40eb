import { sql } from "drizzle-orm";
import { check, integer, sqliteTable } from "drizzle-orm/sqlite-core";

/** Always empty: inserting anything but a 1 fails its CHECK and with it the batch. See domain/ground/must.server.ts. */
export const must = sqliteTable("must", { ok: integer().notNull() }, (t) => [check("must_hold", sql`${t.ok} = 1`)]);
