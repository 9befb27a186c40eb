import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { findCheckedClaim } from "#domain/verification/checked-claims.server.ts";
import { confirmLicence } from "#domain/verification/confirming.server.ts";
import { declineCheck, listCheckRequests } from "#domain/verification/renewals.server.ts";
import {
	findSuspension,
	keepSuspended,
	restoreBusiness,
	suspendBusiness,
} from "#domain/verification/suspending.server.ts";
import { confirmation, declining, keeping, restoration, suspensionInput } from "#domain/verification/verification.ts";
import { requireAdmin, requireFreshAdmin } from "../../admin-area.server.ts";
import { isOwnBusiness } from "../../business-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Announcement } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { TierBadge } from "../../components/tier-badge.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound } from "../../http.server.ts";
import { categorySingular } from "../../legal-service-names.ts";
import { pageMeta } from "../../meta.ts";
import { ClaimFacts } from "./claim-facts.tsx";
import { LicenceCheck } from "./licence-check.tsx";
import { SuspensionForm } from "./suspension.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const id = params.id ?? "";
	const [[profile], isOwn, suspension, requests, claim] = await Promise.all([
		listPublicProfiles(context, [id]),
		isOwnBusiness(context, id),
		findSuspension(context, admin, id),
		listCheckRequests(context, admin, id),
		findCheckedClaim(context, admin, id),
	]);
	if (!profile) throw notFound();
	const { name, category, tier, status, version, licences, firm, city_name, country_id } = profile;
	const place = { firm, city_name, country_id };
	return { id, name, category, tier, status, version, licences, place, isOwn, suspension, requests, claim };
}

const ofRequest = declining.extend({ licence_id: z.string().max(40) });
const ofLicence = confirmation.extend({ licence_id: z.string().max(40) });

export const action = ({ params, ...args }: ActionFunctionArgs) => {
	const id = params.id ?? "";
	return formAction(
		{
			confirm: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "confirm", ofLicence, ({ licence_id, ...given }) =>
					confirmLicence(submission.context, admin, id, licence_id, given),
				);
			},
			decline: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "decline", ofRequest, ({ licence_id, ...given }) =>
					declineCheck(submission.context, admin, id, licence_id, given),
				);
			},
			suspend: (submission) =>
				saveForm(submission, "suspend", suspensionInput, async (given) =>
					suspendBusiness(
						submission.context,
						await requireFreshAdmin(submission.context, submission.request),
						id,
						given,
					),
				),
			restore: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "restore", restoration, (given) =>
					restoreBusiness(submission.context, admin, id, given),
				);
			},
			keep: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "keep", keeping, (given) => keepSuspended(submission.context, admin, id, given));
			},
		},
		{ fallback: "confirm" },
	)({ params, ...args });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Licence check`,
		description: msg`The licences of a professional, to be compared with their registers.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function LicencesOfProfile() {
	const { t, i18n } = useLingui();
	const { id, name, category, tier, status, version, licences, place, isOwn, suspension, requests, claim } =
		useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const states = {
		verified: t`Listed`,
		expiring: t`Listed, expires soon`,
		pending: t`Not listed yet`,
		unverified: t`Not listed`,
		suspended: t`Suspended`,
		closed: t`Closed`,
	};
	return (
		<>
			<BackLink to="/admin/checks">
				<Trans>All licence checks</Trans>
			</BackLink>
			<h2 className="mt-3 text-xl">
				<Link to={`/business/${id}`} className="text-accent underline underline-offset-4">
					<bdi>{name}</bdi>
				</Link>
			</h2>
			<p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
				{i18n._(categorySingular(category))} <TierBadge tier={tier} />
				<Badge kind={isListed(status) ? "accent" : "neutral"}>{states[status]}</Badge>
			</p>
			<div className="my-6 grid max-w-2xl gap-6">
				<Announcement
					intents={["confirm", "decline"]}
					answer={answer}
					saved={
						answer?.intent === "decline"
							? { title: t`Answer saved`, description: t`The professional reads why.` }
							: { title: t`Check saved`, description: t`The profile says when the licence was checked.` }
					}
					failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				/>
				{isOwn && (
					<p className="rounded-control border border-line bg-sunken p-4">
						<Trans>This is your own profile. Another admin decides about it.</Trans>
					</p>
				)}
				<ClaimFacts now={{ name, ...place }} checked={claim} />
				{licences.length === 0 && (
					<p className="text-muted">
						<Trans>This profile has no licence.</Trans>
					</p>
				)}
				<ul className="grid gap-4">
					{licences.map((licence) => (
						<LicenceCheck
							key={licence.id}
							licence={licence}
							request={requests.find(({ licence_id }) => licence_id === licence.id) ?? null}
							version={version}
							isOwn={isOwn}
							answer={answer}
						/>
					))}
				</ul>
				{!isOwn && status !== "closed" && (
					<SuspensionForm
						id={id}
						version={version}
						isSuspended={status === "suspended"}
						suspension={suspension}
						given={answer}
					/>
				)}
			</div>
		</>
	);
}
