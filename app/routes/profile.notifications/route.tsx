import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, Link, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { listFollowedNews } from "#domain/news/following.server.ts";
import { hasWeeklyNews, saveWeeklyNews } from "#domain/news/weekly.server.ts";
import {
	channelsTo,
	findNotificationPreferences,
	saveNotificationPreferences,
} from "#domain/profiles/notification-preferences.server.ts";
import {
	type Channel,
	type NotificationType,
	notificationPreferences,
} from "#domain/profiles/notification-preferences.ts";
import { ActionForm, useAnswer } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { notificationTypeNames, notificationTypes } from "../../components/notifications/type-names.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { Checkbox, Field, Input } from "../../components/ui/field.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { Panel } from "../profile/panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requirePerson(context, request);
	const [preferences, channels, isWeekly, followed] = await Promise.all([
		findNotificationPreferences(context, person),
		channelsTo(context, person),
		hasWeeklyNews(context, person),
		listFollowedNews(context, person),
	]);
	return { preferences, channels, time_zone: person.time_zone, isWeekly, followed: followed.length };
}

/** A box that is not ticked sends nothing. */
const weeklyForm = z.object({ weekly: z.literal("on").optional() });

export const action = formAction(
	{
		async save(submission) {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, "save", notificationPreferences, (preferences) =>
				saveNotificationPreferences(submission.context, person, preferences),
			);
		},
		async weekly(submission) {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, "weekly", weeklyForm, ({ weekly }) =>
				saveWeeklyNews(submission.context, person, weekly === "on"),
			);
		},
	},
	{ fallback: "save" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Notifications`,
		description: msg`What we tell you about, where and when.`,
		path: "/profile/notifications",
		noindex: true,
	});

const details: Record<NotificationType, MessageDescriptor> = {
	message: msg`Someone writes to you or answers you.`,
	review: msg`We ask you for a review, or a review is published or answered.`,
	bookmark: msg`Something changes on the profile of a professional you saved.`,
	booking: msg`An appointment is confirmed, moved, cancelled or coming up soon.`,
	other: msg`Answers in the community, news you follow, news about your account.`,
};
const channelNames: Record<Channel, MessageDescriptor> = {
	in_app: msg`On this site`,
	email: msg`Email`,
	text: msg`Text`,
};

const intents = ["save"];

export default function Notifications() {
	const { t, i18n } = useLingui();
	const { preferences, channels, time_zone } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const { errorOf, textOf, listOf } = useAnswer(answer, intents, {
		on: t`Choose from these.`,
		quiet_from: t`Enter the start time, for example 22:00.`,
		quiet_until: t`Enter the end time, for example 07:00. It must be different from the start time.`,
	});
	const on = listOf("on", preferences.on);
	const isDiscreet = textOf("is_discreet", preferences.is_discreet ? "on" : "") === "on";
	return (
		<>
			<ActionForm action="/profile/notifications" intents={intents} answer={answer} className="gap-0!">
				<Panel title={t`Notifications`} lead={<Trans>We always email you about the safety of your account.</Trans>}>
					<table className="w-full border-collapse">
						<thead>
							<tr className="border-b border-control text-sm">
								<td />
								{channels.map((channel) => (
									<th key={channel} scope="col" className="w-14 px-1 pb-2 text-center font-medium sm:w-20">
										{i18n._(channelNames[channel])}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{notificationTypes.map((type) => {
								const name = notificationTypeNames[type];
								return (
									<tr key={type} className="border-b border-line">
										<th scope="row" className="py-3 pe-3 text-start font-normal">
											<span className="block font-medium">{i18n._(name)}</span>
											<span className="block text-sm text-muted">{i18n._(details[type])}</span>
										</th>
										{channels.map((channel) => (
											<td key={channel} className="p-0 text-center">
												<label className="grid min-h-12 place-items-center">
													<span className="sr-only">
														{i18n._(name)}: {i18n._(channelNames[channel])}
													</span>
													<input
														type="checkbox"
														name="on"
														value={`${type}.${channel}`}
														defaultChecked={on.includes(`${type}.${channel}`)}
														className="size-5"
													/>
												</label>
											</td>
										))}
									</tr>
								);
							})}
						</tbody>
					</table>
				</Panel>
				<Panel
					title={t`Quiet hours`}
					lead={
						<Trans>
							We hold mail and text messages until these hours are over, then send you one summary. Messages about the
							safety of your account and the last reminder before an appointment still come. Leave both empty to turn
							this off.
						</Trans>
					}
				>
					<div className="grid grid-cols-2 gap-4 sm:max-w-sm">
						<Field label={t`From`} error={errorOf("quiet_from")}>
							{(control) => (
								<Input
									type="time"
									name="quiet_from"
									defaultValue={textOf("quiet_from", preferences.quiet_from)}
									{...control}
								/>
							)}
						</Field>
						<Field label={t`Until`} error={errorOf("quiet_until")}>
							{(control) => (
								<Input
									type="time"
									name="quiet_until"
									defaultValue={textOf("quiet_until", preferences.quiet_until)}
									{...control}
								/>
							)}
						</Field>
					</div>
					<p className="mt-3 text-sm text-muted">
						{time_zone ? (
							<Trans>
								In your time zone, <bdi>{time_zone}</bdi>.
							</Trans>
						) : (
							<Trans>
								In your browser's time zone.{" "}
								<Link to="/profile" className="text-accent underline underline-offset-4">
									Choose one
								</Link>{" "}
								to be sure.
							</Trans>
						)}
					</p>
				</Panel>
				<Panel title={t`Discreet wording`}>
					<Checkbox name="is_discreet" defaultChecked={isDiscreet}>
						<Trans>Hide details in emails and texts</Trans>
						<span className="mt-1 block text-sm text-muted">
							<Trans>
								They then say only that there is something new, and when an appointment is. They do not say who it is
								with or what it is about. Use this if other people can see your mailbox or phone.
							</Trans>
						</span>
					</Checkbox>
				</Panel>
				<div className="mt-8">
					<SubmitButton intent="save">
						<Trans>Save</Trans>
					</SubmitButton>
				</div>
			</ActionForm>
			<WeeklyNews />
		</>
	);
}

const weeklyIntents = ["weekly"];

/** The mail about news that one follows. */
function WeeklyNews() {
	const { t } = useLingui();
	const { isWeekly, followed } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	return (
		<ActionForm action="/profile/notifications" intents={weeklyIntents} answer={answer} className="mt-12 gap-0!">
			<Panel title={t`News by mail`}>
				<Checkbox key={String(isWeekly)} name="weekly" value="on" defaultChecked={isWeekly}>
					<Trans>Once a week, email me the news that I follow</Trans>
					<span className="mt-1 block text-sm text-muted">
						<Plural
							value={followed}
							_0="You follow no country or topic yet. You can do so in the news."
							one="You follow # country or topic."
							other="You follow # countries and topics."
						/>{" "}
						<Link to="/news" className="text-accent underline underline-offset-4">
							<Trans>Go to the news</Trans>
						</Link>
					</span>
				</Checkbox>
			</Panel>
			<div className="mt-8">
				<SubmitButton intent="weekly">
					<Trans>Save</Trans>
				</SubmitButton>
			</div>
		</ActionForm>
	);
}
