import { Trans, useLingui } from "@lingui/react/macro";
import { textLimits } from "#domain/ground/text-limits.ts";
import { otherName } from "../../components/appointment-status.tsx";
import { BothClocks } from "../../components/both-clocks.tsx";
import { KeptForm, useAnswer, useUnreachableWords } from "../../components/form/action-form.tsx";
import type { Answer } from "../../components/form/answer.ts";
import { useTooLongWords } from "../../components/form/text-limit.ts";
import { SlotWords, slotClass } from "../../components/slot-days.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Field, TextArea } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { refusalWords } from "../../refusals.ts";
import type { View } from "./view.server.ts";

const intents = ["move", "pick"];

/** The new time, what follows from it, and the button. */
export function ConfirmMove({ view, answer }: { view: View<"confirm">; answer: Answer | undefined }) {
	const { i18n } = useLingui();
	const { appointment, at, until, zone, otherZone, isInstant, isLate } = view;
	const { id, version, party } = appointment;
	const { errorOf, textOf } = useAnswer(answer, intents, { reason: useTooLongWords()(textLimits.reason) });
	const unreachable = useUnreachableWords();
	const refusal = answer?.outcome === "refused" ? answer.refusal : null;
	const nearest = refusal?.code === "slot_taken" ? refusal.values.nearest : null;
	const taken = Array.isArray(nearest) ? (nearest as string[]) : view.taken;
	const path = `/appointments/${id}/reschedule`;
	const pathAt = (instant: string) => `${path}?${new URLSearchParams({ at: instant })}`;
	const other = <bdi>{otherName(appointment)}</bdi>;
	return (
		<KeptForm intents={intents} answer={answer} action={pathAt(at)} className="grid max-w-[40rem] gap-5">
			{/* Enter in a field moves, whatever other buttons stand before. */}
			<button type="submit" name="intent" value="move" hidden tabIndex={-1} aria-hidden="true" />
			<input type="hidden" name="version" value={version} />
			<input type="hidden" name="starts_at" value={at} />
			{taken ? (
				<div
					role="alert"
					tabIndex={-1}
					data-alert
					className="rounded-card border border-danger bg-danger-soft p-4 sm:p-5"
				>
					<h2 className="text-xl">
						<Trans>This time was just taken</Trans>
					</h2>
					<p className="mt-1">
						<Trans>Nothing was moved. We kept what you wrote. Choose another time.</Trans>
					</p>
					<ul className="mt-4 grid gap-2 sm:grid-cols-3">
						{taken.map((slot) => (
							<li key={slot}>
								<button type="submit" name="intent" value="pick" formAction={pathAt(slot)} className={slotClass}>
									<SlotWords at={slot} zone={zone.zone} otherZone={otherZone} isDayShown />
								</button>
							</li>
						))}
					</ul>
				</div>
			) : (
				refusal && <Notice kind="bad">{i18n._(refusalWords(refusal.code, refusal.values))}</Notice>
			)}
			{answer?.outcome === "unreachable" && <Notice kind="bad">{unreachable}</Notice>}
			{answer?.outcome === "failed" && (
				<Notice kind="bad">
					<Trans>Something went wrong on our side. Nothing was changed. Please try again.</Trans>
				</Notice>
			)}
			{!taken && (
				<div className="border-s-3 border-accent ps-4">
					<p className="text-sm text-muted">
						<Trans>The new time</Trans>
					</p>
					<BothClocks from={at} until={until} zone={zone.zone} otherZone={otherZone} other={other} />
				</div>
			)}
			<p>
				{isInstant ? (
					<Trans>We confirm it immediately and tell {other}.</Trans>
				) : party === "client" ? (
					<Trans>We ask {other} again. You will lose your current time.</Trans>
				) : (
					<Trans>We ask {other} to accept it. The old time becomes free.</Trans>
				)}
			</p>
			{isLate && (
				<p className="border-s-3 border-danger ps-4">
					<Trans>It is too late to cancel at no cost. Moving the appointment does not change that.</Trans>
				</p>
			)}
			<Field
				label={<Trans>Reason (optional)</Trans>}
				hint={<Trans>{other} will read this.</Trans>}
				error={errorOf("reason")}
			>
				{(control) => <TextArea name="reason" rows={3} defaultValue={textOf("reason", "")} {...control} />}
			</Field>
			<div className="flex flex-wrap gap-3">
				{!taken && (
					<SubmitButton intent="move" kind="action">
						{party === "client" ? <Trans>Move it to this time</Trans> : <Trans>Propose this time</Trans>}
					</SubmitButton>
				)}
				<ButtonLink to={path} kind="quiet">
					<Trans>See all free times</Trans>
				</ButtonLink>
			</div>
		</KeptForm>
	);
}
