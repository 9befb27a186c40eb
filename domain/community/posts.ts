/**
 * What people ask and tell one another, under a name that they make up, and what others answer.
 *
 * | State | Comes from | Goes to | Who sees it |
 * | --- | --- | --- | --- |
 * | published | somebody posts it; an admin keeps it, or grants an appeal | hidden, removed | everybody |
 * | hidden | three people who are not new flag it | published, removed | its writer and admins |
 * | removed | an admin decides so | published (an appeal is granted) | its writer, with the reason, and admins |
 *
 * Each can be deleted by its writer besides: then nobody sees it, within the hour it can be brought back as it was, and
 * after that it is gone; a post with all answers to it. A question can have one accepted answer, which its writer chooses.
 * Every change of words is marked; while something is hidden or removed its words do not change.
 */
import * as z from "zod";
import { categories } from "#domain/businesses/legal-services.ts";
import { languages } from "#domain/ground/languages.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { isVisible, line, lines, orNull, personName } from "#domain/ground/typed-text.ts";
import { caseDecisions, flagKinds, postKinds, postSorts } from "./kinds.ts";

/** A box of a form is sent only where it is ticked. */
const ticked = z.preprocess((value) => (value === "on" ? true : value), z.boolean()).default(false);

/**
 * Symbols look like seals, and what turns the direction shows another name than it is. Two names that look the same are the
 * same.
 */
const pseudonym = personName
	.refine((name) => !/[\p{So}\p{Bidi_Control}]/u.test(name))
	.overwrite((name) =>
		name
			.normalize("NFKC")
			.replace(/\p{Cf}/gu, "")
			.replace(/\s+/g, " "),
	)
	.min(2)
	.max(textLimits.pseudonym);
const country_id = z.string().regex(/^[A-Z]{2}$/);
const body = lines(textLimits.postBody).refine(isVisible);
const cursor = z.string().max(60);

/** What can be changed of a post. */
export const postChange = z.object({
	title: line(textLimits.postTitle).min(10).refine(isVisible),
	body: body.min(20),
	country_id,
	topic: z.enum(categories),
	language: z.enum(languages),
	is_unlisted: ticked,
	/** Of the post as it was read: who changes an older one is told. */
	version: z.coerce.number().int().min(1).max(1_000_000),
});
export type PostChange = z.infer<typeof postChange>;

export const newPost = postChange.omit({ version: true }).extend({ kind: z.enum(postKinds), pseudonym });
export type NewPost = z.infer<typeof newPost>;

export const newAnswer = z.object({
	body: body.min(10),
	/** Under the profile of the professional who answers; a pseudonym says nothing then. */
	as_profile: ticked,
	pseudonym: orNull(pseudonym).default(null),
});
export type NewAnswer = z.infer<typeof newAnswer>;

export const answerChange = newAnswer.pick({ body: true }).extend({ version: postChange.shape.version });
export type AnswerChange = z.infer<typeof answerChange>;

/** How a list of posts is asked for. Words are looked for in titles and texts, the newest first. */
export const postQuery = z.object({
	sort: z.enum(postSorts).default("hot"),
	country: country_id.optional(),
	topic: z.enum(categories).optional(),
	language: z.enum(languages).optional(),
	q: line(textLimits.query).optional(),
	cursor: cursor.optional(),
});
export type PostQuery = z.infer<typeof postQuery>;

export const answerQuery = z.object({ cursor: cursor.optional() });

export const similarQuery = z.object({ title: line(textLimits.postTitle), language: z.enum(languages) });
export type SimilarQuery = z.infer<typeof similarQuery>;

export const flag = z.object({ kind: z.enum(flagKinds) });
export type Flag = z.infer<typeof flag>;

export const caseAppeal = z.object({ appeal: lines(textLimits.reason).min(10) });
export type CaseAppeal = z.infer<typeof caseAppeal>;

export const caseDecision = z.object({
	decision: z.enum(caseDecisions),
	/** What its writer reads. */
	reason: lines(textLimits.reason).min(10),
});
export type GivenDecision = z.infer<typeof caseDecision>;
