/** What people want of a permit that they name: another once it is refused or taken away ("ILR refused"), or the next ("permis B renouvellement"). */
import type { ServiceId } from "./query.ts";
import { keysOf } from "./terms.ts";

const refusedWords: ReadonlySet<string> = keysOf(
	"refused|refusal|refuse|rejected|rejection|reject|denied|denial|declined|refusée|refus|rejeté|rejetée|rejet|rechazado|rechazada|rechazo|rechazaron|denegado|denegada|denegación|denegaron|negado|negaron|abgelehnt|ablehnung|verweigert|verweigerung|rifiutato|rifiutata|rifiuto|respinto|respinta|negato|diniego|rigettato|rigettata|rigetto|recusado|recusada|recusa|indeferido|indeferida|indeferimento|negada|geweigerd|weigering|afgewezen|afwijzing|отказ|отказали|отклонили|отклонена|отказано|відмова|відмовили|відхилили|відмовлено|odmowa|odmowy|odmówili|odmówiono|odrzucony|odrzucona|odrzucili|ret|reddedildi|reddi|reddettiler|رفض|مرفوض|مرفوضة|رفضوا|انرفض|انرفضت|اترفض|اترفضت|رفضت|ریجکت|ریجکتی|revoked|revocation|withdrawn|annulled|entzogen|widerrufen|widerruf|ingetrokken|intrekking|revocato|revocata|revoca|revocada|revocado|revocación|revogado|revogada|cassado|cofnięty|cofnięta|cofnięcie|cofnięcia|аннулировали|аннулировано|аннулирование|анульовано|скасували|скасовано|iptal|iptali|إلغاء|الغاء|الغوا|لغو|रद्द|रिजेक्ट|अस्वीकार|नामंजूर|रिफ्यूज|खारिज|nareject|na-reject|tinanggihan|nadeny",
);
const refusedUnspaced = /拒签|拒簽|被拒|拒绝|拒絕|驳回|駁回|不批|不许可|却下|拒否/u;
/** What several words say, or of one word a part. */
const refusedSaid = /(?<![\p{L}])(?:từ chối|bị rớt|bị bác|tu choi)(?![\p{L}])|落ちた|رد (?:شد|شده|شدم|کرد|کردند)/iu;

const renewedWords: ReadonlySet<string> = keysOf(
	"renew|renewal|renewing|extend|extension|extending|renouveler|renouvellement|renouvelement|prolonger|prolongation|prorogation|renovar|renovación|renovacion|prórroga|prorroga|prorrogar|renovação|prorrogação|verlängern|verlängerung|verlängert|rinnovo|rinnovare|proroga|verlengen|verlenging|продление|продлить|продлении|продления|продовження|продовжити|przedłużenie|przedłużyć|przedłużenia|odnowienie|uzatma|uzatmak|uzatması|yenileme|yenilemek|yenilenmesi|تجديد|اجدد|تمديد|تمدید|रिन्यू|रिन्यूअल|नवीनीकरण|renwe|mag-renew|irenew",
);
const renewedUnspaced = /续签|續簽|续期|續期|延期|更新|展延|延长|延長|換證|换证/u;
const renewedSaid = /(?<![\p{L}])(?:gia hạn|gia han)(?![\p{L}])/iu;

/** What is meant by a permit that is refused. */
const whereRefused: ReadonlyMap<ServiceId, ServiceId> = new Map([
	...(
		[
			"digital_nomad_visa",
			"family_reunification",
			"investor_visa",
			"permanent_residence",
			"residence_permit",
			"residence_permit_renewal",
			"retirement_visa",
			"skilled_worker_visa",
			"tourist_visa",
			"work_permit",
		] as const
	).map((permit) => [permit, "visa_refusal_appeal"] as const),
	["student_visa_application", "student_visa_refusal"],
	["student_permit_renewal", "student_visa_refusal"],
]);
/** And by one that runs out. What lets somebody stay for a reason of its own is for those who know that reason. */
const whereRenewed: ReadonlyMap<ServiceId, ServiceId> = new Map([
	["residence_permit", "residence_permit_renewal"],
	["work_permit", "residence_permit_renewal"],
	["skilled_worker_visa", "residence_permit_renewal"],
	["student_visa_application", "student_permit_renewal"],
]);

/** What key words, folded, say of the permits that they name: which service is meant by each. Null where they say nothing. */
export function decisionSaid(words: readonly string[], text: string): ReadonlyMap<ServiceId, ServiceId> | null {
	const isSaid = (some: ReadonlySet<string>, unspaced: RegExp, said: RegExp) =>
		words.some((word) => some.has(word) || unspaced.test(word)) || said.test(text);
	if (isSaid(refusedWords, refusedUnspaced, refusedSaid)) return whereRefused;
	return isSaid(renewedWords, renewedUnspaced, renewedSaid) ? whereRenewed : null;
}
