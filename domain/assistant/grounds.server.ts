import { tierOf } from "#domain/businesses/legal-services.ts";
import { type PostTitle, postsAboutStatement } from "#domain/community/listing.server.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { type ArticleLine, newsAboutStatement } from "#domain/news/reading.server.ts";
import { findPage } from "#domain/pages/pages.server.ts";
import { type PageName, plainText } from "#domain/pages/pages.ts";
import { listUrgentHelp, type ShownHelp } from "#domain/pages/urgent-help.server.ts";
import type { Situation } from "#domain/pages/urgent-help.ts";
import { dictionary } from "#domain/search/dictionary.ts";
import { proposeSearches } from "#domain/search/proposals.server.ts";
import { isCategory } from "#domain/search/query.ts";
import { categoryOfService } from "#domain/search/service-meant.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { Grounds, Question, Source } from "./assistant.ts";
import { type AnswerLanguage, languageOf } from "./language.server.ts";
import { type Wanted, wantedIn } from "./looked-for.server.ts";
import type { Meant } from "./meant.ts";
import { profileLines } from "./profile-lines.server.ts";
import { quote } from "./quotes.ts";
import { rowOf } from "./sections.ts";
import { professionalsIn, searchIn } from "./suggested.server.ts";
import { helpers } from "./urgency.ts";

const mostProfessionals = 3;
const mostNews = 2;
const mostPosts = 2;
/** Says which kind of professional does what: where whoever asks for advice goes on. */
const whoAdvises = "help#which-kind";
/** Says what it means that a licence was checked. */
const howWeCheck = "help#verification";

/**
 * What the site has to say to a question: urgent help first where something cannot wait; then the section of our pages that
 * answers, quoted in whole sentences; or that legal advice is not to be had from it; or that it does not know. Searches
 * that fit stand beside it, professionals where somebody is looked for, and news and posts of the community about the
 * matter. At most two rounds of D1, of 40 rows together; 15 more for each message that is read again.
 */
export async function groundsOf(ctx: Ctx, question: Question, locale: string): Promise<Grounds> {
	const language = languageOf(locale);
	const wanted = await wantedIn(ctx, question);
	const { meant, said, profile } = wanted;
	if (profile) return groundsOfProfile(ctx, language, meant, profile, locale);
	const understood = meant.urgent ? withHelper(said, meant.urgent) : said;
	const country_id = understood.place?.country_id ?? ctx.client.country_id;
	const { category: topic } = understood.filters;
	// Beside what cannot wait there is nothing else to read.
	const matter =
		topic && country_id && !meant.urgent
			? { country: country_id, topic, language: locale.split("-")[0] ?? "en" }
			: null;
	const aboutMatter = matter
		? [newsAboutStatement(ctx, matter, mostNews), postsAboutStatement(ctx, matter, mostPosts)]
		: [];
	const [{ proposals, found, beside }, numbers, cited] = await Promise.all([
		wanted.searches
			? proposeSearches(ctx, understood, wanted.professionals ? mostProfessionals : 0, aboutMatter)
			: { proposals: [], found: [], beside: [] },
		meant.urgent ? numbersFor(ctx, meant.urgent, country_id) : [],
		Promise.all(citedIn(meant).map((target) => cite(ctx, target, locale))),
	]);
	const [news = [], posts = []] = beside as [ArticleLine[]?, PostTitle[]?];
	const searches = proposals.map((proposal) => searchIn(language, proposal));
	const country = dictionary().countries.get(ctx.client.country_id ?? "");
	const place = understood.place?.id ?? country?.id ?? null;
	return {
		response: [
			...urgentParagraphs(language, meant, cited, numbers, locale).map((text) => searchesIn(place, text)),
			...ownParagraphs(language, meant, cited, locale, {
				isSearch: wanted.professionals,
				hasFound: searches.length > 0,
				isFirst: question.conversationHistory.length === 0,
				understood,
			}),
		].join("\n\n"),
		sources: [...cited.map(({ source }) => source), ...news.map(sourceOf)],
		searches,
		professionals: professionalsIn(language, found, understood.filters.legal_service),
		posts: posts.map(({ slug, title, language }) => ({ title, language, url: `/community/${slug}` })),
		urgent: meant.urgent && `urgent-${meant.urgent}`,
		// Whoever may be asking for advice is answered by the site alone: a language model might give it.
		passages: meant.mayPlead || meant.kind === "advice" ? [] : cited.map(({ html }) => plainText(html)),
	};
}

/**
 * What the profile says that the reader is on: the site's sentences alone, which no language model words. Beside it stands
 * the section that answers where the site was meant.
 */
async function groundsOfProfile(
	ctx: Ctx,
	language: AnswerLanguage,
	{ kind, sections }: Meant,
	{ facts, topics }: NonNullable<Wanted["profile"]>,
	locale: string,
): Promise<Grounds> {
	const { say } = language;
	const isTrustAsked = topics.includes("licence");
	const targets = new Set([...(isTrustAsked ? [howWeCheck] : []), ...(kind === "section" ? sections.slice(0, 1) : [])]);
	const cited = await Promise.all([...targets].map((target) => cite(ctx, target, locale)));
	const lines = profileLines(language, facts, topics, ctx.client.time_zone);
	const said = [say("answer.profile", { url: `/business/${facts.id}` }), ...lines.map((line) => `- ${line}`)];
	return {
		response: [
			...(kind === "advice" ? [say("answer.advice")] : []),
			said.join("\n"),
			...cited.map((one) => say("answer.see_also", { link: linkTo(one) })),
		].join("\n\n"),
		sources: cited.map(({ source }) => source),
		...{ searches: [], professionals: [], posts: [], urgent: null, passages: [] },
	};
}

/** Looks for who helps in a situation. */
function withHelper(said: Understanding, situation: Situation): Understanding {
	if (situation === "danger") return said;
	const { service, isAlways } = helpers[situation];
	const { category: named } = said.filters;
	if (!isAlways && named !== null && tierOf[named] === "licensed_lawyer") return said;
	const legal_service = isCategory(service) ? null : service;
	return { ...said, filters: { ...said.filters, category: categoryOfService(service), legal_service } };
}

/** A text whose links to searches lead to those in a place: who cannot wait is not helped by somebody far away. */
const searchesIn = (place: string | null, text: string) =>
	place === null ? text : text.replace(/(?<=\]\(\/search\?)(?=[^)]*\))/g, `location=${place}&`);

/** The sections that an answer rests on, the most important first; beside what cannot wait no other is told. */
function citedIn({ urgent, kind, sections }: Meant): string[] {
	const told = urgent ? [`help#urgent-${urgent}`] : sections;
	const isSentOn = kind === "advice" && urgent !== "danger";
	return [...new Set([...told, ...(isSentOn ? [whoAdvises] : [])])];
}

/** A section, or a row of a table in it, with what it is called. */
type Cited = { page: PageName; html: string; source: Source; pageTitle: string };

async function cite(ctx: Ctx, target: string, locale: string): Promise<Cited> {
	const [page, anchor = ""] = target.split("#") as [PageName, string];
	const text = await findPage(ctx, page, locale);
	const section = text.sections.find(({ id }) => id === anchor);
	const within = section ?? text.sections.find(({ html }) => rowOf(html, anchor) !== null);
	if (!within) throw new Error(`The reader knows ${target}, which no page has`);
	return {
		page,
		pageTitle: text.title,
		html: section ? section.html : (rowOf(within.html, anchor) ?? ""),
		source: { title: within.title, url: `/${page}#${anchor}`, changed: text.changed, language: text.language },
	};
}

/** A link to the news about a matter, in the country that is named or else in all. */
function newsLink({ say, country }: AnswerLanguage, { filters: { category }, place }: Understanding): string {
	const filter = { ...(place && { country: place.country_id }), ...(category && { topic: category }) };
	const url = `/news?${new URLSearchParams(filter)}`;
	return say("answer.news", { url, place: place ? country(place.country_id) : "none" });
}

/** News, as what one may read beside an answer. */
const sourceOf = ({ id, title, summary, language, law_as_of }: ArticleLine): Source => ({
	...{ title, summary, language, url: `/news/${id}`, changed: law_as_of },
});

const linkTo = ({ pageTitle, source: { title, url } }: Cited) => `[${pageTitle}: ${title}](${url})`;

/** What a section says, under its name; and that it is in another language than the reader's. */
function quoted({ say, language }: AnswerLanguage, cited: Cited, locale: string): string[] {
	const { page, html, source } = cited;
	const isForeign = source.language !== locale.split("-")[0];
	return [
		linkTo(cited),
		...(isForeign ? [say("answer.only_in", { language: language(source.language) })] : []),
		quote(html, page),
	];
}

/** Where something cannot wait: what to do, and whom to call. */
function urgentParagraphs(
	language: AnswerLanguage,
	{ urgent }: Meant,
	[first]: Cited[],
	numbers: ShownHelp[],
	locale: string,
): string[] {
	if (!urgent || !first) return [];
	const { say, inCountry } = language;
	const lines = numbers.map(({ name, number, address, country_id, is_open }) => {
		const contact = [number, address].filter(Boolean).join(", ");
		if (name === "") return `- ${say("answer.emergency", { country: inCountry(country_id), number: contact })}`;
		const id = is_open === false ? "answer.urgent_help_closed" : "answer.urgent_help";
		return `- ${say(id, { name, country: inCountry(country_id), contact })}`;
	});
	return [...quoted(language, first, locale), [...lines, `- ${say("answer.all_numbers")}`].join("\n")];
}

/** What the message is answered besides. */
function ownParagraphs(
	language: AnswerLanguage,
	{ urgent, kind, sections, mayPlead }: Meant,
	cited: Cited[],
	locale: string,
	{
		isSearch,
		hasFound,
		isFirst,
		understood,
	}: Record<"isSearch" | "hasFound" | "isFirst", boolean> & { understood: Understanding },
): string[] {
	const { say } = language;
	const searches = hasFound ? [say("answer.searches")] : [];
	if (urgent === "danger" || (urgent !== null && kind !== "advice")) return searches;
	const [first, second] = sections.flatMap((target) => cited.filter(({ source }) => source.url === `/${target}`));
	const seeAlso = (one: Cited | undefined) => (one ? [say("answer.see_also", { link: linkTo(one) })] : []);
	switch (kind) {
		case "section":
			return [
				...(first ? quoted(language, first, locale) : []),
				...(mayPlead ? [say("answer.advice")] : []),
				...seeAlso(second),
				...(isSearch ? searches : []),
			];
		case "advice":
			return [say("answer.advice"), say("answer.who_advises"), ...seeAlso(first), ...searches];
		case "hello":
			return [say(isFirst ? "answer.hello" : "answer.welcome")];
		case "search":
			return [
				...(mayPlead ? [say("answer.advice")] : []),
				...(hasFound ? searches : [say("answer.ask_more")]),
				...seeAlso(first),
			];
		case "news":
			return [newsLink(language, understood), ...searches];
		case "private":
			return [say("answer.private"), say("answer.next")];
		case "unknown":
			return [say("answer.unknown"), say("answer.next")];
		default:
			return kind satisfies never;
	}
}

/** Whom to call: for the situation, and in danger. */
const numbersFor = (ctx: Ctx, situation: Situation, country_id: string | null): Promise<ShownHelp[]> =>
	country_id === null
		? Promise.resolve([])
		: listUrgentHelp(ctx, { situations: [...new Set<Situation>([situation, "danger"])], country_id });
