import { useLingui } from "@lingui/react/macro";
import { speakers } from "#domain/businesses/businesses.ts";
import { LanguageName } from "../../components/fact.tsx";
import { speakerNames } from "../../components/speaker-names.ts";
import type { ShownProfile } from "./profile.ts";
import { Section } from "./section.tsx";

/** Who at the office speaks what: an interpreter in between is not the same as one's own lawyer. */
export function SpokenLanguages({ profile: { languages } }: { profile: ShownProfile }) {
	const { t, i18n } = useLingui();
	if (languages.length === 0) return null;
	return (
		<Section id="languages" title={t`Who speaks which language`}>
			<dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
				{speakers.map((speaker) => {
					const spoken = languages.filter((one) => one.speaker === speaker);
					return (
						spoken.length > 0 && (
							<div key={speaker} className="border-t border-line pt-3">
								<dt className="text-sm text-muted">{i18n._(speakerNames[speaker])}</dt>
								{spoken.map(({ language }) => (
									<dd key={language} className="mt-0.5">
										<LanguageName code={language} />
									</dd>
								))}
							</div>
						)
					);
				})}
			</dl>
		</Section>
	);
}
