/** How the numbers of licences and the names of registers are compared, however somebody writes them. */
import type { Licence } from "./businesses.ts";

/** Letters and digits alone: without case, spaces, what stands between digits, and what cannot be seen. */
export const licenceKey = (text: string) =>
	text
		.normalize("NFKC")
		.toUpperCase()
		.replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** What stands between the letters and digits of a number as registers write it. */
const marks = " -/.,:_#&+()°·–";
const others = new RegExp(String.raw`[^\p{L}\p{M}\p{N}ºª${marks.replace(/[-/()]/g, String.raw`\$&`)}]+`, "gu");

/** A number as it is kept: what cannot be seen is gone, wide digits are digits, and other marks are spaces. */
export const keptNumber = (text: string) =>
	text
		.replace(/\p{Cf}+/gu, "")
		.replace(/[^ºª]+/gu, (part) => part.normalize("NFKC"))
		.replace(others, " ")
		.trim();

/** The key of kept numbers in a column, for its index. SQLite knows the case of ASCII alone. */
export const licenceKeySql = (column: string) =>
	[...marks].reduce(
		(text, mark) => `replace(${text}, '${mark}', '')`,
		`upper(replace(replace(${column}, 'º', 'O'), 'ª', 'A'))`,
	);

type Numbered = Pick<Licence, "register" | "number">;

export const isSameLicence = (one: Numbered, other: Numbered) =>
	licenceKey(one.register) === licenceKey(other.register) && licenceKey(one.number) === licenceKey(other.number);
