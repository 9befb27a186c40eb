import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { PublicProfile } from "#domain/businesses/businesses.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { Names } from "../../components/profile-parts/introduction.tsx";
import { Part } from "../../components/settings/part.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";

const intents = ["name"] as const;

/** Another name of the person or the office: it takes the profile out of search until the licence was checked with it. */
export function NameForm({
	profile: { name, firm, version, licences },
	answer,
}: {
	profile: PublicProfile;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(answer, intents, {
		firm: useTooLongWords()(textLimits.personName),
		name: t`Enter your new name, in at most ${textLimits.personName} characters, without web addresses.`,
	});
	const link = "text-accent underline underline-offset-4";
	return (
		<Part
			id="name"
			title={t`Names`}
			lead={
				licences.length > 0 ? (
					<Trans>
						If you change your name or the name of your office, we check your licence again. Until that is done, you are
						not in search and nobody can book you. Your appointments stay, and we tell these clients.
					</Trans>
				) : (
					<Trans>
						We check names against a licence, and your profile has none. To change yours,{" "}
						<Link to="/contact" className={link}>
							write to us
						</Link>
						.
					</Trans>
				)
			}
		>
			{licences.length > 0 ? (
				<ActionForm
					action="/business/profile"
					intents={intents}
					answer={answer}
					saved={{ title: t`Names changed`, description: t`We will check your licence and write to you.` }}
					failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
					className="max-w-xl gap-4!"
				>
					<input type="hidden" name="version" value={version} />
					<div key={version} className="grid gap-4">
						<Names form={form} kept={{ name, firm }} />
					</div>
					<div>
						<SubmitButton intent="name" kind="danger">
							<Trans>Change the names and leave search</Trans>
						</SubmitButton>
					</div>
				</ActionForm>
			) : (
				<p className="font-medium">
					<bdi>{name}</bdi>
				</p>
			)}
		</Part>
	);
}
