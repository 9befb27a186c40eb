import type { Category, Tier } from "#domain/businesses/legal-services.ts";
import { type BusinessStatus, isListed, isListedSql } from "#domain/businesses/listed.ts";
import { type Ctx, later } from "#domain/ground/context.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { type CaseDecision, type ContributionStatus, type PostKind, perPage, undoSeconds } from "./kinds.ts";
import { postAtSql } from "./slugs.ts";

/** Who reads: nobody, or somebody by their id. */
type Viewer = { user_id: string } | null;

/** What became of something that was flagged, for its writer. */
type OwnCase = { decision: CaseDecision; reason: string; appeal: string | null; waits: boolean };

/** What posts and answers have in common, as their readers see them. */
type Shown = {
	id: string;
	/** Empty: the account is no more. */
	pseudonym: string;
	body: string;
	status: ContributionStatus;
	score: number;
	/** Whether the reader finds it useful, and whether they wrote it. */
	is_voted: boolean;
	is_own: boolean;
	/** Deleted by the reader a moment ago. */
	is_deleted: boolean;
	edited_at: string | null;
	created_at: string;
	version: number;
	/** For its writer alone; null where nobody has decided. */
	case: OwnCase | null;
};

export type ShownPost = Shown & {
	slug: string;
	kind: PostKind;
	title: string;
	country_id: string;
	topic: Category;
	language: string;
	is_unlisted: boolean;
	answer_count: number;
	is_followed: boolean;
};

export type ShownAnswer = Shown & {
	is_accepted: boolean;
	/** By whoever wrote the post, under a made-up name: a profile says who they are. */
	is_by_asker: boolean;
	/** The profile under which a professional answers; `tier` only while their licence is checked and holds. */
	professional: { id: string; name: string; tier: Tier | null } | null;
};

export type PostPage = {
	post: ShownPost;
	/** The accepted one; on the first page only, like `unlisted`. */
	accepted: ShownAnswer | null;
	/** By how many find them useful. */
	answers: ShownAnswer[];
	/** What the reader wrote and nobody else sees. */
	unlisted: ShownAnswer[];
	next_cursor: string | null;
	/** The name under which the reader has written here before; null where they have not. */
	pseudonym: string | null;
	/** The reader's own profile, under which they may answer. */
	own_business: { id: string; name: string } | null;
};

type CaseRow = {
	decision: CaseDecision | null;
	reason: string | null;
	appeal: string | null;
	waiting_since: string | null;
};
type PostRow = Omit<ShownPost, "is_voted" | "is_own" | "is_deleted" | "is_unlisted" | "is_followed" | "case"> &
	CaseRow & {
		author_id: string | null;
		deleted_at: string | null;
		is_unlisted: number;
		is_voted: number;
		is_followed: number;
	};
type AnswerRow = Omit<
	ShownAnswer,
	"is_voted" | "is_own" | "is_deleted" | "is_accepted" | "is_by_asker" | "professional" | "case"
> &
	CaseRow & {
		seq: number;
		author_id: string | null;
		deleted_at: string | null;
		is_accepted: number;
		is_voted: number;
		business_id: string | null;
		business_name: string | null;
		business_status: BusinessStatus | null;
		tier: Tier | null;
	};

const shared = "id, author_id, pseudonym, body, status, score, edited_at, deleted_at, created_at, version";
const of = (alias: string) =>
	shared
		.split(", ")
		.map((column) => `${alias}.${column}`)
		.join(", ");
const isShown = "a.status = 'published' AND a.deleted_at IS NULL";
const noCase = "NULL AS decision, NULL AS reason, NULL AS appeal, NULL AS waiting_since";

/** ?1 is the slug, ?2 the reader. */
const answersOf = (caseColumns: string, cases: string, rest: string) =>
	`SELECT a.seq AS seq, ${of("a")}, a.is_accepted, a.business_id, b.name AS business_name, b.status AS business_status, b.tier,
		EXISTS (SELECT 1 FROM votes v WHERE v.object_id = a.id AND v.user_id = ?2) AS is_voted, ${caseColumns}
	FROM answers a LEFT JOIN businesses b ON b.id = a.business_id ${cases}
	WHERE a.post_id = ${postAtSql} AND ${rest}`;

/** ?3 and ?4 are the place of the last answer. SQLite walks both halves by the index, and stops where the page ends. */
const pageOfAnswers = (size: number) => {
	const half = (rest: string) => answersOf(noCase, "", `a.is_accepted = 0 AND ${isShown} AND ${rest}`);
	return `${half("a.score = ?3 AND a.seq > ?4")} UNION ALL ${half("a.score < ?3")} ORDER BY score DESC, seq LIMIT ${size}`;
};

/** Before all answers. */
const first = { score: Number.MAX_SAFE_INTEGER, seq: 0 };

/** Where the last answer of a page stands: "12.512". Throws `invalid` for none. */
function placeOf(cursor: string | undefined): typeof first {
	if (cursor === undefined) return first;
	const [, score, seq] = /^(\d{1,9})\.(\d{1,12})$/.exec(cursor) ?? [];
	if (score === undefined || seq === undefined) throw new Refusal("invalid", { field: "cursor" });
	return { score: Number(score), seq: Number(seq) };
}

/**
 * A post with a page of its answers, as somebody sees it; null where there is none, or its writer has deleted it. Of what is
 * hidden or removed others see no words, in its address neither, and no answers. One batch; a page costs its rows, wherever it lies. Throws `invalid`
 * for a cursor that is none.
 */
export async function findPost(
	ctx: Ctx,
	viewer: Viewer,
	slug: string,
	{ cursor }: { cursor?: string | undefined } = {},
): Promise<PostPage | null> {
	const { $client: d1 } = ctx.db;
	const user_id = viewer?.user_id ?? "";
	const { score, seq } = placeOf(cursor);
	const size = perPage.answers;
	const [posts, accepted, best, own, names, businesses] = await d1.batch([
		d1
			.prepare(
				`SELECT ${of("p")}, p.slug, p.kind, p.title, p.country_id, p.topic, p.language, p.is_unlisted, p.answer_count,
					EXISTS (SELECT 1 FROM votes v WHERE v.object_id = p.id AND v.user_id = ?2) AS is_voted,
					EXISTS (SELECT 1 FROM post_follows f WHERE f.post_id = p.id AND f.user_id = ?2) AS is_followed,
					c.decision, c.reason, c.appeal, c.waiting_since
				FROM posts p LEFT JOIN community_cases c ON c.object_id = p.id WHERE p.id = ${postAtSql}`,
			)
			.bind(slug, user_id),
		d1.prepare(answersOf(noCase, "", `a.is_accepted = 1 AND ${isShown}`)).bind(slug, user_id),
		d1.prepare(pageOfAnswers(size + 1)).bind(slug, user_id, score, seq),
		...(viewer
			? [
					d1
						.prepare(
							`${answersOf(
								"c.decision, c.reason, c.appeal, c.waiting_since",
								"LEFT JOIN community_cases c ON c.object_id = a.id",
								`a.author_id = ?2 AND NOT (${isShown}) AND (a.deleted_at IS NULL OR a.deleted_at > ?3)`,
							)} ORDER BY a.seq DESC LIMIT 5`,
						)
						.bind(slug, user_id, later(ctx, -undoSeconds)),
					d1
						.prepare(
							`SELECT pseudonym FROM answers WHERE post_id = ${postAtSql} AND author_id = ?2
							AND pseudonym <> '' LIMIT 1`,
						)
						.bind(slug, user_id),
					d1
						.prepare(
							`SELECT b.id, b.name FROM business_owners o JOIN businesses b ON b.id = o.business_id
							WHERE o.user_id = ? AND ${isListedSql("b.status")} LIMIT 1`,
						)
						.bind(user_id),
				]
			: []),
	]);
	const row = (posts?.results ?? [])[0] as PostRow | undefined;
	if (!row) return null;
	const isOwn = viewer !== null && row.author_id === user_id;
	const isDeleted = row.deleted_at !== null;
	if (isDeleted && !(isOwn && (row.deleted_at ?? "") > later(ctx, -undoSeconds))) return null;
	const post = shownPost(row, isOwn);
	const isWithheld = row.status !== "published" && !isOwn;
	const shownOf = (result: D1Result | undefined) =>
		isWithheld || isDeleted
			? []
			: ((result?.results ?? []) as AnswerRow[]).map((answer) => shownAnswer(answer, row.author_id, user_id));
	const rows = (best?.results ?? []) as AnswerRow[];
	const last = rows[size - 1];
	return {
		post: isWithheld ? { ...post, slug, title: "", body: "", pseudonym: "" } : post,
		accepted: cursor === undefined ? (shownOf(accepted)[0] ?? null) : null,
		answers: shownOf(best).slice(0, size),
		unlisted: cursor === undefined ? shownOf(own) : [],
		next_cursor: rows.length > size && last && !isWithheld && !isDeleted ? `${last.score}.${last.seq}` : null,
		pseudonym: (isOwn ? row.pseudonym : ((names?.results ?? []) as { pseudonym: string }[])[0]?.pseudonym) || null,
		own_business: ((businesses?.results ?? []) as { id: string; name: string }[])[0] ?? null,
	};
}

const caseOf = ({ decision, reason, appeal, waiting_since }: CaseRow, isOwn: boolean): OwnCase | null =>
	isOwn && decision ? { decision, reason: reason ?? "", appeal, waits: waiting_since !== null } : null;

function shownPost(row: PostRow, is_own: boolean): ShownPost {
	const { author_id: _, deleted_at, decision: __, reason: ___, appeal: ____, waiting_since: _____, ...shown } = row;
	return {
		...shown,
		is_own,
		is_deleted: deleted_at !== null,
		is_unlisted: row.is_unlisted === 1,
		is_voted: row.is_voted === 1,
		is_followed: row.is_followed === 1,
		case: caseOf(row, is_own),
	};
}

function shownAnswer(row: AnswerRow, asker_id: string | null, user_id: string): ShownAnswer {
	const { id, pseudonym, body, status, score, edited_at, created_at, version, author_id, tier } = row;
	const is_own = author_id !== null && author_id === user_id;
	return {
		...{ id, pseudonym, body, status, score, edited_at, created_at, version, is_own },
		is_deleted: row.deleted_at !== null,
		is_voted: row.is_voted === 1,
		is_accepted: row.is_accepted === 1,
		is_by_asker: author_id !== null && author_id === asker_id && row.business_id === null,
		professional: row.business_id
			? {
					id: row.business_id,
					name: row.business_name ?? "",
					tier: row.business_status && isListed(row.business_status) ? tier : null,
				}
			: null,
		case: caseOf(row, is_own),
	};
}
