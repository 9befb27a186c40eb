import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts run on this page: false on the server and while the browser takes over from it. */
export const useHasScript = () =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
