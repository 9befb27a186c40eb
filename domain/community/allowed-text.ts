/** What may not be published in the community, so that nobody is given away and nobody is solicited. */
import { linksIn, outcomeClaimsIn } from "#domain/ground/clean-text.ts";
import { findPersonalDetails } from "#domain/ground/personal-details.ts";
import type { Unallowed } from "./kinds.ts";
import { hrefsIn, picturesIn, plainOf } from "./markdown.ts";
import type { TrustLevel } from "./trust.ts";

/**
 * Words by which somebody asks readers to go on in private: there cheats are alone with them. Short on purpose: it stops the
 * common phrases of the twelve languages. What others did ("he told me to call him") is not meant.
 */
const solicitations: readonly RegExp[] = [
	// English
	/(?<![\p{L}'’])(?<!(?:to|can|could|did|does|should|will|would|not|never|they|he|she|who|you|please don't)\s)(?:contact|dm|pm|inbox|whatsapp|telegram|text|message|call)\s+(?:me|us)(?:\s+(?:now|today|on|at|by|via|for|in|directly|privately)|[.!]|$)/u,
	/(?<!\p{L})(?:write|send)\s+(?:to\s+)?(?:me|us)\s+(?:a\s+)?(?:privately|in private|private message|dm|on whatsapp|on telegram)(?!\p{L})/u,
	/(?<!\p{L})(?:my|our)\s+(?:firm|office|agency|company)\s+(?:can|will)\s+(?:help|do|get|arrange|handle)(?!\p{L})/u,
	// Spanish, Portuguese
	/(?<!\p{L})(?:contácteme|contácteme|contáctame|contactame|escríbeme|escribeme|escríbame|escribame|llámame|llamame|llámeme|llameme)(?!\p{L})/u,
	/(?<!\p{L})(?:contacte-me|contate-me|me chame|me chama|me liga|me ligue|escreva-me)\s+(?:no|por|pelo|em|agora|hoje)(?!\p{L})/u,
	// French
	/(?<!\p{L})(?:contactez|appelez|écrivez|ecrivez)[-\s]moi(?!\p{L})|(?<!\p{L})(?:contacte|appelle|écris|ecris)[-\s]moi(?!\p{L})/u,
	// German, Dutch
	/(?<!\p{L})(?:kontaktieren sie mich|kontaktiert mich|schreib mir privat|schreiben sie mir privat|ruf mich an|rufen sie mich an)(?!\p{L})/u,
	/(?<!\p{L})(?:neem contact met mij op|stuur mij een bericht|app mij|bel mij)(?!\p{L})/u,
	// Italian
	/(?<!\p{L})(?:contattami|contattatemi|mi contatti in privato|scrivimi in privato|scrivetemi in privato|chiamami|chiamatemi)(?!\p{L})/u,
	// Russian
	/(?<!\p{L})(?:пишите|напишите|звоните|обращайтесь)\s+(?:мне|нам|ко мне|к нам)?\s*(?:в личку|в личные|в лс|в вотсап|в телеграм)/u,
	// Chinese, Japanese
	/加我(?:的)?(?:微信|qq)|私信我|联系我(?:的)?(?:微信|电话)/u,
	/(?:私|わたし)?(?:まで)?(?:dm|ライン|line)(?:で|を)?(?:ください|下さい|送ってください)/u,
	// Arabic, Hindi
	/(?:راسلني|راسلوني|تواصل معي|تواصلوا معي|اتصل بي|اتصلوا بي)(?!\p{L})/u,
	/(?:मुझसे संपर्क करें|मुझे (?:कॉल|मैसेज|व्हाट्सएप) करें)/u,
];

/** The words of a text by which somebody asks readers to go on in private; empty when there are none. */
function solicitationsIn(text: string): string[] {
	const folded = text
		.replace(/\p{Cf}/gu, "")
		.toLowerCase()
		.replace(/\s+/g, " ");
	return [...new Set(solicitations.flatMap((phrase) => phrase.exec(folded)?.[0].trim() ?? []))];
}

type Writer = {
	level: TrustLevel;
	/** Answers under the profile of a professional: to promise an outcome would be advertising. */
	isProfessional: boolean;
};

/**
 * The first reason why a text may not be published, with the words that it is about; null for none. Page and server ask the
 * same. What names a person comes first, for it can be hidden with one click.
 */
export function unallowedIn(
	text: string,
	{ level, isProfessional }: Writer,
): { why: Unallowed; words: string[] } | null {
	// What was typed, and what readers see of it.
	const both = `${text}\n${plainOf(text)}`;
	const typed = linksIn(text);
	const hidden = hrefsIn(text).filter((href) => !typed.some((link) => link.includes(href)));
	const found: [why: Unallowed, words: string[]][] = [
		["details", findPersonalDetails(text).map(({ from, until }) => text.slice(from, until))],
		["pictures", picturesIn(text)],
		["links", level === "new" || isProfessional ? [...typed, ...hidden] : []],
		["solicitation", solicitationsIn(both)],
		["outcome", isProfessional ? outcomeClaimsIn(both) : []],
	];
	const [why, words = []] = found.find(([, found]) => found.length > 0) ?? [];
	return why ? { why, words: [...new Set(words)].slice(0, 5) } : null;
}
