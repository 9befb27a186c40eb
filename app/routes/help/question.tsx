import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Section } from "#domain/pages/pages.ts";
import { Html } from "../../components/page-text.tsx";
import { Disclosure } from "../../components/ui/disclosure.tsx";

/** A question that opens its answer. The answer has the anchor: browsers open what is around an anchor, not the thing itself. */
export function Question({
	section: { id, title, html },
	group,
	isOpen = false,
	after,
}: {
	section: Section;
	/** What it belongs to. */
	group?: ReactNode;
	isOpen?: boolean;
	after?: ReactNode;
}) {
	return (
		<Disclosure
			className="mt-0! break-inside-avoid"
			isOpen={isOpen}
			summary={
				<>
					{group && <span className="block text-sm font-normal text-muted">{group}</span>}
					<h3 className="font-sans text-base font-medium">{title}</h3>
				</>
			}
		>
			<div id={id} className="scroll-mt-40">
				<Html html={html} className="prose flow" />
				{after}
				<a href={`#${id}`} className="mt-2 inline-flex min-h-6 items-center text-sm text-muted underline print:hidden">
					<Trans>
						Link to this answer<span className="sr-only">: {title}</span>
					</Trans>
				</a>
			</div>
		</Disclosure>
	);
}
