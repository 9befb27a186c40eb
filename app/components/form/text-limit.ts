import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../formats.ts";

/** What is said beside a field whose text is too long. */
export function useTooLongWords(): (limit: number) => string {
	const { t } = useLingui();
	const { number } = useFormats();
	return (limit) => {
		const most = number(limit);
		return t`Use at most ${most} characters.`;
	};
}
