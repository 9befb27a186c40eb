/** What a professional offers and what it costs, as they say it. */

import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { lines } from "#domain/ground/typed-text.ts";
import { feeTypes, modes } from "./businesses.ts";

const most = 1_000_000_000;
const minor = (least: number) => z.number().int().min(least).max(most);

const serviceOffered = z
	.object({
		legal_service_id: z.string().max(60),
		fee_type: z.enum(feeTypes),
		/** Minor units; 0 for what is free, and for nothing else. */
		fee_min_minor: minor(0),
		/** null where the fee is one figure. */
		fee_max_minor: minor(1).nullable(),
		includes: lines(textLimits.feeIncludes),
		government_fee_minor: minor(1).nullable(),
		duration_minutes: z
			.number()
			.int()
			.min(10)
			.max(480)
			.refine((minutes) => minutes % 5 === 0),
	})
	.superRefine(({ fee_type, fee_min_minor, fee_max_minor }, ctx) => {
		if ((fee_type === "free") !== (fee_min_minor === 0)) ctx.addIssue({ code: "custom", path: ["fee_min_minor"] });
		if (fee_max_minor !== null && (fee_type === "free" || fee_max_minor < fee_min_minor))
			ctx.addIssue({ code: "custom", path: ["fee_max_minor"] });
	});

/** What an owner says of their services, all of them at once. */
export const servicesChange = z.object({
	modes: z
		.array(z.enum(modes))
		.min(1)
		.transform((all) => modes.filter((mode) => all.includes(mode))),
	services: z
		.array(serviceOffered)
		.min(1)
		.max(60)
		.refine((all) => new Set(all.map((service) => service.legal_service_id)).size === all.length),
});
export type ServicesChange = z.infer<typeof servicesChange>;
