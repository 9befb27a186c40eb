import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import type { PublicProfile } from "#domain/businesses/businesses.server.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { LineField } from "../../components/profile-parts/line-field.tsx";
import { Part } from "../../components/settings/part.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";

const intents = ["name"] as const;

/** Another name: it takes the profile out of search until the licence was checked with it. */
export function NameForm({
	profile: { name, version, licences },
	answer,
}: {
	profile: PublicProfile;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const form = useAnswer(answer, intents, {
		name: t`Enter your name, in at most ${textLimits.personName} characters, without web addresses.`,
	});
	const link = "text-accent underline underline-offset-4";
	return (
		<Part
			id="name"
			title={t`Name`}
			lead={
				licences.length > 0 ? (
					<Trans>
						Change it only when your licence is in another name. We check your licence again: until then you are not in
						search, and nobody can book you. Your appointments stay.
					</Trans>
				) : (
					<Trans>
						We cannot check a new name by a licence. To change it,{" "}
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
					saved={{ title: t`Name changed`, description: t`We check your licence and write to you.` }}
					failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
					className="max-w-xl gap-4!"
				>
					<input type="hidden" name="version" value={version} />
					<LineField
						key={version}
						form={form}
						name="name"
						label={t`Your name, as on your licence`}
						kept={name}
						autoComplete="name"
					/>
					<div>
						<SubmitButton intent="name" kind="danger">
							<Trans>Change my name and leave search</Trans>
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
