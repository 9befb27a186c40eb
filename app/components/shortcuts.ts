import { useLingui } from "@lingui/react/macro";

/** The popular searches of the specification, in its order. The search text is its English one in every language. */
export function useShortcuts() {
	const { t } = useLingui();
	return [
		{ label: t`Immigration Law`, to: "/search?q=Immigration+Law" },
		{ label: t`Business Law`, to: "/search?q=Business+Law" },
		{ label: t`Family Law`, to: "/search?q=Family+Law" },
		{ label: t`Real Estate Law`, to: "/search?q=Real+Estate+Law" },
	];
}
