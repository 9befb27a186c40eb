import type { ReactNode } from "react";

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode };

const cell = "px-4 py-3 text-start align-top max-md:block max-md:px-0 max-md:py-1.5";

/** Says a role that the element has anyway. */
const as = (role: string) => ({ role });

/**
 * A table that becomes a stack of small lists on phones, each cell under its label. The roles are said again, because
 * browsers forget that it is a table when its display changes. The first column names the row.
 */
export function StackingTable<Row>({
	label,
	columns,
	rows,
	keyOf,
	foot,
}: {
	label: string;
	columns: Column<Row>[];
	rows: Row[];
	keyOf: (row: Row) => string;
	/** What stands under a row, over its whole width. */
	foot?: (row: Row) => ReactNode;
}) {
	return (
		<table
			{...as("table")}
			aria-label={label}
			className="w-full rounded-card border border-line bg-raised max-md:block"
		>
			<thead {...as("rowgroup")} className="max-md:sr-only">
				<tr {...as("row")}>
					{columns.map((column, i) => (
						<th
							// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
							key={i}
							{...as("columnheader")}
							scope="col"
							className="px-4 pt-3 pb-2 text-start align-bottom text-sm font-medium text-muted"
						>
							{column.label}
						</th>
					))}
				</tr>
			</thead>
			{rows.map((row) => {
				const under = foot?.(row);
				return (
					<tbody
						key={keyOf(row)}
						{...as("rowgroup")}
						className="border-t border-line max-md:block max-md:p-4 max-md:first-of-type:border-t-0"
					>
						<tr {...as("row")} className="max-md:block">
							{columns.map((column, i) => {
								const content = column.cell(row);
								return i === 0 ? (
									// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
									<th key={i} {...as("rowheader")} scope="row" className={`${cell} font-normal`}>
										{content}
									</th>
								) : (
									// biome-ignore lint/suspicious/noArrayIndexKey: words may still be on their way, and blank all alike
									<td key={i} {...as("cell")} className={cell}>
										{content && (
											<span aria-hidden="true" className="block text-sm text-muted md:hidden">
												{column.label}
											</span>
										)}
										{content}
									</td>
								);
							})}
						</tr>
						{under && (
							<tr {...as("row")} className="max-md:block">
								<td {...as("cell")} colSpan={columns.length} className="px-4 pb-4 max-md:block max-md:px-0 max-md:pb-0">
									{under}
								</td>
							</tr>
						)}
					</tbody>
				);
			})}
		</table>
	);
}
