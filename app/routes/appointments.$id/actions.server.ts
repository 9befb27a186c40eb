import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import * as z from "zod";
import { addFile, removeFile } from "#domain/appointment-files.server.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { type Decision, decisionInputs, limits } from "#domain/appointments.ts";
import { type Asked, doing, formAction, invalid, saveForm } from "../../form-action.server.ts";
import { parseForm, requirePerson } from "../../http.server.ts";
import { toAppointment } from "./own.server.ts";

/** What surrounds a file in its form. */
const wrappingBytes = 16 * 1024;

/** What can be done on the page itself; cancelling and moving have pages of their own. */
export const act = (args: ActionFunctionArgs) => {
	const id = args.params.id ?? "";
	const deciding = (decision: Exclude<Decision, "cancel" | "propose" | "reschedule">) => async (asked: Asked) => {
		const person = await requirePerson(asked.context, asked.request);
		return saveForm(asked, decision, decisionInputs[decision], async (input) => {
			await decide(asked.context, person, id, decision, input);
			throw toAppointment(id, { done: decision });
		});
	};
	return formAction(
		{
			accept: deciding("accept"),
			decline: deciding("decline"),
			complete: deciding("complete"),
			"no-show": deciding("no-show"),

			async upload(asked) {
				const person = await requirePerson(asked.context, asked.request);
				const file = (await asked.request.formData()).get("file");
				if (!(file instanceof File) || file.size === 0) return invalid("upload", { typed: {}, invalid: ["file"] });
				const bytes = new Uint8Array(await file.arrayBuffer());
				return doing(asked, "upload", {}, async () => {
					await addFile(asked.context, person, id, { name: file.name, bytes });
					throw toAppointment(id, { done: "uploaded" });
				});
			},

			async remove_file(asked) {
				const person = await requirePerson(asked.context, asked.request);
				const form = await parseForm(asked.request, z.object({ file: z.string().max(40) }));
				if (form.invalid) return invalid("remove_file", form);
				return doing(asked, "remove_file", {}, async () => {
					await removeFile(asked.context, person, id, form.data.file);
					throw toAppointment(id, { done: "removed" });
				});
			},
		},
		{ unread: "upload", longest: limits.fileBytes + wrappingBytes },
	)(args);
};
