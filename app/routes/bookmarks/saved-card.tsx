import { Trans, useLingui } from "@lingui/react/macro";
import { Form, Link } from "@remix-run/react";
import type { Folder } from "#domain/bookmarks/bookmarks.server.ts";
import { noteLength } from "#domain/bookmarks/limits.ts";
import type { Category, Tier } from "#domain/businesses/legal-services.ts";
import { type BusinessStatus, isListed } from "#domain/businesses/listed.ts";
import { Announcement, useAnswer } from "../../components/form/action-form.tsx";
import { PlaceName } from "../../components/place-name.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { TierBadge } from "../../components/tier-badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { Field, Select, TextArea } from "../../components/ui/field.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { VerificationStamp } from "../../components/verification-stamp.tsx";
import { categorySingular } from "../../legal-service-names.ts";
import type { Changed } from "./actions.server.ts";

/** Somebody saved, as the page shows them. */
export type ShownSaved = {
	id: string;
	name: string;
	firm: string | null;
	category: Category;
	tier: Tier;
	status: BusinessStatus;
	checked_at: string | null;
	headline: string;
	city_name: string;
	country_id: string;
	note: string;
	folder_id: string | null;
};

type SavedCardProps = {
	saved: ShownSaved;
	folders: readonly Folder[];
	answer: Changed | undefined;
	isGuest: boolean;
	canCompare: boolean;
};

/** Somebody saved: who they are and whether they are still verified, what one wrote, and what can be done. */
export function SavedCard({ saved, folders, answer, isGuest, canCompare }: SavedCardProps) {
	const { i18n } = useLingui();
	const { id, name, firm, category, tier, status, checked_at, headline, city_name, country_id } = saved;
	return (
		<Card as="article" className="grid grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex items-start gap-3 sm:gap-4">
				<Portrait id={id} name={name} />
				<div className="min-w-0 flex-1">
					<h2 className="font-sans text-lg leading-6 tracking-normal">
						<Link to={`/business/${id}`} className="underline-offset-4 hover:text-accent hover:underline">
							<bdi>{name}</bdi>
						</Link>
					</h2>
					<p className="text-sm text-muted">
						{i18n._(categorySingular(category))}
						{firm && (
							<>
								{" · "}
								<bdi>{firm}</bdi>
							</>
						)}
						{" · "}
						<PlaceName city={city_name} country={country_id} />
					</p>
				</div>
			</div>
			<div className="-mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
				{isListed(status) && (
					<span className="max-sm:hidden">
						<TierBadge tier={tier} />
					</span>
				)}
				<VerificationStamp status={status} tier={tier} checkedAt={checked_at} size="small" />
			</div>
			<p>
				<bdi>{headline}</bdi>
			</p>
			{!isListed(status) && (
				<p className="rounded-control border border-danger bg-danger-soft px-4 py-3">
					<Trans>
						No longer listed as verified. Before you rely on their advice, ask for their licence and check it with the
						register.
					</Trans>
				</p>
			)}
			{!isGuest && <Own saved={saved} folders={folders} answer={answer} />}
			<div className="flex flex-wrap items-center gap-2">
				<ButtonLink to={`/business/${id}`} kind={isListed(status) ? "primary" : "quiet"} size="small">
					<Trans>Open the profile</Trans>
					<bdi className="sr-only">{name}</bdi>
				</ButtonLink>
				<Form method="post" preventScrollReset>
					<input type="hidden" name="business_id" value={id} />
					<input type="hidden" name="id" value={id} />
					<SubmitButton intent="remove" kind="quiet" size="small" of={id}>
						<Trans>Remove</Trans>
						<bdi className="sr-only">{name}</bdi>
					</SubmitButton>
				</Form>
				{canCompare && (
					<label className="flex min-h-11 ms-auto shrink-0 items-center gap-2 rounded-control px-2 text-sm text-muted has-checked:text-accent">
						<input type="checkbox" name="compare" value={id} form="compare" className="size-4" />
						<span>
							<Trans>Compare</Trans> <bdi className="sr-only">{name}</bdi>
						</span>
					</label>
				)}
			</div>
		</Card>
	);
}

const intents = ["change"];

/** What one keeps of them: a note and the folder. */
function Own({ saved, folders, answer }: Pick<SavedCardProps, "saved" | "folders" | "answer">) {
	const { t } = useLingui();
	const { id, name, note, folder_id } = saved;
	const mine = answer?.intent === "change" && answer.about === id ? answer : null;
	const { errorOf, textOf } = useAnswer(mine, intents, { note: t`At most 1,000 characters.` });
	return (
		<Form method="post" preventScrollReset className="grid gap-3">
			<Announcement
				intents={intents}
				answer={mine}
				saved={{ title: t`Saved` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			/>
			<input type="hidden" name="business_id" value={id} />
			<input type="hidden" name="id" value={id} />
			<Field label={t`Your note on ${name}`} error={errorOf("note")}>
				{(control) => (
					<TextArea name="note" rows={2} maxLength={noteLength} defaultValue={textOf("note", note)} {...control} />
				)}
			</Field>
			<div className="flex flex-wrap items-end gap-3">
				{folders.length > 0 && (
					<Field label={t`Folder`}>
						{(control) => (
							<Select name="folder_id" defaultValue={folder_id ?? ""} {...control}>
								<option value="">{t`None`}</option>
								{folders.map((folder) => (
									<option key={folder.id} value={folder.id}>
										{folder.name}
									</option>
								))}
							</Select>
						)}
					</Field>
				)}
				<SubmitButton intent="change" kind="quiet" of={id}>
					<Trans>Save</Trans>
				</SubmitButton>
			</div>
		</Form>
	);
}
