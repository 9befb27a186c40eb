import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Fragment } from "react";
import { listDemoCodes } from "#domain/identity/demo-codes.server.ts";
import { listMailbox } from "#domain/outbox/mailbox.server.ts";
import { Badge } from "../components/ui/badge.tsx";
import { Button } from "../components/ui/button.tsx";
import { Disclosure } from "../components/ui/disclosure.tsx";
import { EmptyState } from "../components/ui/empty-state.tsx";
import { Field, Input } from "../components/ui/field.tsx";
import { notFound } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	if (!context.isDevelopment) throw notFound();
	const to = new URL(request.url).searchParams.get("to") ?? "";
	const [messages, codes] = await Promise.all([listMailbox(context, to), listDemoCodes(context)]);
	return { to, codes, messages: messages.map(({ html, ...message }) => ({ ...message, hasHtml: html !== "" })) };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Mailbox`,
		description: msg`Mail and text messages that this site has sent on this machine.`,
		path: "/dev/mailbox",
		noindex: true,
	});

export default function Mailbox() {
	const { t } = useLingui();
	const { to, codes, messages } = useLoaderData<typeof loader>();
	return (
		<div className="page-width pt-12">
			<div className="mx-auto max-w-[48rem]">
				<h1 className="text-3xl">
					<Trans>Mailbox</Trans>
				</h1>
				<p className="mt-3 text-muted">
					<Trans>Mail and text messages that this site has sent on this machine. None has left it.</Trans>
				</p>
				<dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
					{codes.map(({ email, code }) => (
						<Fragment key={email}>
							<dt className="text-muted">{t`Authenticator of ${email}`}</dt>
							<dd className="font-medium tabular-nums">{code}</dd>
						</Fragment>
					))}
				</dl>
				<form className="mt-8 flex flex-wrap items-end gap-3">
					<Field label={t`Sent to`} className="min-w-0 flex-1 basis-60">
						{(control) => <Input key={to} name="to" defaultValue={to} autoComplete="off" {...control} />}
					</Field>
					<Button type="submit" kind="quiet">
						<Trans>Show</Trans>
					</Button>
				</form>
				{messages.length === 0 ? (
					<EmptyState
						className="mt-8"
						title={t`Nothing has been sent`}
						description={t`Sign up or ask for a code: the message lands here within seconds.`}
					/>
				) : (
					<ol className="mt-8">
						{messages.map((message, index) => (
							<li key={message.id}>
								<Message {...message} isOpen={index === 0} />
							</li>
						))}
					</ol>
				)}
			</div>
		</div>
	);
}

type MessageProps = ReturnType<typeof useLoaderData<typeof loader>>["messages"][number] & { isOpen: boolean };

function Message({ id, channel, to, kind, subject, text, calendar, hasHtml, created_at, isOpen }: MessageProps) {
	const { t } = useLingui();
	return (
		<Disclosure
			isOpen={isOpen}
			summary={
				<>
					<span className="block">{subject || t`Text message`}</span>
					<span className="block text-sm font-normal break-words text-muted">{to}</span>
				</>
			}
			detail={<time dateTime={created_at}>{`${created_at.slice(0, 16).replace("T", " ")}Z`}</time>}
		>
			<p className="flex flex-wrap items-center gap-2">
				<Badge>{channel}</Badge>
				<Badge>{kind}</Badge>
				{hasHtml && (
					<a href={`/dev/mailbox/${id}`} className="ms-auto text-accent underline underline-offset-4">
						<Trans>See it as its reader does</Trans>
					</a>
				)}
			</p>
			<pre dir="auto" className="mt-3 rounded-card bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
				{text}
			</pre>
			{calendar !== null && (
				<>
					<h2 className="mt-4 text-base">
						<Trans>The calendar file that comes with it</Trans>
					</h2>
					<pre dir="ltr" className="mt-2 rounded-card bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
						{calendar}
					</pre>
				</>
			)}
		</Disclosure>
	);
}
