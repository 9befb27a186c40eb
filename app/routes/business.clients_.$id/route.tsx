import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { findClient, saveClientNote } from "#domain/appointments/clients.server.ts";
import { clientNote } from "#domain/appointments/clients.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Frame } from "../../components/business-area/frame.tsx";
import { Day } from "../../components/fact.tsx";
import { type Answer, afterConflict, keepingTyped } from "../../components/form/answer.ts";
import { ReaderZoneLine } from "../../components/reader-zone-line.tsx";
import { Part } from "../../components/settings/part.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { notFound } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";
import { Met } from "./met.tsx";
import { NoteForm } from "./note-form.tsx";

const path = "/business/clients";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const owner = await requireProfessional(context, request);
	const [owned, client] = await Promise.all([
		findOwnBusiness(context, owner),
		findClient(context, owner, params.id ?? ""),
	]);
	const { id, name } = requireOwned(request, owned);
	if (!client) throw notFound();
	const [last] = client.appointments;
	const zone = await readerZoneOf(request, context, last?.time_zone ?? "UTC", last?.time_zone ?? null);
	return { business: { id, name }, client, zone, now: context.now().toISOString() };
}

export const action = ({ params, ...args }: ActionFunctionArgs) =>
	formAction(
		{
			save: async (submission) => {
				const owner = await requireProfessional(submission.context, submission.request);
				return saveForm(submission, "save", clientNote, (given) =>
					saveClientNote(submission.context, owner, params.id ?? "", given),
				);
			},
		},
		{ fallback: "save" },
	)({ params, ...args });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const shouldRevalidate = afterConflict;

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Client`,
		description: msg`Your note about a client, their appointments with you and your messages.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function ClientPage() {
	const { t } = useLingui();
	const { business, client, zone, now } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { name, appointments, thread_id, created_at } = client;
	return (
		<Frame business={business}>
			<BackLink to={path}>
				<Trans>All clients</Trans>
			</BackLink>
			<div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
				<div className="flex min-w-0 items-center gap-4">
					<Portrait id={client.id} name={name} />
					<div className="min-w-0">
						<h2 className="text-xl wrap-anywhere">
							<bdi>{name || t`No name`}</bdi>
						</h2>
						<p className="text-sm text-muted">
							<Trans>
								In touch since <Day at={created_at} />
							</Trans>
						</p>
					</div>
				</div>
				{thread_id && (
					<ButtonLink to={`/messages/${thread_id}`} kind="quiet" size="small">
						<Trans>Open messages</Trans>
					</ButtonLink>
				)}
			</div>
			<div className="mt-8 grid items-start gap-10 lg:grid-cols-2 lg:gap-12">
				<NoteForm key={client.id} client={client} answer={answer} />
				<Part title={<Trans>Appointments</Trans>}>
					<Met appointments={appointments} zone={zone.zone} now={now} />
					{appointments.length > 0 && <ReaderZoneLine zone={zone} at={now} className="mt-4" />}
				</Part>
			</div>
		</Frame>
	);
}
