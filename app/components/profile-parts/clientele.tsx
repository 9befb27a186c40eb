import { Trans, useLingui } from "@lingui/react/macro";
import type { SpokenLanguage } from "#domain/businesses/businesses.ts";
import { speakers } from "#domain/businesses/businesses.ts";
import { languages } from "#domain/ground/languages.ts";
import type { useAnswer } from "../form/action-form.tsx";
import { useFormats } from "../formats.ts";
import type { CountryOption } from "../profile-form/place-fields.tsx";
import { Part } from "../settings/part.tsx";
import { speakerNames } from "../speaker-names.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Checkbox, Field, FieldError, Select } from "../ui/field.tsx";

type Form = ReturnType<typeof useAnswer>;

/** What is said of fields that cannot be used. */
export function useClienteleWords(): Record<string, string> {
	const { t } = useLingui();
	return {
		languages: t`Choose at least one language.`,
		country_experience: t`Choose at most 60 countries.`,
	};
}

/** Who in the office speaks what; a field `speaker.<language>` for each. */
export function LanguagesPart({ form, kept }: { form: Form; kept: readonly SpokenLanguage[] }) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const speakerOf = (code: string) => kept.find(({ language }) => language === code)?.speaker;
	const error = form.errorOf("languages");
	return (
		<Part
			id="languages"
			title={t`Languages`}
			lead={<Trans>Who in your office speaks each language with clients?</Trans>}
		>
			{error && (
				<FieldError id="languages-error" className="mb-2">
					{error}
				</FieldError>
			)}
			<div className="grid gap-x-5 gap-y-4 sm:grid-cols-2">
				{languages.map((code, at) => (
					<Field key={code} label={<span suppressHydrationWarning>{formats.language(code)}</span>}>
						{(control) => (
							<Select
								name={`speaker.${code}`}
								defaultValue={form.textOf(`speaker.${code}`, speakerOf(code))}
								{...control}
								{...(error && at === 0 && { "aria-invalid": true, "aria-describedby": "languages-error" })}
							>
								<option value="">{t`Nobody`}</option>
								{speakers.map((speaker) => (
									<option key={speaker} value={speaker}>
										{speaker === "professional" ? t`I do` : i18n._(speakerNames[speaker])}
									</option>
								))}
							</Select>
						)}
					</Field>
				))}
			</div>
		</Part>
	);
}

/** Where their clients come from. */
export function CountriesPart({
	form,
	kept,
	countries,
}: {
	form: Form;
	kept: readonly string[];
	countries: readonly CountryOption[];
}) {
	const { t } = useLingui();
	const known = form.listOf("country_experience", kept);
	const error = form.errorOf("country_experience");
	// What was chosen is in sight.
	const inOrder = [...countries].sort((a, b) => Number(kept.includes(b.id)) - Number(kept.includes(a.id)));
	return (
		<Part
			id="countries"
			title={t`Countries you have experience with`}
			lead={<Trans>The countries that your clients come from. This is how they find you.</Trans>}
		>
			{error && (
				<FieldError id="countries-error" className="mb-2">
					{error}
				</FieldError>
			)}
			<Disclosure summary={<Trans>Choose countries</Trans>} isOpen={known.length > 0}>
				<div className="grid max-h-96 grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4 overflow-y-auto">
					{inOrder.map(({ id, name }) => (
						<Checkbox key={id} name="country_experience" value={id} defaultChecked={known.includes(id)}>
							{name}
						</Checkbox>
					))}
				</div>
			</Disclosure>
		</Part>
	);
}

/** Whether a first meeting costs something, and whether the state may pay. */
export function MoneyBoxes({ form, kept }: { form: Form; kept: { free_consultation: boolean; legal_aid: boolean } }) {
	const isTicked = (name: keyof typeof kept) => form.listOf(name, kept[name] ? ["on"] : []).includes("on");
	return (
		<div>
			<Checkbox name="free_consultation" defaultChecked={isTicked("free_consultation")}>
				<Trans>The first consultation is free</Trans>
			</Checkbox>
			<Checkbox name="legal_aid" defaultChecked={isTicked("legal_aid")}>
				<Trans>I take legal aid cases</Trans>
			</Checkbox>
		</div>
	);
}
