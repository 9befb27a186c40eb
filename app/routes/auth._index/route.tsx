import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { act } from "./actions.server.ts";
import { AskAddress } from "./ask-address.tsx";
import { EnterCode } from "./enter-code.tsx";
import { NewPassword, PasswordSaved } from "./new-password.tsx";
import { Prove } from "./prove.tsx";
import { SecondStep } from "./second-step.tsx";
import { SignIn } from "./sign-in.tsx";
import { SignUp } from "./sign-up.tsx";
import { type Step, stepOf } from "./steps.ts";
import { viewOf } from "./view.server.ts";

export const loader = ({ request, context }: LoaderFunctionArgs) => viewOf(context, request);

export const action = (args: ActionFunctionArgs) => act(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isUninterrupted: true };

const titles: Record<Step, MessageDescriptor> = {
	sign_in: msg`Sign in`,
	sign_up: msg`Create an account`,
	send: msg`Sign in with a code`,
	recover: msg`Set a new password`,
	code: msg`Check your email`,
	password: msg`Choose a new password`,
	saved: msg`Your password is changed`,
	factor: msg`Two-step sign-in`,
	prove: msg`Confirm it is you`,
};

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: titles[stepOf(new URLSearchParams(args.location.search))],
		description: msg`Sign in to Visavis, or create an account to book, write messages and keep what you find.`,
		path: "/auth",
		noindex: true,
	});

export default function Auth() {
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	switch (view.step) {
		case "sign_in":
			return <SignIn view={view} answer={answer} />;
		case "sign_up":
			return <SignUp view={view} answer={answer} />;
		case "send":
		case "recover":
			return <AskAddress key={view.step} view={view} answer={answer} />;
		case "code":
			return <EnterCode view={view} answer={answer} />;
		case "password":
			return <NewPassword view={view} answer={answer} />;
		case "saved":
			return <PasswordSaved next={view.next} />;
		case "factor":
			return <SecondStep view={view} answer={answer} />;
		case "prove":
			return <Prove view={view} answer={answer} />;
		default:
			return view satisfies never;
	}
}
