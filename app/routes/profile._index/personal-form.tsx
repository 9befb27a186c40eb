import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Profile } from "#domain/profiles.server.ts";
import { useFieldWords } from "../../components/profile-form/field-words.ts";
import { NameAndPhoneFields } from "../../components/profile-form/name-and-phone-fields.tsx";
import { type CityOption, type CountryOption, PlaceFields } from "../../components/profile-form/place-fields.tsx";
import { useCities } from "../../components/profile-form/use-cities.ts";
import type { Answer } from "../../components/settings/answer.ts";
import { SettingsForm, useAnswer } from "../../components/settings/form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Select } from "../../components/ui/field.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import type { ZoneGroup } from "../../time-zones.server.ts";

const intents = ["save"];

export function PersonalForm({
	profile,
	countries,
	cities: firstCities,
	zones,
	answer,
}: {
	profile: Pick<Profile, "full_name" | "phone" | "country_id" | "city_id" | "time_zone">;
	countries: CountryOption[];
	cities: CityOption[] | null;
	zones: ZoneGroup[];
	answer: Answer | undefined;
}) {
	const { i18n } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, intents, useFieldWords());
	const kept = profile.country_id ?? "";
	const typedCountry = textOf("country_id", kept);
	const { country, cities, isBroken, choose, retry } = useCities(
		{ country: typedCountry, cities: typedCountry === kept ? firstCities : null },
		i18n.locale,
	);
	return (
		<SettingsForm action="/profile?index" intents={intents} answer={answer} className="max-w-xl">
			<NameAndPhoneFields profile={profile} errorOf={errorOf} textOf={textOf} />
			<PlaceFields
				countries={countries}
				cities={cities}
				country={country}
				city={textOf("city_id", profile.city_id)}
				isBroken={isBroken}
				onCountry={choose}
				onRetry={retry}
				errorOf={errorOf}
			/>
			<TimeZoneField zones={zones} kept={textOf("time_zone", profile.time_zone)} error={errorOf("time_zone")} />
			<SubmitButton intent="save">
				<Trans>Save</Trans>
			</SubmitButton>
		</SettingsForm>
	);
}

function TimeZoneField({ zones, kept, error }: { zones: ZoneGroup[]; kept: string; error: string | null }) {
	const { t } = useLingui();
	const [here, setHere] = useState<string | null>(null);
	useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
	// Both at once: a page brings only the words that the server has used for it.
	const [plain, named] = [t`As my browser says`, t`As my browser says (${here})`];
	return (
		<Field label={t`Time zone`} hint={t`Times are shown in it, and the other person's beside it.`} error={error}>
			{(control) => (
				<Select name="time_zone" defaultValue={kept} {...control}>
					<option value="">{here ? named : plain}</option>
					<ZoneOptions zones={zones} />
				</Select>
			)}
		</Field>
	);
}
