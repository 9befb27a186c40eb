import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { type AccountLine, listAccounts } from "#domain/identity/account-cases.server.ts";
import { accountFilter } from "#domain/identity/account-decisions.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Day } from "../components/fact.tsx";
import { PageLinks } from "../components/page-links.tsx";
import { Badge } from "../components/ui/badge.tsx";
import { Button, ButtonLink } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { Field, Input, Select } from "../components/ui/field.tsx";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

const path = "/admin/users";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { cursor = null, ...given } = Object.fromEntries(new URL(request.url).searchParams);
	const filter = accountFilter.safeParse(given);
	// What cannot be looked for: everybody, from the beginning.
	if (!filter.success) throw redirect(path);
	const { value, refusal } = await outcome(listAccounts(context, admin, filter.data, cursor));
	if (refusal) throw redirect(path);
	return { ...value, filter: filter.data, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, { title: msg`Users`, description: msg`Accounts, and who may do what.`, path, noindex: true });

export default function Users() {
	const { t } = useLingui();
	const { accounts, next_cursor, filter, isFirst } = useLoaderData<typeof loader>();
	const asked = new URLSearchParams({
		...(filter.q && { q: filter.q }),
		...(filter.group !== "all" && { group: filter.group }),
	}).toString();
	return (
		<>
			<Form
				method="get"
				action={path}
				className="mb-6 grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)_auto]"
			>
				<Field label={t`Name, email address, phone number or id`}>
					{(control) => (
						<Input
							name="q"
							type="search"
							defaultValue={filter.q ?? ""}
							maxLength={254}
							autoComplete="off"
							{...control}
						/>
					)}
				</Field>
				<Field label={t`Which`}>
					{(control) => (
						<Select name="group" defaultValue={filter.group} {...control}>
							<option value="all">{t`Everybody`}</option>
							<option value="admin">{t`Admins`}</option>
							<option value="suspended">{t`Suspended`}</option>
						</Select>
					)}
				</Field>
				<Button type="submit" kind="quiet">
					<Trans>Show</Trans>
				</Button>
			</Form>
			{accounts.length > 0 ? (
				<ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
					{accounts.map((one) => (
						<Account key={one.id} {...one} />
					))}
				</ul>
			) : (
				<EmptyState title={t`Nobody found`}>
					{asked !== "" && (
						<ButtonLink to={path} kind="quiet">
							<Trans>Show everybody</Trans>
						</ButtonLink>
					)}
				</EmptyState>
			)}
			<PageLinks path={path} query={asked} isFirst={isFirst} next={next_cursor}>
				<Trans>Older accounts</Trans>
			</PageLinks>
		</>
	);
}

function Account({ id, name, email, phone, role, created_at, is_suspended, deleted_at }: AccountLine) {
	const address = email ?? phone;
	return (
		<li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`${path}/${id}`}
					className="font-medium wrap-anywhere text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					<bdi>{name ?? address ?? id}</bdi>
				</Link>
				{name !== null && address !== null && (
					<p className="wrap-anywhere text-muted">
						<bdi>{address}</bdi>
					</p>
				)}
			</div>
			<p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-muted">
				{role === "admin" && (
					<Badge kind="accent">
						<Trans>Admin</Trans>
					</Badge>
				)}
				{role === "business" && (
					<Badge kind="neutral">
						<Trans>Professional</Trans>
					</Badge>
				)}
				{is_suspended && (
					<Badge kind="danger">
						<Trans>Suspended</Trans>
					</Badge>
				)}
				{deleted_at && (
					<Badge kind="neutral">
						<Trans>Closed</Trans>
					</Badge>
				)}
				<span>
					<Trans>
						since <Day at={created_at} />
					</Trans>
				</span>
			</p>
		</li>
	);
}
