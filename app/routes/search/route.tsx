import { msg } from "@lingui/core/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ShouldRevalidateFunction, useLoaderData } from "@remix-run/react";
import { useMemo } from "react";
import { i18nFor } from "../../i18n.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { readerCityOf } from "../../reader-city.server.ts";
import { readerZoneOf } from "../../reader-zone.server.ts";
import type { PageHandle } from "../../root-data.ts";
import { savedOf } from "../../saved.server.ts";
import { readComparison } from "./comparison.server.ts";
import { ComparisonPage } from "./deferred.ts";
import { headOf } from "./head.server.ts";
import { readResults } from "./results.server.ts";
import { ResultsPage } from "./results-page.tsx";
import type { SearchData } from "./search-data.ts";

/**
 * The data as JSON: Remix would number every value of it, and a page of results would weigh a tenth more on its way.
 */
type Packed = Pick<SearchData, "title" | "description" | "canonical"> & { json: string };

const packed = (data: SearchData): Packed => ({
	title: data.title,
	description: data.description,
	canonical: data.canonical,
	json: JSON.stringify(data),
});

export async function loader({ request, context }: LoaderFunctionArgs): Promise<Packed> {
	const params = new URL(request.url).searchParams;
	const { locale } = localeOf(request, context);
	const i18n = await i18nFor(locale);
	if (params.has("compare")) {
		return packed({
			...(await readComparison(context, params)),
			title: i18n._(msg`Compare professionals`),
			description: i18n._(msg`Up to four professionals side by side.`),
			canonical: null,
		});
	}
	const [results, saved] = await Promise.all([
		readResults(context, params, locale, readerZoneOf(request, context, "UTC"), () => readerCityOf(context)),
		savedOf(request, context),
	]);
	return packed({ ...results, saved: [...saved], ...headOf(results, params, i18n) });
}

export const meta: MetaFunction<typeof loader> = (args) =>
	pageMeta(args, {
		title: args.data?.title ?? msg`Search`,
		description: args.data?.description ?? msg`Find a verified legal professional.`,
		path: args.data?.canonical ?? "/search",
		noindex: !args.data?.canonical,
	});

export const handle: PageHandle = { isTool: true };

/** Another query is another page; a sent form (the theme, say) changes nothing here. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
	(!formMethod || formMethod === "GET") && defaultShouldRevalidate;

export default function Search() {
	const loaded = useLoaderData<typeof loader>();
	const data = useMemo(() => JSON.parse(loaded.json) as SearchData, [loaded]);
	return data.view === "results" ? <ResultsPage results={data} /> : <ComparisonPage comparison={data} />;
}
