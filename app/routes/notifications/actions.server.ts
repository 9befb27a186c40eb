import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import type { Person } from "#domain/ground/callers.ts";
import { deleteNotifications, markRead, restoreNotifications } from "#domain/notices/notifications.server.ts";
import { notificationIds } from "#domain/notices/notifications.ts";
import type { Answer } from "../../components/form/answer.ts";
import { formAction, invalid, runCommand, type Submission } from "../../form-action.server.ts";
import { parseForm, requirePerson } from "../../http.server.ts";
import { returnPath } from "../../return-path.ts";

/** What became of a form, and of which notifications. */
export type Changed = Answer & { ids: readonly string[] };

/** Answers how many are still unread. */
type Command = (ctx: Submission["context"], person: Person, ids: readonly string[]) => Promise<number>;

const some = z.object({ id: notificationIds });
const one = z.object({ id: z.string().max(40), url: z.string().max(2000) });

/** A form about those that it names as `id`. */
const about = (intent: string, command: Command) => async (submission: Submission) => {
	const { request, context } = submission;
	const person = await requirePerson(context, request);
	const form = await parseForm(request, some);
	// Nothing was chosen.
	if (form.invalid) return withIds(invalid(intent, form), []);
	const ids = form.data.id;
	const run = () => counted(person, command(context, person, ids));
	return withIds(await runCommand(submission, intent, form.typed, run), ids);
};

/** The bell of the page that answers a form counts what is unread after it. */
async function counted(person: Person, unread: Promise<number>) {
	person.unread_notifications = await unread;
}

const withIds = ({ data: answer, init }: ReturnType<typeof data<Answer>>, ids: readonly string[]) =>
	data<Changed>({ ...answer, ids }, init ?? undefined);

export const action = formAction(
	{
		read: about("read", markRead),
		delete: about("delete", deleteNotifications),
		restore: about("restore", restoreNotifications),
		async read_all(submission) {
			const { request, context } = submission;
			const person = await requirePerson(context, request);
			return withIds(
				await runCommand(submission, "read_all", {}, () => counted(person, markRead(context, person, null))),
				[],
			);
		},
		/** One is read by being opened; the page it leads to is one of ours, whatever the form says. */
		async open(submission) {
			const { request, context } = submission;
			const person = await requirePerson(context, request);
			const form = await parseForm(request, one);
			if (form.invalid) return withIds(invalid("open", form), []);
			const { id, url } = form.data;
			const answer = await runCommand(submission, "open", form.typed, () => markRead(context, person, [id]));
			// Deleted in another tab: what it is about is still there.
			if (answer.data.outcome === "failed") return withIds(answer, [id]);
			throw redirect(returnPath(url));
		},
	},
	{ fallback: "read" },
);
