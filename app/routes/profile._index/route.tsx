import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { removePhoto, savePhoto } from "#domain/photos.server.ts";
import { photoLimits } from "#domain/photos.ts";
import { listCities, listCountries } from "#domain/places.server.ts";
import { findProfile, saveProfile } from "#domain/profiles.server.ts";
import { profileChange } from "#domain/profiles.ts";
import { byName } from "../../components/profile-form/use-cities.ts";
import { type Answer, keepingTyped } from "../../components/settings/answer.ts";
import { doing, formAction, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { localeOf } from "../../i18n.ts";
import { pageMeta } from "../../meta.ts";
import { timeZones } from "../../time-zones.server.ts";
import { Panel } from "../profile/panel.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { PhotoForm } from "./photo-form.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const userId = (await context.userId()) ?? "";
	const [, found, countries] = await Promise.all([
		requirePerson(context, request),
		findProfile(context, userId),
		listCountries(context),
	]);
	if (!found) throw new Response(null, { status: 404 });
	const { user_id, full_name, avatar_url, phone, country_id, city_id, time_zone } = found.profile;
	const { locale } = localeOf(request, context);
	const names = new Intl.DisplayNames(locale, { type: "region" });
	return {
		profile: { user_id, full_name, avatar_url, phone, country_id, city_id, time_zone },
		countries: byName(
			countries.map(({ id, name }) => ({ id, name: names.of(id) ?? name })),
			locale,
		),
		cities: country_id ? byName(await listCities(context, country_id), locale) : null,
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
/** What surrounds a file in its form. */
const wrappingBytes = 16 * 1024;

export const action = formAction(
	{
		async save(asked) {
			const person = await requirePerson(asked.context, asked.request);
			return saveForm(asked, "save", personal, async (change) => {
				await saveProfile(asked.context, person, change);
				// The bar of this very answer shows them as they are now.
				person.full_name = change.full_name ?? null;
			});
		},

		async photo(asked) {
			const person = await requirePerson(asked.context, asked.request);
			const file = (await asked.request.formData()).get("photo");
			const bytes = file instanceof File ? await file.arrayBuffer() : new ArrayBuffer();
			return doing(asked, "photo", {}, async () => {
				person.avatar_url = await savePhoto(asked.context, person, new Uint8Array(bytes));
			});
		},

		async remove_photo(asked) {
			const person = await requirePerson(asked.context, asked.request);
			return doing(asked, "remove_photo", {}, async () => {
				await removePhoto(asked.context, person);
				person.avatar_url = null;
			});
		},
	},
	{ unread: "photo", longest: photoLimits.bytes + wrappingBytes },
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
				lead={<Trans>Professionals see it beside your name. Without one we draw your initials.</Trans>}
			>
				<PhotoForm profile={profile} answer={answer} />
			</Panel>
			<Panel title={t`About you`}>
				<PersonalForm profile={profile} {...choices} answer={answer} />
			</Panel>
		</>
	);
}
