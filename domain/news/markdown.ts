/**
 * Markdown as HTML that may stand in any page: headings, paragraphs, lists, quotes, tables, code, emphasis and links. HTML
 * in it is shown as it was typed, and pictures are none.
 */
import { micromark } from "micromark";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/** Quotes within quotes, at most: reading them takes the square of their number. */
const tooDeep = /^((?:[ \t]{0,3}>){6})(?:[ \t]*>)+/gm;

/** Of headings a page has two levels left. */
const levels: Record<string, string> = { h1: "h2", h4: "h3", h5: "h3", h6: "h3" };

export const htmlOf = (markdown: string): string =>
	micromark(markdown.replace(tooDeep, "$1"), {
		extensions: [gfmTable(), { disable: { null: ["labelStartImage"] } }],
		htmlExtensions: [gfmTableHtml()],
	})
		// What people have typed is escaped: each of these is a tag of its own making.
		.replace(/<(\/?)(h[1456])>/g, (_, end: string, level: string) => `<${end}${levels[level]}>`)
		.replaceAll("<a href=", '<a rel="nofollow noopener noreferrer" href=')
		.replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
		.replaceAll("</table>", "</table></div>");
