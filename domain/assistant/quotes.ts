/** How a section of a page is quoted: in plain paragraphs and lines, each as it stands there. */
import { withoutEntities } from "#domain/pages/pages.ts";

/** Longer sections are quoted as far as they fit, in whole paragraphs and lines. */
const longestQuote = 700;

const piecePattern = /<(\/?)(\w+)([^>]*)>|[^<]+/g;
const hrefPattern = /href="([^"]*)"/;
/** Elements that begin a paragraph or a line. */
const blocks = new Set(["p", "li", "th", "td"]);

/**
 * The paragraphs of a section's HTML. Items of lists, and cells behind the first of a table's row, are lines that begin with
 * "- "; lines that belong together are one paragraph. Links into this site are `[label](/path)`; others are their label.
 * Rows of a table begin with their first cell; the other cells begin with what their column is called.
 */
export function paragraphsOf(html: string, page: string): string[] {
	const paragraphs: { lines: string[]; isList: boolean }[] = [];
	let text = "";
	let isLine = false;
	let link: string | null = null;
	let isHeadOfTable = false;
	let isLabel = false;
	const close = () => {
		const line = text.replace(/\s+/g, " ").trim();
		text = "";
		if (line === "") return;
		const last = paragraphs.at(-1);
		if (isLine && last?.isList) last.lines.push(`- ${line}`);
		else paragraphs.push({ lines: [isLine ? `- ${line}` : line], isList: isLine });
	};
	for (const [piece, slash, name = "", attributes = ""] of html.matchAll(piecePattern)) {
		if (name === "") {
			if (!isHeadOfTable) text += withoutEntities(piece);
			continue;
		}
		const isEnd = slash === "/";
		if (name === "thead") isHeadOfTable = !isEnd;
		else if (name === "span" && (isEnd ? isLabel : attributes.includes("cell-label"))) {
			isLabel = !isEnd;
			if (isEnd) text += ": ";
		} else if (name === "a") {
			const path: string | null = isEnd ? link : pathOf(hrefPattern.exec(attributes)?.[1] ?? "", page);
			if (path !== null) text += isEnd ? `](${path})` : "[";
			link = isEnd ? null : path;
		} else if (blocks.has(name)) {
			// A paragraph within an item is the item's.
			if (name === "p" && isLine) continue;
			close();
			isLine = !isEnd && (name === "li" || name === "td");
		}
	}
	close();
	return paragraphs.map(({ lines }) => lines.join("\n"));
}

/** The path of a link that leads into this site; null for another. */
const pathOf = (href: string, page: string) =>
	href.startsWith("#") ? `/${page}${href}` : /^\/(?!\/)/.test(href) ? withoutEntities(href) : null;

/** As much of a section as fits, from its beginning; never a part of a sentence. */
export function quote(html: string, page: string): string {
	const quoted: string[] = [];
	let length = 0;
	for (const paragraph of paragraphsOf(html, page)) {
		const lines: string[] = [];
		for (const line of paragraph.split("\n")) {
			length += line.length;
			if (length > longestQuote && length > line.length) break;
			lines.push(line);
		}
		if (lines.length > 0) quoted.push(lines.join("\n"));
		if (length > longestQuote) break;
	}
	return quoted.join("\n\n");
}
