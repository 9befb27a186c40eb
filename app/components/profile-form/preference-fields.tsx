import type { I18n, MessageDescriptor } from "@lingui/core";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { type Category, categories, type LegalServiceId } from "#domain/businesses/legal-services.ts";
import type { BudgetRange, LegalPreferences } from "#domain/profiles/profiles.ts";
import { categoryName, legalServiceName } from "../../legal-service-names.ts";
import { useFormats } from "../formats.ts";
import { Disclosure } from "../ui/disclosure.tsx";
import { Checkbox, Field, Radio, Select } from "../ui/field.tsx";
import { budgetBounds, consultationNames, contactNames, experienceNames } from "./preference-names.ts";

type FieldProps = { errorOf: (name: string) => string | null; textOf: (name: string, kept: string | null) => string };

/** How well the person knows such matters; may be left open. */
export function ExperienceField({ kept, textOf }: { kept: LegalPreferences["legal_experience_level"] } & FieldProps) {
	const { t } = useLingui();
	return (
		<Choices
			name="legal_experience_level"
			legend={t`Your experience with legal matters`}
			options={experienceNames}
			chosen={textOf("legal_experience_level", kept)}
			none={t`I prefer not to say`}
		/>
	);
}

export function ContactField({ kept, textOf }: { kept: LegalPreferences["preferred_contact_method"] } & FieldProps) {
	const { t } = useLingui();
	return (
		<Choices
			name="preferred_contact_method"
			legend={t`How you prefer to be contacted`}
			options={contactNames}
			chosen={textOf("preferred_contact_method", kept)}
		/>
	);
}

export function ConsultationField({
	kept,
	textOf,
}: { kept: LegalPreferences["preferred_consultation_type"] } & FieldProps) {
	const { t } = useLingui();
	return (
		<Choices
			name="preferred_consultation_type"
			legend={t`How you prefer to meet`}
			options={consultationNames}
			chosen={textOf("preferred_consultation_type", kept)}
		/>
	);
}

export function BudgetField({ kept, errorOf, textOf }: { kept: LegalPreferences["budget_range"] } & FieldProps) {
	const { t } = useLingui();
	const { money } = useFormats();
	const euros = (amount: number | null) => money((amount ?? 0) * 100, "EUR");
	const words = (range: BudgetRange) => {
		const [from, to] = budgetBounds[range];
		const [low, high] = [euros(from), euros(to)];
		if (from === null) return t`Under ${high}`;
		return to === null ? t`Over ${low}` : t`${low} to ${high}`;
	};
	return (
		<Field
			label={t`Budget for one case`}
			hint={t`You can leave this empty. Only you can see it.`}
			error={errorOf("budget_range")}
		>
			{(control) => (
				<Select name="budget_range" defaultValue={textOf("budget_range", kept)} className="max-w-sm" {...control}>
					<option value="">{t`Not chosen`}</option>
					{(Object.keys(budgetBounds) as BudgetRange[]).map((range) => (
						<option key={range} value={range} suppressHydrationWarning>
							{words(range)}
						</option>
					))}
				</Select>
			)}
		</Field>
	);
}

/** One of a few, in the order of their names. `none` is the option of leaving it open. */
function Choices({
	name,
	legend,
	options,
	chosen,
	none,
}: {
	name: string;
	legend: ReactNode;
	options: Record<string, { name: MessageDescriptor; detail?: MessageDescriptor }>;
	chosen: string;
	none?: string;
}) {
	const { i18n } = useLingui();
	return (
		<fieldset>
			<legend className="mb-1 font-medium">{legend}</legend>
			{Object.entries(options).map(([value, { name: words, detail }]) => (
				<Radio key={value} name={name} value={value} defaultChecked={chosen === value}>
					{i18n._(words)}
					{detail && <span className="block text-sm text-muted">{i18n._(detail)}</span>}
				</Radio>
			))}
			{none && (
				<Radio name={name} value="" defaultChecked={chosen === ""}>
					{none}
				</Radio>
			)}
		</fieldset>
	);
}

export type ServiceOption = { id: string; name: string; category: Category };
export type ServiceGroup = { category: Category; services: { id: string; name: string }[] };

/** Legal services under their categories, by the names that the reader sees. */
export function groupServices(services: readonly ServiceOption[], i18n: I18n): ServiceGroup[] {
	const collator = new Intl.Collator(i18n.locale);
	const nameOf = ({ id, name }: ServiceOption) => {
		const { id: key } = legalServiceName(id as LegalServiceId);
		const words = i18n._(key);
		// A service that an admin has added has the name it was given.
		return words === key ? name : words;
	};
	return categories.flatMap((category) => {
		const own = services
			.filter((service) => service.category === category)
			.map((service) => ({ id: service.id, name: nameOf(service) }))
			.sort((a, b) => collator.compare(a.name, b.name));
		return own.length > 0 ? [{ category, services: own }] : [];
	});
}

/** What the person looks for: any number of services, under their categories. */
export function ServiceInterests({
	groups,
	chosen: initial,
	error,
}: {
	groups: readonly ServiceGroup[];
	chosen: readonly string[];
	error: string | null;
}) {
	const { i18n } = useLingui();
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(initial));
	const [openAtFirst] = useState(chosen);
	return (
		<fieldset
			onChange={({ target }) => {
				const { value, checked } = target as unknown as HTMLInputElement;
				const next = new Set(chosen);
				if (checked) next.add(value);
				else next.delete(value);
				setChosen(next);
			}}
		>
			<legend className="font-medium">
				<Trans>Services you are interested in</Trans>
			</legend>
			<p className="mb-2 text-sm text-muted">
				<Trans>Choose as many as you like.</Trans>
			</p>
			{error && <p className="mb-2 text-sm text-danger">{error}</p>}
			<div className="border-t border-line">
				{groups.map(({ category, services }) => {
					const count = services.filter(({ id }) => chosen.has(id)).length;
					return (
						<Disclosure
							key={category}
							summary={i18n._(categoryName(category))}
							detail={count > 0 && <Plural value={count} one="# chosen" other="# chosen" />}
							isOpen={services.some(({ id }) => openAtFirst.has(id))}
						>
							<div className="grid gap-x-6 sm:grid-cols-2">
								{services.map(({ id, name }) => (
									<Checkbox
										key={id}
										name="preferred_service_categories"
										value={id}
										defaultChecked={initial.includes(id)}
									>
										{name}
									</Checkbox>
								))}
							</div>
						</Disclosure>
					);
				})}
			</div>
		</fieldset>
	);
}
