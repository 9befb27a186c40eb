import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { changeBookmark, removeBookmark, restoreBookmark, saveBookmarks } from "#domain/bookmarks/bookmarks.server.ts";
import { bookmarkChange, folder, savedId } from "#domain/bookmarks/bookmarks.ts";
import { createFolder, deleteFolder, renameFolder } from "#domain/bookmarks/folders.server.ts";
import { mostSavedByGuest } from "#domain/bookmarks/limits.ts";
import type { Person } from "#domain/ground/callers.ts";
import { type Answer, answerOf } from "../../components/form/answer.ts";
import { formAction, invalid, refused, runCommand, type Submission } from "../../form-action.server.ts";
import { parseForm, requirePerson } from "../../http.server.ts";
import { returnPath } from "../../return-path.ts";
import { guestCookieLine, guestSaved } from "../../saved.server.ts";

/** What became of a form, and whom it was about. */
export type Changed = Answer & { about: string | null };

const about = z.object({ business_id: savedId, return_to: z.string().max(2000).optional() });
const change = bookmarkChange.extend({ business_id: savedId });
const renamed = folder.extend({ id: z.string().max(40) });

/** Saving and removing, which guests can do as well. */
const saving = (intent: "save" | "remove" | "restore") => async (submission: Submission) => {
	const { request, context } = submission;
	const form = await parseForm(request, about);
	if (form.invalid) return withAbout(invalid(intent, form), null);
	const { business_id: id, return_to } = form.data;
	const actor = await context.actor();
	const headers = new Headers();
	const answer = actor
		? await byPerson(submission, intent, await requirePerson(context, request), id)
		: byGuest(submission, intent, id, headers);
	// Without scripts, from somewhere else: back there.
	if (return_to && answer.data.outcome === "saved") throw redirect(returnPath(return_to), { headers });
	return withAbout(answer, id, headers);
};

const commands = {
	save: (ctx: Submission["context"], person: Person, id: string) => saveBookmarks(ctx, person, [id]),
	remove: removeBookmark,
	restore: restoreBookmark,
};

const byPerson = (submission: Submission, intent: keyof typeof commands, person: Person, id: string) =>
	runCommand(submission, intent, {}, () => commands[intent](submission.context, person, id));

function byGuest({ request, context }: Submission, intent: keyof typeof commands, id: string, headers: Headers) {
	const saved = guestSaved(request);
	if (intent !== "remove" && !saved.includes(id) && saved.length >= mostSavedByGuest)
		return refused(intent, {}, { code: "too_many_bookmarks_of_guest", values: {} });
	headers.append("Set-Cookie", guestCookieLine(id, intent === "remove" ? null : context.now()));
	return data(answerOf(intent, "saved"));
}

const withAbout = (
	{ data: answer, init }: ReturnType<typeof data<Answer>>,
	id: string | null,
	headers = new Headers(),
) => data<Changed>({ ...answer, about: id }, { ...init, headers });

export const action = formAction(
	{
		save: saving("save"),
		remove: saving("remove"),
		restore: saving("restore"),
		async change(submission) {
			const { request, context } = submission;
			const person = await requirePerson(context, request);
			const form = await parseForm(request, change);
			if (form.invalid) return withAbout(invalid("change", form), form.typed.business_id ?? null);
			const { business_id: id, ...changes } = form.data;
			const run = () => changeBookmark(context, person, id, changes);
			return withAbout(await runCommand(submission, "change", form.typed, run), id);
		},
		async folder_make(submission) {
			const { request, context } = submission;
			const person = await requirePerson(context, request);
			const form = await parseForm(request, folder);
			if (form.invalid) return withAbout(invalid("folder_make", form), null);
			let id = "";
			const run = async () => {
				id = await createFolder(context, person, form.data.name);
			};
			const answer = await runCommand(submission, "folder_make", form.typed, run);
			if (answer.data.outcome === "saved") throw redirect(`/bookmarks?folder=${id}`);
			return withAbout(answer, null);
		},
		async folder_rename(submission) {
			const { request, context } = submission;
			const person = await requirePerson(context, request);
			const form = await parseForm(request, renamed);
			if (form.invalid) return withAbout(invalid("folder_rename", form), null);
			const { id, name } = form.data;
			const run = () => renameFolder(context, person, id, name);
			return withAbout(await runCommand(submission, "folder_rename", form.typed, run), null);
		},
		async folder_delete(submission) {
			const { request, context } = submission;
			const person = await requirePerson(context, request);
			const form = await parseForm(request, renamed.pick({ id: true }));
			if (form.invalid) return withAbout(invalid("folder_delete", form), null);
			const run = () => deleteFolder(context, person, form.data.id);
			const answer = await runCommand(submission, "folder_delete", form.typed, run);
			if (answer.data.outcome === "saved") throw redirect("/bookmarks");
			return withAbout(answer, null);
		},
	},
	{ fallback: "save" },
);
