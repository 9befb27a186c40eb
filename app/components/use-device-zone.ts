import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { isTimeZone } from "#domain/ground/time-zones.ts";
import { deviceZoneCookie } from "../preferences.ts";
import type { ReaderZone } from "../reader-zone.ts";

/**
 * The zone to show times in: that of the browser, unless a person has said theirs; the zone of the page until the
 * browser has been asked. It is kept on the device for the pages to come. Where the content of the page hangs on the
 * zone (`isContent`: where a day begins), the page is read again.
 */
export function useDeviceZone({ zone, source }: ReaderZone, isContent: boolean): ReaderZone {
	const [device, setDevice] = useState<string | null>(null);
	const { revalidate } = useRevalidator();
	useEffect(() => {
		const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
		if (source === "profile" || source === "chosen" || !isTimeZone(timeZone)) return;
		// biome-ignore lint/suspicious/noDocumentCookie: the other way is not in every browser
		document.cookie = deviceZoneCookie(timeZone, location.protocol === "https:");
		setDevice(timeZone);
	}, [source]);
	useEffect(() => {
		if (isContent && device && device !== zone) revalidate();
	}, [isContent, device, zone, revalidate]);
	return device ? { zone: device, source: "device" } : { zone, source };
}
