import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { type AccountCase, requireAccountCase } from "#domain/identity/account-cases.server.ts";
import { decideAccount } from "#domain/identity/account-decisions.server.ts";
import { accountDecision } from "#domain/identity/account-decisions.ts";
import { requireAdmin, requireFreshAdmin } from "../../admin-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Day, Fact, Moment } from "../../components/fact.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { useFormats } from "../../components/formats.ts";
import { Said } from "../../components/said.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound, outcome } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { accountActNames } from "./act-names.ts";
import { DecisionForm } from "./decision-form.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(requireAccountCase(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	return { account: value, isOwn: value.id === admin.user_id };
}

export const action = ({ params, ...args }: ActionFunctionArgs) =>
	formAction(
		{
			decide: (submission) =>
				saveForm(submission, "decide", accountDecision, async (given) =>
					decideAccount(
						submission.context,
						await requireFreshAdmin(submission.context, submission.request),
						params.id ?? "",
						given,
					),
				),
		},
		{ fallback: "decide" },
	)({ params, ...args });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`User`,
		description: msg`An account, and what was decided about it.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function UserPage() {
	const { account, isOwn } = useLoaderData<typeof loader>();
	const given = useActionData<Answer>();
	return (
		<>
			<BackLink to="/admin/users">
				<Trans>All users</Trans>
			</BackLink>
			<h2 className="mt-3 text-xl wrap-anywhere">
				<bdi>{account.name ?? account.email ?? account.phone ?? account.id}</bdi>
			</h2>
			<p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 empty:hidden">
				{account.role === "admin" && (
					<Badge kind="accent">
						<Trans>Admin</Trans>
					</Badge>
				)}
				{account.is_suspended && (
					<Badge kind="danger">
						<Trans>Suspended</Trans>
					</Badge>
				)}
			</p>
			<div className="mt-6 grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-8">
				<Facts {...account} />
				{isOwn ? (
					<p className="rounded-control border border-line bg-sunken p-4">
						<Trans>This is your own account. Another admin decides about it.</Trans>
					</p>
				) : (
					<DecisionForm account={account} given={given} />
				)}
				{account.decisions.length > 0 && <Decisions {...account} />}
			</div>
		</>
	);
}

/** A term and what it says of the account. */
function Row({ term, children }: { term: ReactNode; children: ReactNode }) {
	return (
		<>
			<dt className="text-muted">{term}</dt>
			<dd className="wrap-anywhere max-sm:mb-2">{children}</dd>
		</>
	);
}

/** What an admin goes by before deciding. */
function Facts(account: AccountCase) {
	const { t } = useLingui();
	const formats = useFormats();
	const { id, email, phone, is_confirmed, created_at, last_sign_in_at, deleted_at, business, factors, devices } =
		account;
	const kinds = { totp: t`an authenticator app`, phone: t`a phone` };
	return (
		<dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
			<Row term={<Trans>Email address</Trans>}>
				{email === null ? <Trans>None</Trans> : <bdi className="select-all">{email}</bdi>}
				{!is_confirmed && (
					<span className="text-muted">
						{" "}
						<Trans>(not confirmed)</Trans>
					</span>
				)}
			</Row>
			{phone && (
				<Row term={<Trans>Phone number</Trans>}>
					<bdi dir="ltr">{phone}</bdi>
				</Row>
			)}
			<Row term={<Trans>Account since</Trans>}>
				<Day at={created_at} />
			</Row>
			<Row term={<Trans>Last sign-in</Trans>}>
				{last_sign_in_at ? <Day at={last_sign_in_at} /> : <Trans>Never</Trans>}
			</Row>
			<Row term={<Trans>Signed-in devices</Trans>}>
				<Fact>{formats.number(devices)}</Fact>
			</Row>
			<Row term={<Trans>Second step</Trans>}>
				{factors.length === 0 ? (
					<Trans>None</Trans>
				) : (
					<Fact>{formats.list(factors.map(({ factor_type }) => kinds[factor_type]))}</Fact>
				)}
			</Row>
			{account.factors_end_at && (
				<Row term={<Trans>Second step will be removed</Trans>}>
					<Moment at={account.factors_end_at} />
				</Row>
			)}
			{account.is_suspended && account.banned_until && (
				<Row term={<Trans>Suspended until</Trans>}>
					{account.banned_until < "9999" ? <Moment at={account.banned_until} /> : <Trans>an admin ends it</Trans>}
				</Row>
			)}
			{deleted_at && (
				<Row term={<Trans>Closed by its owner</Trans>}>
					<Day at={deleted_at} />
				</Row>
			)}
			{business && (
				<Row term={<Trans>Professional profile</Trans>}>
					<Link to={`/admin/businesses/${business.id}`} className="text-accent underline underline-offset-4">
						<bdi>{business.name}</bdi>
					</Link>
				</Row>
			)}
			<Row term={<Trans>Id</Trans>}>
				<span className="text-sm select-all">{id}</span>
			</Row>
		</dl>
	);
}

/** What was decided, with the words that its person read. */
function Decisions({ decisions }: Pick<AccountCase, "decisions">) {
	const { i18n } = useLingui();
	return (
		<section className="grid gap-3">
			<h3 className="text-lg">
				<Trans>What was decided</Trans>
			</h3>
			<ol className="grid gap-4">
				{decisions.map(({ id, act, reason, until, created_at }) => (
					<li key={id} className="grid gap-1">
						<p>
							{i18n._(accountActNames[act])}
							{act === "account_suspended" && until && (
								<>
									{" "}
									<Trans>
										until <Day at={until} />
									</Trans>
								</>
							)}
							{" · "}
							<span className="text-muted">
								<Day at={created_at} />
							</span>
						</p>
						{reason ? (
							<Said>{reason}</Said>
						) : (
							<p className="text-sm text-muted">
								<Trans>By a program, without a reason.</Trans>
							</p>
						)}
					</li>
				))}
			</ol>
		</section>
	);
}
