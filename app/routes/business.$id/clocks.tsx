import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { Fact } from "../../components/fact.tsx";
import { useFormats } from "../../components/formats.ts";

const minuteMs = 60_000;

/** The time where the professional is, and the reader's where it differs. */
export function Clocks({
	now: serverNow,
	timeZone,
	readerZone,
}: {
	now: string;
	timeZone: string;
	readerZone: string;
}) {
	const { t } = useLingui();
	const formats = useFormats();
	const [now, setNow] = useState(serverNow);
	useEffect(() => {
		const tick = () => setNow(new Date().toISOString());
		tick();
		const timer = setInterval(tick, minuteMs);
		return () => clearInterval(timer);
	}, []);
	const there = formats.clock(now, timeZone);
	const here = formats.clock(now, readerZone);
	return (
		<>
			<Fact className="block tabular-nums">{there}</Fact>
			<Fact className="block text-sm text-muted">{formats.zone(now, timeZone)}</Fact>
			{/* Empty where the clocks agree, and there on every side: zones as the browser knows them may be older. */}
			<Fact className="mt-1 block text-sm tabular-nums empty:hidden">
				{here === there ? "" : t`Your time: ${here}`}
			</Fact>
		</>
	);
}
