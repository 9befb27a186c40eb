import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { dispositionOf } from "#domain/files/files.ts";
import { readWholeThread } from "#domain/messages/reading.server.ts";
import { otherNameOf } from "../components/messages/thread-status.tsx";
import { timeFormatsOf } from "../components/time-formats.ts";
import { notFound, outcome, requirePerson, toAuth } from "../http.server.ts";
import { i18nFor } from "../i18n.ts";
import { localeOf } from "../locale.server.ts";
import { readerZoneOf } from "../reader-zone.server.ts";

/** A thread as plain text, for the person's own papers. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const { value, refusal } = await outcome(readWholeThread(context, person, params.id ?? ""));
	if (refusal?.code === "insufficient_aal") throw toAuth(request, "factor");
	if (refusal) throw notFound();
	const { thread, messages } = value;
	const i18n = await i18nFor(localeOf(request, context).locale);
	const { zone } = await readerZoneOf(request, context, "UTC");
	const times = timeFormatsOf(i18n.locale);
	const other = otherNameOf(thread) || i18n._(msg`Somebody who has left`);
	const lines = messages.map(({ seq, party, body, file, created_at }) => {
		const name = party === thread.party ? i18n._(msg`You`) : other;
		const parts = [body, file && `[${file.name}]`].filter(Boolean).join("\n");
		// Indented: what somebody wrote cannot look like the heading of another message.
		const indented = parts.replace(/^/gm, "    ");
		return `${seq}. ${times.longDay(created_at, zone)}, ${times.time(created_at, zone)} · ${name}\n${indented}\n`;
	});
	const title = i18n._(msg`Messages with ${{ other }} on Visavis`);
	const text = [title, `${i18n._(msg`Times in`)} ${zone}`, "", ...lines].join("\n");
	return new Response(text, {
		headers: {
			"Content-Type": "text/plain; charset=utf-8",
			"Content-Disposition": dispositionOf(`messages-${context.now().toISOString().slice(0, 10)}.txt`),
		},
	});
}
