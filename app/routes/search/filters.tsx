import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useSearchParams } from "@remix-run/react";
import type { ServiceId } from "#domain/search/query.ts";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";
import { Button } from "../../components/ui/button.tsx";
import { Checkbox, Radio } from "../../components/ui/field.tsx";
import { FilterGroup, type FilterOption, Option } from "./filter-group.tsx";
import { orders, useFilterWords } from "./filter-words.ts";
import { useInstantForm } from "./instant-form.ts";
import type { FilterField, LongFilter, Results } from "./search-data.ts";

/** How many are free is another matter every minute: no figures. */
const spans = [
	{ value: "today", count: null },
	{ value: "tomorrow", count: null },
	{ value: "this_week", count: null },
];

/**
 * Every filter, as one form. It sends all that is in force as parameters, and of the typed words only what no filter
 * says, so that "any" means any. With scripts each change is sent at once.
 */
export function Filters({ results }: { results: Results }) {
	const { t } = useLingui();
	const { valueName, serviceName } = useFilterWords();
	const { form, onChange, onSubmit } = useInstantForm(results);
	const { facets, place, category } = results;
	const chosen = (field: FilterField) => results.chosen[field] ?? "";
	/** A number stands beside a value only where choosing it finds so many. */
	const known = (count: number | null) => (results.facets_are_exact ? count : null);
	const options = (
		field: FilterField,
		values: readonly { value: string | number; count: number | null }[],
	): FilterOption[] =>
		values.map(({ value, count }) => ({
			value: String(value),
			count: known(count),
			label: valueName(field, String(value), null),
		}));
	const countries = (values: { value: string; count: number; name?: string }[]) =>
		values.map(({ value, count, name }) => ({ value, count: known(count), label: name ?? country(value) }));
	const services = (values: { value: ServiceId; count: number }[]) =>
		values.map(({ value, count }) => ({ value, count: known(count), label: serviceName(value) }));
	const { country } = useFormats();
	const [params] = useSearchParams();
	const whole = (field: LongFilter) => ({
		isWhole: params.get("all") === field,
		allTo: results.cut.includes(field) ? `/search${results.search ? `${results.search}&` : "?"}all=${field}` : null,
	});

	const placeOptions: FilterOption[] = countries(facets.place);
	if (place && !facets.place.some(({ value }) => value === place.id)) {
		placeOptions.unshift({
			value: place.id,
			label: valueName("location", place.id, place),
			count: known(results.total),
		});
	}
	if (place && !place.isCountry) {
		const around = country(place.country_id);
		placeOptions.unshift({ value: place.country_id, label: t`All of ${around}`, count: null });
	}
	return (
		<form
			ref={form}
			method="get"
			action="/search"
			onChange={onChange}
			onSubmit={onSubmit}
			aria-label={t`Filters`}
			autoComplete="off"
		>
			{results.rest && <input type="hidden" name="q" value={results.rest} />}
			<SortChoice sort={results.sort} />
			<FilterGroup
				name="service"
				title={t`Service`}
				any={t`Any service`}
				isOpen
				options={services(facets.service)}
				chosen={chosen("service")}
				opened={category ?? ""}
			>
				{facets.legal_service.length > 0 && (
					<LegalServices values={services(facets.legal_service)} chosen={chosen("service")} />
				)}
			</FilterGroup>
			<FilterGroup
				name="location"
				title={t`Place`}
				any={t`Anywhere`}
				isOpen
				options={placeOptions}
				chosen={chosen("location")}
				{...whole("location")}
			/>
			<FilterGroup
				name="language"
				title={t`Language`}
				any={t`Any language`}
				isOpen
				options={options("language", facets.language)}
				chosen={chosen("language")}
			/>
			<FilterGroup
				name="available"
				title={t`When they are free`}
				any={t`Any time`}
				options={options("available", spans)}
				chosen={chosen("available")}
			/>
			<FilterGroup
				name="rating"
				title={t`Reviews`}
				any={t`Any`}
				options={options("rating", facets.rating)}
				chosen={chosen("rating")}
			/>
			<FilterGroup
				name="tier"
				title={t`Kind of professional`}
				any={t`Any kind`}
				options={options("tier", facets.tier)}
				chosen={chosen("tier")}
			/>
			<FilterGroup
				name="mode"
				title={t`How you meet`}
				any={t`Any way`}
				options={options("mode", facets.mode)}
				chosen={chosen("mode")}
			/>
			<FilterGroup
				name="fee_max"
				title={results.legal_service ? t`Fee for this service` : t`Starting fee`}
				any={t`Any fee`}
				options={options("fee_max", facets.fee_max)}
				chosen={chosen("fee_max")}
			/>
			<fieldset className="border-b border-line py-2">
				<legend className="sr-only">
					<Trans>Cost</Trans>
				</legend>
				<Flag
					name="free_consultation"
					label={t`Free first consultation`}
					count={known(facets.free_consultation)}
					isChosen={chosen("free_consultation") === "1"}
				/>
				<Flag
					name="legal_aid"
					label={t`Accepts legal aid`}
					count={known(facets.legal_aid)}
					isChosen={chosen("legal_aid") === "1"}
				/>
			</fieldset>
			<FilterGroup
				name="country_experience"
				title={t`Experience with people from`}
				any={t`Any country`}
				options={countries(facets.country_experience)}
				chosen={chosen("country_experience")}
				{...whole("country_experience")}
			/>
			<FilterGroup
				name="jurisdiction"
				title={t`Licensed in`}
				any={t`Any country`}
				options={countries(facets.jurisdiction)}
				chosen={chosen("jurisdiction")}
				{...whole("jurisdiction")}
			/>
			{/* Last, for the first of two counts: a place that is ticked. */}
			{results.notices.unknownLocation && (
				<input type="hidden" name="location" value={results.notices.unknownLocation} />
			)}
			<p className="mt-4 hidden [@media(scripting:none)]:block">
				<Button type="submit" className="w-full">
					<Trans>Apply filters</Trans>
				</Button>
			</p>
		</form>
	);
}

/** The order, where no line above the list offers it. */
function SortChoice({ sort }: Pick<Results, "sort">) {
	const { i18n } = useLingui();
	return (
		<fieldset className="border-b border-line pb-2 lg:hidden">
			<legend className="mb-1">
				<Trans>Sort order</Trans>
			</legend>
			{orders.map(({ value, name }) => (
				<Radio key={value} name="sort" value={value === "relevance" ? "" : value} defaultChecked={sort === value}>
					{i18n._(name)}
				</Radio>
			))}
			<Link
				to="/about#ranking"
				className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4"
			>
				<Trans>How results are ranked</Trans>
			</Link>
		</fieldset>
	);
}

function LegalServices({ values, chosen }: { values: FilterOption[]; chosen: string }) {
	const isOpen = values.some(({ value }) => value === chosen);
	return (
		<details open={isOpen} className="group/services ms-8 border-s border-line ps-4">
			<summary className="inline-flex min-h-9 items-center text-sm text-accent underline underline-offset-4 hover:text-accent-hover">
				<Trans>Choose a more specific service</Trans>
			</summary>
			{values.map((option) => (
				<Option key={option.value} name="service" option={option} isChosen={option.value === chosen} />
			))}
		</details>
	);
}

function Flag({
	name,
	label,
	count,
	isChosen,
}: {
	name: string;
	label: string;
	count: number | null;
	isChosen: boolean;
}) {
	const formats = useFormats();
	return (
		<Checkbox
			name={name}
			value="1"
			defaultChecked={isChosen}
			detail={count !== null && <Fact>{formats.number(count)}</Fact>}
		>
			{label}
		</Checkbox>
	);
}
