/** Many rows in few statements. */
type Row = Record<string, unknown>;

/** D1 takes parameters of at most 2 MB. */
const longestParameter = 1_500_000;

/** Rows in few statements: each parameter is a JSON list of at most `longest` bytes. Nested values are kept as JSON. */
export function insertRows(
	db: D1Database,
	table: string,
	rows: readonly Row[],
	longest = longestParameter,
): D1PreparedStatement[] {
	const columns = Object.keys(rows[0] ?? {});
	const values = columns.map((_, i) => `value ->> ${i}`).join(", ");
	const statement = db.prepare(`INSERT INTO ${table} (${columns.join(", ")}) SELECT ${values} FROM json_each(?)`);
	const cells = rows.map((row) => columns.map((column) => row[column] ?? null));
	return jsonLists(cells, longest).map((list) => statement.bind(list));
}

/** Values as JSON lists, none much longer than `longest` bytes. */
export function jsonLists(values: readonly unknown[], longest = longestParameter): string[] {
	const lists: string[] = [];
	let list: string[] = [];
	let length = 0;
	for (const value of values) {
		const text = JSON.stringify(value);
		// A letter beyond Latin takes up to three bytes.
		if (length + text.length * 2 > longest && list.length > 0) {
			lists.push(`[${list.join(",")}]`);
			list = [];
			length = 0;
		}
		list.push(text);
		length += text.length * (/^[\0-\x7f]*$/.test(text) ? 1 : 2);
	}
	return list.length > 0 ? [...lists, `[${list.join(",")}]`] : lists;
}
