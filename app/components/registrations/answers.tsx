import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { tierOf } from "#domain/businesses/legal-services.ts";
import type { RegistrationAnswers, RegistrationStep } from "#domain/registrations/registrations.ts";
import { categorySingular } from "../../legal-service-names.ts";
import { useTimes } from "../business-area/times.tsx";
import { Day, Fact, LanguageList } from "../fact.tsx";
import { Fee } from "../fee.tsx";
import { useFormats } from "../formats.ts";
import { modeNames } from "../mode-names.ts";
import { RegisterLink } from "../register-link.tsx";
import { TierBadge } from "../tier-badge.tsx";
import { stepNames } from "./step-names.ts";

type Props = {
	answers: RegistrationAnswers;
	city: { name: string } | null;
	/** The services that are offered, by their names. */
	names: readonly { id: string; name: string }[];
	/** Where a step is changed; without it nothing can be. */
	pathOf?: (step: RegistrationStep) => string;
	children?: ReactNode;
};

/** What was answered in an application, step by step. */
export function Answers({ answers, city, names, pathOf, children }: Props) {
	const { t, i18n } = useLingui();
	const formats = useFormats();
	const { profession, jurisdiction, licence, identity, services, availability } = answers;
	const times = useTimes();
	const nameOf = new Map(names.map(({ id, name }) => [id, name]));
	const row = (step: RegistrationStep, content: ReactNode) => (
		<Row step={step} path={pathOf?.(step)}>
			{content}
		</Row>
	);
	return (
		<div className="rounded-card border border-line bg-raised">
			{profession &&
				row(
					"profession",
					<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
						{i18n._(categorySingular(profession.category))} <TierBadge tier={tierOf[profession.category]} />
					</p>,
				)}
			{jurisdiction &&
				row(
					"jurisdiction",
					<p>
						<Fact>{formats.country(jurisdiction.jurisdiction)}</Fact>
						{jurisdiction.region && (
							<>
								{" · "}
								<bdi>{jurisdiction.region}</bdi>
							</>
						)}
					</p>,
				)}
			{licence &&
				row(
					"licence",
					<>
						<p>
							<bdi>{licence.profession}</bdi>, <RegisterLink name={licence.register} url={licence.register_url} />
						</p>
						<p>
							<Trans>
								Number <bdi className="tabular-nums">{licence.number}</bdi>
							</Trans>
							{" · "}
							<Trans>
								issued on <Day at={licence.issued_on} />
							</Trans>
							{licence.expires_on && (
								<>
									{" · "}
									<Trans>
										valid until <Day at={licence.expires_on} />
									</Trans>
								</>
							)}
						</p>
					</>,
				)}
			{identity &&
				row(
					"identity",
					<>
						<p className="font-semibold">
							<bdi>{identity.name}</bdi>
						</p>
						{identity.firm && (
							<p>
								<bdi>{identity.firm}</bdi>
							</p>
						)}
						<p dir="auto">{identity.headline}</p>
						<p dir="auto" className="whitespace-pre-line text-muted">
							{identity.about}
						</p>
						<p>
							<bdi>{identity.address}</bdi>, <bdi>{identity.postcode}</bdi> <bdi>{city?.name}</bdi>
						</p>
						{identity.website && <bdi className="break-all">{identity.website}</bdi>}
					</>,
				)}
			{services &&
				row(
					"services",
					<>
						<ul>
							{services.services.map(({ legal_service_id, fee_type, fee_min_minor, fee_max_minor }) => (
								<li key={legal_service_id}>
									{nameOf.get(legal_service_id) ?? legal_service_id}:{" "}
									<Fee type={fee_type} min={fee_min_minor} max={fee_max_minor} currency={services.currency} />
								</li>
							))}
						</ul>
						<p>
							<LanguageList codes={services.languages.map(({ language }) => language)} />
						</p>
						<p>
							{[
								...services.modes.map((mode) => i18n._(modeNames[mode])),
								...(services.free_consultation ? [t`Free first consultation`] : []),
								...(services.legal_aid ? [t`Accepts legal aid`] : []),
							].join(" · ")}
						</p>
					</>,
				)}
			{availability &&
				row(
					"availability",
					<>
						<ul>
							{[1, 2, 3, 4, 5, 6, 7].map((weekday) => {
								const hours = availability.weekly.filter((one) => one.weekday === weekday);
								return (
									hours.length > 0 && (
										<li key={weekday}>
											<Fact>{times.weekday(weekday)}</Fact>:{" "}
											<span className="tabular-nums">
												{hours.map(({ from, until }) => `${times.wall(from)}–${times.wall(until)}`).join(", ")}
											</span>
										</li>
									)
								);
							})}
						</ul>
						<p className="text-muted">
							<Fact>{formats.zone(new Date(0).toISOString(), availability.time_zone)}</Fact>
						</p>
					</>,
				)}
			{children}
		</div>
	);
}

function Row({ step, path, children }: { step: RegistrationStep; path: string | undefined; children: ReactNode }) {
	const { i18n } = useLingui();
	const name = i18n._(stepNames[step]);
	return (
		<div className="flex items-start gap-4 border-t border-line px-4 py-3 first:border-t-0">
			<div className="min-w-0 flex-1">
				<h2 className="text-sm text-muted">{name}</h2>
				{children}
			</div>
			{path && (
				<Link to={path} className="shrink-0 py-1 text-accent underline underline-offset-4">
					<Trans>Change</Trans>
					<span className="sr-only">: {name}</span>
				</Link>
			)}
		</div>
	);
}
