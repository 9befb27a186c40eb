import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData, useSearchParams } from "@remix-run/react";
import { ChevronDown, Search, X } from "lucide-react";
import { naiveSearch } from "../../../naive-search.ts";
import { Card } from "../card.tsx";
import { naiveDetails } from "../counts.server.ts";
import { country, language, money, words } from "../names.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const params = new URL(request.url).searchParams;
	const { db } = context as unknown as { db: D1Database };
	const query = {
		words: [],
		category: params.get("service"),
		place: params.get("location"),
		language: params.get("language"),
		tier: null,
		mode: null,
		fee_max: null,
		free_consultation: false,
		rating: null,
		free_on: null,
		sort: "relevance" as const,
	};
	const { businesses, total, facets } = await naiveSearch(db, query);
	const ids = businesses.map((business) => business.id);
	const details = await naiveDetails(db, query, ids);
	return {
		total,
		facets: { ...facets, ...details.facets },
		businesses: businesses.map((business) => ({
			...business,
			languages: details.languages.filter((row) => row.business_id === business.id).map((row) => row.language),
			checked_at: details.checks.find((row) => row.business_id === business.id)?.checked_at ?? null,
		})),
	};
}

type Count = { value: string; count: number };

export default function SearchPage() {
	const { businesses, total, facets } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const service = params.get("service");
	return (
		<main className="page">
			<Form className="search" role="search">
				<label>
					What do you need help with?
					<input type="search" name="q" placeholder="For example: work permit" />
				</label>
				<label>
					Where?
					<input type="search" name="location" placeholder="City or country" />
				</label>
				<button type="submit" className="button primary">
					<Search className="icon" /> Search
				</button>
			</Form>
			{service && (
				<Link to="/search" className="chip">
					{words(service)} <X className="icon" />
				</Link>
			)}
			<div className="columns">
				<Form className="filters">
					<Group
						name="service"
						title="Service"
						any="Any service"
						counts={facets.service}
						label={words}
						chosen={service}
					/>
					<Group name="service" title="Narrow it down" counts={facets.legal_service} label={words} />
					<Group name="location" title="Place" any="Anywhere" counts={mostFirst(facets.place)} label={country} />
					<Group name="language" title="Language" any="Any language" counts={facets.language} label={language} />
					<Group name="tier" title="Kind of professional" any="Any kind" counts={facets.tier} label={words} />
					<Group name="mode" title="How you meet" any="Any way" counts={facets.mode} label={words} />
					<Group
						name="fee_max"
						title="Lowest fee"
						any="Any fee"
						counts={facets.fee_max}
						label={(fee) => `Up to ${money(Number(fee), "EUR")}`}
					/>
					<Flag name="free_consultation" label="First talk free" counts={facets.free_consultation} />
					<Flag name="legal_aid" label="Takes legal aid" counts={facets.legal_aid} />
					<Group
						name="country_experience"
						title="Experience with people from"
						any="Any country"
						counts={mostFirst(facets.country_experience)}
						label={country}
					/>
					<Group
						name="jurisdiction"
						title="Licensed in"
						any="Any country"
						counts={mostFirst(facets.jurisdiction)}
						label={country}
					/>
				</Form>
				<section>
					<div className="heading">
						<h1>{total.toLocaleString("en")} professionals</h1>
						<nav>
							<Link to="/search">Relevance</Link>
							<Link to="/search?sort=fee">Lowest fee</Link>
							<Link to="/about#ranking">How results are ranked</Link>
						</nav>
					</div>
					<ul className="results">
						{businesses.map((business) => (
							<li key={business.id}>
								<Card business={business} />
							</li>
						))}
					</ul>
					<Link to="/search?page=2" className="button">
						Show more results
					</Link>
					<p className="muted">{businesses.length} shown</p>
				</section>
			</div>
		</main>
	);
}

/** Our page lists as many of the long ones. */
const mostFirst = (counts: Count[]) => [...counts].sort((a, b) => b.count - a.count).slice(0, 6);

function Group({
	name,
	title,
	any,
	counts,
	label,
	chosen = null,
}: {
	name: string;
	title: string;
	any?: string;
	counts: Count[];
	label: (value: string) => string;
	chosen?: string | null;
}) {
	return (
		<details className="group" open>
			<summary className="group-title">
				{title} <ChevronDown className="icon" />
			</summary>
			<fieldset>
				<legend className="sr-only">{title}</legend>
				{any && (
					<label className="option">
						<input type="radio" name={name} value="" defaultChecked={!chosen} /> {any}
					</label>
				)}
				{counts.map(({ value, count }) => (
					<label key={value} className="option">
						<input type="radio" name={name} value={value} defaultChecked={value === chosen} /> {label(String(value))}
						<span className="count">{count.toLocaleString("en")}</span>
					</label>
				))}
			</fieldset>
		</details>
	);
}

function Flag({ name, label, counts }: { name: string; label: string; counts: Count[] }) {
	return (
		<label className="option">
			<input type="checkbox" name={name} value="1" /> {label}
			<span className="count">{counts.find(({ value }) => Number(value) === 1)?.count.toLocaleString("en")}</span>
		</label>
	);
}
