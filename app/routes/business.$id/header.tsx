import { Trans, useLingui } from "@lingui/react/macro";
import { Briefcase, Languages, MapPin, MessageSquare } from "lucide-react";
import type { ReactNode } from "react";
import { isListed, lastCheckOf } from "#domain/businesses/listed.ts";
import { LanguageList } from "../../components/fact.tsx";
import { PlaceName } from "../../components/place-name.tsx";
import { SaveButton } from "../../components/save-button.tsx";
import { TierBadge } from "../../components/tier-badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { VerificationStamp } from "../../components/verification-stamp.tsx";
import { categorySingular } from "../../legal-service-names.ts";
import type { ShownProfile } from "./profile.ts";

/** Who this is. */
export function Header({ profile, isSaved }: { profile: ShownProfile; isSaved: boolean }) {
	const { t, i18n } = useLingui();
	const { id, name, firm, category, tier, status, headline, city_name, country_id } = profile;
	const languages = [...new Set(profile.languages.map(({ language }) => language))];
	return (
		<header className="min-w-0">
			<div className="flex items-start gap-4 sm:gap-6">
				<Portrait id={id} name={name} size="large" className="max-sm:size-18 lg:size-32" />
				<div className="min-w-0">
					<h1 className="text-2xl [overflow-wrap:anywhere] sm:text-3xl">
						<bdi>{name}</bdi>
					</h1>
					<p className="mt-1 text-lg">{i18n._(categorySingular(category))}</p>
					<div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:hidden">
						<TierBadge tier={tier} />
						<VerificationStamp status={status} tier={tier} checkedAt={lastCheckOf(profile)} />
					</div>
				</div>
			</div>
			<div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3 sm:hidden">
				<TierBadge tier={tier} />
				<VerificationStamp status={status} tier={tier} checkedAt={lastCheckOf(profile)} />
			</div>
			<p className="mt-6 max-w-prose font-serif text-xl">
				<bdi>{headline}</bdi>
			</p>
			<ul className="mt-5 grid gap-2">
				{firm && (
					<Fact icon={Briefcase} label={t`Firm`}>
						<bdi>{firm}</bdi>
					</Fact>
				)}
				<Fact icon={MapPin} label={t`Place`}>
					<PlaceName city={city_name} country={country_id} />
				</Fact>
				<Fact icon={Languages} label={t`Languages`}>
					<LanguageList codes={languages} />
				</Fact>
			</ul>
			<div className="mt-6 flex flex-wrap gap-3">
				{isListed(status) && (
					<ButtonLink to={`/business/${id}/message`} kind="quiet" rel="nofollow">
						<MessageSquare aria-hidden="true" className="size-5" />
						<Trans>Write a message</Trans>
					</ButtonLink>
				)}
				<SaveButton id={id} name={name} isSaved={isSaved} isWide />
			</div>
		</header>
	);
}

function Fact({ icon: Icon, label, children }: { icon: typeof MapPin; label: string; children: ReactNode }) {
	return (
		<li className="flex items-start gap-2.5">
			<Icon aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-muted" />
			<span className="min-w-0">
				<span className="sr-only">{label}: </span>
				{children}
			</span>
		</li>
	);
}
