import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import { decideReport, restoreReview } from "#domain/reports/deciding.server.ts";
import { openReportedMessages, type ReportCase, requireReport } from "#domain/reports/reading.server.ts";
import { type ReportDecision, reportDecision } from "#domain/reports/reports.ts";
import { requireAdmin } from "../../admin-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Day } from "../../components/fact.tsx";
import { answerOf, keepingTyped } from "../../components/form/answer.ts";
import { typedIn } from "../../components/form/drafts.ts";
import { Said } from "../../components/said.tsx";
import { formAction, invalid, runCommand, type Submission } from "../../form-action.server.ts";
import { notFound, outcome } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { kindNames, objectNames } from "../../report-kind-names.ts";
import { DecisionForm } from "./decision-form.tsx";
import { ReportedMessages, type Shown } from "./reported-messages.tsx";
import { ReportedReview } from "./reported-review.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(requireReport(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	const { user_id: _, ...report } = value;
	return report;
}

export const action = ({ request, context, params }: ActionFunctionArgs) => {
	const id = params.id ?? "";
	const deciding = (decision: ReportDecision["decision"]) => async (submission: Submission) => {
		const admin = await requireAdmin(submission.context, submission.request);
		const form = await submission.request.formData();
		const typed = typedIn(form);
		const given = reportDecision.safeParse({ ...Object.fromEntries(form), decision });
		if (!given.success) return invalid(decision, { typed, invalid: ["answer"] });
		return runCommand(submission, decision, typed, () => decideReport(submission.context, admin, id, given.data));
	};
	return formAction<unknown>(
		{
			uphold: deciding("uphold"),
			dismiss: deciding("dismiss"),
			async open(submission) {
				const admin = await requireAdmin(submission.context, submission.request);
				const { value, refusal } = await outcome(openReportedMessages(submission.context, admin, id));
				if (refusal) throw notFound();
				return data({ ...answerOf("open", "saved"), ...value } satisfies Shown);
			},
			async restore(submission) {
				const admin = await requireAdmin(submission.context, submission.request);
				return runCommand(submission, "restore", {}, async () => {
					const { object_id } = await requireReport(submission.context, admin, id);
					await restoreReview(submission.context, admin, object_id);
				});
			},
		},
		{ fallback: "dismiss" },
	)({ request, context, params });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Shown>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Report`,
		description: msg`Something that somebody has reported.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Report() {
	const { i18n } = useLingui();
	const report = useLoaderData<typeof loader>();
	const answer = useActionData<Shown>();
	const { object, kind, reference, reason, created_at, review, is_own, is_about } = report;
	return (
		<>
			<BackLink to="/admin/reports">
				<Trans>All reports</Trans>
			</BackLink>
			<h2 className="mt-3 text-xl">{i18n._(kindNames[object][kind])}</h2>
			<p className="text-muted">
				{i18n._(objectNames[object])}
				{" · "}
				<span className="tabular-nums">{reference}</span>
				{" · "}
				<Day at={created_at} />
			</p>
			<div className="mt-6 grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
				{!is_about && (
					<>
						<Parties {...report} />
						<Said>{reason}</Said>
						{review && <ReportedReview {...review} answer={answer} />}
						{object === "thread" && <ReportedMessages id={report.id} count={report.messages} answer={answer} />}
					</>
				)}
				{is_own ? (
					<p className="rounded-control border border-line bg-sunken p-4">
						<Trans>You made this report, or it is about you. Another admin decides it.</Trans>
					</p>
				) : (
					<DecisionForm {...report} given={answer} />
				)}
			</div>
		</>
	);
}

/** Who reports, and whom it is about. */
function Parties({ reporter, business, object }: Pick<ReportCase, "reporter" | "business" | "object">) {
	return (
		<dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
			<dt className="text-muted">
				<Trans>Reported by</Trans>
			</dt>
			<dd className="wrap-anywhere">
				{reporter ? (
					<bdi>{reporter.full_name ?? reporter.email}</bdi>
				) : (
					<Trans>Someone whose account was deleted</Trans>
				)}
			</dd>
			{business && (
				<>
					<dt className="text-muted">
						{object === "review" ? <Trans>A review of</Trans> : <Trans>Professional</Trans>}
					</dt>
					<dd className="wrap-anywhere">
						<Link to={`/business/${business.id}`} className="text-accent underline underline-offset-4">
							<bdi>{business.name}</bdi>
						</Link>
						{" · "}
						<Link to={`/admin/businesses/${business.id}`} className="text-accent underline underline-offset-4">
							<Trans>Licences and suspension</Trans>
						</Link>
					</dd>
				</>
			)}
		</dl>
	);
}
