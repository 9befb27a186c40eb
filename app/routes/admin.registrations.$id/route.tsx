import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, data, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { decideRegistration } from "#domain/registrations/deciding.server.ts";
import { requireCase } from "#domain/registrations/reading.server.ts";
import {
	decision as decisionInput,
	isWaiting,
	type RegistrationDecision,
} from "#domain/registrations/registrations.ts";
import { requireAdmin } from "../../admin-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { typedIn } from "../../components/form/drafts.ts";
import { Answers } from "../../components/registrations/answers.tsx";
import { formAction, invalid, runCommand } from "../../form-action.server.ts";
import { notFound, outcome } from "../../http.server.ts";
import { namedLegalServices } from "../../legal-service-list.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { Applicant } from "./applicant.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { Licence } from "./licence.tsx";
import { Past } from "./past.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const { value, refusal } = await outcome(requireCase(context, admin, params.id ?? ""));
	if (refusal) throw notFound();
	const offered = new Set(value.answers.services?.services.map(({ legal_service_id }) => legal_service_id));
	const { locale } = localeOf(request, context);
	return {
		...value,
		isWaiting: isWaiting(value.status),
		names: await namedLegalServices(context, locale, ({ id }) => offered.has(id)),
	};
}

export const action = ({ request, context, params }: ActionFunctionArgs) => {
	const deciding =
		(decision: RegistrationDecision) => async (submission: { request: Request; context: typeof context }) => {
			const admin = await requireAdmin(submission.context, submission.request);
			const form = await submission.request.formData();
			const typed = typedIn(form);
			const given = decisionInput.safeParse({ ...Object.fromEntries(form), decision });
			if (!given.success)
				return invalid(decision, { typed, invalid: given.error.issues.map(({ path }) => String(path[0])) });
			return runCommand(submission, decision, typed, () =>
				decideRegistration(submission.context, admin, params.id ?? "", given.data),
			);
		};
	return formAction<ReturnType<typeof data<Answer>>>(
		{ approve: deciding("approve"), ask: deciding("ask"), reject: deciding("reject") },
		{ fallback: "ask" },
	)({ request, context, params });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Application`,
		description: msg`An application to be listed.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Application() {
	const { t } = useLingui();
	const found = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const { answers, reference, is_own } = found;
	return (
		<>
			<BackLink to="/admin">
				<Trans>All applications</Trans>
			</BackLink>
			<h2 className="mt-3 text-xl">
				<bdi>{answers.identity?.name ?? reference}</bdi>
			</h2>
			<p className="text-muted tabular-nums">{reference}</p>
			<div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
				<div className="grid gap-8">
					<Licence {...found} />
					<section aria-label={t`Answers`}>
						<Answers answers={answers} city={found.city} names={found.names} />
					</section>
				</div>
				<div className="grid gap-8 lg:sticky lg:top-24">
					<Applicant {...found} />
					<Past {...found} />
					{is_own ? (
						<p className="rounded-control border border-line bg-sunken p-4">
							<Trans>This is your own application. Another admin decides it.</Trans>
						</p>
					) : (
						<DecisionForm
							id={found.id}
							version={found.version}
							licence={answers.licence}
							isWaiting={found.isWaiting}
							answer={answer}
						/>
					)}
				</div>
			</div>
		</>
	);
}
