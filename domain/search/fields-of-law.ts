/**
 * Professions, fields of law and what they are for by their names, which tell of no matter: the dictionary knows them, and nothing is learnt from them. What
 * people need by other names stands in `vocabulary.ts`. Phrases are separated by bars.
 */
import type { ServiceId } from "./query.ts";

export const fieldsOfLaw: Partial<Record<ServiceId, string>> = {
	immigration_lawyers: [
		"lawyer for foreigners|anwalt für ausländer|abogado para sa mga dayuhan|abogado sa mga dayuhan|外国人律师|外國人律師|外国人向け弁護士|luật sư cho người nước ngoài",
		"وکیل پناهجویان",
		"emigrate|emigrating|immigrate|immigrating|emigrar|inmigrar|imigrar|émigrer|immigrer|auswandern|einwandern|emigrare|immigrare|emigreren|immigreren",
		"emigrować|wyemigrować|imigrować|emigracja|иммигрировать|эмигрировать|эмиграция|иммиграция|емігрувати|іммігрувати|еміграція|أهاجر|اهاجر|نهاجر|مهاجرت کنم|مهاجرت کنیم|göç etmek|移住したい",
	].join("|"),
	commercial_contract: [
		"contract lawyer|contract law|commercial contracts|vertragsrecht|anwalt für vertragsrecht|avocat contrats|droit des contrats|abogado de contratos|derecho contractual",
		"diritto dei contratti|advogado de contratos|direito dos contratos|contractenrecht|advocaat contractenrecht|prawnik od umów|prawo umów|abogado sa kontrata",
		"юрист по договорам|составление договора|юрист з договорів|складання договору|комерційні договори|sözleşme avukatı|sözleşme hazırlama|محامي عقود|صياغة عقود",
		"وکیل قرارداد|कॉन्ट्रैक्ट वकील|合同律师|合約律師|luật sư hợp đồng",
	].join("|"),
	debt_relief: [
		"insolvency law|insolvenzrecht|insolvenzanwalt|droit de l'insolvabilité|derecho concursal|adwokat od upadłości|abogado sa pagkabangkarote|помощь должникам|допомога боржникам",
		"borç danışmanlığı|مشاوره بدهی|luật sư phá sản|phá sản|tư vấn nợ",
	].join("|"),
	insurance_claim:
		"personal injury|personal injuries|insurance law|droit des assurances|adwokat od ubezpieczeń|prawo ubezpieczeniowe|محامي تأمينات|sigorta hukuku|versicherungsrecht",
	will_drafting: "abogado sa mana|محامي تركات",
	unfair_dismissal: "luật sư sa thải",
	unpaid_wages:
		"حقوق پرداخت نشده|hindi binayarang sahod|hindi nagpapasahod|hindi binabayaran ang sahod|abogado sa hindi binayarang sahod",
	work_accident: "tai nạn lao động",
	employment_lawyers: "محامي قضايا عمالية|labour case|labour cases|labor case|labor cases",
	domestic_violence_protection: "bạo hành gia đình",
	eviction_defence: "luật sư trục xuất khỏi nhà thuê",
	double_taxation: "uluslararası vergi hukuku",
	self_employed_tax: "asesor de iva|consultor de iva|vat advisor",
	student_visa_application: "pomoc w uzyskaniu wizy studenckiej",
	deposit_recovery: "deposit recovery|mabawi ang deposito",
	company_formation: "constitución de empresas|şirket kurma",
	family_reunification: "reunião familiar|muling pagsasama ng pamilya",
	power_of_attorney: "procura notarile",
	application_forms: "المساعدة في ملء الاستمارات|代写书信|代寫書信",
	scam_recovery: "abogado sa panloloko",
	divorce: "adwokat rozwodowy|boşanma avukatı|abogado sa diborsyo",
	work_permit: "çalışma vizesi",
	child_support: "sustento sa anak",
};
