import { Plural, Trans } from "@lingui/react/macro";
import { Link } from "@remix-run/react";
import { type RefObject, useEffect, useState } from "react";
import type { SimilarPost } from "#domain/community/listing.server.ts";

const pauseMs = 500;
/** A shorter title says too little. */
const shortest = 10;

/** What may have been asked before, while a title is typed: read again after a pause, without what names a person. Without scripts there is none of it. */
export function SimilarPosts({ title }: { title: RefObject<HTMLInputElement> }) {
	const [found, setFound] = useState<readonly SimilarPost[]>([]);
	useEffect(() => {
		const element = title.current;
		if (!element) return;
		let timer = 0;
		let request: AbortController | null = null;
		const ask = async () => {
			request = new AbortController();
			const { signal } = request;
			const field = element.form?.elements.namedItem("language");
			const language = field instanceof HTMLSelectElement ? field.value : "";
			try {
				const { mask } = await import("#domain/ground/personal-details.ts");
				const query = new URLSearchParams({ title: mask(element.value.trim()), language });
				const answer = await fetch(`/api/posts/similar?${query}`, { signal });
				setFound(answer.ok ? ((await answer.json()) as { posts: SimilarPost[] }).posts : []);
			} catch {
				// No connection: one can ask all the same.
				if (!signal.aborted) setFound([]);
			}
		};
		const read = () => {
			clearTimeout(timer);
			request?.abort();
			if (element.value.trim().length < shortest) setFound([]);
			else timer = window.setTimeout(ask, pauseMs);
		};
		element.addEventListener("input", read);
		if (element.value !== "") read();
		return () => {
			clearTimeout(timer);
			request?.abort();
			element.removeEventListener("input", read);
		};
	}, [title]);
	return (
		<div aria-live="polite" className="empty:hidden">
			{found.length > 0 && (
				<div className="mt-2 rounded-control border border-line bg-sunken p-3">
					<p className="font-medium">
						<Trans>Perhaps someone has asked this before:</Trans>
					</p>
					<SimilarPostList posts={found} isApart />
				</div>
			)}
		</div>
	);
}

/** Posts in a line each; `isApart` opens them in a tab of their own, so that what is being typed stays. */
export const SimilarPostList = ({ posts, isApart = false }: { posts: readonly SimilarPost[]; isApart?: boolean }) => (
	<ul className="mt-1">
		{posts.map(({ slug, title, answer_count }) => (
			<li key={slug} className="py-1.5">
				<Link
					to={`/community/${slug}`}
					{...(isApart && { target: "_blank" })}
					className="text-accent underline underline-offset-4 wrap-anywhere"
				>
					<bdi>{title}</bdi>
				</Link>{" "}
				<span className="ms-1 text-sm whitespace-nowrap text-muted">
					<Plural value={answer_count} _0="No answers yet" one="# answer" other="# answers" />
				</span>
			</li>
		))}
	</ul>
);
