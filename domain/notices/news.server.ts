import { type AboutWeek, type NewsNotice, newsNoticeKinds, weeklyNoticeKinds } from "#domain/news/notices.ts";
import type { DueNotice } from "#domain/outbox/delivery.ts";
import { quoted } from "#domain/outbox/mail/language.server.ts";
import { personal, readerOf } from "./personal.server.ts";
import { jsonList, rowsOf } from "./source.server.ts";

type Article = { id: string; title: string };

const articleOf = ({ values }: DueNotice) => (values as NewsNotice["values"]).article_id;
const longestTitle = 140;

/** What people hear who follow a country or a topic: on the site alone, for news can wait until one looks. */
export const newsNotices = personal({
	kinds: newsNoticeKinds,
	type: "other",
	only: ["in_app"],
	read: (ctx, notices) => [
		ctx.db.$client
			.prepare("SELECT id, title FROM articles WHERE status = 'published' AND id IN (SELECT value FROM json_each(?))")
			.bind(jsonList(notices.map(articleOf))),
	],
	resolve: (_, [rows]) => {
		const articles = new Map(rowsOf<Article>(rows).map((one) => [one.id, one]));
		return (due, recipient) => {
			const article = articles.get(articleOf(due));
			// Superseded or withdrawn since: there is nothing to read about.
			if (!article) return null;
			return {
				reader: readerOf(recipient),
				isUrgent: false,
				words: (language) => ({
					title: language.say("article_published.title"),
					lead: quoted(language, article.title, longestTitle),
					when: null,
					path: `/news/${article.id}`,
					action: "action.read_article",
					facts: [],
					notes: [],
				}),
			};
		};
	},
});

type Followed = Article & { user_id: string; published_at: string };

const weekOf = ({ values }: DueNotice) => values as AboutWeek;
/** Most articles of one mail; the page has them all. */
const mostInMail = 12;
/** Most that are read for one person: who follows much sees the newest. */
const mostRead = 500;

/** The mail once a week, of what was published about what a person follows; none where nothing was. */
export const weeklyNotices = personal({
	kinds: weeklyNoticeKinds,
	type: "other",
	only: ["email"],
	read: (ctx, notices) => {
		const people = jsonList(notices.map(({ to }) => to));
		const [since = ""] = notices.map((due) => weekOf(due).since).sort();
		const listOf = (own: string, other: string) =>
			`SELECT f.user_id, l.article_id FROM news_follows f JOIN news_lists l
			ON l.${own} = f.subject AND l.${other} = '' AND l.language = '' AND l.published_at > ?2
			WHERE f.user_id IN (SELECT value FROM json_each(?1))`;
		return [
			ctx.db.$client
				.prepare(
					`SELECT found.user_id, a.id, a.title, a.published_at FROM (
						${listOf("country_id", "topic")} UNION ${listOf("topic", "country_id")}
					) found JOIN articles a ON a.id = found.article_id ORDER BY a.published_at DESC, a.id LIMIT ${mostRead} * ?3`,
				)
				.bind(people, since, notices.length),
			ctx.db.$client
				.prepare("SELECT user_id, token FROM news_letters WHERE user_id IN (SELECT value FROM json_each(?))")
				.bind(people),
		];
	},
	resolve: (ctx, [rows, letters]) => {
		const followed = rowsOf<Followed>(rows);
		const tokens = new Set(rowsOf<{ token: string }>(letters).map(({ token }) => token));
		return (due, recipient) => {
			const { since, until, token } = weekOf(due);
			const own = followed.filter(
				({ user_id, published_at }) => user_id === recipient.id && published_at > since && published_at <= until,
			);
			// Switched off since.
			if (own.length === 0 || !tokens.has(token)) return null;
			const unsubscribe = `${ctx.publicUrl}/news/unsubscribe?token=${token}`;
			return {
				reader: readerOf(recipient),
				// It was asked for, and comes at the time of day at which it was asked for.
				isUrgent: true,
				unsubscribe,
				words: (language) => ({
					title: language.say("news_weekly.title"),
					lead: language.say("news_weekly.lead", { count: own.length }),
					when: null,
					path: "/news",
					action: "action.news",
					facts: [],
					notes: [
						...own
							.slice(0, mostInMail)
							.map(({ id, title }) => `${quoted(language, title, longestTitle)} ${ctx.publicUrl}/news/${id}`),
						language.say("news_weekly.end", { link: unsubscribe }),
					],
				}),
			};
		};
	},
});
