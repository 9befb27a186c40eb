import { data } from "@remix-run/cloudflare";
import { namesChange, profileChange } from "#domain/businesses/profile-fields.ts";
import { changeOwnNames, saveOwnProfile } from "#domain/verification/own-profile.server.ts";
import { requireProfessional } from "../../business-area.server.ts";
import { chosenCities } from "../../city-options.server.ts";
import { clienteleIn } from "../../clientele-form.ts";
import type { Answer } from "../../components/form/answer.ts";
import { typedIn } from "../../components/form/drafts.ts";
import type { CityOption } from "../../components/profile-form/place-fields.tsx";
import { formAction, invalid, runCommand } from "../../form-action.server.ts";
import { educationFields, educationRows } from "./education.ts";

/** What became of the form; the cities of the country that was chosen, for who has no scripts. */
export type ProfileAnswer = Answer & { cities?: CityOption[] };

/** A row with nothing in it asks for nothing. */
const educationIn = (form: FormData) =>
	Array.from({ length: educationRows }, (_, row) =>
		Object.fromEntries(educationFields.map((field) => [field, String(form.get(`${field}.${row}`) ?? "").trim()])),
	).filter((row) => Object.values(row).some(Boolean));

const fieldsIn = (issues: readonly { path: readonly PropertyKey[] }[]) => [
	...new Set(issues.map(({ path }) => String(path[0]))),
];

const linesIn = (text: FormDataEntryValue | null) =>
	String(text ?? "")
		.split(/\r\n?|\n/)
		.filter((one) => one.trim());

export const profileAction = formAction<ReturnType<typeof data<ProfileAnswer>>>(
	{
		async save(submission) {
			const { request, context } = submission;
			const owner = await requireProfessional(context, request);
			const form = await request.formData();
			const typed = typedIn(form);
			const parsed = profileChange.safeParse({
				...Object.fromEntries(form),
				...clienteleIn(form),
				education: educationIn(form),
				memberships: linesIn(form.get("memberships")),
			});
			const answer = parsed.success
				? await runCommand(submission, "save", typed, () =>
						saveOwnProfile(context, owner, Number(form.get("version")) || 0, parsed.data),
					)
				: invalid("save", { typed, invalid: fieldsIn(parsed.error.issues) });
			const cities = await chosenCities(form, submission);
			return data<ProfileAnswer>({ ...answer.data, cities }, answer.init ?? 200);
		},

		async name(submission) {
			const { request, context } = submission;
			const owner = await requireProfessional(context, request);
			const form = await request.formData();
			const typed = typedIn(form);
			const parsed = namesChange.safeParse(Object.fromEntries(form));
			if (!parsed.success) return invalid("name", { typed, invalid: fieldsIn(parsed.error.issues) });
			return runCommand(submission, "name", typed, () =>
				changeOwnNames(context, owner, Number(form.get("version")) || 0, parsed.data),
			);
		},
	},
	{ fallback: "save" },
);
