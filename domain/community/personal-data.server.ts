import type { PersonalData } from "#domain/ground/personal-data.server.ts";

const isGone = "EXISTS (SELECT 1 FROM users WHERE id = ?1 AND deleted_at <= ?2)";
const own = "SELECT id FROM posts WHERE author_id = ?1 UNION ALL SELECT id FROM answers WHERE author_id = ?1";

/**
 * What a person asks, tells and answers. At the erasure the words stay, so that the thread still reads, under no name and no
 * profile; votes, flags and follows go with the account, and triggers take them out of the counts.
 */
export const communityData: PersonalData = {
	tables: {
		posts: { exported: "community.posts", without: ["seq", "author_id"] },
		answers: { exported: "community.answers", without: ["seq", "author_id", "told_user_id"] },
		votes: { exported: "community.votes", without: ["user_id"] },
		post_follows: { exported: "community.follows", without: ["user_id"] },
		flags: { exported: "community.flags", without: ["user_id", "is_counted"] },
		community_cases: { exported: "community.decisions", without: ["flag_count", "waiting_since"] },
		post_search: { withheld: "the words of posts, for finding them" },
	},
	async read({ db }, { user_id }) {
		const [posts, answers, votes, follows, flags, decisions] = await db.$client.batch(
			[
				`SELECT id, slug, kind, pseudonym, title, body, country_id, topic, language, status, is_unlisted, score, answer_count,
					edited_at, deleted_at, version, created_at, updated_at FROM posts WHERE author_id = ?1 ORDER BY created_at`,
				`SELECT id, post_id, pseudonym, business_id, body, status, score, is_accepted, edited_at, deleted_at, version,
					created_at FROM answers WHERE author_id = ?1 ORDER BY created_at`,
				"SELECT object_id, post_id, created_at FROM votes WHERE user_id = ?1 ORDER BY created_at",
				"SELECT post_id, created_at FROM post_follows WHERE user_id = ?1 ORDER BY created_at",
				"SELECT object_id, post_id, kind, created_at, decided_at FROM flags WHERE user_id = ?1 ORDER BY created_at",
				`SELECT object_id, object, post_id, decision, reason, decided_at, appeal, appealed_at FROM community_cases
					WHERE object_id IN (${own}) AND decision IS NOT NULL ORDER BY decided_at`,
			].map((statement) => db.$client.prepare(statement).bind(user_id)),
		);
		return {
			community: {
				posts: posts?.results ?? [],
				answers: answers?.results ?? [],
				votes: votes?.results ?? [],
				follows: follows?.results ?? [],
				flags: flags?.results ?? [],
				decisions: decisions?.results ?? [],
			},
		};
	},
	erase: ({ db }, user_id, before) =>
		[
			`UPDATE community_cases SET reason = NULL, appeal = NULL WHERE ${isGone} AND object_id IN (${own})`,
			`UPDATE posts SET pseudonym = '' WHERE author_id = ?1 AND ${isGone}`,
			`UPDATE answers SET pseudonym = '', business_id = NULL WHERE author_id = ?1 AND ${isGone}`,
		].map((statement) => db.$client.prepare(statement).bind(user_id, before)),
};
