import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { beginningOf, plainOf } from "#domain/community/markdown.ts";
import type { PostPage, ShownAnswer } from "#domain/community/thread.server.ts";

const descriptionLength = 160;

/** Title, description and structured data of a thread. Of what is not shown they say nothing. */
export function headOf({ post, accepted, answers }: PostPage, publicUrl: string, i18n: I18n) {
	const { title, body, slug, kind } = post;
	if (title === "")
		return {
			title: i18n._(msg`Not shown`),
			description: i18n._(msg`This page of the community is not shown at the moment.`),
			jsonLd: null,
		};
	const url = `${publicUrl}/community/${slug}`;
	const steps: [name: string, url: string][] = [
		[i18n._(msg`Home`), `${publicUrl}/`],
		[i18n._(msg`Community`), `${publicUrl}/community`],
		[title, url],
	];
	const answered = (answer: ShownAnswer) => ({
		"@type": "Answer",
		text: plainOf(answer.body),
		url: `${url}#${answer.id}`,
		upvoteCount: answer.score,
		datePublished: answer.created_at,
		...authorOf(
			answer.professional?.name ?? answer.pseudonym,
			answer.professional && `${publicUrl}/business/${answer.professional.id}`,
		),
	});
	const common = {
		text: plainOf(body),
		datePublished: post.created_at,
		...(post.edited_at && { dateModified: post.edited_at }),
		inLanguage: post.language,
		...authorOf(post.pseudonym, null),
	};
	const main =
		kind === "question"
			? {
					"@type": "QAPage",
					"@id": url,
					url,
					mainEntity: {
						"@type": "Question",
						name: title,
						...common,
						upvoteCount: post.score,
						answerCount: post.answer_count,
						...(accepted && { acceptedAnswer: answered(accepted) }),
						...(answers.length > 0 && { suggestedAnswer: answers.map(answered) }),
					},
				}
			: {
					"@type": "DiscussionForumPosting",
					"@id": url,
					url,
					headline: title,
					...common,
					comment: answers.map((answer) => ({ ...answered(answer), "@type": "Comment" })),
				};
	return {
		title,
		description: beginningOf(body, descriptionLength),
		jsonLd: {
			"@context": "https://schema.org",
			"@graph": [
				main,
				{
					"@type": "BreadcrumbList",
					itemListElement: steps.map(([name, item], i) => ({ "@type": "ListItem", position: i + 1, name, item })),
				},
			],
		},
	};
}

/** Nobody, where the account is no more. */
const authorOf = (name: string, url: string | null) =>
	name ? { author: { "@type": "Person", name, ...(url && { url }) } } : {};
