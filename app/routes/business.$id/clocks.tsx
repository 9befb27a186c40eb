import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";

const minuteMs = 60_000;

/** The time where the professional is and, once the browser has said its zone, the reader's where it differs. */
export function Clocks({ now: serverNow, timeZone }: { now: string; timeZone: string }) {
	const formats = useFormats();
	const [now, setNow] = useState(serverNow);
	const [readerZone, setReaderZone] = useState<string | null>(null);
	useEffect(() => {
		const tick = () => setNow(new Date().toISOString());
		tick();
		setReaderZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
		const timer = setInterval(tick, minuteMs);
		return () => clearInterval(timer);
	}, []);
	const there = formats.clock(now, timeZone);
	const here = readerZone && formats.clock(now, readerZone);
	return (
		<>
			<Fact className="block tabular-nums">{there}</Fact>
			<Fact className="block text-sm text-muted">{formats.zone(now, timeZone)}</Fact>
			{readerZone && here !== there && (
				<span className="mt-1 block text-sm">
					<Trans>
						With you: <span className="tabular-nums">{here}</span>
					</Trans>
				</span>
			)}
		</>
	);
}
