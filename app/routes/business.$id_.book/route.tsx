import { msg } from "@lingui/core/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { act } from "./actions.server.ts";
import { CannotBook } from "./cannot-book.tsx";
import { ChooseService } from "./choose-service.tsx";
import { ChooseTime } from "./choose-time.tsx";
import { Details } from "./details.tsx";
import { SignInFirst } from "./sign-in-first.tsx";
import { type View, viewOf } from "./view.server.ts";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const { view, headers } = await viewOf(context, request, params.id ?? "");
	return data(view, { headers });
}

export const action = (args: ActionFunctionArgs) => act(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, {
		title: msg`Book an appointment`,
		description: msg`Choose a service and a time, and say what it is about.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function Book() {
	const view = useLoaderData<typeof loader>();
	const answer = useActionData<Answer>();
	const page = useRef<HTMLDivElement>(null);
	const shown = useRef(view.step);
	useEffect(() => {
		if (shown.current === view.step) return;
		shown.current = view.step;
		// A step that has something to say has taken the focus by now.
		if (!page.current?.contains(document.activeElement)) page.current?.querySelector("h1")?.focus();
	}, [view.step]);
	return (
		<div ref={page}>
			<Step view={view} answer={answer} />
		</div>
	);
}

function Step({ view, answer }: { view: View; answer: Answer | undefined }) {
	switch (view.step) {
		case "closed":
		case "own":
			return <CannotBook view={view} />;
		case "service":
			return <ChooseService view={view} />;
		case "times":
			return <ChooseTime view={view} answer={answer} />;
		case "guest":
			return <SignInFirst view={view} />;
		case "details":
			return <Details view={view} answer={answer} />;
		default:
			return view satisfies never;
	}
}
