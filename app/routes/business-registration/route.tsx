import { msg } from "@lingui/core/macro";
import { type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
	type ClientActionFunctionArgs,
	type ShouldRevalidateFunction,
	useActionData,
	useLoaderData,
} from "@remix-run/react";
import { useEffect, useRef } from "react";
import { findOwnBusiness } from "#domain/businesses/owners.server.ts";
import { findOwnRegistration } from "#domain/registrations/reading.server.ts";
import { isOpen } from "#domain/registrations/registrations.ts";
import { findProfessional } from "../../business-area.server.ts";
import { keepingTyped } from "../../components/form/answer.ts";
import { requirePerson } from "../../http.server.ts";
import { localeOf } from "../../locale.server.ts";
import { pageMeta } from "../../meta.ts";
import type { PageHandle } from "../../root-data.ts";
import { type WizardAnswer, wizardAction } from "./actions.server.ts";
import { Intro } from "./intro.tsx";
import { Standing } from "./standing.tsx";
import { stepAt, stepView } from "./view.server.ts";
import { Wizard } from "./wizard.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
	if (!(await context.actor())) return { shows: "intro" as const };
	const person = await requirePerson(context, request);
	const url = new URL(request.url);
	const last = await findOwnRegistration(context, person);
	// Whoever was refused may begin again: the address of a step says that they want to.
	const beginsAgain = last?.status === "rejected" && url.searchParams.has("step");
	if (last && !isOpen(last.status) && !beginsAgain) {
		const { reference, status, reason, appeal, submitted_at, decided_at, version, business_id } = last;
		const standing = { reference, status, reason, appeal, submitted_at, decided_at, version, business_id };
		return { shows: "standing" as const, standing };
	}
	if (person.role !== "user") {
		const professional = await findProfessional(context, request);
		if (professional && (await findOwnBusiness(context, professional))) throw redirect("/business");
	}
	const own = beginsAgain ? null : last;
	const { locale } = localeOf(request, context);
	return { shows: "step" as const, view: await stepView(context, locale, own, stepAt(url, own)) };
}

export const action = wizardAction;

export const clientAction = (args: ClientActionFunctionArgs) => keepingTyped<WizardAnswer>(args);

/**
 * Remix keeps the page as it is where a form was refused. Here a part of it may be saved all the same (the fields, while the
 * document cannot be used), and whoever was late is to save over what is there now.
 */
export const shouldRevalidate: ShouldRevalidateFunction = ({ formMethod, defaultShouldRevalidate }) =>
	defaultShouldRevalidate || formMethod === "POST";

export const handle: PageHandle = { isTool: true, isUninterrupted: true };

export const meta: MetaFunction = (args) =>
	pageMeta(args, {
		title: msg`Join as a professional`,
		description: msg`Lawyers, tax advisors, translators, notaries and others: apply to be listed on Visavis.`,
		path: "/business-registration",
	});

export default function BusinessRegistration() {
	const found = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>() as WizardAnswer | undefined;
	const content = useRef<HTMLDivElement>(null);
	const screen = found.shows === "step" ? found.view.step : found.shows;
	const shown = useRef(screen);
	// A form leaves the page where it is: the next screen begins at its top.
	useEffect(() => {
		if (shown.current === screen) return;
		shown.current = screen;
		content.current?.querySelector("h1")?.focus({ preventScroll: true });
		scrollTo(0, 0);
	}, [screen]);
	return (
		<div ref={content}>
			{found.shows === "intro" && <Intro />}
			{found.shows === "standing" && <Standing {...found.standing} answer={answer} />}
			{found.shows === "step" && <Wizard view={found.view} answer={answer} />}
		</div>
	);
}
