import type { Ctx } from "#domain/ground/context.server.ts";
import { planStatement } from "#domain/outbox/plan.server.ts";
import type { AboutRegistration, RegistrationNotice, RegistrationNoticeKind } from "./notices.ts";

/** Plans a notice to an applicant; the statement belongs in the batch of what it tells. */
export const registrationNotice = (
	ctx: Ctx,
	user_id: string,
	kind: RegistrationNoticeKind,
	values: AboutRegistration,
): Promise<D1PreparedStatement> => {
	const notice: RegistrationNotice = { channel: "person", kind, to: user_id, values, locale: "" };
	return planStatement(ctx, { ...notice, key: `registration ${values.registration_id} ${values.version}` });
};
