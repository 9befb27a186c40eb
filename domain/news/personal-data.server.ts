import { eq, getTableColumns } from "drizzle-orm";
import type { PersonalData } from "#domain/ground/personal-data.server.ts";
import { newsFollows, newsLetters } from "#drizzle/schema/news.ts";

const { user_id: _, ...columns } = getTableColumns(newsFollows);

/** Which news a person follows, and whether they get them by mail. Articles stay when their author leaves, and name nobody then. */
export const newsData: PersonalData = {
	tables: {
		news_letters: { exported: "news_letter", without: ["user_id", "token"] },
		news_follows: { exported: "news_follows", without: ["user_id"] },
		articles: { withheld: "what the site publishes; of its author no more than an id" },
		article_versions: { withheld: "what was saved of an article; of who saved it no more than an id" },
	},
	async read({ db }, { user_id }) {
		const [follows, [letter = null]] = await db.batch([
			db.select(columns).from(newsFollows).where(eq(newsFollows.user_id, user_id)).orderBy(newsFollows.created_at),
			db.select({ next_at: newsLetters.next_at }).from(newsLetters).where(eq(newsLetters.user_id, user_id)),
		]);
		return { news_follows: follows, news_letter: letter };
	},
};
