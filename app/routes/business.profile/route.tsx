import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findOwnProfile } from "#domain/verification/own-profile.server.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { cityOptions } from "../../city-options.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { afterConflict, keepingTyped } from "../../components/form/answer.ts";
import { useDraft, useFormName } from "../../components/form/drafts.ts";
import { countryOptions } from "../../country-options.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { type ProfileAnswer, profileAction } from "./actions.server.ts";
import { NameForm } from "./name-form.tsx";
import { ProfileForm, profileIntents } from "./profile-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const owner = await requireProfessional(context, request);
	const { locale } = localeOf(request, context);
	const profile = requireOwned(request, await findOwnProfile(context, owner));
	const [countries, cities] = await Promise.all([
		countryOptions(context, locale),
		cityOptions(context, profile.country_id, locale),
	]);
	return { profile, countries, cities };
}

export const action = profileAction;

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<ProfileAnswer>(args);

export const shouldRevalidate = afterConflict;

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Profile`,
		description: msg`What people read about you.`,
		path: "/business/profile",
		noindex: true,
	});

export default function BusinessProfile() {
	const { profile, countries, cities } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as ProfileAnswer | undefined;
	const hasDraft = useDraft(useFormName(profileIntents)) !== null;
	return (
		<Frame business={profile}>
			<div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-14">
				<ProfileForm
					// What was saved, and what was kept of what was not sent, is shown from the beginning.
					key={`${profile.version} ${hasDraft}`}
					profile={profile}
					countries={countries}
					cities={cities}
					answer={answer}
				/>
				<NameForm profile={profile} answer={answer} />
			</div>
		</Frame>
	);
}
