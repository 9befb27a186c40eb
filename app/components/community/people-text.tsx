import { Fragment } from "react";
import { blocksOf, type Inline } from "#domain/community/markdown.ts";

/**
 * What somebody has written, with the marks of its markdown as elements. Their links say that they are theirs: search engines
 * do not count them, and the page that they lead to cannot reach back.
 */
export function PeopleText({ text, language }: { text: string; language?: string }) {
	return (
		<div dir="auto" lang={language} className="grid max-w-prose gap-3 leading-7 wrap-anywhere">
			{blocksOf(text).map((block, i) => {
				// biome-ignore-start lint/suspicious/noArrayIndexKey: the text does not change
				if (block.kind === "list") {
					const List = block.isOrdered ? "ol" : "ul";
					return (
						<List key={i} dir="auto" className={block.isOrdered ? "list-decimal ps-6" : "list-disc ps-6"}>
							{block.items.map((item, n) => (
								<li key={n}>
									<Line parts={item} />
								</li>
							))}
						</List>
					);
				}
				const lines = block.lines.map((line, n) => (
					<Fragment key={n}>
						{n > 0 && <br />}
						<Line parts={line} />
					</Fragment>
				));
				return block.kind === "quote" ? (
					<blockquote key={i} dir="auto" className="border-s-2 border-line ps-4 text-muted">
						{lines}
					</blockquote>
				) : (
					<p key={i} dir="auto">
						{lines}
					</p>
				);
				// biome-ignore-end lint/suspicious/noArrayIndexKey: the text does not change
			})}
		</div>
	);
}

const Line = ({ parts }: { parts: readonly Inline[] }) =>
	parts.map((part, i) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the text does not change
		<Part key={i} part={part} />
	));

function Part({ part }: { part: Inline }) {
	switch (part.kind) {
		case "text":
			return part.text;
		case "strong":
			return <strong className="font-semibold">{part.text}</strong>;
		case "em":
			return <em>{part.text}</em>;
		case "code":
			return <code className="rounded-control bg-sunken px-1">{part.text}</code>;
		case "link":
			return (
				<a
					href={part.href}
					target="_blank"
					rel="ugc nofollow noopener"
					className="text-accent underline underline-offset-4 hover:text-accent-hover"
				>
					{part.text}
				</a>
			);
		default:
			return part satisfies never;
	}
}
