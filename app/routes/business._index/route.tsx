import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { findToday } from "#domain/appointments/agenda.server.ts";
import { decisionInputs } from "#domain/appointments/appointments.ts";
import { decide } from "#domain/appointments/decisions.server.ts";
import { findOwnRegistration } from "#domain/registrations/reading.server.ts";
import { isOpen, isWaiting } from "#domain/registrations/registrations.ts";
import { appealSuspension, findOwnSuspension } from "#domain/verification/suspending.server.ts";
import { suspensionAppeal } from "#domain/verification/verification.ts";
import { findProfessional, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { NoBusiness, Outsider } from "../../components/business-area/outsider.tsx";
import { Announcement } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { formAction, type Submission, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { Agenda } from "./agenda.tsx";
import { Aside } from "./aside.tsx";
import { Requests } from "./requests.tsx";
import { Suspended } from "./suspended.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await findProfessional(context, request);
	if (!person) {
		const own = await findOwnRegistration(context, await requirePerson(context, request));
		// Of one that was refused its own page tells why, and that one may begin again.
		const application = own && (isOpen(own.status) || isWaiting(own.status)) ? own.reference : null;
		return { standing: "outsider" as const, application };
	}
	const [today, suspension] = await Promise.all([findToday(context, person), findOwnSuspension(context, person)]);
	if (!today) return { standing: "no_business" as const, is_admin: person.role === "admin" };
	return { standing: "owner" as const, now: context.now().toISOString(), suspension, ...today };
}

const which = { appointment_id: z.string().max(40) };
const answers = {
	accept: decisionInputs.accept.extend(which),
	decline: decisionInputs.decline.extend(which),
};

const answering =
	<D extends keyof typeof answers>(decision: D) =>
	async (submission: Submission) => {
		const person = await requireProfessional(submission.context, submission.request);
		return saveForm(submission, decision, answers[decision] as z.ZodObject, ({ appointment_id, ...input }) =>
			decide(submission.context, person, String(appointment_id), decision, input as { version: number }),
		);
	};

export const action = formAction(
	{
		accept: answering("accept"),
		decline: answering("decline"),
		async appeal(submission) {
			const person = await requireProfessional(submission.context, submission.request);
			return saveForm(submission, "appeal", suspensionAppeal, (given) =>
				appealSuspension(submission.context, person, given),
			);
		},
	},
	{ fallback: "accept" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your practice`,
		description: msg`For legal professionals: today's appointments, requests, hours and fees.`,
		path: "/business",
		noindex: true,
	});

export default function BusinessToday() {
	const { t } = useLingui();
	const found = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const accepted = { title: t`Appointment accepted`, description: t`We have told the client.` };
	const declined = {
		title: t`Request declined`,
		description: t`We have told the client. The time is free again.`,
	};
	if (found.standing === "outsider") return <Outsider application={found.application} />;
	if (found.standing === "no_business") return <NoBusiness isAdmin={found.is_admin} />;
	const { business, suspension, now, today, tomorrow, requests, matches, missing, completeness } = found;
	return (
		<Frame business={business} pending={requests.length}>
			<div className="mb-6 empty:hidden">
				<Announcement intents={["accept"]} answer={answer} saved={accepted} />
				<Announcement intents={["decline"]} answer={answer} saved={declined} />
			</div>
			{suspension && <Suspended {...suspension} given={answer} />}
			<div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="grid min-w-0 gap-10">
					<Requests
						requests={requests}
						matches={matches}
						timeZone={business.availability.time_zone}
						now={now}
						answer={answer}
					/>
					<Agenda today={today} tomorrow={tomorrow} timeZone={business.availability.time_zone} now={now} />
				</div>
				<Aside business={business} missing={missing} completeness={completeness} />
			</div>
		</Frame>
	);
}
