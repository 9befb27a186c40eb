import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { Download } from "lucide-react";
import * as z from "zod";
import { findProfile, saveProfile } from "#domain/profiles/profiles.server.ts";
import { LanguageList } from "../../components/fact.tsx";
import { ActionForm } from "../../components/form/action-form.tsx";
import { type Answer, keepingTyped } from "../../components/form/answer.ts";
import { SubmitButton } from "../../components/submit-button.tsx";
import { ButtonLink, buttonClass } from "../../components/ui/button.tsx";
import { Checkbox } from "../../components/ui/field.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { Portrait } from "../../components/ui/portrait.tsx";
import { formAction, saveForm } from "../../form-action.server.ts";
import { requirePerson } from "../../http.server.ts";
import { pageMeta } from "../../meta.ts";
import { Panel } from "../profile/panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const found = await findProfile(context, await requirePerson(context, request));
	if (!found) throw new Response(null, { status: 404 });
	const { user_id, full_name, avatar_url, languages, preferred_language, is_reading_shown } = found.profile;
	const shown = { user_id, full_name, avatar_url, is_reading_shown };
	return { ...shown, languages: languages.length > 0 ? languages : [preferred_language] };
}

export const action = formAction(
	{
		async reading(submission) {
			const person = await requirePerson(submission.context, submission.request);
			return saveForm(submission, "reading", readingForm, (change) => saveProfile(submission.context, person, change));
		},
	},
	{ fallback: "reading" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

/** A form sends a box only where it is ticked. */
const readingForm = z.object({ is_reading_shown: z.preprocess((value) => value === "on", z.boolean()) });
const readingIntents = ["reading"];

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Privacy`,
		description: msg`What others can see about you, everything we keep about you, and how to leave.`,
		path: "/profile/privacy",
		noindex: true,
	});

export default function Privacy() {
	const { t } = useLingui();
	const profile = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const answer = useActionData<Answer>();
	return (
		<>
			<Panel title={t`What professionals see`} lead={<Trans>They see this only when you write to them or book:</Trans>}>
				<Preview profile={profile} />
				<ul className="mt-4 grid list-disc gap-1 ps-5 marker:text-muted">
					<li>
						<Trans>We give your phone number to a professional only when you book.</Trans>
					</li>
					<li>
						<Trans>We do not show anyone your email, place, budget or preferences.</Trans>
					</li>
					<li>
						<Trans>In the community you have a different name and no photo.</Trans>
					</li>
				</ul>
			</Panel>
			<Panel title={t`Messages`} lead={<Trans>If you turn this off, you will not see it for others either.</Trans>}>
				<ActionForm action="/profile/privacy" intents={readingIntents} answer={answer}>
					<Checkbox name="is_reading_shown" defaultChecked={profile.is_reading_shown}>
						<Trans>Let others see when I have read their messages and when I am writing</Trans>
					</Checkbox>
					<div>
						<SubmitButton intent="reading" kind="quiet">
							<Trans>Save</Trans>
						</SubmitButton>
					</div>
				</ActionForm>
			</Panel>
			<Panel
				id="export"
				title={t`Everything we keep about you`}
				lead={
					<Trans>
						One file with everything: account, profile, appointments, messages, saved professionals, reviews,
						preferences and devices. Other programs can read it.
					</Trans>
				}
			>
				{params.has("download") && (
					<Notice kind="good" className="mb-4">
						<Trans>Thank you. Your file is ready to download.</Trans>
					</Notice>
				)}
				{/* A plain link: what comes is a file, or the way to the proof. */}
				<a href="/profile/export" className={buttonClass({ kind: "quiet" })}>
					<Download aria-hidden="true" className="size-5" />
					<Trans>Download my data</Trans>
				</a>
			</Panel>
			<Panel
				title={t`Delete your account`}
				lead={
					<Trans>We hide it immediately and erase it after 30 days. If you sign in before then, you get it back.</Trans>
				}
			>
				<ButtonLink to="/profile/privacy/delete" kind="danger">
					<Trans>Delete account…</Trans>
				</ButtonLink>
			</Panel>
		</>
	);
}

function Preview({
	profile: { user_id, full_name, avatar_url, languages },
}: {
	profile: { user_id: string; full_name: string | null; avatar_url: string | null; languages: string[] };
}) {
	return (
		<div className="flex items-center gap-4 rounded-card border border-line bg-raised p-4">
			<Portrait id={user_id} name={full_name ?? ""} photo={avatar_url} className="rounded-full!" />
			<p className="min-w-0">
				<bdi className="block truncate font-medium">{full_name ?? <Trans>No name given</Trans>}</bdi>
				<span className="block text-sm text-muted">
					<Trans>
						Speaks <LanguageList codes={languages} />
					</Trans>
				</span>
			</p>
		</div>
	);
}
