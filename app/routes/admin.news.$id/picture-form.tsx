import { Trans, useLingui } from "@lingui/react/macro";
import { articleLimits } from "#domain/news/news.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Field, fileInput, Input } from "../../components/ui/field.tsx";

const intents = ["picture", "remove_picture"];

/** The picture of an article, with what it shows. */
export function PictureForm({
	id,
	version,
	picture,
	alt,
	given,
}: {
	id: string;
	version: number;
	/** Key in the file store; null for none. */
	picture: string | null;
	alt: string | null;
	given: Answer | undefined;
}) {
	const { t } = useLingui();
	const { errorOf, textOf } = useAnswer(given, intents, {
		picture: t`Choose a picture first.`,
		picture_alt: t`Describe what the picture shows, in at most ${articleLimits.alt} characters.`,
	});
	return (
		<section aria-labelledby="picture-title" className="mt-12 max-w-3xl border-t border-line pt-8">
			<h3 id="picture-title" className="text-lg">
				<Trans>Picture</Trans>
			</h3>
			<p className="mt-1 text-muted">
				<Trans>An article needs none. Without one we draw the sign of its topic.</Trans>
			</p>
			{picture && (
				<img
					src={`/${picture}`}
					alt={alt ?? ""}
					width={1200}
					height={675}
					className="mt-4 aspect-[16/9] w-full max-w-md rounded-card bg-sunken object-cover"
				/>
			)}
			<ActionForm
				action={`/admin/news/${id}`}
				encType="multipart/form-data"
				intents={intents}
				answer={given}
				saved={{ title: t`Saved` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				className="mt-4 gap-4!"
			>
				<input type="hidden" name="version" value={version} />
				<Field
					label={picture ? t`Another picture` : t`Picture`}
					hint={t`JPEG, PNG or WebP, up to 5 MB, best 1200 by 675 pixels.`}
					error={errorOf("picture")}
				>
					{(control) => (
						<input
							type="file"
							name="picture"
							accept="image/jpeg,image/png,image/webp"
							className={fileInput}
							{...control}
						/>
					)}
				</Field>
				<Field label={t`What the picture shows`} hint={t`For people who do not see it.`} error={errorOf("picture_alt")}>
					{(control) => (
						<Input
							name="picture_alt"
							maxLength={articleLimits.alt}
							defaultValue={textOf("picture_alt", alt)}
							{...control}
						/>
					)}
				</Field>
				<div className="flex flex-wrap gap-3">
					<SubmitButton intent="picture" kind="quiet">
						<Trans>Save the picture</Trans>
					</SubmitButton>
					{picture && (
						<SubmitButton intent="remove_picture" kind="plain">
							<Trans>Remove the picture</Trans>
						</SubmitButton>
					)}
				</div>
			</ActionForm>
		</section>
	);
}
