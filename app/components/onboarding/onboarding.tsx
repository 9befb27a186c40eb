import { useLingui } from "@lingui/react/macro";
import { useLocation, useRevalidator } from "@remix-run/react";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { stepOf } from "#domain/onboarding.ts";
import { i18nFor, type Locale, loadedWords } from "../../i18n.ts";
import type { Person } from "../../root-data.ts";
import { toast } from "../ui/toast.ts";
import { isRemembered, remember } from "./memory.ts";
import type { OverlayProps } from "./overlay.tsx";

type Shown = { step: OverlayProps["step"]; Overlay: ComponentType<OverlayProps> };

/**
 * Greets who is signed in, as the specification says: a tour, a wizard, or nothing. Looked at once a load and person;
 * what is shown is fetched only then.
 */
export function Onboarding({ person }: { person: Person }) {
	const { t, i18n } = useLingui();
	const { revalidate } = useRevalidator();
	const [shown, setShown] = useState<Shown | null>(null);
	const { user_id } = person;
	// The pages of signing in have their own next step.
	const { pathname } = useLocation();
	const isReady = !person.owes_factor && !pathname.startsWith("/auth");
	const latest = useRef(person);
	latest.current = person;
	useEffect(() => {
		if (!isReady) return;
		const { created_at, onboarded_at, city_id, phone } = latest.current;
		const step = stepOf({
			hasLocalFlag: isRemembered(user_id),
			onboarded_at,
			account_created_at: created_at,
			now: new Date().toISOString(),
			city_id,
			phone,
		});
		if (step === "complete") remember(user_id);
		if (step !== "tour" && step !== "wizard") return;
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
	}, [user_id, isReady, i18n]);
	if (!shown) return null;
	return (
		<shown.Overlay
			step={shown.step}
			onEnd={(how) => {
				setShown(null);
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
