/** Texts that a professional keeps to answer with. */
import * as z from "zod";
import { textLimits } from "#domain/ground/text-limits.ts";
import { isVisible, line, lines } from "#domain/ground/typed-text.ts";
import { savedReplyLimits } from "./limits.ts";

export type SavedReply = {
	id: string;
	/** By which the professional finds it; clients do not see it. */
	title: string;
	body: string;
	created_at: string;
	updated_at: string;
};

export const savedReplyInput = z.object({
	title: line(savedReplyLimits.title).refine(isVisible),
	body: lines(textLimits.message).refine(isVisible),
});
export type SavedReplyInput = z.infer<typeof savedReplyInput>;
