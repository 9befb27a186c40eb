import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PageTextView } from "../components/page-text.tsx";
import { pageTextMeta } from "../meta.ts";
import { pageTextOf } from "../page-text.server.ts";

export const loader = async (args: LoaderFunctionArgs) => ({ text: await pageTextOf(args, "privacy") });

export const meta: MetaFunction<typeof loader> = (args) => pageTextMeta(args, "/privacy");

export default function Privacy() {
	return <PageTextView text={useLoaderData<typeof loader>().text} />;
}
