import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { BudgetRange, ConsultationType, ContactMethod, ExperienceLevel } from "#domain/profiles/profiles.ts";

type Named = { name: MessageDescriptor; detail?: MessageDescriptor };

/** The options of the specification in its order, as people read them. */
export const experienceNames: Record<ExperienceLevel, Named> = {
	beginner: { name: msg`Beginner`, detail: msg`I have never needed a legal professional.` },
	intermediate: { name: msg`Intermediate`, detail: msg`I have needed one once or twice.` },
	experienced: { name: msg`Experienced`, detail: msg`I know how these things work.` },
};

export const contactNames: Record<ContactMethod, Named> = {
	email: { name: msg`Email` },
	phone: { name: msg`Phone` },
	both: { name: msg`Both` },
};

export const consultationNames: Record<ConsultationType, Named> = {
	in_person: { name: msg`In person` },
	video_call: { name: msg`Video call` },
	phone_call: { name: msg`Phone call` },
	any: { name: msg`Any of these` },
};

/** From and up to, in euros; null where there is no end. */
export const budgetBounds: Record<BudgetRange, [from: number | null, to: number | null]> = {
	under_500: [null, 500],
	"500_1000": [500, 1000],
	"1000_2500": [1000, 2500],
	"2500_5000": [2500, 5000],
	over_5000: [5000, null],
};
