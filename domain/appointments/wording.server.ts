/** How an appointment is put into words in mail, text messages and calendars. */
import { fractionDigits } from "#domain/businesses/businesses.ts";
import { hourMs } from "#domain/ground/durations.ts";
import { numberFormat } from "#domain/ground/formatters.ts";
import { type MailLanguage, momentOf, quoted } from "#domain/outbox/mail/language.server.ts";
import type { Appointment, Party } from "./appointments.ts";

/** How the other of the two is called. */
export function nameOf(language: MailLanguage, appointment: Appointment, party: Party): string {
	const name = party === "client" ? appointment.business_name : appointment.client_name;
	return quoted(language, name, 120) || language.say("notice.somebody");
}

/** The path of the page on which an appointment is shown and changed. */
export const pathOf = ({ id }: Pick<Appointment, "id">) => `/appointments/${id}`;

/** How the two meet: where, or by which number, or when the link opens. */
export function howOf(
	language: MailLanguage,
	{ mode, audio_only, client_phone, terms }: Appointment,
	party: Party,
): string {
	const { say } = language;
	if (mode === "video") return say(audio_only ? "how.audio" : "how.video");
	if (mode === "phone") return client_phone ? say(`how.phone_${party}`, { phone: client_phone }) : say("how.phone");
	return terms.address ? say("how.in_person_at", { address: quoted(language, terms.address) }) : say("how.in_person");
}

/** The fee as it was announced. */
export function feeOf({ say, tag }: MailLanguage, { terms }: Pick<Appointment, "terms">): string {
	const { fee_type, fee_min_minor, fee_max_minor, currency } = terms;
	if (fee_type === "free") return say("fee.free");
	const unit = 10 ** fractionDigits(currency);
	const money = numberFormat(tag, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
	const amount =
		fee_max_minor !== null && fee_max_minor !== fee_min_minor
			? money.formatRange(fee_min_minor / unit, fee_max_minor / unit)
			: money.format(fee_min_minor / unit);
	return say(`fee.${fee_type}`, { amount });
}

/** What cancelling a confirmed appointment costs, in a sentence, as it is at `now`. */
export function policyOf(
	language: MailLanguage,
	{ starts_at, terms }: Pick<Appointment, "starts_at" | "terms">,
	party: Party,
	timeZone: string,
	now: string,
): string {
	const { fee_type, late_fee, free_cancellation_hours, moved_late } = terms;
	if (fee_type === "free" || late_fee === "nothing" || (free_cancellation_hours === 0 && !moved_late))
		return language.say(`policy.${party}.free`);
	const free = new Date(Date.parse(starts_at) - free_cancellation_hours * hourMs).toISOString();
	return moved_late || free <= now
		? language.say(`policy.${party}.over`, { fee: late_fee })
		: language.say(`policy.${party}.until`, { fee: late_fee, until: momentOf(language, free, timeZone) });
}
