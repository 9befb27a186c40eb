import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { removeHelp, requireHelp, saveHelp } from "#domain/pages/urgent-help-editing.server.ts";
import { fieldsOf, helpChange, helpInput } from "#domain/pages/urgent-help-input.ts";
import { requireAdmin, requireFreshAdmin } from "../../admin-area.server.ts";
import { BackLink } from "../../components/back-link.tsx";
import { Day } from "../../components/fact.tsx";
import { type Answer, afterConflict, keepingTyped } from "../../components/form/answer.ts";
import { CountryName } from "../../components/place-name.tsx";
import { countryOptions } from "../../country-options.server.ts";
import { formAction, type Submission, saveForm } from "../../form-action.server.ts";
import { notFound, outcome } from "../../http.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import { timeZones } from "../../time-zones.server.ts";
import { HelpForm } from "./help-form.tsx";

const path = "/admin/urgent-help";

/** What stands in the address of help that is not there yet. */
const newHelp = "new";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
	const admin = await requireAdmin(context, request);
	const country = new URL(request.url).searchParams.get("country") ?? "";
	const id = params.id ?? "";
	const [found, countries] = await Promise.all([
		id === newHelp ? null : outcome(requireHelp(context, admin, id)),
		countryOptions(context, localeOf(request, context).locale),
	]);
	if (found?.refusal) throw notFound();
	const fields = fieldsOf(
		found?.value ?? {
			...{ situation: "danger", country_id: country, name: "", number: null, address: null },
			...{ hours: null, time_zone: null, source_url: "" },
		},
	);
	const { checked_on = null, version = 0 } = found?.value ?? {};
	return {
		id,
		isNew: found === null,
		checked_on,
		version,
		fields,
		countries,
		zones: timeZones(fields.time_zone || null),
	};
}

export const action = ({ params, ...args }: ActionFunctionArgs) => {
	const id = params.id === newHelp ? null : (params.id ?? "");
	const save = (intent: string, isChecked: boolean) => async (submission: Submission) => {
		const admin = await requireAdmin(submission.context, submission.request);
		if (id !== null)
			return saveForm(submission, intent, helpChange, ({ version, ...given }) =>
				saveHelp(submission.context, admin, { id, version }, given, { isChecked }),
			);
		return saveForm(submission, intent, helpInput, async (given) => {
			const saved = await saveHelp(submission.context, admin, null, given, { isChecked });
			throw redirect(`${path}/${saved}`, 303);
		});
	};
	return formAction(
		{
			save: save("save", false),
			check: save("check", true),
			remove: (submission) =>
				saveForm(submission, "remove", z.object({}), async () => {
					const admin = await requireFreshAdmin(submission.context, submission.request);
					await removeHelp(submission.context, admin, id ?? "");
					throw redirect(path, 303);
				}),
		},
		{ fallback: "save" },
	)({ params, ...args });
};

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<Answer>(args);

export const shouldRevalidate = afterConflict;

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Urgent help`,
		description: msg`A number or an address for when it cannot wait.`,
		path: args.location.pathname,
		noindex: true,
	});

export default function OneHelp() {
	const { id, isNew, checked_on, fields, ...choices } = useLoaderData<typeof loader>();
	const given = useActionData<Answer>();
	return (
		<>
			<BackLink to={fields.country_id ? `${path}?country=${fields.country_id}` : path}>
				{isNew || !fields.country_id ? <Trans>All countries</Trans> : <CountryName code={fields.country_id} />}
			</BackLink>
			<h2 className="mt-3 text-xl wrap-anywhere">
				{isNew ? <Trans>Add urgent help</Trans> : <bdi>{fields.name || fields.number || fields.address}</bdi>}
			</h2>
			{!isNew && (
				<p className="mt-1 text-muted">
					{checked_on ? (
						<Trans>
							Compared with its source on <Day at={checked_on} />. People see it.
						</Trans>
					) : (
						<Trans>Nobody has compared it with its source yet. People do not see it.</Trans>
					)}
				</p>
			)}
			<HelpForm key={id} id={id} isNew={isNew} fields={fields} given={given} {...choices} />
		</>
	);
}
