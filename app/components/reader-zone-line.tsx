import { Trans } from "@lingui/react/macro";
import { Link, useLocation } from "@remix-run/react";
import { Globe } from "lucide-react";
import type { ReaderZone } from "../reader-zone.ts";
import { Fact } from "./fact.tsx";
import { useFormats } from "./formats.ts";
import { classes } from "./ui/classes.ts";
import { useDeviceZone } from "./use-device-zone.ts";

/** Names the zone in which times are shown to the reader, and leads to where it is changed. */
export function ReaderZoneLine({ zone, at, className }: { zone: ReaderZone; at: string; className?: string }) {
	useDeviceZone(zone, true);
	const formats = useFormats();
	const { pathname, search } = useLocation();
	return (
		<p className={classes("flex items-start gap-2 text-sm text-muted", className)}>
			<Globe aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			<span className="min-w-0">
				<Trans>
					Your time: <Fact className="text-text">{formats.zone(at, zone.zone)}</Fact>
				</Trans>{" "}
				<Link
					to={`/time-zone?${new URLSearchParams({ return_to: pathname + search })}`}
					className="inline-block min-h-6 text-accent underline underline-offset-4"
				>
					<Trans>Change your time zone</Trans>
				</Link>
			</span>
		</p>
	);
}
