import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { idempotencyKey } from "#domain/appointments/appointments.ts";
import { blockOther, decideThread, unblockOther } from "#domain/messages/deciding.server.ts";
import { declining, newMessage } from "#domain/messages/messages.ts";
import { markThreadRead, writeMessage } from "#domain/messages/writing.server.ts";
import { formAction, runCommand, type Submission, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";

const written = newMessage.extend({ key: idempotencyKey.optional() });

/** What can be done in a thread. */
export const act = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	const deciding = (decision: "accept" | "close") => (submission: Submission) =>
		withPerson(submission, decision, (person) => decideThread(submission.context, person, id, decision));
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
				return saveForm(submission, "write", written, async ({ body, key }) => {
					await writeMessage(submission.context, person, id, { body }, key ?? null);
					throw redirect(`/messages/${id}#last`, 303);
				});
			},
			async decline(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return saveForm(submission, "decline", declining, ({ reason }) =>
					decideThread(submission.context, person, id, "decline", reason),
				);
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
