import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import type { useAnswer } from "../form/action-form.tsx";
import { LongText } from "../form/long-text.tsx";
import { useTooLongWords } from "../form/text-limit.ts";
import { type CityOption, type CountryOption, PlaceFields } from "../profile-form/place-fields.tsx";
import { useCities } from "../profile-form/use-cities.ts";
import { Checkbox, Field, Input } from "../ui/field.tsx";
import { LineField } from "./line-field.tsx";

type Form = ReturnType<typeof useAnswer>;

/** What is said of fields that cannot be used. */
export function useIntroductionWords(): Record<string, string> {
	const { t } = useLingui();
	const tooLong = useTooLongWords();
	return {
		firm: tooLong(textLimits.personName),
		headline: t`Write one line, in 10 to 140 characters.`,
		about: t`Write at least 40 characters about your work.`,
		country_id: t`Choose a country.`,
		city_id: t`Choose a city.`,
		address: t`Enter the street and number of your office.`,
		postcode: tooLong(20),
		website: t`Enter the whole web address, beginning with https://, or leave it empty.`,
		practising_since: t`Enter a year, for example 2012.`,
	};
}

/** What the person and their office are called. */
export function Names({ form, kept }: { form: Form; kept: { name: string; firm: string | null } | null }) {
	const { t } = useLingui();
	return (
		<>
			<LineField
				form={form}
				name="name"
				label={t`Your name, as on your licence`}
				kept={kept?.name}
				autoComplete="name"
			/>
			<LineField
				form={form}
				name="firm"
				label={t`Firm or office (optional)`}
				kept={kept?.firm}
				autoComplete="organization"
			/>
		</>
	);
}

/** What people read first: one line, and more of it. */
export function WhatYouDo({ form, kept }: { form: Form; kept: { headline: string; about: string } | null }) {
	const { t } = useLingui();
	return (
		<>
			<LineField
				form={form}
				name="headline"
				label={t`What you do, in one line`}
				hint={t`People read it in search. For example: Residence permits and family reunification.`}
				kept={kept?.headline}
			/>
			<LongText
				form={form}
				name="about"
				label={t`About you`}
				hint={t`Who you help and how you work. Write simply: many read it in their third language.`}
				kept={kept?.about}
				rows={6}
			/>
		</>
	);
}

/** Where the office is; `cities` are those of the saved country, or of the one that was sent without scripts. */
export function Office({
	form,
	kept,
	country: keptCountry,
	countries,
	cities: keptCities,
	sentCities,
}: {
	form: Form;
	kept: { city_id: number; address: string; postcode: string; step_free: boolean } | null;
	country: string;
	countries: readonly CountryOption[];
	cities: readonly CityOption[];
	sentCities: readonly CityOption[] | null;
}) {
	const { t, i18n } = useLingui();
	const typedCountry = form.textOf("country_id", keptCountry);
	const { country, cities, isBroken, choose, retry } = useCities(
		{ country: typedCountry, cities: typedCountry === keptCountry ? keptCities : sentCities },
		i18n.locale,
	);
	return (
		<>
			<PlaceFields
				countries={countries}
				cities={cities}
				country={country}
				city={form.textOf("city_id", kept?.city_id)}
				hint={t`Where your office is.`}
				isBroken={isBroken}
				onCountry={choose}
				onRetry={retry}
				errorOf={form.errorOf}
			/>
			<div className="grid gap-6 sm:grid-cols-[minmax(0,1fr)_9rem]">
				<LineField
					form={form}
					name="address"
					label={t`Street and number`}
					kept={kept?.address}
					autoComplete="street-address"
				/>
				<LineField form={form} name="postcode" label={t`Postcode`} kept={kept?.postcode} autoComplete="postal-code" />
			</div>
			<Checkbox
				name="step_free"
				defaultChecked={form.listOf("step_free", kept?.step_free ? ["on"] : []).includes("on")}
			>
				<Trans>The entrance has no steps</Trans>
			</Checkbox>
		</>
	);
}

/** Where else people can read of them, and since when they do this. */
export function WebsiteAndYear({
	form,
	kept,
}: {
	form: Form;
	kept: { website: string | null; practising_since: number } | null;
}) {
	const { t } = useLingui();
	return (
		<>
			<Field label={t`Website (optional)`} error={form.errorOf("website")}>
				{(control) => (
					<Input
						name="website"
						type="url"
						dir="ltr"
						className="text-start"
						autoComplete="url"
						defaultValue={form.textOf("website", kept?.website)}
						{...control}
					/>
				)}
			</Field>
			<LineField
				form={form}
				name="practising_since"
				label={t`In practice since`}
				kept={kept?.practising_since}
				inputMode="numeric"
				maxLength={4}
				className="max-w-40"
			/>
		</>
	);
}
