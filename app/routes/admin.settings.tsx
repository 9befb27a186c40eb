import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import {
	type FigureName,
	type FigureSource,
	figureNames,
	figureSources,
	specifiedFigures,
} from "#domain/site/figures.ts";
import { requireSiteSettings, saveFigures, saveSiteDetails } from "#domain/site/site-settings.server.ts";
import { detailsChange, figuresChange, missingDetails } from "#domain/site/site-settings.ts";
import { requireAdmin } from "../admin-area.server.ts";
import { Day } from "../components/fact.tsx";
import { ActionForm, useAnswer } from "../components/form/action-form.tsx";
import { type Answer, afterConflict, keepingTyped } from "../components/form/answer.ts";
import { ChangedMeanwhile } from "../components/form/changed-meanwhile.tsx";
import { SeenVersion } from "../components/form/seen-version.tsx";
import { SubmitButton } from "../components/submit-button.tsx";
import { Field, Input, Select, TextArea } from "../components/ui/field.tsx";
import { Notice } from "../components/ui/notice.tsx";
import { formAction, saveForm } from "../form-action.server.ts";
import { pageMeta } from "../meta.ts";

const path = "/admin/settings";

export async function loader({ request, context }: LoaderFunctionArgs) {
	const shown = await requireSiteSettings(context, await requireAdmin(context, request));
	return { ...shown, missing: missingDetails(shown.details), specified: specifiedFigures };
}

export const action = (args: ActionFunctionArgs) =>
	formAction(
		{
			details: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "details", detailsChange, (given) =>
					saveSiteDetails(submission.context, admin, given),
				);
			},
			figures: async (submission) => {
				const admin = await requireAdmin(submission.context, submission.request);
				return saveForm(submission, "figures", figuresChange, (given) => saveFigures(submission.context, admin, given));
			},
		},
		{ fallback: "details" },
	)(args);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const shouldRevalidate = afterConflict;

export const meta: MetaFunction = (args) =>
	pageMeta(args, { title: msg`Settings`, description: msg`What the site says about itself.`, path, noindex: true });

export default function Settings() {
	return (
		<div className="grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-12">
			<Details />
			<Figures />
		</div>
	);
}

const detailIntents = ["details"];
const detailNames = ["support_address", "operator_name", "operator_address", "data_protection_contact"] as const;

/** Who runs the site: in the footer, on /contact, /privacy and /terms. */
function Details() {
	const { t } = useLingui();
	const { details, missing } = useLoaderData<typeof loader>();
	const given = useActionData<Answer>();
	const form = useAnswer(given, detailIntents, { support_address: t`Enter a complete email address.` });
	const { errorOf, textOf } = form;
	const names = {
		support_address: t`Support address`,
		operator_name: t`Legal name`,
		operator_address: t`Postal address`,
		data_protection_contact: t`Contact for data protection`,
	};
	return (
		<section aria-labelledby="operator">
			<h2 id="operator" className="text-xl">
				<Trans>Who runs this site</Trans>
			</h2>
			<p className="mt-1 text-muted">
				<Trans>
					The support address appears at the bottom of every page. The rest is shown on Contact, Privacy and Terms.
				</Trans>
			</p>
			{missing.length > 0 && (
				<Notice kind="bad" title={<Trans>Not set yet</Trans>} className="mt-4">
					<ul className="list-disc ps-5">
						{missing.map((name) => (
							<li key={name}>{names[name]}</li>
						))}
					</ul>
				</Notice>
			)}
			<ActionForm
				action={path}
				intents={detailIntents}
				answer={given}
				saved={{ title: t`Settings saved`, description: t`Within a minute, every page shows them.` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				conflict={
					<ChangedMeanwhile
						fields={detailNames.map((name) => ({
							label: names[name],
							typed: textOf(name, ""),
							saved: details[name],
						}))}
					/>
				}
				className="mt-6 gap-4!"
			>
				<SeenVersion form={form} saved={details.version} />
				<Field label={names.support_address} error={errorOf("support_address")}>
					{(control) => (
						<Input
							name="support_address"
							type="email"
							dir="ltr"
							className="text-start"
							maxLength={254}
							defaultValue={textOf("support_address", details.support_address)}
							{...control}
						/>
					)}
				</Field>
				<Field
					label={names.operator_name}
					hint={t`The person or company that answers for it.`}
					error={errorOf("operator_name")}
				>
					{(control) => (
						<Input
							name="operator_name"
							dir="auto"
							maxLength={200}
							defaultValue={textOf("operator_name", details.operator_name)}
							{...control}
						/>
					)}
				</Field>
				<Field label={names.operator_address} error={errorOf("operator_address")}>
					{(control) => (
						<TextArea
							name="operator_address"
							rows={3}
							dir="auto"
							maxLength={500}
							defaultValue={textOf("operator_address", details.operator_address)}
							{...control}
						/>
					)}
				</Field>
				<Field
					label={names.data_protection_contact}
					hint={t`Whom people ask about their data: a name, an address, or both.`}
					error={errorOf("data_protection_contact")}
				>
					{(control) => (
						<TextArea
							name="data_protection_contact"
							rows={2}
							dir="auto"
							maxLength={500}
							defaultValue={textOf("data_protection_contact", details.data_protection_contact)}
							{...control}
						/>
					)}
				</Field>
				<div>
					<SubmitButton intent="details">
						<Trans>Save</Trans>
					</SubmitButton>
				</div>
			</ActionForm>
		</section>
	);
}

const figureIntents = ["figures"];

/** Which figures the home page and /about show, and where they come from. */
function Figures() {
	const { t } = useLingui();
	const { figures, computed, computed_at, specified } = useLoaderData<typeof loader>();
	const given = useActionData<Answer>();
	const wrong = t`Write a number, such as 5,000+, 95% or 4.9.`;
	const form = useAnswer(given, figureIntents, Object.fromEntries(figureNames.map((name) => [`${name}_text`, wrong])));
	const { errorOf, textOf } = form;
	const names: Record<FigureName, string> = {
		verified_lawyers: t`Home: verified lawyers`,
		global_coverage: t`Home: global coverage`,
		happy_clients: t`Home: happy clients`,
		success_rate: t`Home: success rate`,
		clients: t`Home: clients`,
		professionals: t`Home: professionals`,
		cities: t`Home and About: cities`,
		average_rating: t`Home and About: average rating`,
		countries: t`About: countries`,
		languages: t`About: languages`,
	};
	const sources: Record<FigureSource, string> = {
		specified: t`As specified`,
		text: t`My own text`,
		computed: t`Computed from data`,
	};
	const shown = (source: string, text: string) =>
		source === "text" ? text : (sources[source as FigureSource] ?? source);
	return (
		<section aria-labelledby="figures">
			<h2 id="figures" className="text-xl">
				<Trans>Figures on Home and About</Trans>
			</h2>
			<p className="mt-1 text-muted">
				<Trans>
					People rely on these numbers. We can compute how many professionals are listed, in how many places and
					languages, how many clients met one, and what share of the appointments that nobody cancelled took place.
				</Trans>{" "}
				{computed_at ? (
					<Trans>
						Computed on <Day at={computed_at} />, once a day.
					</Trans>
				) : (
					<Trans>They are computed once a day, and have not been yet.</Trans>
				)}
			</p>
			<ActionForm
				action={path}
				intents={figureIntents}
				answer={given}
				saved={{ title: t`Settings saved`, description: t`Home and About show them now.` }}
				failed={{ title: t`Error`, description: t`That could not be saved. Please try again.` }}
				conflict={
					<ChangedMeanwhile
						fields={figureNames.map((name) => ({
							label: names[name],
							typed: shown(textOf(name, ""), textOf(`${name}_text`, "")),
							saved: shown(figures[name], figures[`${name}_text`]),
						}))}
					/>
				}
				className="mt-6 gap-5!"
			>
				<SeenVersion form={form} saved={figures.version} />
				{figureNames.map((name) => {
					const own = `${name}_text` as const;
					return (
						<fieldset key={name} className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
							<legend className="mb-1 font-medium">{names[name]}</legend>
							<Field label={t`Shown`} isLabelHidden>
								{(control) => (
									<Select name={name} defaultValue={textOf(name, figures[name])} {...control}>
										{figureSources.map((source) => (
											<option key={source} value={source}>
												{sources[source]}
												{source === "specified" && `: \u2068${specified[name]}\u2069`}
												{source === "computed" && `: \u2068${computed[name] ?? "–"}\u2069`}
											</option>
										))}
									</Select>
								)}
							</Field>
							<Field label={t`My own text`} isLabelHidden error={errorOf(own)}>
								{(control) => (
									<Input
										name={own}
										dir="ltr"
										className="text-start"
										maxLength={20}
										placeholder={t`My own text`}
										defaultValue={textOf(own, figures[own])}
										{...control}
									/>
								)}
							</Field>
						</fieldset>
					);
				})}
				<div>
					<SubmitButton intent="figures">
						<Trans>Save the figures</Trans>
					</SubmitButton>
				</div>
			</ActionForm>
		</section>
	);
}
