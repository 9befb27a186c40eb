import { sql } from "drizzle-orm";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { pageOf, placeOf } from "#domain/ground/cursors.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import type { accountDecisions } from "#drizzle/schema/users.ts";
import type { AccountFilter } from "./account-decisions.ts";
import { isBanned } from "./sessions.server.ts";
import { type Factor, isConfirmed, type User, userOf, userStatement } from "./users.server.ts";

/** An account in a list. */
export type AccountLine = Pick<User, "id" | "email" | "phone" | "role" | "created_at" | "deleted_at"> & {
	name: string | null;
	is_suspended: boolean;
};

export type AccountPage = { accounts: AccountLine[]; next_cursor: string | null };

const perPage = 30;
/** What a search looks at by each of address and name. */
const mostFound = 100;

/** The last text that begins so; for an index in the order of its letters. */
const after = (beginning: string) => `${beginning}\u{10ffff}`;

const found = (q: string) => {
	const address = q.toLowerCase();
	const number = q.replace(/[\s().-]/g, "");
	return sql`(SELECT id FROM users WHERE id = ${address} UNION SELECT id FROM users WHERE phone = ${number}
		UNION SELECT id FROM (SELECT id FROM users WHERE email >= ${address} AND email < ${after(address)} LIMIT ${mostFound})
		UNION SELECT user_id FROM (SELECT user_id FROM profiles INDEXED BY profiles_name
			WHERE full_name COLLATE NOCASE >= ${q} AND full_name COLLATE NOCASE < ${after(q)} LIMIT ${mostFound}))`;
};

/**
 * Accounts, the newest first, 30 a page; of a search at most 100 by address and 100 by name. Throws `invalid` for a
 * cursor that is none.
 */
export async function listAccounts(
	ctx: Ctx,
	_admin: Admin,
	{ q, group }: AccountFilter,
	cursor: string | null = null,
): Promise<AccountPage> {
	const { at, id } = placeOf(cursor) ?? { at: "9", id: "" };
	const now = ctx.now().toISOString();
	const wanted = [
		sql`(u.created_at, u.id) < (${at}, ${id})`,
		...(q ? [sql`u.id IN ${found(q)}`] : []),
		...(group === "admin" ? [sql`u.id IN (SELECT user_id FROM profiles WHERE role = 'admin')`] : []),
		...(group === "suspended" ? [sql`u.id IN (SELECT id FROM users WHERE banned_until > ${now})`] : []),
	];
	const rows = await ctx.db.all<Omit<AccountLine, "is_suspended"> & { is_suspended: number }>(
		sql`SELECT u.id, u.email, u.phone, u.created_at, u.deleted_at, p.role, p.full_name AS name,
				coalesce(u.banned_until > ${now}, 0) AS is_suspended
			FROM users u JOIN profiles p ON p.user_id = u.id WHERE ${sql.join(wanted, sql` AND `)}
			ORDER BY u.created_at DESC, u.id DESC LIMIT ${perPage + 1}`,
	);
	const page = pageOf(rows, perPage, (row) => ({ at: row.created_at, id: row.id }));
	return {
		accounts: page.rows.map((row) => ({ ...row, is_suspended: row.is_suspended === 1 })),
		next_cursor: page.next_cursor,
	};
}

/** An account as an admin sees it before deciding about it. */
export type AccountCase = Pick<
	User,
	"id" | "email" | "phone" | "role" | "banned_until" | "deleted_at" | "last_sign_in_at" | "created_at"
> & {
	name: string | null;
	is_confirmed: boolean;
	is_suspended: boolean;
	/** Second steps that count. */
	factors: Pick<Factor, "id" | "factor_type" | "created_at">[];
	/** When they are removed; null where that is not planned. */
	factors_end_at: string | null;
	devices: number;
	business: { id: string; name: string } | null;
	/** What was decided about it, the newest first; at most 20. */
	decisions: Omit<typeof accountDecisions.$inferSelect, "user_id">[];
};

/** Throws `not_found`. */
export async function requireAccountCase(ctx: Ctx, _admin: Admin, id: string): Promise<AccountCase> {
	const { $client: d1 } = ctx.db;
	const [read, more, decided] = await d1.batch<Record<string, unknown>>([
		userStatement(ctx, "id", id),
		d1
			.prepare(
				`SELECT p.full_name AS name, (SELECT count(*) FROM sessions WHERE user_id = ?1) AS devices,
					(SELECT due_at FROM factor_removals WHERE user_id = ?1) AS factors_end_at, b.id AS business_id, b.name AS business_name
				FROM profiles p LEFT JOIN business_owners o ON o.user_id = p.user_id LEFT JOIN businesses b ON b.id = o.business_id
				WHERE p.user_id = ?1`,
			)
			.bind(id),
		d1
			.prepare(
				`SELECT id, act, reason, until, created_at FROM account_decisions WHERE user_id = ?
				ORDER BY created_at DESC, id DESC LIMIT 20`,
			)
			.bind(id),
	]);
	const user = userOf(read);
	const facts = more?.results[0];
	if (!user || !facts) throw new Refusal("not_found");
	const { email, phone, role, banned_until, deleted_at, last_sign_in_at, created_at } = user;
	return {
		...{ id, email, phone, role, banned_until, deleted_at, last_sign_in_at, created_at },
		name: facts.name as string | null,
		is_confirmed: isConfirmed(user),
		is_suspended: isBanned(ctx, user),
		factors: user.factors
			.filter(({ status }) => status === "verified")
			.map(({ id, factor_type, created_at }) => ({ id, factor_type, created_at })),
		factors_end_at: facts.factors_end_at as string | null,
		devices: Number(facts.devices),
		business: facts.business_id ? { id: String(facts.business_id), name: String(facts.business_name) } : null,
		decisions: (decided?.results ?? []) as AccountCase["decisions"],
	};
}
