import { type ComponentType, useEffect, useState } from "react";
import { onFirstToast } from "./toast.ts";

/** Where toasts appear. What draws them is fetched with the first one. */
export function ToastRegion() {
	const [Toaster, setToaster] = useState<ComponentType | null>(null);
	useEffect(
		() =>
			onFirstToast(() => {
				import("./toaster.tsx").then(
					({ Toaster }) => setToaster(() => Toaster),
					// Offline: the page itself says what matters.
					() => {},
				);
			}),
		[],
	);
	return Toaster && <Toaster />;
}
