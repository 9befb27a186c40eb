import { Trans, useLingui } from "@lingui/react/macro";
import type { ShownReview } from "#domain/reviews/reviews.ts";
import { LanguageName } from "./fact.tsx";
import { useFormats } from "./formats.ts";
import { Stars } from "./stars.tsx";

/** A review as anybody reads it: whose, how many stars, when, what it says, and what was answered. */
export function ReviewText({ review, name }: { review: ShownReview; name: string }) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const { pseudonym, rating, text, language, reply, created_at } = review;
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<Stars rating={rating} />
				<span className="font-medium">
					<bdi>{pseudonym}</bdi>
				</span>
				{/* The month alone: a day would tell who sat there. */}
				<time dateTime={created_at.slice(0, 7)} suppressHydrationWarning className="text-sm text-muted">
					{formats.month(created_at)}
				</time>
				{language !== i18n.locale && (
					<span className="text-sm text-muted">
						<LanguageName code={language} />
					</span>
				)}
			</p>
			<p dir="auto" lang={language} className="mt-2 max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
				{text}
			</p>
			{reply && (
				<div className="mt-3 max-w-prose border-s-3 border-accent ps-4">
					<p className="text-sm text-muted">
						<Trans>
							Answer from <bdi>{name}</bdi>
						</Trans>
					</p>
					<p dir="auto" className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">
						{reply}
					</p>
				</div>
			)}
		</>
	);
}
