/** Which service a query is about: what the dictionary names in it, and what the classifier makes of all its words. */
import { type Category, categoryOf, tierOf } from "#domain/businesses/legal-services.ts";
import { isKnownWord, isSharedWord, journeyMark, likelyServices, matterTold } from "./intents.ts";
import { isCategory, type ServiceId } from "./query.ts";
import { isUnspaced } from "./terms.ts";

export type ServiceMeant = {
	/** The service, or the category where the words leave open which of its services; null where they leave that open. */
	service: ServiceId | null;
	/** What else may be meant, likeliest first, where nothing is sure. */
	alternatives: ServiceId[];
};

/** A service that the dictionary knows a phrase of the query for, and how much of the query the phrase is. */
export type NamedService = { service: ServiceId; share: number };

/** As likely must a service be, or all of a category together; below, it is offered only. */
const certain = { service: 0.2, category: 0.3, guess: 0.5, word: 0.65 } as const;
/** From here on nothing else is offered beside it. */
const sure = 0.4;
const offered = 0.08;
const mostOffered = 3;
/** Among more words than these a kind of professional is only mentioned. */
const mostKeywords = 4;

/** Characters of a name in Chinese or Japanese, mostly. */
const longestName = 5;

/** The category that a service belongs to, or is. */
export const categoryOfService = (service: ServiceId): Category =>
	isCategory(service) ? service : categoryOf(service);

/** How much of what a query is about each of its clauses tells, against all words together. */
const shareOfClauses = 0.4;

/**
 * How likely the services are that the words may be about: by all of them together, and by each clause alone, as far as it tells of a
 * matter: "max 40 euros", "hotel and taxi from my own pocket" water down what stands beside them.
 */
function likelyByClause(words: readonly string[], clauses: readonly (readonly string[])[]): Map<ServiceId, number> {
	const whole = likelyServices(words);
	const all = clauses.length < 2 ? 0 : clauses.reduce((sum, clause) => sum + matterTold(clause).all, 0);
	if (all === 0) return new Map(whole.map(({ service, probability }) => [service, probability]));
	const likely = new Map(whole.map(({ service, probability }) => [service, probability * (1 - shareOfClauses)]));
	for (const { service, probability } of clauses.flatMap(likelyServices))
		likely.set(service, (likely.get(service) ?? 0) + (probability / all) * shareOfClauses);
	return likely;
}

/**
 * @param words the folded words that are no place, language or filter
 * @param clauses the same, by clause
 * @param telling those of them that carry something
 * @param isJourney whether somebody comes from one country and wants to another: then it is mostly about that
 * @param decision by a service the one that is meant instead: a permit that is refused, or to be renewed
 * @param asksLawyer whether a lawyer is asked for, by whatever word: then a matter that lawyers and others serve is theirs
 * @param areNobodys whether no name and no profile holds the telling words
 */
export function serviceMeant(
	words: readonly string[],
	clauses: readonly (readonly string[])[],
	telling: readonly string[],
	named: readonly NamedService[],
	decision: ReadonlyMap<ServiceId, ServiceId> | null,
	asksLawyer: boolean,
	isJourney: boolean,
	areNobodys: boolean,
): ServiceMeant {
	if (telling.length === 0) return { service: null, alternatives: [] };
	const namedWhole = named.find(({ share }) => share === 1)?.service;
	// Visas are a consultant's word; a lawyer for them is one for immigration.
	const whole = asksLawyer && namedWhole === "visa_residency_consultants" ? "immigration_lawyers" : namedWhole;
	if (whole && isCategory(whole)) return { service: whole, alternatives: [] };
	const scores = likelyByClause(isJourney ? [...words, journeyMark] : words, clauses);
	for (const { service, share } of named) scores.set(service, (scores.get(service) ?? 0) + share);
	for (const [permit, meant] of decision ?? []) {
		scores.set(meant, (scores.get(meant) ?? 0) + (scores.get(permit) ?? 0));
		scores.delete(permit);
	}
	// Whoever names a profession looks for one of it.
	const professions = new Set(named.flatMap(({ service }) => (isCategory(service) ? [service] : [])));
	if (professions.size > 0 && telling.length <= mostKeywords)
		for (const [service, score] of scores)
			if (professions.has(categoryOfService(service))) scores.set(service, score * 1.5);
	if (asksLawyer) {
		for (const [service, score] of scores)
			if (tierOf[categoryOfService(service)] !== "licensed_lawyer" && service !== whole)
				scores.set(service, score * 0.4);
	}
	let sum = 0;
	for (const score of scores.values()) sum += score;
	const ranked = [...scores]
		.map(([service, score]) => ({ service, score: score / Math.max(1, sum) }))
		.sort((a, b) => b.score - a.score);
	const [best] = ranked;
	if (!best) return { service: null, alternatives: [] };
	// Of one word, or of words that no dictionary has, little can be told: they may be somebody's name.
	const isSentence = telling.some((word) => isUnspaced(word) && [...word].length > longestName);
	const isGuess =
		named.length === 0 && !isSentence && !isJourney && (telling.length === 1 || !telling.some(isKnownWord));
	// "Husband": nobody is called so, and somebody for families serves better than nobody.
	const isPlain =
		isGuess && areNobodys && telling.length === 1 && telling.every((word) => isKnownWord(word) || isSharedWord(word));
	const least = !isGuess ? certain.service : telling.length === 1 ? certain.word : certain.guess;
	if (best.score >= least) {
		// A category that is named gives way to what of it is meant.
		const within = isCategory(best.service)
			? ranked.find(({ service }) => !isCategory(service) && categoryOf(service) === best.service)
			: undefined;
		const service = within && within.score >= best.score / 2 ? within.service : best.service;
		return { service, alternatives: best.score < sure ? likely(service) : [] };
	}
	const categories = new Map<Category, number>();
	for (const { service, score } of ranked)
		categories.set(categoryOfService(service), (categories.get(categoryOfService(service)) ?? 0) + score);
	const [likeliest] = [...categories].sort(([, a], [, b]) => b - a);
	if (likeliest && (!isGuess || isPlain) && likeliest[1] >= certain.category)
		return { service: likeliest[0], alternatives: isPlain ? likely(likeliest[0]) : [] };
	return { service: null, alternatives: likely(null) };

	/** What else may be meant. */
	function likely(chosen: ServiceId | null) {
		return ranked
			.filter(({ service, score }) => score >= offered && service !== chosen)
			.slice(0, mostOffered)
			.map(({ service }) => service);
	}
}

/** What a state permits. */
export const permits: ReadonlySet<ServiceId> = new Set([
	"citizenship_naturalisation",
	"digital_nomad_visa",
	"investor_visa",
	"permanent_residence",
	"residence_permit",
	"residence_permit_renewal",
	"retirement_visa",
	"skilled_worker_visa",
	"student_permit_renewal",
	"student_visa_application",
	"tourist_visa",
	"work_permit",
]);
