import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import {
	type ActionFunctionArgs,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { saveProfile } from "#domain/profiles/profiles.server.ts";
import { Arcs } from "../components/ui/arcs.tsx";
import { Button, ButtonLink } from "../components/ui/button.tsx";
import { Field, Select } from "../components/ui/field.tsx";
import { ZoneOptions } from "../components/zone-options.tsx";
import { formOf } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import { preferenceCookie } from "../preferences.server.ts";
import { readerZoneOf } from "../reader-zone.server.ts";
import { returnPath } from "../return-path.ts";
import type { PageHandle } from "../root-data.ts";
import { timeZones } from "../time-zones.server.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { zone, source } = await readerZoneOf(request, context, "UTC");
	const next = returnPath(new URL(request.url).searchParams.get("return_to"));
	return { zone, isOfProfile: source === "profile", next, zones: timeZones(zone) };
}

/** Keeps the zone that a person has chosen on their device, and in their profile where they have one. */
export async function action({ request, context }: ActionFunctionArgs) {
	const form = await formOf(request, context.limited);
	const next = returnPath(form.get("return_to"));
	const time_zone = String(form.get("time_zone") ?? "");
	if (time_zone.length > 60 || !isTimeZone(time_zone)) return data(null, 422);
	const actor = await context.actor();
	if (actor && isFullySignedIn(actor)) await saveProfile(context, actor, { time_zone });
	return redirect(next, {
		status: 303,
		headers: { "Set-Cookie": preferenceCookie("zone", time_zone, context.isDevelopment) },
	});
}

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your time zone`,
		description: msg`The time zone we use to show you times.`,
		path: "/time-zone",
		noindex: true,
	});

export default function TimeZone() {
	const { t } = useLingui();
	const { zone, isOfProfile, next, zones } = useLoaderData<typeof loader>();
	return (
		<div className="page-width py-10 sm:py-16">
			<div className="mx-auto max-w-[30rem]">
				<Arcs className="size-10" />
				<h1 className="mt-4 text-2xl">
					<Trans>Your time zone</Trans>
				</h1>
				<p className="mt-3">
					<Trans>We show you every time in this zone, with the other person's time beside it.</Trans>{" "}
					{isOfProfile ? (
						<Trans>We save it in your profile.</Trans>
					) : (
						<Trans>We save it on this device. If you are signed in, we save it in your profile too.</Trans>
					)}
				</p>
				<Form method="post" action="/time-zone" className="mt-7 grid gap-5">
					<input type="hidden" name="return_to" value={next} />
					<Field label={t`Time zone`}>
						{(control) => (
							<Select name="time_zone" defaultValue={zone} {...control}>
								<ZoneOptions zones={zones} />
							</Select>
						)}
					</Field>
					<div className="flex flex-wrap gap-3">
						<Button type="submit">
							<Trans>Show times in this zone</Trans>
						</Button>
						<ButtonLink to={next} kind="plain">
							<Trans>Go back</Trans>
						</ButtonLink>
					</div>
				</Form>
			</div>
		</div>
	);
}
