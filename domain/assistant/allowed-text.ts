/**
 * Keeps of a text that a language model streams what an answer may hold (`Grounds.response`): paragraphs, lines that begin
 * with "- ", and links to places that the site itself has named, as it calls them. Other links become their label, addresses
 * are dropped, other markup loses its signs. Text passes as it comes; only what may still become a link, a tag or an
 * address waits.
 */
export class AllowedText {
	readonly #titles: ReadonlyMap<string, string>;
	/** Half a sign of two, where a part ended in its middle. */
	#half = "";
	/** What has come and is not decided. */
	#rest = "";
	/** The word that is being read, without markup, and how much of it has left. */
	#word = "";
	#sent = 0;
	#newlines = 0;
	#isLineStart = true;
	/** The last sign that has left; empty before the first. */
	#last = "";
	#out = "";

	/** The addresses of `titles` are the only ones that a link may lead to, exactly as written there, under its title. */
	constructor(titles: ReadonlyMap<string, string>) {
		this.#titles = titles;
	}

	/** Takes the next part; answers what may leave now. */
	push(part: string): string {
		const text = this.#half + part;
		this.#half = /[\ud800-\udbff]$/.exec(text)?.[0] ?? "";
		this.#rest += text.slice(0, text.length - this.#half.length).replace(invisible, "");
		return this.#read(false);
	}

	/** Answers what waited for more. */
	end(): string {
		return this.#read(true);
	}

	#read(isEnd: boolean): string {
		while (this.#rest !== "") {
			const taken = this.#isLineStart ? this.#lineStart(isEnd) : this.#next(isEnd);
			if (taken === null) break;
			this.#rest = this.#rest.slice(taken);
		}
		if (isEnd) this.#endWord();
		const out = this.#out;
		this.#out = "";
		return out;
	}

	/** Signs at the head of a line: a list keeps its mark, all others go. Answers how many were read; null: wait. */
	#lineStart(isEnd: boolean): number | null {
		const [signs = ""] = /^[^\S\n]*(?:[#>*+\-=|•][^\S\n]*)*/.exec(this.#rest) ?? [];
		const isWhole = signs.length < this.#rest.length;
		if (!isWhole && !isEnd && signs.length < longestWait) return null;
		this.#isLineStart = false;
		const isLineEmpty = !isWhole || this.#rest[signs.length] === "\n";
		if (!isLineEmpty && /[*+•-][^\S\n]+$/.test(signs)) this.#write("- ");
		// "-5" and "+34" are numbers.
		else if (!isLineEmpty && /[+-]$/.test(signs)) this.#write(signs.at(-1) as string);
		return signs.length;
	}

	#next(isEnd: boolean): number | null {
		const rest = this.#rest;
		const [sign = ""] = rest;
		const wait = (pattern: RegExp) => !isEnd && rest.length < longestWait && pattern.test(rest);
		if (/\s/.test(sign)) {
			this.#endWord();
			if (sign === "\n") {
				this.#newlines++;
				this.#isLineStart = true;
			} else this.#write(" ");
			return 1;
		}
		if (sign === "[" || sign === "!") {
			const [whole, label = "", inside = ""] = link.exec(rest.slice(0, longestWait)) ?? [];
			if (whole) {
				this.#endWord();
				// Behind an address may stand a title.
				const [, address = ""] = /^\s*<?([^\s<>]*)/.exec(inside) ?? [];
				this.#link(sign === "!" ? "" : address, label);
				return whole.length;
			}
			if (wait(unfinishedLink)) return null;
		}
		if (sign === "<") {
			const [tag] = /^<[a-z/!?][^<>]*>/i.exec(rest) ?? [];
			if (tag) return tag.length;
			if (wait(/^<(?:[a-z/!?][^<>]*)?$/i)) return null;
			if (!/^<[\s\d=]/.test(rest)) return 1;
		}
		if (sign === "\\") {
			if (wait(/^\\$/)) return null;
			if (/^\\[!-/:-@[-`{-~]/.test(rest)) return 1;
		}
		if (sign === "*" || sign === "`") return 1;
		if (sign === "~") {
			if (wait(/^~$/)) return null;
			if (rest.startsWith("~~")) return 2;
		}
		if (sign === "_") {
			if (wait(/^_$/)) return null;
			if (!/[\p{L}\p{N}]$/u.test(this.#word) || !/^_[\p{L}\p{N}]/u.test(rest)) return 1;
		}
		const [run = sign] = (wide.test(sign) ? wide : plain).exec(rest) ?? [];
		if (wide.test(run)) {
			this.#endWord();
			this.#write(run);
		} else this.#addToWord(run);
		return run.length;
	}

	/** A word leaves as it comes until it holds a sign that addresses have. */
	#addToWord(run: string) {
		this.#word += run;
		if (/[.:/@]/.test(this.#word)) return;
		this.#write(this.#word.slice(this.#sent));
		this.#sent = this.#word.length;
	}

	#endWord() {
		const rest = this.#word.slice(this.#sent);
		const isKept = rest !== "" && !isAddress(this.#word);
		this.#word = "";
		this.#sent = 0;
		if (isKept) this.#write(rest);
	}

	#link(address: string, label: string) {
		const title = this.#titles.get(address);
		if (title !== undefined) {
			this.#write(`[${title.replace(/[[\]\s]+/g, " ").trim()}](${address})`, true);
			return;
		}
		const inner = new AllowedText(new Map());
		this.#write(`${inner.push(label.replace(/[[\]]/g, ""))}${inner.end()}`.replace(/\s+/g, " ").trim());
	}

	#write(text: string, isLink = false) {
		if (text === "") return;
		if (this.#newlines > 0 && this.#last !== "") {
			if (text === " ") return;
			this.#out += this.#newlines > 1 ? "\n\n" : "\n";
			this.#last = "\n";
		}
		this.#newlines = 0;
		if (text === " " && /^\s?$/.test(this.#last)) return;
		// Brackets that are no link of ours must not read as one.
		const safe = isLink ? text : (this.#last + text).replaceAll("](", "] (").slice(this.#last.length);
		this.#out += safe;
		this.#last = safe.at(-1) ?? this.#last;
	}
}

const longestWait = 600;

/** What nobody sees, but for the two joiners that scripts need: it turns directions, and hides what a word is. */
const invisible = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cs}\p{Cf}]/gu;

/** A link, or an image; its address may have pairs of brackets in it. */
const link = /^!?\[([^[\]\n]*)\]\(((?:[^()\n]|\([^()\n]*\))*)\)/;
const unfinishedLink = /^!?(?:\[[^[\]\n]*(?:\](?:\((?:[^()\n]|\([^()\n]*\))*(?:\([^()\n]*)?)?)?)?$/;

/** Scripts that write no spaces between words: there a word ends with each sign. */
const wide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]+/u;
/** Up to a space, or to a sign that may be markup. */
const plain =
	/^[^\s[\]!<\\*`~_\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\u3000-\u303f\uff00-\uffef]+/u;

const addresses: readonly RegExp[] = [
	/:\/\/|(?:java|vb)script:/i,
	// "Data:" with a space behind it is a word.
	/(?:^|[^\p{L}\p{N}])(?:data|mailto|tel|sms|file|blob):\S/iu,
	/(?:^|[^:/\p{L}\p{N}])\/\/[^/]/u,
	/(?:^|[^\p{L}\p{N}])www\d?\./iu,
	/[^\s@]@[^\s@]+\.\p{L}{2,}/u,
	/(?:^|[^\p{L}\p{N}.])(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{Ll}{2,24}|\p{Lu}{2,24}|xn--[a-z\d-]+)(?![\p{L}\p{N}])/u,
	// "End.Next" is two sentences.
	/\.(?:com|net|org|info|biz|app|site|online|shop|io|co|me)(?![\p{L}\p{N}])/iu,
	/(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/,
];

/** As a browser would read it: "ｅｖｉｌ．ｃｏｍ" is an address, and so is one with a joiner in it. */
const isAddress = (word: string) => {
	const read = word.normalize("NFKC").replace(/[\u200c\u200d]/g, "");
	return addresses.some((pattern) => pattern.test(read));
};
