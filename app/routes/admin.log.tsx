import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { type AuditAct, type AuditObject, auditActs } from "#domain/audit/audit.ts";
import { auditFilter } from "#domain/audit/audit-filter.ts";
import { type AuditLine, listAuditEntries } from "#domain/audit/reading.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Moment } from "../components/fact.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { Button, ButtonLink } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { Field, Input, Select } from "../components/ui/field.tsx";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

const path = "/admin/log";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { cursor = null, ...given } = Object.fromEntries(new URL(request.url).searchParams);
	const filter = auditFilter.safeParse(given);
	// What cannot be looked for: everything, from the beginning.
	if (!filter.success) throw redirect(path);
	const { value, refusal } = await outcome(listAuditEntries(context, admin, filter.data, cursor));
	if (refusal) throw redirect(path);
	return { ...value, filter: filter.data, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, { title: msg`Audit log`, description: msg`What admins have done.`, path, noindex: true });

const actNames: Record<AuditAct, MessageDescriptor> = {
	registration_approved: msg`Approved an application`,
	registration_asked: msg`Asked an applicant for more`,
	registration_rejected: msg`Did not approve an application`,
	evidence_opened: msg`Opened a document`,
	licence_confirmed: msg`Checked a licence`,
	licence_check_declined: msg`Did not confirm a licence`,
	business_suspended: msg`Suspended a profile`,
	business_restored: msg`Ended a suspension`,
	suspension_kept: msg`Left a profile suspended`,
	contact_answered: msg`Answered a message`,
	contact_closed: msg`Put a message aside`,
	report_upheld: msg`Agreed with a report`,
	report_dismissed: msg`Did not agree with a report`,
	report_opened: msg`Read reported messages`,
	review_restored: msg`Put a review back`,
	contribution_kept: msg`Kept a post or an answer`,
	contribution_removed: msg`Removed a post or an answer`,
	appeal_granted: msg`Published something again after an appeal`,
	appeal_declined: msg`Left something removed after an appeal`,
	account_suspended: msg`Suspended an account`,
	account_restored: msg`Ended the suspension of an account`,
	admin_appointed: msg`Made someone an admin`,
	admin_dismissed: msg`Took the admin role away`,
	account_signed_out: msg`Signed someone out everywhere`,
	factor_removal_planned: msg`Planned to remove a lost second step`,
	factor_removal_stopped: msg`Stopped the removal of a second step`,
	account_made: msg`Created an account`,
	account_changed: msg`Changed an account`,
	account_link_made: msg`Created a sign-in link for an account`,
	account_erased: msg`Erased an account`,
	setting_changed: msg`Changed the settings`,
	urgent_help_changed: msg`Changed urgent help`,
	urgent_help_checked: msg`Checked urgent help`,
	urgent_help_removed: msg`Removed urgent help`,
	delivery_retried: msg`Sent a letter again`,
	article_saved: msg`Saved an article`,
	article_published: msg`Published an article`,
	article_scheduled: msg`Scheduled an article`,
	article_unscheduled: msg`Made an article a draft again`,
	article_superseded: msg`Replaced an article`,
	article_withdrawn: msg`Withdrew an article`,
};

/** Where what an entry is about can be seen; a document from its application alone, a review from its report. */
const pathsOf: Record<AuditObject, string | null> = {
	registration: "/admin/registrations",
	business: "/admin/businesses",
	contact_message: "/admin/contact",
	evidence: null,
	report: "/admin/reports",
	review: null,
	post: "/admin/community",
	answer: "/admin/community",
	account: "/admin/users",
	setting: null,
	urgent_help: "/admin/urgent-help",
	delivery: null,
	article: "/admin/news",
};

/** After these there is no page of what they were about. */
const leavesNothing: readonly AuditAct[] = ["account_erased", "urgent_help_removed"];

export default function AuditLog() {
	const { t, i18n } = useLingui();
	const { entries, next_cursor, actors, filter, isFirst } = useLoaderData<typeof loader>();
	const asked = new URLSearchParams(
		Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
	).toString();
	return (
		<>
			<Form
				method="get"
				action={path}
				className="mb-6 grid items-end gap-4 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_1fr_1fr_auto]"
			>
				<Field label={t`What`}>
					{(control) => (
						<Select name="act" defaultValue={filter.act ?? ""} {...control}>
							<option value="">{t`Everything`}</option>
							{auditActs.map((act) => (
								<option key={act} value={act}>
									{i18n._(actNames[act])}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={t`Who`}>
					{(control) => (
						<Select name="actor_id" defaultValue={filter.actor_id ?? ""} {...control}>
							<option value="">{t`Everybody`}</option>
							{actors.map(({ id, name }) => (
								<option key={id} value={id}>
									{name ?? t`Someone whose account was deleted`}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label={t`Reference or id`}>
					{(control) => (
						<Input name="about" defaultValue={filter.about ?? ""} maxLength={64} autoComplete="off" {...control} />
					)}
				</Field>
				<Field label={t`Until`}>
					{(control) => <Input name="until" type="date" defaultValue={filter.until ?? ""} {...control} />}
				</Field>
				<Button type="submit" kind="quiet">
					<Trans>Show</Trans>
				</Button>
			</Form>
			{entries.length > 0 ? (
				<ol className="grid divide-y divide-line rounded-card border border-line bg-raised">
					{entries.map((one) => (
						<Entry key={one.id} {...one} />
					))}
				</ol>
			) : (
				<EmptyState title={t`Nothing found`}>
					{asked !== "" && (
						<ButtonLink to={path} kind="quiet">
							<Trans>Show everything</Trans>
						</ButtonLink>
					)}
				</EmptyState>
			)}
			<PageLinks path={path} query={asked} isFirst={isFirst} next={next_cursor}>
				<Trans>Older entries</Trans>
			</PageLinks>
		</>
	);
}

function Entry({ act, object, object_id, fields, actor_id, actor_name, created_at }: AuditLine) {
	const { i18n } = useLingui();
	const to = leavesNothing.includes(act) ? null : pathsOf[object];
	return (
		<li className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3">
			<div className="min-w-0 flex-1 basis-60">
				<p>
					{to ? (
						<Link to={`${to}/${object_id}`} className="text-accent underline underline-offset-4">
							{i18n._(actNames[act])}
						</Link>
					) : (
						i18n._(actNames[act])
					)}
				</p>
				{fields.length > 0 && <p className="text-sm text-muted">{fields.join(", ")}</p>}
			</div>
			<p className="text-sm text-muted">
				{actor_name !== null ? (
					<bdi>{actor_name}</bdi>
				) : actor_id === null ? (
					<Trans>Visavis itself</Trans>
				) : (
					<Trans>Someone whose account was deleted</Trans>
				)}
				{" · "}
				<Moment at={created_at} />
			</p>
		</li>
	);
}
