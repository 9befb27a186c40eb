import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RefusalData } from "../http.server.ts";
import { refusalWords } from "../refusals.ts";
import { toast } from "./ui/toast.ts";

/** What came of saving a professional, or of taking them out again. */
export type SaveOutcome = { outcome: string; intent: string; refusal: RefusalData | null };

/** Says that saving failed, and to guests where it is that they have saved. */
export function tellSaved(i18n: I18n, { outcome, intent, refusal }: SaveOutcome, isGuest: boolean) {
	if (outcome !== "saved") {
		const again = msg`That could not be saved. Please try again.`;
		const description = i18n._(refusal ? refusalWords(refusal.code, refusal.values) : again);
		toast({ title: i18n._(msg`Error`), description, kind: "error" });
	} else if (isGuest && intent === "save") {
		toast({
			title: i18n._(msg`Saved on this device`),
			description: i18n._(msg`Sign in to keep it on all your devices.`),
			action: { label: i18n._(msg`Show`), to: "/bookmarks" },
			kind: "success",
		});
	}
}
