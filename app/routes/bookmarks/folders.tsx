import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import type { Folder } from "#domain/bookmarks/bookmarks.server.ts";
import { folderLength } from "#domain/bookmarks/limits.ts";
import { Announcement, useAnswer } from "../../components/form/action-form.tsx";
import { useFormats } from "../../components/formats.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import type { Changed } from "./actions.server.ts";

type FoldersProps = {
	folders: readonly Folder[];
	current: Folder | null;
	/** In all folders and none. */
	total: number;
	answer: Changed | undefined;
};

/** A person's folders: which is shown, and how they are made, renamed and deleted. */
export function Folders({ folders, current, total, answer }: FoldersProps) {
	const { t } = useLingui();
	const formats = useFormats();
	const isOpen = answer?.intent.startsWith("folder_") && answer.outcome !== "saved";
	return (
		<div className="mt-5 grid gap-3">
			<nav aria-label={t`Folders`}>
				<ul className="flex flex-wrap gap-2">
					<li>
						<ChipLink to="/bookmarks" isCurrent={current === null}>
							<Trans>All</Trans> <span suppressHydrationWarning>{formats.number(total)}</span>
						</ChipLink>
					</li>
					{folders.map(({ id, name, saved }) => (
						<li key={id} className="max-w-full">
							<ChipLink to={`/bookmarks?folder=${id}`} isCurrent={current?.id === id} className="wrap-anywhere">
								<bdi>{name}</bdi> <span suppressHydrationWarning>{formats.number(saved)}</span>
							</ChipLink>
						</li>
					))}
				</ul>
			</nav>
			<details open={isOpen || undefined} className="group/folders">
				<summary className="inline-flex min-h-9 cursor-pointer items-center text-accent underline underline-offset-4">
					{current ? <Trans>Rename or delete this folder</Trans> : <Trans>New folder</Trans>}
				</summary>
				{current ? (
					<div className="mt-3 grid gap-3">
						<NameForm key={current.id} intent="folder_rename" folder={current} answer={answer} />
						<Form method="post">
							<input type="hidden" name="id" value={current.id} />
							<SubmitButton intent="folder_delete" kind="danger" size="small">
								<Trans>Delete the folder</Trans>
							</SubmitButton>
							<p className="mt-1 text-sm text-muted">
								<Trans>Who is in it stays saved.</Trans>
							</p>
						</Form>
					</div>
				) : (
					<NameForm intent="folder_make" folder={null} answer={answer} />
				)}
			</details>
		</div>
	);
}

function NameForm({
	intent,
	folder,
	answer,
}: {
	intent: "folder_make" | "folder_rename";
	folder: Folder | null;
	answer: Changed | undefined;
}) {
	const { t } = useLingui();
	const intents = [intent];
	const { errorOf, textOf } = useAnswer(answer, intents, { name: t`Enter a name of up to 60 characters.` });
	return (
		<Form method="post" preventScrollReset className="mt-3 grid max-w-md gap-3">
			<Announcement
				intents={intents}
				answer={answer}
				saved={{ title: t`Saved` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			/>
			{folder && <input type="hidden" name="id" value={folder.id} />}
			<Field label={t`Name of the folder`} error={errorOf("name")}>
				{(control) => (
					<Input
						name="name"
						maxLength={folderLength}
						defaultValue={textOf("name", folder?.name)}
						required
						{...control}
					/>
				)}
			</Field>
			<SubmitButton intent={intent} kind="quiet" size="small">
				{folder ? <Trans>Rename</Trans> : <Trans>Make the folder</Trans>}
			</SubmitButton>
		</Form>
	);
}
