import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { Bell, BellOff } from "lucide-react";
import { type Category, categories } from "#domain/businesses/legal-services.ts";
import { topicNames } from "../../topic-names.ts";
import { useFormats } from "../formats.ts";
import { SubmitButton } from "../submit-button.tsx";

export const isTopic = (subject: string): subject is Category => (categories as readonly string[]).includes(subject);

/** Names a country (by its code) or a topic that news are about. */
export function useSubjectName() {
	const { i18n } = useLingui();
	const formats = useFormats();
	return (subject: string) => (isTopic(subject) ? i18n._(topicNames[subject]) : formats.country(subject));
}

/** Buttons that follow countries and topics, or stop; who is not signed in is shown the way. */
export function FollowSubjects({
	subjects,
	followed,
	here,
}: {
	subjects: readonly string[];
	/** null for somebody who is not signed in. */
	followed: readonly string[] | null;
	/** Where the reader is, and comes back to. */
	here: string;
}) {
	const nameOf = useSubjectName();
	if (followed === null)
		return (
			<p>
				<Link to={`/auth?next=${encodeURIComponent(here)}`} className="text-accent underline underline-offset-4">
					<Trans>Sign in to hear of news about this</Trans>
				</Link>
			</p>
		);
	return (
		<div className="flex flex-wrap items-center gap-3">
			{subjects.map((subject) => {
				const isFollowed = followed.includes(subject);
				const name = <bdi suppressHydrationWarning>{nameOf(subject)}</bdi>;
				return (
					<Form key={subject} method="post" action="/news/follows" preventScrollReset>
						<input type="hidden" name="id" value={subject} />
						<input type="hidden" name="next" value={here} />
						<SubmitButton intent={isFollowed ? "unfollow" : "follow"} kind="quiet" size="small" of={subject}>
							{isFollowed ? (
								<>
									<BellOff aria-hidden="true" className="size-4" />
									<span>
										<Trans>Stop following {name}</Trans>
									</span>
								</>
							) : (
								<>
									<Bell aria-hidden="true" className="size-4" />
									<span>
										<Trans>Follow {name}</Trans>
									</span>
								</>
							)}
						</SubmitButton>
					</Form>
				);
			})}
			{subjects.some((subject) => followed.includes(subject)) && (
				<p role="status" className="basis-full text-sm text-muted">
					<Trans>
						You will find new articles in your{" "}
						<Link to="/notifications" className="underline underline-offset-4">
							notifications
						</Link>
						. You can also get a weekly mail: turn it on in your{" "}
						<Link to="/profile/notifications" className="underline underline-offset-4">
							settings
						</Link>
						.
					</Trans>
				</p>
			)}
		</div>
	);
}
