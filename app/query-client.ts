import { QueryClient } from "@tanstack/react-query";

const minuteMs = 60_000;
const mostRetries = 3;

/** The cache of the specification: fresh for 5 minutes, kept for 10. What is not there is not asked for again. */
export const makeQueryClient = () =>
	new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: 5 * minuteMs,
				gcTime: 10 * minuteMs,
				retry: (failures, error) => (error as { status?: number }).status !== 404 && failures < mostRetries,
				refetchOnWindowFocus: false,
			},
			// Offline a save fails and says so, instead of waiting for the network.
			mutations: { retry: 1, networkMode: "always" },
		},
	});
