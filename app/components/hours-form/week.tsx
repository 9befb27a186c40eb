import { Trans, useLingui } from "@lingui/react/macro";
import { Copy, Plus } from "lucide-react";
import { useTimes } from "../business-area/times.tsx";
import { Button } from "../ui/button.tsx";
import type { FormProps } from "./form-props.ts";
import { HoursRow } from "./hours-row.tsx";

/** The seven days, each with its hours. */
export function Week({ draft, change, editing, errorOf }: FormProps) {
	const { t } = useLingui();
	const times = useTimes();
	const problem = errorOf("weekly");
	return (
		<>
			{problem && <p className="mb-3 text-danger">{problem}</p>}
			<div className="rounded-card border border-line bg-raised">
				{draft.weekly.map((hours, i) => {
					const weekday = i + 1;
					const label = times.weekday(weekday);
					return (
						<fieldset
							key={weekday}
							className="grid gap-x-6 gap-y-2 border-t border-line p-4 first:border-t-0 sm:grid-cols-[8rem_minmax(0,1fr)]"
						>
							<legend className="sr-only" suppressHydrationWarning>
								{label}
							</legend>
							<p aria-hidden="true" suppressHydrationWarning className="font-medium sm:py-2.5">
								{label}
							</p>
							<div className="grid min-w-0 gap-2">
								{hours.map((one, j) => (
									<HoursRow
										// biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
										key={j}
										name={`weekly.${weekday}.${j}`}
										label={label}
										hours={one}
										errorOf={errorOf}
										onChange={(next) =>
											change({
												...draft,
												weekly: draft.weekly.map((all, day) =>
													day === i ? all.map((row, k) => (k === j ? next : row)) : all,
												),
											})
										}
										remove={editing(`remove.${weekday}.${j}`, `add.${weekday}`)}
									/>
								))}
								<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
									{hours.length === 0 && (
										<span className="me-2 text-muted">
											<Trans>Closed</Trans>
										</span>
									)}
									<Button
										kind="plain"
										size="small"
										{...editing(`add.${weekday}`, `weekly.${weekday}.${hours.length}.from`)}
									>
										<Plus aria-hidden="true" className="size-4" />
										<Trans>Add hours</Trans>
										<span className="sr-only" suppressHydrationWarning>
											: {label}
										</span>
									</Button>
									{weekday === 1 && (
										<Button kind="plain" size="small" {...editing("copy", "copy")}>
											<Copy aria-hidden="true" className="size-4" />
											{t`Copy to Tuesday to Friday`}
										</Button>
									)}
								</div>
							</div>
						</fieldset>
					);
				})}
			</div>
		</>
	);
}
