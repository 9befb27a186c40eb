import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Fact } from "../../components/fact.tsx";
import { useUnreachableWords } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useTimeFormats } from "../../components/time-formats.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { refusalWords } from "../../refusals.ts";
import type { View } from "./view.server.ts";

/** What came of the last press. */
export function Said({
	view,
	answer,
	labels,
}: {
	view: View<"details">;
	answer: Answer | undefined;
	/** The fields that can be wrong, by name. */
	labels: Record<string, ReactNode>;
}) {
	const { i18n } = useLingui();
	const { state } = useNavigation();
	const times = useTimeFormats();
	const unreachable = useUnreachableWords();
	const refusal = answer?.outcome === "refused" ? answer.refusal : null;
	if (refusal) return <Notice kind="bad">{i18n._(refusalWords(refusal.code, refusal.values))}</Notice>;
	if (answer?.outcome === "unreachable" && state === "idle") return <Notice kind="bad">{unreachable}</Notice>;
	if (answer?.outcome === "failed" && state === "idle")
		return (
			<Notice kind="bad">
				<Trans>
					Something went wrong on our side. We kept what you wrote. Press the button again. We will not book it twice.
				</Trans>
			</Notice>
		);
	if (answer?.outcome === "unsent" && answer.intent === "pick" && view.holds)
		return (
			<Notice kind="good">
				<Trans>
					Now held for you:{" "}
					<Fact className="font-medium">{times.dayAndTime(view.chosen.starts_at, view.zone.zone)}</Fact>
				</Trans>
			</Notice>
		);
	if (answer?.outcome === "invalid" && answer.intent === "book")
		return (
			<Notice kind="bad" title={<Trans>Nothing was sent yet. We kept what you wrote.</Trans>}>
				<p>
					<Trans>Please check:</Trans>
				</p>
				<ul>
					{Object.entries(labels)
						.filter(([name]) => answer.invalid.includes(name))
						.map(([name, label]) => (
							<li key={name}>
								<a
									href={`#${name}`}
									onClick={(event) => {
										// A change of the address would take what was said from the page.
										event.preventDefault();
										document.querySelector<HTMLElement>(`#${name} [name]`)?.focus();
									}}
									className="inline-block min-h-6 underline underline-offset-4"
								>
									{label}
								</a>
							</li>
						))}
				</ul>
			</Notice>
		);
	return null;
}
