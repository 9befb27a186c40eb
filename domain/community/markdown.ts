/**
 * The markdown of people's texts: paragraphs, lists, quotations, **strong**, *emphasised* and `code` words, and links to
 * https addresses. Everything else is the text that it is: there is no HTML, no picture and no heading. It is read in one
 * pass, whatever was typed.
 */

export type Inline =
	| { kind: "text"; text: string }
	| { kind: "strong" | "em" | "code"; text: string }
	| { kind: "link"; text: string; href: string };

type Block =
	| { kind: "paragraph" | "quote"; lines: Inline[][] }
	| { kind: "list"; isOrdered: boolean; items: Inline[][] };

const bullet = /^\s{0,3}[-*+]\s+(.*)$/;
const number = /^\s{0,3}\d{1,3}[.)]\s+(.*)$/;
const quotation = /^\s{0,3}>\s?(.*)$/;

/** What a line of markdown begins with, and what stands behind it. */
function lineOf(line: string): { kind: "paragraph" | "quote" | "bullets" | "numbers"; text: string } {
	const [, item] = bullet.exec(line) ?? [];
	if (item !== undefined) return { kind: "bullets", text: item };
	const [, numbered] = number.exec(line) ?? [];
	if (numbered !== undefined) return { kind: "numbers", text: numbered };
	const [, quoted] = quotation.exec(line) ?? [];
	if (quoted !== undefined) return { kind: "quote", text: quoted };
	return { kind: "paragraph", text: line.replace(/^\s{0,3}#{1,6}\s+/, "").trim() };
}

export function blocksOf(markdown: string): Block[] {
	const blocks: Block[] = [];
	let last: string | null = null;
	for (const line of markdown.split("\n")) {
		if (line.trim() === "") {
			last = null;
			continue;
		}
		const { kind, text } = lineOf(line);
		const block = kind === last ? blocks.at(-1) : undefined;
		const inline = inlineOf(text);
		if (block?.kind === "list") block.items.push(inline);
		else if (block) block.lines.push(inline);
		else if (kind === "bullets" || kind === "numbers")
			blocks.push({ kind: "list", isOrdered: kind === "numbers", items: [inline] });
		else blocks.push({ kind, lines: [inline] });
		last = kind;
	}
	return blocks;
}

/** A bare address ends before the sign that ends its sentence. Each part is bounded, so that no text takes long. */
const marked =
	/!?\[(?<label>[^[\]\n]{0,300})\]\((?<target>[^()\s]{0,500})\)|`(?<code>[^`\n]{1,300})`|\*\*(?<strong>[^*\n]{1,300})\*\*|(?<![\p{L}\p{N}*_])(?:\*(?<star>[^*\s][^*\n]{0,300})\*|_(?<line>[^_\s][^_\n]{0,300})_)(?![\p{L}\p{N}*_])|(?<bare>https:\/\/[^\s<>"'()[\]]{1,500}(?<![.,;:!?]))/gu;

function inlineOf(text: string): Inline[] {
	const parts: Inline[] = [];
	let at = 0;
	const say = (said: string) => said && parts.push({ kind: "text", text: said });
	for (const match of text.matchAll(marked)) {
		say(text.slice(at, match.index));
		at = match.index + match[0].length;
		const { label, target, code, strong, star, line, bare } = match.groups ?? {};
		const emphasised = star ?? line;
		const href = addressOf(bare ?? target);
		if (code !== undefined) parts.push({ kind: "code", text: code });
		else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
		else if (emphasised !== undefined) parts.push({ kind: "em", text: emphasised });
		else if (href && !match[0].startsWith("!")) parts.push({ kind: "link", text: label || bare || href, href });
		else say(label ?? match[0]);
	}
	say(text.slice(at));
	return parts;
}

/** An address of another site; null for what is none, and for every scheme but https. */
function addressOf(text: string | undefined): string | null {
	if (!text || !/^https:\/\//i.test(text) || !URL.canParse(text)) return null;
	const { protocol, href, username, password } = new URL(text);
	return protocol === "https:" && !username && !password ? href : null;
}

/** Whether a text shows a picture, as markdown has it. */
export const picturesIn = (markdown: string): string[] =>
	markdown.match(/!\[[^[\]\n]{0,300}\]\([^()\s]{0,500}\)/g) ?? [];

const linesOf = (markdown: string) =>
	blocksOf(markdown).flatMap((block) => (block.kind === "list" ? block.items : block.lines));

/** Where the links of a text lead. */
export const hrefsIn = (markdown: string): string[] =>
	linesOf(markdown)
		.flat()
		.flatMap((part) => (part.kind === "link" ? [part.href] : []));

/** The words of a text without its marks, in one line. */
export const plainOf = (markdown: string): string =>
	linesOf(markdown)
		.map((line) => line.map(({ text }) => text).join(""))
		.join(" ")
		.replace(/\s+/g, " ")
		.trim();

/** The beginning of a text in words, at most so many characters. */
export function beginningOf(markdown: string, longest: number): string {
	const plain = plainOf(markdown);
	if (plain.length <= longest) return plain;
	const cut = plain.slice(0, longest);
	// Not in the middle of a word, where there are spaces.
	return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest - 30)).trimEnd()}…`;
}
