import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";
import { tiers } from "#domain/businesses/legal-services.ts";
import { TierRules } from "../../components/tier-rules.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { Stamp } from "../../components/ui/stamp.tsx";
import { tierName } from "../../legal-service-names.ts";

/** How verification works: what is compared, what a profile then shows, and what each tier may do. */
export function Trust() {
	const { t, i18n } = useLingui();
	const steps = [
		{ title: t`They say who they are`, text: t`Name, profession, licence number and the register that holds it.` },
		{ title: t`We ask the register`, text: t`A person compares each fact with the public register of that country.` },
		{
			title: t`We ask again`,
			text: t`Licences expire. We check them again, and the profile shows the date of the last check.`,
		},
	];
	return (
		<section aria-labelledby="trust" className="deep-band mt-20 py-20 lg:mt-28 lg:py-28">
			<div className="page-width">
				<div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1.2fr_1fr]">
					<div>
						<h2 id="trust" className="text-2xl lg:text-3xl">
							<Trans>We check every licence first</Trans>
						</h2>
						<ol className="mt-10 grid gap-8">
							{steps.map(({ title, text }, n) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
								<li key={n} className="flex gap-5">
									<StepNumber number={n + 1} />
									<div>
										<h3 className="text-xl">{title}</h3>
										<p className="mt-1 max-w-[46ch]">{text}</p>
									</div>
								</li>
							))}
						</ol>
					</div>
					<Specimen />
				</div>
				<ul className="mt-16 grid gap-10 border-t border-line pt-10 lg:grid-cols-3 lg:gap-12">
					{tiers.map((tier) => (
						<li key={tier}>
							<h3 className="text-xl">{i18n._(tierName(tier))}</h3>
							<TierRules tier={tier} most={2} className="mt-4 grid gap-5" />
						</li>
					))}
				</ul>
				<Link to="/services" className="mt-10 inline-flex items-center gap-2 text-accent underline underline-offset-4">
					<Trans>See which services are in each group</Trans>
					<ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
				</Link>
			</div>
		</section>
	);
}

function StepNumber({ number }: { number: number }) {
	const { i18n } = useLingui();
	return (
		<span
			aria-hidden="true"
			className="grid size-11 shrink-0 place-items-center rounded-full border border-seal font-serif text-xl text-seal"
		>
			{new Intl.NumberFormat(i18n.locale).format(number)}
		</span>
	);
}

/** A page of the passport, so to speak: what every verified profile carries. The person is made up, and it says so. */
function Specimen() {
	const { t, i18n } = useLingui();
	const rows = [
		[t`Register`, t`Bar association of the city`],
		[t`Number`, "0000"],
		[t`Valid for`, new Intl.DisplayNames(i18n.locale, { type: "region" }).of("ES") ?? ""],
		[t`Licence`, t`Active`],
	];
	return (
		<figure className="self-center lg:ps-4">
			<div className="paper-sheet rounded-card p-6 sm:p-7">
				<div className="flex items-center gap-4">
					<Portrait id="specimen" name="Amina Haddad" size="large" />
					<div className="min-w-0">
						<p className="font-serif text-xl" translate="no">
							Amina Haddad
						</p>
						<p>{i18n._(tierName("licensed_lawyer"))}</p>
					</div>
				</div>
				<dl className="mt-5 border-t border-line">
					{rows.map(([term, value]) => (
						<div key={term} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5">
							<dt className="text-muted">{term}</dt>
							<dd className="tabular-nums">{value}</dd>
						</div>
					))}
				</dl>
				<Stamp
					kind="verified"
					size="large"
					className="mt-5"
					detail={t`We compared it with the register on the date shown here`}
				>
					<Trans>Licence checked</Trans>
				</Stamp>
			</div>
			<figcaption className="mt-3 text-sm text-muted">
				<Trans>This is an example. The person is not real, but every verified profile shows these facts.</Trans>
			</figcaption>
		</figure>
	);
}
