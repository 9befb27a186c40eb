import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { askForCheck, listOwnLicences, type OwnLicence } from "#domain/verification/renewals.server.ts";
import { checkRequest } from "#domain/verification/verification.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { Day } from "../../components/fact.tsx";
import { Announcement, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { LicenceFacts, licenceHeading } from "../../components/licence-facts.tsx";
import { Said } from "../../components/said.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Card } from "../../components/ui/card.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Field, Input } from "../../components/ui/field.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

const path = "/business/licences";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requireProfessional(context, request);
	const [owned, licences] = await Promise.all([findOwnBusiness(context, person), listOwnLicences(context, person)]);
	const { id, name } = requireOwned(request, owned);
	return { business: { id, name }, licences };
}

const ofLicence = checkRequest.extend({ licence_id: z.string().max(40) });

export const action = formAction(
	{
		ask: async (submission) => {
			const person = await requireProfessional(submission.context, submission.request);
			return saveForm(submission, "ask", ofLicence, ({ licence_id, ...given }) =>
				askForCheck(submission.context, person, licence_id, given),
			);
		},
	},
	{ fallback: "ask" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Your licences`,
		description: msg`Until when they hold, when we checked them, and how to have a renewal checked.`,
		path,
		noindex: true,
	});

const intents = ["ask"];

export default function Licences() {
	const { t } = useLingui();
	const { business, licences } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	return (
		<Frame business={business}>
			<div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5">
				<Announcement
					intents={intents}
					answer={answer}
					saved={{ title: t`We look it up`, description: t`We tell you what the register says.` }}
					failed={{ title: t`Error`, description: t`That could not be sent. Please try again.` }}
				/>
				<p className="text-muted">
					<Trans>
						You need a valid licence to keep your badge and to appear in search and take bookings. We warn you 60, 30, 7
						and 1 days before one ends. When the register shows a renewal, ask us to check it.
					</Trans>
				</p>
				{licences.length > 0 ? (
					<ul className="grid gap-4">
						{licences.map((licence) => (
							<LicenceCard key={licence.id} licence={licence} answer={answer} />
						))}
					</ul>
				) : (
					<EmptyState title={t`Your profile has no licence`} />
				)}
			</div>
		</Frame>
	);
}

function LicenceCard({ licence, answer }: { licence: OwnLicence; answer: Answer | undefined }) {
	const { t } = useLingui();
	const { id, profession, request } = licence;
	// Beside the licence whose button was pressed.
	const given = answer?.typed.licence_id === id ? answer : undefined;
	const { errorOf, textOf } = useAnswer(given, intents, {
		expires_on: t`Enter a day that is not over yet, or leave it empty.`,
	});
	const isWaiting = request !== null && request.answer === null;
	return (
		<Card as="li" isCompact aria-labelledby={licenceHeading(id)}>
			<LicenceFacts licence={licence} as="h2">
				{licence.expires_on ? (
					<Trans>
						valid until <Day at={licence.expires_on} />
					</Trans>
				) : (
					<Trans>no end in the register</Trans>
				)}
			</LicenceFacts>
			{request?.answer && (
				<div className="mt-3 grid gap-1">
					<p className="font-medium">
						<Trans>We could not confirm it:</Trans>
					</p>
					<Said>{request.answer}</Said>
				</div>
			)}
			{isWaiting ? (
				<p className="mt-4">
					<Trans>
						You asked us to check it on <Day at={request.created_at} />. We tell you what the register says.
					</Trans>
				</p>
			) : (
				<Form method="post" action={path} preventScrollReset noValidate className="mt-4 grid gap-3">
					<input type="hidden" name="licence_id" value={id} />
					<p className="font-medium">
						<Trans>Was it renewed?</Trans>
					</p>
					<Field
						label={t`Valid until, according to the register`}
						hint={t`Leave it empty if it has no end.`}
						error={errorOf("expires_on")}
						className="max-w-72"
					>
						{(control) => <Input name="expires_on" type="date" defaultValue={textOf("expires_on", "")} {...control} />}
					</Field>
					<div>
						<SubmitButton intent="ask" kind="quiet">
							<Trans>Ask for a check</Trans>
							<span className="sr-only">: {profession}</span>
						</SubmitButton>
					</div>
				</Form>
			)}
		</Card>
	);
}
