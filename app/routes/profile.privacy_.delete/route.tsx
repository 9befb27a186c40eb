import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { closeAccount } from "#domain/accounts/closing.server.ts";
import { isFresh, requireFresh } from "#domain/ground/callers.ts";
import { signedOutCookies } from "#domain/identity/cookies.server.ts";
import { identityLimits } from "#domain/identity/identity.ts";
import { signedInOf } from "#domain/identity/session.server.ts";
import { Day } from "../../components/fact.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { formAction, runCommand } from "../../form-action.server.ts";
import { requirePerson, toAuth } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { Panel } from "../profile/panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	if (!isFresh(context, person)) throw toAuth(request, "prove");
	return { erasedOn: new Date(context.now().getTime() + identityLimits.erasureSeconds * 1000).toISOString() };
}

export const action = formAction(
	{
		async delete(submission) {
			const { context } = submission;
			const answer = await runCommand(submission, "delete", {}, async () => {
				await closeAccount(context, await signedInOf(context, requireFresh(context, await context.actor())));
			});
			if (answer.data.outcome !== "saved") return answer;
			const headers = new Headers();
			for (const line of signedOutCookies()) headers.append("Set-Cookie", line);
			throw redirect("/profile/deleted", { status: 303, headers });
		},
	},
	{ fallback: "delete" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Delete your account`,
		description: msg`What happens when you leave.`,
		path: "/profile/privacy/delete",
		noindex: true,
	});

const intents = ["delete"];

export default function DeleteAccount() {
	const { erasedOn } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<Panel title={<Trans>Delete your account?</Trans>}>
			<dl className="grid gap-5">
				<Then when={<Trans>Immediately</Trans>}>
					<Trans>
						We sign you out everywhere, and nobody can see you. We cancel your upcoming appointments and tell the other
						person.
					</Trans>
				</Then>
				<Then when={<Trans>For 30 days</Trans>}>
					<Trans>
						We hide everything else. If you sign in, you get it back. Cancelled appointments stay cancelled.
					</Trans>
				</Then>
				<Then
					when={
						<Trans>
							On <Day at={erasedOn} />
						</Trans>
					}
				>
					<Trans>
						We erase your account, profile, photo, preferences and sign-in steps for good. We cannot get them back.
						Reviews that you wrote stay, under their nickname and without your account.
					</Trans>
				</Then>
			</dl>
			<ActionForm action="/profile/privacy/delete" intents={intents} answer={answer} className="mt-8">
				<div className="flex flex-wrap gap-3">
					<SubmitButton intent="delete" kind="danger">
						<Trans>Delete my account</Trans>
					</SubmitButton>
					<ButtonLink to="/profile/privacy" kind="plain">
						<Trans>Keep my account</Trans>
					</ButtonLink>
				</div>
			</ActionForm>
		</Panel>
	);
}

function Then({ when, children }: { when: React.ReactNode; children: React.ReactNode }) {
	return (
		<div className="border-s-3 border-accent ps-4">
			<dt className="font-medium">{when}</dt>
			<dd>{children}</dd>
		</div>
	);
}
