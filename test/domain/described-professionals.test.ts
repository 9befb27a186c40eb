import { expect, test } from "vitest";
import { dictionary } from "#domain/search/dictionary.ts";
import { emptyQuery } from "#domain/search/query.ts";
import { understand } from "#domain/search/understand.ts";
import "#test/support/intents.ts";

/** Kinds of professional in a language, what people say of whom they want, and whether it stands behind. */
const languages: Record<string, { professionals: string; said: string; behind?: true; joined?: true }> = {
	en: {
		professionals: "lawyer|immigration lawyer|translator|notary",
		said: "good|best|top|great|excellent|famous|experienced|trustworthy|reliable|honest|serious|professional|cheap|affordable|expensive|young|older|senior|female|male|woman|friendly|patient|kind|local|private|independent|qualified|certified|licensed|recommended|well known|highly rated|5 star|fast|quick|real|new|another|second|my|any|some|two|a different|specialist|expert|muslim|christian|jewish|lgbt friendly|gay friendly|bilingual|foreign|international|near by",
	},
	de: {
		professionals: "Anwalt|Anwältin|Übersetzer|Notar|Steuerberater",
		said: "guter|beste|bester|gute|erfahrener|erfahrene|günstiger|billiger|weibliche|männlicher|seriöser|zuverlässiger|schneller|freundlicher|kompetenter|vertrauenswürdiger|junger|privater|spezialisierter|empfohlener|neuer|anderer|zweiter|ein|mein|irgendein|ehrlicher|bezahlbarer|muslimischer|internationaler",
	},
	es: {
		professionals: "abogado|abogado de extranjería|traductor|notario",
		said: "bueno|buen|mejor|barato|económico|experto|especialista|especializado|confiable|de confianza|honesto|serio|mujer|hombre|joven|privado|particular|recomendado|con experiencia|profesional|rápido|bilingüe|otro|nuevo|famoso|titulado|colegiado|internacional|musulmán",
		behind: true,
	},
	fr: {
		professionals: "avocat|avocate|traducteur|notaire",
		said: "bon|meilleur|pas cher|compétent|expérimenté|femme|homme|sérieux|de confiance|honnête|recommandé|spécialisé|spécialiste|rapide|gentil|jeune|autre|nouveau|privé|abordable|international|réputé|bilingue|musulman|professionnel",
		behind: true,
	},
	it: {
		professionals: "avvocato|traduttore|notaio|commercialista",
		said: "bravo|bravissimo|migliore|economico|esperto|donna|uomo|onesto|serio|affidabile|di fiducia|consigliato|specializzato|veloce|giovane|privato|bilingue|internazionale|competente|gentile|nuovo|altro|professionale",
		behind: true,
	},
	pt: {
		professionals: "advogado|advogada|tradutor|notário",
		said: "bom|melhor|barato|experiente|mulher|homem|honesto|sério|confiável|de confiança|recomendado|especializado|rápido|jovem|particular|bilíngue|internacional|competente|novo|outro|profissional|acessível",
		behind: true,
	},
	nl: {
		professionals: "advocaat|vertaler|notaris|belastingadviseur",
		said: "goede|beste|goedkope|ervaren|vrouwelijke|mannelijke|betrouwbare|eerlijke|serieuze|snelle|gespecialiseerde|aanbevolen|jonge|vriendelijke|andere|nieuwe|betaalbare|bekende|internationale|professionele",
	},
	ru: {
		professionals: "адвокат|юрист|переводчик|нотариус",
		said: "хороший|лучший|дешёвый|недорогой|опытный|женщина|мужчина|честный|надёжный|проверенный|профессиональный|грамотный|частный|другой|новый|русскоязычный|молодой|быстрый|местный|знающий",
	},
	zh: {
		professionals: "律师|翻译|公证员|移民律师",
		said: "好|好的|最好的|便宜的|有经验的|专业|专业的|靠谱的|女|男|著名|资深|华人|本地|附近的|可靠的|推荐的|年轻的|诚实的|私人",
		joined: true,
	},
	ja: {
		professionals: "弁護士|翻訳者|公証人|税理士",
		said: "良い|いい|安い|経験豊富な|女性|男性|有名な|信頼できる|親切な|優秀な|若い|評判の良い|おすすめの|専門の|国際|近くの|地元の",
		joined: true,
	},
	ar: {
		professionals: "محامي|مترجم|كاتب عدل|محامي هجرة",
		said: "جيد|ممتاز|رخيص|خبير|امرأة|رجل|موثوق|أمين|محترف|متخصص|مشهور|قريب|شاطر|معتمد|خاص|جديد|آخر|صادق",
		behind: true,
	},
	hi: {
		professionals: "वकील|अनुवादक|नोटरी",
		said: "अच्छा|सबसे अच्छा|सस्ता|अनुभवी|महिला|पुरुष|ईमानदार|भरोसेमंद|प्रसिद्ध|विशेषज्ञ|नया|दूसरा|पेशेवर|स्थानीय",
	},
	tr: {
		professionals: "avukat|tercüman|noter|göçmenlik avukatı",
		said: "iyi|en iyi|ucuz|uygun fiyatlı|deneyimli|tecrübeli|kadın|bayan|erkek|güvenilir|dürüst|uzman|ünlü|profesyonel|özel|yeni|başka|genç",
	},
	uk: {
		professionals: "адвокат|юрист|перекладач|нотаріус",
		said: "хороший|добрий|найкращий|дешевий|недорогий|досвідчений|жінка|чоловік|чесний|надійний|перевірений|професійний|приватний|інший|новий|місцевий",
	},
	pl: {
		professionals: "adwokat|prawnik|tłumacz|notariusz",
		said: "dobry|najlepszy|tani|doświadczony|kobieta|mężczyzna|uczciwy|zaufany|sprawdzony|polecany|profesjonalny|specjalista|prywatny|inny|nowy|młody",
	},
	vi: {
		professionals: "luật sư|phiên dịch|công chứng viên",
		said: "giỏi|tốt|uy tín|rẻ|giá rẻ|kinh nghiệm|nữ|nam|chuyên nghiệp|đáng tin cậy|trung thực|nổi tiếng|tư nhân|khác|mới|tận tâm",
		behind: true,
	},
	fa: {
		professionals: "وکیل|مترجم|دفترخانه|وکیل مهاجرت",
		said: "خوب|بهترین|ارزان|باتجربه|با تجربه|زن|خانم|مرد|مطمئن|قابل اعتماد|حرفه ای|متخصص|معروف|خصوصی|جدید|دیگر|صادق",
		behind: true,
	},
	fil: {
		professionals: "abogado|tagasalin|notaryo",
		said: "magaling na|pinakamagaling na|murang|babaeng|lalaking|mabait na|mapagkakatiwalaang|sikat na|ibang|bagong|mabilis na|lisensyadong",
	},
};

/** Who is looked for, where, and by which words. */
function meantBy(q: string) {
	const { filters, place, origin, areWordsRequired } = understand(
		{ ...emptyQuery, q },
		dictionary(),
		null,
	).understanding;
	const { category, legal_service, tier } = filters;
	return JSON.stringify({ category, legal_service, tier, place, origin, areWordsRequired });
}

test.each(Object.entries(languages))(
	"What a professional shall be like is no matter of law: %s",
	(_language, { professionals, said, behind, joined }) => {
		const misread = professionals.split("|").flatMap((professional) => {
			const meant = meantBy(professional);
			return said
				.split("|")
				.map((word) => (behind ? [professional, word] : [word, professional]).join(joined ? "" : " "))
				.filter((q) => meantBy(q) !== meant)
				.map((q) => `${q}: ${meantBy(q)}`);
		});
		expect(misread).toEqual([]);
	},
);

test.each([
	["lawyer for a battered woman", "domestic_violence_protection"],
	["new passport lawyer", "citizenship_naturalisation"],
	["lawyer private data", "personal_data_rights"],
	["abogado mujer maltratada", "domestic_violence_protection"],
	["avocat femme battue", "domestic_violence_protection"],
])("Beside what happened the same words tell of it: %s", (q, service) => {
	expect(meantBy(q)).toContain(service);
});

test.each(["lawyer fees", "Anwalt Kosten", "弁護士費用", "avukat ücreti", "скільки коштує адвокат", "هزینه وکیل"])(
	"What a lawyer costs is no matter of law: %s",
	(q) => {
		expect(JSON.parse(meantBy(q))).toMatchObject({ category: null, tier: "licensed_lawyer" });
	},
);
