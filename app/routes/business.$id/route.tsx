import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type AppLoadContext, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { isListed } from "#domain/businesses/listed.ts";
import { findPublicProfile } from "#domain/listings/public-profile.server.ts";
import { listReviews } from "#domain/reviews/reviews.server.ts";
import { isOwnBusiness } from "../../business-area.server.ts";
import { outcome } from "../../http.server.ts";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import { usePerson } from "../../root-data.ts";
import { savedOf } from "../../saved.server.ts";
import { AtAGlance } from "./at-a-glance.tsx";
import { Background } from "./background.tsx";
import { nextTimes } from "./booking.server.ts";
import { type Booking, BookingBar } from "./booking-box.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";
import { useCountedView } from "./counted-view.ts";
import { Experience } from "./experience.tsx";
import { headOf } from "./head.server.ts";
import { Header } from "./header.tsx";
import { Licences } from "./licences.tsx";
import { Offices } from "./offices.tsx";
import type { ShownProfile } from "./profile.ts";
import { Reviews, type ShownReviews } from "./reviews.tsx";
import { Section } from "./section.tsx";
import { Services } from "./services.tsx";
import { Similar } from "./similar.tsx";
import { SpokenLanguages } from "./spoken-languages.tsx";
import { StateBanner } from "./state-banner.tsx";
import { TierLimits } from "./tier-limits.tsx";

export async function loader({ params, request, context }: LoaderFunctionArgs) {
	const id = params.id ?? "";
	const { searchParams } = new URL(request.url);
	const wantedService = searchParams.get("service");
	const [found, page, isOwn, next, saved] = await Promise.all([
		findPublicProfile(context, id),
		readReviews(context, id, searchParams.get("reviews")),
		isOwnBusiness(context, id),
		nextTimes(context, id, wantedService),
		savedOf(request, context),
	]);
	if (!found) throw data(null, { status: 404 });
	const reviews: ShownReviews = { ...page, isOwn };
	const { seq: _, quality: __, version: ___, fee_from_eur_minor: ____, services, ...rest } = found;
	const profile: ShownProfile = {
		...rest,
		services: services.map(({ fee_min_eur_minor: _, ...service }) => service),
		now: context.now().toISOString(),
	};
	const i18n = await i18nFor(localeOf(request, context).locale);
	const zone = await readerZoneOf(request, context, next?.time_zone ?? profile.time_zone);
	const service =
		profile.services.find(({ legal_service_id }) => legal_service_id === wantedService) ??
		profile.services.find(({ duration_minutes }) => duration_minutes === next?.minutes);
	const booking: Booking = { zone, next, service: service?.legal_service_id ?? null };
	return {
		profile,
		reviews,
		booking,
		isSaved: saved.has(id),
		head: headOf(profile, reviews.rating, context.publicUrl, i18n),
	};
}

/** A page of reviews; the first for an address that was changed by hand. */
async function readReviews(context: AppLoadContext, id: string, cursor: string | null) {
	if (cursor !== null) {
		const { value } = await outcome(listReviews(context, id, { cursor }));
		if (value) return { ...value, isFirst: false };
	}
	return { ...(await listReviews(context, id)), isFirst: true };
}

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, {
		title: args.data?.head.title ?? msg`Professional`,
		description: args.data?.head.description ?? msg`A legal professional on Visavis.`,
		path: args.location.pathname,
		type: "profile",
		noindex: !args.data || !isListed(args.data.profile.status),
		...(args.data?.head.jsonLd && { jsonLd: args.data.head.jsonLd }),
	});

export default function BusinessProfile() {
	const { t } = useLingui();
	const { profile, reviews, booking, isSaved } = useLoaderData<typeof loader>();
	const isAdmin = usePerson()?.role === "admin";
	useCountedView(profile.id, isListed(profile.status) && !reviews.isOwn);
	const isGone = profile.status === "suspended" || profile.status === "closed";
	return (
		<div className="page-width pt-6">
			<Breadcrumb profile={profile} />
			<StateBanner profile={profile} />
			<div className="mt-8 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<Header profile={profile} isSaved={isSaved} />
				<AtAGlance
					profile={profile}
					booking={booking}
					className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)] lg:row-span-2"
				/>
				<div className="grid min-w-0 gap-14">
					{isGone && <Similar profile={profile} isNarrow />}
					{profile.about && (
						<Section id="about" title={t`About`}>
							<p dir="auto" className="max-w-prose text-lg whitespace-pre-line">
								{profile.about}
							</p>
						</Section>
					)}
					<TierLimits tier={profile.tier} />
					<Services profile={profile} />
					<Licences profile={profile} />
					<SpokenLanguages profile={profile} />
					<Experience profile={profile} />
					<Background profile={profile} />
					<Offices profile={profile} />
					<Reviews profile={profile} page={reviews} />
				</div>
			</div>
			{!isGone && <Similar profile={profile} className="mt-16 border-t border-line pt-10" />}
			<p className="mt-10 max-w-prose text-sm text-muted">
				<Trans>The professional wrote this page. Clients wrote the reviews. We check licences with the register.</Trans>{" "}
				<Link to={`/business/${profile.id}/report`} className="underline underline-offset-4 hover:text-accent">
					<Trans>Report this profile</Trans>
				</Link>
				{isAdmin && (
					<>
						{" · "}
						<Link to={`/admin/businesses/${profile.id}`} className="underline underline-offset-4 hover:text-accent">
							<Trans>Open in the admin area</Trans>
						</Link>
					</>
				)}
			</p>
			{isListed(profile.status) && <BookingBar profile={profile} booking={booking} />}
		</div>
	);
}
