/** What a conversation comes to: what its last message wants, and who is looked for. */
import type { Ctx } from "#domain/ground/context.server.ts";
import { findProfileFacts, type ProfileFacts } from "#domain/listings/profile-facts.server.ts";
import type { Situation } from "#domain/pages/urgent-help.ts";
import { dictionaryReady } from "#domain/search/dictionary.server.ts";
import { matterTold } from "#domain/search/intents.ts";
import { emptyQuery, type ServiceId } from "#domain/search/query.ts";
import { understandWords } from "#domain/search/search.server.ts";
import { wordsOf } from "#domain/search/terms.ts";
import { understand } from "#domain/search/understand.ts";
import type { Understanding } from "#domain/search/understanding.ts";
import type { Question } from "./assistant.ts";
import { type Meant, meantBy } from "./meant.ts";
import { asksForNews, asksForOwnNews } from "./news-wanted.ts";
import { spaced } from "./phrases.ts";
import { type ProfileTopic, profileQuestionIn } from "./profile-question.ts";
import { readerReady } from "./reader.server.ts";
import { asksForSecrets } from "./secrets-wanted.ts";
import { urgencySaid } from "./urgency.ts";

/** Characters of a message that are read: what somebody wants stands at its beginning, or many times. */
const longestRead = 2_000;
/** Messages before the last that are read again for what it adds to. */
const mostBefore = 3;
/** Words of a message that adds to the search before it: "and in Lyon, by video if possible". */
const mostOfAddition = 8;
/** In so few words beside a place or a language, no service is named but by chance: "no sorry, Thessaloniki". */
const mostOfFilter = 4;

export type Wanted = {
	meant: Meant;
	/** What the words say of who is looked for. */
	said: Understanding;
	/** Whether searches help beside the answer. */
	searches: boolean;
	/** Whether somebody is looked for. */
	professionals: boolean;
	/** The professional whose profile the reader is on, and what is asked of them; null for anything else. */
	profile: { facts: ProfileFacts; topics: ProfileTopic[] } | null;
};

/**
 * Reads the last message, with what was said before it where it adds to that. One round of D1, where somebody is looked for
 * or the profile is asked about that the reader is on.
 */
export async function wantedIn(ctx: Ctx, { message, conversationHistory, page }: Question): Promise<Wanted> {
	const [reader, dictionary] = await Promise.all([readerReady(ctx), dictionaryReady(ctx)]);
	const [last = "", ...before] = [
		message,
		...conversationHistory.flatMap(({ role, content }) => (role === "user" ? [content] : [])).reverse(),
	]
		.slice(0, mostBefore + 1)
		.map((text) => text.slice(0, longestRead));
	// Where nobody is looked for, the database need not be asked what the words mean.
	const namedIn = (q: string) => understand({ ...emptyQuery, q }, dictionary, null).understanding;
	const named = namedIn(last);
	const heard = meantBy(reader, last, before[0]);
	// What cannot wait may stand at the end of a long message.
	const alone = withMatter({ ...heard, urgent: heard.urgent ?? urgencySaid(message) }, last);
	const meant = withRules(alone, last);
	// What cannot wait comes before whom the page is about.
	const asked = meant.urgent === null ? profileQuestionIn(last, page, named) : null;
	const facts = asked && (await findProfileFacts(ctx, asked.id));
	if (asked && facts)
		return { meant, said: named, searches: false, professionals: false, profile: { facts, topics: asked.topics } };
	const read = (q: string) => understandWords(ctx, { ...emptyQuery, q }, async () => cityOf(ctx));
	if (meant.urgent === null && named.filters.category !== null && asksForNews(spaced(last))) {
		const news = { ...meant, kind: "news" as const, sections: [] };
		return { meant: news, said: await read(last), searches: true, professionals: false, profile: null };
	}
	const length = wordsOf(last).length;
	const isAddition =
		meant.urgent === null &&
		isFilter(named) &&
		length <= (meant.kind === "unknown" ? mostOfFilter : mostOfAddition) &&
		before.some((text) => meantBy(reader, text).kind === "search" || isSomebody(namedIn(text)));
	const wanted = isAddition
		? { searches: true, professionals: true, meant: { ...meant, kind: "search" as const, sections: [] }, profile: null }
		: { ...searchesFor(meant, named), meant, profile: null };
	if (!wanted.searches) return { ...wanted, said: named };
	const [said, ...saidBefore] = await Promise.all([last, ...before].map(read));
	const own = isAddition && length <= mostOfFilter ? withoutService(said as Understanding) : said;
	return { ...wanted, said: saidBefore.reduce(holdingOn, own as Understanding) };
}

/** Where the reader is, for "near me". */
const cityOf = ({ client: { city, country_id } }: Ctx) => (city && country_id ? { name: city, country_id } : null);

const filterKinds: readonly string[] = [
	"place",
	"near",
	"language",
	"other_language",
	"country_experience",
	"mode",
	"available",
	"free_consultation",
	"legal_aid",
	"fee_max",
] satisfies Understanding["understood"][number]["kind"][];

/** What is told of these cannot wait. */
const urgentMatters: Partial<Record<ServiceId, Situation>> = {
	immigration_detention: "detention",
	domestic_violence_protection: "home",
};
/** So likely must all matters together be, and the best of them, for a message to tell of it; less where it cannot wait. */
const leastOfMatter = { all: 0.98, best: 0.4 } as const;
/** Where a school or an office is, people ask who need nobody: more, where the reader is sure that it is beyond our pages. */
const everydayMatter: ServiceId = "public_services_access";
const leastOfEverydayMatter = { all: 0.98, best: 0.95 } as const;
const leastOfUrgentMatter = { all: 0.9, best: 0.6 } as const;

/**
 * Hears a matter that professionals serve where our pages say nothing of it for certain: "bought a phone online and it never
 * came" is not beyond us, and a deposit that a landlord keeps is no money to have back from here.
 */
function withMatter(meant: Meant, message: string): Meant {
	const { kind, isRatherPlea, isBeyond } = meant;
	const isAnswered = kind !== "unknown" && kind !== "advice" && !(kind === "section" && isRatherPlea);
	if (meant.urgent !== null || isAnswered) return meant;
	const { service, best, all } = matterTold(wordsOf(message).map(({ folded }) => folded));
	const urgent = (service && urgentMatters[service]) ?? null;
	const isEveryday = isBeyond && service === everydayMatter;
	const least = urgent ? leastOfUrgentMatter : isEveryday ? leastOfEverydayMatter : leastOfMatter;
	if (all < least.all || best < least.best) return meant;
	return { ...meant, kind: "advice", sections: kind === "advice" ? meant.sections : [], urgent };
}

/** Hears what plain words say and no page does; what cannot wait comes before it. */
function withRules(meant: Meant, message: string): Meant {
	const text = spaced(message);
	if (meant.urgent !== null) return meant;
	if (asksForSecrets(text)) return { ...meant, kind: "private", sections: [] };
	return asksForOwnNews(text) ? { ...meant, kind: "section", sections: ["help#no-answer"] } : meant;
}

/** Whether words say more of who is looked for than for what. */
const isFilter = ({ understood }: Understanding) => understood.some(({ kind }) => filterKinds.includes(kind));

/** Whether words name a kind of professional. */
const isSomebody = ({ filters }: Understanding) => filters.category !== null || filters.tier !== null;

/** Whether a message asks for searches beside its answer, and looks for somebody. */
function searchesFor({ kind, urgent, sections: [section] }: Meant, said: Understanding) {
	// Whoever is in danger has no time for them.
	if (urgent === "danger") return { professionals: false, searches: false };
	const isNamed = said.filters.category !== null;
	const professionals = kind === "search" || (kind === "section" && isNamed && isFilter(said));
	const isWhoAsked = section === "help#which-kind" && isNamed;
	const isWhereSaid = said.understood.some((part) => part.kind === "place" || part.kind === "language");
	const searches =
		professionals || kind === "advice" || urgent !== null || (kind === "section" && (isWhoAsked || isWhereSaid));
	return { professionals, searches };
}

const withoutService = (said: Understanding): Understanding => ({
	...said,
	alternatives: [],
	filters: { ...said.filters, category: null, legal_service: null },
});

/** What a message says, and what an earlier one said that it does not say otherwise. */
function holdingOn(said: Understanding, before: Understanding): Understanding {
	const { filters } = said;
	const isServiceSaid = filters.category !== null;
	const { category, legal_service } = isServiceSaid ? filters : before.filters;
	return {
		...said,
		alternatives: isServiceSaid || said.alternatives.length > 0 ? said.alternatives : before.alternatives,
		place: said.place ?? before.place,
		available: said.available ?? before.available,
		filters: {
			...filters,
			category,
			legal_service,
			place: filters.place ?? before.filters.place,
			language: filters.language ?? before.filters.language,
			tier: filters.tier ?? before.filters.tier,
			mode: filters.mode ?? before.filters.mode,
			fee_max: filters.fee_max ?? before.filters.fee_max,
			free_consultation: filters.free_consultation || before.filters.free_consultation,
			legal_aid: filters.legal_aid || before.filters.legal_aid,
		},
	};
}
