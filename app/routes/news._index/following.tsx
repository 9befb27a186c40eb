import { Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { FollowSubjects, isTopic, useSubjectName } from "../../components/news/follow-subjects.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { type NewsAddress, newsQuery } from "../../news-address.ts";

/** What the reader follows, and whether they follow what they look at. */
export function Following({
	filter,
	followed,
}: {
	filter: NewsAddress;
	/** null for somebody who is not signed in. */
	followed: readonly string[] | null;
}) {
	const nameOf = useSubjectName();
	const looked = [filter.country, filter.topic].filter((one) => one !== undefined);
	const others = (followed ?? []).filter((subject) => !(looked as string[]).includes(subject));
	if (looked.length === 0 && others.length === 0) return null;
	return (
		<div className="mt-4 grid gap-3">
			{looked.length > 0 && <FollowSubjects subjects={looked} followed={followed} here={`/news${newsQuery(filter)}`} />}
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
