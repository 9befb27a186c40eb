import { Trans, useLingui } from "@lingui/react/macro";
import { Field, Select } from "../ui/field.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

export type CountryOption = { id: string; name: string };
export type CityOption = { id: number; name: string; region: string | null };

/**
 * A country and then, once there is one, a city of it. `cities` is null while they are being fetched; `isBroken` says
 * that they could not be.
 */
export function PlaceFields({
	countries,
	cities,
	country,
	city,
	hint,
	isBroken = false,
	onCountry,
	onRetry,
	errorOf,
}: {
	countries: readonly CountryOption[];
	cities: readonly CityOption[] | null;
	/** The chosen country; "" for none. */
	country: string;
	/** What stands there at first. */
	city: string;
	/** What the place is; by default where the reader lives. */
	hint?: string;
	isBroken?: boolean;
	onCountry: (id: string) => void;
	onRetry: () => void;
	errorOf: (name: string) => string | null;
}) {
	const { t } = useLingui();
	return (
		<>
			<Field
				label={t`Country`}
				hint={hint ?? t`Where you live, or where you are going to live.`}
				error={errorOf("country_id")}
			>
				{(control) => (
					<Select
						name="country_id"
						autoComplete="country"
						value={country}
						onChange={(event) => onCountry(event.currentTarget.value)}
						{...control}
					>
						<option value="">{t`Not chosen`}</option>
						{countries.map(({ id, name }) => (
							<option key={id} value={id}>
								{name}
							</option>
						))}
					</Select>
				)}
			</Field>
			{country && (
				<div aria-live="polite">
					{isBroken ? (
						<p className="text-danger">
							<Trans>We could not load the cities.</Trans>{" "}
							<button type="button" onClick={onRetry} className="min-h-6 underline underline-offset-4">
								<Trans>Try again</Trans>
							</button>
						</p>
					) : cities ? (
						<Field label={t`City`} error={errorOf("city_id")}>
							{(control) => (
								<Select key={country} name="city_id" defaultValue={city} {...control}>
									<option value="">{t`Not chosen`}</option>
									{cities.map(({ id, name, region }) => (
										<option key={id} value={id}>
											{region ? `${name} (${region})` : name}
										</option>
									))}
								</Select>
							)}
						</Field>
					) : (
						<>
							<Skeleton className="mb-1.5 h-6 w-16" />
							<Skeleton className="h-11" />
							<p className="sr-only">
								<Trans>Loading...</Trans>
							</p>
						</>
					)}
				</div>
			)}
			{!country && (
				<noscript>
					<p className="text-sm text-muted">
						<Trans>Choose a country and save. Then you can choose a city.</Trans>
					</p>
				</noscript>
			)}
		</>
	);
}
