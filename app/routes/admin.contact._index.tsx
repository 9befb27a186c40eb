import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { type ContactLine, listContactMessages } from "#domain/contact/answering.server.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Queue } from "../components/admin/queue.tsx";
import { Day } from "../components/fact.tsx";
import { topicNames } from "../contact-topic-names.ts";
import { outcome } from "../http.server.ts";
import { pageMeta } from "../meta.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const cursor = new URL(request.url).searchParams.get("cursor");
	const { value, refusal } = await outcome(listContactMessages(context, admin, cursor));
	// A cursor that is none: from the beginning.
	if (refusal) throw redirect("/admin/contact");
	return { ...value, isFirst: cursor === null };
}

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Messages to us`,
		description: msg`What people wrote on the contact page.`,
		path: "/admin/contact",
		noindex: true,
	});

export default function ContactMessages() {
	const { messages, waiting, next_cursor, isFirst } = useLoaderData<typeof loader>();
	return (
		<Queue
			heading={<Plural value={waiting} one="# message is waiting" other="# messages are waiting" />}
			rows={messages.map((one) => <MessageRow key={one.id} {...one} />)}
			path="/admin/contact"
			isFirst={isFirst}
			next={next_cursor}
			nextWords={<Trans>Next messages</Trans>}
		/>
	);
}

function MessageRow({ id, reference, topic, beginning, created_at }: ContactLine) {
	const { i18n } = useLingui();
	return (
		<li className="relative flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken">
			<div className="min-w-0 flex-1 basis-60">
				<Link
					to={`/admin/contact/${id}`}
					className="font-medium text-accent underline underline-offset-4 after:absolute after:inset-0"
				>
					{i18n._(topicNames[topic])}
				</Link>
				<p dir="auto" className="line-clamp-2 wrap-anywhere">
					{beginning}
				</p>
			</div>
			<p className="text-sm text-muted">
				<span className="tabular-nums">{reference}</span>
				{" · "}
				<Trans>
					waiting since <Day at={created_at} />
				</Trans>
			</p>
		</li>
	);
}
