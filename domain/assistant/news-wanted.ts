/** Whether somebody asks for news: "news about family visas in Spain". */
import { type Found, holdsOneOf } from "./phrases.ts";

/** A line for each language; see `holdsOneOf`. No page that the reader has learnt says it, so a rule does. */
const phrases = {
	en: "news about|news on|news for|news of|news in|news from|any news|latest news|recent news|the news|what is new|what s new|recent changes|latest changes",
	es: "noticias|novedades|que hay de nuevo|ultimos cambios",
	fr: "actualite|nouvelles sur|dernieres nouvelles|quoi de neuf|derniers changements",
	de: "nachrichten uber|nachrichten zu|nachrichten aus|neuigkeiten|neues zu|neues zum|neues zur|was ist neu|was gibt es neues|aktuelles|letzte anderungen|neueste anderungen",
	it: "notizie|novita|ultimi cambiamenti|ultime modifiche",
	pt: "noticias|novidades|o que ha de novo|ultimas mudancas",
	nl: "nieuws|wat is er nieuw|laatste wijzigingen|recente wijzigingen",
	ru: "новости|новостей|новостях|что нового|последние изменения",
	zh: "新闻|最新消息|最新动态|最新变化|有什么消息",
	ja: "ニュース|最新情報|最近の変更|最新の変更",
	ar: "اخبار|الاخبار|اخر التغييرات|ما الجديد|شو الجديد",
	hi: "समाचार|खबर|ख़बर|न्यूज|न्यूज़|क्या नया",
} as const;

let built: Found | undefined;

/** Asks a text as `spaced` makes it. Made when it is first asked. */
export const asksForNews: Found = (text) => {
	built ??= holdsOneOf(phrases);
	return built(text);
};
