import type { ComponentProps } from "react";
import { Part } from "../../components/settings/part.tsx";

/** One thing of a tab; between two there is a hairline. */
export function Panel(props: Omit<ComponentProps<typeof Part>, "className">) {
	return (
		<Part
			{...props}
			className="mt-10 border-t border-line pt-10 first-of-type:mt-0 first-of-type:border-0 first-of-type:pt-0"
		/>
	);
}
