import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { isSameDay } from "#domain/ground/time-zones.ts";
import { Fact } from "./fact.tsx";
import { useFormats } from "./formats.ts";
import { useTimeFormats } from "./time-formats.ts";
import { classes } from "./ui/classes.ts";

/** When a meeting is: by the reader's clock first, with the other's beside it, both zones named. */
export function BothClocks({
	from,
	until,
	zone,
	otherZone,
	other,
	size = "large",
	isOff = false,
	isBrief = false,
	className,
}: {
	from: string;
	until: string;
	zone: string;
	otherZone: string;
	/** The other's name. */
	other: ReactNode;
	size?: "medium" | "large";
	/** It does not take place. */
	isOff?: boolean;
	/** Among others, under a line that names the reader's zone: zones are named only where the two differ. */
	isBrief?: boolean;
	className?: string;
}) {
	const formats = useFormats();
	const times = useTimeFormats();
	const there = isSameDay(from, zone, otherZone)
		? times.times(from, until, otherZone)
		: `${times.day(from, otherZone)}, ${times.times(from, until, otherZone)}`;
	return (
		<div className={className}>
			<time dateTime={from} className={isOff ? "text-muted line-through" : undefined}>
				<Fact className={classes("block", size === "large" ? "font-serif text-xl" : "font-medium")}>
					{times.longDay(from, zone)}
				</Fact>
				<Fact className={classes("block tabular-nums", size === "large" && "text-lg")}>
					{times.times(from, until, zone)}
				</Fact>
			</time>
			{!(isBrief && zone === otherZone) && (
				<>
					<p className="text-sm text-muted">
						<Trans>
							Your time: <Fact>{formats.zone(from, zone)}</Fact>
						</Trans>
					</p>
					<p className="mt-1 text-sm text-muted">
						{zone === otherZone ? (
							<Trans>The same time for {other}</Trans>
						) : (
							<Trans>
								For {other}: <Fact className="text-text tabular-nums">{there}</Fact>{" "}
								<Fact>{formats.zone(from, otherZone)}</Fact>
							</Trans>
						)}
					</p>
				</>
			)}
		</div>
	);
}
