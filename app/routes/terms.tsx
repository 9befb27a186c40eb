import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { findSiteDetails } from "#domain/site/site-settings.server.ts";
import { Operator } from "../components/operator.tsx";
import { PageTextView } from "../components/page-text.tsx";
import { pageTextMeta } from "../meta.ts";
import { pageTextOf } from "../page-text.server.ts";

export async function loader(args: LoaderFunctionArgs) {
	const [text, details] = await Promise.all([pageTextOf(args, "terms"), findSiteDetails(args.context)]);
	return { text, details };
}

export const meta: MetaFunction<typeof loader> = (args) => pageTextMeta(args, "/terms");

export default function Terms() {
	const { text, details } = useLoaderData<typeof loader>();
	return <PageTextView text={text} after={{ questions: <Operator {...details} className="mt-4" /> }} />;
}
