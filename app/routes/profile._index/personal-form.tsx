import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Profile } from "#domain/profiles/profiles.server.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useDraft, useFormName } from "../../components/form/drafts.ts";
import { useFieldWords } from "../../components/profile-form/field-words.ts";
import { NameAndPhoneFields } from "../../components/profile-form/name-and-phone-fields.tsx";
import { type CityOption, type CountryOption, PlaceFields } from "../../components/profile-form/place-fields.tsx";
import { useCities } from "../../components/profile-form/use-cities.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, Select } from "../../components/ui/field.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import type { ZoneGroup } from "../../time-zones.server.ts";

const intents = ["save"];

type Props = {
	profile: Pick<Profile, "full_name" | "phone" | "country_id" | "city_id" | "time_zone">;
	countries: CountryOption[];
	cities: CityOption[] | null;
	zones: ZoneGroup[];
	answer: Answer | undefined;
};

export function PersonalForm(props: Props) {
	const hasDraft = useDraft(useFormName(intents)) !== null;
	// The country begins with what was typed.
	return <Fields key={String(hasDraft)} {...props} />;
}

function Fields({ profile, countries, cities: firstCities, zones, answer }: Props) {
	const { i18n } = useLingui();
	const { errorOf, textOf } = useAnswer(answer, intents, useFieldWords());
	const kept = profile.country_id ?? "";
	const typedCountry = textOf("country_id", kept);
	const { country, cities, isBroken, choose, retry } = useCities(
		{ country: typedCountry, cities: typedCountry === kept ? firstCities : null },
		i18n.locale,
	);
	return (
		<ActionForm action="/profile?index" intents={intents} answer={answer} className="max-w-xl">
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
		</ActionForm>
	);
}

function TimeZoneField({ zones, kept, error }: { zones: ZoneGroup[]; kept: string; error: string | null }) {
	const { t } = useLingui();
	const [here, setHere] = useState<string | null>(null);
	useEffect(() => setHere(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
	// Both at once: a page brings only the words that the server has used for it.
	const [plain, named] = [t`Use my browser's time zone`, t`Use my browser's time zone (${here})`];
	return (
		<Field
			label={t`Time zone`}
			hint={t`We show times in your time zone, with the other person's time beside it.`}
			error={error}
		>
			{(control) => (
				<Select name="time_zone" defaultValue={kept} {...control}>
					<option value="">{here ? named : plain}</option>
					<ZoneOptions zones={zones} />
				</Select>
			)}
		</Field>
	);
}
