import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { naiveSearch } from "../../../naive-search.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const params = new URL(request.url).searchParams;
	return naiveSearch((context as unknown as { db: D1Database }).db, {
		words: [],
		category: params.get("service"),
		place: params.get("location"),
		language: params.get("language"),
		tier: null,
		mode: null,
		fee_max: null,
		free_consultation: false,
		sort: "relevance",
	});
}

export default function Search() {
	const { businesses, total, facets } = useLoaderData<typeof loader>();
	return (
		<main>
			<h1>{total} professionals</h1>
			<form>
				{Object.entries(facets).map(([name, values]) => (
					<fieldset key={name}>
						<legend>{name}</legend>
						{values.map(({ value, count }) => (
							<label key={value}>
								<input type="radio" name={name} value={value} /> {value} ({count})
							</label>
						))}
					</fieldset>
				))}
			</form>
			<ul>
				{businesses.map((business) => (
					<li key={business.id}>
						<article>
							<h2>
								<Link to={`/business/${business.id}`}>{business.name}</Link>
							</h2>
							<p>
								{business.category}, {business.tier}, {business.status}
							</p>
							<p>{business.headline}</p>
							<p>
								{business.city_name}, {business.country_id}
							</p>
							<p>{business.modes}</p>
							<p>
								{new Intl.NumberFormat("en", { style: "currency", currency: business.currency }).format(
									(business.fee_from_minor ?? 0) / 100,
								)}
							</p>
						</article>
					</li>
				))}
			</ul>
		</main>
	);
}
