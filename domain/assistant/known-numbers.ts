import { foldDigits } from "#domain/ground/digits.ts";

/**
 * Leaves out what a language model says in numbers that nobody has given it: telephone numbers, sums, dates, sections of
 * laws. Text passes as it comes until such a number; "…" stands for it and for the rest of its sentence. A sentence that
 * begins with one is left out whole. Takes what `AllowedText` lets pass: the labels of its links are the site's own.
 */
export class KnownNumbers {
	readonly #known: ReadonlySet<string>;
	/** What has come and is not decided. */
	#rest = "";
	/** The end of what has left. */
	#said = "";
	/** Whether the rest of a sentence is being left out; whether the space behind it goes too. */
	#isLeftOut = false;
	#isSpaceLeftOut = false;
	/** The number of the last line of a list. */
	#item = 0;

	/** What stands in `given` may be said. */
	constructor(given: Iterable<string>) {
		this.#known = new Set([...given].flatMap(keysIn));
	}

	/** Takes the next part; answers what may leave now. */
	push(part: string): string {
		this.#rest += part;
		return this.#read(false);
	}

	/** Answers what waited for more. */
	end(): string {
		return this.#read(true);
	}

	#read(isEnd: boolean): string {
		let out = "";
		while (this.#rest !== "") {
			const read = this.#isLeftOut ? this.#leaveOut(isEnd) : this.#pass(isEnd);
			if (read === null) break;
			const [taken, text] = read;
			this.#rest = this.#rest.slice(taken);
			this.#said = (this.#said + text).slice(-longestLook);
			out += text;
		}
		return out;
	}

	/** How many signs were read, and what of them leaves; null: wait. */
	#pass(isEnd: boolean): [taken: number, text: string] | null {
		const rest = this.#rest;
		if (this.#isSpaceLeftOut) {
			const [space = ""] = /^\s*/.exec(rest) ?? [];
			this.#isSpaceLeftOut = space.length === rest.length;
			if (space !== "") return [space.length, ""];
		}
		const at = rest.search(/[\p{N}\p{Sc}[]/u);
		if (at !== 0) return at < 0 ? [rest.length, rest] : [at, rest.slice(0, at)];
		if (rest.startsWith("[")) {
			const [whole = "["] = link.exec(rest) ?? [];
			return [whole.length, whole];
		}
		const [run = ""] = number.exec(rest) ?? [];
		const behind = rest.slice(run.length);
		if (!isEnd && run.length < longestLook && undecided.test(behind)) return null;
		if (this.#isKnown(run, behind)) return [run.length, run];
		this.#isLeftOut = true;
		this.#isSpaceLeftOut = beginning.test(this.#said);
		return [run.length, this.#isSpaceLeftOut ? "" : "…"];
	}

	#isKnown(run: string, behind: string): boolean {
		if (/(?:^|\n)$/.test(this.#said) && /^[.)][^\S\n]/.test(behind) && ["1", String(this.#item + 1)].includes(run)) {
			this.#item = Number(run);
			return true;
		}
		const digits = digitsOf(run);
		return digits === "" || this.#known.has(isMoney(this.#said, run, behind) ? digits + money : digits);
	}

	/** A link is left out whole: there may be the end of a sentence in its label. */
	#leaveOut(isEnd: boolean): [taken: number, text: string] | null {
		const found = linkOrEnd.exec(this.#rest);
		if (found) {
			const [whole] = found;
			this.#isLeftOut = whole.startsWith("[");
			return [found.index + (whole === "\n" ? 0 : whole.length), ""];
		}
		const [open = ""] = isEnd ? [] : (openEnd.exec(this.#rest) ?? []);
		const taken = this.#rest.length - open.length;
		return taken > 0 ? [taken, ""] : null;
	}
}

/** Signs that are looked back at, and those of the longest number. */
const longestLook = 80;

const link = /^\[[^[\]\n]*\]\(\/(?:[^()\s]|\([^()\s]*\))*\)/;

/** Groups of digits and signs of currencies: with one sign between them, or with brackets or a dash and spaces. */
const number = /^[\p{N}\p{Sc}](?:(?:[^\S\n]?[()–-][^\S\n]?|[.,:/'’·]|[^\S\n])?[\p{N}\p{Sc}])*/u;
const numbers = new RegExp(number.source.slice(1), "gu");

/** Behind a number: it may go on, or the word that says what it counts is not whole. */
const undecided = /^(?:[^\S\n]?[()–.,:/'’·-]?[^\S\n]?|[^\S\n]?\p{L}{1,11})$/u;

/** What has been said where a sentence begins. */
const beginning = /(?:^|\n|[.!?…؟।。！？]["”’»)]*\s*)["“«(]*$/u;

const linkOrEnd = new RegExp(`${link.source.slice(1)}|\\n|[.!?…؟।]+["'”’»)]*(?=\\s)|[。！？]`, "u");
/** What may be the end of a sentence, or a link, once more has come. */
const openEnd = /(?:[.!?…؟।]+["'”’»)]*)$/u;

const money = "¤";
const currencies =
	"eur|usd|gbp|chf|cad|aud|jpy|cny|rmb|inr|rub|brl|mxn|try|uah|pln|sek|nok|dkk|aed|sar|egp|mad|euros?|cents?|dollars?|d[óo]lar(?:es)?|dollari|pounds?|libras?|livres?|pfund|sterline?|francs?|franken|franchi|francos?|yen|yuan|rupees?|rs|roubles?|rubles?|pesos?|reais|lira|kr";
const otherCurrencies =
	"евро|руб|доллар|фунт|гривн|йен|欧元|歐元|美元|英镑|日元|人民币|元|円|ユーロ|ドル|ポンド|يورو|دولار|جنيه|ريال|درهم|ليرة|यूरो|डॉलर|रुपए|रुपये|रुपय|पाउंड";
const currencyBehind = new RegExp(`^[^\\S\\n]?(?:(?:${currencies})(?!\\p{L})|${otherCurrencies})`, "iu");
const currencyBefore = new RegExp(`(?:^|[^\\p{L}])(?:${currencies}|${otherCurrencies})[.:]?[^\\S\\n]?$`, "iu");

const isMoney = (before: string, run: string, behind: string) =>
	/\p{Sc}/u.test(run) || currencyBehind.test(behind) || currencyBefore.test(before);

/** The digits of a number; one sign stands for whatever is between them, and none where they are grouped by thousands. */
const digitsOf = (run: string) =>
	foldDigits(run)
		.replace(/^\D+|\D+$/g, "")
		.replace(/\D+(?=\d{3}(?!\d))/g, "")
		.replace(/\D+/g, ".");

/** The numbers of a text that is given, and their parts where only spaces are between them. */
function keysIn(text: string): string[] {
	return [...text.matchAll(numbers)].flatMap(({ 0: run, index }) => {
		const digits = [run, ...run.split(/\s/)].map(digitsOf);
		const before = text.slice(Math.max(0, index - longestLook), index);
		return isMoney(before, run, text.slice(index + run.length)) ? [...digits, digitsOf(run) + money] : digits;
	});
}
