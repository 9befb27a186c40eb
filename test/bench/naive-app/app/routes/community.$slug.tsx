import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, Link, useLoaderData } from "@remix-run/react";
import { BadgeCheck, Bell, Check, ThumbsUp } from "lucide-react";
import { country, day, words } from "../names.ts";

type Post = {
	id: string;
	kind: string;
	title: string;
	body: string;
	pseudonym: string;
	country_id: string;
	topic: string;
	created_at: string;
	author_id: string | null;
	useful: number;
	answers: number;
};
type Answer = {
	id: string;
	body: string;
	pseudonym: string;
	created_at: string;
	author_id: string | null;
	is_accepted: number;
	useful: number;
	business_id: string | null;
	business_name: string | null;
	tier: string | null;
};

/** Our page shows as many. */
const most = 10;

export async function loader({ params, context }: LoaderFunctionArgs) {
	const { db } = context as unknown as { db: D1Database };
	const post = await db
		.prepare(
			`SELECT p.*, (SELECT count(*) FROM votes WHERE object_id = p.id) AS useful,
				(SELECT count(*) FROM answers WHERE post_id = p.id AND status = 'published' AND deleted_at IS NULL) AS answers
			FROM posts p WHERE p.slug = ? AND p.status = 'published' AND p.deleted_at IS NULL`,
		)
		.bind(params.slug ?? "")
		.first<Post>();
	if (!post) throw new Response(null, { status: 404 });
	const { results: answers } = await db
		.prepare(
			`SELECT a.*, b.name AS business_name, b.tier, (SELECT count(*) FROM votes WHERE object_id = a.id) AS useful
			FROM answers a LEFT JOIN businesses b ON b.id = a.business_id
			WHERE a.post_id = ? AND a.status = 'published' AND a.deleted_at IS NULL
			ORDER BY a.is_accepted DESC, useful DESC, a.seq LIMIT ${most}`,
		)
		.bind(post.id)
		.all<Answer>();
	return { post, answers };
}

export default function ThreadPage() {
	const { post, answers } = useLoaderData<typeof loader>();
	return (
		<main className="page">
			<nav aria-label="Breadcrumb">
				<Link to="/community">Community</Link>
			</nav>
			<article>
				<p className="muted">
					<span className="badge">{words(post.kind)}</span>{" "}
					<Link to={`/community?country=${post.country_id}`}>{country(post.country_id)}</Link> ·{" "}
					<Link to={`/community?topic=${post.topic}`}>{words(post.topic)}</Link>
				</p>
				<h1>{post.title}</h1>
				<p className="muted">
					{post.pseudonym || "Someone who has left"} · {day(post.created_at)}
				</p>
				<Paragraphs text={post.body} />
				<Acts useful={post.useful} />
				<Form method="post">
					<button type="submit" name="intent" value="follow" className="button">
						<Bell className="icon" /> Follow
					</button>
				</Form>
			</article>
			<section>
				<h2>{post.answers} answers</h2>
				{answers.map((answer) => (
					<article key={answer.id} id={answer.id} className="card">
						<header>
							{Boolean(answer.is_accepted) && (
								<span className="badge">
									<Check className="icon" /> Helped the person who asked
								</span>
							)}
							{answer.business_id ? (
								<>
									<Link to={`/business/${answer.business_id}`}>{answer.business_name}</Link>{" "}
									<span className="badge">
										<BadgeCheck className="icon" /> Verified professional
									</span>{" "}
									<span className="badge">{words(answer.tier ?? "")}</span>
								</>
							) : (
								<span>{answer.pseudonym || "Someone who has left"}</span>
							)}
							{answer.author_id !== null && answer.author_id === post.author_id && (
								<span className="badge">Started this thread</span>
							)}
							<span className="muted">{day(answer.created_at)}</span>
						</header>
						<Paragraphs text={answer.body} />
						<Acts useful={answer.useful} />
					</article>
				))}
				<p className="muted">
					What people write here is not legal advice. Your case may be different.{" "}
					<Link to="/search">Find a professional</Link>
				</p>
				<Link to="/auth" className="button primary">
					Sign in to answer
				</Link>
			</section>
		</main>
	);
}

const Paragraphs = ({ text }: { text: string }) =>
	text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);

const Acts = ({ useful }: { useful: number }) => (
	<>
		<Form method="post">
			<button type="submit" name="intent" value="vote" className="button">
				<ThumbsUp className="icon" /> Useful {useful}
			</button>
		</Form>
		<Link to="report">Report</Link>
	</>
);
