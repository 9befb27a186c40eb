import { Trans, useLingui } from "@lingui/react/macro";
import { Form } from "@remix-run/react";
import { dayIn } from "#domain/ground/time-zones.ts";
import type { Notification } from "#domain/notices/notifications.server.ts";
import { Fact } from "../../components/fact.tsx";
import { TimeAgo } from "../../components/notifications/time-ago.tsx";
import { TypeIcon } from "../../components/notifications/type-icon.tsx";
import { SubmitButton } from "../../components/submit-button.tsx";
import { useTimeFormats } from "../../components/time-formats.ts";
import { classes } from "../../components/ui/classes.ts";

type DaysProps = {
	list: readonly Notification[];
	/** The reader's: where a day begins. */
	zone: string;
	/** In ms since 1970. */
	now: number;
	/** The id of the form that the ticked ones are sent with. */
	bulk: string;
};

/** Notifications under their days, newest first. */
export function Days({ list, zone, now, bulk }: DaysProps) {
	const formats = useTimeFormats();
	const days = new Map<string, Notification[]>();
	for (const one of list) {
		const day = dayIn(one.created_at, zone);
		days.set(day, [...(days.get(day) ?? []), one]);
	}
	const today = dayIn(new Date(now).toISOString(), zone);
	return [...days].map(([day, ones]) => (
		<section key={day} aria-labelledby={`day-${day}`} className="mt-6">
			<h2 id={`day-${day}`} className="font-sans text-sm font-medium tracking-normal text-muted">
				{day === today ? (
					<Trans>Today</Trans>
				) : (
					<Fact>{formats.longDay((ones[0] as Notification).created_at, zone)}</Fact>
				)}
			</h2>
			<ul className="mt-2 overflow-hidden rounded-card border border-line bg-raised">
				{ones.map((one) => (
					<Line key={one.id} notification={one} now={now} bulk={bulk} />
				))}
			</ul>
		</section>
	));
}

function Line({ notification, now, bulk }: { notification: Notification } & Pick<DaysProps, "now" | "bulk">) {
	const { t } = useLingui();
	const { id, type, title, message, data, read_at, created_at } = notification;
	const isUnread = read_at === null;
	const heading = (
		<>
			<bdi>{title}</bdi>
			{isUnread && (
				<span className="sr-only">
					{" "}
					<Trans>(unread)</Trans>
				</span>
			)}
		</>
	);
	return (
		<li
			className={classes(
				"flex items-start gap-1 border-b border-line py-3 ps-1 pe-4 last:border-b-0 sm:ps-2",
				isUnread && "bg-accent-soft",
			)}
		>
			<label className="flex size-11 shrink-0 items-center justify-center">
				<span className="sr-only">{t`Tick: ${title}`}</span>
				<input type="checkbox" form={bulk} name="id" value={id} className="size-5 accent-accent" />
			</label>
			<div className="min-w-0 flex-1 pt-2 wrap-anywhere">
				<div className="flex items-start gap-2.5">
					<span className="pt-0.5">
						<TypeIcon type={type} />
					</span>
					<div className="min-w-0">
						{data.url ? (
							<Form method="post">
								<input type="hidden" name="id" value={id} />
								<input type="hidden" name="url" value={data.url} />
								<button
									type="submit"
									name="intent"
									value="open"
									className={classes(
										"text-start underline-offset-4 hover:text-accent hover:underline",
										isUnread && "font-medium",
									)}
								>
									{heading}
								</button>
							</Form>
						) : (
							<p className={classes(isUnread && "font-medium")}>{heading}</p>
						)}
						<p className="mt-0.5 text-muted">
							<bdi>{message}</bdi>
						</p>
					</div>
				</div>
				<Form method="post" preventScrollReset className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-muted">
					<input type="hidden" name="id" value={id} />
					<TimeAgo at={created_at} now={now} />
					{isUnread && (
						<SubmitButton intent="read" kind="link" className="min-h-8!" of={id}>
							<Trans>Mark as read</Trans>
							<span className="sr-only">{`: ${title}`}</span>
						</SubmitButton>
					)}
					<SubmitButton intent="delete" kind="link" className="min-h-8!" of={id}>
						<Trans>Delete</Trans>
						<span className="sr-only">{`: ${title}`}</span>
					</SubmitButton>
				</Form>
			</div>
		</li>
	);
}
