/** Rows of tables that can be linked, within the HTML of a section (see `scripts/page-texts.ts`). */

export const rowAnchorsOf = (html: string): string[] =>
	[...html.matchAll(/<tr role="row" id="([^"]+)"/g)].map(([, anchor]) => anchor as string);

/** The row of a table with this anchor; null where there is none. */
export const rowOf = (html: string, anchor: string): string | null =>
	html
		.split(/(?=<tr[ >])/)
		.find((row) => row.startsWith(`<tr role="row" id="${anchor}"`))
		?.replace(/<\/tbody>[\s\S]*$/, "") ?? null;
