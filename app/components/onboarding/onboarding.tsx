import { useLingui } from "@lingui/react/macro";
import { useLocation, useMatches, useRevalidator } from "@remix-run/react";
import { type ComponentType, useEffect, useMemo, useState } from "react";
import { i18nFor, type Locale, loadedWords } from "../../i18n.ts";
import type { PageHandle, Person } from "../../root-data.ts";
import { toast } from "../ui/toast.ts";
import { firstStep, remember } from "./memory.ts";
import type { OverlayProps } from "./overlay.tsx";

type Shown = { step: OverlayProps["step"]; Overlay: ComponentType<OverlayProps> };

/**
 * Greets who is signed in, as the specification says: a tour, a wizard, or nothing. Decided at once; shown on the first
 * page that is not in the middle of something, like booking or signing in. What is shown is fetched only then.
 */
export function Onboarding({ person }: { person: Person }) {
	const { t, i18n } = useLingui();
	const { revalidate } = useRevalidator();
	const [shown, setShown] = useState<Shown | null>(null);
	const { user_id, owes_factor } = person;
	const isCalm = useIsCalm();
	// Decided once a load and person, whatever page that is.
	// biome-ignore lint/correctness/useExhaustiveDependencies: later pages do not decide anew
	const step = useMemo(() => (owes_factor ? null : firstStep(user_id, person.onboarding)), [user_id, owes_factor]);
	const [isOver, setOver] = useState(false);
	useEffect(() => {
		if (step === "complete") remember(user_id);
	}, [user_id, step]);
	useEffect(() => {
		if (isOver || !isCalm || (step !== "tour" && step !== "wizard")) return;
		let isGone = false;
		const locale = i18n.locale as Locale;
		const overlay = import("./overlay.tsx").then(({ Overlay }) => Overlay);
		Promise.all([overlay, i18nFor(locale)]).then(
			([Overlay]) => {
				if (isGone) return;
				// The page came with its own words only.
				i18n.load(locale, loadedWords(locale));
				setShown({ step, Overlay });
			},
			// Offline: the next load asks again.
			() => {},
		);
		return () => {
			isGone = true;
			setShown(null);
		};
	}, [step, isOver, isCalm, i18n]);
	if (!shown) return null;
	return (
		<shown.Overlay
			step={shown.step}
			onEnd={(how) => {
				setOver(true);
				remember(user_id);
				if (how === "skipped") return;
				toast({
					title: t`Profile updated!`,
					description: t`Your preferences have been saved successfully.`,
					kind: "success",
				});
				revalidate();
			}}
		/>
	);
}

/** Whether the page may be covered. What a booking, a cancellation or a move came to is read first. */
function useIsCalm() {
	const matches = useMatches();
	const params = new URLSearchParams(useLocation().search);
	return (
		!matches.some(({ handle }) => (handle as PageHandle | undefined)?.isUninterrupted) &&
		!params.has("booked") &&
		!params.has("done")
	);
}
