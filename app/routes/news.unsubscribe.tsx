import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { endWeeklyNews } from "#domain/news/weekly.server.ts";
import { Button, ButtonLink } from "../components/ui/button.tsx";
import { formOf } from "../http.server.ts";
import { pageMeta } from "../meta.ts";
import type { PageHandle } from "../root-data.ts";

const tokenOf = (request: Request) => (new URL(request.url).searchParams.get("token") ?? "").slice(0, 64);

/** Opening the link changes nothing: programs for mail open every link. */
export const loader = ({ request }: LoaderFunctionArgs) => ({ token: tokenOf(request) });

/** By the button, or by the mail program itself with one click (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
	await formOf(request, context.limited);
	await endWeeklyNews(context, tokenOf(request));
	return data({ isDone: true });
}

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`News by mail`,
		description: msg`Stop the weekly mail with news.`,
		path: "/news/unsubscribe",
		noindex: true,
	});

export default function Unsubscribe() {
	const { token } = useLoaderData<typeof loader>();
	const done = useActionData<typeof action>();
	return (
		<div className="page-width py-10 sm:py-16">
			<div className="mx-auto grid max-w-lg justify-items-start gap-5">
				<h1 className="text-2xl">
					{done ? <Trans>You get no more news by mail</Trans> : <Trans>Stop the weekly mail with news?</Trans>}
				</h1>
				<p>
					{done ? (
						<Trans>What you follow stays as it is, and you see it under notifications.</Trans>
					) : (
						<Trans>What you follow stays as it is. You can turn the mail on again in your profile.</Trans>
					)}
				</p>
				{done ? (
					<ButtonLink to="/news" kind="quiet">
						<Trans>Go to the news</Trans>
					</ButtonLink>
				) : (
					<Form method="post" action={`/news/unsubscribe?token=${encodeURIComponent(token)}`}>
						<Button type="submit">
							<Trans>Stop it</Trans>
						</Button>
					</Form>
				)}
			</div>
		</div>
	);
}
