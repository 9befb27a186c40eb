import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { BadgeCheck, ChevronRight, ExternalLink, Share2 } from "lucide-react";
import { type Business, Card } from "../card.tsx";
import { country, day, words } from "../names.ts";

type Line = {
	id: string;
	title: string;
	summary: string;
	countries: string;
	topics: string;
	law_as_of: string;
	reading_minutes: number;
	published_at: string;
	picture: string | null;
};
type Article = Line & {
	html: string;
	language: string;
	sources: string;
	changed_at: string | null;
	author_name: string | null;
	reviewer_id: string | null;
};
type Reviewer = { id: string; name: string; category: string; tier: string };
type Licence = {
	id: string;
	profession: string;
	register: string;
	register_url: string;
	number: string;
	jurisdiction: string;
	checked_at: string;
};

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { db } = context as unknown as { db: D1Database };
	const article = await db
		.prepare(
			"SELECT a.*, p.full_name AS author_name FROM articles a LEFT JOIN profiles p ON p.user_id = a.author_id WHERE a.id = ? AND a.status = 'published'",
		)
		.bind(params.id ?? "")
		.first<Article>();
	if (!article) throw new Response(null, { status: 404 });
	const topic = listOf(article.topics)[0] ?? "";
	const place = listOf(article.countries)[0] ?? "";
	const [reviewers, licences, related, professionals] = await db.batch([
		db.prepare("SELECT id, name, category, tier FROM businesses WHERE id = ?").bind(article.reviewer_id),
		db.prepare("SELECT * FROM licences WHERE business_id = ?").bind(article.reviewer_id),
		db
			.prepare(
				"SELECT * FROM articles WHERE status = 'published' AND language = ? AND id <> ? AND EXISTS (SELECT 1 FROM json_each(topics) WHERE value = ?) ORDER BY published_at DESC LIMIT 3",
			)
			.bind(article.language, article.id, topic),
		db
			.prepare(
				`SELECT b.*, c.name AS city_name, (SELECT max(checked_at) FROM licences WHERE business_id = b.id) AS checked_at,
					(SELECT json_group_array(DISTINCT language) FROM business_languages WHERE business_id = b.id) AS languages
				FROM businesses b JOIN cities c ON c.id = b.city_id
				WHERE b.status IN ('verified', 'expiring') AND (?1 = '' OR b.country_id = ?1)
				AND b.id IN (SELECT o.business_id FROM business_services o JOIN legal_services s ON s.id = o.legal_service_id WHERE s.category = ?2)
				ORDER BY b.quality DESC, b.seq LIMIT 4`,
			)
			.bind(place, topic),
	]);
	return {
		article,
		reviewer: (reviewers?.results[0] ?? null) as Reviewer | null,
		licences: (licences?.results ?? []) as Licence[],
		related: (related?.results ?? []) as Line[],
		professionals: ((professionals?.results ?? []) as (Business & { languages: string })[]).map((one) => ({
			...one,
			languages: listOf(one.languages),
		})) as Business[],
	};
}

const listOf = (json: string) => JSON.parse(json) as string[];

export default function ArticlePage() {
	const { article, reviewer, licences, related, professionals } = useLoaderData<typeof loader>();
	const topics = listOf(article.topics);
	const sources = JSON.parse(article.sources) as { title: string; url: string }[];
	return (
		<main className="page">
			<article>
				<nav aria-label="Breadcrumb" className="muted">
					<Link to="/">Home</Link> <ChevronRight className="icon" /> <Link to="/news">News</Link>{" "}
					<ChevronRight className="icon" /> <Link to={`/news?topic=${topics[0]}`}>{words(topics[0] ?? "")}</Link>
				</nav>
				{article.changed_at && (
					<p className="note">
						Updated on {day(article.changed_at)}. First published on {day(article.published_at)}.
					</p>
				)}
				<h1>{article.title}</h1>
				<p className="summary">{article.summary}</p>
				<Facts line={article} />
				{article.picture && <img src={article.picture} alt="" />}
				<div className="prose" dangerouslySetInnerHTML={{ __html: article.html }} />
				<section>
					<h2>Sources</h2>
					<ol>
						{sources.map(({ title, url }) => (
							<li key={url}>
								<a href={url}>
									{title} <ExternalLink className="icon" />
								</a>{" "}
								<span className="muted">{new URL(url).hostname}</span>
							</li>
						))}
					</ol>
				</section>
				<p className="muted">This is general information, not legal advice. Your case can be different.</p>
				<aside className="card">
					<h2>Written by</h2>
					<p>{article.author_name ?? "Visavis"}</p>
					{reviewer && (
						<>
							<h2>Checked by</h2>
							<p>
								<Link to={`/business/${reviewer.id}`}>{reviewer.name}</Link>
							</p>
							<p className="muted">{words(reviewer.category)}</p>
							<p>
								<span className="badge">{words(reviewer.tier)}</span> <BadgeCheck className="icon" /> Licence checked{" "}
								{licences[0] && day(licences[0].checked_at)}
							</p>
							<ul>
								{licences.map((licence) => (
									<li key={licence.id}>
										{licence.profession}, <a href={licence.register_url}>{licence.register}</a>
										<span className="muted">
											Number {licence.number} · {country(licence.jurisdiction)}
										</span>
									</li>
								))}
							</ul>
						</>
					)}
					<h2>Countries</h2>
					<ul>
						{listOf(article.countries).map((code) => (
							<li key={code}>
								<Link to={`/news?country=${code}`} className="chip">
									{country(code)}
								</Link>
							</li>
						))}
					</ul>
					<h2>Topics</h2>
					<ul>
						{topics.map((topic) => (
							<li key={topic}>
								<Link to={`/news?topic=${topic}`} className="chip">
									{words(topic)}
								</Link>
							</li>
						))}
					</ul>
					<button type="button" className="button">
						<Share2 className="icon" /> Share
					</button>
				</aside>
			</article>
			<section>
				<h2>Read next</h2>
				<ul>
					{related.map((line) => (
						<li key={line.id} className="card">
							<p className="muted">
								{[...listOf(line.topics).map(words), ...listOf(line.countries).map(country)].join(" · ")}
							</p>
							<h3>
								<Link to={`/news/${line.id}`}>{line.title}</Link>
							</h3>
							<p>{line.summary}</p>
							<Facts line={line} />
						</li>
					))}
				</ul>
			</section>
			<section>
				<h2>Professionals for this topic</h2>
				<Link to={`/search?service=${topics[0]}`}>See all</Link>
				<p className="muted">They come first in our search for this topic and country.</p>
				<ul className="results">
					{professionals.map((business) => (
						<li key={business.id}>
							<Card business={business} />
						</li>
					))}
				</ul>
			</section>
		</main>
	);
}

const Facts = ({ line }: { line: Line }) => (
	<p className="muted">
		{day(line.published_at)} · {line.reading_minutes} minutes to read · Law as of {day(line.law_as_of)}
	</p>
);
