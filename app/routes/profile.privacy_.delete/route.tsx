import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { deleteAccount } from "#domain/identity/account.server.ts";
import { signedOutCookies } from "#domain/identity/cookies.ts";
import { limits } from "#domain/identity/identity.ts";
import { isFresh } from "#domain/identity/sessions.server.ts";
import { requireFresh, signedInOf } from "#domain/session.server.ts";
import { Day } from "../../components/fact.tsx";
import { type Answer, keepingTyped } from "../../components/settings/answer.ts";
import { SettingsForm } from "../../components/settings/form.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { doing, formAction } from "../../form-action.server.ts";
import { requirePerson, toAuth } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { Panel } from "../profile/panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	if (!isFresh(context, person.amr)) throw toAuth(request, "prove");
	return { erasedOn: new Date(context.now().getTime() + limits.erasureSeconds * 1000).toISOString() };
}

export const action = formAction(
	{
		async delete(asked) {
			const { context } = asked;
			const answer = await doing(asked, "delete", {}, async () => {
				await deleteAccount(context, await signedInOf(context, requireFresh(context, await context.actor())));
			});
			if (answer.data.outcome !== "saved") return answer;
			const headers = new Headers();
			for (const line of signedOutCookies()) headers.append("Set-Cookie", line);
			throw redirect("/profile/deleted", { status: 303, headers });
		},
	},
	{ unread: "delete" },
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
				<Then when={<Trans>At once</Trans>}>
					<Trans>
						You are signed out everywhere, and nobody sees you any more. Appointments that lie ahead are cancelled, and
						the others are told.
					</Trans>
				</Then>
				<Then when={<Trans>For 30 days</Trans>}>
					<Trans>All else is kept, hidden. Sign in, and it is as it was.</Trans>
				</Then>
				<Then
					when={
						<Trans>
							On <Day at={erasedOn} />
						</Trans>
					}
				>
					<Trans>
						Account, profile, photo, preferences and second steps are erased for good. Nobody can bring them back, we
						neither.
					</Trans>
				</Then>
			</dl>
			<SettingsForm action="/profile/privacy/delete" intents={intents} answer={answer} className="mt-8">
				<div className="flex flex-wrap gap-3">
					<SubmitButton intent="delete" kind="danger">
						<Trans>Delete my account</Trans>
					</SubmitButton>
					<ButtonLink to="/profile/privacy" kind="plain">
						<Trans>Keep my account</Trans>
					</ButtonLink>
				</div>
			</SettingsForm>
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
