import { classes } from "./classes.ts";

/** Ground and line of the drawn portraits: harbour, ink, clay, brass, plum, slate. Light letters on each are AA. */
const palettes = [
	["#0e6655", "#2f8170"],
	["#1f3f4d", "#3d6070"],
	["#8c3a1e", "#ab5a3c"],
	["#6e4c10", "#8d6a2c"],
	["#5c3350", "#7b5070"],
	["#2c4a3a", "#4b6b59"],
] as const;

/** FNV-1a: the same person has the same portrait everywhere. */
function seedOf(id: string) {
	let hash = 0x811c9dc5;
	for (let n = 0; n < id.length; n++) hash = Math.imul(hash ^ id.charCodeAt(n), 0x01000193);
	// One more stir: neighbouring ids differ in their last character only.
	hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
	return (hash ^ (hash >>> 13)) >>> 0;
}

/** Two quarter circles about one pair of a tile's corners or the other, and the ways to the next tile and row. */
const tiles = [
	{ arcs: "a10 10 0 0 0 10 10m-20 0a10 10 0 0 1 10 10", next: "m20-20", row: "m-60 0" },
	{ arcs: "a10 10 0 0 1-10 10m10 10a10 10 0 0 1 10-10", next: "m10-10", row: "m-70 10" },
] as const;

/** Sixteen tiles of either kind: seeded Truchet. Each begins where the one before ends: so they compress well. */
function arcsOf(seed: number) {
	let path = "M10 0";
	for (let n = 0; n < 16; n++) {
		const { arcs, next, row } = tiles[((seed >>> n) & 1) as 0 | 1];
		path += arcs + (n % 4 < 3 ? next : row);
	}
	return path;
}

const cjk = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const title = /^(\p{L}{1,5}\.|dr|dra|prof|me|mtre|mr|mrs|ms|adv)$/iu;
const graphemes = new Intl.Segmenter();
const firstOf = (word: string) => graphemes.segment(word)[Symbol.iterator]().next().value?.segment ?? "";

/**
 * One or two letters for a name: first and last word of it, titles left out. Names in Chinese, Japanese or Korean
 * script give the family name's character, single names one letter; Arabic letters are kept from joining.
 */
function initialsOf(name: string) {
	const words = name
		.normalize("NFC")
		.split(/[\s,]+/)
		.filter((word) => /\p{L}/u.test(word));
	const [first, ...rest] = words.length > 1 ? words.filter((word) => !title.test(word)) : words;
	if (!first) return "";
	if (cjk.test(first)) return firstOf(first);
	const last = rest.at(-1);
	return [first, last]
		.map((word) => firstOf((word ?? "").replace(/^[^\p{L}]+/u, "").replace(/^ال(?=\p{L}{2})/u, "")).toUpperCase())
		.filter(Boolean)
		.join("\u200c");
}

const sizes = { small: "size-10", medium: "size-14", large: "size-24", huge: "size-32" };

/**
 * A person's face: their photo, else a drawing of their initials over arcs, the same wherever this `id` appears. It
 * stands beside the name, so screen readers pass over it.
 */
export function Portrait({
	id,
	name,
	size = "medium",
	photo,
	className,
}: {
	id: string;
	name: string;
	size?: keyof typeof sizes;
	/** Address of a square picture. */
	photo?: string | null;
	className?: string;
}) {
	const look = classes("shrink-0 rounded-card", sizes[size], className);
	if (photo)
		return <img src={photo} alt="" width={128} height={128} loading="lazy" className={classes("object-cover", look)} />;
	const seed = seedOf(id);
	const [ground, line] = palettes[(seed >>> 16) % palettes.length] ?? palettes[0];
	const initials = initialsOf(name);
	return (
		<svg viewBox="0 0 80 80" aria-hidden="true" className={look}>
			<rect width="80" height="80" fill={ground} />
			<path d={arcsOf(seed)} fill="none" stroke={line} strokeWidth="2.5" />
			<text
				x="40"
				y="41"
				textAnchor="middle"
				dominantBaseline="central"
				fill="#fbf8f2"
				className="font-serif"
				fontSize={initials.length > 1 ? 30 : 36}
				letterSpacing={0}
			>
				{initials}
			</text>
		</svg>
	);
}
