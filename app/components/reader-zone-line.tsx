import { Trans } from "@lingui/react/macro";
import { Link, useFetcher, useLocation } from "@remix-run/react";
import { Globe } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ReaderZone } from "../reader-zone.ts";
import { Fact } from "./fact.tsx";
import { cityOf, useTimeFormats } from "./time-formats.ts";
import { classes } from "./ui/classes.ts";

/** Names the zone in which times are shown to the reader, and leads to where it is changed. */
export function ReaderZoneLine({ zone, at, className }: { zone: ReaderZone; at: string; className?: string }) {
	useDeviceZone(zone);
	const times = useTimeFormats();
	const { pathname, search } = useLocation();
	return (
		<p className={classes("flex items-start gap-2 text-sm text-muted", className)}>
			<Globe aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
			<span className="min-w-0">
				<Trans>
					Your time: <Fact className="text-text">{`${times.zone(at, zone.zone)} (${cityOf(zone.zone)})`}</Fact>
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

/** Tells the site once what zone the browser is in, where no person has said it. */
function useDeviceZone({ zone, source }: ReaderZone) {
	const { submit } = useFetcher();
	const isTold = useRef(false);
	useEffect(() => {
		if (isTold.current || source === "profile" || source === "chosen") return;
		isTold.current = true;
		const device_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
		if (device_zone && device_zone !== zone) submit({ device_zone }, { method: "post", action: "/time-zone" });
	}, [zone, source, submit]);
}
