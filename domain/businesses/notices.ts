/** What owners hear about their licences. */
export const ownerNoticeKinds = [
	"licence_ends",
	"licence_ended",
	"licence_confirmed",
	"licence_not_confirmed",
] as const;
export type OwnerNoticeKind = (typeof ownerNoticeKinds)[number];

/** What clients hear about a professional whom they are to meet. */
export const clientNoticeKinds = ["professional_unlisted"] as const;

/** Which licence, and until when it was when the notice was planned: a renewal makes it void. */
export type AboutLicence = { licence_id: string; expires_on: string | null };

/** What owners hear when their profile is suspended, stays so after an appeal, or is so no more. */
export const suspensionNoticeKinds = ["business_suspended", "suspension_kept", "business_restored"] as const;
export type SuspensionNoticeKind = (typeof suspensionNoticeKinds)[number];

export type AboutSuspension = { suspension_id: string };

export type AboutUnlisted = { business_id: string };
