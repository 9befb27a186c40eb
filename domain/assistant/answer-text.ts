/** How an answer is written (`Grounds.response`): paragraphs, lists, and links into the site; all else is text. */

export type Part = { text: string; to?: string };
export type Block = { kind: "paragraph" | "list"; lines: Part[][] };

/** A path of this site: what begins with two slashes, or a slash and a backslash, leads to another. */
const link = /\[([^\]\n]+)\]\((\/(?![/\\])[^\s()]*)\)/g;

function partsOf(line: string): Part[] {
	const parts: Part[] = [];
	let at = 0;
	for (const { 0: whole, 1: text = "", 2: to = "", index } of line.matchAll(link)) {
		if (index > at) parts.push({ text: line.slice(at, index) });
		parts.push({ text, to });
		at = index + whole.length;
	}
	if (at < line.length) parts.push({ text: line.slice(at) });
	return parts;
}

/** The blocks of an answer, in order. */
export function blocksOf(answer: string): Block[] {
	const blocks: Block[] = [];
	let isNew = true;
	for (const raw of answer.split("\n")) {
		const line = raw.trim();
		if (line === "") {
			isNew = true;
			continue;
		}
		const kind = line.startsWith("- ") ? "list" : "paragraph";
		const last = blocks.at(-1);
		const parts = partsOf(kind === "list" ? line.slice(2) : line);
		if (isNew || last?.kind !== kind) blocks.push({ kind, lines: [parts] });
		else last.lines.push(parts);
		isNew = false;
	}
	return blocks;
}

/** An answer as it is read out or copied: the words of its links without where they lead. */
export const spokenText = (answer: string) => answer.replace(link, "$1");

/** The sentences of an answer that have come whole; all of them once it `isWhole`. */
export function finishedSentences(answer: string, isWhole: boolean, locale: string): string[] {
	const segments = new Intl.Segmenter(locale, { granularity: "sentence" }).segment(spokenText(answer));
	const sentences = [...segments].map(({ segment }) => segment.trim());
	return (isWhole ? sentences : sentences.slice(0, -1)).filter((sentence) => sentence !== "");
}
