import type { ReactNode } from "react";

export type Column<Row> = { label: string; cell: (row: Row) => ReactNode };

const cell = "px-4 py-3 text-start align-top max-md:block max-md:px-0 max-md:py-1.5";

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
		// biome-ignore lint/a11y/noRedundantRoles: see above
		<table role="table" aria-label={label} className="w-full rounded-card border border-line bg-raised max-md:block">
			{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
			<thead role="rowgroup" className="max-md:sr-only">
				{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
				<tr role="row">
					{columns.map((column) => (
						// biome-ignore lint/a11y/noRedundantRoles: see above
						<th key={column.label} role="columnheader" scope="col" className="px-4 pt-3 pb-2 text-start align-bottom text-sm font-medium text-muted">
							{column.label}
						</th>
					))}
				</tr>
			</thead>
			{rows.map((row) => {
				const under = foot?.(row);
				return (
					// biome-ignore lint/a11y/noRedundantRoles: see above
					<tbody key={keyOf(row)} role="rowgroup" className="border-t border-line max-md:block max-md:p-4 max-md:first-of-type:border-t-0">
						{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
						<tr role="row" className="max-md:block">
							{columns.map((column, i) => {
								const content = column.cell(row);
								return i === 0 ? (
									// biome-ignore lint/a11y/noRedundantRoles: see above
									<th key={column.label} role="rowheader" scope="row" className={`${cell} font-normal`}>
										{content}
									</th>
								) : (
									// biome-ignore lint/a11y/noRedundantRoles: see above
									<td key={column.label} role="cell" className={cell}>
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
							// biome-ignore lint/a11y/noRedundantRoles: see above
							<tr role="row" className="max-md:block">
								{/* biome-ignore lint/a11y/noRedundantRoles: see above */}
								<td role="cell" colSpan={columns.length} className="px-4 pb-4 max-md:block max-md:px-0 max-md:pb-0">
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
