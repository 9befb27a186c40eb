/** What texts that everybody can read must not contain, and names to write them under. */
import { foldDigits } from "./digits.ts";

/**
 * Words that promise an outcome, or claim one as the professional's doing. Every case is another case: such words lead
 * people to the wrong hopes, and in many places lawyers may not be praised with them. Short on purpose: it stops the
 * common phrases of the twelve languages, not every way to say it.
 */
const outcomeClaims: readonly RegExp[] = [
	// English
	/\b(?:won|win|wins|winning)\s+(?:me\s+)?(?:my|our|the|every|all|his|her|their|your)\s+(?:\w+\s+)?(?:case|cases|appeal|hearing|trial|lawsuit)s?\b/,
	/\b(?:got|gets|get|won|secured|obtained)\s+(?:me\s+|us\s+)?(?:my|our|a|the|your|his|her)\s+(?:\w+\s+)?(?:visa|green\s?card|asylum|residency|citizenship|residence permit|work permit|papers)\b/,
	/\b(?:visa|green\s?card|asylum|residency|citizenship|permit|case|application|petition)\s+(?:was|were|got|is|has been)\s+(?:approved|granted|won|accepted)\b/,
	/\bguarantee(?:s|d)?\b/,
	/\b(?:never|not)\s+(?:lost|lose|loses)\s+a\s+(?:\w+\s+)?case\b/,
	/\bsuccess\s+rate\b/,
	// Any language: a hundred per cent
	/(?<![\d.,])100\s?(?:%|٪|per\s?cent|percent|por\s?ciento|pour\s?cent|prozent|per\s?cento|por\s?cento|procent|процент\p{L}*)/u,
	// Spanish, Portuguese
	/(?<!\p{L})(?:gan[óo]|ganamos|gan[ée]|ganaron|ganhou|ganhamos|ganhei|venceu)\s+(?:(?:o|el)\s+)?(?:mi|el|nuestro|o|meu|nosso)\s+(?:caso|juicio|processo|recurso)(?!\p{L})/u,
	/(?<!\p{L})(?:consigui[óo]|consegu[íi]|conseguiu|consegui|obtuvo|obtuve|obteve|logr[óo])\s+(?:me\s+)?(?:mi|la|el|nuestra|a|o|minha|meu|os|mis|los)\s+(?:visa|visado|visto|residencia|residência|nacionalidad|nacionalidade|asilo|papeles|permiso)(?!\p{L})/u,
	/(?<!\p{L})(?:garantizad[oa]s?|garantiza|garantid[oa]s?|garante)(?!\p{L})/u,
	/(?<!\p{L})(?:tasa|taxa)\s+de\s+(?:éxito|exito|sucesso)(?!\p{L})/u,
	// French
	/(?<!\p{L})(?:gagn[ée]|gagn[ée]s)\s+(?:mon|notre|le|son)\s+(?:affaire|procès|proces|dossier|recours)(?!\p{L})/u,
	/(?<!\p{L})(?:obtenu|eu)\s+(?:mon|ma|notre|mes)\s+(?:visa|titre de séjour|carte de séjour|asile|nationalité|papiers)(?!\p{L})/u,
	/(?<!\p{L})garanti(?:e|s|es|t)?(?!\p{L})|(?<!\p{L})taux de réussite(?!\p{L})/u,
	// German, Dutch
	/(?<!\p{L})(?:meinen|unseren|den|mijn|onze|de)\s+(?:fall|prozess|zaak|rechtszaak)\s+gewonnen(?!\p{L})/u,
	/(?<!\p{L})(?:mein|unser|das|mijn|ons|het)\s+(?:visum|asyl|asiel|aufenthaltstitel|verblijfsvergunning)\s+(?:bekommen|erhalten|gekregen)(?!\p{L})/u,
	/(?<!\p{L})(?:garantiert|garantie|gegarandeerd|erfolgsquote|slagingspercentage)(?!\p{L})/u,
	// Italian
	/(?<!\p{L})(?:vinto|vinse)\s+(?:la\s+)?(?:mia|nostra|il mio|la|il)\s*(?:causa|ricorso|caso|processo)(?!\p{L})/u,
	/(?<!\p{L})ottenuto\s+(?:il\s+|la\s+)?(?:mio|mia|nostro|nostra)\s+(?:visto|permesso|asilo|cittadinanza)(?!\p{L})/u,
	/(?<!\p{L})garantit[oaie](?!\p{L})|(?<!\p{L})tasso di successo(?!\p{L})/u,
	// Russian
	/(?<!\p{L})выигра(?:л|ла|ли)\s+(?:моё|мое|наше|мой|наш)?\s*(?:дело|суд|апелляцию)(?!\p{L})/u,
	/(?<!\p{L})получил(?:а|и)?\s+(?:мою|нашу|мне)?\s*(?:визу|внж|убежище|гражданство)(?!\p{L})/u,
	/(?<!\p{L})гарант(?:ия|ию|ии|ирует|ировал|ировали|ированно|ирован)(?!\p{L})/u,
	// Chinese, Japanese
	/赢了(?:我的|我们的)?(?:官司|案子|诉讼)|(?:拿到|获得)了?(?:我的|我们的)?(?:签证|绿卡|庇护|居留|国籍)|(?:保证|包)(?:成功|通过|拿到)|成功率/u,
	/勝訴(?:しました|できました|した)|(?:ビザ|永住権|在留資格)(?:が|を)(?:取れ|取得でき|もらえ|下り)|(?:成功|結果|取得)(?:を)?保証|成功率/u,
	// Arabic, Hindi
	/(?:كسب|ربح|كسبت|ربحت)\s+(?:لي\s+)?(?:قضيتي|القضية|قضيتنا)|(?:حصلت على|حصل على|حصلنا على)\s+(?:ال)?(?:تأشيرة|تأشيرتي|الإقامة|إقامتي|اللجوء|الجنسية)|(?:نتيجة|نجاح)\s+مضمون(?:ة)?|مضمون(?:ة)?\s+100|نسبة نجاح/u,
	/(?:केस|मुकदमा|मुक़दमा)\s+(?:जीत|जिता)|(?:वीज़ा|वीजा|ग्रीन कार्ड|नागरिकता|शरण)\s+(?:मिल गया|मिल गई|दिला)|गारंटी|सफलता दर/u,
];

/** The words of a text that promise or claim an outcome, as they stand in it; empty when there are none. */
export function outcomeClaimsIn(text: string): string[] {
	const folded = foldDigits(text).toLowerCase().replace(/\s+/g, " ");
	const found = outcomeClaims.flatMap((claim) => claim.exec(folded)?.[0].trim() ?? []);
	return [...new Set(found)];
}

const address = /[^\s@<>()]+@[^\s@<>()]+\.[^\s@<>()]{2,}/g;
/** Of the endings that are words too (".me", ".it") only with a path. */
const link =
	/\b(?:https?:\/\/|www\.)\S+|(?<![\p{L}\d@.-])(?:[a-z\d-]+\.)+(?:(?:com|org|net|info|biz|app|legal|law)(?![\p{L}\d@-])|[a-z]{2}\/)\S*/giu;
/** An A-number, and the usual form of a passport's: one or two letters, then six to nine digits. */
const document = /(?<![\p{L}\d])(?:a[-#\s]?\d{2,3}[-\s]?\d{3}[-\s]?\d{3}|[a-z]{1,2}\d{6,9})(?![\p{L}\d])/giu;
const digits = /(?:\+|\b00)?\(?\d(?:[\s()./-]{0,3}\d){6,}/g;
/** Days, times and sums of money are no telephone numbers. */
const day = /(?<!\d)(?:\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{4})(?!\d)|(?<!\d)\d{1,2}:\d\d(?!\d)/g;
const sum = /^\d{1,3}(?:[.\s]\d{3})+$/;

/** What in a text leads to a person: addresses, telephone numbers, links, numbers of papers; as it stands there. */
export function contactDataIn(text: string): string[] {
	let rest = foldDigits(text);
	const found: string[] = [];
	for (const pattern of [address, link, document]) {
		found.push(...(rest.match(pattern) ?? []));
		rest = rest.replace(pattern, "|");
	}
	const numbers = rest.replace(day, "|").match(digits) ?? [];
	found.push(...numbers.filter((number) => !sum.test(number)));
	return [...new Set(found.map((one) => one.trim()))];
}

/** The links of a text, as they stand there; mail addresses are none. */
export const linksIn = (text: string): string[] => [...new Set(text.replace(address, "|").match(link) ?? [])];

/** Names that belong to nobody and to no language: stars. */
export const starNames = [
	...["Altair", "Antares", "Atria", "Capella", "Castor", "Deneb", "Electra", "Izar", "Maia", "Mimosa", "Mira", "Mizar"],
	...["Nashira", "Naos", "Polaris", "Pollux", "Rigel", "Sabik", "Sirius", "Spica", "Talitha", "Tania", "Vega", "Zosma"],
];

/** A name to write under: "Vega 27". Random: who knows the appointment must not know the name. */
export function suggestedPseudonym(): string {
	const [star = 0, number = 0] = crypto.getRandomValues(new Uint32Array(2));
	return `${starNames[star % starNames.length]} ${10 + (number % 90)}`;
}
