/**
 * Markdown as HTML that may stand in any page: headings, paragraphs, lists, quotes, tables, code, emphasis and links. All
 * other text, HTML too, is shown as it was typed; pictures give their words. The libraries that make the pages of text
 * weigh 75 kB in the Worker, more than it has room for. The time it takes grows with the text alone: whatever a pattern
 * looks ahead for is bounded, and so is how deep quotes and lists are read.
 */

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] as string);

const deepest = 6;

/** In this order: an escaped sign, code, a picture, a link, an address, strong, emphasis, a line break. */
const inlineParts =
	/\\([\\`*_[\]()#>~|!-])|`([^`\n]{1,500})`|!\[([^\]\n]{0,300})\]\([^()\s]{1,500}\)|\[([^[\]\n]{1,300})\]\(((?:https?:\/\/|mailto:)[^()\s]{1,500})\)|<((?:https?:\/\/|mailto:)[^\s<>]{1,500})>|\*\*([^\n]{1,500}?)\*\*|\*([^*\s][^*\n]{0,500})\*|( {2,9}|\\)\n/gi;

const linked = (url: string, html: string) =>
	`<a href="${escaped(url)}" rel="nofollow noopener noreferrer">${html}</a>`;

function inline(text: string, depth = 0): string {
	if (depth > deepest) return escaped(text);
	let html = "";
	let at = 0;
	for (const match of text.matchAll(inlineParts)) {
		const [whole, sign, code, alt, label, url, address, strong, emphasis] = match;
		html += escaped(text.slice(at, match.index));
		at = match.index + whole.length;
		const within = (part: string) => inline(part, depth + 1);
		if (sign !== undefined) html += escaped(sign);
		else if (code !== undefined) html += `<code>${escaped(code)}</code>`;
		else if (alt !== undefined) html += escaped(alt);
		// A link in a link is none.
		else if (label !== undefined && url !== undefined) html += linked(url, escaped(label));
		else if (address !== undefined) html += linked(address, escaped(address));
		else if (strong !== undefined) html += `<strong>${within(strong)}</strong>`;
		else if (emphasis !== undefined) html += `<em>${within(emphasis)}</em>`;
		else html += "<br>\n";
	}
	return html + escaped(text.slice(at));
}

const heading = /^(#{1,6})[ \t]+(\S.*)$/;
const fence = /^```/;
const rule = /^(?:-{3,}|\*{3,}|_{3,})[ \t]*$/;
const quote = /^>[ \t]?/;
const item = /^([-*+]|\d{1,9}[.)])[ \t]+(?=\S)/;
const tableRule = /^\|?[ \t]*:?-{1,99}:?[ \t]*(?:\|[ \t]*:?-{1,99}:?[ \t]*){0,19}\|?$/;

const isBlank = (line: string | undefined) => line !== undefined && line.trim() === "";
const begins = (line: string) => [heading, fence, rule, quote, item].some((pattern) => pattern.test(line));
const isTable = (line: string, next: string | undefined) =>
	line.includes("|") && next !== undefined && next.length < 500 && next.includes("|") && tableRule.test(next.trim());

/** The lines from `from` on that belong together, and where the next part begins. */
function taken(lines: readonly string[], from: number, belongs: (line: string) => boolean): [string[], number] {
	let until = from;
	while (until < lines.length && belongs(lines[until] as string)) until++;
	return [lines.slice(from, until), until];
}

const cellsOf = (line: string) => line.trim().replace(/^\|/, "").replace(/\|$/, "").split("|");
const rowOf = (tag: "th" | "td", line: string) =>
	`<tr>${cellsOf(line)
		.map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
		.join("")}</tr>`;

/** A list: an item goes on in lines that are indented, and in the line that follows one of its own. */
function listOf(lines: readonly string[], from: number, depth: number): [string, number] {
	const isOrdered = /^\d/.test(lines[from] as string);
	const items: string[][] = [];
	let at = from;
	while (at < lines.length) {
		const line = lines[at] as string;
		const marker = item.exec(line);
		const own = items.at(-1);
		if (marker && /^\d/.test(line) === isOrdered) items.push([line.slice(marker[0].length)]);
		else if (own && /^(?: {2,}|\t)\S/.test(line)) own.push(line.replace(/^(?: {2,4}|\t)/, ""));
		else if (own && !isBlank(line) && !isBlank(own.at(-1)) && !begins(line)) own.push(line);
		else if (own && isBlank(line) && /^(?: {2,}|\t)\S/.test(lines[at + 1] ?? "")) own.push("");
		else if (!(isBlank(line) && item.test(lines[at + 1] ?? ""))) break;
		at++;
	}
	const first = Number.parseInt(lines[from] as string, 10);
	const tag = isOrdered ? "ol" : "ul";
	const start = isOrdered && first !== 1 ? ` start="${first}"` : "";
	const html = items.map((own) => {
		const within = blocks(own, depth + 1);
		// One paragraph needs no frame.
		return `<li>${within.length === 1 ? (within[0] as string).replace(/^<p>|<\/p>$/g, "") : within.join("\n")}</li>`;
	});
	return [`<${tag}${start}>\n${html.join("\n")}\n</${tag}>`, at];
}

function blocks(lines: readonly string[], depth: number): string[] {
	if (depth > deepest) return [`<p>${inline(lines.join("\n"))}</p>`];
	const html: string[] = [];
	let at = 0;
	while (at < lines.length) {
		const line = lines[at] as string;
		const title = heading.exec(line);
		if (isBlank(line)) at++;
		else if (title) {
			const level = (title[1] as string).length < 3 ? "h2" : "h3";
			html.push(`<${level}>${inline((title[2] as string).trim())}</${level}>`);
			at++;
		} else if (fence.test(line)) {
			const [code, end] = taken(lines, at + 1, (one) => !fence.test(one));
			html.push(`<pre><code>${escaped(code.join("\n"))}</code></pre>`);
			at = end + 1;
		} else if (rule.test(line)) {
			html.push("<hr>");
			at++;
		} else if (quote.test(line)) {
			const [quoted, end] = taken(lines, at, (one) => quote.test(one));
			const within = blocks(
				quoted.map((one) => one.replace(quote, "")),
				depth + 1,
			);
			html.push(`<blockquote>\n${within.join("\n")}\n</blockquote>`);
			at = end;
		} else if (item.test(line)) {
			const [list, end] = listOf(lines, at, depth);
			html.push(list);
			at = end;
		} else if (isTable(line, lines[at + 1])) {
			const [rows, end] = taken(lines, at + 2, (one) => one.includes("|"));
			const body = rows.map((row) => rowOf("td", row)).join("");
			html.push(
				`<div class="wide" tabindex="0"><table><thead>${rowOf("th", line)}</thead><tbody>${body}</tbody></table></div>`,
			);
			at = end;
		} else {
			const [more, end] = taken(lines, at + 1, (one) => !isBlank(one) && !begins(one));
			html.push(`<p>${inline([line, ...more].join("\n").trim())}</p>`);
			at = end;
		}
	}
	return html;
}

export const htmlOf = (markdown: string): string => blocks(markdown.split(/\r\n?|\n/), 0).join("\n");
