import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { addFile, removeFile } from "#domain/appointments/appointment-files.server.ts";
import { type Decision, decisionInputs } from "#domain/appointments/appointments.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { threadOfAppointment } from "#domain/messages/asking.server.ts";
import { formAction, invalid, runCommand, type Submission, saveForm } from "../../form-action.server.ts";
import { parseForm, requirePerson } from "../../http.server.ts";
import { toAppointment } from "./own.server.ts";

/** What can be done on the page itself; cancelling and moving have pages of their own. */
export const act = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	const deciding =
		(decision: Exclude<Decision, "cancel" | "propose" | "reschedule">) => async (submission: Submission) => {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, decision, decisionInputs[decision], async (input) => {
				await decide(submission.context, person, id, decision, input);
				throw toAppointment(id, { done: decision });
			});
		};
	return formAction(
		{
			accept: deciding("accept"),
			decline: deciding("decline"),
			complete: deciding("complete"),
			"no-show": deciding("no-show"),

			async message(submission) {
				const person = await requirePerson(submission.context, submission.request);
				return runCommand(submission, "message", {}, async () => {
					throw redirect(`/messages/${await threadOfAppointment(submission.context, person, id)}`, 303);
				});
			},

			async upload(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const file = (await submission.request.formData()).get("file");
				if (!(file instanceof File) || file.size === 0) return invalid("upload", { typed: {}, invalid: ["file"] });
				const bytes = new Uint8Array(await file.arrayBuffer());
				return runCommand(submission, "upload", {}, async () => {
					await addFile(submission.context, person, id, { name: file.name, bytes });
					throw toAppointment(id, { done: "uploaded" });
				});
			},

			async remove_file(submission) {
				const person = await requirePerson(submission.context, submission.request);
				const form = await parseForm(submission.request, z.object({ file: z.string().max(40) }));
				if (form.invalid) return invalid("remove_file", form);
				return runCommand(submission, "remove_file", {}, async () => {
					await removeFile(submission.context, person, id, form.data.file);
					throw toAppointment(id, { done: "removed" });
				});
			},
		},
		{ fallback: "upload" },
	)(args);
};
