import { useLingui } from "@lingui/react/macro";
import { mostAvailability as most } from "#domain/availability/bounds.ts";
import { textLimits } from "#domain/ground/text-limits.ts";
import { useTooLongWords } from "../form/text-limit.ts";

/** What is said beside a field that means nothing; "weekly.1.0.from" is a beginning, "exceptions.0.note" a note. */
export function useHoursWords(): (name: string) => string {
	const { t } = useLingui();
	const tooLong = useTooLongWords();
	const inList: Record<string, string> = {
		from: t`Start on :00, :15, :30 or :45, and do not overlap.`,
		until: t`End on :00, :15, :30 or :45, later than the start.`,
		note: tooLong(textLimits.exceptionNote),
		kind: t`Add the hours when you are open.`,
	};
	const days: Record<string, string> = {
		from: t`Choose a day.`,
		until: t`Choose the same day or a later one.`,
	};
	const plain: Record<string, string> = {
		time_zone: t`Choose a time zone from the list.`,
		weekly: t`You have added too many opening times. Use at most ${most.weekly} in a week.`,
		exceptions: t`You have added too many exceptions. Use at most ${most.exceptions}.`,
		buffer_before_minutes: t`Enter minutes, from 0 to ${most.bufferMinutes}.`,
		buffer_after_minutes: t`Enter minutes, from 0 to ${most.bufferMinutes}.`,
		notice_hours: t`Enter hours, from 0 to ${most.noticeHours} (two weeks).`,
		daily_cap: t`Enter a number from 1 to ${most.dailyCap}, or leave it empty.`,
		horizon_days: t`Enter days, from 1 to ${most.horizonDays}.`,
		step_minutes: t`Choose one from the list.`,
		confirmation: t`Choose one of the two.`,
		free_cancellation_hours: t`Enter hours, from 0 to ${most.freeCancellationHours} (two weeks).`,
		late_fee: t`Choose one from the list.`,
		bring: tooLong(textLimits.bring),
	};
	return (name) => {
		const last = name.split(".").at(-1) ?? "";
		if (/^exceptions\.\d+\.(from|until)$/.test(name)) return days[last] ?? "";
		return plain[name] ?? inList[last] ?? "";
	};
}
