import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useRef } from "react";
import type { PersonalDetail } from "#domain/ground/personal-details.ts";
import { detailKindNames } from "../../detail-kind-names.ts";
import { useFormats } from "../formats.ts";
import { Button } from "../ui/button.tsx";

/** Shows what in a text names a person, before it leaves the browser. */
export function DetailsReview({
	text,
	details,
	onMask,
	onSend,
	onBack,
}: {
	text: string;
	details: readonly PersonalDetail[];
	onMask: () => void;
	onSend: () => void;
	onBack: () => void;
}) {
	const { i18n } = useLingui();
	const formats = useFormats();
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => title.current?.focus(), []);
	const kinds = [...new Set(details.map(({ kind }) => kind))].map((kind) => i18n._(detailKindNames[kind]));
	const parts: ReactNode[] = [];
	let at = 0;
	for (const { from, until } of details) {
		parts.push(
			text.slice(at, from),
			<mark key={from} className="rounded-control bg-seal-soft px-0.5 font-medium text-seal">
				{text.slice(from, until)}
			</mark>,
		);
		at = until;
	}
	parts.push(text.slice(at));
	return (
		<section
			aria-labelledby="details-title"
			className="grid max-h-[70%] gap-3 overflow-y-auto border-t border-line p-4"
		>
			<h3 id="details-title" ref={title} tabIndex={-1} className="font-sans text-lg tracking-normal">
				<Trans>Nothing was sent yet</Trans>
			</h3>
			<p>
				<Trans>
					This looks like personal data: {formats.list(kinds)}. We don't need it to answer. Shall we hide it?
				</Trans>
			</p>
			<p
				dir="auto"
				className="rounded-control border border-line bg-surface px-3 py-2 whitespace-pre-wrap [overflow-wrap:anywhere]"
			>
				{parts}
			</p>
			<div className="grid gap-2">
				<Button onClick={onMask}>
					<Trans>Mask and send</Trans>
				</Button>
				<div className="grid grid-cols-2 gap-2">
					<Button kind="quiet" onClick={onBack}>
						<Trans>Back</Trans>
					</Button>
					<Button kind="quiet" onClick={onSend}>
						<Trans>Send as it is</Trans>
					</Button>
				</div>
			</div>
		</section>
	);
}
