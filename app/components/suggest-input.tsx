import { type ComponentPropsWithoutRef, type ComponentType, useRef, useState } from "react";
import type { SuggestionsProps } from "./suggestions.tsx";
import { Input } from "./ui/field.tsx";

/**
 * A plain text input that, once it has the focus, suggests what to write: services and people (`what`) or places
 * (`where`). What suggests is fetched on the first focus; without scripts it is the input alone.
 */
export function SuggestInput({
	suggest,
	...rest
}: { suggest: SuggestionsProps["kind"] } & ComponentPropsWithoutRef<"input">) {
	const input = useRef<HTMLInputElement>(null);
	const [Suggestions, setSuggestions] = useState<ComponentType<SuggestionsProps> | null>(null);
	const prepare = () => {
		if (Suggestions) return;
		import("./suggestions.tsx").then(
			({ Suggestions }) => setSuggestions(() => Suggestions),
			() => {},
		);
	};
	return (
		<div className="relative">
			<Input ref={input} autoComplete="off" spellCheck={false} onFocus={prepare} {...rest} />
			{Suggestions && <Suggestions kind={suggest} input={input} />}
		</div>
	);
}
