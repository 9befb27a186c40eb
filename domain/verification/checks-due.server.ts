import type { Business, Licence } from "#domain/businesses/businesses.ts";
import { asOf } from "#domain/businesses/licences.ts";
import { isListed } from "#domain/businesses/listed.ts";
import type { Admin } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { checkedBy } from "./verification.ts";

/** A profile that waits for an admin to look into a register. */
export type CheckDue = Pick<Business, "id" | "name" | "category" | "tier" | "status" | "country_id" | "version"> & {
	/** Why it waits: its professional asks, it waits to be listed, or its check is a year old. */
	why: "asked" | "pending" | "old";
	/** The licence that it is about; null for a profile that waits to be listed. */
	licence_id: string | null;
	/** Since when it waits, or when the licence was checked last (UTC instant). */
	since: string;
	/** The admin's own, which another one must look at. */
	is_own: boolean;
	licences: Omit<Licence, "conditions">[];
};

const perPage = 20;
/** How many old checks a page looks at: those of profiles that are suspended or closed are skipped. */
const mostLookedAt = 200;
const cursorShape = /^([rpc])\.([\dT:.Z-]{24})\.([0-9a-f]{32})$/;

const columns = `b.id, b.name, b.category, b.tier, b.status, b.country_id, b.version,
	EXISTS (SELECT 1 FROM business_owners WHERE business_id = b.id AND user_id = ?1) AS is_own,
	(SELECT json_group_array(json_object('id', id, 'profession', profession, 'register', register,
		'register_url', register_url, 'number', number, 'jurisdiction', jurisdiction, 'region', region, 'status', status,
		'issued_on', issued_on, 'expires_on', expires_on, 'checked_at', checked_at)) FROM licences WHERE business_id = b.id) AS licences`;

type Row = Omit<CheckDue, "is_own" | "licences"> & { key: string; is_own: number; licences: string };

/**
 * The queue of checks, oldest first, 20 a page: licences of which their professional says that they were renewed, profiles
 * that wait to be listed, then licences of listed ones whose last check is twelve months old. Those stay listed while their licences hold. One batch; it reads 200 old checks at most, so
 * that a page may be short and still have a `next_cursor`. Throws `invalid` for a cursor that is none.
 */
export async function listChecksDue(
	ctx: Ctx,
	{ user_id }: Admin,
	cursor: string | null = null,
): Promise<{ checks: CheckDue[]; next_cursor: string | null }> {
	const [, phase, at, id] = cursor === null ? ["", "r", "", ""] : (cursorShape.exec(cursor) ?? []);
	if (phase === undefined || at === undefined || id === undefined) throw new Refusal("invalid", { field: "cursor" });
	const { $client: d1 } = ctx.db;
	const now = ctx.now().toISOString();
	// What comes before the cursor's part of the queue is over, what comes after it begins at its beginning.
	const after = (part: "r" | "p" | "c") => (part === phase ? [at, id] : ["", ""]);
	const isOver = (part: "r" | "p") => ("rpc".indexOf(part) < "rpc".indexOf(phase) ? 1 : 0);
	const [asked, pending, due] = await d1.batch<Row>([
		d1
			.prepare(
				`SELECT 'asked' AS why, r.licence_id, r.created_at AS since, r.licence_id AS key, ${columns} FROM check_requests r
				INDEXED BY check_requests_waiting JOIN businesses b ON b.id = r.business_id
				WHERE r.answered_at IS NULL AND b.status <> 'closed' AND NOT ?4 AND (r.created_at, r.licence_id) > (?2, ?3)
				ORDER BY r.created_at, r.licence_id LIMIT ${perPage + 1}`,
			)
			.bind(user_id, ...after("r"), isOver("r")),
		d1
			.prepare(
				`SELECT 'pending' AS why, NULL AS licence_id, b.updated_at AS since, b.id AS key, ${columns} FROM businesses b
				INDEXED BY businesses_pending WHERE b.status = 'pending' AND NOT ?4 AND (b.updated_at, b.id) > (?2, ?3)
				ORDER BY b.updated_at, b.id LIMIT ${perPage + 1}`,
			)
			.bind(user_id, ...after("p"), isOver("p")),
		d1
			.prepare(
				`SELECT 'old' AS why, l.id AS licence_id, l.checked_at AS since, l.id AS key, ${columns} FROM (
					SELECT id, business_id, checked_at FROM licences INDEXED BY licences_checked
					WHERE status = 'active' AND checked_at >= ?2 AND checked_at <= ?4 AND (checked_at, id) > (?2, ?3)
					ORDER BY checked_at, id LIMIT ${mostLookedAt}
				) l JOIN businesses b ON b.id = l.business_id ORDER BY l.checked_at, l.id`,
			)
			.bind(user_id, ...after("c"), checkedBy(now)),
	]);
	const placed = (part: "r" | "p" | "c", result: D1Result<Row> | undefined) =>
		(result?.results ?? []).map((row) => ({ ...shown(row, now), cursor: `${part}.${row.since}.${row.key}` }));
	const old = placed("c", due);
	const isDue = ({ status, licences, licence_id }: CheckDue) =>
		isListed(status) && licences.some((one) => one.id === licence_id && one.status === "active");
	const all = [...placed("r", asked), ...placed("p", pending), ...old.filter(isDue)];
	const page = all.slice(0, perPage);
	const hasLookedAtAll = old.length < mostLookedAt;
	const last = all.length > perPage ? page.at(-1) : hasLookedAtAll ? null : old.at(-1);
	return { checks: page.map(({ cursor: _, ...check }) => check), next_cursor: last?.cursor ?? null };
}

function shown({ key: _, is_own, licences, ...row }: Row, now: string): CheckDue {
	return asOf({ ...row, is_own: is_own === 1, licences: JSON.parse(licences) as CheckDue["licences"] }, now);
}
