import { useLingui } from "@lingui/react/macro";

/** What is said beside a field that means nothing; "weekly.1.0.from" is a beginning, "exceptions.0.note" a note. */
export function useHoursWords(): (name: string) => string {
	const { t } = useLingui();
	const inList: Record<string, string> = {
		from: t`Begin at a full quarter of an hour, when no other hours of the day are running.`,
		until: t`End at a full quarter of an hour, later than you begin.`,
		note: t`Use at most 80 characters.`,
		kind: t`Say at which hours you are open.`,
	};
	const days: Record<string, string> = {
		from: t`Choose a day.`,
		until: t`Choose the same day or a later one.`,
	};
	const plain: Record<string, string> = {
		time_zone: t`Choose a time zone of the list.`,
		weekly: t`These are too many hours. Use at most 28 in a week.`,
		exceptions: t`These are too many exceptions. Use at most 100.`,
		buffer_before_minutes: t`Write minutes, from 0 to 120.`,
		buffer_after_minutes: t`Write minutes, from 0 to 120.`,
		notice_hours: t`Write hours, from 0 to 336 (two weeks).`,
		daily_cap: t`Write a number from 1 to 50, or nothing.`,
		horizon_days: t`Write days, from 1 to 365.`,
		step_minutes: t`Choose one of the list.`,
		confirmation: t`Choose one of the two.`,
		free_cancellation_hours: t`Write hours, from 0 to 336 (two weeks).`,
		late_fee: t`Choose one of the list.`,
		bring: t`Use at most 1,000 characters.`,
	};
	return (name) => {
		const last = name.split(".").at(-1) ?? "";
		if (/^exceptions\.\d+\.(from|until)$/.test(name)) return days[last] ?? "";
		return plain[name] ?? inList[last] ?? "";
	};
}
