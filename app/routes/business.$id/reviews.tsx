import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { criteria } from "#domain/reviews/criteria.ts";
import type { ReviewPage } from "#domain/reviews/reviews.server.ts";
import type { Rating } from "#domain/reviews/reviews.ts";
import { criterionNames } from "../../components/criterion-names.ts";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { ReviewText } from "../../components/review-text.tsx";
import { Stars } from "../../components/stars.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

export type ShownReviews = ReviewPage & { isFirst: boolean; isOwn: boolean };

/** What clients say: in figures, then one by one. */
export function Reviews({ profile: { id, name }, page }: { profile: ShownProfile; page: ShownReviews }) {
	const { t } = useLingui();
	const { rating, reviews, next_cursor, isOwn, isFirst } = page;
	return (
		<Section
			id="reviews"
			title={t`Reviews`}
			lead={
				<Trans>
					Only people who had an appointment can write a review. They can write one for each appointment, under a
					nickname.
				</Trans>
			}
		>
			{rating ? (
				<Figures rating={rating} />
			) : (
				<p className="rounded-card border border-dashed border-control p-5">
					<Trans>No reviews yet. Clients who meet this professional through Visavis can write the first one.</Trans>
				</p>
			)}
			{reviews.length > 0 && (
				<ol className="mt-8 grid gap-8">
					{reviews.map((review) => (
						<li key={review.id} className="border-t border-line pt-6">
							<article aria-label={review.pseudonym}>
								<ReviewText review={review} name={name} />
								<p className="mt-2 flex flex-wrap gap-x-5 text-sm">
									{isOwn && !review.reply && (
										<Link
											to={`/business/${id}/reviews/${review.id}`}
											className="inline-flex min-h-8 items-center text-accent underline underline-offset-4"
										>
											<Trans>Answer</Trans>
											<span className="sr-only">: {review.pseudonym}</span>
										</Link>
									)}
									{!isOwn && (
										<Link
											to={`/business/${id}/reviews/${review.id}`}
											className="inline-flex min-h-8 items-center text-muted underline underline-offset-4 hover:text-accent"
										>
											<Trans>Report</Trans>
											<span className="sr-only">: {review.pseudonym}</span>
										</Link>
									)}
								</p>
							</article>
						</li>
					))}
				</ol>
			)}
			{(next_cursor || !isFirst) && (
				<p className="mt-6 flex flex-wrap gap-3">
					{!isFirst && (
						<ButtonLink kind="quiet" to={`/business/${id}#reviews`}>
							<Trans>Newest reviews</Trans>
						</ButtonLink>
					)}
					{next_cursor && (
						<ButtonLink kind="quiet" to={`/business/${id}?reviews=${encodeURIComponent(next_cursor)}#reviews`}>
							<Trans>Older reviews</Trans>
						</ButtonLink>
					)}
				</p>
			)}
		</Section>
	);
}

function Figures({ rating: { count, mean, stars, criteria: means } }: { rating: Rating }) {
	const { i18n } = useLingui();
	const formats = useFormats();
	return (
		<div className="grid gap-x-10 gap-y-6 rounded-card border border-line bg-raised p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6">
			<div>
				<p className="font-serif text-4xl">
					<Fact>{formats.stars(mean)}</Fact>
				</p>
				<Stars rating={mean} className="mt-1 text-xl" />
				<p className="mt-1 text-sm text-muted">
					<Plural value={count} one="# review" other="# reviews" />
				</p>
			</div>
			<ul className="grid content-center gap-1 text-sm">
				{stars
					.map((number, i) => ({ number, value: i + 1 }))
					.reverse()
					.map(({ number, value }) => (
						<li key={value} className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.5rem] items-center gap-3">
							<span>
								<Plural value={value} one="# star" other="# stars" />
							</span>
							<span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-line">
								<span className="block h-full rounded-full bg-seal" style={{ width: `${(number / count) * 100}%` }} />
							</span>
							<Fact className="text-end text-muted tabular-nums">{formats.number(number)}</Fact>
						</li>
					))}
			</ul>
			<dl className="grid gap-x-10 gap-y-2 border-t border-line pt-5 sm:col-span-2 sm:grid-cols-2">
				{criteria.map((criterion) => (
					<div key={criterion} className="flex items-baseline justify-between gap-4">
						<dt className="text-muted">{i18n._(criterionNames[criterion])}</dt>
						<dd className="tabular-nums">
							<Fact>{formats.stars(means[criterion])}</Fact>
						</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
