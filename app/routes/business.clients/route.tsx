import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { NotebookPen } from "lucide-react";
import { listClients } from "#domain/appointments/clients.server.ts";
import type { ListedClient } from "#domain/appointments/clients.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { TimeAgo } from "../../components/notifications/time-ago.tsx";
import { PageLinks } from "../../components/page-links.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { notFound, outcome } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

const path = "/business/clients";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const owner = await requireProfessional(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const [owned, listed] = await Promise.all([
		findOwnBusiness(context, owner),
		outcome(listClients(context, owner, cursor)),
	]);
	const { id, name } = requireOwned(request, owned);
	if (listed.refusal) throw notFound();
	return { business: { id, name }, ...listed.value, isFirst: cursor === null, now: context.now().getTime() };
}

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your clients`,
		description: msg`Who booked with you or writes to you, and your notes about them.`,
		path,
		noindex: true,
	});

export default function Clients() {
	const { t } = useLingui();
	const { business, clients, next_cursor, isFirst, now } = useLoaderData<typeof loader>();
	return (
		<Frame business={business}>
			<div className="max-w-2xl">
				<p className="text-muted">
					<Trans>
						Everyone who booked or requested an appointment, or whose messages you accepted. Being on this list does not
						make anyone your client in law. Only you can read your notes.
					</Trans>
				</p>
				{clients.length > 0 ? (
					<ul
						aria-label={t`Clients`}
						className="mt-5 divide-y divide-line overflow-clip rounded-card border border-line bg-raised"
					>
						{clients.map((client) => (
							<ClientLine key={client.id} client={client} now={now} />
						))}
					</ul>
				) : (
					<EmptyState
						className="mt-5"
						title={isFirst ? <Trans>You have no clients yet</Trans> : <Trans>No more clients</Trans>}
						description={
							<Trans>
								Clients appear here after they book or request an appointment, or after you accept their messages.
							</Trans>
						}
					>
						{isFirst && (
							<ButtonLink to="/business/hours" kind="quiet">
								<Trans>Check your opening hours</Trans>
							</ButtonLink>
						)}
					</EmptyState>
				)}
				<PageLinks path={path} isFirst={isFirst} next={next_cursor}>
					<Trans>Earlier clients</Trans>
				</PageLinks>
			</div>
		</Frame>
	);
}

function ClientLine({ client: { id, name, last_at, has_note }, now }: { client: ListedClient; now: number }) {
	return (
		<li className="relative flex items-center gap-3 px-4 py-3 hover:bg-accent-soft sm:gap-4 sm:px-5">
			<Portrait id={id} name={name} size="small" />
			<div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
					<Link
						to={`${path}/${id}`}
						className="min-w-0 font-medium wrap-anywhere after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-3 focus-visible:after:outline-accent"
					>
						<bdi>{name || <Trans>No name</Trans>}</bdi>
					</Link>
					{has_note && (
						<Badge icon={NotebookPen}>
							<Trans>Note</Trans>
						</Badge>
					)}
				</div>
				<span className="text-sm text-muted">
					<Trans>
						Last contact: <TimeAgo at={last_at} now={now} />
					</Trans>
				</span>
			</div>
		</li>
	);
}
