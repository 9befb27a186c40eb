import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { removePhoto, savePhoto } from "#domain/profiles/photos.server.ts";
import { findProfile, saveProfile } from "#domain/profiles/profiles.server.ts";
import { profileChange } from "#domain/profiles/profiles.ts";
import { cityOptions } from "../../city-options.server.ts";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { countryOptions } from "../../country-options.server.ts";
import { formAction, runCommand, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { timeZones } from "../../time-zones.server.ts";
import { Panel } from "../profile/panel.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { PhotoForm } from "./photo-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const { locale } = localeOf(request, context);
	const [found, countries] = await Promise.all([
		requirePerson(context, request).then((person) => findProfile(context, person)),
		countryOptions(context, locale),
	]);
	if (!found) throw new Response(null, { status: 404 });
	const { user_id, full_name, avatar_url, phone, country_id, city_id, time_zone } = found.profile;
	return {
		profile: { user_id, full_name, avatar_url, phone, country_id, city_id, time_zone },
		countries,
		cities: country_id ? await cityOptions(context, country_id, locale) : null,
		zones: timeZones(time_zone),
	};
}

const personal = profileChange.pick({
	full_name: true,
	phone: true,
	country_id: true,
	city_id: true,
	time_zone: true,
});

export const action = formAction(
	{
		async save(submission) {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, "save", personal, async (change) => {
				await saveProfile(submission.context, person, change);
				// The bar of this very answer shows them as they are now.
				person.full_name = change.full_name ?? null;
			});
		},

		async photo(submission) {
			const person = await requirePerson(submission.context, submission.request);
			const file = (await submission.request.formData()).get("photo");
			const bytes = file instanceof File ? await file.arrayBuffer() : new ArrayBuffer();
			return runCommand(submission, "photo", {}, async () => {
				person.avatar_url = await savePhoto(submission.context, person, new Uint8Array(bytes));
			});
		},

		async remove_photo(submission) {
			const person = await requirePerson(submission.context, submission.request);
			return runCommand(submission, "remove_photo", {}, async () => {
				await removePhoto(submission.context, person);
				person.avatar_url = null;
			});
		},
	},
	{ fallback: "photo" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Profile Settings`,
		description: msg`Your photo, name, phone, place and time zone.`,
		path: "/profile",
		noindex: true,
	});

export default function Personal() {
	const { t } = useLingui();
	const { profile, ...choices } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<>
			<Panel
				title={t`Your photo`}
				lead={<Trans>Professionals see it beside your name. If you have no photo, we show your initials.</Trans>}
			>
				<PhotoForm profile={profile} answer={answer} />
			</Panel>
			<Panel title={t`About you`}>
				<PersonalForm profile={profile} {...choices} answer={answer} />
			</Panel>
		</>
	);
}
