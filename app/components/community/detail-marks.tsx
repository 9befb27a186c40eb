import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, type RefObject, useEffect, useState } from "react";
import type { PersonalDetail } from "#domain/ground/personal-details.ts";
import { detailKindNames } from "../../detail-kind-names.ts";
import { useFormats } from "../formats.ts";
import { Button } from "../ui/button.tsx";

const pauseMs = 400;

type Found = { text: string; details: readonly PersonalDetail[] };

/**
 * Marks what in a field names a person, while it is typed and before anything is sent; one click hides it. What looks for it
 * is fetched when somebody types.
 */
export function DetailMarks({ field }: { field: RefObject<HTMLInputElement | HTMLTextAreaElement> }) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const [found, setFound] = useState<Found | null>(null);
	useEffect(() => {
		const element = field.current;
		if (!element) return;
		let timer = 0;
		const look = async () => {
			const { findPersonalDetails } = await import("#domain/ground/personal-details.ts");
			const text = element.value;
			const details = findPersonalDetails(text);
			setFound(details.length > 0 ? { text, details } : null);
		};
		const soon = () => {
			clearTimeout(timer);
			// Without a connection the server looks.
			timer = window.setTimeout(() => void look().catch(() => {}), pauseMs);
		};
		element.addEventListener("input", soon);
		if (element.value !== "") soon();
		return () => {
			clearTimeout(timer);
			element.removeEventListener("input", soon);
		};
	}, [field]);
	if (!found) return null;
	const hide = async () => {
		const element = field.current;
		if (!element) return;
		const { mask } = await import("#domain/ground/personal-details.ts");
		element.value = mask(element.value);
		// The draft hears of it like of anything typed.
		element.dispatchEvent(new Event("input", { bubbles: true }));
		setFound(null);
		element.focus();
	};
	const kinds = [...new Set(found.details.map(({ kind }) => kind))].map((kind) => i18n._(detailKindNames[kind]));
	return (
		<div role="status" className="mt-2 grid gap-3 rounded-control border border-seal bg-seal-soft p-3">
			<p>
				<Trans>This looks like personal data: {formats.list(kinds)}. Everyone can read what you post.</Trans>
			</p>
			<p dir="auto" className="max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere">
				{marked(found)}
			</p>
			<Button kind="quiet" size="small" onClick={hide} className="justify-self-start">
				<Trans>Hide it</Trans>
			</Button>
		</div>
	);
}

/** So much is shown before and behind what was found. */
const around = 40;

function marked({ text, details }: Found): ReactNode[] {
	const parts: ReactNode[] = [];
	let at = Math.max(0, (details[0]?.from ?? 0) - around);
	if (at > 0) parts.push("…");
	for (const { from, until } of details) {
		parts.push(
			text.slice(at, from),
			<mark key={from} className="rounded-control bg-raised px-0.5 font-medium text-seal">
				{text.slice(from, until)}
			</mark>,
		);
		at = until;
	}
	const end = at + around;
	parts.push(text.slice(at, end), text.length > end ? "…" : "");
	return parts;
}
