import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { type Bookmark, listSaved } from "#domain/bookmarks/bookmarks.server.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { lastCheckOf } from "#domain/businesses/listed.ts";
import { isFullySignedIn } from "#domain/ground/callers.ts";
import { Announcement } from "../../components/form/action-form.tsx";
import { keepingTyped } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink, buttonClass } from "../../components/ui/button.tsx";
import { ChipLink } from "../../components/ui/chip.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { toAuth } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { guestSaved } from "../../saved.server.ts";
import { action, type Changed } from "./actions.server.ts";
import { Folders } from "./folders.tsx";
import { SavedCard, type ShownSaved } from "./saved-card.tsx";

export { action };

const perPage = 20;

/** Of a guest nothing is known but whom their browser has kept. */
const unwritten = (business_id: string): Bookmark => ({ business_id, folder_id: null, note: "", created_at: "" });

export async function loader({ request, context }: LoaderFunctionArgs) {
	const actor = await context.actor();
	if (actor && !isFullySignedIn(actor)) throw toAuth(request, "factor");
	const { bookmarks, folders } = isFullySignedIn(actor)
		? await listSaved(context, actor)
		: { bookmarks: guestSaved(request).map(unwritten), folders: [] };
	const { searchParams: params } = new URL(request.url);
	const folder = folders.find(({ id }) => id === params.get("folder")) ?? null;
	const inFolder = folder ? bookmarks.filter(({ folder_id }) => folder_id === folder.id) : bookmarks;
	const pages = Math.max(1, Math.ceil(inFolder.length / perPage));
	const page = Math.min(pages, Math.max(1, Math.trunc(Number(params.get("page")) || 1)));
	const shown = inFolder.slice((page - 1) * perPage, page * perPage);
	const profiles = await listPublicProfiles(
		context,
		shown.map(({ business_id }) => business_id),
	);
	const saved = shown.flatMap((bookmark): ShownSaved[] => {
		const profile = profiles.find(({ id }) => id === bookmark.business_id);
		if (!profile) return [];
		const { id, name, firm, category, tier, status, headline, city_name, country_id } = profile;
		const facts = { id, name, firm, category, tier, status, headline, city_name, country_id };
		return [{ ...facts, checked_at: lastCheckOf(profile), note: bookmark.note, folder_id: bookmark.folder_id }];
	});
	return { saved, folders, folder, total: bookmarks.length, page, pages, isGuest: actor === null };
}

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Changed>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Bookmarks`,
		description: msg`The professionals you saved.`,
		path: "/bookmarks",
		noindex: true,
	});

const pathOf = (folder: string | null, page: number) => {
	const query = new URLSearchParams({ ...(folder && { folder }), ...(page > 1 && { page: String(page) }) });
	return `/bookmarks${query.size > 0 ? `?${query}` : ""}`;
};

export default function Bookmarks() {
	const { t } = useLingui();
	const { saved, folders, folder, total, page, pages, isGuest } = useLoaderData<typeof loader>();
	const answer = useActionData<Changed>();
	const wasRemoved = answer?.intent === "remove" && answer.outcome === "saved" && answer.about;
	return (
		<div className="page-width py-8 sm:py-10">
			<div className="mx-auto max-w-[52rem]">
				<h1 className="text-2xl">
					<Trans>Bookmarks</Trans>
				</h1>
				<p className="mt-2 text-muted">
					<Trans>Only you see whom you saved and what you write here. The professionals are not told.</Trans>
				</p>
				{isGuest && total > 0 && (
					<Notice kind="good" className="mt-5">
						<p>
							<Trans>These are saved on this device only. Sign in to keep them, add notes and sort them.</Trans>
						</p>
						<Link to="/auth?next=/bookmarks" className="inline-block min-h-6 text-accent underline underline-offset-4">
							<Trans>Sign In</Trans>
						</Link>
					</Notice>
				)}
				{!isGuest && (folders.length > 0 || total > 1) && (
					<Folders folders={folders} current={folder} total={total} answer={answer} />
				)}
				<Announcement
					intents={["save", "remove", "restore"]}
					answer={answer?.outcome === "saved" ? null : answer}
					failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				/>
				{wasRemoved && (
					<Notice kind="good" className="sticky top-[calc(var(--header-height)+0.5rem)] z-10 mt-5">
						<Form method="post" preventScrollReset className="flex flex-wrap items-center gap-x-4 gap-y-1">
							<span>
								<Trans>Removed.</Trans>
							</span>
							<input type="hidden" name="business_id" value={wasRemoved} />
							<SubmitButton intent="restore" kind="link">
								<Trans>Undo</Trans>
							</SubmitButton>
						</Form>
					</Notice>
				)}
				{saved.length > 0 ? (
					<>
						{total > 1 && (
							<form
								id="compare"
								action="/search"
								className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line pb-4"
							>
								<p className="min-w-0 flex-1 basis-56 text-sm text-muted">
									<Trans>Tick up to four to see them side by side.</Trans>
								</p>
								<button type="submit" className={buttonClass({ kind: "quiet", size: "small" })}>
									<Trans>Compare</Trans>
								</button>
							</form>
						)}
						<ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
							{saved.map((one) => (
								<li key={one.id}>
									<SavedCard saved={one} folders={folders} answer={answer} isGuest={isGuest} canCompare={total > 1} />
								</li>
							))}
						</ul>
						{pages > 1 && (
							<nav aria-label={t`Pages`} className="mt-6 flex flex-wrap items-center gap-4">
								{page > 1 && (
									<ButtonLink to={pathOf(folder?.id ?? null, page - 1)} kind="quiet">
										<Trans>Newer</Trans>
									</ButtonLink>
								)}
								<span className="text-muted">
									<Trans>
										Page {page} of {pages}
									</Trans>
								</span>
								{page < pages && (
									<ButtonLink to={pathOf(folder?.id ?? null, page + 1)} kind="quiet">
										<Trans>Older</Trans>
									</ButtonLink>
								)}
							</nav>
						)}
					</>
				) : (
					<EmptyState
						className="mt-6"
						title={folder ? <Trans>Nobody in this folder yet</Trans> : <Trans>You have not saved anybody yet</Trans>}
						description={
							folder ? (
								<Trans>Choose this folder at somebody you saved.</Trans>
							) : (
								<Trans>Press the bookmark at a professional to find them here again.</Trans>
							)
						}
					>
						{folder ? (
							<ChipLink to="/bookmarks">
								<Plural value={total} one="Show the one you saved" other="Show all # you saved" />
							</ChipLink>
						) : (
							<ButtonLink to="/search">
								<Trans>Find a professional</Trans>
							</ButtonLink>
						)}
					</EmptyState>
				)}
			</div>
		</div>
	);
}
