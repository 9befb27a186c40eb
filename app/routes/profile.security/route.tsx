import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { isFresh } from "#domain/ground/callers.ts";
import { keepingTyped } from "../../components/form/answer.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { formAction } from "../../form-action.server.ts";
import { requirePerson, toAuth } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { intents } from "./actions.server.ts";
import { Devices } from "./devices.tsx";
import { EmailPanel } from "./email-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SecondStep } from "./second-step.tsx";
import { readSecurity } from "./security.server.ts";
import { type Change, changes, type SecurityAnswer } from "./setup.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const change = changes.find((one) => one === new URL(request.url).searchParams.get("change")) ?? null;
	// Submission for before anything is typed: nothing would be left of it after the way to the proof and back.
	if (change && !isFresh(context, person)) throw toAuth(request, "prove");
	return readSecurity(context, person, change, new URL(request.url).searchParams.get("factor"));
}

export const action = formAction<Awaited<ReturnType<(typeof intents)["codes"]>>>(intents, { fallback: "password" });

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<SecurityAnswer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Security`,
		description: msg`Your password, two-step sign-in and signed-in devices.`,
		path: "/profile/security",
		noindex: true,
	});

const panels: Record<Change, string> = {
	password: "password",
	email: "email",
	authenticator: "second-step",
	phone: "second-step",
	remove: "second-step",
	codes: "recovery-codes",
};

/** What was pressed is replaced by what it opens: the focus goes there, and on leaving it back. */
function useFocusInPanel(change: Change | null, setup: string | null) {
	const shown = useRef({ change, setup });
	useEffect(() => {
		const before = shown.current;
		shown.current = { change, setup };
		const panel = document.getElementById(panels[change ?? before.change ?? "password"]);
		const first = "form :is(input:not([type=hidden], [hidden]), button)";
		if (change && change !== before.change) panel?.querySelector<HTMLElement>(first)?.focus();
		else if (setup && setup !== "codes" && setup !== before.setup)
			document.querySelector<HTMLElement>("#second-step input[name=code], #password input[name=code]")?.focus();
		else if (before.change && !change && !setup)
			panel?.querySelector<HTMLElement>(`a[href*="change=${before.change}"]`)?.focus();
	}, [change, setup]);
}

export default function SecurityTab() {
	const security = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as SecurityAnswer | undefined;
	useFocusInPanel(security.change, answer?.setup?.kind ?? null);
	return (
		<>
			{security.mustHaveFactor && (
				<Notice kind="bad" title={<Trans>You need two-step sign-in</Trans>} className="mb-8">
					{security.role === "admin" ? (
						<Trans>
							You can see and decide things about other people. Until you set up two-step sign-in, you cannot open the
							admin pages. A stolen password alone must not open them.
						</Trans>
					) : (
						<Trans>
							Clients trust you with their documents. Until you set up two-step sign-in, you cannot open your dashboard.
							A stolen password alone must not open it.
						</Trans>
					)}
				</Notice>
			)}
			<PasswordPanel security={security} answer={answer} />
			<EmailPanel security={security} answer={answer} />
			<SecondStep security={security} answer={answer} />
			<RecoveryCodes security={security} answer={answer} />
			<Devices security={security} answer={answer} />
		</>
	);
}
