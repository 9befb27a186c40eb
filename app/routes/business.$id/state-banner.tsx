import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Day } from "../../components/fact.tsx";
import { Seal } from "../../components/ui/arcs.tsx";
import { classes } from "../../components/ui/classes.ts";
import { type ShownProfile, searchFor } from "./profile.ts";

/** Where the profile stands, when that is not simply "verified": what it means and what to do. */
export function StateBanner({ profile }: { profile: ShownProfile }) {
	const { t } = useLingui();
	const words = useWords(profile);
	if (!words) return null;
	const { kind, title, meaning, advice, isSearchOffered } = words;
	return (
		<section
			aria-label={t`Status of this profile`}
			className={classes(
				"mt-5 flex items-start gap-4 rounded-card border p-4 sm:p-5",
				kind === "problem"
					? "border-danger bg-danger-soft"
					: kind === "pending"
						? "border-seal bg-seal-soft"
						: "border-control bg-sunken",
			)}
		>
			<Seal kind={kind} className="size-12 shrink-0 sm:size-16" />
			<div className="min-w-0">
				<h2 className="text-xl">{title}</h2>
				<p className="mt-1 max-w-prose">{meaning}</p>
				<p className="mt-2 max-w-prose">{advice}</p>
				<p className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
					{isSearchOffered && (
						<Link to={searchFor(profile)} className="font-medium text-accent underline underline-offset-4">
							<Trans>See other verified professionals</Trans>
						</Link>
					)}
					<Link to="/about#verification" className="text-accent underline underline-offset-4">
						<Trans>How we check</Trans>
					</Link>
				</p>
			</div>
		</section>
	);
}

type Words = {
	kind: "pending" | "problem" | "none";
	title: ReactNode;
	meaning: ReactNode;
	advice: ReactNode;
	isSearchOffered: boolean;
};

function useWords({ status, tier, licences, now }: ShownProfile): Words | null {
	switch (status) {
		case "verified":
			return null;
		case "expiring": {
			const next = licences
				.map(({ expires_on }) => expires_on)
				.filter((day): day is string => day !== null && day >= now.slice(0, 10))
				.sort()[0];
			const day = next ? <Day at={next} /> : null;
			return {
				kind: "pending",
				title: <RunsOut day={day} isLicence={tier !== "document_helper"} />,
				meaning: <Trans>It is valid today. We remove this notice when the register shows the renewal.</Trans>,
				advice: <Trans>Your case may take longer than that. If so, ask them if they have started the renewal.</Trans>,
				isSearchOffered: false,
			};
		}
		case "pending":
			return {
				kind: "pending",
				title: <Trans>We are still checking this profile</Trans>,
				meaning: (
					<Trans>The professional has sent their documents. We are still comparing them with the register.</Trans>
				),
				advice: (
					<Trans>
						Until we finish, check the number in the register yourself before you pay or hand over documents.
					</Trans>
				),
				isSearchOffered: true,
			};
		case "suspended":
			return {
				kind: "problem",
				title: <Trans>This profile is suspended</Trans>,
				meaning: (
					<Trans>
						We have a reason to doubt that this person is allowed to practise at the moment. It comes from the register
						or from our own check.
					</Trans>
				),
				advice: (
					<Trans>
						Do not start anything new with them. If they already work for you, ask the register below what this means
						for your case. Ask the professional for your documents back.
					</Trans>
				),
				isSearchOffered: true,
			};
		case "closed":
			return {
				kind: "none",
				title: <Trans>This practice has closed</Trans>,
				meaning: (
					<Trans>
						The professional no longer takes cases. We keep this page so that earlier clients can find the licence.
					</Trans>
				),
				advice: <Trans>If they worked for you, the register below can tell you who has your files.</Trans>,
				isSearchOffered: true,
			};
		case "unverified":
			return {
				kind: "none",
				title: <Trans>Nobody has checked this profile</Trans>,
				meaning: <Trans>We have not checked this profile. The person wrote what it says about licences.</Trans>,
				advice: <Trans>Do not pay or hand over documents until you have found the number in the register.</Trans>,
				isSearchOffered: true,
			};
		default:
			return status satisfies never;
	}
}

function RunsOut({ day, isLicence }: { day: ReactNode; isLicence: boolean }) {
	if (!day) return isLicence ? <Trans>The licence expires soon</Trans> : <Trans>The registration expires soon</Trans>;
	return isLicence ? <Trans>The licence expires on {day}</Trans> : <Trans>The registration expires on {day}</Trans>;
}
