import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { type AgendaEntry, findUpcoming } from "#domain/appointments/agenda.server.ts";
import { saveAvailability } from "#domain/availability/availability.server.ts";
import { type Availability, availability as availabilityInput } from "#domain/availability/availability.ts";
import { isInsideHours } from "#domain/availability/slots.ts";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { answerOf, keepingTyped } from "../../components/form/answer.ts";
import { draftFrom, draftOf, edited, fieldsOf, inputOf, withoutBlanks } from "../../components/hours-form/draft.ts";
import type { HoursAnswer } from "../../components/hours-form/form-props.ts";
import { HoursForm } from "../../components/hours-form/hours-form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Field, Select } from "../../components/ui/field.tsx";
import { ZoneOptions } from "../../components/zone-options.tsx";
import { formAction, invalid, runCommand, type Submission } from "../../form-action.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { timeZones, type ZoneGroup } from "../../time-zones.server.ts";
import { OutsideHours } from "./outside-hours.tsx";
import { previewOf } from "./preview.server.ts";
import { type Preview, PreviewPart } from "./preview.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requireProfessional(context, request);
	const { business, ahead } = requireOwned(request, await findUpcoming(context, person));
	const { version, ...availability } = business.availability;
	const params = new URL(request.url).searchParams;
	return {
		business: { id: business.id, name: business.name },
		version,
		time_zone: availability.time_zone,
		draft: draftOf(availability),
		zones: timeZones(availability.time_zone),
		outside: version > 0 ? outsideOf(availability, ahead) : [],
		preview:
			params.has("preview") && version > 0
				? await previewOf(
						context,
						person,
						business,
						availability,
						zoneFrom(params.get("seen_from"), availability.time_zone),
					)
				: null,
	};
}

const zoneFrom = (wanted: FormDataEntryValue | null, own: string) =>
	typeof wanted === "string" && wanted !== "" && wanted.length <= 60 && isTimeZone(wanted) ? wanted : own;

const outsideOf = (availability: Availability, ahead: readonly AgendaEntry[]) =>
	ahead.filter((meeting) => !isInsideHours(availability, meeting));

type Answered = HoursAnswer & { preview?: Preview; outside?: AgendaEntry[] };

/** Whose hours these are, and what was sent; `hours` are null where something in them means nothing. */
async function readForm(submission: Submission, intent: string) {
	const person = await requireProfessional(submission.context, submission.request);
	const found = requireOwned(submission.request, await findUpcoming(submission.context, person));
	const form = await submission.request.formData();
	const draft = withoutBlanks(draftFrom(form));
	const parsed = availabilityInput.safeParse(inputOf(draft));
	const wrong = fieldsOf(draft, parsed.success ? [] : parsed.error.issues);
	const version = Number(form.get("version")) || 0;
	const hours = parsed.success && wrong.length === 0 ? parsed.data : null;
	const kept = { draft, version };
	return { ...found, person, form, hours, kept, refused: invalid(intent, { typed: {}, invalid: wrong }) };
}

const answering = ({ data: answer, init }: ReturnType<typeof invalid>, more: Partial<Answered>) =>
	data<Answered>({ ...answer, ...more }, init ?? 200);

export const action = formAction(
	{
		async save(submission) {
			const { person, business, hours, kept, refused } = await readForm(submission, "save");
			if (!hours) return answering(refused, kept);
			const saved = await runCommand(submission, "save", {}, () =>
				saveAvailability(submission.context, person, business.id, kept.version, hours),
			);
			return answering(saved, saved.data.outcome === "saved" ? {} : kept);
		},

		/** Nothing is saved: what would be free, and what would lie outside. */
		async preview(submission) {
			const { person, business, ahead, form, hours, kept, refused } = await readForm(submission, "preview");
			if (!hours) return answering(refused, kept);
			const zone = zoneFrom(form.get("seen_from"), hours.time_zone);
			const preview = await previewOf(submission.context, person, business, hours, zone);
			return data<Answered>({
				...answerOf("preview", "unsent"),
				...{ ...kept, preview, outside: outsideOf(hours, ahead) },
			});
		},

		/** The buttons that add and take away rows, for who has no scripts. */
		async ""(submission) {
			await requireProfessional(submission.context, submission.request);
			const form = await submission.request.formData();
			const draft = edited(draftFrom(form), String(form.get("edit")));
			if (!draft) return data<Answered>(answerOf("save", "refused", { refusal: { code: "invalid", values: {} } }), 400);
			const version = Number(form.get("version")) || 0;
			return data<Answered>({ ...answerOf("edit", "unsent"), draft, version });
		},
	},
	{ fallback: "save" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answered>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Opening hours`,
		description: msg`When clients can book you.`,
		path: "/business/hours",
		noindex: true,
	});

const intents = ["save", "preview"] as const;

export default function BusinessHours() {
	const { t } = useLingui();
	const loaded = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as Answered | undefined;
	const preview = answer?.preview ?? loaded.preview;
	const isPreview = answer?.intent === "preview" && answer.preview !== undefined;
	return (
		<Frame business={loaded.business}>
			<OutsideHours
				outside={answer?.outside ?? loaded.outside}
				time_zone={loaded.time_zone}
				isSaved={answer?.outside === undefined}
			/>
			{loaded.version === 0 && (
				<p className="mb-6 rounded-control border border-seal bg-seal-soft p-4">
					{t`You have no opening hours yet, so nobody can book you. Below is a typical week. Change what is different, then save it.`}
				</p>
			)}
			<HoursForm
				draft={loaded.draft}
				version={loaded.version}
				zones={loaded.zones}
				answer={answer}
				action="/business/hours"
				intents={intents}
				saved={{ title: t`Opening hours saved`, description: t`Clients now see the free times in these hours.` }}
			>
				<SubmitButton intent="save">
					<Trans>Save opening hours</Trans>
				</SubmitButton>
				<PreviewButton zones={loaded.zones} seenFrom={preview?.zone ?? loaded.time_zone} />
			</HoursForm>
			<div className="mt-10 border-t border-line pt-10 empty:hidden">
				{preview ? (
					<PreviewPart
						preview={preview}
						time_zone={answer?.draft?.time_zone ?? loaded.time_zone}
						isSaved={!isPreview}
					/>
				) : (
					loaded.version > 0 && (
						<ButtonLink to="/business/hours?preview#preview" kind="link">
							<Trans>Preview your saved hours as the client sees them</Trans>
						</ButtonLink>
					)
				)}
			</div>
		</Frame>
	);
}

function PreviewButton({ zones, seenFrom }: { zones: ZoneGroup[]; seenFrom: string }) {
	const { t } = useLingui();
	return (
		<div className="flex flex-wrap items-end gap-3">
			<Field label={t`A client in`} className="w-56">
				{(control) => (
					<Select key={seenFrom} name="seen_from" defaultValue={seenFrom} {...control}>
						<ZoneOptions zones={zones} />
					</Select>
				)}
			</Field>
			<SubmitButton intent="preview" kind="quiet" formAction="/business/hours?preview#preview">
				<Trans>Preview as the client sees it</Trans>
			</SubmitButton>
		</div>
	);
}
