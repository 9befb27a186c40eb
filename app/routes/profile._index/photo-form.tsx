import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigation, useSubmit } from "@remix-run/react";
import { ImageUp } from "lucide-react";
import { type ChangeEvent, type ComponentType, useId, useState } from "react";
import type { Profile } from "#domain/profiles/profiles.server.ts";
import { ActionForm } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useHasScript } from "../../components/has-script.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { buttonClass } from "../../components/ui/button.tsx";
import { classes } from "../../components/ui/classes.ts";
import { Portrait } from "../../components/ui/portrait.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { toast } from "../../components/ui/toast.ts";
import { completeWords } from "../../i18n.ts";
import type { CropperProps } from "./cropper.tsx";

const intents = ["photo", "remove_photo"];
const action = "/profile?index";
const accepted = "image/jpeg,image/png,image/webp";

/**
 * The photo, to be chosen and taken away. With scripts a square is cut out of it in the browser and only that leaves
 * the device; without, the file is sent as it is.
 */
export function PhotoForm({
	profile: { user_id, full_name, avatar_url },
	answer,
}: {
	profile: Pick<Profile, "user_id" | "full_name" | "avatar_url">;
	answer: Answer | undefined;
}) {
	const { t } = useLingui();
	const hintId = useId();
	const hasScript = useHasScript();
	// Said here, on the server too: a page brings only the words that it has used.
	const chooseWords = avatar_url ? t`Change photo` : t`Choose a photo`;
	return (
		<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
			<Portrait id={user_id} name={full_name ?? ""} photo={avatar_url} size="huge" className="rounded-full!" />
			<ActionForm
				action={action}
				encType="multipart/form-data"
				intents={intents}
				answer={answer}
				className="min-w-0 flex-1 basis-64 gap-3!"
			>
				<div className="flex flex-wrap items-center gap-3">
					{hasScript ? (
						<Chooser words={chooseWords} describedBy={hintId} />
					) : (
						<>
							<input
								type="file"
								name="photo"
								accept={accepted}
								aria-label={t`Photo`}
								aria-describedby={hintId}
								className="max-w-full text-sm"
							/>
							<SubmitButton intent="photo" kind="quiet">
								<Trans>Upload</Trans>
							</SubmitButton>
						</>
					)}
					{avatar_url && (
						<SubmitButton intent="remove_photo" kind="plain">
							<Trans>Remove photo</Trans>
						</SubmitButton>
					)}
				</div>
				<p id={hintId} className="text-sm text-muted">
					<Trans>JPEG, PNG or WebP, up to 5 MB. We remove place, time and camera details from the file.</Trans>
				</p>
			</ActionForm>
		</div>
	);
}

/** Takes a file, has its square chosen, and sends that. */
function Chooser({ words, describedBy }: { words: string; describedBy: string }) {
	const { t, i18n } = useLingui();
	const submit = useSubmit();
	const { state, formData } = useNavigation();
	const isBusy = state !== "idle" && formData?.get("intent") === "photo";
	const [file, setFile] = useState<File | null>(null);
	const [Cropper, setCropper] = useState<ComponentType<CropperProps> | null>(null);
	const onFile = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
		const [chosen = null] = input.files ?? [];
		// The same file can be chosen again.
		input.value = "";
		if (!chosen) return;
		try {
			const [{ Cropper }] = await Promise.all([import("./cropper.tsx"), completeWords(i18n)]);
			setCropper(() => Cropper);
			setFile(chosen);
		} catch {
			toast({ title: t`Error`, description: t`Failed to save your preferences. Please try again.`, kind: "error" });
		}
	};
	return (
		<>
			<label
				className={classes(
					buttonClass({ kind: "quiet" }),
					"relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)",
				)}
			>
				{isBusy ? <Spinner size="small" /> : <ImageUp aria-hidden="true" className="size-5" />}
				{words}
				<input
					type="file"
					accept={accepted}
					onChange={onFile}
					disabled={isBusy}
					aria-describedby={describedBy}
					className="absolute inset-0 w-full cursor-pointer opacity-0"
				/>
			</label>
			{Cropper && file && (
				<Cropper
					key={`${file.name}${file.lastModified}`}
					file={file}
					onClose={() => setFile(null)}
					onDone={(picture) => {
						setFile(null);
						const form = new FormData();
						form.set("intent", "photo");
						form.set("photo", picture, "photo");
						submit(form, { method: "post", action, encType: "multipart/form-data", preventScrollReset: true });
					}}
				/>
			)}
		</>
	);
}
