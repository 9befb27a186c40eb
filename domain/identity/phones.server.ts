import type { Ctx } from "#domain/ground/context.server.ts";
import { canText, isPossiblePhone } from "#domain/ground/phones.server.ts";
import { Refusal } from "#domain/ground/refusal.ts";
import { phone as spelling } from "./identity.ts";

/** A possible number in E.164, from all the spellings that `phone` of identity forgives. */
export const phone = spelling.refine(isPossiblePhone);

/**
 * What must be true before a code goes to a number. It depends on the site and the number alone, so it tells nothing of
 * accounts. Throws `phone_provider_disabled` where the site sends no text messages, `sms_send_failed` for a country that
 * it does not write to.
 */
export function requireTextable(ctx: Ctx, number: string): void {
	if (!ctx.hasTextMessages) throw new Refusal("phone_provider_disabled");
	if (!canText(ctx, number)) throw new Refusal("sms_send_failed");
}
