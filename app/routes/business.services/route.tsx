import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { type ClientActionFunctionArgs, useActionData, useLoaderData } from "@remix-run/react";
import { saveServices } from "#domain/availability/services-offered.server.ts";
import { listPublicProfiles } from "#domain/businesses/businesses.server.ts";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { servicesChange } from "#domain/businesses/services-offered.ts";
import type { Professional } from "#domain/ground/callers.ts";
import type { Ctx } from "#domain/ground/context.server.ts";
import { requireOwned, requireProfessional } from "../../business-area.server.ts";
import { Frame } from "../../components/business-area/frame.tsx";
import { keepingTyped } from "../../components/form/answer.ts";
import { draftFrom, draftOf, fieldsOf, inputOf, type ServicesAnswer } from "../../components/services-form/draft.ts";
import { ServicesForm } from "../../components/services-form/services-form.tsx";
import { formAction, invalid, runCommand } from "../../form-action.server.ts";
import type { Locale } from "../../i18n.ts";
import { namedLegalServices } from "../../legal-service-list.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";

/** The own profile with the services that it can offer: those of its profession, and what it offers already. */
async function findOffer(ctx: Ctx, person: Professional, locale: Locale) {
	const owned = await findOwnBusiness(ctx, person);
	if (!owned) return null;
	const [profile] = await listPublicProfiles(ctx, [owned.id]);
	if (!profile) return null;
	const isOffered = new Set(profile.services.map(({ legal_service_id }) => legal_service_id));
	const names = (
		await namedLegalServices(ctx, locale, ({ id, category }) => category === profile.category || isOffered.has(id))
	).sort((a, b) => Number(isOffered.has(b.id)) - Number(isOffered.has(a.id)));
	return { profile, names, ids: names.map(({ id }) => id) };
}

export async function loader({ request, context }: LoaderFunctionArgs) {
	const person = await requireProfessional(context, request);
	const { locale } = localeOf(request, context);
	const { profile, names, ids } = requireOwned(request, await findOffer(context, person, locale));
	const { id, name, version, currency, modes, services } = profile;
	return { business: { id, name }, version, currency, names, draft: draftOf(ids, modes, services, currency) };
}

export const action = formAction(
	{
		async save({ request, context }) {
			const person = await requireProfessional(context, request);
			const { locale } = localeOf(request, context);
			const { profile, ids } = requireOwned(request, await findOffer(context, person, locale));
			const form = await request.formData();
			const draft = draftFrom(form, ids);
			const version = Number(form.get("version")) || 0;
			const parsed = servicesChange.safeParse(inputOf(draft, profile.currency));
			const answer = parsed.success
				? await runCommand({ request, context }, "save", {}, () =>
						saveServices(context, person, profile.id, version, parsed.data),
					)
				: invalid("save", { typed: {}, invalid: fieldsOf(draft, parsed.error.issues) });
			const kept = answer.data.outcome === "saved" ? {} : { draft, version };
			return data<ServicesAnswer>({ ...answer.data, ...kept }, answer.init ?? 200);
		},
	},
	{ fallback: "save" },
);

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<ServicesAnswer>(args);

export const handle: PageHandle = { isTool: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Services and fees`,
		description: msg`What you offer, how long it takes and what it costs.`,
		path: "/business/services",
		noindex: true,
	});

const intents = ["save"] as const;

export default function BusinessServices() {
	const { t } = useLingui();
	const { business, ...loaded } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as ServicesAnswer | undefined;
	return (
		<Frame business={business}>
			<ServicesForm
				{...loaded}
				answer={answer}
				action="/business/services"
				intents={intents}
				saved={{ title: t`Services and fees saved`, description: t`Search and your profile show them from now on.` }}
				submit={<Trans>Save services and fees</Trans>}
			/>
		</Frame>
	);
}
