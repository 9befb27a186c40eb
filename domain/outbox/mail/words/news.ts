/** What people hear who follow news. */
export const newsWords = [
	/*i18n*/ { id: "action.read_article", message: "Read it" },
	/*i18n*/ { id: "action.news", message: "Open the news" },
	/*i18n*/ { id: "article_published.title", message: "News about something you follow" },
	/*i18n*/ { id: "news_weekly.title", message: "News of this week" },
	/*i18n*/ {
		id: "news_weekly.lead",
		message:
			"{count, plural, one {There was one article about what you follow.} other {There were # articles about what you follow.}}",
	},
	/*i18n*/ {
		id: "news_weekly.end",
		message: "You get this once a week because you asked for it. Stop it here: {link}",
	},
] as const;
