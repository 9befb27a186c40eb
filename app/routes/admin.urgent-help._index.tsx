import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import type { UrgentHelp } from "#domain/pages/urgent-help.ts";
import { countUrgentHelp, listHelpIn } from "#domain/pages/urgent-help-editing.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { BackLink } from "../components/back-link.tsx";
import { Day } from "../components/fact.tsx";
import { CountryName } from "../components/place-name.tsx";
import { Badge } from "../components/ui/badge.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { pageMeta } from "../meta.ts";
import { situationNames } from "../situation-names.ts";

const path = "/admin/urgent-help";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const country = /^[A-Z]{2}$/.exec(new URL(request.url).searchParams.get("country") ?? "")?.[0] ?? null;
	return country
		? { country, help: await listHelpIn(context, admin, country), countries: [] }
		: { country, help: [], countries: await countUrgentHelp(context, admin) };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Urgent help`,
		description: msg`Numbers and addresses for when it cannot wait.`,
		path,
		noindex: true,
	});

export default function UrgentHelpPage() {
	const { country } = useLoaderData<typeof loader>();
	return country ? <InCountry country={country} /> : <Countries />;
}

const list = "grid divide-y divide-line rounded-card border border-line bg-raised";
const row = "relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken";
const rowLink = "font-medium text-accent underline underline-offset-4 after:absolute after:inset-0";

function Countries() {
	const { t } = useLingui();
	const { countries } = useLoaderData<typeof loader>();
	return (
		<>
			<div className="mb-5 flex flex-wrap items-end justify-between gap-4">
				<p className="max-w-prose text-muted">
					<Trans>People see a number only after one of us has compared it with its source.</Trans>
				</p>
				<ButtonLink to={`${path}/new`} kind="quiet">
					<Trans>Add urgent help</Trans>
				</ButtonLink>
			</div>
			{countries.length > 0 ? (
				<ul className={`${list} sm:grid-cols-2 sm:divide-y-0`}>
					{countries.map(({ country_id, count, unchecked }) => (
						<li key={country_id} className={row}>
							<Link to={`${path}?country=${country_id}`} className={rowLink}>
								<CountryName code={country_id} />
							</Link>
							<span className="text-sm text-muted">
								<Plural value={count} one="# entry" other="# entries" />
							</span>
							{unchecked > 0 && (
								<Badge kind="danger">
									<Plural value={unchecked} one="# to check" other="# to check" />
								</Badge>
							)}
						</li>
					))}
				</ul>
			) : (
				<EmptyState title={t`There is no urgent help yet`} />
			)}
		</>
	);
}

function InCountry({ country }: { country: string }) {
	const { t } = useLingui();
	const { help } = useLoaderData<typeof loader>();
	return (
		<>
			<BackLink to={path}>
				<Trans>All countries</Trans>
			</BackLink>
			<div className="mt-3 mb-5 flex flex-wrap items-end justify-between gap-4">
				<h2 className="text-xl">
					<CountryName code={country} />
				</h2>
				<ButtonLink to={`${path}/new?country=${country}`} kind="quiet">
					<Trans>Add urgent help</Trans>
				</ButtonLink>
			</div>
			{help.length > 0 ? (
				<ul className={list}>
					{help.map((one) => (
						<Entry key={one.id} {...one} />
					))}
				</ul>
			) : (
				<EmptyState title={t`There is none for this country yet`} />
			)}
		</>
	);
}

function Entry({ id, situation, name, number, address, checked_on }: UrgentHelp) {
	const { i18n } = useLingui();
	return (
		<li className={row}>
			<div className="min-w-0 flex-1 basis-60">
				<Link to={`${path}/${id}`} className={`${rowLink} wrap-anywhere`}>
					<bdi>{name || number || address}</bdi>
				</Link>
				{name && number && name !== number && (
					<span className="ms-3 tabular-nums" dir="ltr">
						{number}
					</span>
				)}
				<p className="text-sm text-muted">{i18n._(situationNames[situation])}</p>
			</div>
			{checked_on ? (
				<p className="text-sm text-muted">
					<Trans>
						checked on <Day at={checked_on} />
					</Trans>
				</p>
			) : (
				<Badge kind="danger">
					<Trans>Not checked</Trans>
				</Badge>
			)}
		</li>
	);
}
