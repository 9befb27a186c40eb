import type { Ctx } from "#domain/ground/context.server.ts";
import { indexTermsOf, isUnspaced, queryTermsOf, wordsOf } from "#domain/search/terms.ts";

/** Who finds a text: the client, whoever acts for the professional, or both. */
type Findable = {
	client_id: string | null;
	business_id: string | null;
	/** The account that wrote it: what an account wrote goes with it. */
	written_by: string;
};

/** A hyphen would end a token. */
const asToken = (id: string) => id.replaceAll("-", "");

/**
 * Has a text of a thread be found: its last message, or a name. Who may find it stands in the index beside its words, as
 * tokens that no word can be, so that a search reads what it shows and nothing of others.
 */
export function searchableStatement(
	ctx: Ctx,
	thread_id: string,
	{ client_id, business_id, written_by }: Findable,
	text: string,
	kind: "message" | "name",
): D1PreparedStatement {
	const terms = wordsOf(text).flatMap(({ folded }) => indexTermsOf(folded));
	const doc = [
		...(client_id ? [`c:${asToken(client_id)}`] : []),
		...(business_id ? [`b:${asToken(business_id)}`] : []),
		`w:${asToken(written_by)}`,
		...new Set(terms),
	];
	return ctx.db.$client
		.prepare(
			`INSERT INTO message_search (doc, thread_id, seq)
			VALUES (?1, ?2, ${kind === "name" ? "NULL" : "(SELECT last_seq FROM threads WHERE id = ?2)"})`,
		)
		.bind(doc.join(" "), thread_id);
}

/** SQL for the match of all that a client, and an owner (null for none), may read. */
export const readableBy = (client: string, owner: string) =>
	`'("c:' || replace(${client}, '-', '') || '"' || coalesce((SELECT group_concat(' OR "b:' || business_id || '"', '') FROM business_owners
		WHERE user_id = ${owner}), '') || ')'`;

/** A condition on `message_search` for all that the account `?1` has written. */
export const isWrittenBy = `rowid IN (SELECT rowid FROM message_search WHERE message_search MATCH '"w:' || replace(?1, '-', '') || '"')`;

/** The match of all words of a query, the last of which may be typed halfway; null for no word. */
export function matchOf(q: string): string | null {
	const words = wordsOf(q).map(({ folded }) => folded);
	const last = words.at(-1);
	if (last === undefined) return null;
	const terms = words.flatMap(queryTermsOf).map((term) => `"${term}"`);
	return terms.join(" AND ") + (isUnspaced(last) ? "" : " *");
}
