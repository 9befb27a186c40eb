import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { idempotencyKey } from "#domain/appointments/appointments.ts";
import { hasRole } from "#domain/ground/callers.ts";
import { blockOther, decideThread, unblockOther } from "#domain/messages/deciding.server.ts";
import { declining, newMessage, wordsBesideFile } from "#domain/messages/messages.ts";
import { findSavedReply } from "#domain/messages/saved-replies.server.ts";
import { markThreadRead, removeMessageFile, writeMessage } from "#domain/messages/writing.server.ts";
import { answerOf } from "../../components/form/answer.ts";
import { formAction, invalid, runCommand, type Submission, saveForm } from "../../form-action.server.ts";
import { parseForm, requirePerson } from "../../http.server.ts";
import { replyAt } from "./with-reply.ts";

const sent = { key: idempotencyKey.optional() };
const written = newMessage.extend(sent);
const writtenBesideFile = wordsBesideFile.extend(sent);
const chosenReply = z.object({ reply: z.string().max(40) });
const removal = z.object({ message: z.string().max(40) });

/** The file of a form; null for none. */
async function fileOf({ request }: Submission) {
	const file = (await request.clone().formData()).get("file");
	if (!(file instanceof File) || file.size === 0) return null;
	return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** What can be done in a thread. */
export const act = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	const deciding = (decision: "accept" | "close") => (submission: Submission) =>
		withPerson(submission, decision, async (person) => {
			person.unread_messages = await decideThread(submission.context, person, id, decision);
		});
	const withPerson = async (
		submission: Submission,
		intent: string,
		work: (person: Awaited<ReturnType<typeof requirePerson>>) => Promise<void>,
	) => {
		const person = await requirePerson(submission.context, submission.request);
		return runCommand(submission, intent, {}, () => work(person));
	};
	return formAction(
		{
			async write(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const file = await fileOf(submission);
				return saveForm(submission, "write", file ? writtenBesideFile : written, async ({ body, key }) => {
					await writeMessage(submission.context, person, id, { body, file }, key ?? null);
					throw redirect(`/messages/${id}#last`, 303);
				});
			},
			/** Without scripts: back to the form, with the chosen reply after what was typed. */
			async insert(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const form = await parseForm(submission.request, chosenReply);
				const reply =
					form.data && hasRole(person, "business")
						? await findSavedReply(submission.context, person, form.data.reply)
						: null;
				if (!reply) return invalid("insert", { typed: form.typed, invalid: ["reply"] });
				const { body = "" } = form.typed;
				return data(answerOf("insert", "unsent", { typed: { ...form.typed, body: body + replyAt(body, reply.body) } }));
			},
			async remove_file(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const form = await parseForm(submission.request, removal);
				if (form.invalid) return invalid("remove_file", form);
				return runCommand(submission, "remove_file", {}, () =>
					removeMessageFile(submission.context, person, id, form.data.message),
				);
			},
			async decline(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "decline", declining, async ({ reason }) => {
					person.unread_messages = await decideThread(submission.context, person, id, "decline", reason);
				});
			},
			accept: deciding("accept"),
			close: deciding("close"),
			read: (submission) =>
				withPerson(submission, "read", async (person) => {
					// The bar of the page that answers counts what is unread after it.
					person.unread_messages = await markThreadRead(submission.context, person, id);
				}),
			block: (submission) =>
				withPerson(submission, "block", async (person) => {
					person.unread_messages = await blockOther(submission.context, person, id);
				}),
			unblock: (submission) =>
				withPerson(submission, "unblock", (person) => unblockOther(submission.context, person, id)),
		},
		{ fallback: "write" },
	)(args);
};
