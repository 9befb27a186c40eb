import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import { Bell, BellOff } from "lucide-react";
import { type Category, categories } from "#domain/businesses/legal-services.ts";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { type NewsAddress, newsQuery } from "../../news-address.ts";
import { topicNames } from "../../topic-names.ts";

const isTopic = (subject: string): subject is Category => (categories as readonly string[]).includes(subject);

/** What the reader follows, and whether they follow what they look at. */
export function Following({
	filter,
	followed,
}: {
	filter: NewsAddress;
	/** null for somebody who is not signed in. */
	followed: readonly string[] | null;
}) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const here = `/news${newsQuery(filter)}`;
	const nameOf = (subject: string) => (isTopic(subject) ? i18n._(topicNames[subject]) : formats.country(subject));
	const looked = [filter.country, filter.topic].filter((one) => one !== undefined);
	if (looked.length === 0 && !followed?.length) return null;
	if (followed === null)
		return (
			<p className="mt-4">
				<Link to={`/auth?next=${encodeURIComponent(here)}`} className="text-accent underline underline-offset-4">
					<Trans>Sign in to hear of news about this</Trans>
				</Link>
			</p>
		);
	const others = followed.filter((subject) => !(looked as string[]).includes(subject));
	const isLookedFollowed = looked.some((subject) => followed.includes(subject));
	return (
		<div className="mt-4 flex flex-wrap items-center gap-3">
			{looked.map((subject) => {
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
			{isLookedFollowed && (
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
			{others.length > 0 && (
				<p className="flex flex-wrap items-center gap-2 text-sm text-muted">
					<Trans>You follow</Trans>
					{others.map((subject) => (
						<Link
							key={subject}
							to={`/news${newsQuery(isTopic(subject) ? { topic: subject } : { country: subject })}`}
							className={buttonClass({ kind: "link" })}
							suppressHydrationWarning
						>
							{nameOf(subject)}
						</Link>
					))}
				</p>
			)}
		</div>
	);
}
