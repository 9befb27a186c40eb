import { ownedBusiness } from "#domain/businesses/owners.server.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";

/** Where a professional met a name before: in an appointment or in a thread, under whose name. */
type Place = { object: "appointment" | "thread"; id: string; client_name: string };

/**
 * Names of a request that the professional has met on the other side. Same names are often different people: it is a
 * hint for their own check, never an answer.
 */
export type NameMatches = {
	/** The other side has the name of this client. */
	client: Place | null;
	/** Whoever asks has the name that this client gave as their other side. */
	opponent: Place | null;
};

/** Of the professional's rows, those that came about first, the latest whose `column` is `key` of the request `r`, of another client. */
const placeWhere = (column: string, key: string) => {
	const isMatch = `m.business_id = r.business_id AND m.${column} = r.${key} AND m.client_id IS NOT r.client_id
		AND r.client_key IS NOT r.other_party_key`;
	const place = (object: Place["object"]) =>
		`json_object('object', '${object}', 'id', m.id, 'client_name', m.client_name)`;
	return `coalesce(
		(SELECT ${place("appointment")} FROM appointments m WHERE ${isMatch}
			ORDER BY m.confirmed_at IS NULL, m.created_at DESC LIMIT 1),
		(SELECT ${place("thread")} FROM threads m WHERE ${isMatch} AND m.is_withheld = 0
			ORDER BY m.status IN ('requested', 'declined'), m.created_at DESC LIMIT 1))`;
};

/**
 * Reads the matches of a professional's own requests; `rest` is the SQL after AND about `r`, with `?2` and on, its order and
 * limit. A row for each request, and those with the same name where there is a match.
 */
export const nameMatchesStatement = (
	ctx: Ctx,
	{ user_id }: Professional,
	table: "appointments" | "threads",
	rest: string,
	...values: unknown[]
) =>
	ctx.db.$client
		.prepare(
			`SELECT r.id, ${placeWhere("client_key", "other_party_key")} AS client,
				${placeWhere("other_party_key", "client_key")} AS opponent
			FROM ${table} r WHERE r.business_id = ${ownedBusiness} AND ${rest}`,
		)
		.bind(user_id, ...values);

/** The matches by the request's id; only of requests that have any. */
export const nameMatchesOf = (result: D1Result | undefined): Record<string, NameMatches> =>
	Object.fromEntries(
		((result?.results ?? []) as { id: string; client: string | null; opponent: string | null }[])
			.filter(({ client, opponent }) => client !== null || opponent !== null)
			.map(({ id, client, opponent }) => [
				id,
				{ client: client && JSON.parse(client), opponent: opponent && JSON.parse(opponent) },
			]),
	);

/** The matches of one request; null where there are none. */
export async function findNameMatches(
	ctx: Ctx,
	owner: Professional,
	table: "appointments" | "threads",
	id: string,
): Promise<NameMatches | null> {
	return nameMatchesOf(await nameMatchesStatement(ctx, owner, table, "r.id = ?2", id).all())[id] ?? null;
}
