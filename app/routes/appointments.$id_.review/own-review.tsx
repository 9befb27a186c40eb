import { Trans, useLingui } from "@lingui/react/macro";
import { criteria } from "#domain/reviews/criteria.ts";
import type { OwnReview } from "#domain/reviews/reviews.server.ts";
import { criterionNames } from "../../components/criterion-names.ts";
import { ReviewText } from "../../components/review-text.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Notice } from "../../components/ui/notice.tsx";

/** What somebody has written, and where it stands. */
export function OwnReviewPage({
	review,
	appointment,
}: {
	review: OwnReview;
	appointment: { id: string; business_id: string; business_name: string };
}) {
	const { i18n } = useLingui();
	return (
		<>
			{review.status === "removed" ? (
				<Notice kind="bad" title={<Trans>Your review was taken down</Trans>}>
					<Trans>
						Only you can see it. The reason: <q dir="auto">{review.status_reason}</q>
					</Trans>
				</Notice>
			) : (
				<Notice kind="good" title={<Trans>Your review is published</Trans>}>
					<Trans>It appears under the nickname you chose. Thank you for helping the people who come after you.</Trans>
				</Notice>
			)}
			<Card>
				<ReviewText review={review} name={appointment.business_name} />
				<dl className="mt-5 grid gap-x-10 gap-y-1.5 border-t border-line pt-5 sm:grid-cols-2">
					{criteria.map((criterion) => (
						<div key={criterion} className="flex items-baseline justify-between gap-4">
							<dt className="text-muted">{i18n._(criterionNames[criterion])}</dt>
							<dd className="tabular-nums">{review[criterion]}</dd>
						</div>
					))}
				</dl>
			</Card>
			<p className="flex flex-wrap gap-3">
				<ButtonLink to={`/business/${appointment.business_id}#reviews`} kind="quiet">
					<Trans>See the profile</Trans>
				</ButtonLink>
				<ButtonLink to={`/appointments/${appointment.id}`} kind="plain">
					<Trans>Back to the appointment</Trans>
				</ButtonLink>
			</p>
		</>
	);
}
