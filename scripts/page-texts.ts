/**
 * Turns the texts of pages (`domain/pages/texts/<language>/<page>.md`) into files of sections that the Worker reads beside
 * it: no markdown library runs there or in a browser. See docs/decisions/032.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Element, ElementContent, Root as Html } from "hast";
import type { Root as Markdown, RootContent } from "mdast";
import rehypeSanitize from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import type { PageText, Section } from "#domain/pages/pages.ts";

const folder = "domain/pages/texts";

const reader = unified().use(remarkParse).use(remarkGfm);
const writer = unified().use(remarkRehype).use(rehypeSanitize).use(shapeTables).use(rehypeStringify);

/** Every text there is, with the path that the Worker asks for. */
export const pageTexts = (): { path: string; text: PageText }[] =>
	readdirSync(folder).flatMap((language) =>
		readdirSync(join(folder, language)).map((name) => {
			const file = join(folder, language, name);
			const page = name.replace(/\.md$/, "");
			return { path: `texts/${language}/${page}.json`, text: readPage(file, readFileSync(file, "utf8")) };
		}),
	);

/**
 * One text: a head of `title`, `description` and `changed`, then sections that begin with `## Title {#anchor}` or
 * `### Title {#anchor}`. Throws for raw HTML, a section without an anchor, and one anchor twice.
 */
export function readPage(file: string, source: string): PageText {
	const complain = (what: string): never => {
		throw new Error(`${file}: ${what}`);
	};
	const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? complain("no head");
	const fields = Object.fromEntries(head.split("\n").map((line) => line.split(/: (.*)/s, 2)));
	const { title, description, changed } = fields;
	if (!title || !description || !/^\d{4}-\d\d-\d\d$/.test(changed))
		complain("title, description or changed is missing");
	const tree: Markdown = reader.parse(body);
	const sections: Section[] = [];
	let content: RootContent[] = [];
	let intro = "";
	const close = () => {
		const html = htmlOf(content);
		content = [];
		const last = sections.at(-1);
		if (last) last.html = html;
		else intro = html;
	};
	for (const node of tree.children) {
		if (hasHtml(node)) complain("raw HTML");
		if (node.type !== "heading") {
			content.push(node);
			continue;
		}
		close();
		const [, name, id] = /^(.+) \{#([\w-]+)\}$/.exec(plain(node)) ?? complain(`no anchor: ${plain(node)}`);
		if (node.depth !== 2 && node.depth !== 3) complain(`a heading of depth ${node.depth}`);
		if (sections.some((section) => section.id === id)) complain(`#${id} twice`);
		sections.push({ id: id as string, level: node.depth as 2 | 3, title: name as string, html: "" });
	}
	close();
	return { title, description, changed, intro, sections };
}

const htmlOf = (children: RootContent[]) =>
	writer.stringify(writer.runSync({ type: "root", children } satisfies Markdown) as Html);

const hasHtml = (node: RootContent): boolean =>
	node.type === "html" || ("children" in node && node.children.some((child) => hasHtml(child)));

const plain = (node: RootContent): string =>
	"value" in node ? node.value : "children" in node ? node.children.map((child) => plain(child)).join("") : "";

/**
 * Tables become stacks of small lists on phones: each cell knows its label, and roles are said again, because browsers
 * forget that it is a table when its display changes. `{#anchor}` at the end of a first cell is the anchor of its row.
 */
function shapeTables() {
	return (tree: Html) => {
		for (const table of elements(tree, "table")) {
			table.properties.role = "table";
			const labels = elements(table, "th").map((cell) => textOf(cell));
			for (const part of [...elements(table, "thead"), ...elements(table, "tbody")]) part.properties.role = "rowgroup";
			for (const cell of elements(table, "th")) Object.assign(cell.properties, { role: "columnheader", scope: "col" });
			for (const row of elements(table, "tr")) {
				row.properties.role = "row";
				const [first, ...others] = elements(row, "td");
				if (!first) continue;
				const end = first.children.at(-1);
				const anchor = end?.type === "text" ? / ?\{#([\w.-]+)\}$/.exec(end.value) : null;
				if (end?.type === "text" && anchor) {
					end.value = end.value.slice(0, anchor.index);
					row.properties.id = anchor[1];
				}
				first.tagName = "th";
				Object.assign(first.properties, { role: "rowheader", scope: "row" });
				others.forEach((cell, i) => {
					cell.properties.role = "cell";
					const label: ElementContent = { type: "text", value: labels[i + 1] ?? "" };
					const shown: Element = {
						type: "element",
						tagName: "span",
						properties: { ariaHidden: "true", className: ["cell-label"] },
						children: [label],
					};
					cell.children.unshift(shown);
				});
			}
		}
	};
}

function elements(node: Html | Element, tagName: string): Element[] {
	return node.children.flatMap((child) =>
		child.type === "element" ? [...(child.tagName === tagName ? [child] : []), ...elements(child, tagName)] : [],
	);
}

const textOf = (node: Element): string =>
	node.children
		.map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
		.join("");
