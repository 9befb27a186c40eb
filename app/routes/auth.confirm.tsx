import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { signInWithCode } from "#domain/identity/sign-in.server.ts";
import { refusalCodes } from "#domain/refusal.ts";
import { type AuthAnswer, AuthForm, useAnswerWords } from "../components/auth-form.tsx";
import { AuthFrame } from "../components/auth-frame.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { ButtonLink } from "../components/ui/button.tsx";
import { Ornament } from "../components/ui/ornaments.tsx";
import { intentOf, outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import { returnPath } from "../return-path.ts";
import { usePerson } from "../root-data.ts";
import { enter } from "./auth._index/enter.server.ts";
import { authPath, type LinkUse, linkUseOf, purposesOf } from "./auth._index/steps.ts";

/** What a link says; it is looked at only when the button is pressed, for programs follow links too. */
function linkOf(request: Request) {
	const { searchParams: params } = new URL(request.url);
	return { use: linkUseOf(params), token_hash: params.get("token_hash"), next: returnPath(params.get("next")) };
}

export function loader({ request }: LoaderFunctionArgs) {
	const { use, token_hash, next } = linkOf(request);
	return use && token_hash ? data({ use, next }) : data({ use: null, next }, 400);
}

/** Uses the link: signs in, and goes on to what it is for. */
export async function action({ request, context }: ActionFunctionArgs) {
	const { use, token_hash, next } = linkOf(request);
	const intent = await intentOf(request);
	if (!use || !token_hash || intent !== "confirm") return data(null, 400);
	const { value: signedIn, refusal } = await outcome(signInWithCode(context, purposesOf[use], { token_hash }));
	if (refusal) {
		const answer: AuthAnswer = { intent: "confirm", typed: {}, invalid: [], refusal };
		return data(answer, refusalCodes[refusal.code]);
	}
	return enter(context, signedIn, goalOf(use, next));
}

function goalOf(use: LinkUse, next: string) {
	if (use === "recovery") return authPath("password", { next });
	return use.endsWith("_change") && next === "/" ? "/profile" : next;
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Confirm`,
		description: msg`The page behind the links in our messages. It does nothing before you press its button.`,
		path: "/auth/confirm",
		noindex: true,
	});

export default function Confirm() {
	const { use, next } = useLoaderData<typeof loader>();
	const answer = useActionData<AuthAnswer | null>();
	const { pathname, search } = useLocation();
	const words = useAnswerWords(answer, ["confirm"], {});
	if (!use || answer?.refusal?.code === "otp_expired") return <UsedUp use={use} next={next} />;
	return (
		<AuthFrame step="confirm" title={<Title use={use} />} intro={<Intro use={use} />}>
			<AuthForm action={pathname + search} words={words}>
				<SubmitButton intent="confirm" kind="action" isWide>
					<Trans>Confirm and sign in</Trans>
				</SubmitButton>
			</AuthForm>
			<Ornament className="my-8" />
			{use !== "phone_change" && (
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
				<Trans>You did not ask for this? Close the page: nothing has happened yet.</Trans>
			</p>
		</AuthFrame>
	);
}

function Title({ use }: { use: LinkUse }) {
	switch (use) {
		case "sign_up":
			return <Trans>Confirm your address</Trans>;
		case "sign_in":
			return <Trans>Sign in on this device</Trans>;
		case "recovery":
			return <Trans>Set a new password</Trans>;
		case "email_change":
			return <Trans>Confirm your new address</Trans>;
		case "phone_change":
			return <Trans>Confirm your new number</Trans>;
		default:
			return use satisfies never;
	}
}

function Intro({ use }: { use: LinkUse }) {
	switch (use) {
		case "sign_up":
			return <Trans>The button confirms that the address is yours, and signs you in on this device.</Trans>;
		case "sign_in":
			return <Trans>The button signs you in on this device. It works once.</Trans>;
		case "recovery":
			return <Trans>The button signs you in on this device. Then you choose a new password.</Trans>;
		case "email_change":
			return <Trans>The button makes it the address of your account, and signs you in on this device.</Trans>;
		case "phone_change":
			return <Trans>The button makes it the number of your account, and signs you in on this device.</Trans>;
		default:
			return use satisfies never;
	}
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
							It has been used, is more than an hour old, or a newer message has taken its place. Nothing was changed.
						</Trans>
					) : (
						<Trans>A part of it is missing. Open it from the message itself, or have a new code sent.</Trans>
					)}{" "}
					{person && <Trans>You are signed in on this device.</Trans>}
				</>
			}
		>
			<div className="flex flex-wrap gap-3">
				<NewCode use={use} next={next} />
				{person && (
					<ButtonLink to={next} kind="quiet">
						<Trans>Go on</Trans>
					</ButtonLink>
				)}
			</div>
		</AuthFrame>
	);
}

function NewCode({ use, next }: { use: LinkUse | null; next: string }) {
	if (use === "email_change" || use === "phone_change")
		return (
			<ButtonLink to="/profile" kind="action">
				<Trans>Ask for a new one in your profile</Trans>
			</ButtonLink>
		);
	return (
		<ButtonLink to={authPath(use === "recovery" ? "recover" : "send", { next })} kind="action">
			<Trans>Have a new code sent</Trans>
		</ButtonLink>
	);
}
