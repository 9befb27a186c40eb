import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Form, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { type FailedDelivery, listDeliveries, retryDeliveries } from "#domain/outbox/deliveries.server.ts";
import type { OutboxChannel } from "#domain/outbox/outbox.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Moment } from "../components/fact.tsx";
import { Announcement } from "../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../components/form/answer.ts";
import { PageLinks } from "../components/page-links.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { Badge } from "../components/ui/badge.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { formAction, saveForm } from "../form-action.server.ts";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

const path = "/admin/deliveries";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const { value, refusal } = await outcome(listDeliveries(context, admin, cursor));
	// A cursor that is none: from the beginning.
	if (refusal) throw redirect(path);
	return { ...value, isFirst: cursor === null };
}

const one = z.object({ delivery: z.string().max(64) });

export const action = (args: ActionFunctionArgs) =>
	formAction(
		{
			retry: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "retry", one, ({ delivery }) =>
					retryDeliveries(submission.context, admin, delivery),
				);
			},
			retry_all: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "retry_all", z.object({}), () => retryDeliveries(submission.context, admin, null));
			},
		},
		{ fallback: "retry" },
	)(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Deliveries`,
		description: msg`Mail and text messages that wait or failed.`,
		path,
		noindex: true,
	});

export default function DeliveriesPage() {
	const { t } = useLingui();
	const { due, due_since, failed, next_cursor, isFirst } = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	return (
		<>
			<Announcement
				intents={["retry", "retry_all"]}
				answer={answer}
				saved={{ title: t`On its way again`, description: t`It is sent within a minute.` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
			/>
			<p className="text-muted">
				{due === 0 || due_since === null ? (
					<Trans>Nothing is waiting to be sent.</Trans>
				) : (
					<>
						<Plural value={due} one="# is waiting to be sent" other="# are waiting to be sent" />
						{", "}
						<Trans>
							the oldest since <Moment at={due_since} />
						</Trans>
					</>
				)}
			</p>
			{failed.length > 0 ? (
				<>
					<div className="mt-6 mb-4 flex flex-wrap items-end justify-between gap-4">
						<h2 className="text-xl">
							<Trans>Failed</Trans>
						</h2>
						<Form method="post" action={path} preventScrollReset>
							<SubmitButton intent="retry_all" kind="quiet" size="small">
								<Trans>Try all of them now</Trans>
							</SubmitButton>
						</Form>
					</div>
					<ul className="grid divide-y divide-line rounded-card border border-line bg-raised">
						{failed.map((delivery) => (
							<Failed key={delivery.id} {...delivery} />
						))}
					</ul>
				</>
			) : (
				<div className="mt-6">
					<EmptyState title={t`Nothing has failed`} />
				</div>
			)}
			<PageLinks path={path} isFirst={isFirst} next={next_cursor}>
				<Trans>Older ones</Trans>
			</PageLinks>
		</>
	);
}

function Failed({ id, channel, kind, attempts, due_at, created_at, failure, given_up_at }: FailedDelivery) {
	const { t } = useLingui();
	const channels: Record<OutboxChannel, string> = {
		email: t`Mail`,
		text: t`Text message`,
		person: t`Notice`,
		live: t`Live event`,
		none: t`Nothing`,
	};
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
			<div className="min-w-0 flex-1 basis-60">
				<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
					{channels[channel]} <code className="text-sm wrap-anywhere">{kind}</code>
					{given_up_at && (
						<Badge kind="danger">
							<Trans>Given up</Trans>
						</Badge>
					)}
				</p>
				<p className="text-sm text-muted">
					<code className="wrap-anywhere">{failure}</code>
					{" · "}
					<Plural value={attempts} one="tried once" other="tried # times" />
					{" · "}
					<Trans>
						written <Moment at={created_at} />
					</Trans>
					{!given_up_at && (
						<>
							{" · "}
							<Trans>
								next try <Moment at={due_at} />
							</Trans>
						</>
					)}
				</p>
			</div>
			<Form method="post" action={path} preventScrollReset>
				<SubmitButton intent="retry" kind="quiet" size="small" value={{ name: "delivery", value: id }}>
					<Trans>Try now</Trans>
				</SubmitButton>
			</Form>
		</li>
	);
}
