import { useFormats } from "./formats.ts";

/** A text that Intl wrote: the browser may write it a little differently than the server, and then wins. */
export const Fact = ({ children, className }: { children: string; className?: string }) => (
	<span suppressHydrationWarning className={className}>
		{children}
	</span>
);

/** The day of an instant or plain date. */
export function Day({ at }: { at: string }) {
	const formats = useFormats();
	return (
		<time dateTime={at} suppressHydrationWarning className="whitespace-nowrap">
			{formats.day(at)}
		</time>
	);
}

/** Day and time of an instant, in UTC: for people who compare it with a log. */
export function Moment({ at }: { at: string }) {
	const formats = useFormats();
	return (
		<>
			<Day at={at} /> <Fact>{`${formats.slotTime(at, "UTC")} UTC`}</Fact>
		</>
	);
}

export function LanguageName({ code }: { code: string }) {
	return <Fact>{useFormats().language(code)}</Fact>;
}

/** Names of languages in one line. */
export function LanguageList({ codes }: { codes: readonly string[] }) {
	const formats = useFormats();
	return <Fact>{formats.list(codes.map(formats.language))}</Fact>;
}
