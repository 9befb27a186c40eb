/** Whether somebody asks for news: "news about family visas in Spain". */
import { type Found, holdsOneOf } from "./phrases.ts";

/** A line for each language; see `holdsOneOf`. No page that the reader has learnt says it, so a rule does. */
const phrases = {
	en: "news about|news on|news in|latest news|recent news|what is new|what s new|recent changes|latest changes",
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

/** Who waits for news of their own case asks for none of ours: "no news from my lawyer", "sin noticias de mi expediente". */
const ofOwnCase = {
	en: "no news|any news|without news|news about my|news on my|news about our",
	es: "sin noticias|no tengo noticias|ninguna noticia|noticias de mi|noticias sobre mi|novedades de mi|novedades sobre mi|sin novedades",
	fr: "pas d actualite|nouvelles sur mon|nouvelles sur ma|dernieres nouvelles de mon",
	de: "keine neuigkeiten|neuigkeiten zu meinem|neuigkeiten zu meiner|neues zu meinem|neues zu meiner",
	it: "nessuna notizia|non ho notizie|senza notizie|notizie della mia|notizie del mio|nessuna novita",
	pt: "sem noticias|nao tenho noticias|nenhuma noticia|noticias do meu|noticias da minha|sem novidades",
	nl: "geen nieuws|nieuws over mijn",
	ru: "нет новостей|без новостей|никаких новостей|новости по моему|новости по моей",
	zh: "没有最新消息|没有新闻|我的案子",
	ja: "ニュースがない|自分の申請",
	ar: "لا اخبار|ما في اخبار|بدون اخبار|اخبار عن قضيتي|اخبار عن طلبي",
	hi: "कोई खबर नहीं|कोई ख़बर नहीं|मेरे केस|मेरी अर्जी",
} as const;

let built: Record<"news" | "own", Found> | undefined;
/** Made when first asked. */
const found = () => (built ??= { news: holdsOneOf(phrases), own: holdsOneOf(ofOwnCase) });

/** Asks a text as `spaced` makes it. */
export const asksForNews: Found = (text) => found().news(text) && !found().own(text);

/** Whether somebody waits for news of their own case, or asks for it. Asks a text as `spaced` makes it. */
export const asksForOwnNews: Found = (text) => found().own(text);
