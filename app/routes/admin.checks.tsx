import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type CheckDue, listChecksDue } from "#domain/verification/checks-due.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Day, Fact } from "../components/fact.tsx";
import { useFormats } from "../components/formats.ts";
import { PageLinks } from "../components/page-links.tsx";
import { TierBadge } from "../components/tier-badge.tsx";
import { Badge } from "../components/ui/badge.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { outcome } from "../http.server.ts";
import { categorySingular } from "../legal-service-names.ts";
import { pageMeta } from "../meta.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const { value, refusal } = await outcome(listChecksDue(context, admin, cursor));
	// A cursor that is none: from the beginning.
	if (refusal) throw redirect("/admin/checks");
	return { ...value, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Licence checks`,
		description: msg`Licences to be compared with their registers.`,
		path: "/admin/checks",
		noindex: true,
	});

export default function LicenceChecks() {
	const { t } = useLingui();
	const { checks, next_cursor, isFirst } = useLoaderData<typeof loader>();
	return (
		<>
			{checks.length > 0 ? (
				<>
					<h2 className="text-xl">
						<Trans>To be compared with the register</Trans>
					</h2>
					<p className="mt-1 mb-4 max-w-prose text-muted">
						<Trans>
							Licences that professionals say were renewed come first, then profiles waiting to be listed, then licences
							that nobody has checked for twelve months. These stay listed while they are valid.
						</Trans>
					</p>
					<ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
						{checks.map((one) => (
							<CheckRow key={`${one.why} ${one.licence_id ?? one.id}`} {...one} />
						))}
					</ul>
				</>
			) : (
				<EmptyState title={t`Nothing is waiting here`} />
			)}
			<PageLinks path="/admin/checks" isFirst={isFirst} next={next_cursor}>
				<Trans>Next checks</Trans>
			</PageLinks>
		</>
	);
}

function CheckRow({ id, name, category, tier, country_id, why, since, is_own }: CheckDue) {
	const { i18n } = useLingui();
	const formats = useFormats();
	return (
		<li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`/admin/businesses/${id}`}
					className="font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					<bdi>{name}</bdi>
				</Link>
				<p className="text-sm text-muted">
					{i18n._(categorySingular(category))}
					{" · "}
					<Fact>{formats.country(country_id)}</Fact>
				</p>
			</div>
			<TierBadge tier={tier} />
			{is_own && (
				<Badge>
					<Trans>Your own</Trans>
				</Badge>
			)}
			<p className="text-sm text-muted">
				{why === "asked" ? (
					<Trans>
						asked on <Day at={since} />
					</Trans>
				) : why === "pending" ? (
					<Trans>
						waiting since <Day at={since} />
					</Trans>
				) : (
					<Trans>
						checked on <Day at={since} />
					</Trans>
				)}
			</p>
		</li>
	);
}
