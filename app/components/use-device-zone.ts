import { useFetcher } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { ReaderZone } from "../reader-zone.ts";

/** Tells the site once what zone the browser is in, where no person has said it. */
export function useDeviceZone({ zone, source }: ReaderZone) {
	const { submit } = useFetcher();
	const isTold = useRef(false);
	useEffect(() => {
		if (isTold.current || source === "profile" || source === "chosen") return;
		isTold.current = true;
		const device_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
		if (device_zone && device_zone !== zone) submit({ device_zone }, { method: "post", action: "/time-zone" });
	}, [zone, source, submit]);
}
