import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { Laptop, Smartphone } from "lucide-react";
import { useEffect, useRef } from "react";
import { Day } from "../../components/fact.tsx";
import { Announcement } from "../../components/form/action-form.tsx";
import { CountryName } from "../../components/place-name.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Panel } from "../profile/panel.tsx";
import type { Security } from "./security.server.ts";
import type { SecurityAnswer } from "./setup.ts";

const intents = ["end_session", "end_others"];
const phones = new Set(["iPhone", "iPad", "Android"]);

/** Where the account is signed in, this device first; each can be signed out. */
export function Devices({
	security: { devices, today },
	answer,
}: {
	security: Security;
	answer: SecurityAnswer | undefined;
}) {
	const { t } = useLingui();
	const list = useRef<HTMLUListElement>(null);
	const first = useRef(answer);
	// The row of the button that was pressed is gone, and the focus with it.
	useEffect(() => {
		if (answer && answer !== first.current && intents.includes(answer.intent)) list.current?.focus();
	}, [answer]);
	const listed = [...devices].sort((a, b) => Number(b.isThis) - Number(a.isThis));
	return (
		<Panel
			id="devices"
			title={t`Signed-in devices`}
			lead={<Trans>Sign out any device you do not know. Then set a new password.</Trans>}
		>
			<Announcement
				intents={intents}
				answer={answer}
				saved={{ title: answer?.intent === "end_others" ? t`All other devices signed out` : t`Device signed out` }}
			/>
			<ul ref={list} tabIndex={-1} className="divide-y divide-line rounded-card border border-line bg-raised">
				{listed.map((device) => (
					<Device key={device.id} device={device} today={today} />
				))}
			</ul>
			{devices.length > 1 && (
				<Form method="post" action="/profile/security" preventScrollReset className="mt-4">
					<SubmitButton intent="end_others" kind="quiet" size="small">
						<Trans>Sign out all other devices</Trans>
					</SubmitButton>
				</Form>
			)}
		</Panel>
	);
}

function Device({
	device: { id, browser, system, country_id, seen_at, isThis },
	today,
}: {
	device: Security["devices"][number];
	today: string;
}) {
	const { t } = useLingui();
	const Icon = phones.has(system ?? "") ? Smartphone : Laptop;
	const name = browser && system ? t`${browser} on ${system}` : (browser ?? system ?? t`Unknown device`);
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
			<Icon aria-hidden="true" className="size-6 shrink-0 text-muted" />
			<p className="min-w-0 flex-1 basis-32">
				<span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
					<bdi className="font-medium">{name}</bdi>
					{isThis && (
						<Badge kind="accent">
							<Trans>This device</Trans>
						</Badge>
					)}
				</span>
				<span className="block text-sm text-muted">
					{country_id && (
						<>
							<CountryName code={country_id} />
							{" · "}
						</>
					)}
					{seen_at.slice(0, 10) === today.slice(0, 10) ? (
						<Trans>Used today</Trans>
					) : (
						<Trans>
							Last used on <Day at={seen_at} />
						</Trans>
					)}
				</span>
			</p>
			{!isThis && (
				<Form method="post" action="/profile/security" preventScrollReset>
					<SubmitButton intent="end_session" kind="plain" size="small" value={{ name: "session", value: id }}>
						<Trans>Sign out</Trans>
						<span className="sr-only">: {name}</span>
					</SubmitButton>
				</Form>
			)}
		</li>
	);
}
