/** Why the domain refuses: the door turns the code into a status, the page into the reader's words. */
export const refusalCodes = {
	invalid: 400,
	not_found: 404,
	conflict: 409,
} as const;
export type RefusalCode = keyof typeof refusalCodes;

/** The one error class of the domain. It carries a code and values for the text, never a sentence. */
export class Refusal extends Error {
	constructor(
		readonly code: RefusalCode,
		readonly values: Readonly<Record<string, string | number>> = {},
	) {
		super(code);
		this.name = "Refusal";
	}

	get status() {
		return refusalCodes[this.code];
	}
}
