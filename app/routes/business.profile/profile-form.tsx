import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { PublicProfile } from "#domain/businesses/businesses.server.ts";
import { isListed } from "#domain/businesses/listed.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { LongText } from "../../components/form/long-text.tsx";
import { SeenVersion } from "../../components/form/seen-version.tsx";
import type { CityOption, CountryOption } from "../../components/profile-form/place-fields.tsx";
import {
	CountriesPart,
	LanguagesPart,
	MoneyBoxes,
	useClienteleWords,
} from "../../components/profile-parts/clientele.tsx";
import {
	Office,
	useIntroductionWords,
	WebsiteAndYear,
	WhatYouDo,
} from "../../components/profile-parts/introduction.tsx";
import { LineField } from "../../components/profile-parts/line-field.tsx";
import { Part } from "../../components/settings/part.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { FieldError } from "../../components/ui/field.tsx";
import type { ProfileAnswer } from "./actions.server.ts";
import { educationFields, educationRows } from "./education.ts";

export const profileIntents = ["save"] as const;

const link = "text-accent underline underline-offset-4";

/** Everything that the owner says of themself, saved together. */
export function ProfileForm({
	profile,
	countries,
	cities,
	answer,
}: {
	profile: PublicProfile;
	countries: readonly CountryOption[];
	cities: readonly CityOption[];
	answer: ProfileAnswer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(answer, profileIntents, {
		...useIntroductionWords(),
		...useClienteleWords(),
		education: t`Enter what you studied, where, and the year you finished, or leave the row empty.`,
		memberships: t`Write one membership on each line, at most ten.`,
		insurance: t`Write at most 200 characters.`,
		accessibility: t`Write at most 200 characters.`,
		...(profile.licences.length === 0 && {
			city_id: t`Choose a city in the country of your profile. To move to another country, write to us.`,
		}),
	});
	const [seen, unseen] = [t`People can see the changes now.`, t`Your profile is not in search at the moment.`];
	const hasRegion = profile.licences.some(({ region }) => region !== null);
	const main = profile.offices.find(({ is_main }) => is_main) ?? null;
	return (
		<ActionForm
			action="/business/profile"
			intents={profileIntents}
			answer={answer}
			saved={{ title: t`Profile saved`, description: isListed(profile.status) ? seen : unseen }}
			failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			conflict={
				<p>
					<Trans>
						This was changed in the meantime, so we did not save your text. It is below.{" "}
						<Link to={`/business/${profile.id}`} className={link}>
							Your public profile
						</Link>{" "}
						shows what is saved now. If you save again, your text replaces it.
					</Trans>
				</p>
			}
			className="gap-10!"
		>
			<SeenVersion form={form} saved={profile.version} />
			<Part id="about" title={t`What you do`}>
				<div className="grid max-w-xl gap-6">
					<WhatYouDo form={form} kept={profile} />
					<WebsiteAndYear form={form} kept={profile} />
				</div>
			</Part>
			<LanguagesPart form={form} kept={profile.languages} />
			<CountriesPart form={form} kept={profile.country_experience} countries={countries} />
			<Part id="education" title={t`Education`} lead={<Trans>Degrees and professional examinations.</Trans>}>
				<Education form={form} kept={profile.education} />
			</Part>
			<Part id="insurance" title={t`Insurance and memberships`}>
				<div className="grid max-w-xl gap-6">
					<LineField
						form={form}
						name="insurance"
						label={t`Professional liability insurance (optional)`}
						hint={t`Who insures you, and up to which amount.`}
						kept={profile.insurance}
						maxLength={200}
					/>
					<LongText
						form={form}
						name="memberships"
						label={t`Memberships`}
						hint={t`One on each line, for example your bar association.`}
						kept={profile.memberships.join("\n")}
						rows={4}
					/>
				</div>
			</Part>
			<Part
				id="office"
				title={t`Office`}
				lead={
					profile.licences.length > 0 ? (
						hasRegion ? (
							<Trans>
								If you move to another city, we check your licence again, because it holds for a part of the country.
								Until then you are not in search, and nobody can book you.
							</Trans>
						) : (
							<Trans>
								If you move to another country, we check your licence again. Until then you are not in search, and
								nobody can book you.
							</Trans>
						)
					) : (
						<Trans>
							To move to another country,{" "}
							<Link to="/contact" className={link}>
								write to us
							</Link>
							.
						</Trans>
					)
				}
			>
				<div className="grid max-w-xl gap-6">
					<Office
						form={form}
						kept={main ? { ...main, city_id: profile.city_id } : null}
						country={profile.country_id}
						countries={countries}
						cities={cities}
						sentCities={answer?.cities ?? null}
					/>
					<LineField
						form={form}
						name="accessibility"
						label={t`How people with a disability can get in (optional)`}
						hint={t`For example: lift, wide doors, hearing loop, parking space.`}
						kept={main?.accessibility}
						maxLength={200}
					/>
				</div>
			</Part>
			<Part id="money" title={t`First meeting`}>
				<MoneyBoxes form={form} kept={profile} />
			</Part>
			<div>
				<SubmitButton intent="save">
					<Trans>Save the profile</Trans>
				</SubmitButton>
			</div>
		</ActionForm>
	);
}

/** As many rows as there are entries, and one more to write in; without scripts too. */
function Education({ form, kept }: { form: ReturnType<typeof useAnswer>; kept: PublicProfile["education"] }) {
	const { t } = useLingui();
	const error = form.errorOf("education");
	const filled = Array.from({ length: educationRows }, (_, row) =>
		educationFields.some((field) => form.textOf(`${field}.${row}`, kept[row]?.[field])),
	);
	const shown = Math.min(educationRows, filled.lastIndexOf(true) + 2);
	return (
		<div className="grid gap-4 max-sm:gap-8">
			{error && <FieldError id="education-error">{error}</FieldError>}
			{Array.from({ length: shown }, (_, row) => {
				const entry = row + 1;
				return (
					<fieldset
						// biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
						key={row}
						className="grid items-end gap-x-4 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_9rem]"
						{...(error && row === 0 && { "aria-describedby": "education-error" })}
					>
						<legend className="sr-only">{t`Entry ${entry}`}</legend>
						<LineField
							form={form}
							name={`title.${row}`}
							label={t`Degree or examination`}
							kept={kept[row]?.title}
							maxLength={120}
						/>
						<LineField
							form={form}
							name={`institution.${row}`}
							label={t`University or school`}
							kept={kept[row]?.institution}
							maxLength={160}
						/>
						<LineField
							form={form}
							name={`year.${row}`}
							label={t`Year you finished`}
							kept={kept[row]?.year}
							inputMode="numeric"
							maxLength={4}
						/>
					</fieldset>
				);
			})}
		</div>
	);
}
