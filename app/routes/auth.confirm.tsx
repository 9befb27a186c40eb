import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import {
	type ActionFunctionArgs,
	type AppLoadContext,
	data,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { confirmChange } from "#domain/identity/changes.server.ts";
import { makeAuthCode } from "#domain/identity/pkce.server.ts";
import { type Challenge, challenge } from "#domain/identity/pkce.ts";
import { redirectOf } from "#domain/identity/redirects.ts";
import { findSignedIn } from "#domain/identity/sessions.server.ts";
import { signInWithCode } from "#domain/identity/sign-in.server.ts";
import { AuthFrame } from "../components/auth-frame.tsx";
import { ActionForm } from "../components/form/action-form.tsx";
import { type Answer, answerOf, keepingTyped } from "../components/form/answer.ts";
import { SubmitButton } from "../components/submit-button.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Ornament } from "../components/ui/ornaments.tsx";
import { refused } from "../form-action.server.ts";
import { intentOf, outcome, requirePerson } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import { type PageHandle, usePerson } from "../root-data.ts";
import { claimOf, completeSignIn, passwordPath } from "./auth._index/complete-sign-in.server.ts";
import { authPath, type ChangeUse, isChange, type LinkUse, linkUseOf, purposesOf } from "./auth._index/steps.ts";

/** What a link says; it is looked at only when the button is pressed, for programs follow links too. */
function linkOf(request: Request, context: AppLoadContext) {
	const { searchParams: params } = new URL(request.url);
	const use = linkUseOf(params);
	const next = redirectOf(context, params.get("next")) ?? "/";
	// The client that asked for the link signs in itself.
	const { data: client = null } = challenge.safeParse(Object.fromEntries(params));
	return { use, token_hash: params.get("token_hash"), next, client: use?.includes("_change") ? null : client };
}

export function loader({ request, context }: LoaderFunctionArgs) {
	const { use, token_hash, next, client } = linkOf(request, context);
	const host = client && new URL(next, context.publicUrl).host;
	return use && token_hash ? data({ use, next, host }) : data({ use: null, next, host }, 400);
}

/** Uses the link: signs in, and goes on to what it is for. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { use, token_hash, next, client } = linkOf(request, context);
	const { value: intent } = await outcome(intentOf(request));
	if (!use || !token_hash || intent !== "confirm") return data(null, 400);
	if (isChange(use)) return change(request, context, use, token_hash);
	if (client) return backToClient(context, new URL(next, context.publicUrl), use, token_hash, client);
	const { value: signedIn, refusal } = await outcome(
		signInWithCode(context, purposesOf[use], { token_hash }, claimOf(request)),
	);
	if (refusal) return refused("confirm", {}, refusal);
	return completeSignIn(context, request, signedIn, passwordPath(use, signedIn, next) ?? next);
}

/** Back to the client with a code that signs in whoever asked for the link; this browser stays as it is. */
async function backToClient(context: AppLoadContext, goal: URL, use: LinkUse, token: string, client: Challenge) {
	const purpose = use === "recovery" ? "recovery" : "sign_in";
	const { value: code, refusal } = await outcome(makeAuthCode(context, purpose, token, client));
	if (refusal) return refused("confirm", {}, refusal);
	goal.searchParams.set("code", code);
	return redirect(goal.href, 303);
}

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

/** What came of a change: it is made, or waits for the other mailbox. */
type ConfirmAnswer = Answer & { change?: { use: ChangeUse; isDone: boolean } };

/** Confirms a change, and signs nobody in. The new address counts from the account that wants it. */
async function change(request: Request, context: AppLoadContext, use: ChangeUse, token_hash: string) {
	if (use !== "email_change_current") await requirePerson(context, request);
	const actor = await context.actor();
	const signedIn = actor && (await findSignedIn(context, actor.session_id));
	const confirmed = confirmChange(context, { token_hash }, { signedIn }, purposesOf[use]);
	const { value, refusal } = await outcome(confirmed);
	if (refusal) return refused("confirm", {}, refusal);
	const isDone = value.waitsFor === null;
	return data<ConfirmAnswer>({ ...answerOf("confirm", "saved"), change: { use, isDone } });
}

export const handle: PageHandle = { isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Confirm`,
		description: msg`The page behind the links in our messages. Nothing happens until you press the button.`,
		path: "/auth/confirm",
		noindex: true,
	});

export default function Confirm() {
	const { use, next, host } = useLoaderData<typeof loader>();
	const answer = useActionData<ConfirmAnswer | null>();
	const { pathname, search } = useLocation();
	const intents = ["confirm"];
	if (!use || answer?.refusal?.code === "otp_expired") return <UsedUp use={use} next={next} />;
	if (answer?.change) return <Confirmed {...answer.change} />;
	return (
		<AuthFrame
			step="confirm"
			title={<Title use={use} />}
			intro={host ? <BackToClient host={host} /> : <Intro use={use} />}
		>
			<ActionForm action={pathname + search} intents={intents} answer={answer} failed={null}>
				<SubmitButton intent="confirm" kind="action" isWide>
					{isChange(use) ? <Trans>Confirm</Trans> : <Trans>Confirm and sign in</Trans>}
				</SubmitButton>
			</ActionForm>
			<Ornament className="my-8" />
			{!isChange(use) && (
				<p>
					<Trans>
						You can also{" "}
						<Link to={authPath("code", { for: use, next })} className="text-accent underline underline-offset-4">
							enter the code
						</Link>{" "}
						from the message.
					</Trans>
				</p>
			)}
			<p className="mt-3 text-sm text-muted first:mt-0">
				<Trans>You did not ask for this? Close this page. Nothing has happened yet.</Trans>
			</p>
		</AuthFrame>
	);
}

function Title({ use }: { use: LinkUse }) {
	switch (use) {
		case "sign_up":
			return <Trans>Confirm your email address</Trans>;
		case "sign_in":
			return <Trans>Sign in on this device</Trans>;
		case "recovery":
			return <Trans>Set a new password</Trans>;
		case "email_change":
			return <Trans>Confirm your new email address</Trans>;
		case "email_change_current":
			return <Trans>Confirm your change of email address</Trans>;
		case "phone_change":
			return <Trans>Confirm your new number</Trans>;
		default:
			return use satisfies never;
	}
}

function Intro({ use }: { use: LinkUse }) {
	switch (use) {
		case "sign_up":
			return <Trans>Press the button to confirm that this email address is yours and to sign in on this device.</Trans>;
		case "sign_in":
			return <Trans>Press the button to sign in on this device. It works once.</Trans>;
		case "recovery":
			return <Trans>Press the button to sign in on this device. Then you choose a new password.</Trans>;
		case "email_change":
			return (
				<Trans>
					Press the button to confirm that this email address is yours. You must also confirm from your old address.
				</Trans>
			);
		case "email_change_current":
			return (
				<Trans>Press the button to agree to the new email address. You must also confirm from the new address.</Trans>
			);
		case "phone_change":
			return <Trans>Press the button to use this number for your account.</Trans>;
		default:
			return use satisfies never;
	}
}

function Confirmed({ use, isDone }: { use: ChangeUse; isDone: boolean }) {
	return (
		<AuthFrame
			step="confirmed"
			title={isDone ? <Trans>Your change is saved</Trans> : <Trans>One more confirmation</Trans>}
			intro={
				!isDone ? (
					use === "email_change_current" ? (
						<Trans>You agreed to the new address. Now open the message we sent to it.</Trans>
					) : (
						<Trans>The new address is confirmed. Now open the message we sent to your old address.</Trans>
					)
				) : use === "phone_change" ? (
					<Trans>Your account now has your new number.</Trans>
				) : (
					<Trans>From now on, sign in with your new email address.</Trans>
				)
			}
		>
			<ButtonLink to="/profile/security" kind="action">
				<Trans>Go to your security settings</Trans>
			</ButtonLink>
		</AuthFrame>
	);
}

function BackToClient({ host }: { host: string }) {
	return (
		<Trans>
			Press the button to go back to <bdi>{host}</bdi> and sign in there. It works once.
		</Trans>
	);
}

/** A link that is over, or not whole. Who used it themselves a moment ago is signed in. */
function UsedUp({ use, next }: { use: LinkUse | null; next: string }) {
	const person = usePerson();
	return (
		<AuthFrame
			step="used up"
			title={use ? <Trans>This link no longer works</Trans> : <Trans>This link is not complete</Trans>}
			intro={
				<>
					{use ? (
						<Trans>
							It was already used, it is more than an hour old, or we sent you a newer message. Nothing was changed.
						</Trans>
					) : (
						<Trans>Part of the link is missing. Open it from the message itself, or ask for a new code.</Trans>
					)}{" "}
					{person && <Trans>You are signed in on this device.</Trans>}
				</>
			}
		>
			<div className="flex flex-wrap gap-3">
				<NewCode use={use} next={next} />
				{person && (
					<ButtonLink to={next} kind="quiet">
						<Trans>Continue</Trans>
					</ButtonLink>
				)}
			</div>
		</AuthFrame>
	);
}

function NewCode({ use, next }: { use: LinkUse | null; next: string }) {
	if (use && isChange(use))
		return (
			<ButtonLink to="/profile/security" kind="action">
				<Trans>Ask for a new one in your profile</Trans>
			</ButtonLink>
		);
	return (
		<ButtonLink to={authPath(use === "recovery" ? "recover" : "send", { next })} kind="action">
			<Trans>Get a new code</Trans>
		</ButtonLink>
	);
}
