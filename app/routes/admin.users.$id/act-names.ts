import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AccountAct } from "#domain/identity/account-acts.ts";

/** What was decided about an account. */
export const accountActNames: Record<AccountAct, MessageDescriptor> = {
	account_suspended: msg`Suspended`,
	account_restored: msg`Suspension ended`,
	admin_appointed: msg`Made an admin`,
	admin_dismissed: msg`No longer an admin`,
	account_signed_out: msg`Signed out everywhere`,
	factor_removal_planned: msg`Second step to be removed`,
	factor_removal_stopped: msg`Second step stays`,
};
