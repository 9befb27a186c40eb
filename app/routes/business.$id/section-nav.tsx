import { useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { hasBackground } from "./background.tsx";
import type { ShownProfile } from "./profile.ts";

/** The chapters of the profile that there are, on wide screens. */
export function SectionNav({ profile }: { profile: ShownProfile }) {
	const { t } = useLingui();
	const sections: [id: string, title: string, exists: boolean][] = [
		["about", t`About`, profile.about !== ""],
		["limits", t`What they may do for you`, true],
		["services", t`Services and fees`, profile.services.length > 0],
		["licences", t`Licences`, true],
		["languages", t`Who speaks which language`, profile.languages.length > 0],
		["experience", t`Experience`, profile.country_experience.length > 0],
		["background", t`Background`, hasBackground(profile)],
		["offices", t`Offices`, profile.offices.length > 0],
		["reviews", t`Reviews`, true],
	];
	return (
		<nav aria-label={t`On this page`} className="hidden lg:block">
			<ul className="border-s border-line">
				{sections
					.filter(([, , exists]) => exists)
					.map(([id, title]) => (
						<li key={id}>
							<Link
								to={`#${id}`}
								className="-ms-px block border-s border-transparent py-1 ps-4 text-sm text-muted hover:border-accent hover:text-accent"
							>
								{title}
							</Link>
						</li>
					))}
			</ul>
		</nav>
	);
}
